/**
 * A result somebody wants to write, held with its reason against the game (5, 6.7-6.9, 7.5.5, 9, 12.9). What ended the
 * game first stands, whatever came after it (5.1, 5.2, 9.6); else each reason says which results can follow from it.
 */
import { claimsByMove, claimsNow, occurrences, quietPlies } from '../../chess/index.ts';
import type { Color } from '../../chess/index.ts';
import type { ResultReason } from '../../vocabulary/results.ts';
import type { Basis, Ended, QuestionCode, RuledResult } from '../points.ts';
import type { Case } from '../record.ts';
import { ENDED_BY, mateKnown, otherColor, point, ruled, ruledIfEndedByItself, winFor } from '../record.ts';
import type { ArticleId } from '../rule-sets/rule-set.ts';
import type { Point, Ruled } from '../ruling.ts';
import { ruleDrawOffer } from './draw.ts';
import { ruleFlagFall, ruleResignation } from './time.ts';

/** A bye is no game: there is nothing to hold it against. */
export type HeldReason = Exclude<ResultReason, 'bye'>;

export interface ResultWanted {
  readonly result: RuledResult;
  readonly reason: HeldReason;
  /** Told by the arbiter where the program cannot answer it: can the one who would win still mate? */
  readonly opponentCanMate?: boolean;
  /** Moves made by both, where they are not all recorded. */
  readonly completedByBoth?: number;
  /** Whose clock still shows time: a flag that has not fallen (6.10.1). */
  readonly timeLeft?: readonly Color[];
}

type Held = Ruled | QuestionCode;

/** The ruling: `upheld` where the Laws give that result, and in `result` theirs; null: the game goes on. */
export function ruleResult(of: Case, wanted: ResultWanted): Held {
  const [end] = of.ends;
  const over = ruledIfEndedByItself(of, end?.result === wanted.result);
  return over ?? REASONS[wanted.reason].hold(of, wanted);
}

interface Row {
  /** Where it is written what follows from this reason. */
  readonly article: ArticleId;
  readonly hold: (of: Case, wanted: ResultWanted) => Held;
}

const REASONS: Readonly<Record<HeldReason, Row>> = {
  // what has not ended the game by itself is not there
  checkmate: { article: '5.1.1', hold: (of) => notThere(of, 'checkmate') },
  stalemate: { article: '5.2.1', hold: (of) => notThere(of, 'stalemate') },
  deadPosition: { article: '5.2.2', hold: notDead },
  fivefold: { article: '9.6.1', hold: (of) => notThere(of, 'fivefold') },
  seventyFiveMoves: { article: '9.6.2', hold: (of) => notThere(of, 'seventyFiveMoves') },
  resignation: { article: '5.1.2', hold: (of, wanted) => onMate(of, wanted, resigned) },
  time: { article: '6.9', hold: (of, wanted) => onMate(of, wanted, lostOnTime) },
  illegalMoves: { article: '7.5.5', hold: (of, wanted) => onMate(of, wanted, lostByIllegalActs) },
  agreement: { article: '5.2.3', hold: agreed },
  repetition: { article: '9.2', hold: (of, wanted) => claimed(of, wanted, 'repetition') },
  fiftyMoves: { article: '9.3', hold: (of, wanted) => claimed(of, wanted, 'fiftyMoves') },
  forfeit: { article: '6.7.1', hold: forfeited },
  // 11.7, 12.9.6: the arbiter declares the game lost, and what the opponent gets
  arbiter: { article: '12.9', hold: follows },
  other: { article: '0.2', hold: follows },
  imported: { article: '8.7', hold: imported },
};

function follows(of: Case, { result, reason }: ResultWanted): Ruled {
  const { article } = REASONS[reason];
  return ruled(of, [point('resultFollows', [article], { result, reason })], { upheld: true, result });
}

/** A result that this reason never gives, whatever the game. */
function givesNo(of: Case, { result, reason }: ResultWanted): Ruled {
  const { article } = REASONS[reason];
  return contradicted(of, point('resultDoesNotFollow', [article], { result, reason }));
}

function contradicted(of: Case, why: Point): Ruled {
  return ruled(of, [why], { upheld: false });
}

function heldTo(wanted: ResultWanted, laws: Held): Held {
  return typeof laws === 'string' ? laws : { ...laws, upheld: laws.result === wanted.result };
}

function notThere(of: Case, ended: Ended): Ruled {
  const { game } = of.record;
  const facts = { ended, count: occurrences(game).count, quietPlies: quietPlies(game) };
  return contradicted(of, point('notEnded', ENDED_BY[ended], facts));
}

/** 5.2.2: dead where neither can mate; where nobody can tell, the arbiter says of the one not known. */
function notDead(of: Case, wanted: ResultWanted): Held {
  const { position } = of;
  const answers = (['white', 'black'] as const).map((side) =>
    mateKnown(of, position, side, wanted.opponentCanMate),
  );
  if (answers.includes(true)) return notThere(of, 'deadPosition');
  return answers.includes(null) ? 'opponentCanMate' : heldTo(wanted, dead(of));
}

function dead(of: Case): Ruled {
  return ruled(of, [point('positionDead', ENDED_BY.deadPosition)], { result: '1/2-1/2' });
}

/**
 * Lost by one side, and drawn where the other cannot mate (5.1.2, 6.9, 7.5.5). A draw does not say who lost: it
 * follows where either may have.
 */
function onMate(of: Case, wanted: ResultWanted, lost: (loser: Color) => LosesBy): Held {
  const loser = loserOf(wanted.result);
  if (loser !== null) return heldTo(wanted, lost(loser)(of, wanted));
  if (wanted.result !== '1/2-1/2') return givesNo(of, wanted);
  const either = (['white', 'black'] as const).map((side) => heldTo(wanted, lost(side)(of, wanted)));
  return (
    either.find((held) => typeof held !== 'string' && held.upheld === true) ??
    either.find((held) => typeof held === 'string') ??
    givesNo(of, wanted)
  );
}

type LosesBy = (of: Case, wanted: ResultWanted) => Held;

const saidOf = ({ opponentCanMate }: ResultWanted): { readonly opponentCanMate?: boolean } =>
  opponentCanMate === undefined ? {} : { opponentCanMate };

const resigned =
  (by: Color): LosesBy =>
  (of, wanted) =>
    ruleResignation(of, { kind: 'resignation', by, ...saidOf(wanted) });

const lostOnTime =
  (flag: Color): LosesBy =>
  (of, wanted) => {
    if (wanted.timeLeft?.includes(flag) === true) {
      return contradicted(of, point('flagNotFallen', ['6.9'], { by: flag }));
    }
    // III.3.1.2: both flags down in the last period, and nobody knows which fell first
    const both = wanted.result === '1/2-1/2' && of.ruleSet.guidelinesIII.value === 'adopted';
    return ruleFlagFall(of, {
      kind: 'flagFall',
      flag: both ? 'both' : flag,
      requiredMovesCompleted: false,
      lastPeriod: true,
      ...saidOf(wanted),
    });
  };

/** The present act counts: with one before it, it is the second. */
const lostByIllegalActs =
  (by: Color): LosesBy =>
  (of, wanted) => {
    const { illegalActsThatLose: acts } = of.ruleSet;
    const count = of.record.illegalSoFar[by] + 1;
    if (count < acts.value) return contradicted(of, point('tooFewIllegalActs', acts.articles, { by, count }));
    const opponent = otherColor(by);
    const canMate = mateKnown(of, of.position, opponent, wanted.opponentCanMate);
    if (canMate === null) return 'opponentCanMate';
    const result = canMate ? winFor(opponent) : '1/2-1/2';
    const code = canMate ? 'losesByIllegalActs' : 'drawnByIllegalActs';
    return ruled(of, [point(code, acts.articles, { by, count, result })], { result });
  };

function loserOf(result: RuledResult): Color | null {
  if (result === '1-0') return 'black';
  return result === '0-1' ? 'white' : null;
}

function agreed(of: Case, wanted: ResultWanted): Held {
  if (wanted.result !== '1/2-1/2') return givesNo(of, wanted);
  const { completedByBoth } = wanted;
  return heldTo(
    wanted,
    ruleDrawOffer(of, {
      kind: 'drawOffer',
      by: of.position.turn,
      accepted: true,
      ...(completedByBoth === undefined ? {} : { completedByBoth }),
    }),
  );
}

/** By the player who has the move, with the present position or with a move he announces. */
function claimed(of: Case, wanted: ResultWanted, basis: Basis): Held {
  if (wanted.result !== '1/2-1/2') return givesNo(of, wanted);
  if (isClaimable(of, basis)) return follows(of, wanted);
  const { game } = of.record;
  const facts = { basis, count: occurrences(game).count, quietPlies: quietPlies(game) };
  return contradicted(of, point('nothingToClaim', [REASONS[basis].article], facts));
}

function isClaimable({ record: { game } }: Case, basis: Basis): boolean {
  const grounds = [...claimsNow(game), ...claimsByMove(game).flatMap((announced) => announced.grounds)];
  return grounds.some(({ kind }) => kind === basis);
}

/** 6.7.1: who has moved has come to the chessboard. */
function forfeited(of: Case, wanted: ResultWanted): Held {
  const absent = ABSENT[wanted.result];
  if (absent.length === 0) return givesNo(of, wanted);
  const { start, moves } = of.record.game;
  const moved = moves.slice(0, 2).map((_, ply) => (ply === 0 ? start.turn : otherColor(start.turn)));
  const came = absent.find((side) => moved.includes(side));
  return came === undefined
    ? follows(of, wanted)
    : contradicted(of, point('cameAndMoved', ['6.7.1'], { by: came }));
}

/** Who gets nothing. */
const ABSENT: Readonly<Record<RuledResult, readonly Color[]>> = {
  '1-0': ['black'],
  '0-1': ['white'],
  '1/2-1/2': [],
  '0-0': ['white', 'black'],
  '1/2-0': ['black'],
  '0-1/2': ['white'],
};

/** A text that does not say why: the winner must be able to mate, a draw have been possible. */
function imported(of: Case, wanted: ResultWanted): Held {
  const loser = loserOf(wanted.result);
  if (loser !== null) {
    const winner = otherColor(loser);
    if (of.canMate(of.position, winner) !== 'no') return follows(of, wanted);
    const why = point('winnerCannotMate', ['5.1.2', '6.9'], { by: winner });
    return ruled(of, [why], { upheld: false, result: '1/2-1/2' });
  }
  if (wanted.result !== '1/2-1/2') return follows(of, wanted);
  if (isClaimable(of, 'repetition') || isClaimable(of, 'fiftyMoves')) return follows(of, wanted);
  const draw = agreed(of, wanted);
  // a draw on time or by resignation, where one side could not have won
  const cannot = (['white', 'black'] as const).some((side) => of.canMate(of.position, side) === 'no');
  return typeof draw === 'string' || draw.upheld === true || cannot ? follows(of, wanted) : draw;
}
