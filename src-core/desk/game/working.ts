/** A desk that a long act is tried on, game by game, before anything is written. */
import type { People, Person } from '../journal/people.ts';
import type { DeskEvent, Entry, Place, PlayerDetails } from '../journal/events.ts';
import { fold, foldOnBoard, withBoard } from '../journal/fold.ts';
import { PlayerFinder } from '../players/persons.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { boardOf } from '../journal/state.ts';
import { veilOf } from '../journal/veil.ts';
import type { TextChange } from '../journal/text-change.ts';

export interface Mark {
  readonly state: DeskState;
  readonly events: number;
  readonly persons: number;
}

export class Working {
  readonly before: DeskState;
  state: DeskState;
  readonly events: DeskEvent[] = [];
  readonly persons: Person[] = [];
  readonly finder: PlayerFinder;
  private readonly people: People;
  private veiling: { readonly persons: number; readonly veil: TextChange } | null = null;

  constructor(state: DeskState, people: People) {
    this.before = state;
    this.people = people;
    this.state = state;
    this.finder = new PlayerFinder(state, people);
  }

  write(event: DeskEvent): void {
    this.events.push(event);
    this.state = fold(this.state, entryOf(this.state.seq + 1, event));
  }

  /**
   * Writes lines about one board alone, each made of the board after the last; the list of boards is copied once for all
   * of them. Gives the first of which no line could be made; null where all are written.
   */
  writeOn<T>(
    place: Place,
    from: readonly T[],
    lineOf: (board: BoardRecord, one: T) => DeskEvent | null,
  ): T | null {
    let board = this.board(place);
    let { seq } = this.state;
    for (const one of from) {
      const event = lineOf(board, one);
      if (event === null) return one;
      this.events.push(event);
      seq += 1;
      board = foldOnBoard(board, entryOf(seq, event));
    }
    this.state = withBoard(this.state, board, seq);
    return null;
  }

  register(players: readonly PlayerDetails[], persons: readonly Person[]): void {
    this.write({ type: 'playersRegistered', players });
    this.persons.push(...persons);
    persons.forEach((person, at) => {
      const details = players[at];
      if (details !== undefined) this.finder.add(details, person);
    });
  }

  /** As the journal will hold a text: with people in the place of their names. */
  veil(): TextChange {
    const { persons } = this;
    if (this.veiling?.persons !== persons.length) {
      const veil = veilOf([...this.people.values(), ...persons]);
      this.veiling = { persons: persons.length, veil };
    }
    return this.veiling.veil;
  }

  board(place: Place): BoardRecord {
    const board = boardOf(this.state, place);
    if (board === null) throw new Error(`round ${place.round} board ${place.board} was not paired`);
    return board;
  }

  mark(): Mark {
    return { state: this.state, events: this.events.length, persons: this.persons.length };
  }

  backTo({ state, events, persons }: Mark): void {
    for (const person of this.persons.splice(persons)) this.finder.remove(person.id);
    this.events.length = events;
    this.state = state;
  }
}

/** A line that is not in the journal yet. */
function entryOf(seq: number, event: DeskEvent): Entry {
  return { seq, act: '', at: '', by: '', event, hash: '' };
}
