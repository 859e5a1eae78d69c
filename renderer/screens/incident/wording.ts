import { moveSaid } from '../../../src-core/words/grounds.ts';
import { pointSaid, questionAsked } from '../../../src-core/words/laws-words.ts';
import type { BoardView, Square } from '../../../src-core/contract/desk-api.ts';
import type { Point } from '../../../src-core/laws/ruling.ts';
import { pieceOf } from '../../parts/pieces/shapes.ts';
import { indexOf } from '../../parts/chessboard/squares.ts';
import type { Words } from '../../words.svelte.ts';
import { asDrawn, nameOfPly } from '../board/moments.ts';
import type { Said } from './assume.ts';
import type { Ask, Option } from './ask.ts';

/** A question in words: the form's own, or that of the Laws. */
export function questionSays(t: Words, key: string): string {
  return t.incident.asks[key] ?? questionAsked(t.laws.questions, key) ?? key;
}

/** An answer in words; one that is a move as a scoresheet has it, with its squares: `0-0 (e1-g1)`. */
function optionSays(t: Words, option: Option): string {
  if (option.move === undefined) return option.says(t.incident.options);
  const { from, to } = asDrawn(option.move);
  return `${t.san(option.move.san)} (${from}-${to})`;
}

/** An answer given, in words. */
export function answerSays(t: Words, { ask, value }: Said): string {
  const option = ask.form === 'choice' ? ask.options.find((each) => each.value === value) : undefined;
  if (option !== undefined) return optionSays(t, option);
  return ask.form === 'number' && value === 'notKnown' ? t.incident.notKnown : value;
}

/** An answer given, as it is listed: `Tocó: alfil f1, peón d2`. */
export function saidSays(t: Words, said: Said): { readonly what: string; readonly says: string } {
  const { key } = said.ask;
  return { what: t.incident.told[key] ?? questionSays(t, key), says: answerSays(t, said) };
}

/** The moves among the answers to a question. */
export function movesOf(ask: Ask | null): readonly NonNullable<Option['move']>[] {
  return ask?.form === 'choice' ? ask.options.flatMap(({ move }) => move ?? []) : [];
}

export function optionsOf(t: Words, ask: Ask): readonly string[] {
  return ask.form === 'choice' ? ask.options.map((option) => optionSays(t, option)) : [];
}

/** `alfil f1`; an empty square by its name alone. */
export function pieceOn(t: Words, board: string, square: Square): string {
  const piece = pieceOf(board[indexOf(square)]);
  return piece === null ? square : `${t.board.chessboard.roles[piece.role]} ${square}`;
}

export function pointSays(t: Words, point: Point): string {
  return pointSaid(t.laws.points, point);
}

/** The move after which a ply of the record stands; null at the start. */
export function plySays(t: Words, view: BoardView, ply: number): string | null {
  const made = view.plies[ply - 1];
  if (made === undefined) return null;
  const { number, color } = nameOfPly(view, ply);
  return moveSaid(t.language, number, color, made.san);
}

/** Of a longer mating line only so many moves are shown at once. */
export const firstMoves = 10;
