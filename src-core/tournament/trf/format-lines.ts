/** The lines of a report, each kind by its columns. */
import type {
  AbnormalPoints,
  Absence,
  Acceleration,
  Forbidden,
  NationalRecord,
  PointSystem,
  RecordPlayer,
  RoundEntry,
  TieBreakList,
} from '../record.ts';
import { USUAL_POINTS } from '../record.ts';
import { LETTERS, SINGLE_CODES, completePoints } from './point-codes.ts';
import { BYE_SIGNS, COLOR_SIGNS, FIRST_CELL, GAME_SIGNS } from './round-cells.ts';

/** So many characters, cut or filled up with spaces. */
function left(text: string, width: number): string {
  const characters = Array.from(text).slice(0, width);
  return characters.join('') + ' '.repeat(width - characters.length);
}

function right(value: string | number | null, width: number): string {
  const characters = Array.from(value === null ? '' : String(value));
  // a text is cut, as all that follows would move; a number that is cut is another
  const shown = typeof value === 'string' ? characters.slice(0, width) : characters;
  return ' '.repeat(Math.max(0, width - shown.length)) + shown.join('');
}

/** `11.5`: a decimal always, and more only where there are more. */
export function decimal(points: number): string {
  return Number.isInteger(points * 10) ? points.toFixed(1) : String(points);
}

/** Points that do not fit their columns even without a decimal are left out: they would move all that follows. */
function points(value: number | null, width = 4): string {
  if (value === null) return ' '.repeat(width);
  const fits = [decimal(value), String(value), String(value).slice(1)].find(
    (text) => text.length <= width && Number(text) === value,
  );
  return right(fits ?? null, width);
}

function birth(text: string): string {
  return left(/^\d{4}-\d\d-\d\d$/.test(text) ? text.replaceAll('-', '/') : text, 10);
}

type Personal = Pick<RecordPlayer, 'sex' | 'title' | 'name' | 'rating' | 'birth'>;

function person(tag: string, number: number, from: Personal, federation: string, id: string): string {
  const head = `${tag} ${right(number, 4)} ${from.sex || ' '}${left(from.title, 3)} ${left(from.name, 33)}`;
  const body = `${right(from.rating, 4)} ${left(federation, 3)} ${right(id, 11)} ${birth(from.birth)}`;
  return `${head} ${body}`;
}

/** `openSign` is what stands where the result is not known. */
export function playerLine(player: RecordPlayer, openSign: string): string {
  const head = person('001', player.number, player, player.federation, player.fideId);
  const standing = `${points(player.points)} ${right(player.rank, 4)}`;
  const cells = player.rounds.map((entry) => cell(entry, openSign)).join('  ');
  return `${head} ${standing}  ${cells}`.trimEnd();
}

export function nationalLine(number: number, record: NationalRecord): string {
  return person(record.federation, number, record, record.origin, record.id).trimEnd();
}

function cell(entry: RoundEntry, openSign: string): string {
  switch (entry.kind) {
    case 'none':
      return ' '.repeat(8);
    case 'bye':
      return `0000 - ${BYE_SIGNS[entry.bye]}`;
    case 'adjourned':
      return `${right(entry.opponent, 4)} ${COLOR_SIGNS[entry.color]} ${openSign}`;
    case 'forfeit': {
      const color = entry.color === null ? '-' : COLOR_SIGNS[entry.color];
      return `${right(entry.opponent, 4)} ${color} ${entry.won ? '+' : '-'}`;
    }
    case 'game': {
      const sign = GAME_SIGNS[entry.score][entry.rated ? 0 : 1];
      return `${right(entry.opponent, 4)} ${COLOR_SIGNS[entry.color]} ${sign}`;
    }
  }
}

export function datesLine(dates: readonly string[]): string {
  return `${left('132', FIRST_CELL - 1)}${dates.map((date) => left(date, 10)).join('')}`.trimEnd();
}

export function isUsual(system: PointSystem): boolean {
  return Object.values(SINGLE_CODES).every((key) => system[key] === USUAL_POINTS[key]);
}

/** Record 162, where its letters can say it all; otherwise, and for programs of before, one code for each thing. */
export function pointsLine(system: PointSystem, letters: boolean): string {
  const groups = Object.entries(LETTERS).map(([letter, keys]) => ({
    letter,
    values: keys.map((key) => system[key]),
  }));
  const sayable = groups.every(({ values }) => values.every((value) => value === values[0]));
  if (!letters || !sayable) {
    const codes = Object.entries(SINGLE_CODES).map(([code, key]) => `${code}=${decimal(system[key])}`);
    return `XXS ${codes.join(' ')}`;
  }
  const { pairing: _, adjourned: __, ...told } = system;
  const follows = completePoints(told);
  const unsaid = new Set<string>();
  if (system.zero === 0) unsaid.add('A');
  if (system.pairing === follows.pairing) unsaid.add('P');
  if (system.adjourned === follows.adjourned) unsaid.add('X');
  const parts = groups
    .filter(({ letter }) => !unsaid.has(letter))
    .map(({ letter, values }) => `${letter}${points(values[0] ?? 0)}`);
  return `162  ${parts.join('    ')}`;
}

export function tieBreaksLine({ codes, withPoints }: TieBreakList): string {
  return `${withPoints ? '212' : '202'} ${codes.join(',')}`;
}

function numbers(players: readonly number[]): string {
  return players.map((number) => right(number, 4)).join(' ');
}

const ABSENCE_SIGNS = { full: 'F', half: 'H', zero: 'Z' } as const satisfies Record<Absence['bye'], string>;

export function absenceLine({ bye, round, players }: Absence): string {
  return `240 ${ABSENCE_SIGNS[bye]} ${right(round, 3)} ${numbers(players)}`;
}

export function accelerationLine(row: Acceleration): string {
  const match = row.matchPoints === 0 ? '    ' : points(row.matchPoints);
  const rounds = `${right(row.firstRound, 3)} ${right(row.lastRound, 3)}`;
  const players = `${right(row.firstPlayer, 4)} ${right(row.lastPlayer, 4)}`;
  return `250 ${match} ${points(row.points)} ${rounds} ${players}`;
}

/** Of one player, as JaVaFo has it: what is added in each round from the first. */
export function playerAccelerationLine(number: number, byRound: readonly number[]): string {
  return `XXA ${right(number, 4)} ${byRound.map((added) => points(added)).join(' ')}`;
}

export function forbiddenLine({ firstRound, lastRound, players }: Forbidden): string {
  return `260 ${right(firstRound, 3)} ${right(lastRound, 3)} ${numbers(players)}`;
}

export function abnormalLine(row: AbnormalPoints): string {
  const match = row.matchPoints === 0 ? '    ' : points(row.matchPoints);
  return `299 ${row.of || ' '}  ${match} ${points(row.points, 5)}  ${right(row.round, 3)} ${numbers(row.players)}`;
}
