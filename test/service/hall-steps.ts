/** Whatever may happen in a hall, told so that it fits the desk as it then stands: `pick` chooses among what is there. */
import type { ArbiterView } from '../../src-core/contract/desk-api.ts';
import type { DrawMethodForm } from '../../src-core/desk/commands/draw-commands.ts';
import type { Correction, ClockAction } from '../../src-core/desk/commands/clock-commands.ts';
import type { ResultReason, GameResult } from '../../src-core/vocabulary/results.ts';
import type { Color } from '../../src-core/clocks/index.ts';
import type { Incident } from '../../src-core/laws/index.ts';
import type { DeskCommand } from '../../src-core/desk/commands/commands.ts';
import type { BoardView } from '../../src-core/contract/views.ts';
import fc from 'fast-check';
import { OPEN, player, resultOf, strikeOf } from '../desk/arbiter.ts';
import { commitOf, drawOf, inputOf, policyOf, showOf, timesOf } from '../desk/draw-arbiter.ts';
import { OWN, appealOf, decideOf } from '../desk/incidents.ts';
import { wild, withoutUnknown } from '../laws/wild.ts';

/** What a step needs to know of the desk: a board as it is shown now, and how many lines there are. */
export interface HallNow {
  readonly board: BoardView;
  readonly arbiter: ArbiterView;
  readonly lines: number;
}

export type HallStep =
  | { readonly what: 'command'; readonly command: DeskCommand }
  | { readonly what: Wish; readonly at: Place; readonly pick: number }
  | { readonly what: 'rule'; readonly at: Place; readonly incident: Incident; readonly own: OwnWish | null }
  | { readonly what: 'throws'; readonly round: number; readonly throws: readonly number[] }
  | { readonly what: 'wait'; readonly ms: number };

type Wish = 'play' | 'press' | 'strike' | 'strikeLast' | 'appeal';
type Place = { readonly round: number; readonly board: number };
type OwnWish = { readonly result: GameResult | null; readonly illegal: Color | null };

const round = fc.constantFrom(1, 1, 1, 1, 1, 1, 2);
const board = fc.constantFrom(1, 1, 1, 1, 1, 2, 2, 3);
const place = fc.record({ round, board });
const color = fc.constantFrom<Color>('white', 'black');
const ms = fc.integer({ min: 0, max: 90_000 });
const why = fc.constantFrom('', 'as the arbiter saw');
const seat = fc.constantFrom('1', '2', '3', '4', '', 'BYE');
const mode = fc.constantFrom('official' as const, 'mirror' as const);
const control = fc.constantFrom('1+1', '90+30', '2/1+0:1', '', 'no control');
const ends = fc.constantFrom<readonly [GameResult, ResultReason]>(
  ['1-0', 'resignation'],
  ['1/2-1/2', 'agreement'],
  ['0-1', 'forfeit'],
  ['0-1', 'time'],
);
const command = (from: fc.Arbitrary<DeskCommand>): fc.Arbitrary<HallStep> =>
  from.map((given) => ({ what: 'command', command: given }));
const wishes = fc.record({ at: place, pick: fc.nat(1_000_000) });
const wish = (what: Wish): fc.Arbitrary<HallStep> => wishes.map((given) => ({ what, ...given }));

/** The command that a wish comes to at the board as it stands; null where there is nothing to do. */
export function wishedOf({ what, at, pick }: Extract<HallStep, { pick: number }>, now: HallNow) {
  const shown = now.board;
  switch (what) {
    case 'play':
      return playedOf(shown, at, pick);
    case 'press':
      return clockedOf(shown, at, pick);
    case 'strike':
      return strikeOf(1 + (pick % (now.lines + 1)));
    case 'strikeLast':
      return lastStruckOf(shown, now.arbiter, pick);
    case 'appeal':
      return appealedOf(now.arbiter, pick);
  }
}

function playedOf({ legal }: BoardView, at: Place, pick: number): DeskCommand | null {
  const move = legal[pick % Math.max(1, legal.length)];
  if (move === undefined) return null;
  const { from, to, promotion } = move;
  const squares = promotion === undefined ? { from, to } : { from, to, promotion };
  return { type: 'recordMove', ...at, move: squares, confirmed: pick % 3 === 0 };
}

/** A clock put there, let run, and pressed. */
function clockedOf({ clock }: BoardView, at: Place, pick: number): DeskCommand {
  if (clock === null) {
    const mode = pick % 2 === 0 ? 'official' : 'mirror';
    const running = pick % 3 === 0;
    return { type: 'placeClock', ...at, mode, white: {}, black: {}, turn: 'white', running };
  }
  const { phase, turn: by } = clock;
  const touched = { type: 'clockAct', ...at, pressed: null, reason: '' } as const;
  if (phase === 'ready') return { ...touched, do: 'start' };
  return phase === 'running' ? { ...touched, do: 'press', by } : { ...touched, do: 'resume' };
}

function lastStruckOf({ plies, result, clock }: BoardView, arbiter: ArbiterView, pick: number): DeskCommand {
  const incidents = arbiter.incidents.flatMap(({ seq, appeals }) => [seq, ...appeals.map((one) => one.seq)]);
  const last = [...plies.slice(-1), ...arbiter.notes.slice(-1), ...(result === null ? [] : [result])];
  const seqs = [...last.map(({ seq }) => seq), ...incidents, clock?.strikable ?? 0];
  return strikeOf(seqs[pick % seqs.length] ?? 0);
}

function appealedOf({ incidents }: ArbiterView, pick: number): DeskCommand | null {
  const incident = incidents[pick % Math.max(1, incidents.length)];
  if (incident === undefined) return null;
  const open = incident.appeals.find(({ settled }) => settled === null);
  if (open === undefined) return appealOf(incident.seq, pick % 3 === 0 ? 'white' : 'black');
  return { type: 'settleAppeal', seq: open.seq, outcome: pick % 2 === 0 ? 'upheld' : 'rejected', text: 'so' };
}

const deeds: fc.Arbitrary<ClockAction> = fc.oneof(
  fc
    .constantFrom<ClockAction['do'] & ('start' | 'pause' | 'freeze' | 'swap' | 'resume')>(
      ...(['start', 'pause', 'freeze', 'swap', 'resume'] as const),
    )
    .map((deed) => ({ do: deed })),
  color.map((by) => ({ do: 'turn' as const, by })),
  fc.record({ do: fc.constant('set' as const), by: color, milliseconds: ms, moves: fc.nat(3) }),
  fc.record({ do: fc.constant('add' as const), by: color, milliseconds: ms }),
);
const sides = fc.record({ white: fc.record({ milliseconds: ms }), black: fc.record({ milliseconds: ms }) });
const standing = fc.record({ turn: color, running: fc.boolean() });
const reading = fc.tuple(sides, standing).map(([both, stands]) => ({ ...both, ...stands }));
const correction: fc.Arbitrary<Correction> = fc.oneof(
  fc.record({ kind: fc.constant('numbers' as const), white: ms, black: ms, moves: fc.constant(null) }),
  reading.map((read) => ({ kind: 'reading' as const, ...read })),
  color.map((to) => ({ kind: 'penalty', add: { to, milliseconds: 60_000 }, takeBackGained: null }) as const),
);
const how = fc.oneof(
  fc.constant({ kind: 'leave' } as const),
  fc.constant({ kind: 'deduct' } as const),
  fc
    .record({ kind: fc.constant('read' as const), reason: fc.constant('read') })
    .chain((kind) => reading.map((read) => ({ ...read, ...kind }))),
);

const aboutClocks: fc.Arbitrary<DeskCommand> = fc.oneof(
  fc.tuple(deeds, place).map(([deed, at]) => ({
    ...{ type: 'clockAct' as const, pressed: null, reason: 'said so' },
    ...at,
    ...deed,
  })),
  fc.tuple(place, mode, reading).map(([at, kind, read]) => ({
    ...{ type: 'placeClock' as const, mode: kind },
    ...at,
    ...read,
  })),
  fc.tuple(place, mode, reading).map(([at, kind, read]) => ({
    ...{ type: 'changeClock' as const, mode: kind, reason: 'the tablet failed' },
    ...at,
    ...read,
  })),
  fc.tuple(place, correction).map(([at, put]) => ({
    ...{ type: 'correctClock' as const, reason: 'as read', incident: null },
    ...at,
    correction: put,
  })),
  fc.record({ type: fc.constant('placeClocks' as const), round, boards: fc.constant(null), mode }),
  fc.record({ type: fc.constant('startRound' as const), round, boards: fc.constantFrom(null, [1], [2]) }),
  fc.tuple(place, color, fc.boolean()).map(([at, side, present]) => ({
    ...{ type: 'setPresence' as const, side, present },
    ...at,
  })),
  fc.record({
    type: fc.constant('recoverClocks' as const),
    round,
    boards: fc.constantFrom(null, [1], [2]),
    how,
    resume: fc.boolean(),
  }),
);

const aboutRounds: fc.Arbitrary<DeskCommand> = fc.oneof(
  fc.record({
    type: fc.constant('setControl' as const),
    round: fc.constantFrom(null, 1, 2),
    board: fc.constantFrom(null, null, 1),
    text: control,
    change: fc.constant('moves' as const),
  }),
  fc.record({ type: fc.constant('setDefaultTime' as const), minutes: fc.nat(1) }),
  fc.record({
    type: fc.constant('scheduleRound' as const),
    round,
    begins: fc.constantFrom('', '2026-11-29T16:30'),
  }),
  fc.tuple(round, fc.array(fc.tuple(board, seat, seat), { maxLength: 3 })).map(([at, seats]) => ({
    type: 'pairRound' as const,
    round: at,
    pairings: seats.map(([number, white, black]) => ({ board: number, white, black })),
  })),
  fc.tuple(place, seat, seat).map(([at, white, black]) => ({
    ...{ type: 'changePairing' as const, white, black },
    ...at,
  })),
  fc.tuple(place, fc.constantFrom('0', '518', '4k3/8/8/8/8/8/8/R3K2R b KQ - 0 1')).map(([at, position]) => ({
    ...{ type: 'setStartPosition' as const, position, variant: 'chess960' as const, reason: 'agreed' },
    ...at,
  })),
);

const aboutPeople: fc.Arbitrary<DeskCommand> = fc.oneof(
  fc.constantFrom('Ana, Luz', 'Anand, Viswanathan').map((name): DeskCommand => ({
    type: 'registerPlayers',
    players: [player(name)],
  })),
  fc.tuple(fc.constantFrom('p2', 'p3', 'p9'), fc.constantFrom('', 'a club')).map(([id, club]) => ({
    type: 'changePlayer' as const,
    id,
    player: player('Vega, Sol', { club, number: 2 }),
  })),
  fc.constantFrom('p1', 'p2', 'p9').map((id) => ({ type: 'erasePerson' as const, id })),
  fc.constantFrom(3, 9).map((rounds) => ({
    type: 'changeTournament' as const,
    form: { ...OPEN, variant: 'chess960' as const, rounds },
  })),
);

const someone = fc.constantFrom('p2', 'p3', 'p4', 'p9');

const aboutTakingPart: fc.Arbitrary<DeskCommand> = fc.oneof(
  fc.tuple(someone, round, fc.constantFrom('half' as const, 'zero' as const, null)).map(([id, at, bye]) => ({
    ...{ type: 'askByes' as const, id },
    byes: [{ round: at + 1, bye }],
  })),
  fc
    .tuple(someone, fc.constantFrom('withdrawPlayer' as const, 'returnPlayer' as const))
    .map(([id, type]) => ({
      ...{ type, id, round: 3, reason: 'ill' },
    })),
  fc
    .tuple(someone, fc.constantFrom(1, 2, 3))
    .map(([id, at]) => ({ type: 'enterLate' as const, id, round: at })),
  fc.constant({ type: 'registerLate' as const, player: player('Mora, Ada', { rating: 2700 }), round: 3 }),
  fc.constant({ type: 'orderPlayers' as const }),
  fc
    .tuple(someone, fc.constantFrom(1, 2, 7))
    .map(([id, number]) => ({ type: 'numberPlayer' as const, id, number })),
  fc.constantFrom<DeskCommand>(
    { type: 'publishRound', round: 1 },
    { type: 'unpairRound', round: 1, reason: 'again' },
    { type: 'unpairRound', round: 2, reason: 'again' },
  ),
  place.map((at) => ({ type: 'swapColors' as const, ...at, reason: '' })),
  fc.tuple(round, seat, seat).map(([at, one, other]) => ({
    ...{ type: 'exchangePlayers' as const, round: at, one, other, reason: 'so they sat' },
  })),
  fc.tuple(place, fc.constantFrom('adjourned' as const, 'postponed' as const, null)).map(([at, what]) => ({
    ...{ type: 'putOffGame' as const, ...at, what, note: '' },
  })),
  fc.tuple(place, ends).map(([at, [result, reason]]) => ({
    ...{ type: 'correctResult' as const, ...at, result, reason, note: 'the slip', confirmed: true },
  })),
);

const aboutGames: fc.Arbitrary<DeskCommand> = fc.oneof(
  fc.tuple(place, ends, fc.boolean()).map(([at, [result, reason], confirmed]) => ({
    ...resultOf(result, reason, { confirmed }),
    ...at,
  })),
  place.map((at) => ({ type: 'writeNote' as const, ...at, text: 'Anand, Viswanathan was late' })),
  fc
    .tuple(fc.constantFrom('1. e4 e5 1-0', '1. d4 {said Polgár, Judit} Nf6 Ke9 *'), place)
    .map(([text, at]) => ({ type: 'importPgn' as const, text, source: 'a.pgn', ...at })),
);

const byMethod = fc.constantFrom<DrawMethodForm>(
  { method: 'program' },
  { method: 'box', throws: [1, 2, 3] },
  { method: 'hand', position: '0', authority: 'the organiser', reason: 'exhibition' },
);
const drawPlace = fc.record({
  round: fc.constantFrom(1, 1, 2),
  board: fc.constantFrom(0, 0, 1),
  again: fc.constantFrom('', 'once more'),
});
const aboutDraws: fc.Arbitrary<DeskCommand> = fc.oneof(
  fc
    .record({ perBoard: fc.boolean(), bothGames: fc.boolean() })
    .chain((terms) =>
      fc.constantFrom('atOnce' as const, 'atTime' as const).map((show) => policyOf({ ...terms, show }, 'so')),
    ),
  drawPlace.map((at) => commitOf(at)),
  drawPlace.map((at) => inputOf('drawn by lot', at)),
  fc.tuple(byMethod, drawPlace).map(([by, at]) => drawOf(by, at)),
  drawPlace.map((at) => timesOf({ ...at, showAt: Date.UTC(2026, 11, 1) })),
  fc.tuple(why, drawPlace).map(([reason, at]) => showOf(reason, at.round, at.board)),
);

const own = fc.option(fc.record({ result: fc.constantFrom(null, '1-0' as const), illegal: color }), {
  freq: 3,
});
/** Such as happen: a side that has just done what it may not. */
const likely = fc.oneof(
  fc.record({ kind: fc.constant('pressedWithoutMoving'), by: color }),
  fc.constant({ kind: 'pawnNotExchanged', by: 'white', square: 'c8', clockPressed: true }),
  fc.constantFrom('a1a8', 'e1e5', 'h8h1', 'e8e3').chain((move) =>
    fc.record({
      kind: fc.constant('illegalMove'),
      by: color,
      move: fc.constant({ from: move.slice(0, 2), to: move.slice(2) }),
      clockPressed: fc.constant(true),
    }),
  ),
  fc.record({ kind: fc.constant('drawOffer'), by: color, accepted: fc.constant(false) }),
  fc.record({ kind: fc.constant('conduct'), by: color, what: fc.constant('distracting') }),
);
const rules: fc.Arbitrary<HallStep> = fc
  .tuple(place, fc.oneof(wild, likely), own)
  .map(([at, incident, decided]) => ({
    what: 'rule',
    at,
    incident: withoutUnknown(incident),
    own: decided,
  }));

/** The decision, as the Laws ruled or as the arbiter wants it. */
export function decisionOf(step: Extract<HallStep, { what: 'rule' }>, ruled: GameResult | null): DeskCommand {
  const { at, incident, own: wish } = step;
  if (wish === null) return decideOf(incident, { ...at, expected: ruled });
  return decideOf(incident, { ...at, decision: { ...OWN, ...wish }, expected: wish.result });
}

const anySteps: fc.Arbitrary<readonly HallStep[]> = fc.array(
  fc.oneof(
    { weight: 14, arbitrary: wish('play') },
    { weight: 14, arbitrary: wish('press') },
    { weight: 12, arbitrary: rules },
    { weight: 5, arbitrary: wish('strike') },
    { weight: 7, arbitrary: wish('strikeLast') },
    { weight: 5, arbitrary: wish('appeal') },
    { weight: 14, arbitrary: command(aboutClocks) },
    { weight: 5, arbitrary: command(aboutRounds) },
    { weight: 3, arbitrary: command(aboutPeople) },
    { weight: 3, arbitrary: command(aboutTakingPart) },
    { weight: 4, arbitrary: command(aboutGames) },
    { weight: 2, arbitrary: command(aboutDraws) },
    {
      weight: 1,
      arbitrary: fc.record({
        what: fc.constant('throws' as const),
        round: fc.constantFrom(1, 2),
        throws: fc.array(fc.nat(5), { maxLength: 3 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ what: fc.constant('wait' as const), ms: fc.constantFrom(500, 3_000, 70_000) }),
    },
  ),
  { minLength: 15, maxLength: 40, size: 'max' },
);

const first: Place = { round: 1, board: 1 };
const pawn = { kind: 'pawnNotExchanged', by: 'white', square: 'c8', clockPressed: true } as const;
const still = { white: { milliseconds: 60_000 }, black: {}, turn: 'white', running: false } as const;

/** How a hall begins: with nothing, an incident that wrote a move, or a clock that waits to run. */
const begun: fc.Arbitrary<readonly HallStep[]> = fc.constantFrom<readonly HallStep[]>(
  [],
  [{ what: 'rule', at: first, incident: pawn, own: null }],
  [{ what: 'command', command: { type: 'placeClock', ...first, mode: 'mirror', ...still } }],
  [
    { what: 'command', command: { type: 'placeClock', ...first, mode: 'official', ...still, running: true } },
    { what: 'rule', at: first, incident: pawn, own: null },
  ],
);

export const hallSteps: fc.Arbitrary<readonly HallStep[]> = fc
  .tuple(begun, anySteps)
  .map((parts) => parts.flat());
