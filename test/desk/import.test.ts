import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../src-core/desk/index.ts';
import { parsePgn } from '../../src-core/chess/index.ts';
import type { GameResult, ResultReason } from '../../src-core/vocabulary/results.ts';
import type { Answer } from '../../src-core/desk/index.ts';
import { Arbiter, FOUR, firstRound, resultOf } from './arbiter.ts';

const SCHOLAR = '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0';

function pgn(tags: Readonly<Record<string, string>>, moves = SCHOLAR): string {
  const lines = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]`);
  return `${lines.join('\n')}\n\n${moves}\n\n`;
}

function game(
  white: string,
  black: string,
  more: Readonly<Record<string, string>> = {},
  moves = SCHOLAR,
): string {
  return pgn({ White: white, Black: black, ...more }, moves);
}

function imports(
  desk: Arbiter,
  text: string,
  round: number | null = null,
  board: number | null = null,
): Answer {
  return desk.act({ type: 'importPgn', text, source: 'games.pgn', round, board });
}

function faults(decision: Answer): readonly string[] {
  return decision.faults.map(({ code }) => code);
}

/** What a tournament says of its games, names and all. */
function told(desk: Arbiter) {
  const text = documentOf(desk.state, desk.people, { kind: 'pgn', round: null, board: null }).text;
  return parsePgn(text).games.map(({ notices: _notices, line: _line, ...rest }) => rest);
}

function real(name: string): string {
  return readFileSync(new URL(`../data/pgn/${name}`, import.meta.url), 'latin1');
}

describe('a game read', () => {
  it('goes by the same path as typed moves', () => {
    const desk = firstRound();
    const decision = imports(desk, SCHOLAR, 1, 1);
    expect(decision).toMatchObject({ ok: true, count: 1, faults: [] });
    const typed = firstRound().plays('e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#');
    typed.does(resultOf('1-0', 'checkmate'));
    expect(desk.sans()).toBe(typed.sans());
    expect(desk.board().result).toMatchObject({ result: '1-0', reason: 'checkmate' });
  });

  it('may be in Spanish', () => {
    const desk = firstRound();
    imports(desk, '1. e4 e5 2. Ac4 Cc6 3. Dh5 Cf6 4. Dxf7# 1-0', 1, 1);
    expect(desk.sans()).toBe('e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#');
  });

  it.each([
    ['its Board tag', { Round: '3', Board: '12' }, 3, 12],
    ['a board within its Round tag', { Round: '3.12' }, 3, 12],
    ['its Round tag, on the next free board', { Round: '3' }, 3, 1],
    ['the first round without a place', {}, 1, 1],
    ['the first round where the tag says nothing', { Round: '?' }, 1, 1],
    ['the first round where the tag is no number', { Round: 'final' }, 1, 1],
    ['a round beyond the last', { Round: '12' }, 12, 1],
  ] as const)('goes to %s', (_name, tags, round, board) => {
    const desk = new Arbiter().begins();
    expect(imports(desk, game('Anand, Viswanathan', 'Polgár, Judit', tags))).toMatchObject({
      ok: true,
      count: 1,
    });
    expect(desk.board(board, round)).toMatchObject({
      exists: true,
      white: { name: 'Anand, Viswanathan', number: 1 },
      black: { name: 'Polgár, Judit', number: 2 },
    });
    expect(desk.view({ kind: 'tournament' }).details?.rounds).toBe(Math.max(9, round));
  });

  it.each([
    ['whole names', 'Kasparov, Garry', 'Capablanca, José Raúl'],
    ['names in another order, without accents', 'Garry Kasparov', 'Jose Raul Capablanca'],
    ['initials', 'Kasparov, G', 'Capablanca,J.R.'],
  ])('finds its board by %s', (_name, white, black) => {
    const desk = firstRound();
    expect(imports(desk, game(white, black))).toMatchObject({ ok: true, faults: [] });
    expect(desk.board(2)).toMatchObject({ state: 'finished' });
    expect(desk.state.players.size).toBe(4);
  });

  it('brings players who are new, with what its tags say of them', () => {
    const desk = new Arbiter().begins().registers(...FOUR);
    const tags = { WhiteElo: '2550', WhiteTitle: 'GM', WhiteFideId: '24116068', BlackElo: '?' };
    imports(desk, game('Firouzja, Alireza', 'Anand, Viswanathan', tags));
    const white = desk.view({ kind: 'players' }).players[4];
    expect(white).toMatchObject({
      number: 5,
      name: 'Firouzja, Alireza',
      rating: 2550,
      title: 'GM',
      fideId: '24116068',
    });
    expect(desk.board().black?.number).toBe(1);
  });

  it('of players already busy goes to the next round, if it names none', () => {
    const desk = new Arbiter().begins();
    const again = game('A, A', 'B, B', {}, '1. d4 d5 1/2-1/2');
    expect(imports(desk, game('A, A', 'B, B') + again)).toMatchObject({ ok: true, count: 2, faults: [] });
    expect(desk.sans(1, 2)).toBe('d4 d5');
  });

  it('of players already busy in its round stays out', () => {
    const desk = firstRound();
    const decision = imports(desk, game('Anand, Viswanathan', 'Kasparov, Garry', { Round: '1' }));
    expect(decision).toMatchObject({
      ok: false,
      refusal: { code: 'samePlayerTwice', facts: { board: 1, round: 1 } },
    });
  });

  it('that stays out leaves no trace of its players', () => {
    const desk = firstRound().plays('e4', 2);
    const text =
      game('New, One', 'Anand, Viswanathan', { Round: '1' }) + game('New, Two', 'New, Three', { Round: '1' });
    expect(imports(desk, text)).toMatchObject({ ok: true, count: 1, faults: [{ code: 'samePlayerTwice' }] });
    const names = desk.view({ kind: 'players' }).players.map(({ number, name, id }) => [number, name, id]);
    expect(names.slice(4)).toEqual([
      [5, 'New, Two', 'p6'],
      [6, 'New, Three', 'p7'],
    ]);
    expect(desk.people.size).toBe(7);
  });

  it('on a board of other players stays out, unless the arbiter names the board', () => {
    const desk = firstRound();
    const text = game('Somebody Else', 'Nobody Known', { Round: '1', Board: '1' });
    expect(imports(desk, text)).toMatchObject({ ok: false, refusal: { code: 'boardHasOtherPlayers' } });
    expect(imports(desk, text, 1, 1)).toMatchObject({ ok: true, faults: [{ code: 'namesLeftOut' }] });
    expect(desk.state.players.size).toBe(4);
  });
});

describe('why a game ended', () => {
  it.each(['resignation', 'agreement', 'time', 'arbiter'] as const)('%s survives a PGN', (reason) => {
    const desk = firstRound().plays('e4 e5');
    desk.does(resultOf(reason === 'agreement' ? '1/2-1/2' : '1-0', reason));
    const { text } = documentOf(desk.state, desk.people, { kind: 'pgn', round: 1, board: 1 });
    const other = firstRound();
    imports(other, text, 1, 1);
    expect(other.board().result).toMatchObject({ reason });
  });

  it('is not believed where it is none', () => {
    const desk = firstRound();
    imports(desk, game('A', 'B', { ResultReason: 'whim' }, '1. e4 e5 1-0'), 1, 1);
    expect(desk.board().result).toMatchObject({ reason: 'imported' });
  });
});

describe('two names that only look alike', () => {
  it.each([
    ['Equipo 1.0', 'Equipo 1.1'],
    ['Ana Ana Vega', 'Ana Vega Vega'],
    ['Bot 10', 'Bot 1'],
  ])('%s and %s are two people', (one, two) => {
    const desk = firstRound();
    imports(desk, game(one, 'Rival Primero', { Round: '1', Board: '21' }));
    const second = imports(desk, game(two, 'Rival Segundo', { Round: '1', Board: '22' }));
    expect(second).toMatchObject({ ok: true, count: 1, faults: [] });
    const names = told(desk).flatMap(({ tags }) => tags.filter(({ name }) => name === 'White'));
    expect(names.map(({ value }) => value)).toEqual(expect.arrayContaining([one, two]));
  });
});

describe('a board that has moves', () => {
  it('takes the rest of its game', () => {
    const desk = firstRound().plays('e4 e5 Bc4');
    const decision = imports(desk, SCHOLAR, 1, 1);
    expect(decision).toMatchObject({ ok: true, count: 1 });
    expect(desk.sans()).toBe('e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#');
  });

  it('does not take another game, and tells where they part', () => {
    const desk = firstRound().plays('e4 e5 Nf3');
    expect(imports(desk, SCHOLAR, 1, 1)).toMatchObject({
      ok: false,
      refusal: {
        code: 'boardHasOtherMoves',
        facts: { moveNumber: 2, turn: 'white', there: 'Nf3', here: 'Bc4' },
      },
    });
  });

  it('keeps others out of it: the good games go in', () => {
    const desk = firstRound().plays('e4 e5 Nf3');
    const text =
      game('Anand, Viswanathan', 'Polgár, Judit') + game('Kasparov, Garry', 'Capablanca, José Raúl');
    const decision = imports(desk, text, 1);
    expect(decision).toMatchObject({ ok: true, count: 1, faults: [{ code: 'boardHasOtherMoves', line: 1 }] });
    expect(imports(desk, text, 1)).toMatchObject({ faults: [{ line: 1 }, { line: 6, code: 'sameGame' }] });
    expect(desk.board(2).plies).toHaveLength(7);
  });

  it('is not written again with the same game', () => {
    const desk = firstRound();
    imports(desk, SCHOLAR, 1, 1);
    expect(imports(desk, SCHOLAR, 1, 1)).toMatchObject({
      ok: true,
      count: 0,
      events: [],
      faults: [{ code: 'sameGame' }],
    });
    expect(imports(desk, '1. e4 e5 *', 1, 1)).toMatchObject({
      count: 0,
      events: [],
      faults: [{ code: 'sameGame' }],
    });
  });

  it('whose result stands takes no other one; more moves go in, and both are asked about', () => {
    const desk = firstRound().plays('e4 e5');
    desk.does(resultOf('0-1', 'time'));
    expect(faults(imports(desk, '1. e4 e5 1-0', 1, 1))).toEqual(['resultStands']);
    expect(faults(imports(desk, SCHOLAR, 1, 1))).toEqual(['enteredDiffers', 'lawsSayOtherwise']);
  });
});

describe('what a text says besides', () => {
  const rich = game(
    'Kasparov, Garry',
    'Capablanca, José Raúl',
    { Event: 'A match', ECO: 'C20', WhiteElo: '2800', Termination: 'normal' },
    '{before all} 1. e4 $1 {[%clk 0:05:00] best by test} (1. d4 d5 {quiet} (1... Nf6)) 1... e5 2. Ke2 1-0',
  );

  it('is kept, and leaves again', () => {
    const desk = firstRound();
    imports(desk, rich);
    const [read] = parsePgn(rich).games;
    const [written] = told(desk);
    expect(written?.moves).toEqual(read?.moves);
    expect(written?.startComments).toEqual(['before all']);
    expect(written?.tags).toEqual(expect.arrayContaining([...(read?.tags ?? [])]));
    expect(desk.board(2).plies[0]).toMatchObject({ clkMs: 300_000, comments: ['best by test'] });
  });

  it('of moves that were there already is told to be left out', () => {
    const desk = firstRound().plays('e4 e5');
    const text = '1. e4 {mine} e5 2. Bc4 {new} *';
    expect(imports(desk, text, 1, 1)).toMatchObject({
      ok: true,
      count: 1,
      faults: [{ code: 'remarksLeftOut', facts: { moves: 1 } }],
    });
    expect(desk.board().plies.map(({ comments }) => comments)).toEqual([[], [], ['new']]);
    expect(faults(imports(desk, text, 1, 1))).toEqual(['sameGame', 'remarksLeftOut']);
  });

  it('that cannot be read is kept as text, and told with its line', () => {
    const desk = firstRound();
    const decision = imports(desk, '\n1. e4 e5\n2. Ke3 d6 1-0', 1, 1);
    expect(decision).toMatchObject({
      ok: true,
      count: 1,
      faults: [{ code: 'partOfGameUnread', line: 3, column: 4, facts: { game: 1, moves: 2, text: 'Ke3' } }],
    });
    expect(desk.board()).toMatchObject({
      arbiter: { unread: 'Ke3 d6', notices: [{ line: 3, code: 'illegalMove' }] },
    });
    expect(desk.board().result).toMatchObject({ result: '1-0', reason: 'imported' });
  });

  it('may be a null move; out of check it stands, as any illegal act that nobody set right', () => {
    const checked = firstRound();
    const inCheck = imports(checked, '1. e4 f5 2. Qh5+ -- 3. Qd1 Nf6 *', 1, 1);
    expect(inCheck).toMatchObject({ ok: true, faults: [{ code: 'nullMoveIn', facts: { moveNumber: 2 } }] });
    expect(checked.sans()).toBe('e4 f5 Qh5+ -- Qd1 Nf6');
    // written and read again, it is the same game
    const { text } = documentOf(checked.state, checked.people, { kind: 'pgn', round: 1, board: 1 });
    const other = firstRound();
    imports(other, text, 1, 1);
    expect(other.sans()).toBe(checked.sans());
    const desk = firstRound();
    imports(desk, '1. e4 -- 2. d4 *', 1, 1);
    expect(desk.sans()).toBe('e4 -- d4');
    expect(desk.journal.at(-2)?.event).toMatchObject({ uci: '0000' });
    expect(desk.board().plies[1]?.fen).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2');
  });

  it('is no game at all: refused', () => {
    const desk = firstRound();
    expect(imports(desk, '')).toMatchObject({ ok: false, refusal: { code: 'noGames' } });
    expect(imports(desk, '   \n')).toMatchObject({ ok: false, refusal: { code: 'noGames' } });
    expect(imports(desk, 'nothing of chess here')).toMatchObject({ ok: false });
  });

  it.each([
    ['1-0', '1. e4 1-0', 'imported'],
    ['1/2-1/2', '1. e4 1/2-1/2', 'imported'],
    ['0-1', '1. f3 e5 2. g4 Qh4# 0-1', 'checkmate'],
    ['1-0', '1-0F', 'forfeit'],
  ])('a result %s after %s has its reason: %s', (result, moves, reason) => {
    const desk = firstRound();
    imports(desk, pgn({ Round: '1' }, moves), 1, 1);
    expect(desk.board().result).toMatchObject({ result, reason });
  });
});

describe('real files', () => {
  it('a match of 1997 goes into six rounds', () => {
    const desk = new Arbiter().begins();
    expect(imports(desk, real('kasparov-deep-blue-1997.pgn'))).toMatchObject({
      ok: true,
      count: 6,
      faults: [],
    });
    expect(desk.view({ kind: 'tournament' }).rounds.map(({ boards }) => boards)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(desk.state.players.size).toBe(2);
  });

  it.each(['kasparov-deep-blue-1997.pgn', 'cutechess-fischerrandom.pgn'])(
    '%s leaves and comes back the same, and is not written twice',
    (name) => {
      const desk = new Arbiter().begins({ rounds: 100 });
      const first = imports(desk, real(name));
      expect(first).toMatchObject({ ok: true });
      expect(faults(first)).toEqual([]);
      const again = imports(desk, real(name));
      expect(again).toMatchObject({ ok: true, count: 0, events: [] });
      const other = new Arbiter().begins({ rounds: 100 });
      const text = documentOf(desk.state, desk.people, { kind: 'pgn', round: null, board: null }).text;
      expect(faults(imports(other, text))).toEqual([]);
      expect(told(other)).toEqual(told(desk));
    },
  );
});

describe('a Round or Board tag that is no number', () => {
  it('is told, with the place the game went to', () => {
    const decision = imports(firstRound(), game('New, One', 'New, Two', { Round: 'final', Board: 'top' }));
    expect(decision.ok).toBe(true);
    expect(faults(decision)).toEqual(['placeTagUnread', 'placeTagUnread']);
    expect(decision.faults.map(({ facts }) => [facts['tag'], facts['text']])).toEqual([
      ['Round', 'final'],
      ['Board', 'top'],
    ]);
  });

  it.each(['?', '-', ''])('"%s" says that it is not known, and nothing is told', (unknown) => {
    const decision = imports(firstRound(), game('New, One', 'New, Two', { Round: unknown, Board: unknown }));
    expect(faults(decision)).toEqual([]);
  });

  it('matters to nobody where the arbiter said the place', () => {
    expect(faults(imports(firstRound(), game('New, One', 'New, Two', { Round: 'final' }), 2, 1))).toEqual([]);
  });
});

it.each([
  [999_999_999, 1, 'badRounds'],
  [1, 999_999_999, 'badBoard'],
])('round %i, board %i is no place: %s', (round, board, code) => {
  const decision = imports(firstRound(), game('New, One', 'New, Two'), round, board);
  expect(decision.ok ? null : decision.refusal.code).toBe(code);
});

describe('a result of a text is held against the Laws: told of, and never changed', () => {
  const bareKing = { SetUp: '1', FEN: '8/8/3k4/8/8/7Q/3K4/8 w - - 0 70' };
  const fault = (text: string) => {
    const desk = firstRound();
    const decision = imports(desk, text, 1, 1);
    expect(decision.ok).toBe(true);
    return { desk, fault: decision.faults[0], result: desk.state.rounds[0]?.boards[0]?.result ?? null };
  };

  it.each([
    ['a bare king wins', bareKing, '70. Qh8 Ke6 0-1', '0-1', '1/2-1/2', '5.1.2'],
    ['mate for the wrong side', {}, '1. f3 e5 2. g4 Qh4# 1-0', '1-0', '0-1', '5.1.1'],
    ['a mate drawn by the operator', {}, '1. f3 e5 2. g4 Qh4# 1/2-1/2', '1/2-1/2', '0-1', '5.1.1'],
    ['drawn after one move', {}, '1. e4 1/2-1/2', '1/2-1/2', null, '5.2.3'],
    ['no show in a game that was played', {}, '1. e4 e5 1-0F', '1-0', null, '6.7.1'],
  ])('%s', (_what, tags, moves, written, says, article) => {
    const { fault: told, result } = fault(pgn(tags, moves));
    expect(told).toMatchObject({ code: 'lawsSayOtherwise', facts: { round: 1, board: 1, says } });
    expect(JSON.stringify(told?.facts['points'])).toContain(article);
    expect(result).toMatchObject({ result: written, laws: { result: says } });
  });

  it('nothing is told where they agree, nor twice of the same game', () => {
    expect(fault('1. f3 e5 2. g4 Qh4# 0-1').fault).toBeUndefined();
    const { desk } = fault('1. e4 1/2-1/2');
    expect(faults(imports(desk, '1. e4 1/2-1/2', 1, 1))).toEqual(['sameGame']);
  });

  it.each([
    ['Time forfeit', '1-0', 'time'],
    ['time forfeit', '1/2-1/2', 'time'],
    ['forfeit', '1-0', 'forfeit'],
    ['normal', '1-0', 'imported'],
  ])('Termination %j of a game that ended %s is by %s', (Termination, written, reason) => {
    expect(fault(pgn({ Termination }, `1. e4 e5 2. Nf3 ${written}`)).result).toMatchObject({ reason });
  });
});

describe('kings put in the middle at the end of a text', () => {
  const tail = { SetUp: '1', FEN: '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30' };
  const read = (moves: string) => {
    const desk = firstRound();
    const decision = imports(desk, pgn(tail, moves), 1, 1);
    return { sans: desk.sans(), result: desk.board().result, faults: decision.faults };
  };

  it.each([
    ['30. Ra8# Kd5 31. Ke4 1-0', '1-0', '1-0'],
    ['30. Ra7 Ke4 31. Kd5 *', '1-0', '*'],
    ['30. Ra7 Ke5 31. Ke4 0-1', '1/2-1/2', '0-1'],
  ])('%s: %s is asked, and no move is written', (moves, result, written) => {
    const told = read(moves);
    expect(told.sans.split(' ')).toHaveLength(1);
    expect(told.faults).toMatchObject([
      { code: 'kingsShowResult', facts: { round: 1, board: 1, result, written, doubtful: false } },
    ]);
    expect(told.result?.result ?? '*').toBe(written);
  });

  it('a legal step to the middle is a move, and doubted', () => {
    const steps = { SetUp: '1', FEN: '6k1/5ppp/8/8/8/4K3/5PPP/R7 w - - 0 30' };
    const decision = imports(firstRound(), pgn(steps, '30. Ke4 Kd5 1-0'), 1, 1);
    expect(decision.faults).toMatchObject([{ code: 'kingsShowResult', facts: { doubtful: true } }]);
  });
});

describe('clock times in doubt are told once a kind and game, with their number and the first', () => {
  it.each([
    ['5400', '1. e4 {[%clk 1:29:75]} e5 {[%clk 1:60:00]} *', 'impossibleClock', 2, ['1:29:75', '1:60:00']],
    [
      '5400',
      '1. e4 {[%clk 1:20:00]} e5 2. d4 {[%clk 1:21:00]} d5 3. exd5 {[%clk 1:22:00]} *',
      'clockRises',
      2,
      ['2.'],
    ],
    [
      '5400+30',
      '1. e4 {[%clk 1:20:00]} e5 {[%clk 1:20:00]} 2. d4 d5 3. exd5 Qxd5 4. c4 {[%clk 1:10:00]} Qd8 {[%clk 1:10:00]} *',
      'clockMissing',
      4,
      ['2.', '2...'],
    ],
  ])('%s, %s', (control, moves, kind, count, first) => {
    const decision = imports(firstRound(), pgn({ TimeControl: control }, moves), 1, 1);
    expect(decision).toMatchObject({
      ok: true,
      faults: [{ code: 'clocksInDoubt', facts: { round: 1, board: 1, kind, count, first } }],
    });
  });
});

describe('two groups under the same Round tags', () => {
  const group = (letter: string, rounds: readonly string[]): string =>
    rounds
      .map((round, at) =>
        game(`${letter}${at}, White`, `${letter}${at}, Black`, { Round: round }, '1. e4 1-0'),
      )
      .join('');

  it('all go in: who finds his board taken goes to a free one, is told so, and keeps his tag', () => {
    const desk = new Arbiter().begins();
    const text = group('A', ['1.1', '1.2', '2.1']) + group('B', ['1.1', '1.2', '2.1']);
    const decision = imports(desk, text);
    expect(decision).toMatchObject({ ok: true, count: 6 });
    expect(faults(decision)).toEqual(['placeTaken', 'placeTaken', 'placeTaken']);
    expect(decision.faults.map(({ facts }) => [facts['round'], facts['asked'], facts['board']])).toEqual([
      [1, 1, 3],
      [1, 2, 4],
      [2, 1, 2],
    ]);
    const rounds = told(desk).map(({ tags }) => tags.find(({ name }) => name === 'Round')?.value);
    expect(rounds).toEqual(['1', '1', '1.1', '1.2', '2', '2.1']);
    expect(imports(desk, text)).toMatchObject({ ok: true, count: 0, events: [] });
  });

  it('a board that was there before the text is not given way to', () => {
    const desk = new Arbiter().begins();
    imports(desk, group('A', ['1.1']));
    expect(faults(imports(desk, group('B', ['1.1'])))).toEqual(['boardHasOtherPlayers']);
  });

  it('a second group in a file of its own finds free boards where the arbiter says so', () => {
    const desk = new Arbiter().begins();
    imports(desk, group('A', ['1.1', '1.2']));
    const second = {
      type: 'importPgn',
      text: group('B', ['1.1', '1.2']),
      source: 'b.pgn',
      round: null,
      board: null,
    } as const;
    const refused = desk.act(second);
    expect(faults(refused)).toEqual(['boardHasOtherPlayers', 'boardHasOtherPlayers']);
    expect(refused.faults[0]?.facts['freeBoards']).toBe(true);
    const free = { ...second, freeBoards: true };
    const decision = desk.act(free);
    expect(decision).toMatchObject({ ok: true, count: 2 });
    expect(faults(decision)).toEqual(['placeTaken', 'placeTaken']);
    expect(desk.board(4).white?.name).toBe('B1, White');
    expect(told(desk).map(({ tags }) => tags.find(({ name }) => name === 'Round')?.value)).toEqual([
      '1',
      '1',
      '1.1',
      '1.2',
    ]);
    // the same file again finds its own boards
    expect(desk.act(free)).toMatchObject({ ok: true, count: 0, events: [] });
  });

  it('the same two with the colours reversed are asked about, free boards or not', () => {
    const desk = new Arbiter().begins();
    imports(desk, game('One, A', 'Two, B', { Round: '1.1' }));
    const text = game('Two, B', 'One, A', { Round: '1.1' });
    const command = { type: 'importPgn', text, source: '', round: null, board: null } as const;
    const answer = desk.act({ ...command, freeBoards: true });
    expect(faults(answer)).toEqual(['boardHasOtherPlayers']);
    expect(desk.act(command).faults[0]?.facts['freeBoards']).toBe(false);
  });

  it('a free board lies beyond those that the text names later', () => {
    const desk = new Arbiter().begins();
    const text = group('A', ['1.1']) + group('B', ['1.1']) + group('C', ['1.1', '1.2', '1.3']);
    expect(imports(desk, text)).toMatchObject({ ok: true, count: 5 });
    expect(desk.board(2).white?.name).toBe('C1, White');
    expect(desk.board(4).white?.name).toBe('B0, White');
  });
});

describe('a Round tag of three parts', () => {
  it('is its round, on a free board, and stays in the file', () => {
    const desk = new Arbiter().begins();
    expect(faults(imports(desk, game('A, A', 'B, B', { Round: '4.3.2' })))).toEqual([]);
    expect(desk.board(1, 4)).toMatchObject({ exists: true });
    expect(told(desk)[0]?.tags).toContainEqual({ name: 'Round', value: '4.3.2' });
  });
});

describe('names with their titles, and sides that are swapped', () => {
  it.each([
    ['GM Kasparov, Garry', 'WGM Capablanca, José Raúl'],
    ['Kasparov, Garry (GM)', 'Capablanca, José Raúl, IM'],
    ['(GM) Garry Kasparov', 'MI José Raúl Capablanca'],
  ])('%s and %s sit where they sit', (white, black) => {
    const desk = firstRound();
    expect(imports(desk, game(white, black))).toMatchObject({ ok: true, faults: [] });
    expect(desk.board(2)).toMatchObject({ state: 'finished' });
    expect(desk.state.players.size).toBe(4);
  });

  it('a new player has his title, and it is not part of his name', () => {
    const desk = new Arbiter().begins();
    imports(desk, game('GM Firouzja, Alireza', 'Adams, MC'));
    const players = desk.view({ kind: 'players' }).players.map(({ name, title }) => [name, title]);
    expect(players).toEqual([
      ['Firouzja, Alireza', 'GM'],
      ['Adams, MC', ''],
    ]);
  });

  it('says who differs, and that it is the colours', () => {
    const desk = firstRound();
    const swapped = game('Capablanca, José Raúl', 'Kasparov, Garry', { Round: '1', Board: '2' });
    expect(imports(desk, swapped)).toMatchObject({
      ok: false,
      refusal: {
        code: 'boardHasOtherPlayers',
        facts: { swapped: true, here: 'Capablanca, José Raúl – Kasparov, Garry' },
      },
    });
    const others = game('Somebody Else', 'Nobody Known', { Round: '1', Board: '2' });
    expect(imports(desk, others, 1, 2)).toMatchObject({
      faults: [{ code: 'namesLeftOut', facts: { swapped: false, here: 'Somebody Else – Nobody Known' } }],
    });
  });
});

describe('why it ended, by the tag Termination', () => {
  it.each([
    ['time forfeit', '1. e4 e5 1-0', 'time'],
    ['Time forfeit', '1. e4 e5 0-1', 'time'],
    ['Ana won on time', '1. e4 e5 1-0', 'time'],
    ['Ana won by resignation', '1. e4 e5 1-0', 'resignation'],
    ['Game drawn by agreement', '1. e4 e5 1/2-1/2', 'agreement'],
    ['Game drawn by repetition', '1. e4 e5 1/2-1/2', 'repetition'],
    ['Game drawn by agreement', '1. e4 e5 1-0', 'imported'],
    ['adjudication', '1. e4 e5 1-0', 'arbiter'],
    ['normal', '1. e4 e5 1-0', 'imported'],
    ['forfeit', '1-0', 'forfeit'],
    ['unplayed', '1-0', 'forfeit'],
    ['default', '1-0', 'forfeit'],
  ])('%s after %s is %s', (termination, moves, reason) => {
    const desk = firstRound();
    imports(desk, pgn({ Termination: termination }, moves), 1, 1);
    expect(desk.board().result).toMatchObject({ reason });
  });
});

describe('what the text leaves in doubt', () => {
  it('two results are asked about: the moves go in, and neither result', () => {
    const desk = firstRound();
    expect(imports(desk, pgn({ Result: '1-0' }, '1. e4 e5 0-1'), 1, 1)).toMatchObject({
      ok: true,
      count: 1,
      faults: [{ code: 'resultsDiffer', facts: { tag: '1-0', moves: '0-1' } }],
    });
    expect(desk.board()).toMatchObject({ result: null });
    expect(desk.sans()).toBe('e4 e5');
  });

  it.each(['0-0', '1/2-0', '0-½'])('%s is asked about, unless the desk itself wrote it', (result) => {
    const desk = firstRound();
    const text = pgn({ Result: result }, `1. e4 e5 ${result}`);
    expect(imports(desk, text, 1, 1)).toMatchObject({
      ok: true,
      count: 1,
      faults: [{ code: 'unusualResult' }],
    });
    expect(desk.board()).toMatchObject({ result: null });
    const own = firstRound();
    imports(own, pgn({ Result: result, ResultReason: 'notSaid' }, `1. e4 e5 ${result}`), 1, 1);
    expect(own.board().result).not.toBeNull();
  });

  it('a null move is told as what it is', () => {
    const desk = firstRound();
    expect(imports(desk, '1. e4 Z0 2. d4 *', 1, 1)).toMatchObject({
      faults: [{ code: 'nullMoveIn', facts: { moveNumber: 1, turn: 'black' } }],
    });
  });

  it('a game without moves has its result', () => {
    const desk = firstRound();
    expect(
      imports(desk, game('Kasparov, Garry', 'Capablanca, José Raúl', { Result: '1-0' }, '1-0')),
    ).toMatchObject({
      ok: true,
      count: 1,
      faults: [],
    });
    expect(desk.board(2).result).toMatchObject({ result: '1-0', reason: 'imported' });
  });

  it('a game without moves or end has the result of its tag, and the next one is read', () => {
    const desk = firstRound();
    const text =
      game('Kasparov, Garry', 'Capablanca, José Raúl', { Result: '0-1' }, '') +
      game('Anand, Viswanathan', 'Polgár, Judit');
    expect(imports(desk, text)).toMatchObject({ ok: true, count: 2 });
    expect(desk.board(2).result).toMatchObject({ result: '0-1' });
  });
});

describe('moves that come after the result was entered', () => {
  const text = (end: string, moves = '1. e4 e5 2. Nf3'): string =>
    game('Kasparov, Garry', 'Capablanca, José Raúl', {}, `${moves} ${end}`);
  const entered = (result: GameResult, reason: ResultReason = 'notSaid', desk = firstRound()) => {
    desk.does({ ...resultOf(result, reason), board: 2 });
    return desk;
  };

  it.each([
    ['with the same result', '1-0', []],
    ['without one', '*', []],
    ['with another, which is asked about', '0-1', ['enteredDiffers']],
    ['with a seldom one, which is asked about', '0-0', ['enteredDiffers']],
  ])('%s: they go in, and what was entered stands', (_what, end, told) => {
    const desk = entered('1-0');
    const answer = imports(desk, text(end));
    expect(answer).toMatchObject({ ok: true, count: 1 });
    expect(faults(answer)).toEqual(told);
    expect(desk.sans(2)).toBe('e4 e5 Nf3');
    expect(desk.board(2).result).toMatchObject({ result: '1-0', reason: 'notSaid' });
    expect(faults(imports(desk, text(end)))).toEqual([end === '0-1' ? 'resultStands' : 'sameGame']);
  });

  it('of two results of the text, the one entered is believed', () => {
    const desk = entered('1-0');
    const answer = imports(
      desk,
      game('Kasparov, Garry', 'Capablanca, José Raúl', { Result: '0-1' }, '1. e4 1-0'),
    );
    expect(answer).toMatchObject({ ok: true, count: 1, faults: [] });
  });

  it('the moves may gainsay it, and that is told', () => {
    const desk = entered('0-1');
    const answer = imports(desk, text('0-1', '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#'));
    expect(answer).toMatchObject({
      ok: true,
      count: 1,
      faults: [{ code: 'lawsSayOtherwise', facts: { says: '1-0' } }],
    });
  });

  it('go on from those recorded before the result', () => {
    const desk = entered('1-0', 'resignation', firstRound().plays('e4 e5', 2));
    expect(imports(desk, text('1-0'))).toMatchObject({ ok: true, count: 1, faults: [] });
    expect(desk.sans(2)).toBe('e4 e5 Nf3');
  });

  it('stay out where nobody played', () => {
    const desk = entered('1-0', 'forfeit');
    expect(imports(desk, text('1-0'))).toMatchObject({ ok: false, refusal: { code: 'gameOver' } });
  });

  it('go to the round where these two met, though the text does not name it', () => {
    const desk = entered('1-0');
    imports(desk, text('1-0'));
    expect(desk.state.rounds).toHaveLength(1);
  });
});
