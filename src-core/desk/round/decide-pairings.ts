import { LIMITS } from '../../vocabulary/limits.ts';
import type { LineFault } from '../../contract/desk-api.ts';
import { drained, type Steps } from '../../plain/steps.ts';
import { textKindOf } from '../../plain/file-kind.ts';
import { readPairingsCsv } from '../../tournament/index.ts';
import type { PairingResult } from '../../tournament/index.ts';
import type { PairingForm } from '../commands/round-commands.ts';
import type { Answer, Wrong } from '../commands/answer.ts';
import type { People, PersonId } from '../journal/people.ts';
import { accept, lineFault, listFaults, refuse, refused } from '../commands/answer.ts';
import { lawsAgainst, otherwise } from '../incidents/held-result.ts';
import type { DeskEvent, Pairing, Place } from '../journal/events.ts';
import type { Sought } from '../players/persons.ts';
import { PlayerFinder } from '../players/persons.ts';
import { answeredAtOnce } from '../positions/mating.ts';
import { pairedAnew } from './decide-arrange.ts';
import { isWhole, openTournament, untouchedBoard } from '../commands/places.ts';
import { absenceIn } from '../journal/pairing-state.ts';
import type { DeskState } from '../journal/state.ts';
import { boardOf, roundOf } from '../journal/state.ts';

/** Pairings typed: all of them go in, or none. A round may be paired in several goes. */
export function pairRound(
  state: DeskState,
  people: People,
  round: number,
  forms: readonly PairingForm[],
): Answer {
  if (forms.length === 0) return refuse('noPairings', { round });
  const lines = forms.map((form, at) => ({
    ...form,
    line: at + 1,
    text: `${form.white} - ${form.black}`,
    result: null,
  }));
  const paired = drained(pairLines(state, people, round, lines));
  if (!paired.ok || paired.faults.length === 0) return paired;
  const { faults } = paired;
  const [first] = faults;
  return first === undefined ? refuse('noPairings', { round }) : { ok: false, refusal: first, faults };
}

/** Pairings as text: the good lines go in, the others come back with their numbers and reasons. */
export function* pairRoundFromText(
  state: DeskState,
  people: People,
  round: number,
  text: string,
): Steps<Answer> {
  const kind = textKindOf(text);
  if (kind !== null) return refuse('noList', { kind });
  const list = yield* readPairingsCsv(text);
  if (list.rows.length + list.faults.length === 0) return refuse('noPairings', { round });
  const paired = yield* pairLines(state, people, round, list.rows);
  if (!paired.ok) return paired;
  const faults = listFaults(list, paired.faults);
  if (paired.count === 0) return refused({ code: 'noGoodLine', facts: { lines: faults.length } }, faults);
  return { ...paired, faults };
}

interface PairingLine extends PairingForm {
  readonly line: number;
  readonly text: string;
  readonly result: PairingResult | null;
}

function* pairLines(
  state: DeskState,
  people: People,
  round: number,
  lines: readonly PairingLine[],
): Steps<Answer> {
  const open = openTournament(state);
  if (!open.ok) return open;
  const { rounds } = open.value;
  if (!isWhole(round, 1, rounds)) return refuse('badRound', { round, rounds });
  const finder = new PlayerFinder(state, people);
  const hall = new Hall(state, people, round);
  const pairings: Pairing[] = [];
  const results: ResultLine[] = [];
  const faults: LineFault[] = [];
  let count = 0;
  for (const line of lines) {
    yield;
    const pairing = readPairing(finder, hall, line);
    const there = 'code' in pairing && pairing.code === 'alreadyPaired';
    const place = { round, board: line.board };
    const result = resultEvent(state, place, line.result);
    if (!('code' in pairing)) {
      hall.seat(pairing);
      pairings.push(pairing);
      if (result !== null && !('code' in result) && !pairing.bye) results.push(result);
      count++;
    } else if (there && result !== null) {
      if ('code' in result) faults.push(lineFault(line, result));
      else {
        results.push(result);
        // it went in as the list has it: the board and the articles are for the arbiter to see
        if (result.laws !== undefined) faults.push(lineFault(line, otherwise(result, result.laws, place)));
        count++;
      }
    } else faults.push(lineFault(line, pairing));
  }
  pairings.sort((a, b) => a.board - b.board);
  const paired: DeskEvent[] = pairings.length === 0 ? [] : [{ type: 'roundPaired', round, pairings }];
  return accept([...paired, ...results], { faults, count });
}

type ResultLine = Extract<DeskEvent, { type: 'resultDeclared' }>;

/**
 * The result of a list: as read, where the board has none yet, with what the Laws say against it; null where it says
 * nothing new, or of a bye.
 */
function resultEvent(state: DeskState, place: Place, read: PairingResult | null): ResultLine | Wrong | null {
  const board = boardOf(state, place);
  if (read === null || board?.bye === true) return null;
  const stands = board?.result ?? null;
  if (stands !== null) {
    if (stands.result === read.result) return null;
    const { result, reason, seq } = stands;
    return { code: 'resultStands', facts: { board: place.board, result, reason, seq } };
  }
  const reason = read.forfeit ? 'forfeit' : 'imported';
  const declared = { result: read.result, reason } as const;
  const laws = board === null ? null : lawsAgainst(state, board, declared, answeredAtOnce, null);
  return { type: 'resultDeclared', ...place, ...declared, note: '', ...(laws === null ? {} : { laws }) };
}

/** A pairing that fits into the round, or why it does not. */
function readPairing(finder: PlayerFinder, hall: Hall, form: PairingForm): Pairing | Wrong {
  const read = readSides(finder, form);
  return 'code' in read ? read : (hall.faultOf(read) ?? hall.ofItsKind(read));
}

/** One player alone has a bye; nobody on either side is a board whose players are not known yet. */
function readSides(finder: PlayerFinder, form: PairingForm): Pairing | Wrong {
  const white = finder.find(form.white);
  const black = finder.find(form.black);
  const unclear = [white, black].find((side) => side.kind === 'unclear');
  if (unclear !== undefined) return unclear.wrong;
  const sides = [idOf(white), idOf(black)].filter((id) => id !== null);
  const bye = sides.length === 1;
  if (!bye && form.byeOf !== undefined) return { code: 'notABye', facts: { board: form.board } };
  if (sides.length === 0 && (white.kind === 'bye' || black.kind === 'bye')) {
    return { code: 'unknownPlayer', facts: { text: '' } };
  }
  const kind = form.byeOf === undefined ? {} : { byeOf: form.byeOf };
  if (bye) return { board: form.board, white: sides[0] ?? null, black: null, bye, ...kind };
  return { board: form.board, white: idOf(white), black: idOf(black), bye };
}

function idOf(sought: Sought): PersonId | null {
  return sought.kind === 'player' ? sought.id : null;
}

/** Who sits where in a round, so that no board and no player is taken twice. */
class Hall {
  private readonly boards = new Map<number, Pairing>();
  private readonly seats = new Map<PersonId, number>();
  private readonly state: DeskState;
  private readonly people: People;
  private readonly round: number;

  constructor(state: DeskState, people: People, round: number, except: number | null = null) {
    this.state = state;
    this.people = people;
    this.round = round;
    for (const board of roundOf(state, round)?.boards ?? []) if (board.board !== except) this.seat(board);
  }

  seat(pairing: Pairing): void {
    this.boards.set(pairing.board, pairing);
    for (const id of [pairing.white, pairing.black]) if (id !== null) this.seats.set(id, pairing.board);
  }

  private boardOf(id: PersonId | null): number | null {
    return id === null ? null : (this.seats.get(id) ?? null);
  }

  faultOf({ board, white, black, bye }: Pairing): Wrong | null {
    if (!isWhole(board, 1, LIMITS.boards)) return { code: 'badBoard', facts: { value: String(board) } };
    const there = this.boards.get(board);
    if (there !== undefined) {
      const same = there.white === white && there.black === black;
      return { code: same ? 'alreadyPaired' : 'boardTaken', facts: { board } };
    }
    for (const id of [white, black]) {
      const seat = this.boardOf(id) ?? (white === black ? board : null);
      if (id !== null && seat !== null) {
        return { code: 'samePlayerTwice', facts: { name: this.people.get(id)?.name ?? '', board: seat } };
      }
      const away = bye ? null : this.awayFault(id);
      if (away !== null) return away;
    }
    return null;
  }

  /** Who has asked for a bye, has withdrawn or has not come yet plays nobody. */
  private awayFault(id: PersonId | null): Wrong | null {
    const { state, people, round } = this;
    const away = id === null ? null : absenceIn(state.pairing, id, round);
    const player = id === null ? undefined : state.players.get(id);
    if (id === null || away === null || player === undefined) return null;
    const named = { number: player.number, name: people.get(id)?.name ?? '' };
    return { code: 'playerAway', facts: { ...named, round, why: away.why } };
  }

  /** Of a bye of which nothing is said: the one that was asked for; else its result will tell. */
  ofItsKind(pairing: Pairing): Pairing {
    const { white, bye, byeOf } = pairing;
    if (!bye || byeOf !== undefined || white === null) return pairing;
    const asked = absenceIn(this.state.pairing, white, this.round);
    return asked === null ? pairing : { ...pairing, byeOf: asked.bye };
  }
}

export function changePairing(
  state: DeskState,
  people: People,
  command: PairingForm & Place & { readonly reason?: string },
): Answer {
  const found = untouchedBoard(state, command);
  if (!found.ok) return found;
  const hall = new Hall(state, people, command.round, command.board);
  const pairing = readPairing(new PlayerFinder(state, people), hall, command);
  if ('code' in pairing) return refused(pairing);
  const { board: _, ...seats } = pairing;
  const before = found.value;
  const same = (['white', 'black', 'bye', 'byeOf'] as const).every((key) => before[key] === seats[key]);
  return accept(same ? [] : [pairedAnew(before, seats, command.reason ?? '')]);
}
