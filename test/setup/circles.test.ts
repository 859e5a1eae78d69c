import { describe, expect, it } from 'vitest';
import { circlesOf, formatCircle, type Arrows } from '../../build/circles.ts';

const circles = (arrows: Readonly<Record<string, readonly string[]>>): readonly string[] => {
  const map: Arrows = new Map(Object.entries(arrows));
  return circlesOf(map).map(formatCircle);
};

describe('circles', () => {
  it.each([
    ['none in a chain', { a: ['b'], b: ['c'], c: [] }, []],
    ['none in a diamond', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
    ['of two', { a: ['b'], b: ['a'] }, ['a -> b -> a']],
    ['of one with itself', { a: ['a'], b: [] }, ['a -> a']],
    ['not through what is no key', { a: ['x'], b: ['a'] }, []],
    ['one a knot, the shortest', { a: ['b'], b: ['c'], c: ['a', 'd'], d: ['c'] }, ['c -> d -> c']],
    ['each knot its own', { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] }, ['a -> b -> a', 'c -> d -> c']],
    ['found from outside of it', { z: ['b'], b: ['c'], c: ['b'] }, ['b -> c -> b']],
    ['the same whatever the order', { c: ['a'], b: ['c'], a: ['b'] }, ['a -> b -> c -> a']],
  ] as const)('%s', (_what, arrows, expected) => {
    expect(circles(arrows)).toEqual(expected);
  });

  it('stands a chain of a hundred thousand', () => {
    const many = 100_000;
    const arrows: Arrows = new Map(
      Array.from({ length: many }, (_, at) => [String(at), at + 1 < many ? [String(at + 1)] : []]),
    );
    expect(circlesOf(arrows)).toEqual([]);
  });
});
