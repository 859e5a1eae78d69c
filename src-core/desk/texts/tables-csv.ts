/** The tables of a tournament as CSV. */
import type { DeskDocument, DocumentQuery } from '../../contract/desk-api.ts';
import { formatPairingsCsv } from '../../tournament/index.ts';
import type { PairingResult } from '../../tournament/index.ts';
import {
  cardsCsv,
  crosstable,
  crosstableCsv,
  playerCards,
  standingsCsv,
  standingsTable,
} from '../../tournament/tables/index.ts';
import { refuse } from '../commands/answer.ts';
import type { People } from '../journal/people.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { roundOf } from '../journal/state.ts';
import { sideOf } from '../players/sides.ts';
import { stoodAfter } from '../tournament/standings-view.ts';

type Query = Extract<DocumentQuery, { readonly kind: 'csv' }>;

/** Refused: pairings of a round that is not paired. */
export function tableCsv(
  state: DeskState,
  people: People,
  { table, round: asked, number }: Query,
  title: string,
): DeskDocument {
  if (table === 'pairings') return pairingsCsv(state, people, asked, title);
  const { record, list, after } = stoodAfter(state, people, asked);
  const name = `${title}-r${after}-${table}.csv`;
  switch (table) {
    case 'standings':
      return { name, text: standingsCsv(standingsTable(record, list, after)) };
    case 'crosstable':
      return { name, text: crosstableCsv(crosstable(record, list, after)) };
    case 'cards': {
      const card = playerCards(record, list, after);
      const numbers = number === undefined ? record.players.map((player) => player.number) : [number];
      return { name, text: cardsCsv(numbers.flatMap((each) => card(each) ?? [])) };
    }
  }
}

function pairingsCsv(state: DeskState, people: People, asked: number | null, title: string): DeskDocument {
  const round = asked ?? state.rounds.findLast(({ boards }) => boards.length > 0)?.round ?? 1;
  const boards = roundOf(state, round)?.boards ?? [];
  const name = `${title}-r${round}-pairings.csv`;
  if (boards.length === 0) return { name, text: '', refusal: refuse('noSuchRound', { round }).refusal };
  const rows = boards.map((record) => ({
    board: record.board,
    white: sideOf(state, people, record.white),
    black: record.bye ? ('bye' as const) : sideOf(state, people, record.black),
    result: resultOf(record),
  }));
  return { name, text: formatPairingsCsv(rows) };
}

function resultOf({ bye, result }: BoardRecord): PairingResult | null {
  if (result === null || bye) return null;
  return { result: result.result, forfeit: result.reason === 'forfeit' };
}
