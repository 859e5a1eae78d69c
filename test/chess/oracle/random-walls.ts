import { type Position, parseFen } from '../../../src-core/chess/index.ts';

/** Numbers below a bound, the same for the same seed. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return Math.floor(((state >>> 0) / 2 ** 32) * below);
  };
}

/** Files of pawns that face each other, some gaps and doublings, kings and a few pieces; null where it is no position. */
export function randomWall(random: (below: number) => number): Position | null {
  const board = new Array<string>(64).fill('1');
  const base = 2 + random(3);
  for (let file = 0; file < 8; file++) {
    if (random(24) === 0) continue;
    const height = Math.min(5, base + ((file + base) % 2) + (random(16) === 0 ? 1 : 0));
    const gap = random(16) === 0 ? 2 : 1;
    board[(7 - height) * 8 + file] = 'P';
    if (height + gap < 7) board[(7 - height - gap) * 8 + file] = 'p';
  }
  for (const man of ['K', 'k', ...'BbNrBbRn'.slice(random(4)).slice(0, random(4))]) {
    const place = random(64);
    if (board[place] === '1') board[place] = man;
  }
  const rows = Array.from({ length: 8 }, (_, rank) => board.slice(rank * 8, rank * 8 + 8).join(''));
  const read = parseFen(
    `${rows.join('/').replace(/1+/g, (empty) => String(empty.length))} ${random(2) === 0 ? 'w' : 'b'} - - 0 1`,
  );
  return read.ok ? read.value : null;
}
