import type {
  ClockAction,
  Color,
  DeskCommand,
  EndingView,
  ForfeitProposal,
  GameResult,
  ResultReason,
} from '../../../src-core/contract/desk-api.ts';
import type { PutOff } from '../../../src-core/vocabulary/pairings.ts';
import type { ArbitersBoard } from '../../arbiters-board.ts';
import type { DeskMirror, Problem } from '../../desk-mirror.svelte.ts';
import { faultOf } from '../../fault-of.ts';
import type { Words } from '../../words.svelte.ts';
import { type ActionName, PUTS_OFF, putsOff } from './actions.ts';
import { movedBy } from './board-keys.ts';
import { isLeaving, type LeavesTo } from './leaving.ts';
import { copyText } from './copy-text.ts';
import type { Mend } from './mend.ts';
import { asDrawn, momentAt } from './moments.ts';
import { Recorder } from './recorder.svelte.ts';
import { type Asked, lawsSaid } from './result-reasons.ts';
import { resultTyped } from './typed-moves.ts';

export interface Said {
  readonly text: string;
  /** What could not be copied, to be copied by hand. */
  readonly whole: string | null;
}

export interface Begins {
  readonly position: string;
  readonly reason: string;
}

export interface TableRoom {
  readonly view: () => ArbitersBoard;
  readonly words: Words;
  readonly desk: DeskMirror;
  /** To the journal of this board, or to an incident here. */
  readonly leave: (to: LeavesTo) => void;
  /** The line has the focus again. */
  readonly refocus: () => void;
}

/** What one screen shows of a board and has begun there: the moment looked at, the side below, the open dialog. */
export class Table {
  readonly recorder: Recorder;
  readonly #room: TableRoom;
  orientation: Color = $state('white');
  open: ActionName | null = $state(null);
  /** A result typed into the line, for the dialog that asks why. */
  typedResult: GameResult | null = $state(null);
  /** A result written with one press, and what the Laws say otherwise: the dialog asks it. */
  asked: Asked | null = $state.raw(null);
  /** A game pasted into the line. */
  pasted = $state('');
  /** A start position proposed, and why. */
  begins: Begins | null = $state.raw(null);
  said: Said | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** The ply looked at; null: now. */
  #looked: number | null = $state(null);

  constructor(room: TableRoom) {
    this.#room = room;
    this.recorder = new Recorder({
      view: room.view,
      language: () => room.words.language,
      take: (command, seen) => room.desk.take(command, seen),
      propose: (command) => room.desk.propose(command),
    });
  }

  get #now(): number {
    return this.#room.view().plies.length;
  }

  get shown(): number {
    return Math.min(this.#looked ?? this.#now, this.#now);
  }

  get past(): boolean {
    return this.shown !== this.#now;
  }

  readonly moment = $derived.by(() => momentAt(this.#room.view(), this.shown));

  get playing(): boolean {
    const { result, state } = this.#room.view();
    return result === null && state !== 'bye';
  }

  /** What the hand may do: nothing while an earlier moment is shown. */
  readonly legal = $derived.by(() => (!this.past && this.playing ? this.#room.view().legal : []));

  /** The only moves the player may make now, by a ruling. */
  readonly duty = $derived.by(() =>
    this.past ? [] : (this.#room.view().arbiter.duty?.allowed ?? []).map(asDrawn),
  );

  /** Shows an earlier moment; null: now. */
  readonly look = (ply: number | null): void => {
    this.#looked = ply === null || ply >= this.#now ? null : Math.max(0, ply);
  };

  readonly act = (name: ActionName): void => {
    this.said = null;
    if (name === 'flip') this.orientation = this.orientation === 'white' ? 'black' : 'white';
    else if (name === 'copyFen') void this.#copy(this.moment.fen, this.#room.words.board.fenCopied);
    else if (name === 'copyPgn') void this.#copyPgn();
    else if (isLeaving(name)) this.#room.leave(name);
    else if (putsOff(name)) void this.#putOff(PUTS_OFF[name]);
    else this.open = name;
  };

  /** Whatever was pressed meanwhile: an arbiter who stops a clock stops it. */
  readonly actClock = (action: ClockAction): void => {
    const { round, board } = this.#room.view();
    void this.#send({ type: 'clockAct', round, board, ...action, pressed: null, reason: '' });
  };

  /** Pauses a clock that runs, and lets one go on that stands or was not started. */
  readonly turnClock = (): void => {
    const { clock, result } = this.#room.view();
    if (clock === null || result !== null || clock.interrupted !== null || clock.phase === 'over') return;
    const does = {
      ready: 'start',
      running: 'pause',
      paused: 'resume',
      frozen: 'resume',
      fallen: 'resume',
    } as const;
    this.actClock({ do: does[clock.phase] });
  };

  /** The clock is brought to agree with the moves. */
  readonly mend = ({ does }: Mend): void => {
    if (typeof does === 'string') this.act(does);
    else void this.#send(does);
  };

  #putOff(what: PutOff | null): Promise<void> {
    const { round, board } = this.#room.view();
    return this.#send({ type: 'putOffGame', round, board, what, note: '' });
  }

  async #send(command: DeskCommand): Promise<void> {
    const answer = await this.#room.desk.act(command, null);
    this.problem = answer.ok ? null : answer.problem;
  }

  readonly close = (): void => {
    this.open = null;
    this.typedResult = null;
    this.asked = null;
    this.pasted = '';
    this.begins = null;
    this.#room.refocus();
  };

  /** Proposes the start of this number with all its rights, told in the dialog, where it can be changed. */
  readonly beginFrom = (position: string, number: number): void => {
    this.begins = { position, reason: this.#room.words.board.rightsReason(number) };
    this.open = 'start';
  };

  /** Records what stands in the line; of a result it asks why. */
  readonly record = (): void => {
    this.said = null;
    const result = resultTyped(this.recorder.text);
    if (result === null || !this.playing) return this.recorder.record();
    this.recorder.clear();
    this.typedResult = result;
    this.open = 'result';
  };

  readonly recordEnding = ({ result, reason }: EndingView): Promise<void> =>
    this.#declare(result, reason, '');

  /** Absent past the default time: its article is the note. */
  readonly recordForfeit = ({ result, reason, article }: ForfeitProposal): Promise<void> =>
    this.#declare(result, reason, article);

  async #declare(result: GameResult, reason: ResultReason, note: string): Promise<void> {
    const { round, board } = this.#room.view();
    const command = {
      type: 'declareResult',
      round,
      board,
      result,
      reason,
      note,
      confirmed: false,
    } as const;
    const answer = await this.recorder.act(command, this.recorder.seen);
    this.problem = null;
    if (answer.ok) return this.#room.refocus();
    const { problem } = answer;
    if (lawsSaid(problem) === null) {
      this.problem = problem;
      return this.#room.refocus();
    }
    this.asked = { result, reason, note, problem };
    this.open = 'result';
  }

  /** A key pressed in the line; true where it was one of ours. */
  keyInLine(key: string): boolean {
    const { recorder } = this;
    const ply = recorder.text === '' ? movedBy(key, this.shown) : null;
    if (ply !== null) this.look(ply);
    // no move begins with it, in either language
    else if (key.toLowerCase() === 'i' && recorder.text === '') this.act('incident');
    else if (key === 'Escape' && (recorder.text !== '' || recorder.trouble !== null)) recorder.clear();
    else if (key === 'Escape' && this.past) this.look(null);
    else {
      // a move is recorded at the end: that is shown while it is typed
      if (key.length === 1) this.look(null);
      return false;
    }
    return true;
  }

  /** Opens the dialog for a whole game; false for a few words, which go into the line. */
  paste(text: string): boolean {
    if (!text.includes('\n') && !text.includes('[')) return false;
    this.pasted = text;
    this.open = 'pgn';
    return true;
  }

  async #copyPgn(): Promise<void> {
    const { round, board } = this.#room.view();
    try {
      const { text } = await this.#room.desk.document({ kind: 'pgnAt', round, board, ply: this.shown });
      await this.#copy(text, this.#room.words.board.pgnCopied);
    } catch (cause) {
      this.problem = { kind: 'fault', fault: faultOf(cause) };
    }
  }

  async #copy(text: string, done: string): Promise<void> {
    const copied = await copyText(text);
    this.said = copied
      ? { text: done, whole: null }
      : { text: this.#room.words.board.copyFailed, whole: text };
  }
}
