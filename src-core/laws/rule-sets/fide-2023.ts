/**
 * FIDE Laws of Chess, Handbook E.I.01, in force since 2023-01-01, in their five regimes. Rapid and blitz punish
 * with one minute instead of two (A.3). B.2 points to the Competitive Rules without naming A.3: one minute is our
 * reading, which a tournament may set.
 */
import type { Law, Regime, RuleSet, TournamentRules } from './rule-set.ts';
import { law, minutes } from './rule-set.ts';

/** The rule set of a regime, with what a tournament has set. */
export function fide2023(regime: Regime, rules: TournamentRules = {}): RuleSet {
  const unsupervised = regime === 'rapid-a5' || regime === 'blitz-b3';
  const settings = unsupervised ? law(10, 'A.5.1') : null;
  return {
    edition: 'fide-2023',
    regime,
    bonusForIllegalAct: bonus(regime, rules, '7.5.5'),
    illegalActsThatLose: law(2, '7.5.5'),
    correctedUntil: unsupervised ? law('opponentsNextMove', 'A.5.2') : law('endOfGame', '7.5.1'),
    bonusForWrongClaim: bonus(regime, rules, '9.5.3'),
    occurrencesToClaim: law(3, '9.2'),
    quietPliesToClaim: law(100, '9.3'),
    movesEachBeforeAgreement: law(1, '5.2.3'),
    coloursPutRightBefore: law(10, '7.3'),
    settingsStandAfter: settings,
    illegalPositionDraws: unsupervised ? law(true, 'A.5.4') : law(false, '7.5.1'),
    defaultTime: law(minutes(rules.defaultTimeMinutes ?? 0), '6.7.1'),
    noDrawBeforeMove: law(rules.noDrawBeforeMove ?? 0, '9.1.1'),
    flagAsWell: FLAG_AS_WELL[regime],
    nearSeventyFive: law(149, '9.6.2'),
    // a tournament of before this was asked rules on an adjournment as it did
    guidelinesI: law(rules.guidelinesI === false ? 'notAdopted' : 'adopted', '0.2'),
    guidelinesIII: guidelines(regime, rules),
    quickplay: {
      lessThan: law(minutes(2), 'III.5'),
      increment: law(5, 'III.4'),
      bonusWhenIncrementComes: law(minutes(2), 'III.4'),
      bonusWhenRejected: law(minutes(2), 'III.5.3'),
    },
    stopWriting: { lessThan: law(minutes(5), '8.4'), unlessIncrement: law(30, '8.4') },
    looksAtTheRecord: looks(regime),
  };
}

const FLAG_AS_WELL: Readonly<Record<Regime, readonly string[]>> = {
  standard: [],
  'rapid-a4': ['A.4'],
  'rapid-a5': ['A.5.3'],
  'blitz-b2': ['B.2'],
  'blitz-b3': ['B.3', 'A.5.3'],
};

function bonus(regime: Regime, rules: TournamentRules, article: string): Law<number> {
  if (regime === 'standard') return law(minutes(2), article);
  if (regime === 'blitz-b2') return law(minutes(rules.minutesInSupervisedBlitz ?? 1), article, 'A.3');
  return law(minutes(1), article, 'A.3');
}

function guidelines(regime: Regime, rules: TournamentRules): RuleSet['guidelinesIII'] {
  if (regime === 'blitz-b2' || regime === 'blitz-b3') return law('notInBlitz', 'III.2.2');
  return law(rules.guidelinesIII === true ? 'adopted' : 'notAdopted', 'III.2.1');
}

function looks(regime: Regime): Law<number> | null {
  if (regime === 'rapid-a4') return law(5, 'A.4.3');
  return regime === 'blitz-b2' ? law(5, 'B.2.3') : null;
}
