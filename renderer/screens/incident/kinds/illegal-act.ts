/** Articles 7.5, 7.6 and 4.1: illegal moves and the other acts that are penalised as one. */
import { ENDS_ON_THE_BOARD } from '../../../../src-core/vocabulary/incidents.ts';
import { PROMOTION_ROLES } from '../../../../src-core/vocabulary/pieces.ts';
import { oneOf, squaresOf, yesOrNo } from '../ask.ts';
import type { KindOfIncident } from '../kind-of-incident.ts';
import { lastRank, reachesLastRank } from '../scene.ts';
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

export const illegalMove: KindOfIncident<'illegalMove'> = {
  facts: {
    ...act,
    move: { first: () => squaresOf('move', 'move') },
    became: {
      ofSquares: true,
      first: ({ move = [] }, scene) =>
        reachesLastRank(scene, move) ? oneOf('became', [...PROMOTION_ROLES, 'king', 'pawn']) : null,
    },
    clockPressed,
    gameOver: {
      seen: ({ finished }) => ({ gameOver: finished }),
      turning: () => yesOrNo('gameOver', 'no'),
    },
    looksLike,
  },
  told: ({ by, move: [from, to] = [], became, ...more }) => {
    if (by === undefined || from === undefined || to === undefined) return null;
    const move = { from, to, ...(became === undefined ? {} : { promotion: became }) };
    return { kind: 'illegalMove', by, move, ...more };
  },
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
