/** What could not be read of a PGN, or was read with a doubt: told on standard error, where it stands. */
import type { PgnGame, PgnNotice } from '../chess/index.ts';
import type { Terminal } from './terminal.ts';

export function tellNotices(game: PgnGame, source: string, terminal: Terminal): void {
  for (const notice of game.notices) {
    const where = terminal.words.atLine(source, notice.line, notice.column);
    terminal.err(`${where}: ${noticeText(notice, terminal)}`);
  }
}

export function noticeText(notice: PgnNotice, terminal: Terminal): string {
  const known: Readonly<Record<string, (text: string, facts: PgnNotice['facts']) => string>> =
    terminal.words.pgnNotices;
  return known[notice.code]?.(notice.text, notice.facts) ?? `${notice.code} ${notice.text}`;
}
