/** A round between its pairing and its first moves: published, arranged anew by hand, taken back; games put off. */
import type { Answer, Refused } from '../commands/answer.ts';
import { accept, refuse, refused } from '../commands/answer.ts';
import type { CommandOf } from '../commands/commands.ts';
import { type Found, openTournament, pairedBoard, placeIn, untouchedBoard } from '../commands/places.ts';
import type { DeskEvent, Pairing } from '../journal/events.ts';
import { absenceIn } from '../journal/pairing-state.ts';
import type { People, PersonId } from '../journal/people.ts';
import type { BoardRecord, DeskState, RoundRecord } from '../journal/state.ts';
import { roundOf } from '../journal/state.ts';
import { playerIn, seatOf } from '../players/decide-presence.ts';
import { PlayerFinder } from '../players/persons.ts';
import { hasBegun } from '../positions/board-facts.ts';

export function publishRound(state: DeskState, { round }: CommandOf<'publishRound'>): Answer {
  const found = pairedRound(state, round);
  if (!found.ok) return found;
  if (state.pairing.published.has(round)) return refuse('alreadyPublished', { round });
  return accept([{ type: 'roundPublished', round }]);
}

export function unpairRound(state: DeskState, { round, reason }: CommandOf<'unpairRound'>): Answer {
  const found = pairedRound(state, round);
  if (!found.ok) return found;
  const used = found.value.boards.find(
    (board) => hasBegun(board) || board.result !== null || board.incidents.length + board.notes.length > 0,
  );
  if (used !== undefined) return refuse('boardInPlay', { round, board: used.board });
  const why = reason.trim();
  // whoever has read it must be able to read why it holds no more
  if (why === '' && state.pairing.published.has(round)) return refuse('reasonMissing');
  return accept([{ type: 'roundUnpaired', round, reason: why }]);
}

function pairedRound(state: DeskState, round: number): Found<RoundRecord> | Refused {
  const open = openTournament(state);
  if (!open.ok) return open;
  const found = roundOf(state, round);
  return found === null || found.boards.length === 0
    ? refuse('noSuchRound', { round })
    : { ok: true, value: found };
}

export function swapColors(state: DeskState, { reason, ...place }: CommandOf<'swapColors'>): Answer {
  const found = untouchedBoard(state, place);
  if (!found.ok) return found;
  const { round, board, white, black, bye } = found.value;
  if (bye) return refuse('byeHasNoMoves', { round, board });
  return accept([pairedAnew(found.value, { white: black, black: white, bye }, reason)]);
}

type Seats = Omit<Pairing, 'board'>;

/** The line that seats others at a board. */
export function pairedAnew(board: BoardRecord, seats: Seats, reason: string): DeskEvent {
  const why = reason.trim();
  return {
    type: 'pairingChanged',
    ...placeIn(board),
    ...seats,
    ...(why === '' ? {} : { reason: why }),
  };
}

export function exchangePlayers(
  state: DeskState,
  people: People,
  { round, one, other, reason }: CommandOf<'exchangePlayers'>,
): Answer {
  const paired = pairedRound(state, round);
  if (!paired.ok) return paired;
  const finder = new PlayerFinder(state, people);
  const first = seatOfNamed(state, people, finder, round, one);
  if (!first.ok) return first;
  const second = seatOfNamed(state, people, finder, round, other);
  if (!second.ok) return second;
  const [a, b] = [first.value, second.value];
  if (a.board.board === b.board.board)
    return swapColors(state, { type: 'swapColors', ...placeIn(a.board), reason });
  for (const [seat, { id, board }] of [[b, a] as const, [a, b] as const]) {
    const open = untouchedBoard(state, placeIn(board));
    if (!open.ok) return open;
    const away = seat.board.bye ? null : absenceIn(state.pairing, id, round);
    const named = playerIn(state, people, id);
    if (away !== null && named.ok)
      return refuse('playerAway', {
        number: named.value.number,
        name: named.value.name,
        round,
        why: away.why,
      });
  }
  return accept([pairedAnew(a.board, seated(a, b.id), reason), pairedAnew(b.board, seated(b, a.id), reason)]);
}

interface Seat {
  readonly id: PersonId;
  readonly board: BoardRecord;
}

/** The pairing of a seat's board with another player on that seat. */
function seated({ id, board }: Seat, by: PersonId): Seats {
  const { white, black, bye, byeOf } = board;
  return {
    white: white === id ? by : white,
    black: black === id ? by : black,
    bye,
    ...(byeOf === undefined ? {} : { byeOf }),
  };
}

function seatOfNamed(
  state: DeskState,
  people: People,
  finder: PlayerFinder,
  round: number,
  text: string,
): Found<Seat> | Refused {
  const sought = finder.find(text);
  if (sought.kind === 'unclear') return refused(sought.wrong);
  if (sought.kind !== 'player') return refuse('unknownPlayer', { text: text.trim() });
  const board = seatOf(state, sought.id, round);
  if (board !== null) return { ok: true, value: { id: sought.id, board } };
  const named = playerIn(state, people, sought.id);
  return named.ok
    ? refuse('playerNotPaired', { number: named.value.number, name: named.value.name, round })
    : named;
}

export function putOffGame(state: DeskState, { what, note, ...place }: CommandOf<'putOffGame'>): Answer {
  const found = pairedBoard(state, place);
  if (!found.ok) return found;
  const { round, board, bye, result, putOff = null } = found.value;
  if (bye) return refuse('byeHasNoMoves', { round, board });
  if (result !== null)
    return refuse('resultStands', { board, result: result.result, reason: result.reason, seq: result.seq });
  return accept(what === putOff ? [] : [{ type: 'gamePutOff', round, board, what, note: note.trim() }]);
}
