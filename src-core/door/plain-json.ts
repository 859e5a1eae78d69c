const suspect = new Set(['__proto__', 'constructor', 'prototype']);

export interface Blemish {
  /** Where: `params.command.move`. */
  readonly path: string;
  readonly problem: string;
}

/**
 * The first thing in parsed JSON that no screen of ours would send, whatever the call: a key that could reach a
 * prototype, a number that is no safe number, or text with half a character. Null where it is plain. How deep it is
 * and how much it holds was bounded before it was parsed.
 */
export function blemishOf(value: unknown): Blemish | null {
  const problem = problemOf(value);
  if (problem !== null) return { path: '', problem };
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = suspect.has(key) ? { path: '', problem: `it has a key "${key}"` } : within(key, inner);
    if (found !== null) return found;
  }
  return null;
}

function within(key: string, value: unknown): Blemish | null {
  const found = blemishOf(value);
  if (found === null) return null;
  return { ...found, path: found.path === '' ? key : `${key}.${found.path}` };
}

function problemOf(value: unknown): string | null {
  if (typeof value === 'number')
    return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? null : 'the number is too large';
  return typeof value === 'string' && !value.isWellFormed() ? 'the text holds half a character' : null;
}
