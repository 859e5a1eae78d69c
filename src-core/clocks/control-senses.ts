/** What a text that people write in more than one sense may say. */
import { UNITS, type Unit } from './control-words.ts';
import { formatTimeControl } from './format-control.ts';
import { readTimeControl } from './read-control.ts';

/** A kind of doubt: how such a text is written, and its senses as texts that say one thing. */
interface Doubt {
  readonly form: RegExp;
  readonly senses: (found: readonly string[]) => readonly string[];
}

const FEWEST_MOVES = 10;
/** Seconds. */
const LEAST_A_MOVE = 45;

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
/** The words of a unit, those of the reader, behind a number. */
const unit = (of: Unit): string => {
  const longestFirst = UNITS[of].split(' ').toSorted((a, b) => b.length - a.length);
  return `\\s*(?:${longestFirst.join('|')})\\.?`;
};
const [M, S, H] = [unit('minutes'), unit('seconds'), unit('hours')];
const MINUTES = `(?:${M})?`;
const SECONDS = `(?:${S})?`;
const form = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'i');

const bonus = (minutes = '', seconds = ''): string => `${minutes} min + ${seconds} s`;
/** Nothing where nobody plays so few moves in a period, or so many in so little. */
const moves = (count = '', minutes = '', more = ''): string => {
  const likely = Number(count) >= FEWEST_MOVES && (Number(minutes) * 60) / Number(count) >= LEAST_A_MOVE;
  return likely ? `${count} moves in ${minutes} min${more}` : '';
};

const DOUBTS: readonly Doubt[] = [
  // 90/30, 15/10, 3/2: a bonus, or a count of moves before or behind
  {
    form: form(`${NUMBER}${MINUTES}\\s*/\\s*${NUMBER}${SECONDS}`),
    senses: ([, first, second]) => [bonus(first, second), moves(second, first), moves(first, second)],
  },
  // 40/2: hours
  {
    form: form(`(\\d+)\\s*/\\s*([12])(?:${H})?`),
    senses: ([, count, hours]) => [moves(count, `${Number(hours) * 60}`)],
  },
  // 90-30, 5-3: a bonus, or the time of each
  {
    form: form(`${NUMBER}${MINUTES}\\s*[-–]\\s*${NUMBER}${SECONDS}`),
    senses: ([, first, second]) => [bonus(first, second), `White ${first} min, Black ${second} min`],
  },
  // 3m 2s, 5'3'', 5 min, 3 s: a bonus, or a part of the time
  {
    form: form(`(\\d+)${M}\\s*,?\\s*(\\d+)${S}`),
    senses: ([, minutes, seconds]) => [
      bonus(minutes, seconds),
      `${Number(minutes) * 60 + Number(seconds)} s`,
    ],
  },
  // 90.30: a bonus, or hundredths of a minute
  { form: /^(\d+)[.,](\d\d?)$/, senses: ([, minutes, seconds]) => [bonus(minutes, seconds)] },
  // 1.30 h: hours and minutes, or hundredths of an hour
  {
    form: form(`(\\d)[.,](\\d\\d)${H}`),
    senses: ([, hours, part]) => [
      `${Number(hours) * 60 + Number(part)} min`,
      `${(Number(hours) * 100 + Number(part)) * 36} s`,
    ],
  },
  // 1 hour and 30: minutes, or a bonus
  {
    form: form(`(\\d)${H}\\s*(?:y|and|&)?\\s*(\\d+)`),
    senses: ([, hours, rest]) => [
      `${Number(hours) * 60 + Number(rest)} min`,
      bonus(`${Number(hours) * 60}`, rest),
    ],
  },
  // 1/2 hour
  { form: form(`1/2${H}`), senses: () => ['30 min'] },
  // 5 v 4 + 3: the bonus of both, or of Black
  {
    form: form(
      `${NUMBER}${MINUTES}\\s*(?:contra|vs?\\.?|against)\\s*${NUMBER}${MINUTES}\\s*\\+\\s*${NUMBER}${SECONDS}`,
    ),
    senses: ([, white, black, more]) => [
      `White ${white} min + ${more} s, Black ${black} min + ${more} s`,
      `W${Number(white) * 60}-B${Number(black) * 60}+${more}`,
    ],
  },
  // Armageddon 5/4
  {
    form: form(`Armag\\w+:?\\s+${NUMBER}${MINUTES}\\s*[-/–]\\s*${NUMBER}${MINUTES}`),
    senses: ([, white, black]) => [`White ${white} min, Black ${black} min`],
  },
  // 90+30/30: the bonus from the first move, or moves before it
  {
    form: form(`${NUMBER}${MINUTES}\\s*\\+\\s*${NUMBER}${SECONDS}\\s*/\\s*(\\d+)`),
    senses: ([, minutes, seconds, count]) => [
      bonus(minutes, seconds),
      moves(count, minutes, ` + ${seconds} s`),
    ],
  },
  // 1:30 h, 1:30 + 30, 3:00+2: hours and minutes, or minutes and seconds
  {
    form: form(`(\\d+):(\\d\\d)(${H})?(?:\\s*\\+\\s*(\\d+))?`),
    senses: ([, first, second, hours, more]) => {
      const rest = more === undefined ? '' : ` + ${more} s`;
      const whole = Number(first) * 60 + Number(second);
      return [`${whole} min${rest}`, ...(hours === undefined ? [`${whole} s${rest}`] : [])];
    },
  },
  // 90'/40, 30''; 2 hours for 40 + 30 s
  {
    form: form(`(\\d+)${M}\\s*/\\s*(\\d+)\\s*,\\s*(\\d+)${S}`),
    senses: ([, minutes, count, more]) => [moves(count, minutes, ` + ${more} s`)],
  },
  {
    form: form(`(\\d)${H}\\s+(?:para|por|for)\\s+(\\d+)\\s*\\+\\s*(\\d+)${SECONDS}`),
    senses: ([, hours, count, more]) => [moves(count, `${Number(hours) * 60}`, ` + ${more} s`)],
  },
  // 40/120 + 20/60 + 30: the time for the rest, or a bonus
  { form: /^(.*\/.*\+.*\/.*\+\s*\d+)$/, senses: ([, text]) => [`${text} min`, `${text} s`] },
];

/** Each sense of a text that is not read, in its canonical form, which is; none where nobody can tell what was meant. */
export function sensesOf(text: string): readonly string[] {
  if (canonicalOf(text) !== null) return [];
  const senses = DOUBTS.flatMap(({ form: written, senses: of }) => {
    const found = written.exec(text.trim());
    return found === null ? [] : of(found);
  });
  return [...new Set(senses.flatMap((sense) => canonicalOf(sense) ?? []))].filter(
    // a few seconds alone would be read as minutes
    (each) => canonicalOf(each) === each,
  );
}

function canonicalOf(text: string): string | null {
  const read = readTimeControl(text);
  return read.ok ? formatTimeControl(read.value.control) : null;
}
