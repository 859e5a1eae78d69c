import type { BoardView, RulingView } from '../../../src-core/contract/desk-api.ts';
import type { Facts } from './facts.ts';
import { boardAt, keptAt, sceneOf } from './moment-kept.ts';
import type { Scene } from './scene.ts';

interface MomentRoom {
  readonly view: () => BoardView;
  /** The game after the missing moves, as the desk has it. */
  readonly after: () => RulingView | null;
  /** What was said so far; null where no incident is told. */
  readonly facts: () => Facts | null;
  /** Another moment is told of. */
  readonly moved: () => void;
  /** What was said cannot be said there: it is told anew. */
  readonly lost: () => void;
}

/** The moment an incident happened at, and the game as it stood then. */
export class Moment {
  readonly #room: MomentRoom;
  /** Looked back to the moment it happened; null: now. */
  atPly: number | null = $state(null);
  /** A moment looked at, while the occurrences of a position are shown. */
  lookedAt: number | null = $state(null);
  /** Going there would lose what was said: to be asked. */
  losing: { readonly ply: number | null } | null = $state.raw(null);

  constructor(room: MomentRoom) {
    this.#room = room;
  }

  readonly scene = $derived.by((): Scene => sceneOf(this.#room.view(), this.#room.after(), this.atPly));

  /** The chessboard as it is drawn: of the moment, or of an occurrence looked at. */
  readonly board = $derived.by((): string =>
    this.lookedAt === null ? this.scene.board : boardAt(this.#room.view(), this.lookedAt),
  );

  /** Looks at another moment without telling that it happened then; null: back. */
  show(ply: number | null): void {
    this.lookedAt = ply;
  }

  /** Looks at another moment; what was said stays, as far as its pieces stand there. Else it is asked about first. */
  lookAt(ply: number | null): void {
    const facts = this.#room.facts();
    if (facts === null) this.atPly = ply;
    else if (keptAt(this.#room.view(), this.scene.board, facts, ply)) {
      this.atPly = ply;
      this.#room.moved();
    } else this.losing = { ply };
  }

  /** Looks there all the same. */
  lose(): void {
    const { losing } = this;
    this.losing = null;
    if (losing === null || this.#room.facts() === null) return;
    this.atPly = losing.ply;
    this.#room.lost();
  }
}
