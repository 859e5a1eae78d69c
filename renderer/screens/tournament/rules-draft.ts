/** What a tournament pairs and counts by, as it is being typed. */
import type { PairingRulesView, TournamentView } from '../../../src-core/contract/desk-api.ts';
import type { PairingRulesForm } from '../../../src-core/contract/desk-api.ts';
import type { Color } from '../../../src-core/vocabulary/colors.ts';
import type { PairingSystem } from '../../../src-core/vocabulary/pairings.ts';

export interface RulesDraft {
  system: PairingSystem | '';
  initialColor: Color | '';
  /** Null where the points are as a report had them. */
  points: { win: string; draw: string; loss: string; pairing: string } | null;
  acceleration: 'none' | 'baku' | 'own';
  halfPointByes: string;
  tieBreaks: readonly string[];
}

/** `number`: as the language writes one. */
export function rulesDraftOf(rules: PairingRulesView, number: (value: number) => string): RulesDraft {
  const { system, initialColor, usualPoints, acceleration, halfPointByes, tieBreaks } = rules;
  return {
    system: system ?? '',
    initialColor: initialColor ?? '',
    points:
      usualPoints === null
        ? null
        : {
            win: number(usualPoints.win),
            draw: number(usualPoints.draw),
            loss: number(usualPoints.loss),
            pairing: number(usualPoints.pairing),
          },
    acceleration: typeof acceleration === 'string' ? acceleration : 'own',
    halfPointByes: halfPointByes === null ? '' : `${halfPointByes}`,
    tieBreaks: tieBreaks?.codes ?? [],
  };
}

/** `1`, `0,5`, `.5`, `½`; null where it is no number. */
export function pointsTyped(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace(/^½$/, '0.5').replace('½', '.5');
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** The form the desk is given; null where a number is none. */
export function rulesFormOf(draft: RulesDraft, rules: PairingRulesView): PairingRulesForm | null {
  const points = pointsOf(draft, rules);
  const byes = draft.halfPointByes.trim();
  if (points === null || !/^\d*$/.test(byes)) return null;
  const { system, initialColor, acceleration, tieBreaks } = draft;
  const same = rules.tieBreaks?.codes.join() === tieBreaks.join();
  return {
    system: system === '' ? null : system,
    initialColor: initialColor === '' ? null : initialColor,
    points,
    acceleration: acceleration === 'own' ? rules.acceleration : acceleration,
    tieBreaks: same
      ? rules.tieBreaks
      : tieBreaks.length === 0
        ? null
        : { codes: tieBreaks, withPoints: tieBreaks.includes('PTS') },
    halfPointByes: byes === '' ? null : Number(byes),
  };
}

function pointsOf(
  { points }: RulesDraft,
  rules: TournamentView['pairing'],
): PairingRulesForm['points'] | null {
  if (points === null) return rules.points;
  const win = pointsTyped(points.win);
  const draw = pointsTyped(points.draw);
  const loss = pointsTyped(points.loss);
  const pairing = pointsTyped(points.pairing);
  if (win === null || draw === null || loss === null || pairing === null) return null;
  return { win, draw, loss, pairing };
}
