import type { Color, Penalty, PenaltyCode } from '../../../src-core/contract/desk-api.ts';

const timed: readonly PenaltyCode[] = ['moreTimeToOpponent', 'lessTimeToOffender'];
const scored: readonly PenaltyCode[] = ['morePointsToOpponent', 'fewerPointsToOffender'];
const noted: readonly PenaltyCode[] = ['fine', 'exclusionFromRounds', 'expulsion', 'warning'];

/** One penalty of 12.9 as it is being chosen; a decision may have several. */
export class PenaltyRow {
  readonly code: PenaltyCode;
  by = $state<Color>('white');
  minutes = $state('2');
  points = $state<'0.5' | '1'>('0.5');
  note = $state('');

  constructor(code: PenaltyCode, by: Color) {
    this.code = code;
    this.by = by;
  }

  get isTimed(): boolean {
    return timed.includes(this.code);
  }

  get isScored(): boolean {
    return scored.includes(this.code);
  }

  get isNoted(): boolean {
    return noted.includes(this.code);
  }

  get penalty(): Penalty {
    const { by, code } = this;
    const ms = this.isTimed ? minutesAsMs(this.minutes) : null;
    const points = this.isScored ? Number(this.points) : null;
    return { by, code, ms, points, note: this.note.trim() };
  }
}

function minutesAsMs(text: string): number | null {
  const minutes = Number(text.trim().replace(',', '.'));
  return Number.isFinite(minutes) && minutes > 0 ? Math.round(minutes * 60_000) : null;
}
