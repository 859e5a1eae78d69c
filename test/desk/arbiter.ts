/** The desk as an arbiter speaks of it: what was written, what is asked, what follows. */
import { expect } from 'vitest';
import { decide, emptyState, fold, viewOf } from '../../src-core/desk/index.ts';
import type { DeclareResult } from '../../src-core/desk/commands/game-commands.ts';
import type {
  Accepted,
  Answer,
  DeskCommand,
  DeskEvent,
  DeskState,
  DeskTopic,
  Entry,
  GameResult,
  InterruptClocks,
  Person,
  PersonId,
  PlayerForm,
  ResultReason,
  TournamentForm,
} from '../../src-core/desk/index.ts';
import type { ActReply, ArbiterView, BoardView, ViewOf } from '../../src-core/contract/desk-api.ts';

export const OPEN: TournamentForm = {
  name: 'Torneo de Linares',
  place: 'Linares',
  begins: '2026-02-20',
  ends: '2026-03-01',
  federation: 'ESP',
  ruleSet: 'standard',
  variant: 'standard',
  rounds: 9,
  boards: 4,
  chiefArbiter: 'Gijssen, Geurt',
};

export function player(name: string, more: Partial<PlayerForm> = {}): PlayerForm {
  const none = { fideId: '', birth: '', sex: '' as const, club: '', title: '', federation: '' };
  const seldom = { nationalId: '', contact: '', nationalRating: null };
  return { ...none, ...seldom, number: 0, rating: null, name, ...more };
}

export const FOUR = [
  player('Anand, Viswanathan', { rating: 2775, title: 'GM', federation: 'IND' }),
  player('Polgár, Judit', { rating: 2675, sex: 'w' }),
  player('Kasparov, Garry', { rating: 2812 }),
  player('Capablanca, José Raúl'),
];

/** A desk with its journal, and hands that act on it. */
export class Arbiter {
  state: DeskState = emptyState;
  readonly people = new Map<PersonId, Person>();
  readonly journal: Entry[] = [];
  /** The desk's own time. */
  now = 0;

  decide(command: DeskCommand): Answer {
    return decide(this.state, this.people, command, this.now);
  }

  /** What the desk asks of itself. */
  asks(command: InterruptClocks): readonly DeskEvent[] {
    const decision = decide(this.state, this.people, command, this.now);
    if (decision.ok) this.write(decision, command.type);
    return decision.ok ? decision.events : [];
  }

  act(command: DeskCommand): Answer {
    const decision = this.decide(command);
    if (decision.ok) this.write(decision, command.type);
    return decision;
  }

  /** What a screen is told of an act. */
  answers(command: DeskCommand): ActReply {
    const decision = this.act(command);
    const seq = this.journal.length;
    return decision.ok
      ? { ok: true, first: seq, last: seq, faults: [], count: 1, repeated: false }
      : decision;
  }

  private write({ events, people }: Accepted, act: string): void {
    for (const person of people) this.people.set(person.id, person);
    for (const event of events) this.writes(event, act);
  }

  /** Puts a line into the journal that nobody decided on. */
  writes(event: DeskEvent, act = 'written'): void {
    const seq = this.journal.length + 1;
    const at = new Date(Date.UTC(2026, 1, 20, 16) + seq * 1000).toISOString();
    const entry: Entry = {
      seq,
      act: `${act} ${seq}`,
      at,
      by: 'Geurt',
      event,
      hash: String(seq).padStart(64, '0'),
    };
    this.journal.push(entry);
    this.state = fold(this.state, entry);
  }

  /** Does it, and gives the lines written; a refusal fails the test. */
  does(command: DeskCommand): readonly DeskEvent[] {
    const decision = this.act(command);
    expect(decision).toMatchObject({ ok: true });
    return decision.ok ? decision.events : [];
  }

  /** Gives the code of the refusal; an act that goes in fails the test. */
  isRefused(command: DeskCommand): string {
    const before = this.journal.length;
    const decision = this.act(command);
    expect(decision.ok, JSON.stringify(decision)).toBe(false);
    expect(this.journal.length).toBe(before);
    return decision.ok ? '' : decision.refusal.code;
  }

  begins(form: Partial<TournamentForm> = {}, example?: string): this {
    const marked = example === undefined ? {} : { example };
    this.does({ type: 'createTournament', form: { ...OPEN, ...form }, ...marked });
    return this;
  }

  registers(...players: readonly PlayerForm[]): this {
    this.does({ type: 'registerPlayers', players });
    return this;
  }

  /** Pairs round 1: `1-2` on board 1, and so on. */
  pairs(...sides: readonly string[]): this {
    const pairings = sides.map((side, at) => {
      const [white = '', black = ''] = side.split('-');
      return { board: at + 1, white, black };
    });
    this.does({ type: 'pairRound', round: 1, pairings });
    return this;
  }

  plays(moves: string, board = 1, lang = 'en'): this {
    for (const text of moves.split(' ')) this.does(moveOf(text, board, lang));
    return this;
  }

  view<T extends DeskTopic>(topic: T): ViewOf<T> {
    return viewOf(this.state, this.people, topic, this.now);
  }

  /** As its arbiter has it before him: the board, and what only he may see of it. */
  board(board = 1, round = 1): BoardView & { readonly arbiter: ArbiterView } {
    const arbiter = this.view({ kind: 'arbiter', round, board });
    return { ...this.view({ kind: 'board', round, board }), arbiter };
  }

  sans(board = 1, round = 1): string {
    return this.board(board, round)
      .plies.map((ply) => ply.san)
      .join(' ');
  }
}

export function moveOf(text: string, board = 1, lang = 'en'): DeskCommand {
  return { type: 'recordMove', round: 1, board, move: { text, lang } };
}

export function resultOf(
  result: GameResult,
  reason: ResultReason,
  more: Partial<{ board: number; note: string; confirmed: boolean }> = {},
): DeclareResult {
  return { type: 'declareResult', round: 1, board: 1, result, reason, note: '', confirmed: false, ...more };
}

export function strikeOf(seq: number, reason = 'mistyped'): DeskCommand {
  return { type: 'strikeEntry', seq, reason };
}

/** Four players and two boards, ready to play. */
export function firstRound(form: Partial<TournamentForm> = {}): Arbiter {
  return new Arbiter()
    .begins(form)
    .registers(...FOUR)
    .pairs('1-2', '3-4');
}
