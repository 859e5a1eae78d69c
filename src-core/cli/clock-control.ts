/** A time control as the terminal prints it. */
import type { Period, ReadControl, SideControl } from '../clocks/index.ts';
import {
  COLORS,
  formatPgnTimeControl,
  formatTimeControl,
  formatTrfTimeControl,
  ratingOf,
  regimeOf,
  sideRegime,
  timeForSixtyMoves,
} from '../clocks/index.ts';
import type { Json } from './case-file.ts';
import type { CliWords } from './terminal.ts';

/** Times in seconds; `regime` as A.1 and B.1 have it; `sixtyMoves` is the time each side has for 60 moves. */
export function controlJson(text: string, { control, unit }: ReadControl): Json {
  const { white, black } = control;
  return {
    text,
    canonical: formatTimeControl(control),
    unit,
    periods: white === black ? periodsJson(white) : { white: periodsJson(white), black: periodsJson(black) },
    mode: white.mode === black.mode ? white.mode : { white: white.mode, black: black.mode },
    regime: regimeOf(control),
    regimes: { white: sideRegime(white), black: sideRegime(black) },
    sixtyMoves: { white: inSeconds(timeForSixtyMoves(white)), black: inSeconds(timeForSixtyMoves(black)) },
    rating: ratingOf(control),
    pgn: formatPgnTimeControl(control),
    trf: formatTrfTimeControl(control),
  };
}

function periodsJson({ periods }: SideControl): readonly Json[] {
  return periods.map(({ moves, base, bonus }: Period) => ({
    moves,
    seconds: base / 1000,
    bonus:
      bonus.kind === 'none'
        ? bonus
        : {
            kind: bonus.kind,
            seconds: bonus.ms / 1000,
            ...('times' in bonus ? { times: bonus.times } : {}),
          },
  }));
}

function inSeconds(ms: number | null): number | null {
  return ms === null ? null : ms / 1000;
}

/** The same in words. */
export function controlLines({ control, unit }: ReadControl, words: CliWords): readonly string[] {
  const { white, black } = control;
  const sides = white === black ? (['white'] as const) : COLORS;
  const periods = sides.flatMap((color) =>
    control[color].periods.map(
      (period) => `  ${white === black ? '' : `${words.clock.colors[color]}: `}${words.clock.period(period)}`,
    ),
  );
  return [
    `${formatTimeControl(control)}  (${words.clock.units[unit]})`,
    ...periods,
    words.clock.regimes[regimeOf(control) ?? 'none'],
    words.clock.rating(ratingOf(control)),
  ];
}
