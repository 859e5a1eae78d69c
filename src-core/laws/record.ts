/** The game a ruling is about, looked at once. */
import type { Color, Game, Move, Played, Position } from '../chess/index.ts';
import { automaticEnds, cannotBe, isStanding, otherColor, play, positionOf } from '../chess/index.ts';
import type { ArticleId, RuleSet } from './rule-sets/rule-set.ts';
import type { Ended, Numbering, PointCode, PointFacts, RuledResult } from './points.ts';
import type { Point, PointOf, Ruled } from './ruling.ts';

export type MatingAnswer = 'yes' | 'no' | 'unknown';

/** Can this side still checkmate by any series of legal moves? Must never be wrong; may be `unknown`. */
export type CanMate = (position: Position, side: Color) => MatingAnswer;

export interface GameRecord {
  readonly game: Game;
  /** Completed illegal acts before the incident. */
  readonly illegalSoFar: Readonly<Record<Color, number>>;
  /** A result stands already: resigned, agreed, lost on time, or declared. */
  readonly resultStands?: boolean;
  /** The moves made after the position of the incident, where the game had gone on. */
  readonly played?: readonly Played[];
}

/** Everything a ruling looks at. */
export interface Case {
  readonly record: GameRecord;
  readonly position: Position;
  readonly ruleSet: RuleSet;
  readonly canMate: CanMate;
  /** What has ended the game by itself, in the order of 5.1.1, 5.2.1, 5.2.2, 9.6.1, 9.6.2 at the earliest ply. */
  readonly ends: readonly End[];
}

export interface End {
  readonly ended: Ended;
  readonly ply: number;
  readonly result: RuledResult;
  readonly articles: readonly ArticleId[];
}

/** Where it is written that a game ends so. */
export const ENDED_BY: Readonly<Record<Ended, readonly ArticleId[]>> = {
  checkmate: ['5.1.1'],
  stalemate: ['5.2.1'],
  deadPosition: ['5.2.2'],
  fivefold: ['9.6.1'],
  seventyFiveMoves: ['9.6.2'],
};

export function caseOf(record: GameRecord, ruleSet: RuleSet, canMate: CanMate): Case {
  const position = positionOf(record.game);
  return { record, position, ruleSet, canMate, ends: endsOf(record.game, position, canMate) };
}

function endsOf(game: Game, position: Position, canMate: CanMate): readonly End[] {
  const found = automaticEnds(game).map((end): End => {
    const ended = end.kind === 'fivefoldRepetition' ? 'fivefold' : end.kind;
    const result = end.kind === 'checkmate' ? winFor(end.winner) : '1/2-1/2';
    return { ended, ply: end.ply, result, articles: ENDED_BY[ended] };
  });
  const last = game.moves.at(-1);
  // only a move in accordance with Article 3 makes a position dead (5.2.2)
  if (found.length > 0 || (last === undefined ? cannotBe(position) : isStanding(last))) return found;
  const dead = canMate(position, 'white') === 'no' && canMate(position, 'black') === 'no';
  return dead
    ? [{ ended: 'deadPosition', ply: game.moves.length, result: '1/2-1/2', articles: ENDED_BY.deadPosition }]
    : [];
}

/** What ends the game by itself once this legal move is made. */
export function endAfter({ record, position, canMate }: Case, move: Move): End | null {
  const { start, moves } = record.game;
  const game = { start, moves: [...moves, move] };
  const ends = endsOf(game, play(position, move), canMate);
  return ends[0] ?? null;
}

export function winFor(color: Color): RuledResult {
  return color === 'white' ? '1-0' : '0-1';
}

/** A win for `color`, or a draw where it can never mate; null where that is not known. */
export function winIfCanMate(answer: boolean | null, color: Color): RuledResult | null {
  if (answer === null) return null;
  return answer ? winFor(color) : '1/2-1/2';
}

/** Can `side` still mate: as the program answers, or where it does not know, as the arbiter said; else null. */
export function mateKnown(
  { canMate }: Case,
  position: Position,
  side: Color,
  said: boolean | undefined,
): boolean | null {
  const answer = canMate(position, side);
  return answer === 'unknown' ? (said ?? null) : answer === 'yes';
}

/** Codes that need no facts. */
type Bare = { readonly [C in PointCode]: object extends PointFacts[C] ? C : never }[PointCode];

/** A sentence of a ruling, with exactly the facts of its code. */
export function point<C extends Bare>(code: C, articles: readonly ArticleId[]): PointOf<C>;
export function point<C extends Exclude<PointCode, Bare>>(
  code: C,
  articles: readonly ArticleId[],
  facts: PointFacts[C],
): PointOf<C>;
export function point(
  code: PointCode,
  articles: readonly ArticleId[],
  facts: PointFacts[PointCode] = {},
): PointOf<PointCode> {
  return { code, articles, facts };
}

/** A ruling with nothing in it but its points; `more` says what follows. */
export function ruled(
  of: Pick<Case, 'record' | 'ruleSet'>,
  points: readonly Point[],
  more: Partial<Ruled> = {},
): Ruled {
  const { edition, regime } = of.ruleSet;
  return {
    answer: 'ruled',
    edition,
    regime,
    upheld: null,
    mustChooseFrom: null,
    freeMove: false,
    addTime: null,
    moreTime: null,
    removeIncrement: null,
    illegalCount: of.record.illegalSoFar,
    restoreToPly: null,
    result: null,
    newGame: false,
    position: null,
    made: null,
    status: null,
    act: null,
    missing: [],
    points,
    ...more,
  };
}

/** The game had ended before, by itself or with a result that stands (8.7). Null where it goes on. */
export function ruledIfEnded(of: Case, upheld: boolean | null): Ruled | null {
  const byItself = ruledIfEndedByItself(of, upheld);
  if (byItself !== null || of.record.resultStands !== true) return byItself;
  return ruled(of, [point('gameIsOver', ['8.7'])], { upheld });
}

/** As `ruledIfEnded`, where the moves themselves have ended the game. */
export function ruledIfEndedByItself(of: Case, upheld: boolean | null): Ruled | null {
  const [first] = of.ends;
  if (first === undefined) return null;
  return ruled(of, endPoints(of), { upheld, result: first.result });
}

export function endPoints(of: Case): readonly Point[] {
  return of.ends.map(({ ended, ply, result, articles }) =>
    point('ended', articles, { ended, ply, result, ...numbering(of) }),
  );
}

/** From where moves are numbered, so that a ply can be told as a move: `23… `. */
export function numbering({ record }: Case): Numbering {
  const { moveNumber, turn } = record.game.start;
  return { start: [moveNumber, turn] };
}

export { otherColor };
