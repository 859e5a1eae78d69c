import type { BoardView, Place } from '../../contract/desk-api.ts';
import type { DeskService } from '../../service/chess/desk-service.ts';
import { lineInWords } from '../line-in-words.ts';
import { actAs, withDesk } from '../open-desk.ts';
import { tellDoubts } from '../position-argument.ts';
import type { Command } from '../terminal.ts';
import { UsageError, optionalNumber, neededText } from '../terminal.ts';

/** The position a board begins from; also the same pieces with the castling rights that a start has. */
export const command: Command = {
  usage: 'escaque start POSITION --into FILE --round N --board N --reason TEXT [--chess960] [--by NAME]',
  options: {
    into: { type: 'string' },
    round: { type: 'string' },
    board: { type: 'string' },
    reason: { type: 'string' },
    chess960: { type: 'boolean' },
    by: { type: 'string' },
  },
  positionals: [1, 10],
  async run(args, terminal) {
    const { words } = terminal;
    const into = neededText(args, 'into', 'FILE', words);
    const round = optionalNumber(args, 'round', 1, words);
    const board = optionalNumber(args, 'board', 1, words);
    if (round === null) throw new UsageError(words.missingOption('--round N'));
    if (board === null) throw new UsageError(words.missingOption('--board N'));
    const reason = neededText(args, 'reason', 'TEXT', words);
    const place = { round, board };
    const variant = args.flag('chess960') ? 'chess960' : 'standard';
    const command = { type: 'setStartPosition', ...place, variant, reason } as const;
    const position = args.positionals.join(' ');
    await withDesk(into, 'write', async (desk) => {
      const { first } = await actAs(desk, { ...command, position }, args, terminal);
      const { lines } = await desk.history({ from: first - 1, limit: 1, newestFirst: false, place: null });
      for (const line of lines) terminal.out(lineInWords(terminal, line));
      const { start } = await boardOf(desk, place);
      tellDoubts(start.rightsDoubted, terminal);
    });
    return 0;
  },
};

function boardOf(desk: DeskService, place: Place): Promise<BoardView> {
  return new Promise((done) => void desk.watch({ kind: 'board', ...place }, done));
}
