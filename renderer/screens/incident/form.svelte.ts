import type { Proposal, Answer, Problem } from '../../desk-mirror.svelte.ts';
import type {
  Color,
  DecideIncident,
  GameResult,
  IncidentKind,
  Square,
} from '../../../src-core/contract/desk-api.ts';
import type { ArbitersBoard } from '../../arbiters-board.ts';
import { Asking, type AskingRoom } from './asking.svelte.ts';
import type { Said, Shown } from './assume.ts';
import { type Draft, type Facts, incidentOf, without } from './draft.ts';
import { Decision } from './decision.svelte.ts';
import type { Ask } from './ask.ts';
import { askNow, extrasNow, whoMayDiffer } from './asked-now.ts';
import { boardAt, earlierWith, keptAt, sceneOf } from './moment-kept.ts';
import { type Scene, answer, begin, byTheSideOnMove } from './questions.ts';
import { Sending } from './sending.svelte.ts';
import { Sheet } from './sheet.svelte.ts';
import {
  lineOf,
  pickedInto,
  squaresFact,
  squaresSaid,
  staleWithSquares,
  withSquares,
} from './squares-said.ts';
import type { SquaresAsked, SquaresFact } from './squares-said.ts';

export interface FormRoom extends AskingRoom {
  readonly view: () => ArbitersBoard;
  readonly propose: (command: DecideIncident) => Promise<Proposal>;
  readonly act: (command: DecideIncident, seen: number) => Promise<Answer>;
}

/** An incident being told: what was said, what is asked next, and the ruling as it forms. */
export class IncidentForm {
  readonly #room: FormRoom;
  readonly decision = new Decision();
  readonly sheet: Sheet;
  draft: Draft | null = $state.raw(null);
  said: readonly Said[] = $state.raw([]);
  /** A question of the arbiter's own choice, before those the ruling turns on. */
  extra: Ask | null = $state.raw(null);
  /** A moment looked at, while the occurrences of a position are shown. */
  lookedAt: number | null = $state(null);
  /** Looked back to the moment it happened; null: now. */
  atPly: number | null = $state(null);
  /** Going there would lose what was said: to be asked. */
  losing: { readonly ply: number | null } | null = $state.raw(null);
  readonly sending: Sending;
  readonly #asking: Asking;
  /** Who it was has been said, and is not taken from whose move it is any more. */
  #byChosen = false;
  /** Answers pressed, in their order: a quick hand is ahead of the desk. */
  #answers: Promise<void> = Promise.resolve();

  constructor(room: FormRoom) {
    this.#room = room;
    this.sheet = new Sheet(() => this.#changed());
    this.#asking = new Asking(room, this.sheet, {
      draft: () => this.draft,
      scene: () => this.scene,
      atPly: () => this.atPly,
      read: () => this.#followTurn(),
    });
    this.sending = new Sending({
      ready: () => (this.ready || this.decision.own) && !this.decision.unclear,
      result: () => (this.decision.own ? this.decision.result : (this.shown?.ruling.result ?? null)),
      cancels: () => !this.decision.own && this.shown?.ruling.newGame === true,
      command: (expected) => this.#command(expected),
      seen: () => this.#asking.seen,
      propose: room.propose,
      act: room.act,
    });
  }

  get written(): number | null {
    return this.sending.written;
  }

  /** What the Laws say so far. */
  get shown(): Shown | null {
    return this.#asking.shown;
  }

  /** Why the Laws cannot rule on this. */
  get problem(): Problem | null {
    return this.#asking.problem;
  }

  get checkedMs(): number | null {
    return this.#asking.checkedMs;
  }

  readonly scene = $derived.by((): Scene => sceneOf(this.#room.view(), this.#asking.after, this.atPly));

  /** The chessboard as it is drawn: of the moment, or of an occurrence looked at. */
  readonly boardShown = $derived.by((): string =>
    this.lookedAt === null ? this.scene.board : boardAt(this.#room.view(), this.lookedAt),
  );

  /** The question now; null before the kind is chosen, and when everything is said. */
  readonly ask = $derived.by((): Ask | null => {
    const { draft, extra } = this;
    return draft === null ? null : (extra ?? askNow(draft, this.scene, this.#asking.question));
  });

  readonly extras = $derived(extrasNow(this.draft, this.scene));

  /** Everything is said, and the Laws have answered. */
  readonly ready = $derived(this.shown?.ruling.answer === 'ruled' && this.shown.assumed.length === 0);

  /** The squares said so far, in order. */
  readonly touches = $derived(squaresSaid(this.draft?.facts ?? {}));

  readonly line = $derived.by((): SquaresAsked | null =>
    this.draft === null ? null : lineOf(this.draft, this.extra),
  );

  /** A square pointed out says something now. */
  readonly picks = $derived(this.line !== null || this.ask?.form === 'square');

  readonly whoMayDiffer = $derived(whoMayDiffer(this.draft));

  /** The moment to look back to, where a piece said to have been touched or moved is not there now. */
  readonly earlier = $derived.by((): number | null => {
    const { draft, atPly, problem } = this;
    const view = this.#room.view();
    if (draft === null || this.sheet.moves.length > 0) return null;
    return earlierWith(view, atPly ?? view.plies.length, problem, draft.facts);
  });

  /** Something was said or typed that nobody has written. */
  get unwritten(): boolean {
    const told = this.said.length > 0 || this.touches.length > 0 || this.decision.begun;
    return this.written === null && (told || this.sheet.text.trim() !== '');
  }

  /** A square was pointed out on the chessboard. */
  pick(square: Square): void {
    const { ask, line } = this;
    if (ask?.form === 'square') {
      if (ask.among.length === 0 || ask.among.includes(square)) this.say(ask, square, ask.sets(square));
    } else if (line !== null) this.saySquares(line.fact, pickedInto(line, square));
  }

  /** Looks at another moment without telling that it happened then; null: back. */
  show(ply: number | null): void {
    this.lookedAt = ply;
  }

  begin(kind: IncidentKind): void {
    this.#forget();
    this.draft = begin(kind, this.scene);
    this.decision.penaltyBy = this.scene.turn;
    this.#changed();
  }

  /** Decides otherwise, beginning with what the Laws propose of all that was said, or as they say. */
  async toggleOwn(): Promise<void> {
    if (!this.decision.own) await this.#answered();
    this.sending.forget();
    this.decision.toggle(this.shown?.ruling ?? null, this.#room.view(), this.#room.language());
  }

  /** Back to the choice of the kind. */
  restart(): void {
    this.#forget();
    this.draft = null;
    this.#changed();
  }

  say(ask: Ask, value: string, sets: Facts): void {
    if (this.draft === null) return;
    this.draft = answer(this.draft, sets);
    if (sets.by === 'white' || sets.by === 'black') this.decision.penaltyBy = sets.by;
    this.said = [...this.said.filter((one) => one.ask.key !== ask.key), { ask, value }];
    this.extra = null;
    this.#changed();
  }

  /** Answers with an option of the question that stands once everything said before has been ruled on. */
  choose(index: number): void {
    this.#answers = this.#answers.then(async () => {
      await this.#asking.settled;
      const { ask } = this;
      const option = ask?.form === 'choice' ? ask.options[index] : undefined;
      if (ask !== null && option !== undefined) this.say(ask, option.value, option.sets);
    });
  }

  /** Decides, once the Laws have answered what was said last. */
  async apply(): Promise<void> {
    await this.#answered();
    await this.sending.apply();
  }

  /** Every answer pressed has been said, and the Laws have answered the last. */
  async #answered(): Promise<void> {
    await this.#answers;
    await this.#asking.settled;
  }

  /** Squares said anew; what was said of the old ones is forgotten. */
  saySquares(fact: SquaresFact, squares: readonly Square[]): void {
    if (this.draft === null) return;
    this.said = this.said.filter(({ ask }) => !staleWithSquares.includes(ask.key));
    this.draft = withSquares(this.draft, fact, squares);
    this.#changed();
  }

  /** The last answer is asked for again; with none left, the kind. */
  takeBack(): void {
    const { draft } = this;
    const last = this.said.at(-1);
    if (this.extra !== null) this.extra = null;
    else if (draft === null) return;
    else if (last !== undefined) this.change(last);
    else if (this.touches.length > 0) this.saySquares(squaresFact(draft.facts), this.touches.slice(0, -1));
    else this.restart();
  }

  /** An answer, and those after it, are asked for again. */
  change(said: Said): void {
    const at = this.said.indexOf(said);
    if (this.draft === null || at < 0) return;
    const gone = this.said.slice(at).flatMap(({ ask }) => ask.facts);
    this.draft = without(this.draft, gone);
    this.said = this.said.slice(0, at);
    this.#changed();
  }

  /** By the other player. */
  by(color: Color): void {
    if (this.draft === null) return;
    this.#byChosen = true;
    this.draft = answer(this.draft, { by: color });
    this.decision.penaltyBy = color;
    this.#changed();
  }

  /** Looks at another moment; what was said stays, as far as its pieces stand there. Else it is asked about first. */
  lookAt(ply: number | null): void {
    const { draft } = this;
    if (draft === null) this.atPly = ply;
    else if (keptAt(this.#room.view(), this.scene.board, draft.facts, ply)) this.#moveTo(ply);
    else this.losing = { ply };
  }

  /** Looks there all the same: the incident is told anew. */
  lose(): void {
    const { draft, losing } = this;
    this.losing = null;
    if (draft === null || losing === null) return;
    this.atPly = losing.ply;
    this.begin(draft.kind);
  }

  #moveTo(ply: number | null): void {
    this.atPly = ply;
    this.extra = null;
    if (!this.#byChosen) this.decision.penaltyBy = this.scene.turn;
    this.#changed();
  }

  #forget(): void {
    this.said = [];
    this.extra = null;
    this.#byChosen = false;
    this.#asking.forget();
    this.decision.forget();
  }

  /** Something was said: the Laws are asked anew. */
  #changed(): void {
    this.lookedAt = null;
    this.sending.forget();
    this.#asking.anew();
  }

  /** After missing moves the other player may have the move: it is he who did it. */
  #followTurn(): void {
    const { draft } = this;
    const { turn } = this.scene;
    if (draft === null || this.#byChosen || draft.facts.by === turn) return;
    if (byTheSideOnMove.includes(draft.kind)) this.draft = answer(draft, { by: turn });
  }

  /** What deciding now would send; null while something is missing. */
  #command(expected: GameResult | null): DecideIncident | null {
    const { draft, atPly, sheet, decision } = this;
    const incident = draft === null ? null : incidentOf(draft);
    if (incident === null) return null;
    const { round, board } = this.#room.view();
    const { missing, tookMs } = this.#asking;
    const told = { round, board, incident, missing, ...(atPly === null ? {} : { atPly }) };
    const recordMissing = sheet.record;
    return { type: 'decideIncident', ...told, recordMissing, ...decision.said, expected, tookMs };
  }
}
