/** What the desk promises, whichever door one comes through. Each case works in a tournament of its own. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { verifyFile } from '../../src-core/store/index.ts';
import { carlsen, hou, listed, txtList } from '../tournament/fide-given.ts';
import { drawCases } from './draw-cases.ts';
import {
  act,
  done,
  faultOf,
  form,
  move,
  newTournament,
  refused,
  watch,
  type Door,
  type Screen,
} from './kit.ts';

export interface Case {
  readonly name: string;
  run(door: Door, screen: Screen): Promise<void>;
}

const board1 = { kind: 'board', round: 1, board: 1 } as const;
const round1 = { kind: 'round', round: 1 } as const;
const wholeJournal = { from: 0, limit: 1000, newestFirst: false, place: null } as const;

/** A completed illegal move: the knight that goes where none can. */
const badKnight = {
  kind: 'illegalMove',
  by: 'white',
  move: { from: 'g1', to: 'g3' },
  clockPressed: true,
} as const;

const decideAsRuled = {
  type: 'decideIncident',
  recordMissing: false,
  decision: { kind: 'laws' },
  expected: null,
  penalties: [],
  statements: { white: '', black: '' },
  witnesses: '',
  note: '',
  clocks: { white: null, black: null },
  tookMs: 20_000,
} as const;

export const cases: readonly Case[] = [
  ...drawCases,
  {
    name: 'an act is written, answered and shown',
    async run(_door, { desk, shell }) {
      await newTournament({ desk, shell, leave: () => {} }, 'An act');
      const [board, hall] = [watch(desk, board1), watch(desk, round1)];
      const before = await board.until((view) => view.exists);
      await hall.until(({ boards }) => boards.length === 2);
      const reply = done(await desk.act(act(move('e4'), before.seq)));
      assert.equal(reply.repeated, false);
      assert.equal(reply.first, reply.last);
      const after = await board.until((view) => view.plies.length === 1);
      const [changed, whole] = [
        await hall.until(({ boards }) => boards[0]?.plies === 1),
        watch(desk, round1),
      ];
      assert.deepEqual(await whole.until(() => true), changed);
      for (const each of [hall, whole]) each.stop();
      assert.equal(after.seq, reply.last);
      assert.equal(after.plies[0]?.san, 'e4');
      assert.equal(after.plies[0]?.by, 'Ana');
      assert.equal(after.turn, 'black');
      board.stop();
    },
  },
  {
    name: 'a folder is watched, its game is confirmed, and nothing of it is in the journal before',
    async run(_door, { desk, shell }) {
      const path = await newTournament({ desk, shell, leave: () => {} }, 'Live');
      const folder = join(dirname(path), 'live');
      mkdirSync(folder);
      writeFileSync(join(folder, 'games.pgn'), '[Round "1.1"]\n[White "Ada"]\n[Black "Bea"]\n\n1. d4 *\n');
      const live = watch(desk, { kind: 'live', round: 1 });
      assert.equal((await live.until(() => true)).feed.state, 'stopped');
      await shell.startWatch({ source: { kind: 'files', path: folder, poll: false }, round: 1 });
      await live.until(({ notices }) => notices.some(({ facts }) => facts.code === 'unknownGame'));
      const names = { white: 'Ada', black: 'Bea' };
      await desk.live({ do: 'named', round: 1, board: 1, names });
      await live.until(({ boards }) => boards[0]?.draft === 'ahead');
      const before = await desk.history(wholeJournal);
      assert.ok(!JSON.stringify(before).includes('Ada'));
      const [game] = await desk.fedGames({ round: 1, board: null });
      assert.ok(game !== undefined);
      const { text, seq } = game;
      const asked = { type: 'importPgn', text, source: 'live', round: 1, board: 1, fed: true } as const;
      done(await desk.act(act(asked, seq)));
      await live.until(({ boards }) => boards[0]?.draft === 'same');
      await desk.live({ do: 'stop' });
      await live.until(({ feed }) => feed.state === 'stopped');
      live.stop();
    },
  },
  {
    name: 'an act repeated is answered again and not done twice',
    async run(_door, screen) {
      await newTournament(screen, 'A repeat');
      const once = act(move('d4'));
      const first = done(await screen.desk.act(once));
      const second = done(await screen.desk.act(once));
      assert.deepEqual(second, { ...first, repeated: true });
      const { lines } = await screen.desk.history(wholeJournal);
      assert.equal(lines.filter((line) => line.act === once.id).length, 1);
    },
  },
  {
    name: 'a proposal is answered as the act would be, and writes nothing',
    async run(_door, screen) {
      await newTournament(screen, 'A proposal');
      const before = await screen.desk.history(wholeJournal);
      assert.equal((await screen.desk.propose(move('Nf3'))).ok, true);
      const no = refused(await screen.desk.propose(move('Nf6')));
      assert.notEqual(no.refusal.code, '');
      assert.deepEqual(await screen.desk.history(wholeJournal), before);
    },
  },
  {
    name: 'a refusal has a code and facts, and writes nothing',
    async run(_door, screen) {
      await newTournament(screen, 'A refusal');
      const before = await screen.desk.history(wholeJournal);
      const { refusal } = refused(await screen.desk.act(act(move('e5'))));
      assert.match(refusal.code, /^[a-z][A-Za-z0-9]+$/);
      assert.equal(typeof refusal.facts, 'object');
      assert.deepEqual(await screen.desk.history(wholeJournal), before);
    },
  },
  {
    name: 'two screens see each other at once, and are counted',
    async run(door, ana) {
      await newTournament(ana, 'Two screens');
      const leo = await door.screen();
      const [seenByAna, seenByLeo] = [watch(ana.desk, board1), watch(leo.desk, board1)];
      const desk = watch(ana.desk, { kind: 'desk' });
      await desk.until((view) => view.screens === 2);
      done(await ana.desk.act(act(move('e4'))));
      await seenByLeo.until((view) => view.plies.length === 1);
      done(await leo.desk.act(act(move('e5'))));
      await seenByAna.until((view) => view.plies.length === 2);
      await leo.leave();
      await desk.until((view) => view.screens === 1);
      for (const watched of [seenByAna, desk]) watched.stop();
    },
  },
  {
    name: 'two hands on one board: the second, who had not seen the first, is told; other boards never block',
    async run(door, ana) {
      await newTournament(ana, 'Stale view');
      const leo = await door.screen();
      const board = watch(leo.desk, board1);
      const { seq } = await board.until((view) => view.exists);
      const first = done(await ana.desk.act({ ...act(move('e4'), seq), by: 'Ana' }));
      const { refusal } = refused(await leo.desk.act(act(move('d4'), seq)));
      assert.equal(refusal.code, 'staleView');
      assert.equal(refusal.facts['last'], first.last);
      assert.equal(refusal.facts['seen'], seq);
      done(await leo.desk.act(act(move('c4', 2), seq)));
      done(await leo.desk.act(act(move('e5'), first.last)));
      await leo.leave();
    },
  },
  {
    name: 'acts sent together all go in, each once, in their order',
    async run(_door, screen) {
      await newTournament(screen, 'Together');
      const moves = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6', 'O-O', 'Be7'];
      const replies = await Promise.all(moves.map((san) => screen.desk.act(act(move(san)))));
      const seqs = replies.map((reply) => done(reply).last);
      assert.deepEqual(
        seqs,
        [...seqs].sort((a, b) => a - b),
      );
      const board = watch(screen.desk, board1);
      const { plies } = await board.until((view) => view.plies.length === moves.length);
      assert.deepEqual(
        plies.map(({ san }) => san),
        moves,
      );
      board.stop();
    },
  },
  {
    name: 'the journal is read in pages, from either end, whole or of one board',
    async run(_door, screen) {
      await newTournament(screen, 'A journal');
      for (const san of ['e4', 'e5']) done(await screen.desk.act(act(move(san))));
      done(await screen.desk.act(act(move('c4', 2))));
      const all = await screen.desk.history(wholeJournal);
      assert.deepEqual(
        all.lines.map(({ seq }) => seq),
        all.lines.map((_, index) => index + 1),
      );
      assert.equal(all.total, all.lines.length);
      const page = await screen.desk.history({ ...wholeJournal, from: 1, limit: 2 });
      assert.deepEqual(page.lines, all.lines.slice(1, 3));
      const newest = await screen.desk.history({ ...wholeJournal, limit: 2, newestFirst: true });
      assert.deepEqual(newest.lines, all.lines.slice(-2).reverse());
      const ofTwo = await screen.desk.history({ ...wholeJournal, place: { round: 1, board: 2 } });
      assert.ok(ofTwo.lines.some(({ event }) => event.type === 'moveRecorded'));
      assert.ok(ofTwo.lines.every(({ event }) => 'board' in event && event.board === 2));
    },
  },
  {
    name: 'a game leaves as PGN and as FEN',
    async run(_door, screen) {
      await newTournament(screen, 'Documents');
      for (const san of ['e4', 'c5']) done(await screen.desk.act(act(move(san))));
      const pgn = await screen.desk.document({ kind: 'pgn', round: 1, board: 1 });
      assert.match(pgn.text, /\[White "Rey, Pía"\]/);
      assert.match(pgn.text, /1\. ?e4 c5/);
      const fen = await screen.desk.document({ kind: 'fenAt', round: 1, board: 1, ply: 1 });
      assert.match(fen.text, /^rnbqkbnr\/pppppppp\/8\/8\/4P3\/8\/PPPP1PPP\/RNBQKBNR b KQkq - 0 1/);
      const players = await screen.desk.document({ kind: 'playersCsv' });
      assert.match(players.text, /Peón, Iván/);
      const report = await screen.desk.document({ kind: 'trf', edition: 'trf26' });
      assert.match(report.text, /^012 Documents\r\n/);
    },
  },
  {
    name: 'a large PGN goes in as one act',
    async run(_door, screen) {
      await newTournament(screen, 'A large PGN');
      const round = 2;
      const reply = done(
        await screen.desk.act(
          act({ type: 'importPgn', text: games(120, round), source: 'large.pgn', round: null, board: null }),
        ),
      );
      assert.equal(reply.count, 120);
      const view = watch(screen.desk, { kind: 'round', round });
      const { boards } = await view.until((shown) => shown.boards.length === 120);
      assert.ok(boards.every(({ plies }) => plies === 8));
      view.stop();
    },
  },
  {
    name: 'three hundred players go in as one list, a bad line told with its number',
    async run(_door, screen) {
      await newTournament(screen, 'A long list');
      const rows = Array.from(
        { length: 300 },
        (_, index) => `${index + 5};Jugador ${index}, José;ESP;1${String(index).padStart(3, '0')}`,
      );
      const text = ['No;Nombre;Fed;Elo', ...rows.slice(0, 100), '105;;ESP;1500', ...rows.slice(101)].join(
        '\r\n',
      );
      const reply = done(await screen.desk.act(act({ type: 'registerPlayersFromText', text })));
      assert.equal(reply.count, 299);
      assert.deepEqual(
        reply.faults.map(({ line }) => line),
        [102],
      );
      const view = watch(screen.desk, { kind: 'players' });
      await view.until(({ players }) => players.length === 303);
      view.stop();
    },
  },
  {
    name: 'the Laws are asked and nothing is written; decided, the ruling is shown with its consequences',
    async run(_door, screen) {
      await newTournament(screen, 'A ruling');
      for (const san of ['e4', 'e5']) done(await screen.desk.act(act(move(san))));
      const told = { round: 1, board: 1, incident: badKnight, missing: null } as const;
      const before = await screen.desk.history(wholeJournal);
      const reply = await screen.desk.rule(told);
      assert.ok(reply.ok);
      assert.deepEqual(reply.ruling.time, { to: 'black', ms: 120_000 });
      assert.deepEqual(await screen.desk.history(wholeJournal), before);
      const written = done(await screen.desk.act(act({ ...decideAsRuled, ...told }, reply.seq)));
      const board = watch(screen.desk, { ...board1, kind: 'arbiter' });
      const { white } = await board.until((view) => view.seq === written.last);
      assert.equal(white.illegal, 1);
      const { refusal } = refused(await screen.desk.act(act({ ...decideAsRuled, ...told }, reply.seq)));
      assert.equal(refusal.code, 'staleView');
      const book = watch(screen.desk, { kind: 'incidents' });
      const { incidents } = await book.until((view) => view.incidents.length === 1);
      assert.equal(incidents[0]?.white?.name, 'Rey, Pía');
      for (const each of [board, book]) each.stop();
    },
  },
  {
    name: 'a time control is read before it is set, and an error has its column',
    async run(_door, screen) {
      await newTournament(screen, 'A control');
      const before = await screen.desk.history(wholeJournal);
      const good = await screen.desk.readControl({ text: '25+10', change: 'moves' });
      assert.equal(good.control.canonical, '1500+10');
      assert.equal(good.control.regime, 'rapid');
      assert.equal(good.error, null);
      const blitz = { text: '25+10', change: 'moves', ruleSet: 'blitz-b3' } as const;
      assert.equal((await screen.desk.readControl(blitz)).control.otherRegime, true);
      const bad = await screen.desk.readControl({ text: '25+10 x', change: 'moves' });
      assert.equal(bad.control.canonical, null);
      assert.equal(bad.error?.column, 7);
      const unclear = await screen.desk.readControl({ text: '90/30', change: 'moves' });
      assert.deepEqual(
        unclear.senses.map(({ text }) => text),
        ['5400+30', '30/5400'],
      );
      assert.ok(bad.presets.some(({ name }) => name === '90+30'));
      assert.deepEqual(await screen.desk.history(wholeJournal), before);
    },
  },
  {
    name: 'an incident that contradicts the game is refused',
    async run(_door, screen) {
      await newTournament(screen, 'A contradiction');
      const incident = { kind: 'touch', by: 'white', touches: ['e5'] } as const;
      const reply = await screen.desk.rule({ round: 1, board: 1, incident, missing: null });
      assert.ok(!reply.ok);
      assert.equal(reply.refusal.code, 'incidentContradicts');
      assert.equal(reply.refusal.facts['square'], 'e5');
    },
  },
  {
    name: 'a clock is placed, started and pressed, and every screen knows its time',
    async run(door, ana) {
      await newTournament(ana, 'A clock');
      const leo = await door.screen();
      const watched = watch(leo.desk, { kind: 'clock', round: 1, board: 1 });
      const clockAct = { type: 'clockAct', round: 1, board: 1, pressed: null, reason: '' } as const;
      done(
        await ana.desk.act(
          act({ type: 'setControl', round: 1, board: null, text: '90+30', change: 'moves' }),
        ),
      );
      done(await ana.desk.act(act({ type: 'placeClocks', round: 1, boards: null, mode: 'official' })));
      const before = await ana.desk.time();
      done(await ana.desk.act(act({ type: 'startRound', round: 1, boards: null })));
      const started = await watched.until(({ clock }) => clock?.running === 'white');
      const at = started.clock?.at ?? 0;
      assert.ok(at >= before && at <= (await leo.desk.time()));
      const pressed = { at: await leo.desk.time() };
      done(await leo.desk.act(act({ ...clockAct, do: 'press', by: 'white', pressed })));
      const { clock } = await watched.until((view) => view.clock?.running === 'black');
      assert.equal(clock?.white.moves, 1);
      assert.equal(clock.white.time, 90 * 60_000 + 60_000 - (clock.at - at));
      const no = refused(await ana.desk.act(act({ ...clockAct, do: 'press', by: 'white' })));
      assert.equal(no.refusal.code, 'notOnTurn');
      const hall = watch(leo.desk, { kind: 'round', round: 1 });
      const { boards } = await hall.until((view) => view.boards[0]?.clock?.running === 'black');
      assert.equal(boards[1]?.clock?.running, 'white');
      const start = watch(leo.desk, { kind: 'roundStart', round: 1 });
      await start.until(({ counts }) => counts.running === 2);
      for (const each of [watched, hall, start]) each.stop();
      await leo.leave();
    },
  },
  {
    name: 'text crosses whole, in any script',
    async run(_door, screen) {
      await newTournament(screen, 'Text');
      const text = 'Ñandú «½» ♔ 😀 \u2028 "x" \\ \t日本 </script>';
      done(await screen.desk.act(act({ type: 'writeNote', round: 1, board: 1, text })));
      const board = watch(screen.desk, { ...board1, kind: 'arbiter' });
      const view = await board.until(({ notes }) => notes.length === 1);
      assert.equal(view.notes[0]?.text.trim(), text.trim());
      board.stop();
    },
  },
  {
    name: 'who can still mate from a position is searched for, told, and stopped',
    async run(_door, { desk }) {
      const asked = { kind: 'position', variant: 'standard', by: 'black', limit: null } as const;
      const flag = watch(desk, { ...asked, happened: 'flag', fen: '7k/8/8/8/8/8/8/KQ6 b - - 0 1' });
      const won = await flag.until(({ state }) => state === 'answered');
      assert.equal(won.state === 'answered' && won.ruling.result, '1-0');
      const none = watch(desk, { ...asked, happened: 'nothing', fen: '7k/8/8/8/8/8/8/KN6 b - - 0 1' });
      const dead = await none.until(({ state }) => state === 'answered');
      assert.equal(dead.state === 'answered' && dead.ruling.result, '1/2-1/2');
      assert.deepEqual(dead.state === 'answered' && dead.ruling.articles, ['5.2.2']);
      const wrong = watch(desk, { ...asked, happened: 'flag', fen: '8/8 b' });
      const unread = await wrong.until(({ state }) => state === 'unread');
      assert.equal(unread.state === 'unread' && unread.error.code, 'fieldMissing');
      const hard = '8/b1k3b1/5b2/p1p1p1p1/P1P1P1P1/2K2B2/5bB1/8 w - - 0 1';
      const long = watch(desk, { ...asked, by: 'white', happened: 'flag', fen: hard, limit: 9_000_000 });
      const far = await long.until((view) => view.state === 'searching' && view.searched > 0);
      assert.equal(far.state, 'searching');
      for (const watched of [flag, none, wrong, long]) watched.stop();
    },
  },
  {
    name: 'a dead position is marked when it arises, also where that takes a search',
    async run(_door, screen) {
      const { desk } = screen;
      await newTournament(screen, 'Dead');
      const fen = '8/k5p1/6P1/6P1/6PK/6PR/6PP/8 w - - 0 1';
      const board = watch(desk, board1);
      const { seq } = await board.until((view) => view.exists);
      const start = {
        type: 'setStartPosition',
        position: fen,
        variant: 'standard',
        reason: 'adjourned',
      } as const;
      done(await desk.act(act({ ...start, round: 1, board: 1 }, seq)));
      const dead = await board.until(({ ending }) => ending?.reason === 'deadPosition');
      assert.equal(dead.ending?.article, '5.2.2');
      board.stop();
    },
  },
  {
    name: 'a watch that was stopped shows nothing more',
    async run(_door, screen) {
      await newTournament(screen, 'Stopped');
      const [stopped, kept] = [watch(screen.desk, board1), watch(screen.desk, board1)];
      await Promise.all([stopped, kept].map((board) => board.until((view) => view.exists)));
      stopped.stop();
      const shown = stopped.views.length;
      done(await screen.desk.act(act(move('e4'))));
      await kept.until((view) => view.plies.length === 1);
      await screen.desk.propose(move('e5'));
      assert.equal(stopped.views.length, shown);
      kept.stop();
    },
  },
  {
    name: 'with no tournament open there is nothing to act on, and the screens say so',
    async run(_door, { desk, shell }) {
      await newTournament({ desk, shell, leave: () => {} }, 'Closed');
      const watched = watch(desk, { kind: 'tournament' });
      await watched.until(({ details }) => details?.name === 'Closed');
      await shell.close();
      await watched.until(({ details }) => details === null);
      for (const asked of [
        desk.act(act(move('e4'))),
        desk.propose(move('e4')),
        desk.history(wholeJournal),
        desk.rule({ round: 1, board: 1, incident: { kind: 'status' }, missing: null }),
        desk.document({ kind: 'playersCsv' }),
      ]) {
        assert.equal((await faultOf(asked)).code, 'noTournament');
      }
      const trust = watch(desk, { kind: 'desk' });
      assert.equal((await trust.until(({ file }) => file === null)).seq, 0);
      for (const each of [watched, trust]) each.stop();
    },
  },
  {
    name: 'a watch goes on through closing and opening',
    async run(_door, screen) {
      const first = await newTournament(screen, 'First');
      const board = watch(screen.desk, board1);
      done(await screen.desk.act(act(move('e4'))));
      await board.until((view) => view.plies.length === 1);
      await newTournament(screen, 'Second');
      await board.until((view) => view.exists && view.plies.length === 0);
      await screen.shell.open({ path: first });
      await board.until((view) => view.plies.length === 1);
      done(await screen.desk.act(act(move('e5'))));
      await board.until((view) => view.plies.length === 2);
      board.stop();
    },
  },
  {
    name: 'a new file is named after its tournament, never over another, and is remembered',
    async run(door, screen) {
      const name = 'Ronda: ¿1/2?';
      const one = await newTournament(screen, name);
      const two = await newTournament(screen, name);
      assert.deepEqual([basename(one), basename(two)], ['Ronda ¿1 2.escaque', 'Ronda ¿1 2 2.escaque']);
      const recent = await screen.shell.recent();
      assert.deepEqual(
        recent.slice(0, 2).map(({ path, name: shown, exists }) => ({ path, shown, exists })),
        [two, one].map((path) => ({ path, shown: name, exists: true })),
      );
      const over = screen.shell.create({
        path: one,
        act: act({ type: 'createTournament', form: form('Over') }),
      });
      assert.equal((await faultOf(over)).code, 'exists');
      const elsewhere = join(door.folder, 'x.txt');
      const odd = screen.shell.create({
        path: elsewhere,
        act: act({ type: 'createTournament', form: form('Odd') }),
      });
      assert.equal((await faultOf(odd)).code, 'badRequest');
      assert.equal(existsSync(elsewhere), false);
    },
  },
  {
    name: 'the example tournament is played anew, gone on with and thrown away, and is never among the others',
    async run(_door, { desk, shell }) {
      const open = await newTournament({ desk, shell, leave: () => {} }, 'Real');
      const before = await shell.recent();
      await shell.example({ do: 'anew', language: 'es-ES' });
      const trust = watch(desk, { kind: 'desk' });
      const round = watch(desk, { kind: 'round', round: 2 });
      const { boards } = await round.until((view) => view.boards.length === 20);
      assert.equal(boards.filter(({ clock }) => clock?.running).length, 18);
      const { details, players } = await watch(desk, { kind: 'tournament' }).until(
        (view) => view.players === 40,
      );
      assert.ok(details);
      const { rules: _rules, example, ...renamed } = { ...details, name: 'Open' };
      assert.equal(example, 'EJEMPLO');
      assert.equal(players, 40);
      done(await desk.act(act({ type: 'changeTournament', form: renamed })));
      await watch(desk, { kind: 'tournament' }).until((view) => view.details?.name === 'EJEMPLO · Open');
      const { file } = await trust.until((view) => view.file !== null && view.file.path !== open);
      const path = file?.path ?? '';
      await shell.close();
      assert.equal(verifyFile(path).whole, true);
      assert.equal((await shell.about()).example, true);
      await shell.example({ do: 'goOn', language: 'es' });
      await watch(desk, { kind: 'tournament' }).until((view) => view.details?.name === 'EJEMPLO · Open');
      assert.deepEqual(await shell.recent(), before);
      await shell.example({ do: 'throwAway', language: 'es' });
      await watch(desk, { kind: 'desk' }).until((view) => view.file === null);
      assert.equal(existsSync(path), false);
      assert.equal((await shell.about()).example, false);
      await shell.open({ path: open });
    },
  },
  {
    name: 'a tournament a page has in its hands is opened where it lies, or a copy of it; anything else is left alone',
    async run(_door, screen) {
      const path = await newTournament(screen, 'Dropped');
      await screen.shell.close();
      const bytes = readFileSync(path).toString('base64');
      const name = basename(path);
      assert.deepEqual(await screen.shell.bring({ name, bytes }), { path, copied: false });
      await screen.shell.close();
      const copy = await screen.shell.bring({ name: '../From elsewhere.escaque', bytes });
      assert.equal(copy.copied, true);
      assert.equal(basename(copy.path), 'From elsewhere.escaque');
      await watch(screen.desk, { kind: 'tournament' }).until((view) => view.details?.name === 'Dropped');
      await screen.shell.open({ path });
      const files = (): readonly string[] =>
        readdirSync(dirname(path)).filter((each) => each.endsWith('.escaque'));
      const before = files();
      for (const junk of ['', 'no base64 at all', Buffer.from('SQLite format 3\0').toString('base64')]) {
        const fault = await faultOf(screen.shell.bring({ name: 'junk.escaque', bytes: junk }));
        assert.equal(fault.code, 'notATournament');
      }
      assert.deepEqual(files(), before);
    },
  },
  {
    name: 'a rating list of FIDE is brought to this computer while others go on, and looked in; what is none leaves it',
    async run(door, { shell }) {
      const file = (name: string, text: string): string => {
        writeFileSync(join(door.folder, name), text);
        return join(door.folder, name);
      };
      const ended = async () => {
        for (;;) {
          const state = await shell.ratingList();
          if (state.coming === null) return state;
          await setTimeout(5);
        }
      };
      assert.deepEqual(await shell.findRated({ text: 'carls' }), []);
      await shell.bringRatingList({ path: file('list.txt', txtList(carlsen, hou)) });
      const { about, failed } = await ended();
      assert.deepEqual({ about, failed }, { about: { source: 'list.txt', people: 2 }, failed: null });
      assert.deepEqual(await shell.findRated({ text: 'carls mag' }), [listed(carlsen)]);
      await shell.bringRatingList({ path: file('none.txt', 'Nombre;Elo') });
      assert.equal((await ended()).failed?.code, 'notARatingList');
      await shell.stopRatingList();
      assert.deepEqual(await shell.findRated({ text: '8602' }), [listed(hou)]);
    },
  },
  {
    name: 'a tournament is copied whole while it is open, into the usual folder or where it is told, never over a file',
    async run(door, screen) {
      const open = await newTournament(screen, 'Copied');
      const { path } = await screen.shell.copy({ path: null });
      assert.match(basename(path), /^Copied \d{4}-\d\d-\d\d\.escaque$/);
      assert.equal((await faultOf(screen.shell.copy({ path }))).code, 'exists');
      assert.notEqual((await screen.shell.copy({ path: null })).path, path);
      const odd = join(door.folder, 'copy.txt');
      assert.equal((await faultOf(screen.shell.copy({ path: odd }))).code, 'badRequest');
      assert.equal(existsSync(odd), false);
      done(await screen.desk.act(act(move('e4'))));
      await screen.shell.open({ path });
      const trust = watch(screen.desk, { kind: 'desk' });
      const { seq, other } = await trust.until(({ file }) => file?.path === path);
      trust.stop();
      assert.deepEqual({ seq, other }, { seq: 3, other: null });
      await screen.shell.open({ path: open });
    },
  },
  {
    name: 'making a tournament, repeated, makes one file',
    async run(door, screen) {
      const once = act({ type: 'createTournament', form: form('Made once') });
      const first = await screen.shell.create({ path: null, act: once });
      const second = await screen.shell.create({ path: null, act: once });
      assert.equal(second.path, first.path);
      assert.equal(done(second.reply).repeated, true);
      const files = readdirSync(door.folder).filter((name) => /^Made once.*\.escaque$/.test(name));
      assert.equal(files.length, 1);
    },
  },
  {
    name: 'a tournament refused makes no file, and what was open stays open',
    async run(door, screen) {
      const open = await newTournament(screen, 'Open before');
      const before = readdirSync(door.folder).filter((name) => name.endsWith('.escaque'));
      const made = await screen.shell.create({
        path: null,
        act: act({ type: 'createTournament', form: form('') }),
      });
      refused(made.reply);
      assert.deepEqual(
        readdirSync(door.folder).filter((name) => name.endsWith('.escaque')),
        before,
      );
      const trust = watch(screen.desk, { kind: 'desk' });
      await trust.until(({ file }) => file?.path === open);
      trust.stop();
    },
  },
  {
    name: 'what cannot be opened is a fault that says why, and what was open stays open',
    async run(door, screen) {
      await newTournament(screen, 'Stays');
      const text = join(door.folder, 'text.escaque');
      writeFileSync(
        text,
        'This is no tournament, only a text that is long enough to be looked at. '.repeat(99),
      );
      assert.equal((await faultOf(screen.shell.open({ path: text }))).code, 'notATournament');
      assert.equal(
        (await faultOf(screen.shell.open({ path: join(door.folder, 'none.escaque') }))).code,
        'notFound',
      );
      done(await screen.desk.act(act(move('e4'))));
    },
  },
];

/** Games of eight plies, one a board of the round, all with a comment. */
function games(count: number, round: number): string {
  return Array.from({ length: count }, (_, index) =>
    [
      `[Event "Large"]\n[Round "${round}.${index + 1}"]\n[White "White ${index}"]\n[Black "Black ${index}"]\n[Result "1-0"]\n`,
      `1. e4 e5 2. Nf3 { ${'a remark of some length '.repeat(30)} } Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0\n`,
    ].join('\n'),
  ).join('\n');
}
