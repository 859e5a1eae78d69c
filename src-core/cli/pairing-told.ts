/** A pairing as the terminal tells it: for programs, and bracket by bracket for people. */
import {
  type Explanation,
  type NoPairing,
  type Paired,
  type ToldFailure,
  type ToldWhy,
  blockingOf,
  explanationOf,
} from '../tournament/swiss/index.ts';
import type { Color } from '../vocabulary/colors.ts';
import type { Terminal } from './terminal.ts';

const LIMBO = 'limbo';

/** Scores in points; a moved-down player who floats on is `limbo 4.5`. */
function plainFailure(failure: ToldFailure): number | readonly (number | string)[] {
  if (typeof failure === 'number') return failure;
  return failure.map((each) => (typeof each === 'number' ? each : `${LIMBO} ${each.limbo.toFixed(1)}`));
}

const LETTERS: Readonly<Record<Color, string>> = { white: 'W', black: 'B' };
const plainColors = (colors: readonly Color[]): string => colors.map((color) => LETTERS[color]).join('');

/**
 * `boards` are White and Black in board order; of each, `rules` are the articles 5.2.1 to 5.2.5 that gave its colours and
 * `colors` those of the games played before, the latest last. `barred`: who may not have the bye, since which round.
 */
export function plainPairing(paired: Paired): unknown {
  const { boards, bye, barred, brackets } = explanationOf(paired);
  return {
    boards: boards.map(({ white, black }) => [white.number, black.number]),
    rules: boards.map(({ rule }) => rule),
    colors: boards.map(({ white, black }) => [plainColors(white.colors), plainColors(black.colors)]),
    bye: bye?.number ?? null,
    barred,
    brackets: brackets.map(({ score, residents, moved, limbo, down, pairs, fails }) => ({
      score,
      residents,
      mdp: moved,
      limbo,
      down,
      pairs,
      fails: Object.fromEntries(fails.map(({ criterion, failure }) => [criterion, plainFailure(failure)])),
    })),
  };
}

/** Scores in points, and who is in the way by their numbers. */
export function plainWhy(why: ToldWhy): unknown {
  if (why.kind !== 'worse') return why;
  return { ...why, paired: plainFailure(why.paired), forced: plainFailure(why.forced) };
}

export function plainBlocking({ field, blocked }: NoPairing): unknown {
  return { none: true, blocking: blockingOf(field, blocked) };
}

/** Board by board with the rule of its colours, who has the bye and who may not, then bracket by bracket. */
export function pairingLines(explanation: Explanation, { words }: Terminal): readonly string[] {
  const { swiss } = words;
  const { reasons } = swiss;
  const { boards, bye, barred, brackets } = explanation;
  return [
    ...boards.map((board, at) =>
      swiss.board(at + 1, board.white.number, board.black.number, reasons.colors(board)),
    ),
    ...(bye === null ? [] : [swiss.bye(bye.number)]),
    ...barred.map((each) => `  ${reasons.barred(each, String)}`),
    '',
    ...brackets.flatMap((bracket) => [
      reasons.bracket(bracket).join('; '),
      ...reasons.fails(bracket).map((line) => `  ${line}`),
    ]),
  ];
}

export function blockingLines({ field, blocked }: NoPairing, { words }: Terminal): readonly string[] {
  const { reasons } = words.swiss;
  return [reasons.none, ...blockingOf(field, blocked).map((each) => reasons.blocking(each, String))];
}
