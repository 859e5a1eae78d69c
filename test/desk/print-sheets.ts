/** Run as a program of its own: reads a journal and people as JSON, and writes every sheet asked for, one after the other. */
import { readFileSync } from 'node:fs';
import { documentOf, emptyState, fold } from '../../src-core/desk/index.ts';

const { journal, people, queries } = JSON.parse(readFileSync(0, 'utf8'));
const state = journal.reduce(fold, emptyState);
for (const query of queries) process.stdout.write(documentOf(state, new Map(people), query).text);
