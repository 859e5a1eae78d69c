/** The papers of the standings, as the desk knows the tournament. */
import type { DeskDocument, StandingsQuery } from '../../contract/desk-api.ts';
import { standingsSheets, tournamentOn } from '../../sheets/index.ts';
import type { StandingsSheets } from '../../sheets/index.ts';
import { crosstable, playerCards, standingsTable } from '../../tournament/tables/index.ts';
import { refuse } from '../commands/answer.ts';
import type { People } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import { roundOf } from '../journal/state.ts';
import type { Stood } from '../tournament/standings-view.ts';
import { wallBoard } from '../tournament/wall-view.ts';
import { printed } from './printed.ts';

/** Refused: a bulletin of a round that is not paired, and the card of a number that nobody has. */
export function standingsPaper(
  state: DeskState,
  people: People,
  query: StandingsQuery,
  stood: Stood,
  name: string,
): DeskDocument {
  const tells = toldBy(state, people, query, stood);
  if ('refusal' in tells) return { name, text: '', refusal: tells.refusal };
  const chief = state.details?.chiefArbiter ?? null;
  const text = standingsSheets({
    ...printed(state, query),
    tournament: tournamentOn(query, state.details),
    chiefArbiter: chief === null ? '' : (people.get(chief)?.name ?? ''),
    after: stood.after,
    tells,
  });
  return { name, text };
}

function toldBy(
  state: DeskState,
  people: People,
  { part, number }: StandingsQuery,
  { record, list, after }: Stood,
): StandingsSheets['tells'] | ReturnType<typeof refuse> {
  switch (part) {
    case 'standings':
      return { part, table: standingsTable(record, list, after) };
    case 'crosstable':
      return { part, table: crosstable(record, list, after) };
    case 'cards': {
      const numbers = number === undefined ? record.players.map((player) => player.number) : [number];
      const cards = numbers.flatMap(cardOf(playerCards(record, list, after)));
      return cards.length === 0 ? refuse('unknownPlayer', { text: `${number ?? ''}` }) : { part, cards };
    }
    case 'bulletin': {
      const boards = roundOf(state, after)?.boards ?? [];
      if (boards.length === 0) return refuse('noSuchRound', { round: Math.max(1, after) });
      const table = standingsTable(record, list, after);
      return { part, table, boards: boards.map((board) => wallBoard(state, people, board)) };
    }
  }
}

function cardOf(cards: ReturnType<typeof playerCards>) {
  return (number: number) => cards(number) ?? [];
}
