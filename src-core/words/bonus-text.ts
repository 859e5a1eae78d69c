/** What the terminal says of a period's bonus, in any language. */
import type { Period } from '../clocks/index.ts';
import { durationOf } from './duration.ts';

export function bonusText(
  { bonus }: Period,
  names: Readonly<Record<'increment' | 'delay' | 'bronstein', string>>,
): string {
  if (bonus.kind === 'none') return '';
  if (bonus.kind === 'byoYomi') return `; byo-yomi ${bonus.times} x ${durationOf(bonus.ms)}`;
  return ` + ${durationOf(bonus.ms)} (${names[bonus.kind]})`;
}
