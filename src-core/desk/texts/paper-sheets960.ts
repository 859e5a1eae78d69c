/** The sheets of a round of Chess960, as the desk knows the round. */
import { refuse } from '../commands/answer.ts';
import type { Refused } from '../commands/answer.ts';
import type { DeskDocument, PaperQuery } from '../../contract/desk-api.ts';
import type { BoardSheet, DrawSheet } from '../../sheets/index.ts';
import { roundSheets, tournamentOn } from '../../sheets/index.ts';
import type { People, PersonId } from '../journal/people.ts';
import { drawView } from '../draw960/draw-view.ts';
import { hiddenDrawOf } from '../journal/drawing.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { roundOf, startOf } from '../journal/state.ts';
import { printed } from './printed.ts';

type Query = Extract<PaperQuery, { readonly kind: 'sheets960' }>;

/** Refused: a round or board that is not paired, and a round whose positions are not known yet. */
export function sheets960(state: DeskState, people: People, query: Query, name: string): DeskDocument {
  const { round, board, parts } = query;
  const no = ({ refusal }: Refused): DeskDocument => ({ name, text: '', refusal });
  const at = { round, board: board ?? 0 };
  const record = roundOf(state, round);
  if (record === null) return no(refuse('noSuchRound', { round }));
  const played = record.boards.filter(({ bye }) => !bye);
  const asked = board === null ? played : played.filter((each) => each.board === board);
  if (asked.length === 0)
    return no(board === null ? refuse('notDrawn', at) : refuse('noSuchBoard', { round, board }));
  // with another draw on its way, the position that stood until now would only mislead
  const known = asked.filter((each) => hiddenDrawOf(state, each) === null);
  const boards = known.flatMap((each) => sheetOf(each, people));
  const draws = parts.includes('certificates') ? drawsOf(state, people, query) : [];
  if (boards.length === 0 && draws.length === 0)
    return no(refuse(known.length < asked.length ? 'positionHidden' : 'notDrawn', at));
  const tournament = tournamentOn(query, state.details);
  return { name, text: roundSheets({ ...printed(state, query), tournament, round, boards, parts, draws }) };
}

/** The draws of the round (of one board, those that settle it), with nothing that is still hidden. */
function drawsOf(state: DeskState, people: People, { round, board }: Query): readonly DrawSheet[] {
  return drawView(state, people, round)
    .draws.filter((draw) => board === null || draw.board === 0 || draw.board === board)
    .map((draw) => ({ ...draw, certificates: draw.positions.map(({ certificate }) => certificate) }));
}

/** The sheet of a board whose start position was set; the usual one, never chosen, is none. */
function sheetOf(record: BoardRecord, people: People): readonly BoardSheet[] {
  const { seq, number } = startOf(record);
  if (seq === 0 || number === null) return [];
  const { board, white, black } = record;
  return [{ board, white: nameOf(people, white), black: nameOf(people, black), number }];
}

function nameOf(people: People, id: PersonId | null): string | null {
  return (id === null ? null : people.get(id)?.name) ?? null;
}
