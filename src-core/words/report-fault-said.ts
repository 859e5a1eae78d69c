import type { TrfFaultTold } from '../desk/commands/refusals/texts.ts';
import type { ReportFaultWords } from './es/report-faults.ts';

/** A fault as a sentence of its own, which carries the facts of its code: the types cannot follow that from a union. */
export function reportFaultSaid(words: ReportFaultWords, told: TrfFaultTold, warning: string): string {
  const say = words[told.fault] as (facts: TrfFaultTold) => string;
  const sentence = told.weight === 'warning' ? `${warning}: ${say(told)}` : say(told);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
