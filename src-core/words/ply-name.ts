import type { Numbering } from '../laws/index.ts';

/** The move that a ply is, counted from where the game began; null for its start. */
export interface PlyName {
  readonly number: number;
  readonly color: 'white' | 'black';
}

/** Lines of old do not say from where moves are numbered: from White’s first, as almost every game. */
export function plyNamed({ start = [1, 'white'] }: Numbering, ply: number): PlyName | null {
  if (ply === 0) return null;
  const [first, turn] = start;
  const at = ply - 1 + (turn === 'black' ? 1 : 0);
  return { number: first + Math.floor(at / 2), color: at % 2 === 0 ? 'white' : 'black' };
}

/** Moves of each side, from those of both together: `12`, `12½`. */
export function halved(plies: number): string {
  const whole = Math.floor(plies / 2);
  return plies % 2 === 0 ? `${whole}` : whole === 0 ? '½' : `${whole}½`;
}
