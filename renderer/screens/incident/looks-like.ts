/** A chessboard as it stands that is of a kind with a form of its own. */
import type { RulingView } from '../../../src-core/contract/desk-api.ts';
import type { HalfMove } from '../../../src-core/vocabulary/incidents.ts';
import { takenUp } from '../../parts/chessboard/arranging.ts';
import { answer } from './draft.ts';
import type { AnyDraft, Draft, Facts, ToldKind } from './facts.ts';
import { rowsOf } from './kinds.ts';

/** What is told of it in the other kind, besides what both have. */
interface Alike {
  readonly kind: ToldKind;
  readonly facts: Facts;
}

type Seen = Pick<RulingView, 'act' | 'points'>;

const touched = ({ acts = [], touchedBefore = [] }: Facts): Alike => ({
  kind: 'touch',
  facts: { touches: [...new Set([...touchedBefore, ...takenUp(acts)])] },
});

/** A half that has a kind of its own, and a man only taken up; the others are told by the chessboard alone. */
const ofHalf: Readonly<Record<HalfMove, 'pawnNotExchanged' | 'touch' | null>> = {
  pawnNotExchanged: 'pawnNotExchanged',
  lifted: 'touch',
  onlyTaken: 'touch',
  pawnLeft: null,
  rookLeft: null,
  kingLeft: null,
  takenPawnLeft: null,
  takenManLeft: null,
};

const ofAct: Readonly<
  Record<NonNullable<Seen['act']>, (told: Facts, points: Seen['points']) => Alike | null>
> = {
  legalMove: () => null,
  incompleteMove: (told, points) => {
    const half = points.find((point) => point.code === 'halfMade');
    const kind = half?.code === 'halfMade' ? ofHalf[half.facts.half] : null;
    if (half?.code !== 'halfMade' || kind === null) return null;
    return kind === 'touch' ? touched(told) : { kind, facts: { square: half.facts.square } };
  },
  illegalMove: (told, points) => {
    if (points.some(({ code }) => code === 'pressedWithoutMove'))
      return { kind: 'pressedWithoutMoving', facts: {} };
    return points.some(({ code }) => code === 'nothingMoved') ? touched(told) : null;
  },
  severalMoves: () => null,
  outOfTurn: () => null,
  displaced: () => ({ kind: 'displaced', facts: {} }),
  notOfThisGame: () => ({ kind: 'displaced', facts: {} }),
};

/** The same told as the kind it looks like, with all that both kinds have; null where it looks like none. */
export function looksLike({ kind, facts }: AnyDraft, { act, points }: Seen): Draft | null {
  const alike = kind === 'boardAsItStands' && act !== null ? ofAct[act](facts, points) : null;
  if (alike === null) return null;
  const names = rowsOf(alike.kind).map(([name]) => name);
  const kept = names.reduce<Facts>(
    (all, name) => (facts[name] === undefined ? all : { ...all, [name]: facts[name] }),
    {},
  );
  return answer({ kind: alike.kind, facts: kept }, alike.facts);
}
