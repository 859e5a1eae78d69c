/** Positions from the command line. */
import type { Position, RightsDoubt } from '../chess/index.ts';
import { parseFen, rightsDoubted, startPosition } from '../chess/index.ts';
import { fenErrorText, rightsDoubtText } from '../words/terminal-said.ts';
import type { Arguments, Terminal } from './terminal.ts';
import { RefusedError } from './terminal.ts';

/**
 * The position of the words of a FEN (quoted or not), of `startpos`, or of a Chess960 number 0-959.
 * A castling field that only Chess960 knows means Chess960, as --chess960 does. Rights that cannot come from one
 * start are said on standard error.
 */
export function positionArgument(words: readonly string[], args: Arguments, terminal: Terminal): Position {
  const text = words.join(' ').trim();
  const chess960 = args.flag('chess960');
  if (text === 'startpos') return startPosition(518, chess960 ? 'chess960' : 'standard');
  if (/^\d{1,3}$/.test(text) && Number(text) < 960) return startPosition(Number(text), 'chess960');
  const parsed = parseFen(text, chess960 ? { variant: 'chess960' } : {});
  if (!parsed.ok) throw new RefusedError(fenErrorText(parsed.error, text, terminal.lang));
  tellDoubts(rightsDoubted(parsed.value), terminal);
  return parsed.value;
}

/** Each on standard error; of a start that lacks rights also the position that has them. */
export function tellDoubts(doubts: readonly RightsDoubt[], terminal: Terminal): void {
  for (const doubt of doubts) {
    terminal.err(rightsDoubtText(doubt, terminal.lang));
    if (doubt.code === 'startLacksRights') terminal.err(`  ${doubt.fen}`);
  }
}
