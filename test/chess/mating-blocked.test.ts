import { describe, expect, it } from 'vitest';
import { Board } from '../../src-core/chess/board.ts';
import { MOST_MOVES, legalMoves } from '../../src-core/chess/board-moves.ts';
import { type Position, canCheckmate, formatFen } from '../../src-core/chess/index.ts';
import { blocked } from '../../src-core/chess/mating/blocked.ts';
import { Reach } from '../../src-core/chess/mating/reach.ts';
import { EN_PASSANT, moveFrom, movePromotion, moveTo } from '../../src-core/chess/move-code.ts';
import { roamingBishops } from '../../src-core/chess/mating/roaming-bishops.ts';
import { colorBit } from '../../src-core/chess/pieces.ts';
import { position } from './given.ts';
import { matingRows } from './mating-rows.ts';
import { randomFrom, randomWall } from './oracle/random-walls.ts';
import { slowCanMate } from './oracle/slow-closure.ts';

const WALLS = process.env['DEEP'] === '1' ? 20_000 : 200;

function walls(seed: number): readonly Position[] {
  const random = randomFrom(seed);
  const found: Position[] = [];
  while (found.length < WALLS) {
    const wall = randomWall(random);
    if (wall?.epSquare === null) found.push(wall);
  }
  return found;
}

describe('the squares each man could ever come to', () => {
  it('hold every square it comes to in play at random, and every man captured', () => {
    const random = randomFrom(11);
    const reach = new Reach();
    const list = new Int32Array(MOST_MOVES);
    for (const wall of walls(1)) {
      const board = new Board(wall);
      reach.look(board);
      for (let game = 0; game < 4; game++) {
        const manOn = new Map<number, number>();
        for (let man = 0; man < reach.count; man++) manOn.set(reach.homes[man] ?? 0, man);
        const made: number[] = [];
        for (let ply = 0; ply < 80; ply++) {
          const end = legalMoves(board, list, 0);
          if (end === 0) break;
          const code = list[random(end)] ?? 0;
          const [from, to] = [moveFrom(code), moveTo(code)];
          const taken = manOn.get((code & EN_PASSANT) !== 0 ? (from & 0xf0) | (to & 15) : to);
          const man = manOn.get(from) ?? -1;
          const where = `${formatFen(wall)}: ${formatFen(board.toPosition())}`;
          if (taken !== undefined && reach.takable[taken] !== 1) expect.fail(`captured: ${where}`);
          if (!reach.has(man, to)) expect.fail(`moved: ${where}`);
          if (movePromotion(code) !== 0 && reach.promotes[man] !== 1) expect.fail(`promoted: ${where}`);
          manOn.delete((code & EN_PASSANT) !== 0 ? (from & 0xf0) | (to & 15) : to);
          manOn.delete(from);
          manOn.set(to, man);
          board.make(code);
          made.push(code);
        }
        for (const code of made.reverse()) board.unmake(code);
      }
    }
  });
});

describe('the proof that a position is blocked', () => {
  it('is never given where a position that can arise is mate', () => {
    let proved = 0;
    let compared = 0;
    for (const wall of walls(2)) {
      for (const side of ['white', 'black'] as const) {
        if (blocked(new Board(wall), colorBit(side)) === null) continue;
        proved++;
        const known = slowCanMate(wall, side, 800);
        expect(known, `${formatFen(wall)} ${side}`).not.toBe(true);
        if (known === false) compared++;
      }
    }
    expect(proved).toBeGreaterThan(10);
    expect(compared).toBeGreaterThan(5);
  });

  it('is not given where a castling right or an en passant capture is left', () => {
    const castles = position('4k3/8/8/8/8/8/2n1PPP1/5KRB w G - 0 1', 'chess960');
    expect(blocked(new Board(castles), colorBit('black'))).toBeNull();
    const passes = position('4k3/8/8/p1p1pPp1/P1P1P1P1/8/8/4K3 w - g6 0 1');
    expect(blocked(new Board(passes), colorBit('black'))).toBeNull();
  });
});

describe('the proof with bishops wherever they are wanted', () => {
  it('is never given where a position that can arise is mate', () => {
    let proved = 0;
    let compared = 0;
    for (const wall of bishopWalls(3)) {
      for (const side of ['white', 'black'] as const) {
        const board = new Board(wall);
        const before = board.key();
        const arrangements = roamingBishops(board, colorBit(side), 2000);
        expect(board.key()).toBe(before);
        if (arrangements === null) continue;
        proved++;
        const known = slowCanMate(wall, side, 500);
        expect(known, `${formatFen(wall)} ${side}`).not.toBe(true);
        if (known === false) compared++;
      }
    }
    expect(proved).toBeGreaterThan(4);
    expect(compared).toBeGreaterThan(2);
  });

  it('never says no where a line mates', () => {
    for (const { fen, side, winnable } of matingRows('vectors.tsv', 40)) {
      const proof = roamingBishops(new Board(position(fen)), colorBit(side), 5000);
      if (winnable) expect(proof, `${fen} ${side}`).toBeNull();
    }
  });

  it('knows walls that bishops only wander about in', () => {
    const wall = position('8/b1b5/k6p/2b2p1P/1b3p2/5PpK/6P1/8 w - - 0 1');
    for (const side of ['white', 'black'] as const)
      expect(JSON.stringify(canCheckmate(wall, side))).toContain('"kind":"roamingBishops"');
  });
});

/** Walls with kings, pawns and bishops only, where the plain search does not end at once. */
function bishopWalls(seed: number): readonly Position[] {
  const random = randomFrom(seed);
  const found: Position[] = [];
  while (found.length < WALLS / 4) {
    const wall = randomWall(random);
    if (wall?.epSquare === null && !/[NnRrQq]/.test(wall.board)) found.push(wall);
  }
  return found;
}
