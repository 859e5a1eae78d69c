/** Days and hours as people type them: day, month, year, and 24 hours, whatever the browser speaks. */
import { isDate } from '../src-core/plain/dates.ts';

const two = (value: number): string => `${value}`.padStart(2, '0');

/** `29/11/2026`, `29-11-26`, `29.11.2026` or `2026-11-29` as `2026-11-29`; null where it is no day. */
export function parseDay(text: string): string | null {
  const [, ...iso] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ?? [];
  const [, ...typed] = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text.trim()) ?? [];
  const [year, month, day] = (iso.length > 0 ? iso : [typed[3], typed[2], typed[0]]).map(Number);
  if (year === undefined || month === undefined || day === undefined || Number.isNaN(year)) return null;
  const whole = year < 100 && iso.length === 0 ? 2000 + year : year;
  const date = `${`${whole}`.padStart(4, '0')}-${two(month)}-${two(day)}`;
  return whole > 0 && isDate(date) ? date : null;
}

/** `2026-11-29` as it is typed; anything else as it is. */
export function formatDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year === undefined ? day : `${date}/${month}/${year}`;
}

/** `16:30`, `9.05`, `9h05`, `1630` or `16` as `16:30`, `09:05` ...; null where it is no time of a day. */
export function parseHour(text: string): string | null {
  const found = /^(\d{1,2}) ?(?:[:.h] ?(\d{2}))?$/i.exec(text.trim()) ?? /^(\d{2})(\d{2})$/.exec(text.trim());
  return found === null ? null : wholeHour(Number(found[1]), Number(found[2] ?? 0));
}

function wholeHour(hour: number, minute: number): string | null {
  return hour <= 23 && minute <= 59 ? `${two(hour)}:${two(minute)}` : null;
}

/** What is typed of a moment. */
export interface TypedMoment {
  readonly day: string;
  readonly hour: string;
}

/** `2026-11-29T16:30` as it is typed; empty where there is none. */
export function formatMoment(moment: string): TypedMoment {
  const [day = '', hour = ''] = moment.split('T');
  return { day: formatDay(day), hour };
}

export type MomentFault = 'wrongDay' | 'wrongHour' | 'missingDay' | 'missingHour';

/** The day and hour typed as `2026-11-29T16:30`, empty where nothing is typed; or what is wrong with them. */
export function parseMoment({ day, hour }: TypedMoment): string | { readonly wrong: MomentFault } {
  const [noDay, noHour] = [day.trim() === '', hour.trim() === ''];
  if (noDay && noHour) return '';
  const [date, time] = [parseDay(day), parseHour(hour)];
  if (!noDay && date === null) return { wrong: 'wrongDay' };
  if (!noHour && time === null) return { wrong: 'wrongHour' };
  if (noDay) return { wrong: 'missingDay' };
  return noHour ? { wrong: 'missingHour' } : `${date}T${time}`;
}
