import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoardRow, RoundView } from '../../src-core/contract/desk-api.ts';
import { Door } from '../../src-core/door/desk-door.ts';
import { visitor } from '../../src-core/door/who.ts';
import { DeskHost } from '../../src-core/host/desk-host.ts';
import { changedRows } from '../../src-core/door/changed-rows.ts';
import type { Message } from '../../src-core/contract/messages.ts';
import { withChangedRows } from '../../src-core/client/with-changed-rows.ts';
import { deskFiles } from '../../electron/desk-files.ts';
import { act, done, form, move, removeFolder, temporaryFolder } from '../contract/kit.ts';

const row = (board: number, plies: number): BoardRow => ({
  round: 1,
  board,
  white: null,
  black: null,
  state: 'playing',
  turn: 'white',
  moveNumber: 1,
  unrecorded: 0,
  plies,
  lastSan: null,
  result: null,
  ending: null,
  notices: 0,
  clock: null,
  pending: null,
  late: [],
  byeOf: null,
  putOff: null,
});
const round = (seq: number, boards: readonly BoardRow[]): RoundView => ({
  kind: 'round',
  seq,
  round: 1,
  boards,
  published: false,
  away: [],
});

test('a screen that hears what changed shows what it would be shown whole', () => {
  const boards = fc.array(fc.nat(2), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(boards, { minLength: 1, maxLength: 6 }), (history) => {
      let shown: RoundView | null = null;
      let before: RoundView | null = null;
      for (const [seq, plies] of history.entries()) {
        const now = round(
          seq,
          plies.map((count, index) => row(index + 1, count)),
        );
        const changed: RoundView | null = changedRows(now, before);
        shown = changed === null || shown === null ? now : withChangedRows(shown, changed);
        expect(shown).toEqual(now);
        before = now;
      }
    }),
  );
});

const three = [row(1, 0), row(2, 0), row(3, 0)];

test.each([
  ['the first time', null],
  ['a board that was not there', round(1, three.slice(1))],
  ['other boards', round(1, [row(4, 0), row(2, 0), row(3, 0)])],
  ['another round', { ...round(1, three), round: 2 }],
  ['most of them changed', round(1, [row(1, 1), row(2, 1), row(3, 0)])],
])('it is shown whole: %s', (_, before) => expect(changedRows(round(2, three), before)).toBeNull());

test('a board that did not change is the very same row', () => {
  const changed = changedRows(round(2, [row(1, 0), row(2, 7), row(3, 0)]), round(1, three));
  const now = changed === null ? null : withChangedRows(round(1, three), changed);
  expect(now?.seq).toBe(2);
  expect(now?.boards.map((each, at) => each === three[at])).toEqual([true, false, true]);
});

let folder: string;
let host: DeskHost;
beforeAll(() => {
  folder = temporaryFolder();
  host = new DeskHost({ files: deskFiles(), config: folder, folder });
});
afterAll(async () => {
  await host.close();
  removeFolder(folder);
});

test('a move on one board of twenty crosses the door as one board', async () => {
  await host.create({ path: null, act: act({ type: 'createTournament', form: form('Lugo') }) });
  const numbers = Array.from({ length: 40 }, (_, at) => `${at + 1}`);
  const text = ['No;Nombre', ...numbers.map((number) => `${number};Nombre ${number}`)].join('\n');
  done(await host.desk.act(act({ type: 'registerPlayersFromText', text })));
  const pairings = Array.from({ length: 20 }, (_, at) => ({
    board: at + 1,
    white: `${2 * at + 1}`,
    black: `${2 * at + 2}`,
  }));
  done(await host.desk.act(act({ type: 'pairRound', round: 1, pairings })));
  const said: Message[] = [];
  const heard = Promise.withResolvers<void>();
  const send = (told: string): void => {
    const message = JSON.parse(told) as Message;
    said.push(message);
    if ('view' in message) void host.desk.act(act(move('e4', 7)));
    if ('changed' in message) heard.resolve();
  };
  const door = new Door({ host, who: visitor('tablet'), shell: null, send });
  door.receive(JSON.stringify({ id: 1, call: 'watch', params: { kind: 'round', round: 1 } }));
  await heard.promise;
  door.close();
  expect(said.flatMap((message) => ('view' in message ? [message.view] : []))).toMatchObject([
    { kind: 'round', boards: { length: 20 } },
  ]);
  expect(said.at(-1)).toMatchObject({ watch: 1, changed: { boards: [{ board: 7, lastSan: 'e4' }] } });
});
