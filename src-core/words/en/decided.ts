/** Incidents decided, as a sentence or in parts: for the journal, the incident book and the documents. */
import { type AppealOutcome, type DecidedAt, decidedAtOf } from '../../vocabulary/incidents.ts';
import type { Color } from '../../vocabulary/colors.ts';
import type { Consequences, MovedBack, Penalty, StrikeUndoes } from '../../desk/journal/incident-types.ts';
import type { Incident, IncidentKind } from '../../laws/incident.ts';
import type { PenaltyCode } from '../../vocabulary/penalties.ts';
import type { DecidedWords } from '../es/decided.ts';
import { sanIn } from '../moves.ts';
import { counter } from '../plural.ts';
import { resultAsPrinted } from '../results.ts';
import { region } from './region.ts';

const count = counter(region);

const sides: Readonly<Record<Color | 'both', string>> = { white: 'White', black: 'Black', both: 'both' };

const kinds: Readonly<Record<IncidentKind, string>> = {
  touch: 'Touched piece',
  illegalMove: 'Illegal move',
  boardAsItStands: 'Illegal or half-made move',
  pawnNotExchanged: 'Pawn not exchanged',
  pressedWithoutMoving: 'Clock pressed without a move',
  twoHands: 'Move with two hands',
  drawClaim: 'Draw claim',
  drawOffer: 'Draw offer',
  flagFall: 'Flag fall',
  resignation: 'Resignation',
  repliedBeforePress: 'Reply before the press',
  other: 'Something else',
  status: 'End of the game',
  wrongStart: 'Wrong start',
  lateArrival: 'Late arrival',
  illegalPosition: 'Illegal position',
  quickplayClaim: 'Claim without increment (Guidelines III)',
  clockSetWrong: 'Clock set wrong',
  device: 'Device',
  displaced: 'Displaced pieces',
  adjournment: 'Adjourned game (Guidelines I)',
  recording: 'Recording',
  conduct: 'Conduct',
};

/** Decided where they are written, without being told as an incident first. */
const places: Readonly<Record<DecidedAt, string>> = {
  clock: 'Time given or taken at the clock',
  interruption: 'Clocks after an interruption',
  clockChange: 'Clock replaced',
  result: 'Result by the arbiter’s decision',
};

const penalties: Readonly<Record<PenaltyCode, string>> = {
  warning: 'Warning',
  moreTimeToOpponent: 'More time to the opponent',
  lessTimeToOffender: 'Less time to the offender',
  morePointsToOpponent: 'More points to the opponent',
  fewerPointsToOffender: 'Fewer points to the offender',
  lossOfTheGame: 'Loss of the game',
  fine: 'Fine',
  exclusionFromRounds: 'Exclusion from rounds',
  expulsion: 'Expulsion from the event',
};

const outcomes: Readonly<Record<AppealOutcome, string>> = {
  upheld: 'the decision stands',
  rejected: 'appeal rejected',
  changed: 'the decision is changed',
};

/** Milliseconds as an arbiter says them: `2 min`, `1 min 30 s`. */
function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const parts = [
    seconds >= 60 ? `${Math.floor(seconds / 60)} min` : '',
    seconds % 60 > 0 ? `${seconds % 60} s` : '',
  ];
  return parts.filter(Boolean).join(' ') || '0 s';
}

/** Whose fault it is; of what the opponent is given, for whom. */
function whose(by: Color, code: PenaltyCode): string {
  const given = code === 'moreTimeToOpponent' || code === 'morePointsToOpponent';
  return given ? `for ${sides[by === 'white' ? 'black' : 'white']}` : sides[by];
}

function penaltySays({ by, code, ms, points, note }: Penalty): string {
  const much =
    ms !== null ? `, ${duration(ms)}` : points !== null ? `, ${points === 0.5 ? '½' : points}` : '';
  return `${penalties[code]}${much} (${whose(by, code)})${note === '' ? '' : `: ${note}`}`;
}

const goesOn = 'the game goes on';
const own = 'own decision';
const bothSides = ['white', 'black'] as const;

function timeSays(to: Color, ms: number): string {
  return `${duration(Math.abs(ms))} ${ms < 0 ? 'less' : 'more'} for ${sides[to]}`;
}

/** `back to the position after 23… Nf6` */
function backSays({ after }: MovedBack): string {
  if (after === null) return 'back to the initial position';
  const { moveNumber, color, san } = after;
  return `back to the position after ${moveNumber}${color === 'white' ? '.' : '…'} ${sanIn(region, san)}`;
}

/** What follows, in parts: `result 1-0`, `2 min to Black`. */
function consequences(of: Omit<Consequences, 'allowed'>): readonly string[] {
  const { result, time, times, illegal, back, newGame, removeIncrement } = of;
  const acts = bothSides.filter((side) => illegal[side] > 0);
  return [
    ...(result === null ? [] : [`result ${resultAsPrinted(result, 'other')}`]),
    ...(time === null ? [] : [timeSays(time.to, time.ms)]),
    ...bothSides.flatMap((side) =>
      times === undefined || times[side] === 0 ? [] : [timeSays(side, times[side])],
    ),
    ...acts.map((side) => `counts as an illegal act of ${sides[side]}`),
    ...(removeIncrement === null ? [] : [`the increment gained by ${sides[removeIncrement]} is taken back`]),
    ...(of.stands === undefined
      ? []
      : of.outOfTurn === true
        ? [`${of.stands}, made out of turn, stands and is recorded after a pass (--)`]
        : [`the illegal move ${of.stands} stands and is recorded`]),
    ...(of.coloursExchanged === true ? ['the colours of the pairing are exchanged'] : []),
    ...(newGame ? ['a new game is played'] : []),
    ...(back === undefined || newGame ? [] : [backSays(back)]),
    ...of.penalties.map(penaltySays),
  ];
}

/** What followed, in one line: with what must be played, in English letters as the desk gives it. */
function followed(of: Omit<Consequences, 'allowed'>, must: readonly string[]): string {
  const moves = must.map((san) => sanIn(region, san)).join(' ');
  return [...consequences(of), ...(moves === '' ? [] : [`must play ${moves}`])].join('; ') || goesOn;
}

type ConsequencesShown = Omit<Consequences, 'allowed'> & { readonly allowed: readonly unknown[] | null };

/** What becomes of what an incident gave, once it is struck, a line each: as its strike says, where it does. */
function undone(of: ConsequencesShown, undoes: StrikeUndoes | null): readonly string[] {
  const { illegal, allowed, freeMove, claim, penalties: given } = of;
  const acts = bothSides.filter((side) => illegal[side] > 0);
  return [
    ...(undoes === null ? undoneOfOld(of) : undoneNow(of, undoes)),
    ...acts.map((side) => `the illegal act of ${sides[side]} no longer counts`),
    ...(claim === null ? [] : [`the claim of ${sides[claim.by]} no longer counts`]),
    ...(given.length === 0 ? [] : ['its penalties no longer count']),
    ...(allowed === null && !freeMove ? [] : ['it no longer says what must be played']),
  ];
}

function undoneNow(
  of: ConsequencesShown,
  { result, back, gone, clock, colours }: StrikeUndoes,
): readonly string[] {
  const said = result === null ? '' : resultAsPrinted(result, 'other');
  return [
    ...(said === '' ? [] : [`its result, ${said}, is struck`]),
    ...(back === 0 ? [] : ['the moves it took back are in the game again']),
    ...(gone === 0 ? [] : ['the moves it wrote are struck with it']),
    ...(colours === true ? ['the colours of the pairing are exchanged again'] : []),
    ...(clock ? [onDeskClock] : givesTime(of) ? [byHand] : []),
  ];
}

/** A strike of old does not say what it took back: what the incident gave is known. */
function undoneOfOld(of: ConsequencesShown): readonly string[] {
  const said = of.result === null ? '' : resultAsPrinted(of.result, 'other');
  return [
    ...(said === '' ? [] : [`its result, ${said}, is struck where it still stands`]),
    ...(of.back === undefined ? [] : ['the moves it took back are in the game again']),
    ...(givesTime(of) ? [onDeskClock] : []),
  ];
}

const onDeskClock = 'its time is taken back on the desk’s clock; set any other clock by hand';
const byHand = 'no clock of the desk changes: take its time back by hand where a clock still runs';

function givesTime({ result, time, times, removeIncrement, penalties: given }: ConsequencesShown): boolean {
  const changed = times !== undefined && (times.white !== 0 || times.black !== 0);
  const timed = given.some(({ code }) => code === 'moreTimeToOpponent' || code === 'lessTimeToOffender');
  return result === null && (time !== null || changed || removeIncrement !== null || timed);
}

function who(incident: Incident): Color | 'both' | null {
  return 'by' in incident ? incident.by : incident.kind === 'flagFall' ? incident.flag : null;
}

function kindSays(incident: Incident): string {
  const by = who(incident);
  return by === null ? kinds[incident.kind] : `${kinds[incident.kind]} (${sides[by]})`;
}

export const decided: DecidedWords = {
  kinds,
  sides,
  penalties,
  outcomes,
  duration,
  consequences,
  followed,
  undone,
  penaltySays,
  title: (of) => {
    const place = decidedAtOf(of);
    return place === null ? [of.incident, ...(of.also ?? [])].map(kindSays).join(' + ') : places[place];
  },
  ownSays: ({ by, reason }) => (by === 'own' ? [own, reason].filter(Boolean).join(': ') : ''),
  goesOn,
  appeal: (by, text) => `${sides[by]} appeals${text === '' ? '' : `: ${text}`}`,
  settled: (outcome, text) => `Appeal settled: ${outcomes[outcome]}${text === '' ? '' : `. ${text}`}`,
  incidents: (number) => count(number, 'incident', 'incidents'),
};
