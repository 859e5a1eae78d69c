import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Game,
  automaticEnd,
  automaticEnds,
  claimsByMove,
  claimsNow,
  ending,
  occurrences,
  positionOf,
  quietPlies,
  repetitions,
} from '../../src-core/chess/index.ts';
import { game, move, position } from './given.ts';
import { shufflingGame } from './oracle/shuffling-game.ts';
import { slowHistory } from './oracle/slow-history.ts';

const folder = new URL('../data/notation/', import.meta.url);
const lines = (name: string) =>
  readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .filter((row) => row !== '');

interface Row {
  readonly id: string;
  readonly chess960: boolean;
  readonly fen: string;
  readonly moves: readonly string[];
  readonly occurrences_now: number;
  readonly threefold_now: boolean;
  readonly fivefold_now: boolean;
  readonly first_ply_threefold: number | null;
  readonly first_ply_fivefold: number | null;
}

describe('the same position (9.2.3): the table', () => {
  const rows = lines('repetition.jsonl').map((line): Row => JSON.parse(line));
  test.each(rows.map((row) => [row.id, row] as const))('%s', (_, row) => {
    const played = game(position(row.fen, row.chess960 ? 'chess960' : 'standard'), row.moves.join(' '));
    const found = repetitions(played);
    expect(occurrences(played).count).toBe(row.occurrences_now);
    expect(claimsNow(played).some((ground) => ground.kind === 'repetition')).toBe(row.threefold_now);
    expect(found[0]?.ply ?? null).toBe(row.first_ply_threefold);
    expect(found.find(({ count }) => count >= 5)?.ply ?? null).toBe(row.first_ply_fivefold);
    const fivefold = automaticEnds(played).find((end) => end.kind === 'fivefoldRepetition');
    expect(fivefold?.ply ?? null).toBe(row.first_ply_fivefold);
  });
});

describe('fifty and seventy-five moves (9.3, 9.6.2): the table', () => {
  test.each(
    lines('fifty.tsv')
      .slice(1)
      .map((line) => line.split('\t')),
  )('%s %s', (fen, uci, quiet, ...rest) => {
    const [mate, stalemate, claim, ends] = rest.map((flag) => flag === '1');
    const start = position(fen ?? '');
    const played: Game = { start, moves: [move(start, uci ?? '')] };
    const kinds = automaticEnds(played).map((end) => end.kind);
    expect(quietPlies(played)).toBe(Number(quiet));
    expect(kinds.includes('checkmate')).toBe(mate);
    expect(kinds.includes('stalemate')).toBe(stalemate);
    expect(claimsNow(played).some((ground) => ground.kind === 'fiftyMoves')).toBe(claim);
    expect(kinds.includes('seventyFiveMoves')).toBe(ends);
  });
});

describe('claims with an announced move (9.2.1, 9.3.1)', () => {
  test('the move that would bring the position for the third time', () => {
    const start = position('4k3/8/8/8/8/8/8/R3K3 w - - 0 1');
    const played = game(start, 'a1a2 e8e7 a2a1 e7e8 a1a2 e8e7 a2a1');
    expect(claimsNow(played)).toEqual([]);
    expect(claimsByMove(played)).toEqual([
      {
        move: { from: 'e7', to: 'e8' },
        grounds: [{ kind: 'repetition', count: 3, plies: [0, 4, 8] }],
        mates: false,
      },
    ]);
  });
  test('any quiet move completes the fiftieth, a mate too; a pawn move or a capture does not', () => {
    const start = position('7k/8/6K1/8/8/8/p6P/R7 w - - 98 80');
    const played = game(start, 'a1f1 h8g8');
    const claims = claimsByMove({ start, moves: [] });
    expect(claims).toEqual([]);
    const mating = position('6k1/8/6K1/8/8/8/p6P/5R2 w - - 99 80');
    const moves = claimsByMove({ start: mating, moves: [] });
    expect(moves.some((claim) => claim.move.from === 'h2')).toBe(false);
    expect(moves.every((claim) => claim.grounds.every((ground) => ground.kind === 'fiftyMoves'))).toBe(true);
    expect(quietPlies(played)).toBe(100);
    expect(claimsNow(played)).toEqual([{ kind: 'fiftyMoves', quietPlies: 100 }]);
    const back = position('6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 80');
    expect(claimsByMove({ start: back, moves: [] }).filter((claim) => claim.mates)).toMatchObject([
      { move: { from: 'a1', to: 'a8' } },
    ]);
  });
});

describe('what ends the game by itself', () => {
  test('mate on the move that completes the seventy-fifth takes precedence (9.6.2)', () => {
    const start = position('6k1/5ppp/8/8/8/8/8/R5K1 w - - 149 90');
    const played = game(start, 'a1a8');
    expect(automaticEnds(played)).toEqual([{ kind: 'checkmate', ply: 1, winner: 'white' }]);
    expect(claimsNow(played)).toEqual([]);
  });
  test('a stalemate and seventy-five moves at one ply are both told, the stalemate first', () => {
    const start = position('7k/8/5K2/6Q1/8/8/8/8 w - - 149 90');
    const played = game(start, 'g5g6');
    expect(automaticEnds(played).map((end) => [end.kind, end.ply])).toEqual([
      ['stalemate', 1],
      ['seventyFiveMoves', 1],
    ]);
  });
  test('the ply it first arose is kept, though the players went on', () => {
    const start = position('7k/8/5K2/6Q1/8/8/8/8 w - - 148 90');
    const played = game(start, 'f6e6 h8h7 g5h5 h7g7');
    expect(automaticEnd(played)).toEqual({ kind: 'seventyFiveMoves', ply: 2, quietPlies: 150 });
  });
  test('a capture that leaves bare kings is a dead position (5.2.2)', () => {
    const start = position('8/8/8/8/3k4/8/3q4/4K3 w - - 0 1');
    expect(automaticEnds(game(start, 'e1d2')).map((end) => end.kind)).toEqual(['deadPosition']);
  });
});

test('occurrences and claims agree with the slow and obvious way', () => {
  for (let seed = 0; seed < 60; seed++) compare(shufflingGame(seed, 60), seed);
});

function compare(played: Game, seed: number): void {
  const slow = slowHistory(played);
  const name = `game ${String(seed)}`;
  expect(occurrences(played).plies, name).toEqual(slow.plies);
  const often = slow.counts.flatMap((count, ply) => (count >= 3 ? [{ ply, count }] : []));
  expect(repetitions(played).map(({ ply, count }) => ({ ply, count }))).toEqual(often);
  const over = ending(positionOf(played)) !== null;
  const claims = claimsByMove(played).map(({ move: announced, grounds }) => ({
    move: announced,
    kinds: grounds.map((ground) => ground.kind),
  }));
  const expected = slow.byMove.map((one) => ({
    move: one.move,
    kinds: [...(one.count >= 3 ? ['repetition'] : []), ...(one.quietPlies >= 100 ? ['fiftyMoves'] : [])],
  }));
  expect(claims, name).toEqual(over ? [] : expected);
}
