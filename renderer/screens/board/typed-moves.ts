import type { GameResult } from '../../../src-core/contract/desk-api.ts';

const results: Readonly<Record<string, GameResult>> = {
  '1-0': '1-0',
  '0-1': '0-1',
  '1/2-1/2': '1/2-1/2',
  '½-½': '1/2-1/2',
  '1/2': '1/2-1/2',
  '½': '1/2-1/2',
  '=': '1/2-1/2',
};

/** A result typed where a move was expected. */
export function resultTyped(text: string): GameResult | null {
  return results[text.trim()] ?? null;
}

/** The moves of a line, one or several: `12. Cf3 0-0` is `Cf3` and `0-0`. Whether they are moves, the desk says. */
export function movesTyped(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .map((word) => word.replace(/^\d+\.+/, ''))
    .filter((word) => word !== '');
}
