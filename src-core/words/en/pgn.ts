import type { PgnNoticeCode } from '../../chess/pgn-text.ts';
import type { NoticeFacts } from '../pgn-facts.ts';
import { moveAt, possible, short, told } from '../pgn-facts.ts';

/** What was strange in a PGN, by code: what was found and what was done with it. */
export const pgnNotices: Readonly<Record<PgnNoticeCode, (text: string, facts: NoticeFacts) => string>> = {
  textBeforeGame: (text) => `text before the first game, not read: ${short(text)}`,
  strayText: (text) => `"${short(text)}" means nothing here; it was passed over`,
  unclosedComment: (text) => `the comment is never closed: ${short(text)}`,
  repeatedTag: (text, f) => `the tag ${told(f['name'], text)} is there twice; both are kept`,
  unescapedQuote: (text, f) =>
    `a quotation mark inside the tag ${told(f['name'], text)}; it was taken as part of the value`,
  unquotedTag: (text, f) => `the value of the tag ${told(f['name'], text)} has no quotation marks`,
  unreadTag: (text) => `this tag cannot be read: ${short(text)}`,
  badFen: (text) => `the starting position cannot be used, so no move was read: ${short(text)}`,
  unknownVariant: (text) => `the variant "${short(text)}" is not known; read as standard chess`,
  variantWorkedOut: () => 'the castling rights say that this is Chess960',
  startPositionMissing: () => 'Chess960 without a starting position; the usual one was taken',
  illegalMove: (text, f) => `${moveAt(f)}${short(text)} is not legal; kept as text from here on`,
  illegalStands: (text, f) => `${moveAt(f)}${short(text)} is not legal; taken as an illegal move that stood`,
  unreadableMove: (text, f) => `${moveAt(f)}"${short(text)}" is no move; kept as text from here on`,
  ambiguousMove: (text, f) =>
    `${moveAt(f)}${short(text)} could be ${possible(f, ' or ')}; kept as text from here on`,
  noSuchPiece: (text, f) => `${moveAt(f)}${short(text)}: there is no such piece; kept as text from here on`,
  nullMove: (_text, f) =>
    `${moveAt(f)}-- is a null move${f['inCheck'] === true ? ' out of check' : ''}: nothing was moved, and the turn passed`,
  impossibleClock: (text) => `no clock shows ${short(text)}: it stays as text`,
  clockRises: (text, f) =>
    `${moveAt(f)}${short(text)}: the clock goes up, from ${told(f['before'], '?')} to ${told(f['clock'], '?')}, and the time control gives no time for a move`,
  clockMissing: (text, f) => `${moveAt(f)}${short(text)} has no clock time, and the moves around it have`,
  moveNumber: (text, f) => `move number ${told(f['found'], text)} where ${told(f['expected'], '?')} was due`,
  variationWithoutMove: () => 'a variation before any move; it was passed over',
  variationTooDeep: () => 'variations too deep inside each other; the inner ones are kept as text',
  emptyVariation: () => 'a variation without a move',
  unclosedVariation: () => 'a variation is never closed',
  resultInVariation: (text) => `the result ${short(text)} inside a variation`,
  resultMissing: () => 'no result at the end of the moves',
  resultConflict: (text) => `the Result tag and the end of the moves do not agree: ${short(text)}`,
  repeatedResult: (text) => `another result after the first: ${short(text)}`,
  unreadResultTag: (text) => `the Result tag cannot be read: ${short(text)}`,
  mixedLanguages: () => 'piece letters of several languages in one game',
  languageUncertain: () => 'the piece letters would be legal in more than one language',
};
