/** What the Laws say of an incident at a board, for a screen. */
import type { RulingKept } from '../journal/incident-types.ts';
import type { MatesFound } from '../positions/mating.ts';
import type { MatingResult, Color, Game, Move, Position } from '../../chess/index.ts';
import { MatingWitness, nothingFound } from '../positions/mating.ts';
import {
  formatPlayed,
  formatSan,
  formatUci,
  isLegal,
  occurrences,
  parseSan,
  play,
  positionsOf,
} from '../../chess/index.ts';
import type { RulingReply } from '../../contract/desk-api.ts';
import { articlesOf, askedIn } from '../../laws/index.ts';
import type { Incident, PointCode, Ruled } from '../../laws/index.ts';
import type { ResultReason } from '../journal/events.ts';
import { exchangesColours } from './colours-exchanged.ts';
import { inMs } from './incident-clock.ts';
import { clockPairs } from './incident-clock-back.ts';
import { farFromZero } from './flag-clock.ts';
import { standingOf } from './standing-told.ts';
import { askTheLaws } from './incident-told.ts';
import type { Told } from './incident-told.ts';
import type { MateView, Occurrence, RuledMove, RulingView, StatusView } from '../journal/incident-types.ts';
import type { RulingQuery } from '../commands/incident-commands.ts';
import type { DeskState } from '../journal/state.ts';

/** `now`: the desk's own time, in milliseconds; `found`: by long searches made before. */
export function ruleAt(
  state: DeskState,
  query: RulingQuery,
  now: number,
  found: MatesFound = nothingFound,
): RulingReply {
  const asked = askTheLaws(state, query, new MatingWitness(found));
  if (!asked.ok) return { ok: false, refusal: asked.refusal };
  const told = asked.value;
  const clockLeft = farFromZero(told.board, told.incident, query, now);
  const view = rulingView(told);
  return {
    ok: true,
    seq: told.board.seq,
    ruling: { ...view, clockLeft, clocks: clockPairs(told, view, now) },
  };
}

/** What of a ruling is kept with the decision, as it is shown before. */
export function rulingKept(told: Told) {
  const { ruling } = told;
  return {
    answer: ruling.answer,
    edition: ruling.edition,
    regime: ruling.regime,
    question: ruling.answer === 'question' ? ruling.question : null,
    ...(ruling.answer === 'question' && ruling.about !== undefined ? { about: ruling.about } : {}),
    upheld: ruling.answer === 'ruled' ? ruling.upheld : null,
    points: ruling.points,
    mate: mateOf(told),
  } satisfies RulingKept;
}

/** A ruling as plain values. */
function rulingView(told: Told): Omit<RulingView, 'clockLeft' | 'clocks'> {
  const { ruling, game, position } = told;
  const ruled = ruling.answer === 'ruled' ? ruling : null;
  return {
    ...rulingKept(told),
    asks: askedIn(told.incident),
    allowed: ruled?.mustChooseFrom?.map((move) => ruledMove(position, move)) ?? null,
    freeMove: ruled?.freeMove ?? false,
    time: timeOf(ruled),
    times: ruled === null ? null : inMs(ruled.moreTime),
    removeIncrement: ruled?.removeIncrement ?? null,
    illegalCount: ruled?.illegalCount ?? { white: 0, black: 0 },
    restoreToPly: ruled?.restoreToPly ?? null,
    result: ruled?.result ?? null,
    reason: ruled === null ? null : reasonOf([told.incident, ...told.also], ruled),
    newGame: ruled?.newGame ?? false,
    coloursExchanged: ruled !== null && exchangesColours(told.board, ruled),
    ...standsOf(told),
    status: statusView(position, ruled),
    act: ruled?.act ?? null,
    missing: missingMoves(position, ruled?.missing ?? []),
    meant: meantMoves(told),
    ...repetitionOf(told),
    articles: articlesOf(ruling),
    ply: game.moves.length,
    chessboard: position.board,
    turn: position.turn,
  };
}

/** What an act left stands, and is written where the record has reached it. */
function standsOf(told: Told): Pick<RulingView, 'stands' | 'outOfTurn'> {
  const left = told.played.length === 0 ? standingOf(told) : null;
  return { stands: left?.san ?? null, outOfTurn: left?.outOfTurn ?? false };
}

export function ruledMove(position: Position, move: Move): RuledMove {
  return { ...move, uci: formatUci(position, move), san: formatSan(position, move) };
}

function missingMoves(position: Position, moves: readonly Move[]): readonly RuledMove[] {
  const missing: RuledMove[] = [];
  moves.reduce((at, move) => {
    missing.push(ruledMove(at, move));
    return play(at, move);
  }, position);
  return missing;
}

function meantMoves({ ruling, position }: Told): RulingView['meant'] {
  return ruling.answer === 'ruled'
    ? []
    : ruling.meant.map((each) => (each === 'displaced' ? each : ruledMove(position, each)));
}

function timeOf(ruled: Ruled | null): RulingView['time'] {
  const added = ruled?.addTime ?? null;
  return added === null ? null : { to: added.to, ms: added.seconds * 1000 };
}

function statusView(position: Position, ruled: Ruled | null): StatusView | null {
  const status = ruled?.status ?? null;
  if (status === null) return null;
  const { occurrencePlies: _plies, claimableWith, ...rest } = status;
  const moves = (list: readonly Move[]): readonly RuledMove[] =>
    list.map((move) => ruledMove(position, move));
  return {
    ...rest,
    claimableWith: {
      repetition: moves(claimableWith.repetition),
      fiftyMoves: moves(claimableWith.fiftyMoves),
    },
  };
}

/** What a point that ends the game writes as the reason. */
const REASONS: Readonly<Partial<Record<PointCode, ResultReason>>> = {
  losesByIllegalActs: 'illegalMoves',
  drawnByIllegalActs: 'illegalMoves',
  agreed: 'agreement',
  losesOnTime: 'time',
  drawnOnTime: 'time',
  bothFlagsLastPeriod: 'time',
  losesByResigning: 'resignation',
  drawnByResigning: 'resignation',
  forfeits: 'forfeit',
  bothForfeit: 'forfeit',
};

/** Why the game ends, where the ruling ends it. */
export function reasonOf(incidents: readonly Incident[], { result, points }: Ruled): ResultReason | null {
  if (result === null) return null;
  const ended = points.find(
    (each) => each.code === 'ended' || each.code === 'endsNow' || each.code === 'endedWithTwoHands',
  )?.facts.ended;
  if (ended !== undefined) return ended;
  const claim = incidents.find((each) => each.kind === 'drawClaim');
  if (claim !== undefined && points.some(({ code }) => code === 'claimCorrect')) return claim.basis;
  const code = points.find((each) => each.code in REASONS)?.code;
  return (code === undefined ? null : REASONS[code]) ?? 'arbiter';
}

/** What turned on whether a side can still mate, by the code of the point or question that says so. */
const TURNS_ON_MATE = new Set([
  'losesOnTime',
  'drawnOnTime',
  'losesByResigning',
  'drawnByResigning',
  'losesByIllegalActs',
  'drawnByIllegalActs',
  'sealedMoveLoses',
  'sealedMoveDraws',
  'question.opponentCanMate',
]);

export function mateOf({ ruling, incident, mating }: Told): MateView | null {
  const { last } = mating;
  if (last === null || !ruling.points.some(({ code }) => TURNS_ON_MATE.has(code))) return null;
  const view = mateView(last.position, last.side, mating.of(last.position, last.side));
  const said = 'opponentCanMate' in incident && incident.opponentCanMate !== undefined;
  return said && view.answer === 'unknown' ? null : view;
}

function mateView(position: Position, side: Color, found: MatingResult): MateView {
  if (found.answer === 'no') return { side, answer: 'no', reason: found.reason };
  if (found.answer === 'unknown') return { side, answer: 'unknown', searched: found.searched };
  const line: string[] = [];
  found.line.reduce((at, move) => {
    line.push(formatSan(at, move));
    return play(at, move);
  }, position);
  return { side, answer: 'yes', line };
}

type Repetition = Pick<RulingView, 'occurrences' | 'repeated'>;

/** The times the position claimed stood on the chessboard, the announced one included, and that position. */
export function repetitionOf({ incident, game, position }: Told): Repetition {
  const now = (): Repetition => ({
    occurrences: numbered(game, occurrences(game).plies),
    repeated: { chessboard: position.board, turn: position.turn },
  });
  if (incident.kind === 'status') return now();
  if (incident.kind !== 'drawClaim' || incident.basis !== 'repetition') {
    return { occurrences: [], repeated: null };
  }
  const { announcedMove } = incident;
  if (occurrences(game).count >= 3 || announcedMove === undefined) return now();
  const read = parseSan(position, announcedMove, { lang: 'en' });
  if (!read.ok || !isLegal(position, read.value)) return now();
  const after = { start: game.start, moves: [...game.moves, read.value] };
  const { board, turn } = play(position, read.value);
  return {
    occurrences: numbered(after, occurrences(after).plies, after.moves.length),
    repeated: { chessboard: board, turn },
  };
}

function numbered(game: Game, plies: readonly number[], announced?: number): readonly Occurrence[] {
  const positions = positionsOf(game);
  return plies.map((ply, at): Occurrence => {
    const [before, move] = [positions[ply - 1], game.moves[ply - 1]];
    const made = before !== undefined && move !== undefined;
    return {
      number: at + 1,
      ply,
      moveNumber: made ? before.moveNumber : null,
      color: made ? before.turn : null,
      san: made ? formatPlayed(before, move) : null,
      announced: ply === announced,
    };
  });
}
