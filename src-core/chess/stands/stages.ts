import type { HalfMove } from '../../vocabulary/incidents.ts';
import { castlings, legalMoves, play } from '../position.ts';
import type { Castling, Move, Position, Square } from '../types.ts';
import { changesOf, letterOn, withLetters } from './changes.ts';

/** How the chessboard looks at one stage of a legal move. */
export interface Stage {
  readonly board: string;
  readonly move: Move;
  readonly half: HalfMove | 'whole';
}

const LIFTED = '.';

/** Every legal move as it stands when it is made, and half made in each way it can be (4.4, 4.6, 4.7). */
export function stagesOf(position: Position): readonly Stage[] {
  const castled = castlings(position);
  return legalMoves(position).flatMap((move) => {
    const castling = castled.find((each) => each.move.from === move.from && each.move.to === move.to);
    const whole: Stage = { board: play(position, move).board, move, half: 'whole' };
    const half = castling === undefined ? halves(position, whole) : castlingHalves(position, castling);
    // in Chess960 a castling is whole with the king moved alone, or the rook
    return [whole, ...half.filter(({ board }) => board !== whole.board && board !== position.board)];
  });
}

/** The king let go and the rook not, the rook and not the king, or one of them in the hand (4.7.2, II.3.2.5). */
function castlingHalves({ board }: Position, { move, kingTo, rookTo }: Castling): readonly Stage[] {
  const { from: king, to: rook } = move;
  const stage = (half: HalfMove, at: Square | null, rookAt: Square | null): Stage => ({
    half,
    move,
    board: withLetters(board, [
      [king, LIFTED],
      [rook, LIFTED],
      ...(rookAt === null ? [] : [[rookAt, letterOn(board, rook)] as const]),
      ...(at === null ? [] : [[at, letterOn(board, king)] as const]),
    ]),
  });
  return [
    ...(kingTo === rook ? [] : [stage('rookLeft', kingTo, rook)]),
    ...(rookTo === king ? [] : [stage('kingLeft', king, rookTo)]),
    stage('kingLeft', null, rookTo),
    stage('rookLeft', kingTo, null),
    stage('lifted', null, null),
    stage('lifted', null, rook),
  ];
}

function halves({ board }: Position, { move, board: made }: Stage): readonly Stage[] {
  const { from, to, promotion } = move;
  const taken = changesOf(board, made).gone.find((square) => square !== from);
  const pawn = letterOn(board, from);
  const stage = (half: HalfMove, on: string, ...letters: readonly (readonly [Square, string])[]): Stage => ({
    half,
    move,
    board: withLetters(on, letters),
  });
  const none: readonly Stage[] = [];
  return [
    stage('lifted', board, [from, LIFTED]),
    ...(taken === undefined
      ? none
      : [
          stage('onlyTaken', board, [taken, LIFTED]),
          stage('lifted', board, [taken, LIFTED], [from, LIFTED]),
        ]),
    ...(taken === undefined || taken === to
      ? none
      : [stage('takenPawnLeft', made, [taken, letterOn(board, taken)])]),
    ...(promotion === undefined
      ? none
      : [stage('pawnNotExchanged', made, [to, pawn]), stage('pawnLeft', made, [from, pawn])]),
  ];
}

/** Is this the move made, but with the man it takes still on the board, pushed to another square (4.7.1)? */
export function takenManStands({ board }: Position, { move, board: made }: Stage, stands: string): boolean {
  const { gone, come } = changesOf(made, stands);
  const [square] = come;
  const taken = letterOn(board, move.to);
  return (
    gone.length === 0 &&
    come.length === 1 &&
    square !== undefined &&
    taken !== '.' &&
    letterOn(stands, square) === taken
  );
}
