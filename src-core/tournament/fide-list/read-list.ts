/**
 * FIDE's rating list as it comes, piece by piece: the XML or the TXT, with all ratings or of one kind. Of the whole no
 * more than a piece and one person is kept.
 */
import type { PeopleReader, RatingKind } from './people-reader.ts';
import { TxtPeople } from './txt-people.ts';
import { XmlPeople } from './xml-people.ts';

/** Which ratings a list of one kind holds, which nothing in it says: its name does, as FIDE gives it. */
function kindOfList(fileName: string): RatingKind {
  const [kind] = /rapid|blitz/i.exec(fileName) ?? [];
  return kind === undefined ? 'standard' : kind.toLowerCase() === 'rapid' ? 'rapid' : 'blitz';
}

/** The reader for a text that begins so; `name`: that of its file. */
export function readerOf(beginning: string, name: string): PeopleReader {
  const only = kindOfList(name);
  return /^\uFEFF?\s*</.test(beginning) ? new XmlPeople(only) : new TxtPeople(only);
}
