/** The facts of what was strange in a PGN, as text in any language. */
import type { PgnNotice } from '../chess/pgn-types.ts';

export type NoticeFacts = Partial<PgnNotice['facts']>;

/** `12. ` or `12... `, where the move is known. */
export function moveAt(f: NoticeFacts): string {
  const { moveNumber, turn } = f;
  return typeof moveNumber === 'number' ? `${moveNumber}${turn === 'black' ? '...' : '.'} ` : '';
}

/** What could have been meant, with the word for `or` between. */
export function possible(f: NoticeFacts, or: string): string {
  return Array.isArray(f['possible']) ? f['possible'].slice(0, 6).join(or) : '?';
}

/** A fact, or else the text in question. */
export function told(value: NoticeFacts[string], otherwise: string): string {
  return value === undefined || value === null ? short(otherwise) : String(value);
}

/** One line of at most 60 letters. */
export function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** The first of so many, and that there are others. */
export function placesOf(first: readonly string[], count: number): string {
  return `${first.join(', ')}${count > first.length ? '…' : ''}`;
}
