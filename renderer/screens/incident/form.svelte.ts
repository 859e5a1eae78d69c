import type { Proposal, Answer, Problem } from '../../desk-mirror.svelte.ts';
import type { DecideIncident, GameResult, Incident, Square } from '../../../src-core/contract/desk-api.ts';
import type { Point } from '../../../src-core/laws/ruling.ts';
import type { ArbitersBoard } from '../../arbiters-board.ts';
import { Asking, type AskingRoom } from './asking.svelte.ts';
import type { Shown } from './assume.ts';
import type { Draft, ToldKind } from './facts.ts';
import { Decision } from './decision.svelte.ts';
import { incidentOf } from './draft.ts';
import { kindsOfIncident } from './kinds.ts';
import { looksLike } from './looks-like.ts';
import { Moment } from './moment.svelte.ts';
import { earlierWith } from './moment-kept.ts';
import { Sending } from './sending.svelte.ts';
import { Sheet } from './sheet.svelte.ts';
import type { SquaresFact } from './taking.ts';
import { Telling } from './telling.svelte.ts';

export interface FormRoom extends AskingRoom {
  readonly view: () => ArbitersBoard;
  readonly propose: (command: DecideIncident) => Promise<Proposal>;
  readonly act: (command: DecideIncident, seen: number) => Promise<Answer>;
}

/** An incident told, ruled on as it is told, and decided. */
export class IncidentForm {
  readonly #room: FormRoom;
  readonly decision = new Decision();
  readonly sheet: Sheet;
  readonly telling: Telling;
  readonly moment: Moment;
  readonly sending: Sending;
  readonly #asking: Asking;
  /** What else was true at that moment, told before what is told now. */
  also: readonly Incident[] = $state.raw([]);
  /** Answers pressed, in their order: a quick hand is ahead of the desk. */
  #answers: Promise<void> = Promise.resolve();

  constructor(room: FormRoom) {
    this.#room = room;
    this.sheet = new Sheet(() => this.#changed());
    this.telling = this.#tells();
    this.moment = new Moment({
      view: room.view,
      after: () => this.#asking.after,
      facts: () => this.telling.draft?.facts ?? null,
      moved: () => this.telling.moved(),
      lost: () => this.telling.draft !== null && this.begin(this.telling.draft.kind),
    });
    this.#asking = new Asking(room, this.sheet, {
      draft: () => this.telling.draft,
      scene: () => this.moment.scene,
      atPly: () => this.moment.atPly,
      also: () => this.also,
      read: () => this.telling.follow(),
    });
    this.sending = this.#sends();
  }

  #tells(): Telling {
    return new Telling({
      scene: () => this.moment.scene,
      question: () => this.#asking.question,
      by: (color) => (this.decision.penaltyBy = color),
      changed: () => {
        this.#changed();
        if (this.#asksOwn()) void this.#decideOwn();
      },
      anew: () => {
        this.#asking.forget();
        this.decision.forget();
      },
    });
  }

  #sends(): Sending {
    return new Sending({
      ready: () => (this.ready || this.decision.own) && !this.decision.unclear,
      result: () => (this.decision.own ? this.decision.result : (this.shown?.ruling.result ?? null)),
      cancels: () => !this.decision.own && this.shown?.ruling.newGame === true,
      command: (expected) => this.#command(expected),
      seen: () => this.#asking.seen,
      propose: this.#room.propose,
      act: this.#room.act,
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

  /** Everything is said, and the Laws have answered. */
  readonly ready = $derived.by(
    (): boolean => this.shown?.ruling.answer === 'ruled' && this.shown.assumed.length === 0,
  );

  /** What stands on the chessboard that was arranged, as the Laws call it. */
  get standsAs(): Point | null {
    const { act, points } = this.shown?.ruling ?? { act: null, points: [] };
    return act === null ? null : (points[0] ?? null);
  }

  /** The same told as a kind of its own that the arranged chessboard looks like; null where it looks like none. */
  get looksLike(): Draft | null {
    const { draft } = this.telling;
    return draft === null || this.shown === null ? null : looksLike(draft, this.shown.ruling);
  }

  /** The moment to look back to, where a piece said to have been touched or moved is not there now. */
  readonly earlier = $derived.by((): number | null => {
    const { draft } = this.telling;
    const view = this.#room.view();
    if (draft === null || this.sheet.moves.length > 0) return null;
    return earlierWith(view, this.moment.atPly ?? view.plies.length, this.problem, draft.facts);
  });

  /** Something was said or typed that nobody has written. */
  get unwritten(): boolean {
    const { said, squares, acts } = this.telling;
    const told = said.length + squares.length + acts.length + this.also.length > 0 || this.decision.begun;
    return this.written === null && (told || this.sheet.text.trim() !== '');
  }

  begin(kind: ToldKind): void {
    this.telling.begin(kind);
  }

  /** The chessboard as it stands after what a hand did. */
  arrange(acts: readonly string[]): void {
    this.begin('boardAsItStands');
    this.telling.arrange(acts);
  }

  /** The first question is answered already: by the desk's own clock. */
  beginWith(kind: ToldKind, value: string): void {
    this.begin(kind);
    const { ask } = this.telling;
    const option = ask?.form === 'choice' ? ask.options.find((each) => each.value === value) : undefined;
    if (ask !== null && option !== undefined) this.telling.say(ask, option.value, option.sets);
  }

  /** Something else was true at that moment: what is told already stays, and all is ruled on as one. */
  tellMore(): void {
    const { draft } = this.telling;
    const incident = draft === null ? null : incidentOf(draft);
    if (incident === null || !this.ready) return;
    this.also = [...this.also, incident];
    this.telling.restart();
  }

  /** What was told before is left out again. */
  leaveOut(incident: Incident): void {
    this.also = this.also.filter((each) => each !== incident);
    this.#changed();
  }

  saySquares(fact: SquaresFact, squares: readonly Square[]): void {
    this.telling.saySquares(fact, squares);
  }

  /** Answers with an option of the question that stands once everything said before has been ruled on. */
  choose(index: number): void {
    this.#answers = this.#answers.then(async () => {
      await this.#asking.settled;
      const { ask } = this.telling;
      const option = ask?.form === 'choice' ? ask.options[index] : undefined;
      if (ask !== null && option !== undefined) this.telling.say(ask, option.value, option.sets);
    });
  }

  /** A digit answers with that option; 0 says that all that is assumed was so. */
  digit(digit: number): void {
    if (digit === 0) this.confirm();
    else this.choose(digit - 1);
  }

  /** What the ruling shown rests on, and nobody has said: it was so. */
  confirm(): void {
    this.#answers = this.#answers.then(async () => {
      await this.#asking.settled;
      await this.#asking.supposed;
      this.telling.sayAll(this.shown?.assumed ?? []);
    });
  }

  /** Decides otherwise, beginning with what the Laws propose of all that was said, or as they say. */
  async toggleOwn(): Promise<void> {
    if (!this.decision.own) await this.#answered();
    this.sending.forget();
    this.decision.toggle(this.shown?.ruling ?? null, this.#room.view(), this.#room.language());
  }

  /** It is told whole, and the Laws leave it to the arbiter. */
  #asksOwn(): boolean {
    const { draft } = this.telling;
    return draft !== null && kindsOfIncident[draft.kind].ownDecision === true && incidentOf(draft) !== null;
  }

  async #decideOwn(): Promise<void> {
    await this.#answered();
    if (!this.decision.own) await this.toggleOwn();
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

  /** Something was said: the Laws are asked anew. */
  #changed(): void {
    this.moment.show(null);
    this.sending.forget();
    this.#asking.anew();
  }

  /** What deciding now would send; null while something is missing. */
  #command(expected: GameResult | null): DecideIncident | null {
    const { draft } = this.telling;
    const { atPly } = this.moment;
    const incident = draft === null ? null : incidentOf(draft);
    if (incident === null) return null;
    const { round, board } = this.#room.view();
    const { missing, tookMs } = this.#asking;
    const also = this.also.length === 0 ? {} : { also: [...this.also] };
    const told = { round, board, incident, ...also, missing, ...(atPly === null ? {} : { atPly }) };
    const recordMissing = this.sheet.record;
    return { type: 'decideIncident', ...told, recordMissing, ...this.decision.said, expected, tookMs };
  }
}
