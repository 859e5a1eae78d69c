/** Where an answer is not what a case expects. */
import type { Json } from './case-values.ts';
import { object } from './case-values.ts';

export interface Difference {
  readonly key: string;
  readonly expected: unknown;
  readonly found: unknown;
}

const SETS = ['mustChooseFrom', 'claimableNow', 'decides', 'meant'];

/**
 * Where an answer is not what a case expects: only the keys it gives are compared; lists as sets. `articles` must be
 * among those cited; `decides` are the articles that decide, no fewer and no more.
 */
export function differences(expected: Json, answer: Json): readonly Difference[] {
  return Object.entries(expected)
    .filter(([key, value]) => !agrees(key, value, answer[key]))
    .map(([key, value]) => ({ key, expected: value, found: answer[key] }));
}

function agrees(key: string, expected: unknown, found: unknown): boolean {
  if (key === 'articles') {
    return Array.isArray(expected) && Array.isArray(found) && expected.every((each) => found.includes(each));
  }
  if (SETS.includes(key)) return sorted(expected) === sorted(found);
  if (key === 'claimableWith') {
    const [a, b] = [object(expected, key), object(found ?? {}, key)];
    return Object.keys(a).every((each) => sorted(a[each]) === sorted(b[each]));
  }
  return JSON.stringify(ordered(expected)) === JSON.stringify(ordered(found));
}

function sorted(value: unknown): string {
  const all: unknown = value;
  return Array.isArray(all)
    ? all
        .map((each) => JSON.stringify(each))
        .sort()
        .join(' ')
    : JSON.stringify(all);
}

function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
