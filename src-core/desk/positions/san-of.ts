import { formatPlayed } from '../../chess/index.ts';
import type { Ply } from '../journal/state.ts';

const written = new WeakMap<Ply, string>();

/** A ply in English letters; `--` for a null move. */
export function sanOf(ply: Ply): string {
  const known = written.get(ply);
  if (known !== undefined) return known;
  const san = ply.move === null ? '--' : formatPlayed(ply.before, ply.move);
  written.set(ply, san);
  return san;
}
