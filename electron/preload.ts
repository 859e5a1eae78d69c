import { contextBridge, ipcRenderer, webUtils } from 'electron';
import type { Bridge } from '../src-core/client/desk-client.ts';

/** All that the page gets of Electron: a line to its door, and where a file lies that it was given by hand. What was still on its way on a line before is not heard. */
const bridge: Bridge = {
  open: (heard) => {
    const line = crypto.getRandomValues(new Uint32Array(4)).join('-');
    ipcRenderer.removeAllListeners('desk');
    ipcRenderer.on('desk', (_event, on: string, text: string) => {
      if (on === line) heard(text);
    });
    ipcRenderer.send('desk:open', line);
    return (text) => ipcRenderer.send('desk', line, text);
  },
  pathOf: (file) => webUtils.getPathForFile(file),
};

contextBridge.exposeInMainWorld('escaque', bridge);
