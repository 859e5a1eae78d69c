import { withDesk } from '../open-desk.ts';
import type { Command } from '../terminal.ts';
import { UsageError, optionalNumber } from '../terminal.ts';

export const command: Command = {
  usage: 'escaque export pgn FILE [--round N] [--board N]\n  escaque export players FILE',
  options: { round: { type: 'string' }, board: { type: 'string' } },
  positionals: [2, 2],
  async run(args, terminal) {
    const [kind = '', path = ''] = args.positionals;
    if (kind !== 'pgn' && kind !== 'players') {
      throw new UsageError(terminal.words.notOneOf('export', kind, ['pgn', 'players']));
    }
    const round = optionalNumber(args, 'round', 1, terminal.words);
    const board = optionalNumber(args, 'board', 1, terminal.words);
    if (board !== null && round === null) throw new UsageError(terminal.words.missingOption('--round N'));
    const { text } = await withDesk(path, 'read', (desk) =>
      desk.document(kind === 'pgn' ? { kind, round, board } : { kind: 'playersCsv' }),
    );
    await terminal.write(text);
    return 0;
  },
};
