import { sameMove } from '../same-move.ts';
import type { Game, Move, Position, Square } from '../types.ts';
import { changesOf, colorOn, countLetters, letterOn, manAt } from './changes.ts';
import type { Changes } from './changes.ts';
import { faultBesides, faultOf } from './faults.ts';
import type { Wrong } from './faults.ts';
import { sequenceTo } from './sequence.ts';
import { stagesOf, takenManStands } from './stages.ts';
import type { Stage } from './stages.ts';
import { HALF_MOVES } from '../../vocabulary/incidents.ts';
import type { DisplacedReading, HalfReading, LegalReading, StandsReading } from './stands-reading.ts';

/** What the player meant, where it was told: a move of the position before, or that men were displaced (7.4). */
export type Intention = Move | 'displaced';

export interface StandsTold {
  /** The men as they stand after the act: 64 letters, whatever they are. */
  readonly stands: string;
  /** It was told step by step what the hand did: nothing fell over by itself. */
  readonly byHand?: boolean;
  readonly intention?: Intention;
}

export type Readings = readonly [StandsReading, ...StandsReading[]];

/**
 * What a chessboard as it stands is, after the position before it: every reading of it, the likeliest first. More
 * than one where only the player's intention tells them apart; one where that is told. Total on any board.
 */
export function readStands(position: Position, told: StandsTold, game?: Game): Readings {
  const { stands, intention } = told;
  const changes = changesOf(position.board, stands);
  if (intention === 'displaced' && changes.gone.length > 0) return [displacedFrom(position, stands)];
  const readings = everyReading({ position, game, stands, changes }, told.byHand === true);
  return intention === undefined || intention === 'displaced' ? readings : asMeant(readings, intention);
}

/** The legal moves that can be meant, and `displaced`, where there are several readings. */
export function intentionsOf(readings: Readings): readonly Intention[] {
  const moves = readings.flatMap((reading) => ('moves' in reading ? reading.moves : movesIn(reading)));
  const once = moves.filter((move, at) => moves.findIndex((other) => sameMove(move, other)) === at);
  return [...once, ...(readings.some(({ act }) => act === 'displaced') ? (['displaced'] as const) : [])];
}

function movesIn(reading: StandsReading): readonly Move[] {
  return reading.act === 'legalMove' ? [reading.move] : [];
}

/** The readings that have the move in them, and of half a move only that; all but `displaced` where none has. */
function asMeant(readings: Readings, move: Move): Readings {
  const meant = readings.flatMap((reading): readonly StandsReading[] => {
    if (reading.act === 'legalMove') return sameMove(reading.move, move) ? [reading] : [];
    if (reading.act !== 'incompleteMove' && reading.act !== 'illegalMove') return [];
    const moves = reading.moves.filter((each) => sameMove(each, move));
    return moves.length === 0 ? [] : [{ ...reading, moves }];
  });
  const [first, ...more] = meant.length > 0 ? meant : readings.filter(({ act }) => act !== 'displaced');
  return first === undefined ? readings : [first, ...more];
}

function everyReading(wrong: Wrong, byHand: boolean): Readings {
  const { position, stands, changes } = wrong;
  const stages = stagesOf(position);
  const [plain, ...other] = plainReadings(stages, wrong);
  if (plain !== undefined) return [plain, ...other];
  if (changes.gone.length + changes.come.length === 0) {
    return [{ act: 'illegalMove', fault: { code: 'nothingMoved' }, moves: [] }];
  }
  const fault = faultOf(wrong);
  if (fault !== null && fault.code !== 'takenByNoMove') return [{ act: 'illegalMove', fault, moves: [] }];
  const several = sequenceTo(position, stands, mayBeLong(wrong) ? 6 : 3);
  if (several !== null) return [several];
  if (!byHand && !isOfThisGame(position.board, stands))
    return [{ act: 'notOfThisGame', squares: changedSquares(changes) }];
  return besides(wrong, stages, byHand);
}

const changedSquares = ({ gone, come }: Changes): readonly Square[] => [...new Set([...gone, ...come])];

/** What is a legal move, whole or half, and nothing else. */
function plainReadings(stages: readonly Stage[], { position, stands }: Wrong): readonly StandsReading[] {
  const here = stages.filter(({ board }) => board === stands);
  const whole = here.find(({ half }) => half === 'whole');
  const pushed = whole === undefined ? stages.filter((stage) => isPushed(position, stage, stands)) : [];
  // a rook that has gone where a rook may go is no half castling: its king was not touched first (4.4.2)
  const halves = here.filter(({ half }) => half !== 'whole' && (whole === undefined || half === 'rookLeft'));
  const half = halfReading([
    ...halves,
    ...pushed.map((stage): Stage => ({ ...stage, half: 'takenManLeft' })),
  ]);
  const legal: readonly LegalReading[] = whole === undefined ? [] : [{ act: 'legalMove', move: whole.move }];
  return [...legal, ...(half === null ? [] : [half])];
}

function isPushed(position: Position, stage: Stage, stands: string): boolean {
  return stage.half === 'whole' && takenManStands(position, stage, stands);
}

/** Half of any of these moves, by the likeliest of its forms. */
function halfReading(stages: readonly Stage[]): HalfReading | null {
  const half = HALF_MOVES.find((form) => stages.some((stage) => stage.half === form));
  if (half === undefined) return null;
  const moves = stages.flatMap((stage) => (stage.half === half ? [stage.move] : []));
  return { act: 'incompleteMove', half, moves: moves.filter((move, at) => firstLike(moves, move) === at) };
}

function firstLike(moves: readonly Move[], move: Move): number {
  return moves.findIndex((other) => sameMove(other, move));
}

/** In more than three plies a man could also have gone there and back: both sides must be seen to have moved. */
function mayBeLong({ stands, changes }: Wrong): boolean {
  return new Set(changes.come.map((square) => colorOn(stands, square))).size === 2;
}

/** Can these men be left of those, with pawns exchanged? */
function isOfThisGame(before: string, stands: string): boolean {
  const [had, has] = [countLetters(before), countLetters(stands)];
  const more = (letters: string): number =>
    [...letters].reduce((sum, each) => sum + Math.max(0, (has.get(each) ?? 0) - (had.get(each) ?? 0)), 0);
  const fewer = (pawn: string): number => (had.get(pawn) ?? 0) - (has.get(pawn) ?? 0);
  return more('KkPp') === 0 && more('QRBN') <= fewer('P') && more('qrbn') <= fewer('p');
}

/** Men off their squares beside a legal move or none: by the hand or by accident, where no more than two are. */
function besides({ position, stands, changes }: Wrong, stages: readonly Stage[], byHand: boolean): Readings {
  const bases = basesOf(position, stands, stages);
  const off = bases[0]?.off ?? changes.gone;
  if (off.length > menOf(stands).length / 2)
    return [{ act: 'notOfThisGame', squares: changedSquares(changes) }];
  const displaced = displacedReading(bases, changes);
  if (off.length > 2 && !byHand) return [displaced];
  const moves = bases.map(({ move }) => move);
  const fault =
    bases.length === 1
      ? faultBesides(bases[0]?.board ?? position.board, stands)
      : faultBesides(position.board, stands);
  const illegal: StandsReading = { act: 'illegalMove', fault, moves };
  return byHand ? [illegal] : [illegal, displaced];
}

const menOf = (board: string): readonly string[] => [...board].filter((letter) => letter !== '.');

function displacedFrom(position: Position, stands: string): DisplacedReading {
  return displacedReading(basesOf(position, stands, stagesOf(position)), changesOf(position.board, stands));
}

interface Base extends Stage {
  /** The men that are not on their squares of this chessboard. */
  readonly off: readonly Square[];
}

const ON_THE_BOARD: ReadonlySet<Stage['half']> = new Set([
  'whole',
  'rookLeft',
  'takenPawnLeft',
  'pawnNotExchanged',
]);

/** The stages of legal moves with the fewest men off their squares, and fewer than if none had been made. */
function basesOf(position: Position, stands: string, stages: readonly Stage[]): readonly Base[] {
  const before = changesOf(position.board, stands).gone.length;
  const bases = stages
    .filter(({ half }) => ON_THE_BOARD.has(half))
    .map((stage): Base => ({ ...stage, off: changesOf(stage.board, stands).gone }))
    .filter(({ off, board }) => off.length < before && comeFromOff(board, stands, off));
  const fewest = Math.min(...bases.map(({ off }) => off.length));
  const nearest = bases.filter(({ off }) => off.length === fewest);
  const whole = nearest.filter(({ half }) => half === 'whole');
  return whole.length > 0 ? whole : nearest;
}

/** Is every man that stands elsewhere one of those that are off their squares? */
function comeFromOff(base: string, stands: string, off: readonly Square[]): boolean {
  const missing = off.map((square) => letterOn(base, square));
  return changesOf(base, stands).come.every((square) => {
    const at = missing.indexOf(letterOn(stands, square));
    if (at < 0) return false;
    missing.splice(at, 1);
    return true;
  });
}

function displacedReading(bases: readonly Base[], { gone, come }: Changes): DisplacedReading {
  const [base, ...others] = bases;
  const boards = new Set(others.map(({ board }) => board));
  if (base === undefined || [...boards].some((board) => board !== base.board)) {
    return { act: 'displaced', squares: gone.length > 0 ? gone : come, made: null };
  }
  const made: LegalReading | HalfReading | null =
    base.half === 'whole' ? { act: 'legalMove', move: base.move } : halfReading(bases);
  return { act: 'displaced', squares: base.off, made };
}

/** The men touched that the board shows, where nobody tells the order: own men before the opponent's (4.3.3). */
export function touchedByStands(position: Position, stands: string): readonly Square[] {
  const { gone, come } = changesOf(position.board, stands);
  const letters = new Set(come.map((square) => letterOn(stands, square)));
  const rank = (square: Square): number => {
    const man = manAt(position.board, square);
    if (man?.color !== position.turn) return 4;
    // who castles touches the king first (4.4.1); who takes, the man that moves
    if (man.role === 'king') return 1;
    return letters.has(letterOn(position.board, square)) && !come.includes(square) ? 2 : 3;
  };
  return [...gone].sort((a, b) => rank(a) - rank(b));
}
