import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge } from '../src-core/client/desk-client.ts';

/** All that the page gets of Electron: a line to its door, which is opened when the page begins to listen. */
const bridge: Bridge = {
  send: (message) => ipcRenderer.send('desk', message),
  onMessage: (heard) => {
    ipcRenderer.removeAllListeners('desk');
    ipcRenderer.on('desk', (_event, message: string) => heard(message));
    ipcRenderer.send('desk:open');
  },
};

contextBridge.exposeInMainWorld('escaque', bridge);
