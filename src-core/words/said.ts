import type { GameResult, Refusal, ResultReason } from '../contract/desk-api.ts';
import { resultAsPrinted } from './results.ts';

type Facts = Refusal['facts'];

/** A fact as text; nothing where it is missing. */
export function said(facts: Facts, name: string): string {
  const value = facts[name];
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? value.join(', ') : String(value);
}

const results: readonly GameResult[] = ['1-0', '0-1', '1/2-1/2', '0-0', '1/2-0', '0-1/2'];

/** The result among the facts, as printed. */
export function saidResult(facts: Facts): string {
  const result = results.find((known) => known === facts['result']);
  return result === undefined ? said(facts, 'result') : resultAsPrinted(result, 'other');
}

/** The words of a reason among the facts. */
export function saidReason(
  facts: Facts,
  words: Readonly<Record<ResultReason, string>>,
  name = 'reason',
): string {
  const known: Readonly<Record<string, string>> = words;
  return known[said(facts, name)] ?? said(facts, name);
}
