/** Incidents as a wild arbiter might tell them, on random games, and what must hold of every ruling. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Color, Game, Move, Played, Position } from '../../src-core/chess/index.ts';
import {
  SQUARES,
  formatBoard,
  formatSan,
  isLegal,
  legalMoves,
  pieceAt,
  play,
  playedOn,
  positionOf,
  startPosition,
} from '../../src-core/chess/index.ts';
import type { CanMate, Incident, Point, Regime, Ruling } from '../../src-core/laws/index.ts';
import { articlesOf, fide2023, rule } from '../../src-core/laws/index.ts';
import { ABSENT_AT_RESUMPTION, ADJOURNMENT_MATTERS } from '../../src-core/vocabulary/incidents.ts';
import { randomFrom } from '../chess/oracle/random.ts';
import { randomStanding } from '../chess/standing-random.ts';
import { articles } from './articles.ts';
import { factsOf, pointFacts } from './every-fact.ts';

const regimes: readonly Regime[] = ['standard', 'rapid-a4', 'rapid-a5', 'blitz-b2', 'blitz-b3'];

const color = fc.constantFrom<Color>('white', 'black');
const maybe = fc.option(fc.boolean(), { nil: undefined });
const square = fc.constantFrom(...SQUARES);
const count = fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined });
const noticedBy = fc.constantFrom(undefined, 'opponent', 'arbiter', 'offender');
const clockRan = fc.constantFrom(undefined, 'own', 'opponents');
const act = { by: color, opponentHasReplied: maybe, noticedBy, clockPressed: maybe };
const role = fc.constantFrom(undefined, 'queen', 'rook', 'bishop', 'knight', 'king', 'pawn');

const letters = fc.constantFrom(...'.PNBRQKpnbrqk');
/** Any men on any squares, or what is no board at all. */
const stands = fc.oneof(
  fc.array(letters, { minLength: 64, maxLength: 64 }).map((all) => formatBoard(all.join(''))),
  fc.constantFrom('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR', '8/8', 'no board'),
);

/** Incidents as a wild arbiter might tell them; facts are often missing. */
export const wild = fc.oneof(
  fc.record({
    kind: fc.constant('touch'),
    by: color,
    touches: fc.array(square, { minLength: 1, maxLength: 4 }),
    orderKnown: maybe,
    adjustingSaid: maybe,
    accidental: maybe,
    noticedBy,
    claimantHasTouched: maybe,
    released: fc.option(fc.record({ from: square, to: square }), { nil: undefined }),
    promotionTouched: fc.constantFrom(undefined, 'queen', 'knight'),
  }),
  fc.record({
    kind: fc.constant('illegalMove'),
    ...act,
    clockRan,
    move: fc.record({ from: square, to: square, promotion: role }),
    touchedBefore: fc.option(fc.array(square, { maxLength: 2 }), { nil: undefined }),
    gameOver: maybe,
  }),
  fc.record({
    kind: fc.constant('boardAsItStands'),
    ...act,
    stands,
    acts: fc.option(fc.array(fc.constantFrom('e2-e4', '-d7', '+Qe8', 'e1-g1', 'e1g1'), { maxLength: 3 }), {
      nil: undefined,
    }),
    clockRan,
    intention: fc.constantFrom(undefined, 'displaced', 'e2e4', 'e1g1', 'no move'),
    touchedBefore: fc.option(fc.array(square, { maxLength: 2 }), { nil: undefined }),
    gameOver: maybe,
  }),
  fc.record({
    kind: fc.constant('pawnNotExchanged'),
    ...act,
    square,
    from: fc.option(square, { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('pressedWithoutMoving'), by: color, opponentHasReplied: maybe, noticedBy }),
  fc.record({ kind: fc.constant('twoHands'), ...act }),
  fc.record({
    kind: fc.constant('drawClaim'),
    by: color,
    basis: fc.constantFrom('repetition', 'fiftyMoves'),
    announcedMove: fc.constantFrom(undefined, 'Nf3', 'Qd2', 'e4', 'O-O', 'a8=Q', 'no move'),
    written: maybe,
    touched: maybe,
  }),
  fc.record({ kind: fc.constant('drawOffer'), by: color, accepted: maybe }),
  fc.record({
    kind: fc.constant('flagFall'),
    flag: fc.constantFrom('white', 'black', 'both'),
    firstFlag: fc.constantFrom(undefined, 'white', 'black', 'notKnown'),
    requiredMovesCompleted: maybe,
    lastPeriod: maybe,
  }),
  fc.record({ kind: fc.constant('resignation'), by: color }),
  fc.record({ kind: fc.constant('status') }),
  fc.record({
    kind: fc.constant('wrongStart'),
    what: fc.constantFrom('array', 'boardTurned', 'coloursReversed'),
    completedByBoth: count,
    misplaced: fc.array(square, { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('lateArrival'),
    by: fc.constantFrom('white', 'black', 'both'),
    minutesLate: fc.option(fc.nat(90), { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant('illegalPosition'),
    what: fc.constantFrom('bothKingsInCheck', 'pawnOnLastRank'),
    nextMoveCompleted: maybe,
  }),
  fc.record({
    kind: fc.constant('quickplayClaim'),
    by: color,
    secondsLeft: count,
    hasIncrement: maybe,
    incrementPossible: maybe,
    arbiterView: fc.constantFrom(
      undefined,
      'opponentNotTrying',
      'cannotBeWonByNormalMeans',
      'rejects',
      'postpones',
    ),
  }),
  fc.record({ kind: fc.constant('clockSetWrong'), missingIncrement: fc.nat(60), completedByBoth: count }),
  fc.record({
    kind: fc.constant('device'),
    by: fc.constantFrom('white', 'black', 'both'),
    inBag: maybe,
    bagAllowed: maybe,
    switchedOff: maybe,
    carried: maybe,
  }),
  fc.record({ kind: fc.constant('repliedBeforePress'), by: color }),
  fc.record({
    kind: fc.constant('adjournment'),
    what: fc.constantFrom(...ADJOURNMENT_MATTERS),
    by: color,
    absent: fc.constantFrom(undefined, ...ABSENT_AT_RESUMPTION),
    sealedEnds: maybe,
    madeAMove: maybe,
  }),
  fc.record({
    kind: fc.constant('other'),
    text: fc.constant('The lights went out'),
    articles: fc.subarray(['0.2', '6.11.4', '12.9']),
  }),
  fc.record({ kind: fc.constant('displaced'), by: fc.constantFrom('white', 'black', null) }),
  fc.record({
    kind: fc.constant('recording'),
    by: color,
    secondsLeft: count,
    increment: count,
    flagFallen: maybe,
  }),
  fc.record({
    kind: fc.constant('conduct'),
    by: fc.constantFrom('white', 'black', 'both'),
    what: fc.constantFrom(
      'distracting',
      'otherHand',
      'clockHandling',
      'invalidPause',
      'writingInAdvance',
      'notes',
      'disrepute',
      'refusal',
    ),
  }),
);

export const bareMaterial: CanMate = (position, side) => {
  const letters = side === 'white' ? /[PNBRQ]/ : /[pnbrq]/;
  return letters.test(position.board) ? 'yes' : 'no';
};

/** A game of legal moves picked by the numbers, and how many illegal acts came before. */
export const records = fc.record({
  picks: fc.array(fc.nat(1_000_000), { maxLength: 120 }),
  variant: fc.constantFrom('standard' as const, 'chess960' as const),
  number: fc.nat(959),
  white: fc.nat(1),
  black: fc.nat(1),
  /** Of the moves made since the incident. */
  later: fc.array(fc.nat(1_000_000), { maxLength: 3 }),
});

export function gameOf(start: Position, picks: readonly number[]): Game {
  const moves: Move[] = [];
  let position = start;
  for (const pick of picks) {
    const legal = legalMoves(position);
    const move = legal[pick % Math.max(1, legal.length)];
    if (move === undefined) break;
    moves.push(move);
    position = play(position, move);
  }
  return { start, moves };
}

/** One pick in so many is an illegal move that stands. */
const ONE_IN = 8;

/** A game in which some moves are not legal and stand (7.5, A.5.2): it may come to positions that cannot be. */
export function wildGameOf(start: Position, picks: readonly number[]): Game {
  const moves: Played[] = [];
  let position = start;
  for (const pick of picks) {
    const choices = pick % ONE_IN === 0 ? [randomStanding(randomFrom(pick), position)] : legalMoves(position);
    const played = choices[pick % Math.max(1, choices.length)];
    if (played === undefined) break;
    moves.push(played);
    position = playedOn(position, played);
  }
  return { start, moves };
}

export const withoutUnknown = (incident: object): Incident => JSON.parse(JSON.stringify(incident));

/** Always answers, cites articles that exist, allows nothing illegal, and gives one result at most. */
export function holdRandomRulings(runs: number): void {
  const options = fc.record({
    regime: fc.constantFrom(...regimes),
    guidelinesI: fc.boolean(),
    guidelinesIII: fc.boolean(),
    defaultTimeMinutes: fc.constantFrom(0, 30),
    noDrawBeforeMove: fc.constantFrom(0, 30),
  });
  fc.assert(
    fc.property(
      records,
      wild,
      options,
      fc.constantFrom(gameOf, wildGameOf),
      ({ picks, variant, number, white, black, later }, incident, { regime, ...rules }, madeOf) => {
        const game = madeOf(startPosition(variant === 'standard' ? 518 : number, variant), picks);
        const played = madeOf(positionOf(game), later).moves;
        const record = { game, illegalSoFar: { white, black }, played };
        const told = withoutUnknown(incident);
        checkRuling(rule(record, told, fide2023(regime, rules), bareMaterial), game);
      },
    ),
    { numRuns: runs },
  );
}

export function checkRuling(ruling: Ruling, game: Game): void {
  if (ruling.answer === 'contradiction') return;
  const cited = articlesOf(ruling);
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter((article) => !articles.has(article))).toEqual([]);
  ruling.points.forEach(checkFacts);
  if (ruling.answer === 'question') return;
  const position = positionOf(game);
  for (const move of ruling.mustChooseFrom ?? []) {
    expect(isLegal(position, move), formatSanSafely(position, move)).toBe(true);
  }
  expect(ruling.mustChooseFrom === null || ruling.mustChooseFrom.length > 0).toBe(true);
  expect(ruling.freeMove && ruling.mustChooseFrom !== null).toBe(false);
  expect(ruling.result !== null && (ruling.newGame || ruling.addTime !== null)).toBe(false);
  expect(ruling.restoreToPly === null || ruling.restoreToPly <= game.moves.length).toBe(true);
  expect(ruling.addTime === null || ruling.addTime.seconds > 0).toBe(true);
  // what follows is said, with its article
  const codes: readonly string[] = ruling.points.map(({ code }) => code);
  expect({ codes, takenBack: codes.includes('incrementTakenBack') }).toEqual({
    codes,
    takenBack: ruling.removeIncrement !== null,
  });
}

const known = new Map(Object.keys(pointFacts).map((code) => [code, factsOf(code)]));

/** A point tells exactly the facts of its code. */
function checkFacts({ code, facts }: Point): void {
  const { must, may } = known.get(code) ?? factsOf(code) ?? { must: [`no code ${code}`], may: [] };
  const told = Object.keys(facts);
  expect({ code, missing: must.filter((key) => !told.includes(key)) }).toEqual({ code, missing: [] });
  expect({ code, more: told.filter((key) => !may.includes(key)) }).toEqual({ code, more: [] });
}

function formatSanSafely(position: Position, move: Move): string {
  return pieceAt(position, move.from) === null ? `${move.from}${move.to}` : formatSan(position, move);
}
