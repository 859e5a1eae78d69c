/** What could not be read of a PGN, or was read with a doubt: told on standard error, where it stands. */
import type { PgnGame, PgnNotice } from '../chess/index.ts';
import { pgnNotices as noticesEn } from '../words/en/pgn.ts';
import { pgnNotices as noticesEs } from '../words/es/pgn.ts';
import type { Terminal } from './terminal.ts';

const notices = { en: noticesEn, es: noticesEs } as const;

export function tellNotices(game: PgnGame, source: string, terminal: Terminal): void {
  for (const notice of game.notices) {
    const where = terminal.words.atLine(source, notice.line, notice.column);
    terminal.err(`${where}: ${noticeText(notice, terminal)}`);
  }
}

export function noticeText(notice: PgnNotice, terminal: Terminal): string {
  const known: Readonly<Record<string, (text: string, facts: PgnNotice['facts']) => string>> =
    notices[terminal.lang];
  return known[notice.code]?.(notice.text, notice.facts) ?? `${notice.code} ${notice.text}`;
}
