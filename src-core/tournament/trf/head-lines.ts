/** Records that say something of the whole tournament, each by its tag. */
import { HEAD_FIELDS } from '../record.ts';
import type { HeadField } from '../record.ts';
import { readDecimal } from './columns.ts';
import type { TrfLine } from './columns.ts';
import { BBP_TAGS, READ_LETTERS, XXS_CODES } from './point-codes.ts';
import type { Worth } from './point-codes.ts';
import type { Reading } from './reading.ts';

/** In the order in which they are written. */
export const HEAD_TAGS = {
  name: '012',
  city: '022',
  federation: '032',
  start: '042',
  end: '052',
  playerCount: '062',
  ratedCount: '072',
  teamCount: '082',
  type: '092',
  arbiter: '102',
  timeControl: '122',
  rankMethod: '172',
  controller: '182',
  system: '192',
  codedTimeControl: '222',
} as const satisfies Record<HeadField, string>;

const FIELD_OF_TAG = new Map<string, HeadField>(HEAD_FIELDS.map((field) => [HEAD_TAGS[field], field]));

/** Where such a line stands in the file: the tag under which it is written again; null where it is not understood. */
export type ReadRecord = (reading: Reading, line: TrfLine) => string | null;

/** The first such record stands; this one is kept as it is. */
function saidBefore(line: TrfLine): null {
  line.fault(1, { code: 'saidBefore', facts: { tag: line.raw(1, 3) } });
  return null;
}

function readHead(reading: Reading, line: TrfLine): string | null {
  const tag = line.raw(1, 3);
  const field = FIELD_OF_TAG.get(tag);
  if (field === undefined) return null;
  if (reading.head[field] !== undefined) return saidBefore(line);
  reading.head[field] = line.rest(4);
  return tag;
}

const readDeputy: ReadRecord = (reading, line) => {
  reading.deputies.push(line.rest(4));
  return '112';
};

const readDates: ReadRecord = (reading, line) => {
  if (reading.dates.length > 0) return saidBefore(line);
  const dates: string[] = [];
  for (let column = 92; column <= line.width; column += 10) dates.push(line.field(column, column + 9));
  if (dates.every((date) => date === '')) return null;
  reading.dates = dates.slice(0, dates.findLastIndex((date) => date !== '') + 1);
  return '132';
};

const readRoundCount: ReadRecord = (reading, line) => {
  const text = line.rest(4);
  if (!/^\d{1,3}$/.test(text) || Number(text) === 0) return null;
  if (reading.roundCount !== null && reading.roundCount !== Number(text)) return saidBefore(line);
  reading.roundCount = Number(text);
  return '142';
};

const readInitialColor: ReadRecord = (reading, line) => {
  const sign = line.rest(4).toUpperCase();
  if (sign !== 'W' && sign !== 'B') return null;
  const color = sign === 'W' ? 'white' : 'black';
  if (reading.initialColor !== null && reading.initialColor !== color) return saidBefore(line);
  reading.initialColor = color;
  return '152';
};

/** `XXC rank`, `XXC white1`, `XXC black1`, or several of them. */
const readConfiguration: ReadRecord = (reading, line) => {
  const words = line.rest(4).toLowerCase().split(/\s+/);
  if (!words.every((word) => ['rank', 'white1', 'black1'].includes(word))) return null;
  if (words.includes('rank')) reading.pairsByRank = true;
  if (words.includes('white1')) reading.initialColor = 'white';
  if (words.includes('black1')) reading.initialColor = 'black';
  return words.every((word) => word === 'rank') ? 'XXC' : '152';
};

function worthOf(keys: Worth, points: number): Reading['points'] {
  return Object.fromEntries(keys.map((key) => [key, points]));
}

const readLetters: ReadRecord = (reading, line) => {
  let stated: Reading['points'] = {};
  for (let column = 6; column <= line.width; column += 9) {
    const worth = READ_LETTERS[line.field(column, column).toUpperCase()];
    const points = readDecimal(line.field(column + 1, column + 4));
    if (worth === undefined || points === null) return null;
    stated = { ...stated, ...worthOf(worth, points) };
  }
  reading.points = { ...reading.points, ...stated };
  return '162';
};

const readCodes: ReadRecord = (reading, line) => {
  let stated: Reading['points'] = {};
  const words = line.rest(4).split(/\s+/);
  const parts = words.map((word) => /^([A-Z]{1,3})=(.+)$/i.exec(word));
  // what is said of white wins alone is said after what is said of all wins
  const sorted = parts.toSorted((a, b) => (a?.[1]?.length ?? 0) - (b?.[1]?.length ?? 0));
  for (const part of sorted) {
    const worth = XXS_CODES[part?.[1]?.toUpperCase() ?? ''];
    const points = readDecimal(part?.[2] ?? '');
    if (worth === undefined || points === null) return null;
    stated = { ...stated, ...worthOf(worth, points) };
  }
  reading.points = { ...reading.points, ...stated };
  return '162';
};

const readBbpPoints: ReadRecord = (reading, line) => {
  const points = readDecimal(line.rest(4));
  if (points === null) return null;
  reading.points = { ...reading.points, ...worthOf(BBP_TAGS[line.raw(1, 3)] ?? [], points) };
  return '162';
};

/** 202 says what follows the points, 212 where the points stand. */
const readTieBreaks: ReadRecord = (reading, line) => {
  if (reading.tieBreaks !== null) return saidBefore(line);
  const codes = line
    .rest(4)
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  if (codes.length === 0) return null;
  reading.tieBreaks = { codes, withPoints: line.raw(1, 3) === '212' };
  return '202';
};

export const HEAD_RECORDS: Readonly<Record<string, ReadRecord>> = {
  ...Object.fromEntries([...FIELD_OF_TAG.keys()].map((tag) => [tag, readHead])),
  '112': readDeputy,
  '132': readDates,
  '142': readRoundCount,
  XXR: readRoundCount,
  '152': readInitialColor,
  XXC: readConfiguration,
  '162': readLetters,
  XXS: readCodes,
  ...Object.fromEntries(Object.keys(BBP_TAGS).map((tag) => [tag, readBbpPoints])),
  '202': readTieBreaks,
  '212': readTieBreaks,
};
