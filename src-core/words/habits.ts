/** Moves, numbers, days and hours as a screen shows them in a language. */
import { refusalSaid } from './said.ts';
import type { RefusalCode } from '../desk/commands/refusals/index.ts';
import type { Sentences } from './said.ts';
import type { Fault } from '../plain/faults.ts';
import type { LineFault, Refusal } from '../plain/acts.ts';
import { dayIn } from './days.ts';
import { sanIn } from './moves.ts';
import { numberIn } from './plural.ts';
import type { Region } from './region.ts';

const whole = { dateStyle: 'full' } as const;
const second = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
const minute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const short = { dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' } as const;

export function habitsIn(region: Region) {
  const at = (instant: string, style: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(region.locale, style).format(Date.parse(instant));
  return {
    /** A move in the letters of this language; the desk gives English ones. */
    san: (san: string): string => sanIn(region, san),
    number: (value: number): string => numberIn(region, value),
    /** A day as `2026-11-29`, in words; as it is where it is no full date. */
    date: (day: string): string => dayIn(region, day),
    /** The day of this place of an ISO instant, with its name: `jueves, 3 de diciembre de 2026`. */
    day: (instant: string): string => at(instant, whole),
    /** The hour of this place of an ISO instant, to the second: `17:42:08`. */
    time: (instant: string): string => at(instant, second),
    /** The hour of this place of an ISO instant, to the minute: `17:42`. */
    hour: (instant: string): string => at(instant, minute),
    /** Day and hour of an ISO instant, short. */
    moment: (instant: string): string => at(instant, short),
  };
}

type Say = (facts: Refusal['facts']) => string;

/** Why the desk says no; `unknown` says it of a code of a later version. */
export function refusalIn(
  refusals: Sentences<RefusalCode>,
  unknown: (code: string) => string,
): (refusal: Refusal | LineFault) => string {
  return (refusal) => refusalSaid(refusals, refusal) ?? unknown(refusal.code);
}

/** What went wrong, and that nothing was written. */
export function faultIn(faults: Readonly<Record<Fault['code'], Say>>): (fault: Fault) => string {
  return ({ code, facts }) => faults[code](facts);
}
