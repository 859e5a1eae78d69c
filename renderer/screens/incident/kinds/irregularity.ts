/** Article 7: what was wrong with the start, the clock, or where pieces stand. */
import { COLORS } from '../../../../src-core/vocabulary/colors.ts';
import { ILLEGAL_POSITIONS, WRONG_STARTS } from '../../../../src-core/vocabulary/incidents.ts';
import { number, oneOf, squaresOf, yesOrNo } from '../ask.ts';
import type { KindOfIncident } from '../kind-of-incident.ts';
import { completedByBoth } from './common.ts';

export const wrongStart: KindOfIncident<'wrongStart'> = {
  facts: {
    wrong: { first: () => oneOf('wrong', WRONG_STARTS) },
    completedByBoth,
    misplaced: { besides: ({ wrong }) => (wrong === 'array' ? squaresOf('misplaced') : null) },
  },
  told: ({ wrong: what, ...more }) => (what === undefined ? null : { kind: 'wrongStart', what, ...more }),
};

export const clockSetWrong: KindOfIncident<'clockSetWrong'> = {
  facts: {
    missingIncrement: { first: () => number('missingIncrement', { suggested: 30 }) },
    completedByBoth,
    missingBase: {
      besides: ({ baseTooMuch }) =>
        baseTooMuch === undefined ? number('missingBase', { most: 36_000 }) : null,
    },
    baseTooMuch: {
      besides: ({ missingBase }) =>
        missingBase === undefined ? number('baseTooMuch', { most: 36_000 }) : null,
    },
    stood: { besides: () => number('stood', { most: 36_000 }) },
  },
  told: ({ missingIncrement, baseTooMuch, ...more }) => {
    if (missingIncrement === undefined) return null;
    const base = baseTooMuch === undefined ? {} : { missingBase: 0 - baseTooMuch };
    return { kind: 'clockSetWrong', missingIncrement, ...more, ...base };
  },
};

export const illegalPosition: KindOfIncident<'illegalPosition'> = {
  facts: {
    impossible: { first: () => oneOf('impossible', ILLEGAL_POSITIONS) },
    nextMoveCompleted: { turning: () => yesOrNo('nextMoveCompleted', 'yes') },
  },
  told: ({ impossible: what, ...more }) =>
    what === undefined ? null : { kind: 'illegalPosition', what, ...more },
};

export const displaced: KindOfIncident<'displaced'> = {
  facts: { by: { first: () => oneOf('by', [...COLORS, 'nobody']) } },
  told: ({ by }) => (by === undefined ? null : { kind: 'displaced', by: by === 'nobody' ? null : by }),
};
