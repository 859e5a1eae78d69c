/** A scoresheet's missing moves, typed by a hand that is ahead of the desk. */
import { expect, it, vi } from 'vitest';
import { Sheet } from '../../renderer/screens/incident/sheet.svelte.ts';

const wrong = { code: 'wrongMissingMove', facts: { number: 2 } };

it('what was wrong before the last word is not held against the whole', () => {
  const changed = vi.fn();
  const sheet = new Sheet(changed);
  sheet.opened = true;
  sheet.type('Cf3 Cf8 ');
  sheet.told(wrong);
  sheet.type('Cf3 Cf6');
  sheet.finish();
  expect(sheet.moves).toEqual(['Cf3', 'Cf6']);
  expect(sheet.wrong).toBeNull();
});

it('closed with a move that cannot be, it opens again to tell it', () => {
  const sheet = new Sheet(() => {});
  sheet.type('Cf3 Cf8');
  sheet.finish();
  sheet.opened = false;
  sheet.told(wrong);
  expect([sheet.opened, sheet.wrong]).toEqual([true, wrong]);
  sheet.finish();
  expect(sheet.wrong).toEqual(wrong);
});
