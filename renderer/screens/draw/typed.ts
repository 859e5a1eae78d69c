import { coinTyped } from '../../../src-core/words/coins.ts';

/** `2026-11-29T16:30` of a field, in this place's time, as an instant; null where it is empty. */
export function instantOf(field: string): number | null {
  const instant = Date.parse(field);
  return Number.isNaN(instant) ? null : instant;
}

/** The same the other way round. */
export function fieldOf(instant: number | null): string {
  if (instant === null) return '';
  const local = new Date(instant - new Date(instant).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** `3 5 1`, `351`, or `c x x` of a coin. What is no face goes to the desk as it is, and is refused there. */
export function throwsTyped(text: string): readonly number[] {
  return [...text.toLowerCase()].flatMap((sign) => {
    if (/\d/.test(sign)) return [Number(sign)];
    return coinTyped(sign) ?? [];
  });
}
