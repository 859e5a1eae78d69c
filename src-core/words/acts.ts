/** Men and what a hand did with them, in the letters of a language. */
import { SQUARES, followSteps, parseStep } from '../chess/index.ts';
import type { Square } from '../chess/index.ts';
import { type Role, pieceOf } from '../plain/piece-shapes.ts';

/** The letter each man has in a language. */
export type Letters = Readonly<Record<Role, string>>;

/** A letter of a FEN as a language writes the man: Black's in lower case. */
export function letterSaid(letters: Letters, letter: string): string {
  const piece = pieceOf(letter);
  if (piece === null) return letter;
  return piece.color === 'white' ? letters[piece.role] : letters[piece.role].toLowerCase();
}

/** A square with the man on it: `Cg1`; of a pawn, or where none stands, the square alone. `board`: 64 letters from a1. */
export function manOn(letters: Letters, board: string, square: Square): string {
  const piece = pieceOf(board.charAt(SQUARES.indexOf(square)));
  return piece === null || piece.role === 'pawn' ? square : `${letters[piece.role]}${square}`;
}

/** The acts as this language writes them, from the chessboard before: `Re1-g1 -d5 +De8`. */
export function actsSaid(acts: readonly string[], board: string, letters: Letters): string {
  let now = board;
  const said: string[] = [];
  for (const text of acts) {
    const step = parseStep(text);
    if (step === null) continue;
    if (step.did === 'moved') said.push(`${manOn(letters, now, step.from)}-${step.to}`);
    else said.push(step.did === 'putOn' ? `+${letterSaid(letters, step.letter)}${step.square}` : text);
    const after = followSteps(now, [step]);
    if ('board' in after) now = after.board;
  }
  return said.join(' ');
}
