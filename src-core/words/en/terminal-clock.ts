import type { ControlErrorCode, NotRated } from '../../clocks/index.ts';
import { bonusText } from '../bonus-text.ts';
import { durationOf } from '../duration.ts';
import type { TerminalClockWords } from '../es/terminal-clock.ts';

const problems: Readonly<Record<ControlErrorCode, string>> = {
  empty: 'there is no time control',
  numberExpected: 'a number is expected here',
  unexpected: 'this is not understood',
  impossibleMoves: 'this is no count of moves',
  tooLong: 'this is longer than any game',
  noTime: 'without time the flag would fall at once',
  twoBonuses: 'this period has its bonus already',
  ambiguous: 'this may be a period or a bonus; "per move" makes it a bonus',
  unclear: 'this is written in more than one sense: say which, as in "90 min + 30 s" or "40 moves in 90 min"',
  afterTheRest: 'nothing can follow the rest of the game',
  noSuchPeriod: 'no period begins at that move',
};

const notRated: Readonly<Record<NotRated, string>> = {
  noFixedTime: 'no fixed time',
  unequalTimes: 'unequal times',
  tooShort: 'not more than 3 minutes',
  firstPeriodTooShort: 'fewer than 30 moves in the first period',
  chess960: 'FIDE does not count Chess960',
};

export const clock: TerminalClockWords = {
  unknownPart: (part) => `"${part}" is none of cases, simulate, parse, presets`,
  readAs: (control) => `Read as ${control}`,
  notUnderstood: (code, column, rest) =>
    `column ${column}: ${problems[code]}${rest === '' ? '' : `: "${rest}"`}`,
  units: {
    minutes: 'read in minutes',
    seconds: 'read in seconds',
    written: 'read in the units written',
  },
  colors: { white: 'White', black: 'Black' },
  period: (period) =>
    `${period.moves === null ? 'rest of the game' : `${period.moves} moves`}: ${durationOf(period.base)}${bonusText(
      period,
      { increment: 'increment', delay: 'simple delay', bronstein: 'Bronstein' },
    )}`,
  regimes: { standard: 'standard', rapid: 'rapid (A.1)', blitz: 'blitz (B.1)', none: 'no fixed time' },
  rating: (rating) => {
    if (!rating.rated) return `not rated: ${notRated[rating.why]}`;
    if (rating.below === null) return 'rated for all';
    const under = `rated for players under ${rating.below}`;
    return rating.approved
      ? `${under}; for all in an event FIDE has approved as standard (from 2026)`
      : under;
  },
};
