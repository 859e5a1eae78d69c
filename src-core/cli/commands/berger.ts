import { BERGER_FEWEST, BERGER_MOST, bergerTable, doubleBergerTable } from '../../tournament/berger.ts';
import type { Command } from '../terminal.ts';
import { UsageError, wholeNumber } from '../terminal.ts';

export const command: Command = {
  usage: 'escaque berger N [--double] [--json]',
  options: { double: { type: 'boolean' }, json: { type: 'boolean' } },
  positionals: [1, 1],
  async run(args, terminal) {
    const [text = ''] = args.positionals;
    const { words } = terminal;
    const players = wholeNumber(text, 'N', BERGER_FEWEST, words);
    if (players > BERGER_MOST) throw new UsageError(words.records.tooManyPlayers(BERGER_MOST));
    const rounds = (args.flag('double') ? doubleBergerTable : bergerTable)(players);
    if (args.flag('json')) {
      const told = rounds.map(({ pairs, free }, at) => ({ round: at + 1, boards: pairs, bye: free }));
      await terminal.write(`${JSON.stringify({ rounds: told })}\n`);
      return 0;
    }
    const lines = rounds.map(({ pairs, free }, at) => {
      const boards = pairs.map(([white, black]) => `${white}-${black}`);
      const rest = free === null ? [] : [`(${words.records.free(free)})`];
      return `${words.records.round(at + 1)}: ${[...boards, ...rest].join('  ')}`;
    });
    await terminal.write(`${lines.join('\n')}\n`);
    return 0;
  },
};
