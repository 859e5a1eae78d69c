/** A time control as text. */
import type { Bonus, Period, SideControl, TimeControl } from './control.ts';

/** The one canonical form, which parseTimeControl reads back: `40/5400+30:1800+30`, `W300-B240`. */
export function formatTimeControl({ white, black }: TimeControl): string {
  const [w, b] = [formatSide(white), formatSide(black)];
  return w === b ? w : `W${w}-B${b}`;
}

/** The value of PGN's TimeControl tag: `-` where the time is only counted. What PGN has no form for stays ours. */
export function formatPgnTimeControl(control: TimeControl): string {
  return control.white.mode === 'up' && control.black.mode === 'up' ? '-' : formatTimeControl(control);
}

/**
 * TRF26's record 222: `d`, `d:d` or `Wd-Bd`, d being M/S, M/S+I, S or S+I in whole seconds. Null where the record
 * cannot say it (delays, byo-yomi, hourglass, fractions of a second).
 */
export function formatTrfTimeControl(control: TimeControl): string | null {
  const period = '(\\d+\\/)?\\d+(\\+\\d+)?';
  const side = `${period}(:${period})*`;
  const text = formatTimeControl(control);
  return new RegExp(`^(${side}|W${side}-B${side})$`).test(text) ? text : null;
}

function formatSide({ mode, periods }: SideControl): string {
  if (mode === 'up') return 'up';
  if (mode === 'hourglass') return `*${seconds(periods[0].base)}`;
  return periods.map(formatPeriod).join(':');
}

function formatPeriod({ moves, base, bonus }: Period): string {
  return `${moves === null ? '' : `${moves}/`}${seconds(base)}${formatBonus(bonus)}`;
}

function formatBonus(bonus: Bonus): string {
  switch (bonus.kind) {
    case 'none':
      return '';
    case 'increment':
      return `+${seconds(bonus.ms)}`;
    case 'delay':
      return `d${seconds(bonus.ms)}`;
    case 'bronstein':
      return `b${seconds(bonus.ms)}`;
    case 'byoYomi':
      return `y${seconds(bonus.ms)}x${bonus.times}`;
  }
}

function seconds(ms: number): string {
  return String(ms / 1000);
}
