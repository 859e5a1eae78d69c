import { randomUUID } from 'node:crypto';
import {
  type Move,
  type Table,
  type Variant,
  choices,
  handOf,
  roll,
  settle,
  simulate,
} from '../../parchis/index.ts';
import { Dice } from '../../tournament/generate/dice.ts';
import { VARIANT_NAMES, placeOf, playersOf, readTable, variantOf } from '../parchis-state.ts';
import { readSource } from '../read-source.ts';
import type { Arguments, Command, Terminal } from '../terminal.ts';
import { UsageError, neededText, optionalNumber } from '../terminal.ts';

const MOST_PLAYERS = 4;
const SOME_GAMES = 1000;

export const command: Command = {
  usage:
    'escaque parchis moves --state FILE --roll N[,N] [--json]\n  escaque parchis simulate [--games N] [--players 2|3|4] [--variant NAME,NAME...] [--seed TEXT] [--json]',
  options: {
    state: { type: 'string' },
    roll: { type: 'string' },
    games: { type: 'string' },
    players: { type: 'string' },
    variant: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'boolean' },
  },
  positionals: [1, 1],
  async run(args, terminal) {
    const [what = ''] = args.positionals;
    if (what === 'moves') await tellMoves(args, terminal);
    else if (what === 'simulate') tellSimulation(args, terminal);
    else throw new UsageError(terminal.words.notOneOf('parchis', what, ['moves', 'simulate']));
    return 0;
  },
};

async function tellMoves(args: Arguments, terminal: Terminal): Promise<void> {
  const { words } = terminal;
  const path = neededText(args, 'state', 'FILE', words);
  const before = readTable(await readSource(path, terminal), words);
  const thrown = diceOf(neededText(args, 'roll', 'N', words), before.variant, terminal);
  const table = settle(roll(before, thrown));
  const { moves, duty } = choices(table);
  if (args.flag('json')) {
    terminal.out(
      JSON.stringify({ turn: table.turn, duty, moves: moves.map((move) => moveJson(table, move)) }),
    );
    return;
  }
  if (duty !== null) terminal.out(words.parchis.duties[duty]);
  for (const move of moves) terminal.out(moveLine(move, table, terminal));
  if (moves.length === 0) terminal.out(words.parchis.nothing(words.parchis.colors[table.turn]));
}

function diceOf(text: string, { twoDice }: Variant, { words }: Terminal): readonly number[] {
  const thrown = text.split(',').map((each) => (/^\s*[1-6]\s*$/.test(each) ? Number(each) : 0));
  if (thrown.includes(0) || thrown.length !== (twoDice ? 2 : 1))
    throw new UsageError(words.parchis.badRoll(text, twoDice ? 2 : 1));
  return thrown;
}

function moveJson(table: Table, { color, pieces, from, to, eats }: Move): object {
  return {
    color,
    pieces: pieces.length,
    from: placeOf(color, from),
    to: placeOf(color, to),
    eats: eats?.color ?? null,
    counts: table.counts[0] ?? null,
  };
}

function moveLine({ color, pieces, from, to, eats }: Move, table: Table, { words }: Terminal): string {
  const { parchis } = words;
  const whose = handOf(table) === table.turn ? '' : `${parchis.colors[color]}: `;
  const place = (steps: number): string => {
    const told = placeOf(color, steps);
    return typeof told === 'number' ? String(told) : parchis.place(told);
  };
  const eaten = eats === null ? '' : ` ${parchis.eats(parchis.colors[eats.color])}`;
  return `${whose}${place(from)} → ${place(to)}${pieces.length > 1 ? ' ×2' : ''}${eaten}`;
}

/** Random legal play: where an invariant breaks, the error says which. */
function tellSimulation(args: Arguments, terminal: Terminal): void {
  const { words } = terminal;
  const games = optionalNumber(args, 'games', 1, words) ?? SOME_GAMES;
  const number = optionalNumber(args, 'players', 2, words) ?? MOST_PLAYERS;
  if (number > MOST_PLAYERS)
    throw new UsageError(words.notOneOf('--players', String(number), ['2', '3', '4']));
  const names = args.text('variant')?.split(',') ?? [];
  const variant = variantOf(names.map((name) => name.trim()));
  if (variant === null) throw new UsageError(words.notOneOf('--variant', names.join(','), VARIANT_NAMES));
  if (variant.couples !== 'none' && number !== MOST_PLAYERS)
    throw new UsageError(words.parchis.fourForCouples);
  const seed = args.text('seed') ?? randomUUID();
  const dice = new Dice(seed);
  const ended = Array.from({ length: games }, () =>
    simulate(variant, playersOf(number), (sides) => dice.below(sides)),
  );
  const rolls = ended.map((game) => game.rolls).sort((a, b) => a - b);
  const mean = rolls.reduce((sum, each) => sum + each, 0) / games;
  const told = { games, seed, meanRolls: mean, shortest: rolls[0] ?? 0, longest: rolls.at(-1) ?? 0 };
  terminal.out(args.flag('json') ? JSON.stringify(told) : words.parchis.simulated(told));
}
