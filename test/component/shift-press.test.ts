/** Shift presses a clock, and `?` is typed with it. */
import { expect, test } from 'vitest';
import { ShiftPress } from '../../renderer/screens/clock/shift-press.ts';

/** A keyboard: what is pressed on the clock, and how long has passed. */
function keyboard() {
  const pressed: string[] = [];
  let due: (() => void) | null = null;
  const shift = new ShiftPress((_ms, act) => {
    due = act;
    return () => (due = null);
  });
  const down = (name: string) => shift.down(() => pressed.push(name));
  return { pressed, shift, down, wait: () => due?.() };
}

test('it counts once when the key comes up', () => {
  const { pressed, shift, down, wait } = keyboard();
  down('White');
  expect(pressed).toEqual([]);
  shift.settle();
  wait();
  shift.settle();
  expect(pressed).toEqual(['White']);
});

test('held down it counts by itself', () => {
  const { pressed, shift, down, wait } = keyboard();
  down('White');
  wait();
  expect(pressed).toEqual(['White']);
  shift.settle();
  expect(pressed).toEqual(['White']);
});

test('the answer of the other player, quick as it is, comes after it', () => {
  const { pressed, shift, down } = keyboard();
  down('White');
  down('Black');
  shift.settle();
  expect(pressed).toEqual(['White', 'Black']);
});

test('with ? it was no press', () => {
  const { pressed, shift, down, wait } = keyboard();
  down('White');
  shift.drop();
  wait();
  shift.settle();
  expect(pressed).toEqual([]);
});
