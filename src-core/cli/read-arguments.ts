/** The words of a command line as its command takes them, or what is wrong with them in the terminal's language. */
import { parseArgs } from 'node:util';
import { languageCalled, languages } from '../words/language.ts';
import type { Arguments, Command, Terminal } from './terminal.ts';
import { UsageError } from './terminal.ts';

export function readArguments(command: Command, rest: readonly string[], { words }: Terminal): Arguments {
  const options: Command['options'] = { ...command.options, lang: { type: 'string' } };
  const parsed = parsedFrom(numbersApart(rest, options), options, words);
  const [fewest, most] = command.positionals;
  const positionals = parsed.positionals.map((word) => word.replace(apart, ''));
  const values = new Map(Object.entries<unknown>(parsed.values));
  const lang = values.get('lang');
  if (typeof lang === 'string' && languageCalled(lang) === undefined) {
    throw new UsageError(words.notOneOf('--lang', lang, languages()));
  }
  if (positionals.length < fewest) throw new UsageError(words.tooFewArguments);
  if (positionals.length > most) throw new UsageError(words.tooManyArguments(positionals[most] ?? ''));
  return {
    positionals,
    text: (key) => {
      const value = values.get(key);
      return typeof value === 'string' ? value : null;
    },
    texts: (key) => {
      const value = values.get(key);
      return Array.isArray(value) ? value.map(String) : [];
    },
    flag: (key) => values.get(key) === true,
  };
}

/** Before a number below zero, so that it is not taken for an option; no word of a command line holds it. */
const apart = '\0';

/** A number below zero goes to what takes it, which says what it may be: the option before it, or an argument. */
function numbersApart(rest: readonly string[], options: Command['options']): readonly string[] {
  const end = rest.indexOf('--');
  const told: string[] = [];
  for (const word of end < 0 ? rest : rest.slice(0, end)) {
    const last = told.at(-1) ?? '';
    const takesValue = last.startsWith('--') && options[last.slice(2)]?.type === 'string';
    if (!/^-\d[\d.,]*$/.test(word)) told.push(word);
    else if (takesValue) told.push(`${told.pop() ?? ''}=${word}`);
    else told.push(`${apart}${word}`);
  }
  return end < 0 ? told : [...told, ...rest.slice(end)];
}

function parsedFrom(args: readonly string[], options: Command['options'], words: Terminal['words']) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError) || !('code' in error)) throw error;
    const [, option = ''] = /'(-[^' ]*)/.exec(error.message) ?? [];
    throw new UsageError(wrongOption(String(error.code), option, options, words));
  }
}

function wrongOption(
  code: string,
  option: string,
  options: Command['options'],
  words: Terminal['words'],
): string {
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    return words.unknownOption(
      option,
      Object.keys(options).map((name) => `--${name}`),
    );
  }
  return options[option.slice(2)]?.type === 'string'
    ? words.valueMissing(option)
    : words.takesNoValue(option);
}
