/** How a game between two ratings ends: the model of O. Milvang (2015), to which FIDE refers for generated events. */

/** Of a million games; the others are drawn. */
export interface Odds {
  readonly white: number;
  readonly black: number;
}

const MILLION = 1_000_000;

/** Never from `never` down and always from `always` up; between them two parabolas that meet at `middle`. */
interface Curve {
  readonly never: number;
  readonly middle: number;
  readonly share: number;
  readonly always: number;
}

/**
 * What comes of the ratings. The four operations that are used here are rounded alike everywhere (IEEE 754), and the
 * outcome is a whole number.
 */
export function oddsOf(white: number, black: number): Odds {
  const mean = (white + black) / 2;
  const above = Math.max(0, (mean - 1200) / 1200);
  const strength = above * above;
  const whites: Curve = {
    never: -1492 + 0.391 * mean,
    middle: 40,
    share: 0.45 - 0.1 * strength,
    always: 1691 - 0.428 * mean,
  };
  const blacks: Curve = {
    never: -1428 + 0.388 * mean,
    middle: 80,
    share: 0.46 - 0.13 * strength,
    always: 1753 - 0.416 * mean,
  };
  const won = inMillion(whites, white - black);
  return { white: won, black: Math.min(MILLION - won, inMillion(blacks, black - white)) };
}

function inMillion({ never, middle, share, always }: Curve, difference: number): number {
  if (difference <= never) return 0;
  if (difference >= always) return MILLION;
  const up = (difference - never) / (middle - never);
  const down = (always - difference) / (always - middle);
  return Math.round(MILLION * (difference <= middle ? share * up * up : 1 - (1 - share) * down * down));
}
