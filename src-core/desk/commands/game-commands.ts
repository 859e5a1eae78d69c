/** What may be asked about a game: its start, its moves, its result, what is noted of it. */
import * as v from 'valibot';
import type { PgnGame } from '../../chess/pgn-types.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { PROMOTION_ROLES } from '../../vocabulary/pieces.ts';
import { RESULT_REASONS } from '../../vocabulary/results.ts';
import type { Frozen } from './frozen.ts';
import type { IncidentGiven } from './incident-commands.ts';
import {
  command,
  count,
  lang,
  line,
  milliseconds,
  note,
  ordinal,
  place,
  result,
  square,
  text,
  variant,
} from './primitives.ts';

/** A move as text in any accepted notation, or as squares from the chessboard. */
const move = v.union([
  v.strictObject({ text: line(LIMITS.move), lang }),
  v.strictObject({
    from: square,
    to: square,
    promotion: v.exactOptional(v.picklist(PROMOTION_ROLES)),
  }),
]);
export type MoveInput = Frozen<v.InferOutput<typeof move>>;

/** The same of an illegal move, or the chessboard it left: the first field of a FEN. */
const illegalMove = v.union([...move.options, v.strictObject({ chessboard: line(LIMITS.position) })]);
export type IllegalMoveInput = Frozen<v.InferOutput<typeof illegalMove>>;

/** A game read from a PGN, with where it goes; null: where its Round and Board tags say. */
export interface GameToImport {
  readonly game: PgnGame;
  readonly round: number | null;
  readonly board: number | null;
}

export const gameCommands = {
  setStartPosition: command('setStartPosition', {
    ...place,
    /** 0-959, a back rank, or a FEN. */
    position: line(LIMITS.position),
    variant,
    reason: note,
  }),
  recordMove: command('recordMove', {
    ...place,
    move,
    /** What the mover's display showed after it, in milliseconds, as typed beside a clock on the table. */
    clock: v.exactOptional(milliseconds),
    /** True where the arbiter lets a move stand that a ruling does not allow. */
    confirmed: v.exactOptional(v.boolean()),
  }),
  /** An illegal move that stands: nobody acted on it in time (7.5, A.5.2). */
  recordIllegalMove: command('recordIllegalMove', {
    ...place,
    move: illegalMove,
    /** As of `recordMove`. */
    clock: v.exactOptional(milliseconds),
  }),
  declareResult: command('declareResult', {
    ...place,
    result,
    reason: v.picklist(RESULT_REASONS),
    note,
    /** True where the arbiter has read what the Laws say and decides otherwise; the note is then his reason. */
    confirmed: v.boolean(),
  }),
  /** Takes back the result that stood at line `seq`, the last one entered in this round: a wrong key, and no decision. */
  undoResult: command('undoResult', { ...place, seq: count, reason: note }),
  writeNote: command('writeNote', { ...place, text: note }),
  /** Strikes a line with a reason. Of moves, the last one of the board that stands. */
  strikeEntry: command('strikeEntry', { seq: count, reason: note }),
  /** A PGN as text, into a round or a board, or where its tags say. */
  importPgn: command('importPgn', {
    text,
    source: line(LIMITS.source),
    round: v.nullable(ordinal),
    board: v.nullable(ordinal),
    /** True where games that find others on their board go to a free one. */
    freeBoards: v.exactOptional(v.boolean()),
    /** True where a person confirms what a live board or file has told. */
    fed: v.exactOptional(v.literal(true)),
  }),
} as const;

export type DeclareResult = Frozen<v.InferOutput<typeof gameCommands.declareResult>> & {
  readonly given?: IncidentGiven;
};
