/** What a watch tells the arbiter: never a player, a display or an export (12.6). */
import type { Color, PgnResult, ShownByKings, Square } from '../chess/index.ts';
import type { RuleSetId } from '../vocabulary/rule-sets.ts';

/** The facts of a notice by its code. Plies are counted from 1; 0 is the start. */
export type NoticeFacts =
  /** The player to move may claim a draw (9.2.2, 9.3.2) at these plies, one after another. */
  | { readonly code: 'repetition' | 'fiftyMoves'; readonly ply: number; readonly until: number }
  /** The game has ended of itself (9.6, 5.1.1, 5.2). */
  | { readonly code: EndCode; readonly ply: number }
  /** The source has moves after such an end, or after a result that stands; the first of them. */
  | { readonly code: 'movesAfterEnd' | 'movesAfterResult'; readonly ply: number }
  /** The result does not fit what ended the game; its ply. */
  | { readonly code: 'resultContradicts'; readonly ply: number }
  /** The squares are told where no move is written. */
  | {
      readonly code: 'illegalMove';
      readonly ply: number;
      readonly side: Color;
      readonly from?: Square;
      readonly to?: Square;
    }
  /** The record stops before it. */
  | { readonly code: 'unreadableMove'; readonly ply: number; readonly side: Color }
  /** Moves recorded are other ones now, or gone; as they had been, in SAN. */
  | { readonly code: 'correction'; readonly ply: number; readonly was: readonly string[] }
  | { readonly code: 'resultChanged'; readonly was: PgnResult }
  /** The kings show a result: the ply that their move would have. */
  | { readonly code: 'kingsInCentre'; readonly ply: number; readonly result?: ShownByKings }
  /** The last move is a king's to such a square, legal: only a person can tell whether it was played. */
  | { readonly code: 'kingsInCentreDoubt'; readonly ply: number }
  /** A clock that runs shows nothing left (6.8); the plies made. */
  | { readonly code: 'flagFall'; readonly ply: number; readonly side: Color }
  /** A clock shows more than the control allows. */
  | { readonly code: 'clockJump'; readonly ply: number; readonly side: Color }
  /** The men stand as in no position that the game could have; the plies recorded. */
  | { readonly code: 'positionMismatch'; readonly ply: number }
  /** The men do not stand at the start as they should (7.2). */
  | { readonly code: 'startDiffers' }
  /** The source has the players with colours exchanged (7.3). */
  | { readonly code: 'coloursReversed' }
  /** One of the two players is another; his name in the source. */
  | { readonly code: 'nameDiffers'; readonly side: Color; readonly name: string }
  /** A game of players of no board, kept apart. */
  | { readonly code: 'unknownGame'; readonly white: string; readonly black: string }
  | { readonly code: 'boardLost' | 'boardBack' | 'boardDelayed' }
  /** The source as a whole. */
  | { readonly code: 'feedLost' | 'feedBack' };

export type EndCode = 'checkmate' | 'stalemate' | 'deadPosition' | 'fivefold' | 'seventyFiveMoves';

export type NoticeCode = NoticeFacts['code'];

/** Whether the arbiter has to go to the board, or has to know and wait. */
export type Grade = 'act' | 'know';

/** What may decide on the grade. */
export interface GradeGround {
  readonly regime: RuleSetId;
  /** Plies made since what is told, and all plies made. */
  readonly pliesSince: number;
  readonly plies: number;
}

const act = (): Grade => 'act';
const know = (): Grade => 'know';

/** Nobody supervises each game: an illegal move is his to point out until he has made his next move (A.5.2, B.3). */
const unsupervised = (regime: RuleSetId): boolean => regime === 'rapid-a5' || regime === 'blitz-b3';

/** A wrong start and crossed colours are put right in time: A.5.3.1 and 7.3 say ten moves by both. */
const IN_TIME = 20;

/** Claims are the players' to make (9.2, 9.3): of those the arbiter only knows. */
export const GRADES = {
  repetition: know,
  fiftyMoves: know,
  checkmate: act,
  stalemate: act,
  deadPosition: act,
  fivefold: act,
  seventyFiveMoves: act,
  movesAfterEnd: act,
  movesAfterResult: know,
  resultContradicts: know,
  illegalMove: ({ regime, pliesSince }) => (unsupervised(regime) && pliesSince > 0 ? 'know' : 'act'),
  unreadableMove: know,
  correction: know,
  resultChanged: know,
  kingsInCentre: act,
  kingsInCentreDoubt: know,
  flagFall: act,
  clockJump: know,
  positionMismatch: know,
  startDiffers: ({ regime, plies }) => (unsupervised(regime) && plies >= IN_TIME ? 'know' : 'act'),
  coloursReversed: ({ plies }) => (plies >= IN_TIME ? 'know' : 'act'),
  nameDiffers: know,
  unknownGame: know,
  boardLost: know,
  boardBack: know,
  boardDelayed: know,
  feedLost: know,
  feedBack: know,
} as const satisfies Record<NoticeCode, (ground: GradeGround) => Grade>;

export interface Notice {
  readonly facts: NoticeFacts;
  /** Null where the source as a whole is meant. */
  readonly board: number | null;
  /** When it was told, in ms of the watch. */
  readonly at: number;
  /** Its ground is gone. It is kept. */
  readonly withdrawn: boolean;
}

/** What may happen again, and is told each time. */
const AGAIN = [
  'boardLost',
  'boardBack',
  'boardDelayed',
  'feedLost',
  'feedBack',
] as const satisfies NoticeCode[];
type AgainFacts = NoticeFacts & { readonly code: (typeof AGAIN)[number] };
export type OnceFacts = Exclude<NoticeFacts, AgainFacts>;

const isAgain = (facts: NoticeFacts): facts is AgainFacts => AGAIN.some((code) => code === facts.code);

/** Every notice of a watch, each told once, withdrawn and never erased. */
export class NoticeBook {
  private readonly told = new Map<string, Notice>();

  /** `before`: what was told until now, in its order. */
  constructor(before: readonly Notice[] = []) {
    for (const notice of before) {
      const { board, facts, at } = notice;
      const key = keyOf(board, facts);
      this.told.set(isAgain(facts) ? `${key} ${at}` : key, notice);
    }
  }

  /** Something that has happened, and stays so. */
  tell(board: number | null, facts: OnceFacts, at: number): void {
    const key = keyOf(board, facts);
    if (!this.told.has(key)) this.told.set(key, { facts, board, at, withdrawn: false });
  }

  /** The same each time that it happens, as a board is lost and is back again. */
  tellAgain(board: number | null, facts: AgainFacts, at: number): void {
    this.told.set(`${keyOf(board, facts)} ${at}`, { facts, board, at, withdrawn: false });
  }

  /** What holds of a board now: what had been held of it before and is not among them is withdrawn. */
  hold(board: number, codes: readonly NoticeCode[], facts: readonly NoticeFacts[], at: number): void {
    const now = new Map(facts.map((each) => [keyOf(board, each), each]));
    for (const [key, notice] of this.told) {
      if (notice.withdrawn || notice.board !== board || now.has(key)) continue;
      if (codes.includes(notice.facts.code)) this.told.set(key, { ...notice, withdrawn: true });
    }
    for (const [key, each] of now) {
      const before = this.told.get(key);
      // what is as it was stays the same notice
      if (before?.withdrawn === false && JSON.stringify(before.facts) === JSON.stringify(each)) continue;
      this.told.set(key, { facts: each, board, at: before?.at ?? at, withdrawn: false });
    }
  }

  /** Of two codes that answer each other: whether the first was told of a board, and the second not since. */
  lastIs(board: number | null, code: NoticeCode, back: NoticeCode): boolean {
    const last = this.all().findLast(
      ({ board: of, facts }) => of === board && (facts.code === code || facts.code === back),
    );
    return last?.facts.code === code;
  }

  /** Does anything of this code hold of a board? */
  holds(board: number, code: NoticeCode): boolean {
    return this.all().some(
      (notice) => notice.board === board && notice.facts.code === code && !notice.withdrawn,
    );
  }

  /** In the order they were told: none ever changes its place. */
  all(): readonly Notice[] {
    return [...this.told.values()];
  }
}

/** What makes two notices the same: a run of claims may grow, a result of kings may become known. */
function keyOf(board: number | null, facts: NoticeFacts): string {
  const { code } = facts;
  if (code === 'repetition' || code === 'fiftyMoves' || code === 'kingsInCentre')
    return JSON.stringify([board, code, facts.ply]);
  return JSON.stringify([board, facts]);
}
