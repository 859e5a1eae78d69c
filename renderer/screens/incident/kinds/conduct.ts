/** Articles 8 and 11: recording the moves, devices, and the conduct of the players. */
import { COLORS } from '../../../../src-core/vocabulary/colors.ts';
import { MISCONDUCTS } from '../../../../src-core/vocabulary/incidents.ts';
import { LIMITS } from '../../../../src-core/vocabulary/limits.ts';
import { number, oneOf, typed, who, yesOrNo } from '../ask.ts';
import type { KindOfIncident } from '../kind-of-incident.ts';
import { byEither, secondsLeft } from './common.ts';

export const conduct: KindOfIncident<'conduct'> = {
  facts: {
    did: { first: () => oneOf('did', MISCONDUCTS) },
    // both may refuse to comply, and are then both lose (11.8)
    by: { first: ({ did }) => (did === 'refusal' ? oneOf('by', [...COLORS, 'both']) : who()) },
  },
  told: ({ by, did: what }) =>
    by === undefined || what === undefined ? null : { kind: 'conduct', by, what },
};

export const device: KindOfIncident<'device'> = {
  facts: {
    by: { first: () => oneOf('by', [...COLORS, 'both']) },
    inBag: { first: () => yesOrNo('inBag', null) },
    bagAllowed: { turning: () => yesOrNo('bagAllowed', 'yes') },
    switchedOff: { turning: () => yesOrNo('switchedOff', 'yes') },
    carried: { turning: () => yesOrNo('carried', 'no') },
  },
  told: ({ by, inBag, ...more }) =>
    by === undefined || inBag === undefined ? null : { kind: 'device', by, inBag, ...more },
};

export const repliedBeforePress: KindOfIncident<'repliedBeforePress'> = {
  facts: { by: byEither },
  told: ({ by }) => (by === undefined ? null : { kind: 'repliedBeforePress', by }),
};

/** Articles as they are typed: `4.3.1, 12.9`. */
const articlesIn = (text: string): readonly string[] =>
  text.split(/[\s,;]+/).filter((each) => /^(?:[A-D]|I{1,3}|\d{1,2})(?:\.\d{1,2}){1,4}$/.test(each));

export const other: KindOfIncident<'other'> = {
  ownDecision: true,
  facts: {
    text: { first: () => typed('text', LIMITS.note) },
    articles: {
      besides: () => ({
        form: 'typed',
        most: LIMITS.note,
        key: 'articles',
        facts: ['articles'],
        sets: (text) => ({ articles: articlesIn(text) }),
      }),
    },
  },
  told: ({ text, articles = [] }) => (text === undefined ? null : { kind: 'other', text, articles }),
};

export const recording: KindOfIncident<'recording'> = {
  facts: {
    by: byEither,
    flagFallen: { turning: () => yesOrNo('flagFallen', 'no') },
    secondsLeft,
    increment: { turning: () => number('increment') },
  },
  told: ({ by, ...more }) => (by === undefined ? null : { kind: 'recording', by, ...more }),
};
