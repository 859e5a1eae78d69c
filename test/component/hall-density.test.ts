/** The cards of the hall are as large as lets the whole round be seen. */
import { expect, test } from 'vitest';
import { DENSITIES, densityWith } from '../../renderer/screens/round/density.ts';
import { leads } from '../../renderer/screens/round/hall-order.ts';

test.each(DENSITIES.map((density, at) => [density, at] as const))(
  '%s, where nothing larger fits',
  (density, at) => {
    expect(densityWith((tried) => DENSITIES.indexOf(tried) >= at)).toBe(density);
  },
);

test('compact, where nothing fits', () => expect(densityWith(() => false)).toBe('compact'));

test.each([
  ['one of many', 1, 40, true],
  ['a quarter', 10, 40, true],
  ['more: then none stands out', 11, 40, false],
  ['of two boards, one', 1, 2, true],
  ['of two boards, both', 2, 2, false],
  ['none', 0, 40, false],
] as const)('%s asks for the arbiter: is it drawn larger?', (_, asking, boards, larger) =>
  expect(leads(asking, boards)).toBe(larger),
);
