/** Records that say something to the pairing: byes said beforehand, acceleration, who may not meet, odd points. */
import { LAST_ROUND } from '../record.ts';
import type { AbnormalPoints, Absence } from '../record.ts';
import { readDecimal } from './columns.ts';
import type { ReadRecord } from './head-lines.ts';
import { named, numbersFrom, numbersIn, roundIn } from './numbers.ts';

const ABSENCES: Readonly<Record<string, Absence['bye']>> = { F: 'full', H: 'half', Z: 'zero' };

const readAbsence: ReadRecord = (reading, line) => {
  const bye = ABSENCES[line.field(5, 5).toUpperCase()];
  const round = roundIn(line, 7, 9);
  const players = numbersFrom(reading, line, 11);
  if (bye === undefined || round === null || round === 0 || players === null) return null;
  reading.absences.push({ bye, round, players });
  return '240';
};

const readAbsentNext: ReadRecord = (reading, line) => {
  const numbers = numbersIn(reading, line);
  if (numbers === null) return null;
  reading.absentNext.push(...numbers);
  return '240';
};

const readAcceleration: ReadRecord = (reading, line) => {
  const [matchPoints, points] = [readDecimal(line.field(5, 8) || '0'), readDecimal(line.field(10, 13))];
  const [firstRound, lastRound] = [roundIn(line, 15, 17), roundIn(line, 19, 21)];
  const [firstPlayer, lastPlayer] = [line.field(23, 26), line.field(28, 31)];
  if (matchPoints === null || points === null || firstRound === null || lastRound === null) return null;
  if (!/^\d+$/.test(firstPlayer) || !/^\d+$/.test(lastPlayer)) return null;
  const players = { firstPlayer: Number(firstPlayer), lastPlayer: Number(lastPlayer) };
  reading.acceleration.push({ matchPoints, points, firstRound, lastRound, ...players });
  return '250';
};

/** One player, and the points of each round; the same points in rounds that follow each other are one row. */
const readPlayerAcceleration: ReadRecord = (reading, line) => {
  const text = line.field(5, 8);
  if (!/^\d+$/.test(text)) return null;
  const byRound: number[] = [];
  for (let column = 10; column <= line.width; column += 5) {
    const points = readDecimal(line.field(column, column + 3) || '0');
    if (points === null) return null;
    byRound.push(points);
  }
  const player = named(reading, line, 5, Number(text));
  byRound.forEach((points, at) => {
    if (points === 0 || byRound[at - 1] === points) return;
    const change = byRound.findIndex((other, later) => later > at && other !== points);
    const rounds = { firstRound: at + 1, lastRound: change < 0 ? byRound.length : change };
    const players = { firstPlayer: player, lastPlayer: player };
    reading.acceleration.push({ matchPoints: 0, points, ...rounds, ...players });
  });
  return '250';
};

const readForbidden: ReadRecord = (reading, line) => {
  const [firstRound, lastRound] = [roundIn(line, 5, 7), roundIn(line, 9, 11)];
  const players = numbersFrom(reading, line, 13);
  if (firstRound === null || lastRound === null || players === null) return null;
  reading.forbidden.push({
    firstRound: Math.max(firstRound, 1),
    lastRound: lastRound || LAST_ROUND,
    players,
  });
  return '260';
};

const readForbiddenAlways: ReadRecord = (reading, line) => {
  const players = numbersIn(reading, line);
  if (players === null) return null;
  reading.forbidden.push({ firstRound: 1, lastRound: LAST_ROUND, players });
  return '260';
};

const SIGNS: Readonly<Record<string, AbnormalPoints['of']>> = {
  '': '',
  W: 'W',
  D: 'D',
  L: 'L',
  F: 'F',
  H: 'H',
  Z: 'Z',
  '+': '+',
  '-': '-',
};

const readAbnormal: ReadRecord = (reading, line) => {
  const of = SIGNS[line.field(5, 5).toUpperCase()];
  const [matchPoints, points] = [
    readDecimal(line.field(8, 11) || '0'),
    readDecimal(line.field(13, 17) || '0'),
  ];
  const round = roundIn(line, 20, 22);
  const players = numbersFrom(reading, line, 24);
  if (of === undefined || matchPoints === null || points === null) return null;
  if (round === null || players === null) return null;
  reading.abnormal.push({ of, matchPoints, points, round, players });
  return '299';
};

export const PAIRING_RECORDS: Readonly<Record<string, ReadRecord>> = {
  '240': readAbsence,
  XXZ: readAbsentNext,
  '250': readAcceleration,
  XXA: readPlayerAcceleration,
  '260': readForbidden,
  XXP: readForbiddenAlways,
  '299': readAbnormal,
};
