/** What was told of a board as it stands, read: its readings, and the men that were touched. */
import type {
  Followed,
  Intention,
  Position,
  Readings,
  Square,
  StandsFault,
  StandsStep,
} from '../../chess/index.ts';
import {
  castlingMeant,
  followSteps,
  intentionsOf,
  parseBoard,
  parseStep,
  parseUci,
  parseUciSquares,
  pieceAt,
  readStands,
  touchedByStands,
} from '../../chess/index.ts';
import { PROMOTION_ROLES } from '../../vocabulary/pieces.ts';
import type { BoardAsItStands, Touch } from '../incident.ts';
import type { Case } from '../record.ts';
import type { Contradiction } from '../ruling.ts';
import { emptyAmong } from './touch.ts';

export function standsContradiction(of: Case, act: BoardAsItStands): Contradiction | null {
  const { stands, acts = [], intention, touchedBefore = [] } = act;
  if (parseBoard(stands) === null) {
    return { answer: 'contradiction', code: 'unreadableBoard', facts: { text: stands } };
  }
  const unread = acts.find((text) => parseStep(text) === null);
  if (unread !== undefined)
    return { answer: 'contradiction', code: 'unreadableAct', facts: { text: unread } };
  const followed = followSteps(of.position.board, stepsOf(act));
  if ('impossible' in followed) {
    const text = acts[followed.impossible] ?? '';
    return { answer: 'contradiction', code: 'actNotPossible', facts: { text } };
  }
  if (intention !== undefined && intentionOf(of.position, intention) === null) {
    return { answer: 'contradiction', code: 'unreadableMove', facts: { text: intention } };
  }
  const empty = emptyAmong(of.position, touchedBefore);
  if (empty !== null) return empty;
  return act.by === of.position.turn || parseBoard(stands) !== of.position.board
    ? null
    : { answer: 'contradiction', code: 'notOnMove', facts: { by: act.by } };
}

/**
 * Did he move without having the move? Not where men only fell over, nor where men of both have gone elsewhere: then
 * moves are missing from the record, and the last of them may be his.
 */
export function isOutOfTurn(of: Case, act: BoardAsItStands): boolean {
  if (act.by === of.position.turn || act.intention === 'displaced') return false;
  const [{ act: seen }] = readingsOf(of, act);
  return seen !== 'severalMoves' || !movedBoth(of.position, parseBoard(act.stands) ?? of.position.board);
}

/** Does a man of the player on move stand where none like it stood? */
function movedBoth({ board, turn }: Position, stands: string): boolean {
  const own = turn === 'white' ? /[A-Z]/ : /[a-z]/;
  return [...stands].some((letter, at) => letter !== board.charAt(at) && own.test(letter));
}

/** What the player may have meant, where the ruling turns on it. */
export function standsMeant(of: Case, act: BoardAsItStands): readonly Intention[] {
  return intentionsOf(readingsOf(of, act));
}

/** What was read of a position last: one ruling asks for it with each value of what is not known. */
const lastRead = new WeakMap<Position, { readonly told: string; readonly readings: Readings }>();

export function readingsOf({ position, record }: Case, act: BoardAsItStands): Readings {
  const told = {
    stands: parseBoard(act.stands) ?? position.board,
    byHand: stepsOf(act).length > 0,
    ...meantIn(position, act),
  };
  const known = lastRead.get(position);
  const name = JSON.stringify(told);
  if (known?.told === name) return known.readings;
  const readings = readStands(position, told, record.game);
  lastRead.set(position, { told: name, readings });
  return readings;
}

function meantIn(position: Position, act: BoardAsItStands): { readonly intention?: Intention } {
  const intention = act.intention === undefined ? null : intentionOf(position, act.intention);
  return intention === null ? {} : { intention };
}

function stepsOf({ acts = [] }: BoardAsItStands): readonly StandsStep[] {
  return acts.flatMap((text) => parseStep(text) ?? []);
}

function intentionOf(position: Position, text: string): Intention | null {
  if (text === 'displaced') return text;
  const read = parseUci(position, text);
  return read.ok ? read.value : parseUciSquares(text);
}

/** The men touched, as far as the order is told: those before the act, then those of its steps. */
export function touchesTold({ position }: Case, act: BoardAsItStands): readonly Square[] {
  const followed: Followed | { readonly impossible: number } = followSteps(position.board, stepsOf(act));
  const told = 'touched' in followed ? followed.touched : [];
  return [...new Set([...(act.touchedBefore ?? []), ...kingFirst(position, told)])];
}

/**
 * The man told to have moved before the hand went to another, on from there, or to nothing more: one hand moves both, so
 * it was let go there (4.1, 4.7). Of what takes a man off beside it only a pawn was, whose move has that in it (3.7.3.1,
 * 4.7.1). Not a king along its rank, nor beside one in Chess960: castling has its own order (4.7.2, II.3.2.5).
 */
function letGo({ position }: Case, act: BoardAsItStands): Pick<Touch, 'released'> {
  const steps = stepsOf(act);
  const at = steps.findIndex(({ did }) => did === 'moved');
  const [first, next] = [steps[at], steps[at + 1]];
  if (first?.did !== 'moved') return {};
  const man = pieceAt(position, first.from);
  // along its rank a king may be on its way to castle
  const perhapsCastles = man?.role === 'king' && first.from.charAt(1) === first.to.charAt(1);
  if (man?.color !== act.by || perhapsCastles) return {};
  const released = { released: { from: first.from, to: first.to } };
  if (next?.did === 'tookOff') return man.role === 'pawn' && next.square !== first.to ? released : {};
  if (next?.did !== 'moved') return released;
  // it went on from there: it had been let go, or it would be one act; carried there and back it was touched
  if (next.from === first.to) return next.to === first.from ? {} : released;
  const other = pieceAt(position, next.from);
  if (other?.color !== act.by) return {};
  return other.role === 'king' && position.variant === 'chess960' ? {} : released;
}

/** What of the acts told binds him beside the men touched: a man let go (4.7), the first new piece put on (4.4.4). */
export function letGoTold(of: Case, act: BoardAsItStands): Pick<Touch, 'released' | 'promotionTouched'> {
  const lastRank = act.by === 'white' ? '8' : '1';
  const put = stepsOf(act).find((step) => step.did === 'putOn' && step.square.endsWith(lastRank));
  const { color, role } = put?.did === 'putOn' ? put.piece : { color: null, role: null };
  const promotionTouched = color === act.by ? PROMOTION_ROLES.find((each) => each === role) : undefined;
  return { ...letGo(of, act), ...(promotionTouched === undefined ? {} : { promotionTouched }) };
}

/** Where king and rook may move in any order (II.3.2.5) castling is the king's, touched first. */
function kingFirst(position: Position, touched: readonly Square[]): readonly Square[] {
  const king = touched.find((square) => pieceAt(position, square)?.role === 'king');
  if (position.variant !== 'chess960' || king === undefined) return touched;
  return pieceAt(position, king)?.color === position.turn ? [king, ...touched] : touched;
}

/** All men touched; the opponent's king cannot be taken and counts for nothing, the rook of a castling counts. */
export function touchesOf(of: Case, act: BoardAsItStands, fault?: StandsFault): readonly Square[] {
  const { position } = of;
  const seen = touchedByStands(position, parseBoard(act.stands) ?? position.board);
  const castling = fault?.code === 'badMove' ? castlingMeant(position, fault) : null;
  const pair = castling === null ? [] : [castling.move.from, castling.move.to];
  const touched = [...touchesTold(of, act), ...pair, ...seen].filter((square) => {
    const man = pieceAt(position, square);
    return man !== null && (man.role !== 'king' || man.color === position.turn);
  });
  return [...new Set(touched)];
}
