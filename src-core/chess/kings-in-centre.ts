/**
 * How electronic boards are told a result: both kings are put in the middle at the end of the game, on light squares
 * (e4, d5) where White has won, on dark ones (d4, e5) where Black has, one on each for a draw. Files then close with
 * king moves that nobody made.
 */
import type { Color, Position, Square } from './types.ts';
import { otherColor } from './pieces.ts';
import { SQUARES, parseSquare } from './squares.ts';

export type ShownByKings = '1-0' | '0-1' | '1/2-1/2';

const LIGHT: readonly Square[] = ['e4', 'd5'];
const DARK: readonly Square[] = ['d4', 'e5'];

/** The result that two kings show; null where one of them is elsewhere, or both are said to be on one square. */
export function shownByKings(white: Square, black: Square): ShownByKings | null {
  const light = [white, black].filter((square) => LIGHT.includes(square)).length;
  const dark = [white, black].filter((square) => DARK.includes(square)).length;
  if (white === black || light + dark < 2) return null;
  if (light === 1) return '1/2-1/2';
  return light === 2 ? '1-0' : '0-1';
}

/**
 * The result shown by what stands in a text after the last move that could be made: king moves alone, with whatever
 * stands beside them. Null where anything else was moved, or the kings end elsewhere. A king that walked there by a
 * legal move is not in such a text: it cannot be told from play.
 */
export function kingsInCentre(position: Position, tail: string): ShownByKings | null {
  const words = plainWords(tail);
  if (words.length === 0) return null;
  const kings = { white: kingOf(position, 'white'), black: kingOf(position, 'black') };
  let turn = position.turn;
  for (const word of words) {
    const to = parseSquare(/^Kx?(..)[+#]?$/.exec(word)?.[1] ?? '');
    if (to === null && word !== '--') return null;
    kings[turn] = to ?? kings[turn];
    turn = otherColor(turn);
  }
  return kings.white === null || kings.black === null ? null : shownByKings(kings.white, kings.black);
}

/** The words of a movetext, without comments, numbers of moves, clocks, signs and the result. */
export function plainWords(tail: string): readonly string[] {
  return tail
    .replace(/\{[^}]*\}?|;[^\n]*|\$\d+/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^\d+\.+/, ''))
    .filter((word) => word !== '' && !/^(?:\*|[01]-[01]|1\/2-1\/2)$/.test(word));
}

function kingOf({ board }: Position, color: Color): Square | null {
  return SQUARES[board.indexOf(color === 'white' ? 'K' : 'k')] ?? null;
}
