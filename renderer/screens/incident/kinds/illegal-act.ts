/** Articles 7.5, 7.6 and 4.1: illegal moves and the other acts that are penalised as one. */
import { PROMOTION_ROLES } from '../../../../src-core/vocabulary/pieces.ts';
import { NOTICED_BY } from '../../../../src-core/vocabulary/incidents.ts';
import { LIMITS } from '../../../../src-core/vocabulary/limits.ts';
import { oneOf, squaresOf, typed, yesOrNo } from '../ask.ts';
import type { KindOfIncident } from '../kind-of-incident.ts';
import { type Scene, lastRank, reachesLastRank } from '../scene.ts';
import { bySideOnMove, opponentCanMate } from './common.ts';

/** What all of them have. */
const act = {
  by: bySideOnMove,
  opponentHasReplied: { turning: () => yesOrNo('opponentHasReplied', 'no') },
  noticedBy: { untold: true },
  opponentCanMate,
} as const;

const clockPressed = { turning: () => yesOrNo('clockPressed', 'yes') } as const;

const gameOver = {
  seen: ({ finished }: Scene) => ({ gameOver: finished }),
  turning: () => yesOrNo('gameOver', 'no'),
} as const;

export const illegalMove: KindOfIncident<'illegalMove'> = {
  facts: {
    ...act,
    move: { first: () => squaresOf('move', 'move') },
    became: {
      ofSquares: true,
      first: ({ move = [] }, scene) =>
        reachesLastRank(scene, move) ? oneOf('became', [...PROMOTION_ROLES, 'king', 'pawn']) : null,
    },
    touchedBefore: { untold: true },
    clockPressed,
    gameOver,
  },
  told: ({ by, move: [from, to] = [], became, ...more }) => {
    if (by === undefined || from === undefined || to === undefined) return null;
    const move = { from, to, ...(became === undefined ? {} : { promotion: became }) };
    return { kind: 'illegalMove', by, move, ...more };
  },
};

export const boardAsItStands: KindOfIncident<'boardAsItStands'> = {
  facts: {
    ...act,
    noticedBy: { turning: () => oneOf('noticedBy', NOTICED_BY) },
    stands: { first: () => typed('stands', LIMITS.boardField) },
    acts: { untold: true },
    intention: { turning: () => typed('intention', 9) },
    touchedBefore: { untold: true },
    clockPressed,
    gameOver,
  },
  told: ({ by, stands, ...more }) =>
    by === undefined || stands === undefined ? null : { kind: 'boardAsItStands', by, stands, ...more },
};

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
      turning: () => ({
        form: 'square',
        key: 'from',
        facts: ['from'],
        among: [],
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
  facts: { ...act, clockPressed },
  told: ({ by, ...more }) => (by === undefined ? null : { kind: 'twoHands', by, ...more }),
};
