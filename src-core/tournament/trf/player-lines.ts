/** Lines of players: the record 001, and what a federation says of its own. */
import type { NationalRecord, RecordPlayer } from '../record.ts';
import type { Sex } from '../../vocabulary/people.ts';
import { parseBirth } from '../players-csv.ts';
import { parseTitle } from '../titles.ts';
import type { TrfLine } from './columns.ts';
import { readRounds } from './round-cells.ts';
import type { Reading } from './reading.ts';

const SEXES: Readonly<Record<string, Sex>> = { '': '', m: 'm', w: 'w', f: 'w', u: '', '-': '' };

/** Where no field is: what stands there has slipped. */
const BETWEEN = [4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91];

function checkBetween(line: TrfLine, last: number): void {
  for (const column of BETWEEN) {
    if (column > last) return;
    const value = line.field(column, column);
    if (value !== '') line.fault(column, { code: 'betweenColumns', facts: { value } });
  }
}

function readSex(line: TrfLine): Sex {
  const value = line.field(10, 10);
  const sex = SEXES[value.toLowerCase()];
  if (sex === undefined) line.fault(10, { code: 'badSex', facts: { value } });
  return sex ?? '';
}

function readRating(line: TrfLine): number | null {
  return line.whole(49, 52, (value) => ({ code: 'badRating', facts: { value } })) || null;
}

function readBirth(line: TrfLine): string {
  const value = line.field(70, 79);
  const birth = parseBirth(value);
  if (birth === null) line.fault(70, { code: 'badBirth', facts: { value } });
  return birth ?? value;
}

function readNumber(line: TrfLine): number | null {
  const value = line.field(5, 8);
  if (/^\d+$/.test(value) && Number(value) > 0) return Number(value);
  line.fault(5, { code: 'badNumber', facts: { value } });
  return null;
}

/** Where the line follows in the file, or null where it cannot be a player's. */
export function readPlayer(reading: Reading, line: TrfLine): string | null {
  const number = readNumber(line);
  if (number === null) return null;
  const same = reading.players.get(number);
  if (same !== undefined) {
    line.fault(5, { code: 'sameNumber', facts: { number, otherLine: same.line.line } });
    return null;
  }
  checkBetween(line, 91);
  const player: RecordPlayer = {
    number,
    sex: readSex(line),
    title: parseTitle(line.field(11, 13)),
    name: line.field(15, 47),
    rating: readRating(line),
    federation: line.field(54, 56),
    fideId: line.field(58, 68),
    birth: readBirth(line),
    points: line.decimal(81, 84, (value) => ({ code: 'badPoints', facts: { value } })),
    rank: line.whole(86, 89, (value) => ({ code: 'badRank', facts: { value } })),
    rounds: readRounds(line),
    national: [],
  };
  reading.players.set(number, { player, line });
  return `001 ${number}`;
}

/** The record of a federation, named by its three letters. */
export function readNational(reading: Reading, line: TrfLine): string | null {
  const number = readNumber(line);
  if (number === null) return null;
  const federation = line.raw(1, 3);
  const records = reading.national.get(number) ?? [];
  if (records.some((record) => record.federation === federation)) return null;
  checkBetween(line, 69);
  const record: NationalRecord = {
    federation,
    sex: readSex(line),
    title: line.field(11, 13),
    name: line.field(15, 47),
    rating: readRating(line),
    origin: line.field(54, 56),
    id: line.field(58, 68),
    birth: readBirth(line),
  };
  reading.national.set(number, [...records, record]);
  reading.named.push({ line, column: 5, number });
  return `${federation} ${number}`;
}
