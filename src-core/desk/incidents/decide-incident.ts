/** An incident decided: one act that writes the ruling, the decision and everything that follows from it. */
import { foundIn, MatingWitness } from '../positions/mating.ts';
import type { Color } from '../../chess/index.ts';
import { formatFen } from '../../chess/index.ts';
import { clockBackOf } from './incident-clock-back.ts';
import { articlesOf } from '../../laws/index.ts';
import { coloursExchanged } from './colours-exchanged.ts';
import { effectsOfOwn, effectsOfRuling } from './consequences.ts';
import type { Effects } from './consequences.ts';
import type { ClockBoardEvent } from '../journal/clock-events.ts';
import type { Answer, Refused } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { DeskEvent, Place } from '../journal/events.ts';
import { askTheLaws } from './incident-told.ts';
import type { Told } from './incident-told.ts';
import { readOwn, type OwnDecision } from './own-decision.ts';
import type {
  BothClocks,
  Consequences,
  IncidentDecided,
  Penalty,
  Occurrence,
  LawsOfResult,
  TimesShown,
} from '../journal/incident-types.ts';
import type { DecideIncident } from '../commands/incident-commands.ts';
import { placeIn } from '../commands/places.ts';
import { repetitionOf, rulingKept } from './rule-at.ts';
import type { DeskState } from '../journal/state.ts';
import { clockLine, clocksBefore, timeChanges } from './incident-clock.ts';
import type { DecidedAt } from '../../vocabulary/incidents.ts';
import type { GameResult } from '../../vocabulary/results.ts';

interface DeskAsked {
  readonly state: DeskState;
  readonly now: number;
  readonly proposed: boolean;
}

/**
 * Refused where the incident contradicts the game, where the Laws still ask something, where the arbiter's own
 * decision has no reason, and, unless it is only asked about, where the result would be
 * another than the one the screen had shown.
 */
export function decideIncident({ state, now, proposed }: DeskAsked, given: DecideIncident): Answer {
  const command = { ...given, penalties: given.penalties.map(withItsAmount) };
  const asked = askTheLaws(state, command, new MatingWitness(foundIn(given.given?.mates)));
  if (!asked.ok) return asked;
  const told = asked.value;
  const effects = effectsOf(told, command);
  if ('refusal' in effects) return effects;
  const hindered =
    badPenalty(command) ?? (proposed ? null : unexpected(command, effects)) ?? hindrance(told, effects);
  if (hindered !== null) return hindered;
  const written = decided(command, told, effects.consequences, now);
  const incident = state.seq + 1;
  const why = {
    back: clockBackOf(told, effects.consequences, command.times),
    articles: articlesOf(told.ruling),
  };
  const clock = clockLine(now, told.board, effects.consequences, why, incident);
  const lines = follows(told, effects, incident);
  return accept([withClocksAfter(written, clock), ...lines, ...(clock === null ? [] : [clock])]);
}

function effectsOf(told: Told, command: DecideIncident): Effects | Refused {
  const { decision, penalties } = command;
  if (decision.kind === 'own') {
    const read = readOwn(decision, told);
    return read.ok ? effectsOfOwn(told, read.value, command) : read;
  }
  const { ruling, incident } = told;
  if (ruling.answer === 'question') return refuse('rulingIsQuestion', { question: ruling.question });
  if (incident.kind === 'status' && ruling.result === null && penalties.length === 0) {
    return refuse('nothingToDecide');
  }
  return effectsOfRuling(told, ruling, command);
}

/** What a penalty does not speak of is not kept with it. */
function withItsAmount({ ms, points, ...penalty }: Penalty): Penalty {
  return {
    ...penalty,
    ms: isTimed(penalty) ? ms : null,
    points: isScored(penalty) ? points : null,
    note: clean(penalty.note),
  };
}

const isTimed = ({ code }: Pick<Penalty, 'code'>): boolean =>
  code === 'moreTimeToOpponent' || code === 'lessTimeToOffender';
const isScored = ({ code }: Pick<Penalty, 'code'>): boolean =>
  code === 'morePointsToOpponent' || code === 'fewerPointsToOffender';

/** A penalty in time says how much; one in points how many, such as a game can give (10.2). */
function badPenalty({ penalties }: DecideIncident): Refused | null {
  const bad = penalties.find(
    (penalty) =>
      (isTimed(penalty) && (penalty.ms ?? 0) <= 0) ||
      (isScored(penalty) && penalty.points !== 0.5 && penalty.points !== 1),
  );
  return bad === undefined ? null : refuse('badPenalty', { penalty: bad.code });
}

/** No result but the one the arbiter saw when he decided. */
function unexpected({ expected }: DecideIncident, { consequences: { result } }: Effects): Refused | null {
  return result === expected ? null : refuse('rulingDiffers', { expected, result });
}

/** A result that stands has first to be struck where another would follow, or moves would change. */
function hindrance({ board }: Told, { consequences, takenBack, moves }: Effects): Refused | null {
  const stands = board.result;
  if (stands === null || (consequences.result === null && takenBack === 0 && moves.length === 0)) return null;
  const { result, reason, seq } = stands;
  return refuse('resultStands', { board: board.board, result, reason, seq });
}

/** Where a repetition was claimed, or was found when the state of the game was asked. */
function occurrencesKept(told: Told): { readonly occurrences?: readonly Occurrence[] } {
  const { occurrences } = repetitionOf(told);
  const many = told.incident.kind === 'drawClaim' ? occurrences.length > 0 : occurrences.length >= 3;
  return many ? { occurrences } : {};
}

function decided(
  command: DecideIncident,
  told: Told,
  consequences: Consequences,
  now: number,
): IncidentDecided {
  const { board, position } = told;
  const { decision, statements } = command;
  const before = clocksBefore(board, command.clocks, now);
  return {
    type: 'incidentDecided',
    ...placeIn(command),
    incident: told.incident,
    ...(told.also.length === 0 ? {} : { also: told.also }),
    white: board.white,
    black: board.black,
    ply: told.game.moves.length,
    fen: formatFen(position),
    missing: told.missing,
    ruling: { ...rulingKept(told), ...occurrencesKept(told) },
    decision: { by: decision.kind, reason: decision.kind === 'own' ? clean(decision.reason) : '' },
    consequences,
    statements: { white: clean(statements.white), black: clean(statements.black) },
    witnesses: clean(command.witnesses),
    note: clean(command.note),
    clocks: { before, after: clocksAfter(before, consequences) },
    tookMs: command.tookMs,
  };
}

/** What the arbiter decided where its line is written, without telling an incident first. */
export interface DecidedByHand {
  readonly at: DecidedAt;
  readonly reason: string;
  readonly result: GameResult | null;
  /** What the Laws said against that result; null: of a result, nothing. */
  readonly laws: LawsOfResult | null;
  /** What both clocks showed before and after; null where it is not about time. */
  readonly clocks: { readonly before: TimesShown; readonly after: TimesShown } | null;
  readonly now: number;
}

/** The line of an incident that is all the arbiter's own. Null where nobody plays. */
export function decidedByHand(
  state: DeskState,
  place: Place,
  { at, reason, result, laws, clocks, now }: DecidedByHand,
): IncidentDecided | null {
  const told = {
    ...placeIn(place),
    incident: { kind: 'other', text: reason, articles: [] },
    missing: null,
  } as const;
  const asked = askTheLaws(state, told);
  if (!asked.ok) return null;
  const own: OwnDecision = { ...NOTHING_OWN, reason, result, ...timesOf(clocks) };
  const command = { ...ALONE, ...told, decision: own, expected: result };
  const { consequences } = effectsOfOwn(asked.value, { own, allowed: null, allowedFen: null }, command);
  const line = { ...decided(command, asked.value, consequences, now), decidedAt: at };
  if (clocks !== null) return { ...line, clocks };
  return { ...line, ruling: { ...line.ruling, points: laws?.points ?? [] } };
}

function timesOf(clocks: DecidedByHand['clocks']): Pick<OwnDecision, 'times'> {
  if (clocks === null) return {};
  const { before, after } = clocks;
  return { times: { white: after.white - before.white, black: after.black - before.black } };
}

const NOTHING_OWN = {
  kind: 'own',
  time: null,
  illegal: null,
  restoreToPly: null,
  allowed: null,
} as const;

/** Of a decision with which nothing else is told. */
const ALONE = {
  type: 'decideIncident',
  recordMissing: false,
  penalties: [],
  statements: { white: '', black: '' },
  witnesses: '',
  note: '',
  clocks: { white: null, black: null },
  tookMs: 0,
} as const;

/** The clocks after the decision are what its line sets on them, the increment taken back with the rest. */
function withClocksAfter(written: IncidentDecided, clock: ClockBoardEvent | null): IncidentDecided {
  if (clock?.type !== 'clockCorrected') return written;
  const { white, black } = clock.numbers;
  return { ...written, clocks: { ...written.clocks, after: { white, black } } };
}

function clean(text: string): string {
  return text.trim();
}

function clocksAfter(before: BothClocks, consequences: Consequences): BothClocks {
  const change = timeChanges(consequences);
  const after = (color: Color): number | null => {
    const shown = before[color];
    return shown === null ? null : Math.max(0, shown + change[color]);
  };
  return { white: after('white'), black: after('black') };
}

/** Moves taken back or written, colours exchanged, then the result: all bear the line of their incident. */
function follows(
  { board }: Told,
  { consequences: { result, coloursExchanged: exchanged }, takenBack, moves, reason }: Effects,
  incident: number,
): readonly DeskEvent[] {
  const place: Place = placeIn(board);
  const back = board.plies.slice(board.plies.length - takenBack).reverse();
  const ended = result === null || reason === null ? [] : [{ result, reason }];
  return [
    ...back.map(({ seq }) => ({ type: 'entryStruck', seq, place, reason: '', incident }) as const),
    ...moves.map((move) => ({ type: 'moveRecorded', ...place, ...move, incident }) as const),
    ...(exchanged === true ? [coloursExchanged(board, incident)] : []),
    ...ended.map((end) => ({ type: 'resultDeclared', ...place, ...end, note: '', incident }) as const),
  ];
}
