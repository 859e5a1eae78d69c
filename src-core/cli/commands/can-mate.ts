import type { Color, MatingResult, Position } from '../../chess/index.ts';
import { canCheckmate, formatFen, formatSan, formatUci, parseFen, play } from '../../chess/index.ts';
import { positionArgument } from '../position-argument.ts';
import { readSource } from '../read-source.ts';
import { piecesIn } from '../../words/moves.ts';
import { fenErrorText } from '../../words/terminal-said.ts';
import type { Arguments, Command, ExitCode, Terminal } from '../terminal.ts';
import { UsageError, optionalNumber } from '../terminal.ts';
import { regionOf } from '../../words/language.ts';

const COLORS: readonly Color[] = ['white', 'black'];

export const command: Command = {
  usage:
    'escaque can-mate FEN [--side white|black] [--limit N] [--chess960] [--json]\n  escaque can-mate --file FILE.tsv [--limit N] [--chess960] [--json]',
  options: {
    side: { type: 'string' },
    file: { type: 'string' },
    limit: { type: 'string' },
    chess960: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  positionals: [0, 6],
  run: (args, terminal) => (args.text('file') === null ? one(args, terminal) : table(args, terminal)),
};

async function one(args: Arguments, terminal: Terminal): Promise<ExitCode> {
  const { words } = terminal;
  if (args.positionals.length === 0) throw new UsageError(words.tooFewArguments);
  const position = positionArgument(args.positionals, args, terminal);
  const asked = args.text('side');
  const side = COLORS.find((each) => each === asked);
  if (asked !== null && side === undefined) throw new UsageError(words.notOneOf('--side', asked, COLORS));
  const options = limitOption(args, terminal);
  const found = (side === undefined ? COLORS : [side]).map(
    (each) => [each, canCheckmate(position, each, options)] as const,
  );
  const dead = side === undefined && found.every(([, result]) => result.answer === 'no');
  if (args.flag('json')) {
    const answers = found.map(([each, result]) => ({ side: each, ...told(position, result) }));
    terminal.out(
      JSON.stringify({ fen: formatFen(position), answers, ...(side === undefined ? { dead } : {}) }),
    );
    return 0;
  }
  for (const [each, result] of found) terminal.out(sentence(position, each, result, terminal));
  if (dead) terminal.out(words.mating.dead);
  return 0;
}

function limitOption(args: Arguments, terminal: Terminal): { readonly limit?: number } {
  const limit = optionalNumber(args, 'limit', 1, terminal.words);
  return limit === null ? {} : { limit };
}

/** The answer for a program: lines in UCI and SAN. */
function told(position: Position, result: MatingResult): Readonly<Record<string, unknown>> {
  if (result.answer === 'yes') return { answer: 'yes', ...lineOf(position, result.line) };
  if (result.answer === 'unknown') return result;
  const { reason } = result;
  return {
    answer: 'no',
    reason: reason.kind === 'forced' ? { ...reason, ...lineOf(position, reason.line) } : reason,
  };
}

function lineOf(position: Position, line: Line): { readonly line: readonly string[]; readonly san: string } {
  let now = position;
  const uci = line.map((move) => {
    const text = formatUci(now, move);
    now = play(now, move);
    return text;
  });
  return { line: uci, san: lineText(position, line, 'en') };
}

type Line = Extract<MatingResult, { answer: 'yes' }>['line'];

/** `12. Kc6 Ka8 13. Rh8#`. */
function lineText(position: Position, line: Line, lang: Terminal['lang']): string {
  let now = position;
  const texts: string[] = [];
  for (const move of line) {
    if (now.turn === 'white') texts.push(`${now.moveNumber}.`);
    else if (texts.length === 0) texts.push(`${now.moveNumber}...`);
    texts.push(piecesIn(regionOf(lang), formatSan(now, move)));
    now = play(now, move);
  }
  return texts.join(' ');
}

function sentence(position: Position, side: Color, result: MatingResult, { words, lang }: Terminal): string {
  const { mating } = words;
  if (result.answer === 'unknown') return mating.unknown(side, result.searched);
  if (result.answer === 'yes') {
    return result.line.length === 0
      ? mating.hasMated(side)
      : mating.yes(side, lineText(position, result.line, lang));
  }
  const { reason } = result;
  const line = reason.kind === 'forced' ? lineText(position, reason.line, lang) : '';
  return mating.no(side, mating.reason(side, reason, line));
}

interface Row {
  readonly line: number;
  readonly fen: string;
  readonly side: Color;
  readonly expected: string;
}

interface Tally {
  readonly counts: Record<'yes' | 'no' | 'unknown', number>;
  readonly wrong: (Row & { readonly answer: string })[];
  readonly unknown: Row[];
  readonly unread: string[];
  readonly milliseconds: number[];
}

/** Answers every row of a table; exit 1 where an answer is not the table's, or a row is none. */
async function table(args: Arguments, terminal: Terminal): Promise<ExitCode> {
  const [extra] = args.positionals;
  if (extra !== undefined) throw new UsageError(terminal.words.tooManyArguments(extra));
  const path = args.text('file') ?? '';
  const text = await readSource(path, terminal);
  const tally: Tally = {
    counts: { yes: 0, no: 0, unknown: 0 },
    wrong: [],
    unknown: [],
    unread: [],
    milliseconds: [],
  };
  text.split(/\r?\n/).forEach((row, index) => {
    if (row.trim() !== '' && !row.startsWith('#')) answerRow(row, index + 1, tally, args, terminal);
  });
  const { counts, wrong, unknown, unread } = tally;
  const rows = counts.yes + counts.no + counts.unknown;
  const times = timesOf(tally.milliseconds);
  if (args.flag('json'))
    terminal.out(JSON.stringify({ rows, ...counts, wrong, unknown, unread, milliseconds: times }));
  else {
    const { mating } = terminal.words;
    for (const fault of unread) terminal.err(`${path}: ${fault}`);
    for (const row of unknown) terminal.out(mating.unknownRow(row.line, row.fen, row.side));
    for (const row of wrong)
      terminal.err(mating.wrongRow(row.line, row.fen, row.side, row.expected, row.answer));
    terminal.out(mating.times(times.mean, times.p50, times.p99, times.worst));
    terminal.out(mating.sum(rows, counts, wrong.length));
  }
  return wrong.length + unread.length === 0 && rows > 0 ? 0 : 1;
}

function answerRow(text: string, line: number, tally: Tally, args: Arguments, terminal: Terminal): void {
  const [fen = '', winner, expected = ''] = text.split('\t');
  const side = COLORS.find((each) => each === winner);
  if (side === undefined || (expected !== 'winnable' && expected !== 'unwinnable')) {
    tally.unread.push(terminal.words.mating.noRow(line));
    return;
  }
  const position = parseFen(fen, args.flag('chess960') ? { variant: 'chess960' } : {});
  if (!position.ok) {
    tally.unread.push(`${line}: ${fenErrorText(position.error, fen, terminal.lang)}`);
    return;
  }
  const begun = performance.now();
  const { answer } = canCheckmate(position.value, side, limitOption(args, terminal));
  tally.milliseconds.push(performance.now() - begun);
  tally.counts[answer] += 1;
  const row = { line, fen, side, expected };
  if (answer === 'unknown') tally.unknown.push(row);
  else if ((answer === 'yes') !== (expected === 'winnable')) tally.wrong.push({ ...row, answer });
}

function timesOf(
  milliseconds: readonly number[],
): Readonly<Record<'mean' | 'p50' | 'p99' | 'worst', number>> {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const mean = sorted.reduce((sum, each) => sum + each, 0) / Math.max(1, sorted.length);
  return { mean, p50: at(0.5), p99: at(0.99), worst: at(1) };
}
