/** The XML list: `<playerslist>` of `<player>`, one child a field, flat. */
import type { RatedPerson } from '../../plain/rated-person.ts';
import { personOf } from './person-fields.ts';
import type { PeopleReader, RatingKind } from './people-reader.ts';

const END = '</player>';
/** No person takes more, nor the head of the list: what goes on longer is something else. */
const MOST = 64 * 1024;

export class XmlPeople implements PeopleReader {
  unread = 0;
  private rest = '';
  private readonly only: RatingKind;

  constructor(only: RatingKind) {
    this.only = only;
  }

  read(piece: string): readonly RatedPerson[] | null {
    const text = this.rest + piece;
    const people: RatedPerson[] = [];
    let from = 0;
    for (let to = text.indexOf(END); to >= 0; to = text.indexOf(END, from)) {
      const person = this.person(text.slice(from, to));
      if (person === null) this.unread++;
      else people.push(person);
      from = to + END.length;
    }
    this.rest = text.slice(from);
    return this.rest.length > MOST ? null : people;
  }

  /** After the last person stands the end of the list. */
  end(): readonly RatedPerson[] | null {
    return /^\s*<\/playerslist>\s*$/.test(this.rest) ? [] : null;
  }

  private person(record: string): RatedPerson | null {
    // a list of one kind calls its only rating so
    const only = record.includes('<rapid_rating>') ? 'standard' : this.only;
    const rating = fieldOf(record, '<rating>');
    return personOf({
      fideId: fieldOf(record, '<fideid>'),
      name: fieldOf(record, '<name>'),
      federation: fieldOf(record, '<country>'),
      sex: fieldOf(record, '<sex>'),
      title: fieldOf(record, '<title>'),
      womensTitle: fieldOf(record, '<w_title>'),
      birth: fieldOf(record, '<birthday>'),
      standard: only === 'standard' ? rating : '',
      rapid: only === 'rapid' ? rating : fieldOf(record, '<rapid_rating>'),
      blitz: only === 'blitz' ? rating : fieldOf(record, '<blitz_rating>'),
    });
  }
}

function fieldOf(record: string, opening: string): string {
  const from = record.indexOf(opening);
  if (from < 0) return '';
  const to = record.indexOf('</', from);
  const text = record.slice(from + opening.length, to < 0 ? undefined : to).trim();
  return text.includes('&') ? withoutEntities(text) : text;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (whole, decimal, hex, word) => {
    if (word !== undefined) return ENTITIES[String(word)] ?? whole;
    const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal);
    return code > 0 ? String.fromCodePoint(code) : whole;
  });
}
