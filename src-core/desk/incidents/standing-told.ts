/** The act of an incident that nobody acted on in time (A.5.2): what it left on the board stands. */
import {
  explainMove,
  formatPlayed,
  formatUci,
  isCheck,
  isStanding,
  legalMoves,
  parseBoard,
  parseStep,
  play,
  standingBoard,
  standingMove,
} from '../../chess/index.ts';
import type { Move, Played, Position, StandingMove } from '../../chess/index.ts';
import type { BoardAsItStands, Incident } from '../../laws/index.ts';
import { NULL_MOVE } from '../journal/fold-move.ts';
import { standingLine } from '../journal/standing-line.ts';
import type { Told } from './incident-told.ts';

/** UCI, with the position it left where no article allows it and it stands. */
export interface MoveWritten {
  readonly uci: string;
  readonly stands?: string;
}

/** What stands, as it is written and as it is told. */
export interface Standing {
  /** One; two where it was made out of turn: the pass of the side on move comes first. */
  readonly lines: readonly MoveWritten[];
  /** In English letters. */
  readonly san: string;
  readonly outOfTurn: boolean;
}

/** Null where the ruling does not say that it stands, or where what stood on the board is not told. */
export function standingOf({ ruling, incident, position }: Told): Standing | null {
  if (!ruling.points.some(({ code }) => code === 'tooLate')) return null;
  if (!ruling.points.some(({ code }) => code === 'movedOutOfTurn')) {
    const left = leftBy(position, incident);
    return left === null
      ? null
      : { lines: [standingLine(left)], san: formatPlayed(position, left), outOfTurn: false };
  }
  const passed = standingBoard(position, position.board);
  const made = legalOf(passed.after, incident) ?? leftBy(passed.after, incident);
  if (made === null) return null;
  const lines = [passLine(position, passed), playedLine(passed.after, made)];
  return { lines, san: formatPlayed(passed.after, made), outOfTurn: true };
}

/** As a null move of a PGN is kept; in check it is none, and no article allows it. */
function passLine(position: Position, passed: StandingMove): MoveWritten {
  return isCheck(position) ? standingLine(passed) : { uci: NULL_MOVE };
}

function playedLine(before: Position, made: Played): MoveWritten {
  return isStanding(made) ? standingLine(made) : { uci: formatUci(before, made) };
}

/** The legal move it would have been with the turn; null where it is none. */
function legalOf(position: Position, incident: Incident): Move | null {
  if (incident.kind === 'boardAsItStands') {
    const board = parseBoard(incident.stands);
    return legalMoves(position).find((move) => play(position, move).board === board) ?? null;
  }
  if (incident.kind !== 'illegalMove') return null;
  const move = exchanged(incident.move);
  const told = move === null ? null : explainMove(position, move);
  return told?.legal === true ? told.move : null;
}

function leftBy(position: Position, incident: Incident): StandingMove | null {
  switch (incident.kind) {
    case 'illegalMove': {
      const move = exchanged(incident.move);
      return move === null ? null : standingMove(position, move);
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

/** With the man a pawn was exchanged for, where it was; null of a king, which nothing can be written for. */
function exchanged({ from, to, promotion }: IllegalMoveTold): Move | null {
  if (promotion === 'king') return null;
  return promotion === undefined || promotion === 'pawn' ? { from, to } : { from, to, promotion };
}

type IllegalMoveTold = Extract<Incident, { kind: 'illegalMove' }>['move'];

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
