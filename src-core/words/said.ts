import type { GameResult } from '../vocabulary/results.ts';
import type { HistoryLine } from '../contract/history-line.ts';
import type { Refusal } from '../plain/acts.ts';
import type { RefusalCode, RefusalFacts } from '../desk/commands/refusals/index.ts';
import { resultAsPrinted } from './results.ts';

type Facts = HistoryLine['facts'];

/** A fact as text; nothing where it is missing. */
export function said(facts: Facts, name: string): string {
  const value = facts[name];
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? value.join(', ') : String(value);
}

/** A result as a sentence names it, without how it came about. */
export function resultSaid(result: GameResult): string {
  return resultAsPrinted(result, 'other');
}

/** The sentences of some refusals, each from its own facts. */
export type Sentences<C extends RefusalCode> = { readonly [K in C]: (f: RefusalFacts[K]) => string };

/**
 * A refusal as it came through a door, in words; null for a code that this program does not know. Facts are plain
 * JSON there: that they are those of their code is the desk's word for it.
 */
export function refusalSaid(sentences: Sentences<RefusalCode>, { code, facts }: Refusal): string | null {
  if (!Object.hasOwn(sentences, code)) return null;
  const say = sentences[code as RefusalCode] as (f: Refusal['facts']) => string;
  return say(facts);
}
