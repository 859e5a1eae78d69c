/** Run as a program of its own: reads desks as JSON, each with its journal, its people and the sheets asked for, and writes those of each. */
import { readFileSync } from 'node:fs';
import type { PaperQuery } from '../../src-core/contract/paper-queries.ts';
import { documentOf, emptyState, fold, type Entry, type Person } from '../../src-core/desk/index.ts';

interface Printing {
  readonly journal: readonly Entry[];
  readonly people: readonly (readonly [string, Person])[];
  readonly queries: readonly PaperQuery[];
}

const desks: readonly Printing[] = JSON.parse(readFileSync(0, 'utf8'));
const printed = desks.map(({ journal, people, queries }) => {
  const state = journal.reduce(fold, emptyState);
  return queries.map((query) => documentOf(state, new Map(people), query).text).join('');
});
process.stdout.write(JSON.stringify(printed));
