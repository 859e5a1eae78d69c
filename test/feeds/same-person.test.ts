import { expect, it } from 'vitest';
import { sameName } from '../../src-core/feeds/same-person.ts';

it.each([
  ['Ruiz Ortega, Ana', 'Ana Ruiz Ortega', true],
  ['RUIZ ORTEGA, ANA', 'Ruiz Ortega, Ana', true],
  ['Ruiz Ortega, A.', 'Ruiz Ortega, Ana', true],
  ['Muñiz Peña, Íñigo', 'Muniz Pena Inigo', true],
  ['Grønvold, Åse', 'Gronvold, Ase', true],
  ['Ruiz Ortega, B.', 'Ruiz Ortega, Ana', false],
  ['R. O., A.', 'Ruiz Ortega, Ana', false],
  ['Ruiz, Ana', 'Ruiz Ortega, Ana', false],
  ['', '', false],
  ['?', 'Ruiz Ortega, Ana', false],
])('%s and %s: %s', (one, other, same) => {
  expect(sameName(one, other)).toBe(same);
  expect(sameName(other, one)).toBe(same);
});
