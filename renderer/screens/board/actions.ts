import type { PutOff } from '../../../src-core/vocabulary/pairings.ts';

/** What the buttons and keys of the board screen do. */
export type ActionName =
  | 'incident'
  | 'ruleOnFlag'
  | 'claim'
  | 'result'
  | 'strikeResult'
  | 'correctResult'
  | 'adjourn'
  | 'postpone'
  | 'goOn'
  | 'strikeMove'
  | 'note'
  | 'clock'
  | 'clockScreen'
  | 'flip'
  | 'copyFen'
  | 'copyPgn'
  | 'pgn'
  | 'start'
  | 'position'
  | 'explorer'
  | 'journal';

/** Of those that put a game off, or let it go on: what is said of the game. */
export const PUTS_OFF = {
  adjourn: 'adjourned',
  postpone: 'postponed',
  goOn: null,
} as const satisfies Partial<Record<ActionName, PutOff | null>>;

export function putsOff(name: ActionName): name is keyof typeof PUTS_OFF {
  return Object.hasOwn(PUTS_OFF, name);
}
