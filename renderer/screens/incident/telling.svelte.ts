import type { Color, Square } from '../../../src-core/contract/desk-api.ts';
import { type HandAct, withAct } from '../../parts/chessboard/arranging.ts';
import type { Ask } from './ask.ts';
import type { Said } from './assume.ts';
import { answer, without } from './draft.ts';
import type { Draft, Facts, ToldKind } from './facts.ts';
import { isSide } from './kinds/common.ts';
import {
  type Wanted,
  arranged,
  askNow,
  begin,
  extras,
  mayDiffer,
  saidOfSquares,
  seenBy,
  squaresAsked,
  withActs,
  withSquares,
} from './questions.ts';
import type { Scene } from './scene.ts';
import { type SquaresFact, type SquaresTaken, picked, squaresTaken } from './taking.ts';

interface TellingRoom {
  readonly scene: () => Scene;
  /** The fact the Laws ask for; null where none. */
  readonly question: () => Wanted | null;
  /** Another incident is told, or none any more. */
  readonly anew: () => void;
  /** Who did it, as far as one of them did. */
  readonly by: (color: Color) => void;
  readonly changed: () => void;
}

/** An incident as it is told: what was said, and what is asked next. */
export class Telling {
  readonly #room: TellingRoom;
  draft: Draft | null = $state.raw(null);
  said: readonly Said[] = $state.raw([]);
  /** A question of the arbiter's own choice, before those the ruling turns on. */
  extra: Ask | null = $state.raw(null);
  /** Who it was has been said, and is not taken from whose move it is any more. */
  #byChosen = false;
  /** What was told before it was told as another kind: taking back leads there again. */
  #before: { readonly draft: Draft; readonly said: readonly Said[] } | null = null;

  constructor(room: TellingRoom) {
    this.#room = room;
  }

  /** The question now; null before the kind is chosen, and when everything is said. */
  readonly ask = $derived.by((): Ask | null => {
    const { draft, extra } = this;
    return draft === null ? null : (extra ?? askNow(draft, this.#room.scene(), this.#room.question()));
  });

  /** What may be said besides. */
  readonly extras = $derived.by((): readonly Ask[] =>
    this.draft === null ? [] : extras(this.draft, this.#room.scene()),
  );

  /** The squares said so far, in order. */
  readonly squares = $derived.by((): readonly Square[] => this.#taken?.squares ?? []);

  /** The squares being taken. */
  readonly line = $derived.by((): SquaresTaken | null =>
    this.draft === null ? null : squaresAsked(this.draft, this.#room.scene(), this.extra),
  );

  /** The chessboard is arranged to tell what happened, and no squares are asked for. */
  readonly arranging = $derived.by(
    (): boolean =>
      this.draft !== null && this.line === null && arranged(this.draft, this.#room.scene()) !== null,
  );

  /** What the hand did, in order. */
  readonly acts = $derived.by((): readonly string[] => this.draft?.facts.acts ?? []);

  /** A square pointed out says something now. */
  readonly picks = $derived.by((): boolean => this.line !== null || this.ask?.form === 'square');

  /** Who did it, where that was taken from the game and may be said otherwise; null: not so. */
  readonly maybeBy = $derived.by((): Color | null => {
    const { draft } = this;
    const by = draft?.facts.by;
    return draft !== null && mayDiffer(draft, this.#room.scene()) && isSide(by) ? by : null;
  });

  get #taken(): SquaresTaken | null {
    return squaresTaken(this.draft?.facts ?? {});
  }

  begin(kind: ToldKind): void {
    this.#forget();
    const scene = this.#room.scene();
    this.draft = begin(kind, scene);
    this.#room.by(scene.turn);
    this.#room.changed();
  }

  /** Back to the choice of the kind. */
  restart(): void {
    this.#forget();
    this.draft = null;
    this.#room.changed();
  }

  /** The same told as another kind: of what was said, all stays that it has too. */
  retell(draft: Draft): void {
    if (this.draft !== null) this.#before = { draft: this.draft, said: this.said };
    this.extra = null;
    this.said = this.said.filter(({ ask }) => ask.facts.every((fact) => draft.facts[fact] !== undefined));
    this.draft = draft;
    this.#room.changed();
  }

  say(ask: Ask, value: string, sets: Facts): void {
    if (this.draft === null) return;
    this.draft = answer(this.draft, sets);
    if (isSide(sets.by)) this.#room.by(sets.by);
    this.said = [...this.said.filter((one) => one.ask.key !== ask.key), { ask, value }];
    this.extra = null;
    this.#room.changed();
  }

  /** Several answers at once, each one of those offered. */
  sayAll(all: readonly Said[]): void {
    for (const { ask, value } of all) {
      const option = ask.form === 'choice' ? ask.options.find((each) => each.value === value) : undefined;
      if (option !== undefined) this.say(ask, value, option.sets);
    }
  }

  /** Squares said anew; what was said of the old ones is forgotten. */
  saySquares(fact: SquaresFact, squares: readonly Square[]): void {
    if (this.draft === null) return;
    const stale = saidOfSquares(this.draft.kind);
    this.said = this.said.filter(({ ask }) => !ask.facts.some((one) => stale.includes(one)));
    this.draft = withSquares(this.draft, fact, squares);
    this.#room.changed();
  }

  /** What the hand did said anew; what was said of the old acts is forgotten. */
  arrange(acts: readonly string[]): void {
    if (this.draft === null) return;
    const stale = saidOfSquares(this.draft.kind);
    this.said = this.said.filter(({ ask }) => !ask.facts.some((one) => stale.includes(one)));
    this.draft = withActs(this.draft, this.#room.scene(), acts);
    this.#bySeen();
    this.#room.changed();
  }

  /** The hand did one thing more. */
  act(act: HandAct): void {
    this.arrange(withAct(this.#room.scene().board, this.acts, act));
  }

  /** A square was pointed out on the chessboard. */
  pick(square: Square): void {
    const { ask, line } = this;
    if (ask?.form === 'square') {
      if (ask.among.length === 0 || ask.among.includes(square)) this.say(ask, square, ask.sets(square));
    } else if (line !== null) this.saySquares(line.fact, picked(line.squares, square));
  }

  /** The question of the arbiter's own choice is over: squares said are listed among the answers. */
  close(): void {
    const { extra } = this;
    this.extra = null;
    const squares = extra?.form === 'squares' ? this.draft?.facts[extra.fact] : undefined;
    if (extra === null || squares === undefined) return;
    const said = { ask: extra, value: squares.join(' ') };
    this.said = [...this.said.filter(({ ask }) => ask.key !== extra.key), said];
  }

  /** The last answer is asked for again; with none left, the kind. */
  takeBack(): void {
    const last = this.said.at(-1);
    const taken = this.#taken;
    if (this.extra !== null) this.extra = null;
    else if (this.draft === null) return;
    else if (last !== undefined) this.change(last);
    else if (taken !== null) this.saySquares(taken.fact, taken.squares.slice(0, -1));
    else if (this.acts.length > 0) this.arrange(this.acts.slice(0, -1));
    else if (this.#before === null) this.restart();
    else {
      ({ draft: this.draft, said: this.said } = this.#before);
      this.#before = null;
      this.#room.changed();
    }
  }

  /** An answer, and those after it, are asked for again. */
  change(said: Said): void {
    const at = this.said.indexOf(said);
    if (this.draft === null || at < 0) return;
    const gone = this.said.slice(at).flatMap(({ ask }) => ask.facts);
    this.draft = without(this.draft, gone);
    this.said = this.said.slice(0, at);
    this.#room.changed();
  }

  /** By the other player. */
  by(color: Color): void {
    if (this.draft === null) return;
    this.#byChosen = true;
    this.draft = answer(this.draft, { by: color });
    this.#room.by(color);
    this.#room.changed();
  }

  /** It was at another moment. */
  moved(): void {
    this.extra = null;
    this.#asItStands();
    if (!this.#byChosen) this.#room.by(this.#room.scene().turn);
    this.#room.changed();
  }

  /** After missing moves the other player may have the move: it is he who did it. */
  follow(): void {
    this.#asItStands();
    this.#bySeen();
  }

  /** Who did it, unless the arbiter has said so. */
  #bySeen(): void {
    const { draft } = this;
    const by = draft === null || this.#byChosen ? null : seenBy(draft, this.#room.scene());
    if (draft === null || by === null || by === draft.facts.by) return;
    this.draft = answer(draft, { by });
    this.#room.by(by);
  }

  /** What the hand did leads to another chessboard at another moment. */
  #asItStands(): void {
    const { draft, acts } = this;
    const ask = draft === null || acts.length === 0 ? null : arranged(draft, this.#room.scene());
    if (draft !== null && ask !== null) this.draft = answer(draft, ask.sets(acts));
  }

  #forget(): void {
    this.said = [];
    this.extra = null;
    this.#before = null;
    this.#byChosen = false;
    this.#room.anew();
  }
}
