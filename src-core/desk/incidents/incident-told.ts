/** The game an incident is told of, as the Laws look at it: from the board's record and the tournament's rules. */
import { lastMove, noSuchPly } from '../positions/no-such-ply.ts';
import { nothingFound, MatingWitness } from '../positions/mating.ts';
import type { Game, Move, Played, Position, SanError } from '../../chess/index.ts';
import { LANGS, formatSan, formatUci, play, readTypedMove } from '../../chess/index.ts';
import type { GameRecord, Incident, RuleSet, Ruling } from '../../laws/index.ts';
import { fide2023, rule } from '../../laws/index.ts';
import type { Refused } from '../commands/answer.ts';
import { refuse } from '../commands/answer.ts';
import type { TournamentDetails } from '../journal/events.ts';
import { countedByBoth } from '../clocks/clock-places.ts';
import { withFlagFacts, withIncrementKnown } from './flag-clock.ts';
import { startNotShown } from '../draw960/draw-conditions.ts';
import { illegalOf } from './incident-counts.ts';
import type { Counted } from '../journal/incident-types.ts';
import type { IncidentTold, MissingMoves } from '../commands/incident-commands.ts';
import { openTournament, pairedBoard } from '../commands/places.ts';
import type { Found } from '../commands/places.ts';
import type { WrongMissing } from '../commands/refusals/incidents.ts';
import { meantFacts } from '../positions/plain-facts.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { playedAt, startOf } from '../journal/state.ts';

/** A game told, and what the Laws say. */
export interface Told {
  readonly board: BoardRecord;
  readonly incident: Incident;
  /** What else was true at that moment. */
  readonly also: readonly Incident[];
  readonly game: Game;
  readonly position: Position;
  /** UCI of the moves that are not recorded. */
  readonly missing: readonly string[];
  /** What the record has after the position of the incident. */
  readonly played: readonly Played[];
  readonly illegalSoFar: Counted;
  readonly ruling: Exclude<Ruling, { answer: 'contradiction' }>;
  readonly mating: MatingWitness;
}

/** Asks the Laws. Refused where the place, a missing move or the incident itself cannot be. */
export function askTheLaws(
  state: DeskState,
  told: IncidentTold,
  mating = new MatingWitness(nothingFound),
): Found<Told> | Refused {
  const open = openTournament(state);
  if (!open.ok) return open;
  const found = pairedBoard(state, told);
  if (!found.ok) return found;
  const board = found.value;
  if (board.bye) return refuse('byeHasNoMoves', { board: board.board });
  const hidden = turnsOnPosition(told) ? startNotShown(state, told) : null;
  if (hidden !== null) return hidden;
  const read = gameTold(board, told);
  if (!read.ok) return read;
  const { game, position, missing, played } = read.value;
  const known = (each: Incident): Incident =>
    withKnownFacts(state, board, { ...told, incident: each }, read.value);
  const incident = known(told.incident);
  const also = (told.also ?? []).map(known);
  const illegalSoFar = illegalOf(board);
  const record: GameRecord = { game, illegalSoFar, resultStands: board.result !== null, played };
  const ruling = rule(record, incident, ruleSetOf(open.value, state), mating.canMate, also);
  if (ruling.answer === 'contradiction') {
    return refuse('incidentContradicts', { why: ruling.code, ...asTexts(ruling.facts) });
  }
  return {
    ok: true,
    value: { board, incident, also, game, position, missing, played, illegalSoFar, ruling, mating },
  };
}

/** What is ruled by what stands on the chessboard, or writes moves. */
const OF_POSITION: ReadonlySet<Incident['kind']> = new Set([
  'touch',
  'illegalMove',
  'boardAsItStands',
  'pawnNotExchanged',
  'pressedWithoutMoving',
  'twoHands',
  'drawClaim',
  'flagFall',
  'wrongStart',
  'illegalPosition',
]);

function turnsOnPosition({ incident, also = [], missing }: IncidentTold): boolean {
  return (
    [incident, ...also].some(({ kind }) => OF_POSITION.has(kind)) ||
    (missing !== null && missing.moves.length > 0)
  );
}

/** The Laws as this tournament plays by them. */
export function ruleSetOf({ ruleSet, rules = {} }: TournamentDetails, { times }: DeskState): RuleSet {
  return fide2023(ruleSet, { ...rules, defaultTimeMinutes: times.defaultMinutes });
}

function asTexts(facts: object): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, String(value)]));
}

interface GameTold {
  readonly game: Game;
  /** What the record has after it. */
  readonly played: readonly Played[];
  readonly position: Position;
  readonly missing: readonly string[];
}

function gameTold(board: BoardRecord, { missing, atPly }: IncidentTold): Found<GameTold> | Refused {
  const last = board.plies.length;
  const ply = atPly ?? last;
  if (ply > last) return noSuchPly(startOf(board).position, ply, last);
  if (missing !== null && missing.moves.length > 0 && ply !== last) {
    return refuse('missingNotHere', lastMove(startOf(board).position, last));
  }
  const plies = board.plies.slice(0, ply);
  const moves = plies.map(playedAt);
  const present = plies.at(-1)?.after ?? startOf(board).position;
  const read = readMissing(present, missing);
  if (!read.ok) return read;
  const { position, made, uci } = read.value;
  const game = { start: startOf(board).position, moves: [...moves, ...made] };
  const played = board.plies.slice(ply).map(playedAt);
  return { ok: true, value: { game, position, missing: uci, played } };
}

interface MissingRead {
  readonly position: Position;
  readonly made: readonly Move[];
  readonly uci: readonly string[];
}

/** Moves of a scoresheet, one after the other; the first that cannot be is told with its number. */
function readMissing(present: Position, missing: MissingMoves | null): Found<MissingRead> | Refused {
  const made: Move[] = [];
  const uci: string[] = [];
  let position = present;
  const lang = LANGS.find((each) => each === missing?.lang) ?? 'en';
  for (const [at, given] of (missing?.moves ?? []).entries()) {
    const text = given.trim().slice(0, 40);
    const read = readTypedMove(position, text, lang);
    if (!read.ok)
      return refuse('wrongMissingMove', { number: at + 1, ...whyWrong(position, text, read.error) });
    const { move } = read.value;
    uci.push(formatUci(position, move));
    made.push(move);
    position = play(position, move);
  }
  return { ok: true, value: { position, made, uci } };
}

function whyWrong(position: Position, text: string, { code, possible, why }: SanError): WrongMissing {
  const { moveNumber, turn } = position;
  const told = { text, possible, moveNumber, turn };
  if (code === 'unreadable' || code === 'ambiguous') return { ...told, problem: code };
  return { ...told, ...meantFacts(position, why?.move ?? null, code, undefined), problem: 'illegal' };
}

/** The incident with what the board itself knows of it, and the announced move in English letters. */
function withKnownFacts(
  state: DeskState,
  board: BoardRecord,
  { incident, atPly }: IncidentTold,
  { position, game }: Pick<GameTold, 'position' | 'game'>,
): Incident {
  const later = board.plies.length - (atPly ?? board.plies.length);
  const replied = later >= 2 ? { opponentHasReplied: true } : {};
  switch (incident.kind) {
    case 'illegalMove':
    case 'boardAsItStands':
      return { gameOver: board.result !== null, ...replied, ...incident };
    case 'drawOffer':
      return { ...countedByBoth(board), ...incident };
    case 'flagFall':
      return withFlagFacts(state, board, incident);
    case 'quickplayClaim':
      return withIncrementKnown(state, board, incident);
    case 'touch':
      return later >= 2 ? { ...incident, claimantHasTouched: true } : incident;
    case 'pawnNotExchanged':
    case 'pressedWithoutMoving':
    case 'twoHands':
      return { ...replied, ...incident };
    case 'drawClaim': {
      const { announcedMove } = incident;
      if (announcedMove === undefined) return incident;
      return { ...incident, announcedMove: inEnglish(position, announcedMove) };
    }
    case 'wrongStart':
    case 'clockSetWrong': {
      const completedByBoth = Math.floor(game.moves.length / 2);
      return completedByBoth === 0 ? incident : { completedByBoth, ...incident };
    }
    default:
      return incident;
  }
}

function inEnglish(position: Position, text: string): string {
  const read = readTypedMove(position, text, 'en');
  return read.ok ? formatSan(position, read.value.move) : text;
}
