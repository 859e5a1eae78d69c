/** Articles 7.5, 7.6 and 4.1: illegal moves and the other acts that are penalised as one. */
import { ENDS_ON_THE_BOARD } from '../../../../src-core/vocabulary/incidents.ts';
import { CLOCK_RAN, NOTICED_BY } from '../../../../src-core/vocabulary/incidents.ts';
import { afterActs, boardField } from '../../../parts/chessboard/arranging.ts';
import { type Meant, type Option, oneOf, optionsIn, squaresOf, yesOrNo } from '../ask.ts';
import type { FactRow, KindOfIncident } from '../kind-of-incident.ts';
import { type Scene, lastRank, moverOf } from '../scene.ts';
import { bySideOnMove, opponentCanMate } from './common.ts';

/** What all of them have. */
const act = {
  by: bySideOnMove,
  opponentHasReplied: { turning: () => yesOrNo('opponentHasReplied', 'no') },
  noticedBy: { untold: true },
  opponentCanMate,
} as const;

/** What the chessboard looked like after it: said where it looked like the end. */
const looksLike = { besides: () => oneOf('looksLike', ENDS_ON_THE_BOARD) } as const;

const clockPressed = { turning: () => yesOrNo('clockPressed', 'yes') } as const;

const gameOver = {
  seen: ({ finished }: Scene) => ({ gameOver: finished }),
  turning: () => yesOrNo('gameOver', 'no'),
} as const;

/** The acts, and the chessboard they lead to. */
const asItStands = {
  first: (_: object, { board }: Scene) => ({
    form: 'arranged',
    key: 'acts',
    facts: ['acts', 'stands'],
    sets: (acts) => ({ acts, stands: boardField(afterActs(board, acts)) }),
  }),
} as const satisfies FactRow<'boardAsItStands'>;

export const boardAsItStands: KindOfIncident<'boardAsItStands'> = {
  facts: {
    ...act,
    // men of the other side moved: out of turn, or by a hand that took the opponent's
    by: { ...bySideOnMove, mayDiffer: ({ acts = [] }, scene) => moverOf(acts, scene) !== scene.turn },
    noticedBy: { turning: () => oneOf('noticedBy', NOTICED_BY) },
    acts: asItStands,
    stands: asItStands,
    orderKnown: {
      besides: ({ acts = [] }) => (acts.length > 1 ? yesOrNo('orderKnown', null) : null),
    },
    intention: {
      ofSquares: true,
      turning: (_, meant, { acts = [] }) => ({
        form: 'choice',
        key: 'intention',
        facts: ['intention'],
        options: [...meant.flatMap(meantBy), ...onPurpose(meant, acts)],
        likely: null,
      }),
    },
    touchedBefore: { besides: () => squaresOf('touchedBefore') },
    clockRan: { turning: () => oneOf('clockRan', CLOCK_RAN) },
    clockPressed,
    gameOver,
  },
  told: ({ by, acts, stands, orderKnown, ...more }) => {
    if (by === undefined || acts === undefined || stands === undefined) return null;
    const told = { kind: 'boardAsItStands', by, stands, ...more } as const;
    // where nobody knows the order only the chessboard is told
    return orderKnown === false ? told : { ...told, acts };
  },
};

/** What may be displaced may also have been moved by intention, though no legal move is in it. */
function onPurpose(meant: Meant, acts: readonly string[]): readonly Option[] {
  const [from] = acts.filter((act) => /^[a-h]/.test(act));
  if (from === undefined || !meant.includes('displaced')) return [];
  return optionsIn('intention', [{ value: 'onPurpose', sets: { intention: from.replace('-', '') } }]);
}

function meantBy(meant: Meant[number]): readonly Option[] {
  if (meant === 'displaced') return optionsIn('intention', [{ value: meant, sets: { intention: meant } }]);
  return [{ value: meant.uci, sets: { intention: meant.uci }, move: meant }];
}

export const pawnNotExchanged: KindOfIncident<'pawnNotExchanged'> = {
  facts: {
    ...act,
    square: {
      first: (_, scene) => ({
        form: 'square',
        key: 'square',
        facts: ['square'],
        among: lastRank(scene),
        sets: (square) => ({ square }),
      }),
    },
    from: {
      turning: (_, meant) => ({
        form: 'square',
        key: 'from',
        facts: ['from'],
        among: meant.flatMap((move) => (move === 'displaced' ? [] : move.from)),
        sets: (from) => ({ from }),
      }),
    },
    clockPressed,
  },
  told: ({ by, square, ...more }) =>
    by === undefined || square === undefined ? null : { kind: 'pawnNotExchanged', by, square, ...more },
};

export const pressedWithoutMoving: KindOfIncident<'pressedWithoutMoving'> = {
  facts: act,
  told: ({ by, ...more }) => (by === undefined ? null : { kind: 'pressedWithoutMoving', by, ...more }),
};

export const twoHands: KindOfIncident<'twoHands'> = {
  facts: { ...act, clockPressed, looksLike },
  told: ({ by, ...more }) => (by === undefined ? null : { kind: 'twoHands', by, ...more }),
};
