import { formatFen } from './fen.ts';
import { formatCastling } from './fen-castling.ts';
import { squaresOf } from './position.ts';
import { startNumber, startPosition } from './start-position.ts';
import type { CastlingSide, Color, Position, Square } from './types.ts';

/** Why castling rights cannot come from one start (3.8, Guidelines II.1-II.3), though they can be castled by. */
export type RightsDoubt =
  /** At the start the king stands between its rooks, so on neither edge. */
  | { readonly code: 'kingOnEdge'; readonly color: Color; readonly king: Square }
  /** The two sides begin on the same files. */
  | { readonly code: 'kingsOnFiles'; readonly white: Square; readonly black: Square }
  | {
      readonly code: 'rooksOnFiles';
      readonly side: CastlingSide;
      readonly white: Square;
      readonly black: Square;
    }
  /** The men stand as at the beginning, and a right is not given; `rights`: all that a start has, as X-FEN; `fen`: so. */
  | {
      readonly code: 'startLacksRights';
      readonly number: number;
      readonly rights: string;
      readonly fen: string;
    };

/** What a side with a right says of its start: where its king began, and the rooks that it knows. */
interface Known {
  readonly king: Square;
  readonly rooks: Readonly<Record<CastlingSide, Square | undefined>>;
}

/** Everything that keeps the rights of a position from coming from one start; empty where they can. */
export function rightsDoubted(position: Position): readonly RightsDoubt[] {
  const [white, black] = [knownOf(position, 'white'), knownOf(position, 'black')];
  return [
    ...onEdge('white', white),
    ...onEdge('black', black),
    ...(white === null || black === null ? [] : differing(white, black)),
    ...lacking(position),
  ];
}

function knownOf(position: Position, color: Color): Known | null {
  const [king] = squaresOf(position, color, 'king');
  const rank = color === 'white' ? '1' : '8';
  const rooks = position.castling.filter((rook) => rook.endsWith(rank));
  if (king === undefined || rooks.length === 0) return null;
  const [queenSide, kingSide] = [rooks.find((rook) => rook < king), rooks.find((rook) => rook > king)];
  return { king, rooks: { 'king-side': kingSide, 'queen-side': queenSide } };
}

function onEdge(color: Color, known: Known | null): readonly RightsDoubt[] {
  return known !== null && 'ah'.includes(fileOf(known.king))
    ? [{ code: 'kingOnEdge', color, king: known.king }]
    : [];
}

function differing(white: Known, black: Known): readonly RightsDoubt[] {
  const kings: readonly RightsDoubt[] =
    fileOf(white.king) === fileOf(black.king)
      ? []
      : [{ code: 'kingsOnFiles', white: white.king, black: black.king }];
  const rooks = (['king-side', 'queen-side'] as const).flatMap((side): readonly RightsDoubt[] => {
    const [ours, theirs] = [white.rooks[side], black.rooks[side]];
    if (ours === undefined || theirs === undefined || fileOf(ours) === fileOf(theirs)) return [];
    return [{ code: 'rooksOnFiles', side, white: ours, black: theirs }];
  });
  return [...kings, ...rooks];
}

function lacking(position: Position): readonly RightsDoubt[] {
  const { board, turn, castling, moveNumber } = position;
  const number = startNumber(board.slice(0, 8));
  if (number === null || turn !== 'white' || moveNumber !== 1) return [];
  const start = startPosition(number);
  if (start.board !== board || castling.length === start.castling.length) return [];
  const fen = formatFen({ ...position, castling: start.castling });
  return [{ code: 'startLacksRights', number, rights: formatCastling(board, start.castling, 'x-fen'), fen }];
}

const fileOf = (square: Square): string => square.charAt(0);
