import type { ControlError, TimeControl } from '../../clocks/index.ts';
import { PRESETS, newClock, parseTimeControl, readTimeControl, sensesOf } from '../../clocks/index.ts';
import { CaseError } from '../case-file.ts';
import { clockDifferences, clockLine, clocksAfter, readChange, readClockEvent } from '../clock-case.ts';
import { controlJson, controlLines } from '../clock-control.ts';
import { readSource } from '../read-source.ts';
import { parseJson, runCases } from '../run-cases.ts';
import type { Arguments, Command, ExitCode, Terminal } from '../terminal.ts';
import { RefusedError, UsageError, neededText } from '../terminal.ts';

export const command: Command = {
  usage:
    'escaque clock cases FILE... | parse TEXT [--json] | presets [--json] | simulate CONTROL --events FILE [--change moves|zero]',
  options: { json: { type: 'boolean' }, events: { type: 'string' }, change: { type: 'string' } },
  positionals: [1, 10_000],
  async run(args, terminal) {
    const [part = '', ...rest] = args.positionals;
    if (part === 'presets') return presets(args, terminal);
    if (part !== 'cases' && part !== 'parse' && part !== 'simulate')
      throw new UsageError(terminal.words.clock.unknownPart(part));
    if (rest.length === 0) throw new UsageError(terminal.words.tooFewArguments);
    if (part === 'cases') return runCases(rest, clockDifferences, terminal);
    return part === 'parse'
      ? parse(rest.join(' '), args, terminal)
      : simulate(rest.join(' '), args, terminal);
  },
};

function parse(text: string, args: Arguments, terminal: Terminal): ExitCode {
  const read = readTimeControl(text);
  if (read.ok) {
    if (args.flag('json')) terminal.out(JSON.stringify(controlJson(text, read.value)));
    else for (const line of controlLines(read.value, terminal.words)) terminal.out(line);
    return 0;
  }
  const senses = sensesOf(text);
  if (args.flag('json'))
    terminal.out(JSON.stringify({ text, error: read.error, ...(senses.length === 0 ? {} : { senses }) }));
  throw notUnderstood(read.error, senses, terminal);
}

/** What a text may say stands below, each sense as it is written to be read. */
function notUnderstood(
  { code, column, rest }: ControlError,
  senses: readonly string[],
  { words }: Terminal,
): RefusedError {
  const lines = senses.map((sense) => `  ${words.clock.readAs(sense)}`);
  return new RefusedError([words.clock.notUnderstood(code, column, rest), ...lines].join('\n'));
}

function presets(args: Arguments, terminal: Terminal): ExitCode {
  if (args.flag('json')) terminal.out(JSON.stringify(PRESETS));
  else for (const { name, text } of PRESETS) terminal.out(`${name.padEnd(24)}${text}`);
  return 0;
}

/** The clock after each event, one JSON object a line. */
async function simulate(text: string, args: Arguments, terminal: Terminal): Promise<ExitCode> {
  const path = neededText(args, 'events', 'FILE', terminal.words);
  const control = simulated(text, terminal);
  const source = await readSource(path, terminal);
  try {
    const change = readChange(args.text('change') ?? 'moves');
    const events = jsonValues(source, path, terminal).map(readClockEvent);
    for (const [place, clock] of [...clocksAfter(newClock(control, change), events)].entries()) {
      const event = events[place];
      if (event !== undefined) terminal.out(JSON.stringify(clockLine(event, clock)));
    }
    return 0;
  } catch (error) {
    throw error instanceof CaseError ? new RefusedError(error.message) : error;
  }
}

/** In seconds where the text has the exact form, as in the cases; else as people write it. */
function simulated(text: string, terminal: Terminal): TimeControl {
  const exact = parseTimeControl(text);
  if (exact.ok) return exact.value;
  const read = readTimeControl(text);
  if (read.ok) return read.value.control;
  throw notUnderstood(read.error, sensesOf(text), terminal);
}

/** A JSON list, or one JSON value a line. */
function jsonValues(source: string, path: string, { words }: Terminal): readonly unknown[] {
  const whole = parseJson(source);
  if (Array.isArray(whole)) return whole;
  return source.split(/\r\n|\n|\r/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const value = parseJson(line);
    if (value === undefined) throw new CaseError(`${words.atLine(path, index + 1, 1)}: ${words.notJson}`);
    return [value];
  });
}
