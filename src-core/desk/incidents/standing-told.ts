/** The illegal act of an incident that nobody acted on in time (A.5.2): what it left on the board stands. */
import { legalMoves, parseBoard, parseStep, standingBoard, standingMove } from '../../chess/index.ts';
import type { Move, Position, StandingMove } from '../../chess/index.ts';
import type { BoardAsItStands, Incident } from '../../laws/index.ts';
import type { Told } from './incident-told.ts';

/** Null where the ruling does not say that it stands, or where what stood on the board is not told. */
export function standingOf({ ruling, incident, position }: Told): StandingMove | null {
  return ruling.points.some(({ code }) => code === 'tooLate') ? leftBy(position, incident) : null;
}

function leftBy(position: Position, incident: Incident): StandingMove | null {
  switch (incident.kind) {
    case 'illegalMove': {
      const { from, to, promotion } = incident.move;
      if (promotion === 'king') return null;
      const exchanged = promotion === undefined || promotion === 'pawn' ? {} : { promotion };
      return standingMove(position, { from, to, ...exchanged });
    }
    case 'pawnNotExchanged': {
      const pawns = pawnsTo(position, incident.square);
      const [only] = pawns;
      return only === undefined || pawns.length > 1 ? null : standingMove(position, only);
    }
    case 'boardAsItStands': {
      const board = parseBoard(incident.stands);
      return board === null ? null : standingBoard(position, board, moveTold(incident));
    }
    case 'pressedWithoutMoving':
      return standingBoard(position, position.board);
    default:
      return null;
  }
}

/** The one man that was moved, where no more was told. */
function moveTold({ acts = [] }: BoardAsItStands): Move | null {
  const [first, ...more] = acts.map(parseStep);
  return first?.did === 'moved' && more.length === 0 ? { from: first.from, to: first.to } : null;
}

/** The pawns that can have come to the last rank there, still pawns. */
function pawnsTo(position: Position, square: string): readonly Move[] {
  return legalMoves(position)
    .filter(({ to, promotion }) => to === square && promotion === 'queen')
    .map(({ from, to }) => ({ from, to }));
}
