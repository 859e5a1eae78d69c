/** Nothing a screen sends is nested deeper than this. */
const deepest = 12;
const suspect = new Set(['__proto__', 'constructor', 'prototype']);

export interface Blemish {
  /** Where: `params.command.move`. */
  readonly path: string;
  readonly problem: string;
}

/**
 * The first thing in parsed JSON that no screen of ours would send, whatever the call: nesting too deep, a key that
 * could reach a prototype, a number that is no safe number, or text with half a character. Null where it is plain.
 */
export function blemishOf(root: unknown): Blemish | null {
  const left: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value: root, path: [] }];
  for (let item = left.pop(); item !== undefined; item = left.pop()) {
    const problem = problemOf(item.value, item.path.length);
    if (problem !== null) return { path: item.path.join('.'), problem };
    if (typeof item.value !== 'object' || item.value === null) continue;
    for (const [key, value] of Object.entries(item.value)) left.push({ value, path: [...item.path, key] });
  }
  return null;
}

function problemOf(value: unknown, depth: number): string | null {
  if (typeof value === 'number')
    return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? null : 'the number is too large';
  if (typeof value === 'string') return value.isWellFormed() ? null : 'the text holds half a character';
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= deepest) return 'it is nested too deep';
  const key = Object.keys(value).find((name) => suspect.has(name));
  return key === undefined ? null : `it has a key "${key}"`;
}
