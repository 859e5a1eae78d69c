/** What the Laws say about an incident: advice with its articles, plain values. The arbiter decides. */
import type { Color, Move, Position } from '../chess/index.ts';
import type {
  Basis,
  ContradictionCode,
  ContradictionFacts,
  Ended,
  PointCode,
  PointFacts,
  QuestionCode,
  RuledResult,
} from './points.ts';
import type { StandsAct } from '../vocabulary/incidents.ts';
import type { ArticleId, Regime } from './rule-sets/rule-set.ts';

export type { Basis, Ended, PointFacts, RuledResult } from './points.ts';

/** One sentence of a ruling: its code has words in every language, its articles say where it is written. */
export interface PointOf<C extends PointCode> {
  readonly code: C;
  readonly articles: readonly ArticleId[];
  readonly facts: PointFacts[C];
}

type Asked = `question.${QuestionCode}`;

/** Questions have no facts that would tell them apart. */
export type Point =
  PointOf<Asked> | { readonly [C in Exclude<PointCode, Asked>]: PointOf<C> }[Exclude<PointCode, Asked>];

export interface StatusFacts {
  readonly ended: Ended | null;
  readonly occurrences: number;
  /** The plies after which the present position stood, this one included. */
  readonly occurrencePlies: readonly number[];
  readonly quietPlies: number;
  readonly claimableNow: readonly Basis[];
  readonly claimableWith: Readonly<Record<Basis, readonly Move[]>>;
  /** Everything that has ended the game by itself, in the order it arose. */
  readonly ends: readonly { readonly ended: Ended; readonly ply: number }[];
}

export interface Ruled {
  readonly answer: 'ruled';
  readonly edition: 'fide-2023';
  readonly regime: Regime;
  /** The claim or complaint stands, or not; null where nobody claims. */
  readonly upheld: boolean | null;
  /** The only moves the player may now make; null where that is not limited. */
  readonly mustChooseFrom: readonly Move[] | null;
  /** Any legal move, said where a limit might have been expected. */
  readonly freeMove: boolean;
  readonly addTime: { readonly to: Color; readonly seconds: number } | null;
  /** Seconds on each clock besides: owed to both (6.10.2), or to the other side too; negative where time is taken. */
  readonly moreTime: Readonly<Record<Color, number>> | null;
  /** The increment the offender gained by pressing is taken back. */
  readonly removeIncrement: Color | null;
  /** Completed illegal acts after the ruling. */
  readonly illegalCount: Readonly<Record<Color, number>>;
  /** The game goes back to just after this many plies. */
  readonly restoreToPly: number | null;
  readonly result: RuledResult | null;
  readonly newGame: boolean;
  /** The position the ruling leads to where that is not the one on the board. */
  readonly position: Position | null;
  /** The legal move that leads there. */
  readonly made: Move | null;
  readonly status: StatusFacts | null;
  /** What a board as it stands is; null where it is about another thing. */
  readonly act: StandsAct | null;
  /** The moves that lead from the record to the board, where it is several. */
  readonly missing: readonly Move[];
  readonly points: readonly Point[];
}

export interface Question {
  readonly answer: 'question';
  readonly edition: 'fide-2023';
  readonly regime: Regime;
  /** The fact of the incident that must be known first. */
  readonly question: QuestionCode;
  /** Of what the player may have meant, what there is to choose from (`intention`, and of `from` the pawns' moves). */
  readonly meant: readonly (Move | 'displaced')[];
  /** Of several incidents told together the one it asks about, from 0. */
  readonly about?: number;
  readonly points: readonly Point[];
}

/** The incident contradicts the game: there is nothing to rule on. */
export type Contradiction = {
  readonly [C in ContradictionCode]: {
    readonly answer: 'contradiction';
    readonly code: C;
    readonly facts: ContradictionFacts[C];
  };
}[ContradictionCode];

export type Ruling = Ruled | Question | Contradiction;

/** The articles a ruling rests on, each once, in the order of its points. */
export function articlesOf(ruling: Pick<Ruled, 'points'>): readonly ArticleId[] {
  return [...new Set(ruling.points.flatMap((point) => point.articles))];
}
