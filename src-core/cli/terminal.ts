/** What a command of the terminal is given, and how it answers. Exit codes: 0 done, 1 refused or found wrong, 2 usage. */
import type { Language } from '../words/language.ts';
import type { ParseArgsOptionsConfig } from 'node:util';
import type { Dictionary } from '../words/index.ts';

export type CliWords = Dictionary['terminal'];

export type ExitCode = 0 | 1 | 2;

export interface Terminal {
  readonly lang: Language;
  readonly words: CliWords;
  /** Standard output, a line break added. */
  out(line: string): void;
  /** Standard output as it is, waiting until it is taken: for long texts. */
  write(text: string): Promise<void>;
  /** Standard error: what, where, what to do. */
  err(line: string): void;
}

export interface Arguments {
  readonly positionals: readonly string[];
  text(name: string): string | null;
  /** Every text of an option that may be given more than once. */
  texts(name: string): readonly string[];
  flag(name: string): boolean;
}

export interface Command {
  readonly usage: string;
  readonly options: ParseArgsOptionsConfig;
  /** Fewest and most positional arguments. */
  readonly positionals: readonly [number, number];
  run(args: Arguments, terminal: Terminal): Promise<ExitCode>;
}

/** The command line was wrong: printed with the usage, exit 2. */
export class UsageError extends Error {}

/** Refused or not possible: printed alone, exit 1. */
export class RefusedError extends Error {}

/** A whole number at least `least`, or a UsageError that names the option. */
export function wholeNumber(text: string, name: string, least: number, words: CliWords): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (!(value >= least)) throw new UsageError(words.notAWholeNumber(name, text, least));
  return value;
}

/** The text of an option that must be given, or a UsageError that names it; `value` is what stands for it in the usage. */
export function neededText(args: Arguments, name: string, value: string, words: CliWords): string {
  const text = args.text(name)?.trim() ?? '';
  if (text === '') throw new UsageError(words.missingOption(`--${name} ${value}`));
  return text;
}

/** The number of an option that may be absent. */
export function optionalNumber(args: Arguments, name: string, least: number, words: CliWords): number | null {
  const text = args.text(name);
  return text === null ? null : wholeNumber(text, `--${name}`, least, words);
}
