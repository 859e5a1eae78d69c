/** The two sides of a game of a PGN: who they are in this tournament, and a seat for them. */
import type { PgnGame } from '../../chess/pgn-types.ts';
import type { Wrong } from '../commands/answer.ts';
import type { RefusalFacts } from '../commands/refusals/index.ts';
import type { Pairing, Place, PlayerDetails } from '../journal/events.ts';
import type { Asked, GameSide } from './game-place.ts';
import { taggedSide } from './game-tags.ts';
import type { TaggedSide } from './game-tags.ts';
import type { Person, PersonId } from '../journal/people.ts';
import { nobody } from '../players/persons.ts';
import type { BoardRecord } from '../journal/state.ts';
import { boardOf, roundOf } from '../journal/state.ts';
import type { Working } from './working.ts';

type SeatFacts = RefusalFacts['namesLeftOut'];

export class GuestList {
  readonly white: GameSide;
  readonly black: GameSide;
  /** The board was named by the arbiter, and other players sit there than the text says: who. */
  namesLeftOut: SeatFacts | null = null;
  private readonly working: Working;
  private readonly tagged: readonly [TaggedSide, TaggedSide];

  constructor(working: Working, game: PgnGame) {
    this.working = working;
    this.tagged = [taggedSide(game.tags, 'White'), taggedSide(game.tags, 'Black')];
    this.white = this.sideOf(this.tagged[0]);
    this.black = this.sideOf(this.tagged[1]);
  }

  private sideOf(side: TaggedSide): GameSide {
    if (side.kind !== 'player') return { known: side.kind === 'bye', ids: [] };
    return { known: true, ids: this.working.finder.alike(side.name, side.fideId) };
  }

  /** Pairs the board if it is not, with new players where needed. `asked`: what the arbiter named himself. */
  seat(place: Place, asked: Asked): Wrong | null {
    const { state } = this.working;
    const board = boardOf(state, place);
    if (board === null) return this.pair(place, 'roundPaired');
    if (board.bye) return null;
    const fits = matches(board.white, this.white) && matches(board.black, this.black);
    if (fits) return null;
    const open =
      board.white === null && board.black === null && board.plies.length === 0 && board.result === null;
    if (open) return this.pair(place, 'pairingChanged');
    const facts = this.seats(place, board);
    if (asked.round === null || asked.board === null) {
      const freeBoards = asked.board === null && asked.freeBoards !== true && !facts.swapped;
      return { code: 'boardHasOtherPlayers', facts: { ...facts, freeBoards } };
    }
    this.namesLeftOut = facts;
    return null;
  }

  /** Who sits there and who plays in the text. */
  private seats({ round, board }: Place, { white, black }: BoardRecord): SeatFacts {
    const nameOf = (id: PersonId | null): string =>
      id === null ? '?' : (this.working.finder.labels([id])[0] ?? '?');
    const [one, two] = this.tagged.map((side) => (side.kind === 'player' ? side.name : '?'));
    const swapped =
      this.white.known && this.black.known && matches(white, this.black) && matches(black, this.white);
    const there = `${nameOf(white)} – ${nameOf(black)}`;
    return { round, board, there, here: `${one ?? '?'} – ${two ?? '?'}`, swapped };
  }

  private pair(place: Place, type: 'roundPaired' | 'pairingChanged'): Wrong | null {
    const unclear = this.unclear();
    if (unclear !== null) return unclear;
    const white = this.personOf(0);
    const black = this.personOf(1);
    const taken = this.taken(place, [white, black]);
    if (taken !== null) return taken;
    const { round, board } = place;
    this.makeRoom(round);
    const sides = { white, black, bye: false };
    const pairing: Pairing = { board, ...sides };
    if (type === 'roundPaired') this.working.write({ type, round, pairings: [pairing] });
    else this.working.write({ type, round, board, ...sides });
    return null;
  }

  /** A round beyond the last makes the tournament longer. */
  private makeRoom(round: number): void {
    const { details } = this.working.state;
    if (details === null || round <= details.rounds) return;
    this.working.write({ type: 'tournamentChanged', details: { ...details, rounds: round } });
  }

  private unclear(): Wrong | null {
    const sides = [this.white, this.black];
    const at = sides.findIndex((side) => side.ids.length > 1);
    const tagged = this.tagged[at === 1 ? 1 : 0];
    if (at < 0 || tagged.kind !== 'player') return null;
    const candidates = this.working.finder.labels(sides[at]?.ids ?? []);
    return { code: 'ambiguousPlayer', facts: { text: tagged.name, candidates } };
  }

  /** Nobody plays two games at once; a second one of the round may follow the first. */
  private taken({ round, board }: Place, sides: readonly (PersonId | null)[]): Wrong | null {
    const [white, black] = sides;
    const boards = roundOf(this.working.state, round)?.boards ?? [];
    for (const id of sides) {
      if (id === null) continue;
      const other = boards.find(
        (there) =>
          there.board !== board && there.result === null && (there.white === id || there.black === id),
      );
      if (other === undefined && white !== black) continue;
      const [name] = this.working.finder.labels([id]);
      return { code: 'samePlayerTwice', facts: { name: name ?? '', round, board: other?.board ?? board } };
    }
    return null;
  }

  private personOf(at: 0 | 1): PersonId | null {
    const side = this.tagged[at];
    if (side.kind !== 'player') return null;
    const [id] = this.working.finder.alike(side.name, side.fideId);
    return id ?? this.register(side);
  }

  private register(side: Extract<TaggedSide, { kind: 'player' }>): PersonId {
    const { state } = this.working;
    const id = `p${state.lastPerson + 1}`;
    const number = this.working.finder.highest + 1;
    const { name, fideId, federation, rating } = side;
    const details: PlayerDetails = {
      id,
      number,
      title: side.title,
      federation,
      rating,
      nationalRating: null,
    };
    const person: Person = { ...nobody(id), name, fideId };
    this.working.register([details], [person]);
    return id;
  }
}

function matches(id: PersonId | null, side: GameSide): boolean {
  return !side.known || (id !== null && side.ids.includes(id));
}
