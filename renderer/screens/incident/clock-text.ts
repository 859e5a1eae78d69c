/** A clock as it is read off: `1:23:45`, `4:07`, or whole minutes; null where it is none of these, or empty. */
export function readClock(text: string): number | null {
  const parts = text.trim().split(':');
  if (text.trim() === '' || parts.length > 3 || !parts.every((part) => /^\d{1,3}$/.test(part))) return null;
  const [first = 0, second = 0, third = 0] = parts.map(Number);
  if (second > 59 || third > 59) return null;
  const seconds = parts.length === 3 ? first * 3600 + second * 60 + third : first * 60 + second;
  return seconds * 1000;
}

/** Is it empty, or a clock? */
export function isClockText(text: string): boolean {
  return text.trim() === '' || readClock(text) !== null;
}

/** A change of a clock: `+2`, `−0:30`, `1:30`; null where it is none. Empty changes nothing. */
export function readChange(text: string): number | null {
  const [, sign = '', rest = ''] = /^([+\-−–]?)(.*)$/.exec(text.trim()) ?? [];
  if (sign === '' && rest === '') return 0;
  const ms = readClock(rest);
  return ms === null ? null : sign === '' || sign === '+' ? ms : -ms;
}
