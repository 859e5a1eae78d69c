import type { Incident, MissingMoves, Refusal, RulingView } from '../../../src-core/contract/desk-api.ts';
import type { Problem, RulingAnswer } from '../../desk-mirror.svelte.ts';
import type { Language } from '../../../src-core/words/language.ts';
import { assume, wantedBy, type Shown } from './assume.ts';
import { incidentOf } from './draft.ts';
import type { Draft } from './facts.ts';
import type { Wanted } from './questions.ts';
import type { Scene } from './scene.ts';
import type { Sheet } from './sheet.svelte.ts';

export interface AskingRoom {
  readonly language: () => Language;
  readonly rule: (
    incident: Incident,
    missing: MissingMoves | null,
    atPly: number | null,
    also: readonly Incident[],
  ) => Promise<RulingAnswer>;
  /** Milliseconds since some instant of this screen. */
  readonly now: () => number;
}

/** The incident as it is told so far. */
interface Telling {
  readonly draft: () => Draft | null;
  readonly scene: () => Scene;
  readonly atPly: () => number | null;
  /** What else was true at that moment, told before. */
  readonly also: () => readonly Incident[];
  /** The missing moves have been read: whose move it is may be another's now. */
  readonly read: () => void;
}

/** What the Laws say of an incident being told: asked anew at each change, and only the last answer counts. */
export class Asking {
  readonly #room: AskingRoom;
  readonly #telling: Telling;
  readonly #sheet: Sheet;
  readonly #opened: number;
  shown: Shown | null = $state.raw(null);
  /** The fact the Laws still ask for; null where none. */
  question: Wanted | null = $state.raw(null);
  /** Why the Laws cannot rule on this. */
  problem: Problem | null = $state.raw(null);
  /** How long the check of a claim took, from the form's opening to its ruling. */
  checkedMs: number | null = $state(null);
  /** The chessboard after the missing moves, as the desk has it. */
  after: RulingView | null = $state.raw(null);
  /** The last line of the board that an answer had seen. */
  seen = 0;
  /** Done when the Laws have been asked about what was said last. */
  settled: Promise<void> = Promise.resolve();
  /** Done when, besides, what is likely has been supposed. */
  supposed: Promise<void> = Promise.resolve();
  #turn = 0;

  constructor(room: AskingRoom, sheet: Sheet, telling: Telling) {
    this.#room = room;
    this.#sheet = sheet;
    this.#telling = telling;
    this.#opened = room.now();
  }

  /** From the form's opening to the ruling; to now, where there is none yet. */
  get tookMs(): number {
    return Math.round(this.checkedMs ?? this.#room.now() - this.#opened);
  }

  /** The missing moves as the desk is told of them; null where there are none. */
  get missing(): MissingMoves | null {
    const { moves } = this.#sheet;
    return moves.length === 0 ? null : { moves, lang: this.#room.language() };
  }

  /** Another incident is told. */
  forget(): void {
    this.shown = null;
    this.problem = null;
    this.checkedMs = null;
    this.question = null;
  }

  /** Something was said: the Laws are asked anew. */
  anew(): void {
    const turn = ++this.#turn;
    this.question = null;
    this.settled = this.#tell(turn);
  }

  async #tell(turn: number): Promise<void> {
    await this.#readSheet(turn);
    if (turn !== this.#turn) return;
    this.#telling.read();
    const draft = this.#telling.draft();
    const incident = draft === null ? null : incidentOf(draft);
    if (incident === null || this.#sheet.wrong !== null) {
      this.question = null;
      this.shown = null;
      this.problem = null;
      return;
    }
    await this.#rule(incident, turn);
  }

  async #rule(incident: Incident, turn: number): Promise<void> {
    const reply = await this.#ask(incident);
    if (turn !== this.#turn) return;
    this.problem = reply.ok ? null : reply.problem;
    this.question = reply.ok ? wantedBy(reply.ruling) : null;
    if (!reply.ok) {
      this.shown = null;
      return;
    }
    this.seen = reply.seq;
    this.shown = { ruling: reply.ruling, assumed: [] };
    if (reply.ruling.answer === 'ruled') this.checkedMs ??= this.tookMs;
    else this.supposed = this.#suppose(turn, this.question);
  }

  async #suppose(turn: number, question: Wanted | null): Promise<void> {
    const { draft, scene } = this.#telling;
    const of = { draft: draft(), scene: scene(), ask: (told: Incident) => this.#ask(told) };
    const assumed = await assume(of, question);
    if (turn === this.#turn && assumed !== null) this.shown = assumed;
  }

  #ask(incident: Incident): Promise<RulingAnswer> {
    return this.#room.rule(incident, this.missing, this.#telling.atPly(), this.#telling.also());
  }

  /** The missing moves up to the first that cannot be, and the chessboard after them. */
  async #readSheet(turn: number): Promise<void> {
    const { missing } = this;
    if (missing === null) {
      this.#sheet.told(null);
      this.after = null;
      return;
    }
    const reply = await this.#room.rule({ kind: 'status' }, missing, null, []);
    if (turn !== this.#turn) return;
    this.#sheet.told(reply.ok ? null : refusalOf(reply.problem));
    this.after = reply.ok ? reply.ruling : null;
  }
}

function refusalOf(problem: Problem): Refusal | null {
  return problem.kind === 'refusal' ? problem.refusal : null;
}
