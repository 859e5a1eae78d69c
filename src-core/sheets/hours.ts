/** A time left as a clock showed it, rounded up to the second: `1:29:30`; a dash where nobody looked. */
export function hours(ms: number | null): string {
  if (ms === null) return '–';
  const seconds = Math.ceil(ms / 1000);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
