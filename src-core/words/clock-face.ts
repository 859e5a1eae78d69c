/** Times as a chess clock shows them, and as a person types them. Milliseconds in whole numbers. */

/** From here down a clock may show tenths. */
export const tenthsBelowMs = 20_000;

/**
 * Milliseconds as `1:23:45` or `4:07`; with `tenths`, from 20 s down as `17.3`. A time that runs down is rounded up, so
 * that 0:00 is only ever shown where nothing is left; one that is counted up is rounded down.
 */
export function formatFace(ms: number, tenths: boolean, up = false): string {
  const round = up ? Math.floor : Math.ceil;
  const left = Math.max(0, ms);
  if (tenths && !up && left > 0 && left <= tenthsBelowMs) return (round(left / 100) / 10).toFixed(1);
  const seconds = round(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const clock = `${two(minutes)}:${two(seconds)}`;
  return hours > 0 ? `${hours}:${clock}` : `${minutes}:${two(seconds)}`;
}

const two = (value: number): string => String(value % 60).padStart(2, '0');

/** To the millisecond, where the record is compared: `4:07.250`; whole seconds stay `4:07`. */
export function formatExact(ms: number): string {
  const whole = Math.floor(ms / 1000) * 1000;
  const rest = ms - whole;
  return rest === 0
    ? formatFace(whole, false)
    : `${formatFace(whole, false)}.${String(rest).padStart(3, '0')}`;
}

const signOf = (ms: number): string => (ms > 0 ? '+' : ms < 0 ? '−' : '±');

/** A change of time as it is read, with its sign and at most tenths: `+2:00`, `−0:30.5`, `±0:00`. */
export function formatChange(ms: number): string {
  const tenths = Math.round(Math.abs(ms) / 100);
  const rest = tenths % 10;
  return `${signOf(ms)}${formatFace((tenths - rest) * 100, false)}${rest === 0 ? '' : `.${rest}`}`;
}

/** A change of time to the millisecond: `−0:30.518`. */
export function formatChangeExact(ms: number): string {
  return `${signOf(ms)}${formatExact(Math.abs(ms))}`;
}

/**
 * What was typed, as a clock shows it: `1:23:45`, `4:07`, `0:17.3`, `17.3`. Null where it is no time: a number alone
 * may be minutes or seconds, and no clock shows 60 seconds.
 */
export function parseFace(text: string): number | null {
  const found = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (found !== null) {
    const [, hours, minutes, seconds, fraction] = found;
    if (Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return null;
    const whole = (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds);
    return whole * 1000 + thousandths(fraction);
  }
  const short = /^(\d{1,2})[.,](\d{1,3})$/.exec(text.trim());
  if (short === null) return null;
  return Number(short[1]) * 1000 + thousandths(short[2]);
}

const thousandths = (digits: string | undefined): number => Number((digits ?? '').padEnd(3, '0'));
