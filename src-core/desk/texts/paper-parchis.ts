/** The accounts of a table of parchís, as the desk knows it. */
import type { DeskDocument, PaperQuery } from '../../contract/desk-api.ts';
import { parchisSheet, tournamentOn } from '../../sheets/index.ts';
import { refuse } from '../commands/answer.ts';
import type { People } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import { parchisTableView } from '../parchis/table-view.ts';
import { printed } from './printed.ts';

type Query = Extract<PaperQuery, { readonly kind: 'parchisPayments' }>;

/** Refused where there is no such table. */
export function parchisPaper(state: DeskState, people: People, query: Query, name: string): DeskDocument {
  const { round, table } = query;
  const view = parchisTableView(state, people, { round, table });
  if (!view.exists) return { name, text: '', refusal: refuse('noParchisTable', { round, table }).refusal };
  const tournament = tournamentOn(query, state.details);
  return { name, text: parchisSheet({ ...printed(state, query), tournament, view }) };
}
