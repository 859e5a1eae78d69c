import { afterAll, beforeAll, describe, test } from 'vitest';
import { deskFiles } from '../../electron/desk-files.ts';
import { serve } from '../../electron/serve-http.ts';
import { DeskClient } from '../../src-core/client/desk-client.ts';
import { Door as DeskDoor } from '../../src-core/door/desk-door.ts';
import { atThisComputer } from '../../src-core/door/who.ts';
import { DeskHost } from '../../src-core/host/desk-host.ts';
import type { Machine } from '../../src-core/host/desk-host.ts';
import { removeFolder, temporaryFolder, type Door, type Screen } from './kit.ts';
import { socketTransport } from './socket-transport.ts';
import { cases } from './suite.ts';

const machine: Machine = {
  shell: 'served',
  version: '0',
  language: 'es-ES',
  dialogs: false,
  chooseToOpen: async () => null,
  chooseToCreate: async () => null,
  chooseFolder: async () => null,
  newWindow: async () => ({ url: null }),
};

/** The desk itself, with no door. */
async function inProcess(): Promise<Door> {
  const folder = temporaryFolder();
  const host = new DeskHost({ files: deskFiles(), config: folder, folder });
  const screen = async (): Promise<Screen> => {
    const leave = host.screenCame(() => {});
    return { desk: host.desk, shell: host.shell(machine), leave };
  };
  return { folder, screen, end: () => host.close().then(() => removeFolder(folder)) };
}

/** A door and a client with nothing between them but text that arrives a little later. */
async function inMemory(): Promise<Door> {
  const folder = temporaryFolder();
  const host = new DeskHost({ files: deskFiles(), config: folder, folder });
  const screen = async (): Promise<Screen> => {
    let door: DeskDoor | undefined;
    const client = new DeskClient({
      send: (text) => queueMicrotask(() => door?.receive(text)),
      onMessage: (heard) =>
        queueMicrotask(() => {
          const send = (text: string): void => queueMicrotask(() => heard(text));
          door = new DeskDoor({ host, who: atThisComputer('browser'), shell: host.shell(machine), send });
        }),
      onClose: () => {},
      close: () => door?.close(),
    });
    return { desk: client.desk, shell: client.shell, leave: () => client.close() };
  };
  return { folder, screen, end: () => host.close().then(() => removeFolder(folder)) };
}

/** The served desk, with a session for each screen. */
async function overHttp(): Promise<Door> {
  const folder = temporaryFolder();
  const served = await serve({ config: folder, folder });
  const screen = async (): Promise<Screen> => {
    const client = new DeskClient(socketTransport(served.invite()));
    return { desk: client.desk, shell: client.shell, leave: () => client.close() };
  };
  return { folder, screen, end: () => served.close().then(() => removeFolder(folder)) };
}

describe.each([
  { name: 'in process', open: inProcess },
  { name: 'through a door in memory', open: inMemory },
  { name: 'over HTTP and WebSocket', open: overHttp },
])('the contract $name', ({ open }) => {
  let door: Door;
  let screen: Screen;
  beforeAll(async () => {
    door = await open();
    screen = await door.screen();
  });
  afterAll(async () => {
    await screen.leave();
    await door.end();
  });

  test.each(cases)('$name', ({ run }) => run(door, screen));
});
