import type { Region } from './region.ts';

/** A day as `2026-11-29`, in words; as it is where it is no full date. */
export function dayIn(region: Region, day: string): string {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  if (Number.isNaN(at)) return day;
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(region.locale, style).format(at);
}
