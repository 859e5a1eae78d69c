/** A third language, added as any is: every screen speaks it, and says nothing of its own. */
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { deskFiles } from '../../electron/desk-files.ts';
import App from '../../renderer/App.svelte';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import type { Screen } from '../../renderer/route.svelte.ts';
import { Settings } from '../../renderer/settings.svelte.ts';
import { Words } from '../../renderer/words.svelte.ts';
import type { ActReply, DeskCommand, ShellApi } from '../../src-core/contract/desk-api.ts';
import { DeskHost } from '../../src-core/host/desk-host.ts';
import { act, done, form, move, removeFolder, temporaryFolder } from '../contract/kit.ts';
import { commitOf, inputOf, policyOf } from '../desk/draw-arbiter.ts';
import { decideOf, illegal } from '../desk/incidents.ts';
import { data, notSaid, pseudo, speakPseudo, textsOf } from '../words/pseudo.ts';

let folder: string;
let host: DeskHost;
let shell: ShellApi;
let silence: () => void;
const heard = new Set<string>();
const unsaid = new Map<string, string>();

// jsdom has no sizes, a clipboard, or pages to go to
document.execCommand = () => true;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.requestFullscreen = () => Promise.resolve();
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
// its events tell the time of day, where a browser's are on the scale of performance.now()
const timeOfDay = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp') ?? {};
Object.defineProperty(Event.prototype, 'timeStamp', {
  configurable: true,
  get(this: Event): number {
    return Number(timeOfDay.get?.call(this)) - performance.timeOrigin;
  },
});

beforeAll(() => {
  silence = speakPseudo();
  folder = temporaryFolder();
  host = new DeskHost({ files: deskFiles(), config: folder, folder });
  shell = host.shell({
    shell: 'served',
    version: '0',
    language: 'xx',
    dialogs: false,
    chooseToOpen: async () => null,
    chooseToCreate: async () => null,
    chooseFolder: async () => null,
    newWindow: async () => ({ url: null }),
  });
});

afterEach(cleanup);

afterAll(async () => {
  vi.unstubAllGlobals();
  Object.defineProperty(Event.prototype, 'timeStamp', timeOfDay);
  silence();
  await host.close();
  removeFolder(folder);
});

const does = async (command: DeskCommand): Promise<Extract<ActReply, { ok: true }>> =>
  done(await host.desk.act(act(command)));

/** What the tests themselves wrote: names, the tournament, notes. */
const written = [
  /^Escaque$/,
  // each language by its code and in its own words
  /^(ES|EN|XX|Español|English)$/,
  /^(Ana|Núñez|Núñez, Ana|Rey|Rey, Pía|Pía|Dama|Dama, Leo|Leo|Torre|Torre, Eva|Eva|Peón|Peón, Iván|Iván)$/,
  /^(clásico|abierto|de 960)$/,
  /^Lugo$/,
];

function look(where: string): void {
  for (const text of textsOf(document.body)) {
    heard.add(text);
    for (const part of notSaid(text, [...data, ...written])) unsaid.set(part, `${where}: ${text.trim()}`);
  }
}

const settled = async (): Promise<void> => {
  for (let n = 0; n < 2; n += 1) {
    await new Promise((resume) => setTimeout(resume, 0));
    await tick();
  }
};

function open(screen: Screen | null, round: number | null = 1) {
  history.replaceState(screen === null ? null : { screen, round, depth: 0 }, '');
  const desk = new DeskMirror(host.desk, (chief) => chief);
  desk.connection = { state: 'connected', since: '' };
  return render(App, { desk, shell, words: new Words(pseudo), settings: new Settings() });
}

const buttons = () =>
  [...document.querySelectorAll<HTMLButtonElement>('main button, .foot button, .alone button')].filter(
    (button) => !button.disabled && button.closest('[role=grid], dialog') === null,
  );

/** The screen, and what each of its buttons opens. */
async function visit(screen: Screen | null, most = 20): Promise<void> {
  const name = screen?.name ?? 'start';
  const { unmount } = open(screen);
  await settled();
  look(name);
  const here = JSON.stringify(history.state);
  for (let n = 0; n < most; n += 1) {
    const button = buttons()[n];
    if (button === undefined) break;
    button.click();
    await settled();
    look(`${name}, ${button.textContent.trim()}`);
    for (const dialog of document.querySelectorAll('dialog')) dialog.dispatchEvent(new Event('close'));
    if (JSON.stringify(history.state) !== here) {
      history.replaceState(JSON.parse(here), '');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }
    await settled();
  }
  unmount();
}

const at = { round: 1, board: 1 };
const begun: readonly Screen[] = [
  { name: 'hall' },
  { name: 'round' },
  { name: 'clock', ...at },
  { name: 'board', ...at },
  { name: 'board', round: 1, board: 2 },
  { name: 'incident', ...at, claim: false },
  { name: 'incident', ...at, claim: true },
  { name: 'incidents', focus: null },
  { name: 'journal', place: null },
  { name: 'roundStart' },
  { name: 'countdown', round: 1 },
  { name: 'standings' },
  { name: 'wall' },
];
const before: readonly Screen[] = [
  { name: 'pairings' },
  { name: 'roundStart' },
  { name: 'countdown', round: 1 },
  { name: 'clock', ...at },
  { name: 'board', ...at },
  { name: 'players', focus: null },
  { name: 'explorer', number: 518 },
  { name: 'parchis' },
  { name: 'parchisTable', round: 1, table: 1 },
  { name: 'position', fen: '8/8/8/8/8/5k2/7p/7K w - - 0 1', variant: 'standard' },
  { name: 'checkDraw' },
  { name: 'draw' },
  { name: 'tournament' },
];
const drawn: readonly Screen[] = [
  { name: 'draw' },
  { name: 'ceremony', round: 1 },
  { name: 'journal', place: null },
  { name: 'board', ...at },
];

async function newTournament(name: string, variant: 'standard' | 'chess960'): Promise<void> {
  const made = await shell.create({
    path: null,
    act: act({ type: 'createTournament', form: form(name, { variant }) }),
  });
  done(made.reply);
  const players = 'No;Nombre\n1;Rey, Pía\n2;Dama, Leo\n3;Torre, Eva\n4;Peón, Iván\n';
  await does({ type: 'registerPlayersFromText', text: players });
  const pairings = [
    { board: 1, white: '1', black: '2' },
    { board: 2, white: '3', black: '4' },
  ];
  await does({ type: 'pairRound', round: 1, pairings });
  const seats = [
    { color: 'yellow', player: '1' },
    { color: 'red', player: '2' },
  ] as const;
  const stakes = { eaten: 1, winner: 2, thirdSix: 1 };
  await does({ type: 'setParchisTable', round: 1, table: 1, seats, chosen: [], couples: 'none', stakes });
}

const nothingUnsaid = (): void => {
  const found = [...unsaid.values()];
  unsaid.clear();
  expect(found).toEqual([]);
};

test('before a tournament is open', async () => {
  await visit(null);
  nothingUnsaid();
}, 120_000);

test('a round that has not begun', async () => {
  await newTournament('clásico', 'standard');
  for (const screen of before) await visit(screen);
  nothingUnsaid();
}, 120_000);

test('a round that is played, with incidents', async () => {
  await newTournament('abierto', 'standard');
  await does({ type: 'setControl', round: null, board: null, text: '90 min + 30 s', change: 'moves' });
  await does({ type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
  await does({ type: 'startRound', round: 1, boards: [1] });
  for (const text of ['e4', 'e5', 'Nf3']) await does(move(text));
  await does(decideOf(illegal('black', 'e8', 'e6')));
  await does({ type: 'writeNote', ...at, text: 'Ana' });
  for (const text of ['f3', 'e5', 'g4', 'Qh4#']) await does(move(text, 2));
  await does({
    type: 'declareResult',
    round: 1,
    board: 2,
    result: '0-1',
    reason: 'checkmate',
    note: '',
    confirmed: true,
  });
  for (const screen of begun) await visit(screen);
  nothingUnsaid();
}, 120_000);

test('a round of Chess960 with its draw', async () => {
  await newTournament('de 960', 'chess960');
  await does(policyOf());
  await does(commitOf());
  await does(inputOf('Ana'));
  for (const screen of drawn) await visit(screen);
  nothingUnsaid();
}, 120_000);

test('many texts were read', () => {
  expect(heard.size).toBeGreaterThan(400);
});
