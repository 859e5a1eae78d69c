/**
 * A chessboard arranged by hand: men moved, taken off and put on, in order, whatever the Laws say of it. Told as
 * texts that the desk reads: `e1-g1`, `-d5`, `+Qe8` (letters of a FEN).
 */
import type { Square } from '../../../src-core/contract/desk-api.ts';
import { indexOf, ranks, squares } from './squares.ts';

export type HandAct =
  | { readonly did: 'moved'; readonly from: Square; readonly to: Square }
  | { readonly did: 'tookOff'; readonly square: Square }
  | { readonly did: 'putOn'; readonly letter: string; readonly square: Square };

/** What a hand that arranges is given. */
export interface Arranging {
  /** What a press puts on a square: a letter of a FEN, or `.` to take off; null: a press takes a man up. */
  readonly chosen: string | null;
  /** What a key puts on the square of the cursor; null: nothing. */
  readonly letterOf: (key: string) => string | null;
  readonly act: (act: HandAct) => void;
}

export const isSquare = (text: string): text is Square => squares.some((square) => square === text);

/** An act as it was told; null where it is none. */
export function readAct(text: string): HandAct | null {
  const [from, to] = [text.slice(0, 2), text.slice(3)];
  if (isSquare(from) && isSquare(to) && text.charAt(2) === '-') return { did: 'moved', from, to };
  const square = text.slice(-2);
  if (!isSquare(square)) return null;
  if (text === `-${square}`) return { did: 'tookOff', square };
  const letter = text.charAt(1);
  return /^\+[KQRBNPkqrbnp]..$/.test(text) ? { did: 'putOn', letter, square } : null;
}

export function actTold(act: HandAct): string {
  if (act.did === 'moved') return `${act.from}-${act.to}`;
  return act.did === 'tookOff' ? `-${act.square}` : `+${act.letter}${act.square}`;
}

const read = (acts: readonly string[]): readonly HandAct[] => acts.flatMap((text) => readAct(text) ?? []);

export const letterOn = (board: string, square: Square): string => board[indexOf(square)] ?? '.';

/** The board with another letter on a square. */
export function withLetter(board: string, square: Square, letter: string): string {
  const at = indexOf(square);
  return board.slice(0, at) + letter + board.slice(at + 1);
}

export function afterAct(board: string, act: HandAct): string {
  if (act.did !== 'moved') return withLetter(board, act.square, act.did === 'putOn' ? act.letter : '.');
  return withLetter(withLetter(board, act.from, '.'), act.to, letterOn(board, act.from));
}

export function afterActs(board: string, acts: readonly string[]): string {
  return read(acts).reduce(afterAct, board);
}

/** One act more. A man moved on, or put on and changed, is one act: the hand corrects itself. */
export function withAct(board: string, acts: readonly string[], act: HandAct): readonly string[] {
  const last = read(acts.slice(-1))[0];
  const earlier = acts.slice(0, -1);
  const there = afterActs(board, earlier);
  const joined = last === undefined ? null : joinedTo(there, last, act);
  return joined === null ? [...acts, actTold(act)] : [...earlier, ...joined.map(actTold)];
}

/** Both as one act, or as none; null where they are two. */
function joinedTo(there: string, last: HandAct, act: HandAct): readonly HandAct[] | null {
  const reached = last.did === 'moved' ? last.to : last.square;
  if (last.did === 'tookOff' || reached !== (act.did === 'moved' ? act.from : act.square)) return null;
  const free = letterOn(there, reached) === '.';
  if (last.did === 'putOn') {
    if (act.did === 'moved') return free ? [{ ...last, square: act.to }] : null;
    return act.did === 'tookOff' && free ? [] : [act];
  }
  if (act.did !== 'moved' || !free) return null;
  return act.to === last.from ? [] : [{ ...last, to: act.to }];
}

/** What differs from the chessboard before, to be seen at a glance. */
export interface Changed {
  readonly left: readonly Square[];
  readonly reached: readonly Square[];
  /** Where a man was taken off and none stands now. */
  readonly off: readonly Square[];
  /** The men taken off, in order, each with the square it stood on. */
  readonly takenOff: readonly { readonly letter: string; readonly square: Square }[];
}

export function changedBy(board: string, acts: readonly string[]): Changed {
  const takenOff: { letter: string; square: Square }[] = [];
  const left = new Set<Square>();
  const touched = new Set<Square>();
  let now = board;
  for (const act of read(acts)) {
    const square = act.did === 'moved' ? act.to : act.square;
    const letter = letterOn(now, square);
    if (letter !== '.') takenOff.push({ letter, square });
    if (act.did === 'moved') left.add(act.from);
    touched.add(square);
    now = afterAct(now, act);
  }
  const empty = (square: Square): boolean => letterOn(now, square) === '.' && letterOn(board, square) !== '.';
  return {
    left: [...left].filter(empty),
    reached: [...touched].filter((square) => letterOn(now, square) !== '.'),
    off: [...touched].filter((square) => empty(square) && !left.has(square)),
    takenOff,
  };
}

/** Where the men stood at first that were moved or taken. */
export function takenUp(acts: readonly string[]): readonly Square[] {
  const reached = new Set<Square>();
  return read(acts).flatMap((act) => {
    const from = act.did === 'moved' ? act.from : act.did === 'tookOff' ? act.square : null;
    const first = from !== null && !reached.has(from);
    reached.add(act.did === 'moved' ? act.to : act.square);
    return first ? [from] : [];
  });
}

/** The men as the board field of a FEN has them. */
export function boardField(board: string): string {
  const rows = ranks.map((_, rank) =>
    board.slice(rank * 8, rank * 8 + 8).replace(/\.+/g, (empty) => `${empty.length}`),
  );
  return rows.toReversed().join('/');
}
