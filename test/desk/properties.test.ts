import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFen, legalMoves, parsePgn } from '../../src-core/chess/index.ts';
import {
  boardOf,
  documentOf,
  emptyState,
  fold,
  foldAll,
  historyLine,
  presentOf,
} from '../../src-core/desk/index.ts';
import type {
  DeskCommand,
  DeskEvent,
  DeskState,
  GameResult,
  ResultReason,
} from '../../src-core/desk/index.ts';
import { drained } from '../../src-core/plain/steps.ts';
import { Arbiter, OPEN, firstRound, player } from './arbiter.ts';
import { slowBoard } from './slow-desk.ts';

const round = fc.constantFrom(1, 1, 1, 1, 1, 1, 2, 0);
const board = fc.constantFrom(1, 1, 1, 2, 2, 3, 0);
const side = fc.constantFrom('1', '2', '3', '4', 'Anand', '', 'BYE', 'nobody');
const result = fc.constantFrom<GameResult>('1-0', '0-1', '1/2-1/2', '0-0');
const reason = fc.constantFrom<ResultReason>(
  'checkmate',
  'resignation',
  'forfeit',
  'time',
  'bye',
  'agreement',
);
const words = fc.string({ maxLength: 12 });

type Hurried =
  | DeskCommand
  | { readonly what: 'play'; readonly board: number; readonly pick: number }
  | { readonly what: 'strike'; readonly pick: number }
  | { readonly what: 'strikeLast'; readonly board: number };

/** Commands as a hall full of hurried people gives them; `pick` chooses among what is possible when its turn comes. */
const hurried: fc.Arbitrary<Hurried> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ what: fc.constant('play' as const), board, pick: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('strike' as const), pick: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('strikeLast' as const), board }) },
  {
    weight: 6,
    arbitrary: fc.oneof(
      fc.record({
        type: fc.constant('recordMove' as const),
        round,
        board,
        move: fc.record({ text: fc.oneof(words, fc.constantFrom('e4', 'Cf3', 'O-O')), lang: words }),
      }),
      fc.record({
        type: fc.constant('declareResult' as const),
        round,
        board,
        result,
        reason,
        note: words,
        confirmed: fc.boolean(),
      }),
      fc.record({ type: fc.constant('writeNote' as const), round, board, text: words }),
      fc.record({
        type: fc.constant('pairRound' as const),
        round,
        pairings: fc.array(fc.record({ board, white: side, black: side }), { maxLength: 3 }),
      }),
      fc.record({ type: fc.constant('changePairing' as const), round, board, white: side, black: side }),
      fc.record({
        type: fc.constant('setStartPosition' as const),
        round,
        board,
        position: fc.constantFrom('0', '518', '959', '960', 'x', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1'),
        variant: fc.constantFrom('standard' as const, 'chess960' as const),
        reason: words,
      }),
      fc.record({
        type: fc.constant('importPgn' as const),
        text: fc.oneof(
          words,
          fc.constantFrom('1. e4 e5 1-0', '1. d4 {x} Nf6 *', '[Round "2"]\n\n1. e4 -- *'),
        ),
        source: words,
        round: fc.option(round),
        board: fc.option(board),
      }),
      fc.record({ type: fc.constant('registerPlayersFromText' as const), text: words }),
      fc.record({ type: fc.constant('erasePerson' as const), id: fc.constantFrom('p2', 'p9') }),
      fc.constant<DeskCommand>({ type: 'changeTournament', form: { ...OPEN, rounds: 3 } }),
    ),
  },
);

function commandOf(desk: Arbiter, wish: Hurried): DeskCommand | null {
  if ('type' in wish) return wish;
  if (wish.what === 'strike') {
    return { type: 'strikeEntry', seq: 1 + (wish.pick % (desk.journal.length + 1)), reason: 'why not' };
  }
  const place = { round: 1, board: wish.board };
  const there = boardOf(desk.state, place);
  if (there === null) return null;
  if (wish.what === 'strikeLast') {
    const seq = there.result?.seq ?? there.plies.at(-1)?.seq ?? 0;
    return { type: 'strikeEntry', seq, reason: 'mistyped' };
  }
  const moves = legalMoves(presentOf(there));
  const move = moves[wish.pick % Math.max(1, moves.length)];
  return move === undefined ? null : { type: 'recordMove', ...place, move };
}

function playedBy(wishes: readonly Hurried[]): Arbiter {
  const desk = firstRound();
  for (const wish of wishes) {
    const command = commandOf(desk, wish);
    if (command !== null) desk.act(command);
  }
  return desk;
}

const hall = fc.array(hurried, { minLength: 10, maxLength: 60, size: 'max' });

function everyBoard(desk: Arbiter) {
  return desk.state.rounds.flatMap(({ boards }) => boards);
}

describe('whatever is asked', () => {
  it('the desk answers, and what it holds is what the journal says when read the slow way', () => {
    fc.assert(
      fc.property(hall, (wishes) => {
        const desk = playedBy(wishes);
        for (const { round: at, board: number, seq, white, black, plies, notes, struck } of everyBoard(
          desk,
        )) {
          const place = { round: at, board: number };
          if (plies.some(({ move }) => move === null)) continue;
          const shown = desk.board(number, at);
          expect({
            seq,
            moves: plies.map(({ uci }) => uci),
            fens: shown.plies.map(({ fen }) => fen),
            start: shown.start.fen,
            result: shown.result?.result ?? null,
            notes: notes.map(({ text }) => text),
            white,
            black,
            struck: struck.map((line) => line.seq),
          }).toEqual(slowBoard(desk.journal, place));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('the same journal gives the same desk, and an earlier state is never changed by a later entry', () => {
    fc.assert(
      fc.property(hall, (wishes) => {
        const desk = playedBy(wishes);
        const middle = Math.floor(desk.journal.length / 2);
        const half = desk.journal.slice(0, middle).reduce(fold, emptyState);
        const frozen = JSON.stringify(half);
        expect(desk.journal.slice(middle).reduce(fold, half)).toEqual(desk.state);
        const whole = drained(foldAll(half, desk.journal.slice(middle)));
        expect(whole).toEqual(desk.state);
        expect(played(whole)).toEqual(played(desk.state));
        expect(JSON.stringify(half)).toBe(frozen);
      }),
      { numRuns: 40 },
    );
  });

  it('every board stands on a position that its moves give, with nobody in two places', () => {
    fc.assert(
      fc.property(hall, (wishes) => {
        const desk = playedBy(wishes);
        for (const there of everyBoard(desk)) {
          const { bye, plies, result: declared } = there;
          const shown = desk.board(there.board, there.round);
          expect(bye && plies.length > 0).toBe(false);
          if (declared !== null || bye) expect(shown.legal).toEqual([]);
          expect(shown.plies.at(-1)?.fen ?? shown.start.fen).toBe(formatFen(presentOf(there)));
        }
        for (const entry of desk.journal) {
          const line = historyLine(desk.state, desk.people, entry);
          if (line.struckBy !== null) expect(line.struckBy.seq).toBeGreaterThan(line.seq);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('names', () => {
  const name = fc.stringMatching(/^[A-ZÁÉÑ][a-záéñü]{4,9}, [A-ZÁÉÑ][a-záéñü]{4,9}$/);
  const names = fc.uniqueArray(name, { minLength: 4, maxLength: 4 });

  function writings(full: string): readonly string[] {
    const [surname = '', given = ''] = full.split(', ');
    return [full, `${surname},${given}`, `${given} ${surname}`];
  }

  it('of people the desk knows are in no line of the journal, whatever is read, noted or given as a reason', () => {
    fc.assert(
      fc.property(names, fc.nat(2), (people, way) => {
        const [white = '', black = '', third = '', fourth = ''] = people;
        const said = (full: string): string => writings(full)[way] ?? full;
        const desk = new Arbiter().begins().registers(player(third), player(fourth)).pairs('1-2');
        const text = [
          `[Event "${said(white)} - ${said(third)}"]\n[White "${white}"]\n[Black "${black}"]\n[Annotator "${said(fourth)}"]\n`,
          `{${said(white)} plays} 1. e4 {so ${said(third)}} (1. d4 {as ${said(black)}}) 1... Ke3 {${said(fourth)}} *`,
        ].join('\n');
        desk.does({ type: 'importPgn', text, source: `${said(white)}.pgn`, round: 2, board: null });
        const place = { round: 1, board: 1 };
        desk.does({ type: 'writeNote', ...place, text: `${said(third)} was late` });
        desk.does({ type: 'strikeEntry', seq: desk.journal.length, reason: `${said(fourth)} was` });
        desk.does({
          type: 'declareResult',
          ...place,
          result: '1-0',
          reason: 'other',
          note: `said ${said(third)}`,
          confirmed: false,
        });
        const journal = JSON.stringify(desk.journal.map(({ event }) => event));
        for (const full of people)
          for (const writing of writings(full)) expect(journal).not.toContain(writing);
        const pgn = documentOf(desk.state, desk.people, { kind: 'pgn', round: 2, board: 1 }).text;
        for (const full of people) expect(pgn.replaceAll(/\s+/g, ' ')).toContain(full);
        expect(desk.board().result?.note).toBe(`said ${third}`);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a tournament as PGN', () => {
  const comment = fc.constantFrom('a comment', 'with "quotes" and \\', 'ends; here', 'añejo');
  const remarked = fc.record({ pick: fc.nat(), comment: fc.option(comment, { freq: 4 }) });
  const game = fc.record({
    moves: fc.array(remarked, { maxLength: 30, size: 'max' }),
    start: fc.constantFrom(null, null, '0', '356', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1'),
    result: fc.option(result),
  });

  it('comes back as the same games on the same boards', () => {
    fc.assert(
      fc.property(fc.array(game, { minLength: 2, maxLength: 2 }), (games) => {
        const desk = firstRound();
        games.forEach(({ moves, start, result: end }, at) => playGame(desk, at + 1, moves, start, end));
        const { text } = documentOf(desk.state, desk.people, { kind: 'pgn', round: null, board: null });
        const other = new Arbiter().begins();
        other.act({ type: 'importPgn', text, source: '', round: null, board: null });
        for (const { board: number, plies, result: declared } of everyBoard(desk)) {
          if (plies.length === 0 && declared === null) continue;
          const [there, here] = [other.board(number), desk.board(number)];
          expect(there.plies.map(bare)).toEqual(here.plies.map(bare));
          expect([there.white?.name, there.black?.name]).toEqual([here.white?.name, here.black?.name]);
          expect([there.start, there.variant, there.startNumber]).toEqual([
            here.start,
            here.variant,
            here.startNumber,
          ]);
          expect(there.result?.result).toBe(here.result?.result);
        }
        const again = documentOf(other.state, other.people, { kind: 'pgn', round: null, board: null });
        expect(again.text).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  function bare({
    uci,
    san,
    fen,
    comments,
  }: {
    uci: string;
    san: string;
    fen: string;
    comments: readonly string[];
  }) {
    return { uci, san, fen, comments };
  }

  function playGame(
    desk: Arbiter,
    number: number,
    moves: readonly { readonly pick: number; readonly comment: string | null }[],
    start: string | null,
    end: GameResult | null,
  ): void {
    const place = { round: 1, board: number };
    if (start !== null) {
      const variant = start.length > 3 ? 'standard' : 'chess960';
      desk.does({ type: 'setStartPosition', ...place, position: start, variant, reason: '' });
    }
    for (const { pick, comment: said } of moves) {
      const there = boardOf(desk.state, place);
      const legal = there === null ? [] : legalMoves(presentOf(there));
      const move = legal[pick % Math.max(1, legal.length)];
      if (move === undefined) return;
      if (said === null) desk.does({ type: 'recordMove', ...place, move });
      else remark(desk, place, move, said);
    }
    if (end !== null) {
      desk.act({
        type: 'declareResult',
        ...place,
        result: end,
        reason: 'arbiter',
        note: '',
        confirmed: true,
      });
    }
  }

  /** A commented move, as a PGN brings it. */
  function remark(
    desk: Arbiter,
    place: { readonly round: number; readonly board: number },
    move: ReturnType<typeof legalMoves>[number],
    said: string,
  ): void {
    const [event] = [desk.decide({ type: 'recordMove', ...place, move })].flatMap((decision) =>
      decision.ok ? decision.events : [],
    );
    if (event?.type === 'moveRecorded') desk.writes({ ...event, remarks: { comments: [said] } });
  }
});

describe('any text as PGN', () => {
  const bits = fc.constantFrom(
    '[White "A, B"]',
    '[Round "1.2"]',
    '\n',
    ' ',
    '1. e4',
    'e5',
    '{',
    '}',
    '(',
    ')',
    '--',
    '1-0',
    '*',
    '$3',
    'Cf3',
    '[FEN "x"]',
  );

  it('is read or refused, and what went in stays legal', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(bits, fc.string({ maxLength: 6 })), { maxLength: 30, size: 'max' }),
        (parts) => {
          const desk = firstRound();
          const text = parts.join(' ');
          const decision = desk.act({ type: 'importPgn', text, source: '', round: null, board: null });
          const games = parsePgn(text).games.length;
          expect(decision.ok ? decision.count : 0).toBeLessThanOrEqual(games);
          const events: readonly DeskEvent[] = decision.ok ? decision.events : [];
          for (const place of events.flatMap((event) => ('board' in event ? [event] : []))) {
            expect(desk.board(place.board, place.round).exists).toBe(true);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

/** What was played, and on which board: worked out when it is asked for. */
function played({ rounds }: DeskState) {
  return rounds.flatMap(({ boards }) =>
    boards.map(({ plies }) => plies.map(({ move, before, after }) => ({ move, before, after }))),
  );
}

describe('the fold', () => {
  it('copies one board out of two hundred', () => {
    const desk = new Arbiter().begins();
    desk.registers(...Array.from({ length: 400 }, (_, at) => player(`Player ${at}, Name`)));
    desk.pairs(...Array.from({ length: 200 }, (_, at) => `${2 * at + 1}-${2 * at + 2}`));
    const before = desk.state;
    desk.plays('e4', 200);
    const [was, is] = [before.rounds[0]?.boards ?? [], desk.state.rounds[0]?.boards ?? []];
    expect(is.filter((there, at) => there !== was[at])).toHaveLength(1);
    expect(desk.state.players).toBe(before.players);
  });
});
