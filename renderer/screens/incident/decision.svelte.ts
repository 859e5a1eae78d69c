import type {
  Color,
  DecideIncident,
  GameResult,
  Penalty,
  PenaltyCode,
  RulingView,
} from '../../../src-core/contract/desk-api.ts';
import type { ArbitersBoard } from '../../arbiters-board.ts';
import { type Language, regionOf } from '../../../src-core/words/language.ts';
import { sanIn } from '../../../src-core/words/moves.ts';
import { clockTime } from '../../../src-core/words/clock-times.ts';
import type { ClockTimes } from '../../../src-core/vocabulary/clocks.ts';
import { readChange, readClock } from './clock-text.ts';
import { PenaltyRow } from './penalty-row.svelte.ts';

const colors: readonly Color[] = ['white', 'black'];

/** What the arbiter adds to a ruling, or decides instead of it. */
export class Decision {
  /** Not as the Laws say. */
  own = $state(false);
  reason = $state('');
  result = $state<GameResult | null>(null);
  /** What is put on each clock or taken from it, as typed: `+2:00`. */
  changes = $state({ white: '', black: '' });
  /** Of a clock that goes back: which times; null: those the desk proposes. */
  clockTimes = $state<ClockTimes | null>(null);
  /** Whose gained increment is taken back. */
  increment = $state<Color | null>(null);
  illegal = $state<Color | null>(null);
  /** White and Black of the pairing are exchanged. */
  exchanged = $state(false);
  /** The game goes back to just after so many plies; null: it stays. */
  restore = $state<number | null>(null);
  /** Only the moves typed may be made. */
  bound = $state(false);
  moves = $state('');
  rows: readonly PenaltyRow[] = $state.raw([]);
  penaltyBy = $state<Color>('white');
  statements = $state({ white: '', black: '' });
  witnesses = $state('');
  note = $state('');
  clocks = $state({ white: '', black: '' });
  #language: Language = 'en';

  /** Something was decided or typed here. */
  get begun(): boolean {
    const { statements, clocks } = this;
    const typed = [statements.white, statements.black, this.witnesses, this.note, clocks.white, clocks.black];
    return this.own || this.rows.length > 0 || typed.some((text) => text.trim() !== '');
  }

  /** What was decided; statements and clock times stay. */
  forget(): void {
    this.own = false;
    this.clockTimes = null;
    this.rows = [];
  }

  /** Decides otherwise, beginning with what the Laws propose, or as they say. */
  toggle(ruling: RulingView | null, view: ArbitersBoard, language: Language): void {
    if (this.own) this.own = false;
    else this.startFrom(ruling?.answer === 'ruled' ? ruling : null, view, language);
  }

  /** Decides otherwise, beginning with what the Laws propose. */
  startFrom(ruling: RulingView | null, view: ArbitersBoard, language: Language): void {
    this.own = true;
    this.#language = language;
    this.result = ruling?.result ?? null;
    const time = ruling?.time ?? null;
    const given = (color: Color): string => {
      const ms = (ruling?.times?.[color] ?? 0) + (time?.to === color ? time.ms : 0);
      return ms === 0 ? '' : `${ms < 0 ? '-' : '+'}${clockTime(Math.abs(ms))}`;
    };
    this.changes = { white: given('white'), black: given('black') };
    this.increment = ruling?.removeIncrement ?? null;
    this.illegal =
      colors.find((side) => (ruling?.illegalCount[side] ?? 0) > view.arbiter[side].illegal) ?? null;
    this.exchanged = ruling?.coloursExchanged ?? false;
    const back = ruling?.newGame === true ? 0 : (ruling?.restoreToPly ?? view.plies.length);
    this.restore = back < view.plies.length ? back : null;
    this.bound = ruling !== null && ruling.allowed !== null;
    this.moves = (ruling?.allowed ?? []).map(({ san }) => sanIn(regionOf(language), san)).join(' ');
  }

  punish(code: PenaltyCode): void {
    this.rows = [...this.rows, new PenaltyRow(code, this.penaltyBy)];
  }

  spare(row: PenaltyRow): void {
    this.rows = this.rows.filter((other) => other !== row);
  }

  readonly penalties: readonly Penalty[] = $derived(this.rows.map(({ penalty }) => penalty));

  /** What the arbiter puts on the clocks himself; nothing where the game ends. */
  readonly times: Readonly<Record<Color, number>> = $derived.by(() => {
    const { white, black } = this.changes;
    if (this.result !== null) return { white: 0, black: 0 };
    return { white: readChange(white) ?? 0, black: readChange(black) ?? 0 };
  });

  /** The only moves that may then be made; null: any. */
  readonly allowed: readonly string[] | null = $derived.by(() => {
    const typed = this.moves.split(/[\s,;]+/).filter(Boolean);
    return this.bound && this.result === null && typed.length > 0 ? typed : null;
  });

  /** Something typed cannot be read, or is left to be said: nothing is sent without it. */
  readonly unclear: boolean = $derived.by(() => {
    if (!this.own || this.result !== null) return false;
    const { white, black } = this.changes;
    return readChange(white) === null || readChange(black) === null || (this.bound && this.allowed === null);
  });

  get said(): Pick<
    DecideIncident,
    'decision' | 'penalties' | 'statements' | 'witnesses' | 'note' | 'clocks' | 'times'
  > {
    const { statements, clocks } = this;
    return {
      decision: this.own ? this.#own() : { kind: 'laws' },
      penalties: this.penalties,
      statements: { white: statements.white.trim(), black: statements.black.trim() },
      witnesses: this.witnesses.trim(),
      note: this.note.trim(),
      clocks: { white: readClock(clocks.white), black: readClock(clocks.black) },
      ...(this.clockTimes === null ? {} : { times: this.clockTimes }),
    };
  }

  #own(): DecideIncident['decision'] {
    const { reason, result, times, illegal, restore, allowed, increment, exchanged } = this;
    const correction = times.white === 0 && times.black === 0 ? {} : { times };
    const back = increment === null || result !== null ? {} : { removeIncrement: increment };
    const colours = exchanged ? { exchangeColours: true } : {};
    const rest = { result, time: null, illegal, restoreToPly: restore, allowed };
    return {
      kind: 'own',
      reason: reason.trim(),
      ...rest,
      lang: this.#language,
      ...correction,
      ...back,
      ...colours,
    };
  }
}
