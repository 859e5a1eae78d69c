/** A name typed on the Players screen, with FIDE's rating list at hand. */
import { expect, it } from 'vitest';
import { draftFrom } from '../../renderer/player-draft.ts';
import { carlsen, hou, listed } from '../tournament/fide-given.ts';

it.each([
  ['standard', '2839'],
  ['rapid-a4', '2832'],
  ['blitz-b2', '2881'],
] as const)('of the ratings, a tournament of %s takes %s', (ruleSet, rating) => {
  expect(draftFrom(listed(carlsen), ruleSet)).toEqual({
    name: 'Carlsen, Magnus',
    title: 'GM',
    federation: 'NOR',
    fideId: '1503014',
    birth: '1990',
    sex: 'm',
    rating,
  });
  // without one of its kind, the standard one, which is seen and can be changed
  expect(draftFrom(listed(hou), ruleSet).rating).toBe('2633');
});
