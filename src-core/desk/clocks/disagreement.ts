/** Where a clock and the moves of its board contradict each other: said to the arbiter, with what mends it. */
import { COLORS } from '../../clocks/index.ts';
import type { Clock, Color } from '../../clocks/index.ts';
import type { DisagreementView } from '../../contract/clock-views.ts';
import { CLOCK_DISAGREEMENTS, type ClockDisagreement, type ClockMend } from '../../vocabulary/clocks.ts';
import type { BoardRecord } from '../journal/state.ts';
import { presentOf, startOf } from '../journal/state.ts';
import { movesRecorded } from './clock-places.ts';

type Counted = Readonly<Record<Color, number>>;

/** What is compared: how the clock stands, and what the board has. */
export interface ClockAndMoves {
  readonly phase: Clock['phase'];
  readonly clock: Color;
  readonly counted: Counted;
  readonly moves: Color;
  readonly recorded: Counted;
  /** Who made, or makes, the first move of the record. */
  readonly begins: Color;
  readonly result: boolean;
}

/** What holds of both, and what mends it: the first that holds is said. */
interface Row {
  readonly holds: (facts: ClockAndMoves) => boolean;
  readonly mend: (facts: ClockAndMoves) => ClockMend;
}

const always =
  (mend: ClockMend): Row['mend'] =>
  () =>
    mend;
const behind = ({ counted, recorded }: ClockAndMoves): number =>
  recorded.white + recorded.black - counted.white - counted.black;

/**
 * Moves that the clock has counted and nobody has written contradict nothing: an official clock goes on by its presses
 * alone (6.2.1). Of such a game only the clock itself can tell whose turn it is.
 */
const ROWS = {
  runsAfterResult: {
    holds: ({ result, phase }) => result && phase === 'running',
    mend: always('strikeResult'),
  },
  notStarted: {
    holds: (facts) => !facts.result && facts.phase === 'ready' && behind(facts) > 0,
    mend: always('byTheMoves'),
  },
  notPressed: {
    holds: (facts) => inPlay(facts) && behind(facts) === 1 && facts.clock !== facts.moves,
    mend: ({ phase }) => (phase === 'running' ? 'press' : 'byTheMoves'),
  },
  otherTurn: {
    holds: (facts) => inPlay(facts) && behind(facts) >= 0 && facts.clock !== facts.moves,
    mend: always('byTheMoves'),
  },
  countsBehind: {
    holds: (facts) => inPlay(facts) && COLORS.some((color) => facts.counted[color] < facts.recorded[color]),
    mend: (facts) => (behind(facts) >= 0 ? 'byTheMoves' : 'byHand'),
  },
  countsApart: {
    holds: (facts) => inPlay(facts) && !alternate(facts),
    mend: (facts) => (behind(facts) >= 0 ? 'byTheMoves' : 'byHand'),
  },
} satisfies Record<ClockDisagreement, Row>;

/** Begun, and not over. */
function inPlay({ result, phase }: ClockAndMoves): boolean {
  return !result && phase !== 'ready' && phase !== 'over';
}

/** The counters of presses made in turn: alike, or one apart. Begun by Black they may be the scoresheet's or the record's. */
function alternate({ clock, counted, begins }: ClockAndMoves): boolean {
  const ahead = counted.white - counted.black;
  const whiteBegan = ahead === (clock === 'white' ? 0 : 1);
  const blackBegan = ahead === (clock === 'white' ? -1 : 0);
  return whiteBegan || (begins === 'black' && blackBegan);
}

/** What of a clock contradicts the moves; null where they agree. */
export function disagreementOf(facts: ClockAndMoves): DisagreementView | null {
  const what = CLOCK_DISAGREEMENTS.find((each) => ROWS[each].holds(facts));
  if (what === undefined) return null;
  const { clock, moves, counted, recorded } = facts;
  return { what, mend: ROWS[what].mend(facts), clock, moves, counted, recorded };
}

/** Both as they are at a board. */
export function clockAndMoves(board: BoardRecord, { phase, turn, white, black }: Clock): ClockAndMoves {
  return {
    phase,
    clock: turn,
    counted: { white: white.moves, black: black.moves },
    moves: presentOf(board).turn,
    recorded: { white: movesRecorded(board, 'white'), black: movesRecorded(board, 'black') },
    begins: startOf(board).position.turn,
    result: board.result !== null,
  };
}
