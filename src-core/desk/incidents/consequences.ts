/** What follows from a decision: as the Laws rule, or as the arbiter decides himself. */
import { formatUci, otherColor } from '../../chess/index.ts';
import type { Color } from '../../chess/index.ts';
import type { Incident, Ruled } from '../../laws/index.ts';
import type { GameResult, ResultReason } from '../journal/events.ts';
import type { Told } from './incident-told.ts';
import type { Consequences, Counted, Penalty } from '../journal/incident-types.ts';
import type { DecideIncident } from '../commands/incident-commands.ts';
import { exchangesColours } from './colours-exchanged.ts';
import { movedBack } from './moved-back.ts';
import { inMs } from './incident-clock.ts';
import type { OwnRead } from './own-decision.ts';
import { reasonOf } from './rule-at.ts';
import type { MoveWritten } from './standing-told.ts';
import { standingOf } from './standing-told.ts';

export interface Effects {
  readonly consequences: Consequences;
  /** How many moves of the record are taken back, last first. */
  readonly takenBack: number;
  /** Moves that are written. */
  readonly moves: readonly MoveWritten[];
  readonly reason: ResultReason | null;
}

/** As the Laws rule. */
export function effectsOfRuling(told: Told, ruled: Ruled, command: DecideIncident): Effects {
  const { position, illegalSoFar } = told;
  const all = allOf(told);
  const added = ruled.addTime;
  const left = standingOf(told);
  const made = left?.lines ?? moveMade(told, ruled);
  const consequences: Consequences = {
    result: ruled.result ?? lostByPenalty(command.penalties),
    time: added === null ? null : { to: added.to, ms: added.seconds * 1000 },
    ...timesOf(inMs(ruled.moreTime) ?? undefined),
    removeIncrement: ruled.removeIncrement,
    restoreToPly: ruled.newGame ? 0 : ruled.restoreToPly,
    newGame: ruled.newGame,
    // nothing is left to choose where the move is written
    allowed:
      made.length > 0 ? null : (ruled.mustChooseFrom?.map((move) => formatUci(position, move)) ?? null),
    freeMove: ruled.freeMove,
    illegal: more(ruled.illegalCount, illegalSoFar),
    claim: firstOf(all, (each) => claimOf(each, saysAnyOf(ruled, ['claimIncorrect', 'quickplayRejected']))),
    offer: firstOf(all, (each) =>
      offerOf(each, saysAnyOf(ruled, ['claimCorrect', 'claimIncorrect', 'incrementComes'])),
    ),
    penalties: command.penalties,
    ...(exchangesColours(told.board, ruled) ? { coloursExchanged: true } : {}),
  };
  const written = effects(told, command, consequences, reasonOf(all, ruled), made);
  if (left === null || !written.moves.some((move) => made.includes(move))) return written;
  const stands = { stands: left.san, ...(left.outOfTurn ? { outOfTurn: true as const } : {}) };
  return { ...written, consequences: { ...written.consequences, ...stands } };
}

/** As the arbiter decides: only what he says follows. */
export function effectsOfOwn(
  told: Told,
  { own, allowed, allowedFen }: OwnRead,
  command: DecideIncident,
): Effects {
  const all = allOf(told);
  const speaksOfMoves = all.some(({ kind }) =>
    ['touch', 'illegalMove', 'boardAsItStands', 'drawClaim'].includes(kind),
  );
  const consequences: Consequences = {
    result: own.result ?? lostByPenalty(command.penalties),
    time: own.time,
    ...timesOf(own.times),
    removeIncrement: own.removeIncrement ?? null,
    restoreToPly: own.restoreToPly,
    newGame: false,
    allowed,
    ...(allowedFen === null ? {} : { allowedFen }),
    freeMove: allowed === null && (speaksOfMoves || own.restoreToPly !== null),
    illegal: { white: own.illegal === 'white' ? 1 : 0, black: own.illegal === 'black' ? 1 : 0 },
    claim: firstOf(all, (each) => claimOf(each, isWrong(each, own))),
    offer: firstOf(all, (each) => offerOf(each, each.kind === 'drawClaim')),
    penalties: command.penalties,
    ...(own.exchangeColours === true && !told.board.bye ? { coloursExchanged: true } : {}),
  };
  return effects(told, command, consequences, 'arbiter', []);
}

function effects(
  { board, missing }: Told,
  { recordMissing, atPly }: DecideIncident,
  consequences: Consequences,
  reason: ResultReason | null,
  made: readonly MoveWritten[],
): Effects {
  const { result, restoreToPly } = consequences;
  const last = board.plies.length;
  const takenBack = Math.max(0, last - (restoreToPly ?? last));
  const written = recordMissing && takenBack === 0 ? missing.map((uci) => ({ uci })) : [];
  // a move can only be written where the record has reached the incident
  const reached = (atPly ?? last) === last - takenBack && written.length === missing.length;
  return {
    consequences:
      takenBack === 0 ? consequences : { ...consequences, back: movedBack(board.plies, takenBack) },
    takenBack,
    moves: takenBack === 0 && reached ? [...written, ...made] : written,
    reason: result === null ? null : (reason ?? 'arbiter'),
  };
}

/** What was told, first what it was told with. */
function allOf({ incident, also }: Told): readonly Incident[] {
  return [incident, ...also];
}

function firstOf<T>(all: readonly Incident[], of: (incident: Incident) => T | null): T | null {
  return all.reduce<T | null>((found, each) => found ?? of(each), null);
}

function timesOf(times: OwnRead['own']['times']): Pick<Consequences, 'times'> {
  return times === undefined || (times.white === 0 && times.black === 0) ? {} : { times };
}

/** A claim for which the arbiter gives the opponent time was not a correct one. */
function isWrong(incident: Incident, { time, times }: OwnRead['own']): boolean {
  if (!('by' in incident) || (incident.by !== 'white' && incident.by !== 'black')) return time !== null;
  return time !== null || (times?.[otherColor(incident.by)] ?? 0) > 0;
}

function more(after: Counted, before: Counted): Counted {
  return { white: after.white - before.white, black: after.black - before.black };
}

function saysAnyOf({ points }: Ruled, codes: readonly string[]): boolean {
  return points.some(({ code }) => codes.includes(code));
}

function claimOf(incident: Incident, wrong: boolean): Consequences['claim'] {
  return incident.kind === 'drawClaim' || incident.kind === 'quickplayClaim'
    ? { by: incident.by, wrong }
    : null;
}

/** 9.1.2.3 and III.4: a claim looked at is an offer too. */
function offerOf(incident: Incident, claimIsOffer: boolean): Color | null {
  if (incident.kind === 'drawOffer') return incident.by;
  return claimIsOffer && 'by' in incident && incident.by !== 'both' ? incident.by : null;
}

/** 12.9.6, where the Laws themselves give no result. */
function lostByPenalty(penalties: readonly Penalty[]): GameResult | null {
  const losers = new Set(penalties.filter(({ code }) => code === 'lossOfTheGame').map(({ by }) => by));
  const [loser] = losers;
  if (loser === undefined) return null;
  if (losers.size === 2) return '0-0';
  return otherColor(loser) === 'white' ? '1-0' : '0-1';
}

/** The move that a ruling leaves made is written: the queen of 7.5.2, and a legal move that ends the game (6.2.1.1). */
function moveMade({ position }: Told, { made }: Ruled): readonly MoveWritten[] {
  return made === null ? [] : [{ uci: formatUci(position, made) }];
}
