import type {
  BoardView,
  Color,
  DecideIncident,
  GameResult,
  Incident,
  IncidentKind,
  MissingMoves,
  Refusal,
  RulingView,
  Square,
} from '../../../src-core/desk-api.ts';
import type { Answer, Problem, RulingAnswer } from '../../desk-mirror.svelte.ts';
import { assume, type Said, type Shown } from './assume.ts';
import type { Draft, Facts } from './draft.ts';
import { incidentOf, without } from './draft.ts';
import { Decision } from './decision.svelte.ts';
import type { Ask } from './ask.ts';
import type { Scene } from './questions.ts';
import { boardAt, earlierWith, piecesSaid, standsThere } from './moment-kept.ts';
import { answer, askedFor, begin, byTheSideOnMove, extras, needed } from './questions.ts';
import { Sending } from './sending.svelte.ts';
import { Sheet } from './sheet.svelte.ts';
import type { Language } from '../../words/language.ts';

export interface FormRoom {
  readonly view: () => BoardView;
  readonly language: () => Language;
  readonly rule: (
    incident: Incident,
    missing: MissingMoves | null,
    atPly: number | null,
  ) => Promise<RulingAnswer>;
  readonly propose: (command: DecideIncident) => Promise<Answer>;
  readonly act: (command: DecideIncident, seen: number) => Promise<Answer>;
  /** Milliseconds since some instant of this screen. */
  readonly now: () => number;
}

const mayDiffer: readonly IncidentKind[] = ['touch', 'drawClaim', 'quickplayClaim'];

export interface SquaresAsked {
  readonly key: string;
  readonly fact: 'touches' | 'misplaced' | 'move';
  readonly squares: readonly Square[];
}

/** An incident being told: what was said, what is asked next, and the ruling as it forms. */
export class IncidentForm {
  readonly #room: FormRoom;
  readonly #opened: number;
  readonly decision = new Decision();
  readonly sheet: Sheet;
  draft: Draft | null = $state.raw(null);
  said: readonly Said[] = $state.raw([]);
  /** A question of the arbiter's own choice, before those the ruling turns on. */
  extra: Ask | null = $state.raw(null);
  shown: Shown | null = $state.raw(null);
  /** What the desk still asks for; null where nothing. */
  #asked: string | null = $state.raw(null);
  /** Why the Laws cannot rule on this. */
  problem: Problem | null = $state.raw(null);
  /** A moment looked at, while the occurrences of a position are shown. */
  lookedAt: number | null = $state(null);
  /** Looked back to the moment it happened; null: now. */
  atPly: number | null = $state(null);
  /** The chessboard after the missing moves, as the desk has it. */
  #after: RulingView | null = $state.raw(null);
  /** Going there would lose what was said: to be asked. */
  losing: { readonly ply: number | null } | null = $state.raw(null);
  readonly sending: Sending;
  /** How long the check of a claim took, from the form's opening to its ruling. */
  checkedMs: number | null = $state(null);
  #seen = 0;
  #turn = 0;
  /** Who it was has been said, and is not taken from whose move it is any more. */
  #byChosen = false;
  /** Done when the Laws have been asked about what was said last. */
  #settled: Promise<void> = Promise.resolve();
  /** Answers pressed, in their order: a quick hand is ahead of the desk. */
  #answers: Promise<void> = Promise.resolve();

  constructor(room: FormRoom) {
    this.#room = room;
    this.#opened = room.now();
    this.sheet = new Sheet(() => this.#changed());
    this.sending = new Sending({
      ready: () => (this.ready || this.decision.own) && !this.decision.unclear,
      result: () => (this.decision.own ? this.decision.result : (this.shown?.ruling.result ?? null)),
      cancels: () => !this.decision.own && this.shown?.ruling.newGame === true,
      command: (expected) => this.#command(expected),
      seen: () => this.#seen,
      propose: room.propose,
      act: room.act,
    });
  }

  get written(): number | null {
    return this.sending.written;
  }

  readonly scene = $derived.by((): Scene => {
    const { board, turn, ply } = this.#moment();
    return {
      board,
      turn,
      finished: this.#room.view().result !== null,
      moves: Math.floor(ply / 2),
      secondsLeft: null,
    };
  });

  /** The chessboard as it is drawn: of the moment, or of an occurrence looked at. */
  readonly boardShown = $derived.by((): string => {
    return this.lookedAt === null ? this.scene.board : boardAt(this.#room.view(), this.lookedAt);
  });

  /** The question now; null before the kind is chosen, and when everything is said. */
  readonly ask = $derived.by((): Ask | null => {
    const { draft } = this;
    if (draft === null) return null;
    if (this.extra !== null) return this.extra;
    return needed(draft, this.scene) ?? (this.#asked === null ? null : askedFor(this.#asked, this.scene));
  });

  readonly extras = $derived.by((): readonly Ask[] => {
    const { draft } = this;
    if (draft === null || incidentOf(draft) === null) return [];
    return extras(draft, this.scene).filter(({ facts }) =>
      facts.every((key) => draft.facts[key] === undefined),
    );
  });

  /** Everything is said, and the Laws have answered. */
  readonly ready = $derived(this.shown?.ruling.answer === 'ruled' && this.shown.assumed.length === 0);

  /** The squares said so far, in order. */
  readonly touches = $derived.by((): readonly Square[] => {
    const { touches, misplaced, move } = this.draft?.facts ?? {};
    return touches ?? misplaced ?? move ?? [];
  });

  /** The line of squares that stays open: what was touched may grow while the next question stands. */
  readonly line = $derived.by((): SquaresAsked | null => {
    const { kind } = this.draft ?? {};
    if (this.extra?.form === 'squares') return { ...this.extra, squares: this.touches };
    if (kind === 'touch') return { key: 'touches', fact: 'touches', squares: this.touches };
    return kind === 'illegalMove' ? { key: 'move', fact: 'move', squares: this.touches } : null;
  });

  /** A square pointed out says something now. */
  readonly picks = $derived(this.line !== null || this.ask?.form === 'square');

  /** Who did it is taken from the game and not asked, but it may have been the other. */
  readonly whoMayDiffer = $derived(this.draft !== null && mayDiffer.includes(this.draft.kind));

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

  /** Decides otherwise, beginning with what the Laws propose, or as they say. */
  toggleOwn(): void {
    const { decision, shown } = this;
    this.sending.forget();
    if (decision.own) decision.own = false;
    else {
      const ruled = shown?.ruling.answer === 'ruled' ? shown.ruling : null;
      decision.startFrom(ruled, this.#room.view(), this.#room.language());
    }
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
      await this.#settled;
      const { ask } = this;
      const option = ask?.form === 'choice' ? ask.options[index] : undefined;
      if (ask !== null && option !== undefined) this.say(ask, option.value, option.sets);
    });
  }

  /** Decides, once the Laws have answered what was said last. */
  async apply(): Promise<void> {
    await this.#answers;
    await this.#settled;
    await this.sending.apply();
  }

  /** Squares said anew; what was said of the old ones is forgotten. */
  saySquares(fact: 'touches' | 'misplaced' | 'move', squares: readonly Square[]): void {
    if (this.draft === null) return;
    const of: Draft = without(this.draft, ['releasedFrom', 'releasedTo', 'promotionTouched', 'became', fact]);
    const stale = ['released', 'promotionTouched', 'became'];
    this.said = this.said.filter(({ ask }) => !stale.includes(ask.key));
    this.draft = squares.length === 0 ? of : answer(of, { [fact]: squares });
    this.#changed();
  }

  /** The last answer is asked for again; with none left, the kind. */
  takeBack(): void {
    const { draft } = this;
    const last = this.said.at(-1);
    if (this.extra !== null) this.extra = null;
    else if (draft === null) return;
    else if (last !== undefined) this.change(last);
    else if (this.touches.length > 0) this.saySquares(this.#squaresFact(), this.touches.slice(0, -1));
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
    else if (this.#keptAt(draft, ply)) this.#moveTo(ply);
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

  #keptAt({ facts }: Draft, ply: number | null): boolean {
    const view = this.#room.view();
    return standsThere(piecesSaid(facts), this.scene.board, boardAt(view, ply ?? view.plies.length));
  }

  #moveTo(ply: number | null): void {
    this.atPly = ply;
    this.extra = null;
    if (!this.#byChosen) this.decision.penaltyBy = this.scene.turn;
    this.#changed();
  }

  #squaresFact(): 'touches' | 'misplaced' | 'move' {
    const facts = this.draft?.facts;
    return facts?.touches !== undefined ? 'touches' : facts?.move !== undefined ? 'move' : 'misplaced';
  }

  #forget(): void {
    this.said = [];
    this.extra = null;
    this.shown = null;
    this.problem = null;
    this.checkedMs = null;
    this.#byChosen = false;
    this.#asked = null;
    this.decision.forget();
  }

  #moment(): { readonly board: string; readonly turn: Color; readonly ply: number } {
    const view = this.#room.view();
    const after = this.#after;
    if (after !== null) return { board: after.chessboard, turn: after.turn, ply: after.ply };
    const ply = this.atPly ?? view.plies.length;
    const first = view.start.turn;
    const other = first === 'white' ? 'black' : 'white';
    return { board: boardAt(view, ply), turn: ply % 2 === 0 ? first : other, ply };
  }

  /** Something was said: the Laws are asked anew. Only the last answer counts. */
  #changed(): void {
    const turn = ++this.#turn;
    this.#asked = null;
    this.#settled = this.#tell(turn);
  }

  async #tell(turn: number): Promise<void> {
    this.lookedAt = null;
    this.sending.forget();
    await this.#readSheet(turn);
    if (turn !== this.#turn) return;
    this.#followTurn();
    const incident = this.draft === null ? null : incidentOf(this.draft);
    if (incident === null || this.sheet.wrong !== null) {
      this.#asked = null;
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
    this.#asked = reply.ok ? reply.ruling.question : null;
    if (!reply.ok) {
      this.shown = null;
      return;
    }
    this.#seen = reply.seq;
    this.shown = { ruling: reply.ruling, assumed: [] };
    if (reply.ruling.answer === 'ruled') this.checkedMs ??= Math.round(this.#room.now() - this.#opened);
    else void this.#suppose(turn, reply.ruling.question);
  }

  async #suppose(turn: number, question: string | null): Promise<void> {
    const of = { draft: this.draft, scene: this.scene, ask: (told: Incident) => this.#ask(told) };
    const assumed = await assume(of, question);
    if (turn === this.#turn && assumed !== null) this.shown = assumed;
  }

  #ask(incident: Incident): Promise<RulingAnswer> {
    return this.#room.rule(incident, this.#missing(), this.atPly);
  }

  #missing(): MissingMoves | null {
    const { moves } = this.sheet;
    return moves.length === 0 ? null : { moves, lang: this.#room.language() };
  }

  /** After missing moves the other player may have the move: it is he who did it. */
  #followTurn(): void {
    const { draft } = this;
    const { turn } = this.scene;
    if (draft === null || this.#byChosen || draft.facts.by === turn) return;
    if (byTheSideOnMove.includes(draft.kind)) this.draft = answer(draft, { by: turn });
  }

  /** The missing moves up to the first that cannot be, and the chessboard after them. */
  async #readSheet(turn: number): Promise<void> {
    const missing = this.#missing();
    if (missing === null) {
      this.sheet.told(null);
      this.#after = null;
      return;
    }
    const reply = await this.#room.rule({ kind: 'status' }, missing, null);
    if (turn !== this.#turn) return;
    this.sheet.told(reply.ok ? null : refusalOf(reply.problem));
    this.#after = reply.ok ? reply.ruling : null;
  }

  /** What deciding now would send; null while something is missing. */
  #command(expected: GameResult | null): DecideIncident | null {
    const incident = this.draft === null ? null : incidentOf(this.draft);
    if (incident === null) return null;
    const { round, board } = this.#room.view();
    const { atPly } = this;
    return {
      type: 'decideIncident',
      round,
      board,
      incident,
      missing: this.#missing(),
      ...(atPly === null ? {} : { atPly }),
      recordMissing: this.sheet.record,
      ...this.decision.said,
      expected,
      tookMs: Math.round(this.checkedMs ?? this.#room.now() - this.#opened),
    };
  }
}

/** The squares with one more; one said before goes, and a third begins a move anew. */
function pickedInto({ fact, squares }: SquaresAsked, square: Square): readonly Square[] {
  if (squares.includes(square)) return squares.filter((other) => other !== square);
  return fact === 'move' && squares.length === 2 ? [square] : [...squares, square];
}

function refusalOf(problem: Problem): Refusal | null {
  return problem.kind === 'refusal' ? problem.refusal : null;
}
