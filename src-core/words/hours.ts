/** Hours of a draw in words: with their day, since a round is drawn on the evening before, and with their time zone. */

import type { Region } from './region.ts';

export interface Hours {
  /** `10:45 del 31 de diciembre (CET)`, `10:45 on 31 December (CET)`, in this place's time. */
  hour(instant: number): string;
  /** `31 de diciembre de 2026, 10:45:08 (CET)` of an instant as a number or in ISO 8601. */
  whole(instant: number | string): string;
  /** `2026-12-31 10:45`, for tables; the zone stands elsewhere. */
  short(instant: number | string): string;
}

/** `timeZone`: this place's own where it is not said. */
export function hoursIn(region: Region, timeZone?: string): Hours {
  // made with the first hour: most of what is started says none
  let made: ReturnType<typeof formatsOf> | undefined;
  const formats = () => (made ??= formatsOf(region.locale, timeZone));
  return {
    hour(instant) {
      const { time, day, zone } = formats();
      return `${time.format(instant)} ${region.on} ${day.format(instant)} (${zone(new Date(instant))})`;
    },
    whole(instant) {
      const at = new Date(instant);
      if (Number.isNaN(at.getTime())) return String(instant);
      const { date, second, zone } = formats();
      return `${date.format(at)}, ${second.format(at)} (${zone(at)})`;
    },
    short(instant) {
      const at = new Date(instant);
      return Number.isNaN(at.getTime()) ? String(instant) : formats().figures.format(at);
    },
  };
}

function formatsOf(locale: string, timeZone: string | undefined) {
  const here = timeZone === undefined ? {} : { timeZone };
  const format = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { hourCycle: 'h23', ...style, ...here });
  const zoned = format({ hour: '2-digit', timeZoneName: 'short' });
  return {
    time: format({ hour: '2-digit', minute: '2-digit' }),
    second: format({ hour: '2-digit', minute: '2-digit', second: '2-digit' }),
    day: format({ day: 'numeric', month: 'long' }),
    date: format({ day: 'numeric', month: 'long', year: 'numeric' }),
    // year, month, day in figures, as the file's own
    figures: new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', ...here }),
    zone: (at: Date): string =>
      zoned.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '',
  };
}

/**
 * An ISO instant as the journal writes it, in words and in the hall's zone (`29 November 2026, 18:42:08 (CET)`); any
 * other text as it is.
 */
export function instantText(instant: string, region: Region, zone = 'UTC'): string {
  return isoInstant.test(instant) ? hoursIn(region, zone).whole(instant) : instant;
}

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
