/** The TXT list: columns as its first line names them. */
import type { RatedPerson } from '../../plain/rated-person.ts';
import { personOf } from './person-fields.ts';
import type { PersonFields } from './person-fields.ts';
import type { PeopleReader, RatingKind } from './people-reader.ts';

/** What the head calls each field. */
const HEADS = {
  fideId: 'ID Number',
  name: 'Name',
  federation: 'Fed',
  sex: 'Sex',
  title: 'Tit',
  womensTitle: 'WTit',
  standard: 'SRtng',
  rapid: 'RRtng',
  blitz: 'BRtng',
  birth: 'B-day',
} as const satisfies Record<keyof PersonFields, string>;
/** Other titles, the one column that some people overflow: what follows is then so much further to the right. */
const OTHER_TITLES = 'OTit';
/** A list of one kind names its rating by the month, `OCT26`. */
const MONTH = /^[A-Z]{3}\d{2}$/;
/** No line of a list is longer. */
const MOST = 4096;

interface Columns {
  readonly of: Readonly<Partial<Record<keyof PersonFields, readonly [from: number, to: number]>>>;
  readonly otherTitles: number;
}

export class TxtPeople implements PeopleReader {
  unread = 0;
  private rest = '';
  private columns: Columns | null = null;
  /** How long a line is, which the first says. */
  private width: number | null = null;
  private readonly only: RatingKind;

  constructor(only: RatingKind) {
    this.only = only;
  }

  read(piece: string): readonly RatedPerson[] | null {
    const lines = (this.rest + piece).split('\n');
    this.rest = lines.pop() ?? '';
    return this.rest.length > MOST ? null : this.peopleOf(lines);
  }

  end(): readonly RatedPerson[] | null {
    const people = this.peopleOf([this.rest]);
    return this.columns === null ? null : people;
  }

  private peopleOf(lines: readonly string[]): readonly RatedPerson[] | null {
    const people: RatedPerson[] = [];
    for (const ended of lines) {
      const line = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
      if (line.trim() === '') continue;
      if (this.columns === null) {
        this.columns = columnsOf(line.replace(/^\uFEFF/, ''), this.only);
        if (this.columns === null) return null;
        continue;
      }
      const person = this.person(line, this.columns);
      if (person === null) this.unread++;
      else people.push(person);
    }
    return people;
  }

  private person(line: string, { of, otherTitles }: Columns): RatedPerson | null {
    this.width ??= line.length;
    const further = Math.max(0, line.length - this.width);
    const field = (name: keyof PersonFields): string => {
      const [from, to] = of[name] ?? [0, 0];
      const moved = from > otherTitles ? further : 0;
      return line.slice(from + moved, to + moved).trim();
    };
    return personOf({
      fideId: field('fideId'),
      name: field('name'),
      federation: field('federation'),
      sex: field('sex'),
      title: field('title'),
      womensTitle: field('womensTitle'),
      standard: field('standard'),
      rapid: field('rapid'),
      blitz: field('blitz'),
      birth: field('birth'),
    });
  }
}

/** Where each field stands: from its head to the next; null where the line is no head of the list. */
function columnsOf(line: string, only: RatingKind): Columns | null {
  const heads = Array.from(line.matchAll(/ID Number|\S+/g), ({ 0: head, index }) => ({ head, index }));
  const of: Record<string, readonly [number, number]> = {};
  heads.forEach(({ head, index }, at) => {
    const [name] = Object.entries(HEADS).find(([, called]) => called === head) ?? [
      MONTH.test(head) ? only : null,
    ];
    if (name !== null) of[name] = [index, heads[at + 1]?.index ?? line.length];
  });
  if (!('fideId' in of && 'name' in of)) return null;
  return { of, otherTitles: heads.find(({ head }) => head === OTHER_TITLES)?.index ?? Infinity };
}
