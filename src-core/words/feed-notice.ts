/** How a notice of a watch is put together in any language. */
import type { Notice, NoticeCode, NoticeFacts } from '../feeds/index.ts';

type FactsOf<C extends NoticeCode> = Extract<NoticeFacts, { readonly code: C }>;

/** A sentence for each code, with its article. */
export type NoticeSentences = { readonly [C in NoticeCode]: (facts: FactsOf<C>) => string };

export interface FeedWords {
  readonly source: string;
  board(board: number): string;
  readonly withdrawn: string;
  readonly notices: NoticeSentences;
  readonly noSetup: string;
  badLine(line: number): string;
  noControl(text: string): string;
  badStart(fen: string): string;
  noBoards(round: number): string;
  nothingThere(source: string): string;
  watching(source: string, round: number, boards: number): string;
}

/** `12:05  Board 3: ...`: minutes and seconds of the watch, where, what; and whether its ground is gone. */
export function noticeText({ facts, board, at, withdrawn }: Notice, words: FeedWords): string {
  const seconds = Math.floor(at / 1000);
  const moment = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const where = board === null ? words.source : words.board(board);
  return `${moment}  ${where}: ${said(words.notices, facts)}${withdrawn ? ` (${words.withdrawn})` : ''}`;
}

function said<C extends NoticeCode>(
  sentences: NoticeSentences,
  facts: FactsOf<C> & { readonly code: C },
): string {
  return sentences[facts.code](facts);
}
