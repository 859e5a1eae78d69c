import { type PgnGame, parsePgn } from '../chess/index.ts';

/** The games of a file by their text: what has not changed since it was read last is not read again. */
export type GamesRead = ReadonlyMap<string, readonly PgnGame[]>;

/** Where a game begins, as every writer of live games has it. */
const BEGINS = /\n\s*\n(?=\[Event ")/;
/** A game written in several texts is read as one. */
const GOES_ON = '[Continuation "';

export function readGames(text: string, before?: GamesRead): GamesRead {
  const texts = text.includes(GOES_ON) ? [text] : text.split(BEGINS);
  return new Map(texts.map((game) => [game, before?.get(game) ?? parsePgn(game, { lang: 'en' }).games]));
}
