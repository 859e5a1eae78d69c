/** The watch over electronic boards and files of moves: read-only, and for the arbiters' screens alone. */
export type * from './watched-round.ts';
export type * from './watch.ts';
export { NOTHING_BEFORE } from './watch.ts';
export { GRADES, type Grade, type Notice, type NoticeCode, type NoticeFacts } from './notices.ts';
export { clockRuleOf } from './clock-rule.ts';
export { PgnFolder } from './pgn-folder.ts';
export { LiveChess } from './livechess.ts';
export { roundInFiles } from './round-in-files.ts';
export { gameAgain } from './saved-game.ts';
export type { FeedGame } from './feed-game.ts';
export { WithoutNames } from './without-names.ts';
export { gradeOf } from './grade-of.ts';
