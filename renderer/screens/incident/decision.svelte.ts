import type {
  Color,
  DecideIncident,
  GameResult,
  Penalty,
  PenaltyCode,
  TimeGiven,
} from '../../../src-core/desk-api.ts';
import { readClock } from './clock-text.ts';

const timed: readonly PenaltyCode[] = ['moreTimeToOpponent', 'lessTimeToOffender'];
const scored: readonly PenaltyCode[] = ['morePointsToOpponent', 'fewerPointsToOffender'];
const noted: readonly PenaltyCode[] = ['fine', 'exclusionFromRounds', 'expulsion', 'warning'];

export const isTimed = (code: PenaltyCode): boolean => timed.includes(code);
export const isScored = (code: PenaltyCode): boolean => scored.includes(code);
export const isNoted = (code: PenaltyCode): boolean => noted.includes(code);

/** What the arbiter adds to a ruling, or decides instead of it. */
export class Decision {
  /** Not as the Laws say. */
  own = $state(false);
  reason = $state('');
  result = $state<GameResult | null>(null);
  timeTo = $state<Color | null>(null);
  minutes = $state('2');
  illegal = $state<Color | null>(null);
  penalty = $state<PenaltyCode | null>(null);
  penaltyBy = $state<Color>('white');
  penaltyMinutes = $state('2');
  penaltyPoints = $state('0.5');
  penaltyNote = $state('');
  statements = $state({ white: '', black: '' });
  witnesses = $state('');
  note = $state('');
  clocks = $state({ white: '', black: '' });

  /** What was decided; statements and clock times stay. */
  forget(): void {
    this.own = false;
    this.result = null;
    this.timeTo = null;
    this.illegal = null;
    this.penalty = null;
  }

  readonly penalties: readonly Penalty[] = $derived.by(() => {
    const code = this.penalty;
    if (code === null) return [];
    const ms = isTimed(code) ? minutesAsMs(this.penaltyMinutes) : null;
    const points = isScored(code) ? numberOf(this.penaltyPoints) : null;
    return [{ by: this.penaltyBy, code, ms, points, note: this.penaltyNote.trim() }];
  });

  get said(): Pick<
    DecideIncident,
    'decision' | 'penalties' | 'statements' | 'witnesses' | 'note' | 'clocks'
  > {
    const { statements, clocks } = this;
    return {
      decision: this.own ? this.#own() : { kind: 'laws' },
      penalties: this.penalties,
      statements: { white: statements.white.trim(), black: statements.black.trim() },
      witnesses: this.witnesses.trim(),
      note: this.note.trim(),
      clocks: { white: readClock(clocks.white), black: readClock(clocks.black) },
    };
  }

  /** Time added by the arbiter's own decision; none where the game ends. */
  get time(): TimeGiven | null {
    const { result, timeTo } = this;
    const ms = minutesAsMs(this.minutes);
    return result === null && timeTo !== null && ms !== null ? { to: timeTo, ms } : null;
  }

  #own(): DecideIncident['decision'] {
    const { reason, result, time, illegal } = this;
    return { kind: 'own', reason: reason.trim(), result, time, illegal, restoreToPly: null, allowed: null };
  }
}

function numberOf(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'));
  return Number.isFinite(value) && value > 0 ? value : null;
}

function minutesAsMs(text: string): number | null {
  const minutes = numberOf(text);
  return minutes === null ? null : Math.round(minutes * 60_000);
}
