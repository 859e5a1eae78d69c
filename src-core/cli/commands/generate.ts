import { randomInt } from 'node:crypto';
import {
  MOST_PLAYERS,
  MOST_ROUNDS,
  PROFILES,
  type ProfileName,
  generate,
} from '../../tournament/generate/index.ts';
import { formatTrf } from '../../tournament/trf/index.ts';
import type { Arguments, CliWords, Command } from '../terminal.ts';
import { UsageError, neededText, optionalNumber, wholeNumber } from '../terminal.ts';

/** Seeds that are thrown here have twelve digits at most. */
const SEEDS = 10 ** 12;

export const command: Command = {
  usage: `escaque generate [--seed S] --players N --rounds R [--profile ${Object.keys(PROFILES).join('|')}] > FILE.trf`,
  options: {
    seed: { type: 'string' },
    players: { type: 'string' },
    rounds: { type: 'string' },
    profile: { type: 'string' },
  },
  positionals: [0, 0],
  async run(args, terminal) {
    const { words } = terminal;
    const { record, stopped } = generate({
      seed: optionalNumber(args, 'seed', 0, words) ?? randomInt(SEEDS),
      players: between(args, 'players', [2, MOST_PLAYERS], words),
      rounds: between(args, 'rounds', [1, MOST_ROUNDS], words),
      profile: profileOf(args, words),
    });
    await terminal.write(formatTrf(record, 'trf26'));
    if (stopped === null) return 0;
    terminal.err(words.swiss.stopped(stopped));
    return 1;
  },
};

function between(
  args: Arguments,
  name: string,
  [least, most]: readonly [number, number],
  words: CliWords,
): number {
  const number = wholeNumber(neededText(args, name, 'N', words), `--${name}`, least, words);
  if (number > most) throw new UsageError(words.swiss.atMost(`--${name}`, most));
  return number;
}

function profileOf(args: Arguments, words: CliWords): ProfileName {
  const text = args.text('profile') ?? 'plain';
  if (isProfile(text)) return text;
  throw new UsageError(words.notOneOf('--profile', text, Object.keys(PROFILES)));
}

function isProfile(text: string): text is ProfileName {
  return Object.hasOwn(PROFILES, text);
}
