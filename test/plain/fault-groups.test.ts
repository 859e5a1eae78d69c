import { describe, expect, it } from 'vitest';
import type { LineFault } from '../../src-core/plain/acts.ts';
import { faultGroups, firstLines } from '../../src-core/plain/fault-groups.ts';

const faults = (code: string, count: number): readonly LineFault[] =>
  Array.from({ length: count }, (_, at) => ({ code, facts: {}, line: at + 1, column: 1, text: '' }));

describe('faults alike are told by the first few and their number', () => {
  it.each([
    [1, 1, 0],
    [4, 4, 0],
    [5, 3, 2],
    [4500, 3, 4497],
  ])('%i of one kind: %i told, %i counted', (count, told, more) => {
    const [group, ...others] = faultGroups(faults('noGames', count));
    expect([group?.told.length, group?.more.length, others.length]).toEqual([told, more, 0]);
  });

  it('loses none, and keeps the order of the text within a kind and among the first of each', () => {
    const mixed = [...faults('one', 5), ...faults('two', 2), ...faults('one', 3)];
    const groups = faultGroups(mixed);
    expect(groups.map(({ told }) => told[0]?.code)).toEqual(['one', 'two']);
    expect(groups.flatMap(({ told, more }) => [...told, ...more])).toHaveLength(mixed.length);
  });

  it('names the first lines, each once', () => {
    expect(firstLines(faults('one', 2))).toBe('1, 2');
    expect(firstLines([...faults('one', 1), ...faults('one', 1)])).toBe('1');
    expect(firstLines(faults('one', 6))).toBe('1, 2, 3, 4, 5…');
  });
});
