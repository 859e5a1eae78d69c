/** The diary of faults on the tournament's screen: read, and saved by hand. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, onTestFinished, test } from 'vitest';
import { deskFiles } from '../../electron/desk-files.ts';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import Diary from '../../renderer/screens/tournament/Diary.svelte';
import type { DeskApi } from '../../src-core/contract/desk-api.ts';
import { DeskHost } from '../../src-core/host/desk-host.ts';
import { removeFolder, temporaryFolder } from '../contract/kit.ts';
import AtDesk from './AtDesk.svelte';

function show(): DeskHost {
  const folder = temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  const host = new DeskHost({ files: deskFiles(), config: folder, folder });
  const shell = host.shell({
    shell: 'served',
    version: '0',
    language: 'en',
    dialogs: false,
    chooseToOpen: async () => null,
    chooseToCreate: async () => null,
    chooseFolder: async () => null,
    newWindow: async () => ({ url: null }),
  });
  const desk = new DeskMirror({ watch: () => () => undefined } as unknown as DeskApi, () => 'Geurt');
  render(AtDesk, { part: Diary as Component<Record<string, unknown>>, given: {}, desk, shell });
  return host;
}

test('what was noted is told in words, the newest first, and can be saved', async () => {
  const { diary } = show();
  diary.note('slow', 'act importPgn', 1540);
  diary.note('refused', 'HTTP 421');
  await fireEvent.click(screen.getByText('See the diary of faults'));
  const rows = (await screen.findAllByRole('row', { hidden: true })).map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/Somebody was not let in\s*HTTP 421/);
  expect(rows[2]).toMatch(/Took more than a second, 1\.5 s\s*act importPgn/);
  const made: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`;
  onTestFinished(() => void Reflect.deleteProperty(URL, 'createObjectURL'));
  await fireEvent.click(screen.getByText('Save the diary of faults'));
  expect((await made[0]?.text())?.split('\n')[1]).toContain('"ms":1540');
});

test('nothing noted is said', async () => {
  show();
  await fireEvent.click(screen.getByText('See the diary of faults'));
  expect(await screen.findByText('Nothing has been noted.')).toBeTruthy();
});
