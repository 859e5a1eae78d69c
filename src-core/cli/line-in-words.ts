import type { HistoryLine } from '../contract/desk-api.ts';
import { placeOf } from '../desk/journal/events.ts';
import { dictionaries } from '../words/index.ts';
import { signedIn } from '../words/nobody.ts';
import type { Terminal } from './terminal.ts';

/** `12  2026-11-29T17:42:08.123Z  Ana Ruiz  1.5  3. Nf3`; a struck line says so below itself. */
export function lineInWords(terminal: Terminal, line: HistoryLine): string {
  const place = placeOf(line.event);
  const where = place === null ? '' : `${place.round}.${place.board}  `;
  const says = dictionaries[terminal.lang].screen.journal.says(line);
  const text = `${line.seq}  ${line.at}  ${signedIn(terminal.lang, line)}  ${where}${says}`;
  return line.struckBy === null
    ? text
    : `${text}\n    ${terminal.words.struck(line.struckBy.seq, line.struckBy.reason)}`;
}
