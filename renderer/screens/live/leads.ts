/** Where a notice of the watch leads: the incident begun with what it tells, or the board. */
import type { LiveNotice } from '../../../src-core/contract/desk-api.ts';
import type { NoticeCode, NoticeFacts } from '../../../src-core/feeds/index.ts';
import type { Screen } from '../../route.svelte.ts';

type Told = Pick<Extract<Screen, { name: 'incident' }>, 'claim' | 'arranged' | 'noticed'>;

const claim = (): Told => ({ claim: true });
/** Nothing for the incident form: the board itself, or the source. */
const none = (): null => null;
const begun = (kind: NonNullable<Told['noticed']>['kind'], value: string | null = null) => {
  return (): Told => ({ claim: false, noticed: { kind, value } });
};

const LEADS: { readonly [C in NoticeCode]: (facts: NoticeFacts & { readonly code: C }) => Told | null } = {
  repetition: claim,
  fiftyMoves: claim,
  checkmate: none,
  stalemate: none,
  deadPosition: none,
  fivefold: none,
  seventyFiveMoves: none,
  movesAfterEnd: none,
  movesAfterResult: none,
  resultContradicts: none,
  illegalMove: ({ ply, from, to }) =>
    from === undefined || to === undefined
      ? begun('boardAsItStands')()
      : { claim: false, arranged: { ply: ply - 1, acts: [`${from}-${to}`] } },
  unreadableMove: none,
  correction: none,
  resultChanged: none,
  kingsInCentre: none,
  kingsInCentreDoubt: none,
  flagFall: ({ side }) => begun('flagFall', side)(),
  clockJump: begun('clockSetWrong'),
  positionMismatch: begun('displaced'),
  startDiffers: begun('wrongStart', 'array'),
  coloursReversed: begun('wrongStart', 'coloursReversed'),
  nameDiffers: none,
  unknownGame: none,
  boardLost: none,
  boardBack: none,
  boardDelayed: none,
  feedLost: none,
  feedBack: none,
};

/** Null where the notice is of no board. */
export function leadOf({ facts, board }: LiveNotice, round: number): Screen | null {
  if (board === null) return null;
  // each row takes the facts of its own code
  const told = (LEADS[facts.code] as (facts: NoticeFacts) => Told | null)(facts);
  return told === null ? { name: 'board', round, board } : { name: 'incident', round, board, ...told };
}

export const FILTERS = ['waiting', 'act', 'all'] as const;
export type Filter = (typeof FILTERS)[number];

export function among(notices: readonly LiveNotice[], filter: Filter): readonly LiveNotice[] {
  if (filter === 'all') return notices;
  return notices.filter(
    ({ seen, withdrawn, grade }) =>
      seen === null && (filter === 'waiting' || (grade === 'act' && !withdrawn)),
  );
}
