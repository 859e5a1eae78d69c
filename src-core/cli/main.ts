/** `escaque`: the same rooms from a terminal. */
import { DeskFault } from '../plain/desk-fault.ts';
import { commandNames, loadCommand } from './commands.ts';
import { readArguments } from './read-arguments.ts';
import { faultText } from '../words/terminal-said.ts';
import { type Language, languageAsked, languageCalled, languageOf, languages } from '../words/language.ts';
import type { Command, ExitCode, Terminal } from './terminal.ts';
import { RefusedError, UsageError } from './terminal.ts';
import { dictionaries } from '../words/index.ts';

/** Where the program speaks to. */
export interface Streams {
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream;
}

/** Runs one command line (without `node` and the program's name) and gives its exit code. */
export async function main(argv: readonly string[], streams: Streams = process): Promise<ExitCode> {
  const terminal = openTerminal(argv, streams);
  const [name = '--help', ...rest] = commandFirst(argv);
  if (name === '--help' || name === '-h' || name === 'help') return help(terminal, rest[0]);
  if (name === '--version') return version(terminal);
  const command = await loadCommand(name);
  if (command === null) {
    terminal.err(terminal.words.unknownCommand(name, commandNames()));
    return 2;
  }
  return runCommand(name, command, rest, terminal);
}

/** `--lang es COMMAND ...` is what `COMMAND ... --lang es` is. */
function commandFirst(argv: readonly string[]): readonly string[] {
  const first = argv[0] === '--lang' ? 2 : argv[0]?.startsWith('--lang=') ? 1 : 0;
  const [name, ...rest] = argv.slice(first);
  return name === undefined ? [] : [name, ...argv.slice(0, first), ...rest];
}

async function runCommand(
  name: string,
  command: Command,
  rest: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  if (rest.includes('--help') || rest.includes('-h')) return help(terminal, name);
  try {
    return await command.run(readArguments(command, rest, terminal), terminal);
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.err(`escaque ${name}: ${error.message}\n${terminal.words.usage}: ${command.usage}`);
      return 2;
    }
    if (error instanceof RefusedError) {
      terminal.err(`escaque ${name}: ${error.message}`);
      return 1;
    }
    if (error instanceof DeskFault) {
      terminal.err(`escaque ${name}: ${faultText(error.fault, terminal.lang)}`);
      return 1;
    }
    throw error;
  }
}

async function help(terminal: Terminal, name: string | undefined): Promise<ExitCode> {
  const command = name === undefined ? null : await loadCommand(name);
  if (command !== null && name !== undefined) {
    terminal.out(`${terminal.words.usage}: ${command.usage}\n\n${terminal.words.about[name] ?? ''}`);
    return 0;
  }
  terminal.out(terminal.words.introduction(languages()));
  for (const each of commandNames()) {
    const { usage } = (await loadCommand(each)) ?? { usage: '' };
    terminal.out(`\n  ${usage}\n      ${(terminal.words.about[each] ?? '').split('\n')[0] ?? ''}`);
  }
  terminal.out(`\n${terminal.words.exitCodes}`);
  return 0;
}

async function version(terminal: Terminal): Promise<ExitCode> {
  const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
  terminal.out(`escaque ${manifest.version}`);
  return 0;
}

function openTerminal(argv: readonly string[], { stdout, stderr }: Streams): Terminal {
  const lang = chosenLanguage(argv);
  return {
    lang,
    words: dictionaries[lang].terminal,
    out: (line) => void stdout.write(`${line}\n`),
    write: (text) => new Promise((done) => stdout.write(text, () => done())),
    err: (line) => void stderr.write(`${line}\n`),
  };
}

/** `--lang`, else the language that the system's calls for. */
function chosenLanguage(argv: readonly string[]): Language {
  const at = argv.indexOf('--lang');
  const said =
    at >= 0 ? argv[at + 1] : argv.find((each) => each.startsWith('--lang='))?.slice('--lang='.length);
  if (said === undefined) return languageAsked(process.env);
  return languageCalled(said) ?? languageOf(said);
}
