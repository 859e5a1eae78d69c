/** A draw that waits for its hour, seen through a door: nothing of it is told until it is shown. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import type { DeskCommand, DrawTerms, Topic } from '../../src-core/contract/desk-api.ts';
import { act, done, form, move, watch, type Door, type Screen } from './kit.ts';

const far = Date.UTC(2100, 0, 1, 10);
const draw = { round: 1, board: 0 } as const;
const drawn: DeskCommand = {
  type: 'drawStartPosition',
  draw,
  by: { method: 'program' },
  again: '',
  witnesses: ['Eva'],
  showAt: null,
  startsAt: null,
};

const terms: DrawTerms = {
  exclude: [518],
  noRepeat: true,
  perBoard: false,
  bothGames: false,
  studyMinutes: 10,
  show: 'beforeStart',
  showMinutes: 15,
};

/** A Chess960 tournament with two boards; gives its path. */
async function tournament960(screen: Screen, name: string): Promise<string> {
  const made = await screen.shell.create({
    path: null,
    act: act({ type: 'createTournament', form: form(name, { variant: 'chess960' }) }),
  });
  done(made.reply);
  const commands: readonly DeskCommand[] = [
    {
      type: 'registerPlayersFromText',
      text: 'No;Nombre\n1;Rey, Pía\n2;Dama, Leo\n3;Torre, Eva\n4;Peón, Iván\n',
    },
    {
      type: 'pairRound',
      round: 1,
      pairings: [
        { board: 1, white: '1', black: '2' },
        { board: 2, white: '3', black: '4' },
      ],
    },
  ];
  for (const command of commands) done(await screen.desk.act(act(command)));
  return made.path;
}

/** Such a tournament with its position drawn, to be shown in the year 2100. */
async function hiddenDraw(screen: Screen, name: string): Promise<string> {
  const path = await tournament960(screen, name);
  const commands: readonly DeskCommand[] = [
    { type: 'setDrawPolicy', terms, reason: '' },
    { type: 'commitDraw', draw, again: '', showAt: null, startsAt: far },
    { type: 'addDrawInput', draw, kind: 'dice', text: '3 5 1' },
    drawn,
  ];
  for (const command of commands) done(await screen.desk.act(act(command)));
  return path;
}

/** What the file holds, which nobody is told: the secret, the salt and the back rank. */
function untold(path: string): readonly string[] {
  const wal = `${path}-wal`;
  const text = readFileSync(path, 'latin1') + (existsSync(wal) ? readFileSync(wal, 'latin1') : '');
  return ['secret', 'salt', 'rank'].map((field) => {
    const found = new RegExp(`"${field}":"([0-9A-Za-z]+)"`).exec(text)?.[1];
    assert.ok(found !== undefined, `the file holds no ${field}`);
    return found;
  });
}

const topics: readonly Topic[] = [
  { kind: 'desk' },
  { kind: 'tournament' },
  { kind: 'players' },
  { kind: 'round', round: 1 },
  { kind: 'board', round: 1, board: 1 },
  { kind: 'board', round: 1, board: 2 },
  { kind: 'arbiter', round: 1, board: 1 },
  { kind: 'arbiter', round: 1, board: 2 },
  { kind: 'draw', round: 1 },
  { kind: 'draw', round: 2 },
];

/** All that a screen can ask. */
async function everythingTold({ desk }: Screen): Promise<string> {
  const views = await Promise.all(
    topics.map(async (topic) => {
      const watched = watch(desk, topic);
      const view = await watched.until(() => true);
      watched.stop();
      return view;
    }),
  );
  const pages = { from: 0, limit: 1000 };
  const history = [
    await desk.history({ ...pages, newestFirst: false, place: null }),
    await desk.history({ ...pages, newestFirst: true, place: null }),
    await desk.history({ ...pages, newestFirst: false, place: { round: 1, board: 1 } }),
  ];
  const seqs = history[0]?.lines.map(({ seq }) => seq) ?? [];
  const documents = [
    await desk.document({ kind: 'pgn', round: null, board: null }),
    await desk.document({ kind: 'pgnAt', round: 1, board: 1, ply: 0 }),
    await desk.document({ kind: 'fenAt', round: 1, board: 1, ply: 0 }),
    await desk.document({ kind: 'playersCsv' }),
    ...(await Promise.all(seqs.map((seq) => desk.document({ kind: 'drawCertificate', seq, board: 0 })))),
  ];
  const proposals = await Promise.all([move('e4'), drawn].map((command) => desk.propose(command)));
  return JSON.stringify([views, history, documents, proposals]);
}

export const drawCases: readonly {
  readonly name: string;
  run(door: Door, screen: Screen): Promise<void>;
}[] = [
  {
    name: 'a draw not shown yet is told through no call, view, history or document, to any screen',
    async run(door, screen) {
      const path = await hiddenDraw(screen, 'A hidden draw');
      const [secret = '', salt = '', rank = ''] = untold(path);
      const other = await door.screen();
      for (const each of [screen, other]) {
        const told = await everythingTold(each);
        assert.ok(told.includes('"hidden"'), 'the draw is told to be there');
        for (const kept of [secret, salt, rank, rank.toLowerCase()]) assert.ok(!told.includes(kept));
      }
      done(await screen.desk.act(act({ type: 'showStartPosition', draw, reason: 'the hall is ready' })));
      const told = await everythingTold(other);
      for (const shown of [secret, rank, rank.toLowerCase()]) assert.ok(told.includes(shown));
      await other.leave();
    },
  },
  {
    name: 'throws typed for a draw are seen on every screen as they fall, until they are written or left',
    async run(door, screen) {
      await tournament960(screen, 'Throws in the hall');
      done(
        await screen.desk.act(
          act({ type: 'setDrawPolicy', terms: { ...terms, show: 'atOnce' }, reason: '' }),
        ),
      );
      const other = await door.screen();
      const hall = watch(other.desk, { kind: 'draw', round: 1 });
      const typed = (...throws: readonly number[]) =>
        screen.desk.readThrows({ method: 'dice', throws, draw });
      await typed(3);
      await hall.until(({ throwing }) => throwing?.throws.join('') === '3' && throwing.next === 'number');
      await typed(3, 5, 1);
      const { throwing } = await hall.until((view) => view.throwing?.throws.length === 3);
      assert.deepEqual([throwing?.method, throwing?.board], ['dice', 0]);
      assert.equal((await typed(3, 5, 1, 9)).ok, false);
      await screen.desk.readThrows({ method: 'dice', throws: [1, 1, 1, 1] });
      await typed(3, 5, 1, 2);
      await hall.until((view) => view.throwing?.throws.join('') === '3512');
      await typed();
      await hall.until((view) => view.throwing === null);
      await typed(3, 5, 1, 2);
      const by = { method: 'dice', throws: [3, 5, 1, 2] } as const;
      done(await screen.desk.act(act({ ...drawn, by })));
      const view = await hall.until(({ draws }) => draws.length === 1);
      assert.deepEqual([view.throwing, view.draws[0]?.state], [null, 'shown']);
      assert.ok(
        hall.views.every((one) => one.throwing?.throws.join('') !== '1111'),
        'typed for no draw',
      );
      hall.stop();
      await other.leave();
    },
  },
  {
    name: 'throws for a position that has its hour are told to nobody else, nor those of no draw',
    async run(_door, screen) {
      await tournament960(screen, 'Throws with an hour');
      done(await screen.desk.act(act({ type: 'setDrawPolicy', terms, reason: '' })));
      const hall = watch(screen.desk, { kind: 'draw', round: 1 });
      const read = await screen.desk.readThrows({ method: 'dice', throws: [3, 5, 1, 2], draw });
      assert.ok(read.ok && read.number !== null);
      done(await screen.desk.act(act({ type: 'commitDraw', draw, again: '', showAt: null, startsAt: far })));
      assert.equal((await hall.until(({ draws }) => draws.length === 1)).throwing, null);
      assert.ok(hall.views.every(({ throwing }) => throwing === null));
      hall.stop();
    },
  },
  {
    name: 'a certificate is checked, and throws are read, step by step',
    async run(_door, screen) {
      await hiddenDraw(screen, 'A certificate');
      done(await screen.desk.act(act({ type: 'showStartPosition', draw, reason: 'the hall is ready' })));
      const watched = watch(screen.desk, { kind: 'draw', round: 1 });
      const { draws } = await watched.until((view) => view.draws.at(-1)?.state === 'shown');
      watched.stop();
      const { text } = await screen.desk.document({
        kind: 'drawCertificate',
        seq: draws[0]?.seq ?? 0,
        board: 0,
      });
      const check = await screen.desk.checkDraw({ text: text });
      assert.deepEqual([check.json, check.faults], [true, []]);
      assert.equal(check.certificate?.number, draws[0]?.positions[0]?.number);
      const wrong = await screen.desk.checkDraw({ text: text.replace(/"number": \d+/, '"number": 1000') });
      assert.notDeepEqual(wrong.faults, []);
      assert.equal((await screen.desk.checkDraw({ text: 'not a certificate' })).json, false);
      const read = await screen.desk.readThrows({ method: 'box', throws: [9, 9, 9, 0, 4] });
      assert.ok(read.ok && read.number === null && read.steps.length === 1 && read.next === 'number');
    },
  },
];
