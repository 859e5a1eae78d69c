/** The draw of a start position as an arbiter speaks of it, with the hour and the dice in the test's hand. */
import { createHash } from 'node:crypto';
import type {
  DeskCommand,
  DrawMethodForm,
  DrawTerms,
  DrawView,
  TournamentForm,
} from '../../src-core/contract/desk-api.ts';
import type { Answer } from '../../src-core/desk/index.ts';
import { Arbiter, FOUR } from './arbiter.ts';

export const NOON = Date.UTC(2026, 1, 20, 12);
export const minutes = (many: number): number => many * 60_000;

export const TERMS: DrawTerms = {
  exclude: [518],
  noRepeat: true,
  perBoard: false,
  bothGames: false,
  studyMinutes: 10,
  show: 'atOnce',
  showMinutes: 15,
};

export const hash = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

interface More {
  readonly round: number;
  readonly board: number;
  readonly again: string;
  readonly witnesses: readonly string[];
  readonly showAt: number | null;
  readonly startsAt: number | null;
}

export class DrawArbiter extends Arbiter {
  override now = NOON;
  private made = 0;

  /** As the desk's service does: its own hour and its own random bytes. */
  override decide(command: DeskCommand): Answer {
    if (!('draw' in command)) return super.decide(command);
    this.made += 1;
    return super.decide({ ...command, given: { now: this.now, random: hash(`random ${this.made}`) } });
  }

  settles(terms: Partial<DrawTerms> = {}, reason = ''): this {
    this.does(policyOf(terms, reason));
    return this;
  }

  commits(more: Partial<More> = {}): this {
    this.does(commitOf(more));
    return this;
  }

  adds(...texts: readonly string[]): this {
    for (const text of texts) this.does(inputOf(text));
    return this;
  }

  draws(by: DrawMethodForm = { method: 'program' }, more: Partial<More> = {}): this {
    this.does(drawOf(by, more));
    return this;
  }

  shows(round = 1): DrawView {
    return this.view({ kind: 'draw', round });
  }

  /** The last draw of a round. */
  last(round = 1): DrawView['draws'][number] {
    const last = this.shows(round).draws.at(-1);
    if (last === undefined) throw new Error(`round ${round} has no draw`);
    return last;
  }
}

export const policyOf = (terms: Partial<DrawTerms> = {}, reason = ''): DeskCommand => ({
  type: 'setDrawPolicy',
  terms: { ...TERMS, ...terms },
  reason,
});

const usual: More = { round: 1, board: 0, again: '', witnesses: [], showAt: null, startsAt: null };

export function commitOf(more: Partial<More> = {}): DeskCommand {
  const { round, board, again, showAt, startsAt } = { ...usual, ...more };
  return { type: 'commitDraw', draw: { round, board }, again, showAt, startsAt };
}

export function inputOf(text: string, more: Partial<More> = {}): DeskCommand {
  const { round, board } = { ...usual, ...more };
  return { type: 'addDrawInput', draw: { round, board }, kind: 'phrase', text };
}

export function drawOf(by: DrawMethodForm, more: Partial<More> = {}): DeskCommand {
  const { round, board, ...rest } = { ...usual, ...more };
  return { type: 'drawStartPosition', draw: { round, board }, by, ...rest };
}

export function timesOf(more: Partial<More> = {}, reason = 'the hall is late'): DeskCommand {
  const { round, board, showAt, startsAt } = { ...usual, ...more };
  return { type: 'changeDrawTimes', draw: { round, board }, showAt, startsAt, reason };
}

export const showOf = (reason = '', round = 1, board = 0): DeskCommand => ({
  type: 'showStartPosition',
  draw: { round, board },
  reason,
});

/** A Chess960 tournament with a policy and two boards in its first round. */
export function hall(terms: Partial<DrawTerms> = {}, form: Partial<TournamentForm> = {}): DrawArbiter {
  const desk = new DrawArbiter();
  desk
    .begins({ variant: 'chess960', ...form })
    .registers(...FOUR)
    .pairs('1-2', '3-4');
  return desk.settles(terms);
}
