import type { PointFacts } from '../../src-core/laws/ruling.ts';

/** The move that a ply is, counted from where the game began; null for its start. */
export interface PlyName {
  readonly number: number;
  readonly color: 'white' | 'black';
}

/** Undefined where the facts do not say from where moves are numbered, as in lines of old. */
export function plyNamed({ start }: PointFacts, ply: number): PlyName | null | undefined {
  if (!Array.isArray(start)) return undefined;
  if (ply === 0) return null;
  const at = ply - 1 + (start[1] === 'black' ? 1 : 0);
  return { number: Number(start[0]) + Math.floor(at / 2), color: at % 2 === 0 ? 'white' : 'black' };
}
