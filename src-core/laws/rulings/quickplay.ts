/** Games without increment, where the tournament has adopted Guidelines III: III.2, III.4, III.5. */
import { otherColor } from '../../chess/index.ts';
import type { QuickplayClaim } from '../incident.ts';
import type { Case } from '../record.ts';
import { point, ruled, ruledIfEnded } from '../record.ts';
import type { Ruled } from '../ruling.ts';

type Refusing =
  | 'guidelines.notAdopted'
  | 'guidelines.notInBlitz'
  | 'guidelines.hasIncrement'
  | 'quickplayNotOnMove'
  | 'quickplayTooMuchTime';

export function ruleQuickplayClaim(of: Case, claim: QuickplayClaim): Ruled {
  const over = ruledIfEnded(of, false);
  if (over !== null) return over;
  const { guidelinesIII, quickplay } = of.ruleSet;
  const refused = (code: Refusing, articles: readonly string[]): Ruled =>
    ruled(of, [point(code, articles, { by: claim.by })], { upheld: false });
  if (guidelinesIII.value !== 'adopted')
    return refused(`guidelines.${guidelinesIII.value}`, guidelinesIII.articles);
  if (claim.hasIncrement === true) return refused('guidelines.hasIncrement', ['III.2.2']);
  const under = claim.incrementPossible === true ? ['III.4'] : quickplay.lessThan.articles;
  if (claim.by !== of.position.turn) return refused('quickplayNotOnMove', under);
  if ((claim.secondsLeft ?? 0) >= quickplay.lessThan.value) return refused('quickplayTooMuchTime', under);
  return claim.incrementPossible === true ? withIncrement(of, claim) : judged(of, claim);
}

/** III.4: five seconds a move for both, two minutes to the opponent, if the arbiter agrees. */
function withIncrement(of: Case, { by, arbiterView }: QuickplayClaim): Ruled {
  const { increment, bonusWhenIncrementComes } = of.ruleSet.quickplay;
  if (arbiterView === 'rejects')
    return ruled(of, [point('incrementRefused', increment.articles)], { upheld: false });
  if (arbiterView === 'postpones') return ruled(of, [point('incrementNotPostponed', ['III.4'])]);
  const opponent = otherColor(by);
  const seconds = bonusWhenIncrementComes.value;
  return ruled(
    of,
    [point('incrementComes', increment.articles, { increment: increment.value, to: opponent, seconds })],
    {
      upheld: true,
      addTime: { to: opponent, seconds },
    },
  );
}

function judged(of: Case, { by, arbiterView }: QuickplayClaim): Ruled {
  const { value: seconds, articles } = of.ruleSet.quickplay.bonusWhenRejected;
  const opponent = otherColor(by);
  if (arbiterView === 'rejects') {
    return ruled(of, [point('quickplayRejected', articles, { to: opponent, seconds })], {
      upheld: false,
      addTime: { to: opponent, seconds },
    });
  }
  if (arbiterView === 'postpones')
    return ruled(of, [point('quickplayPostponed', ['III.5.2'], { to: opponent })]);
  return ruled(of, [point('quickplayDraw', ['III.5.1'], { view: arbiterView ?? null })], {
    upheld: true,
    result: '1/2-1/2',
  });
}
