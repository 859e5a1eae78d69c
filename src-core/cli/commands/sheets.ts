import { PAIRING_PARTS, SHEET_PARTS } from '../../vocabulary/papers.ts';
import type { DeskDocument, PaperQuery } from '../../contract/desk-api.ts';
import { withDesk } from '../open-desk.ts';
import type { Arguments, Command, Terminal } from '../terminal.ts';
import { UsageError, optionalNumber } from '../terminal.ts';
import { PAPER_OPTIONS, oneOf, paperOf, writePaper } from '../write-paper.ts';

export const command: Command = {
  usage:
    'escaque sheets FILE --round N [--board N] --pdf FILE | --html FILE [--paper a4|letter] [--parts wall,boards,certificates]\n  escaque sheets FILE --round N --pdf FILE | --html FILE [--paper a4|letter] --part byBoard|byName|slips|scoresheets',
  options: {
    ...PAPER_OPTIONS,
    round: { type: 'string' },
    board: { type: 'string' },
    parts: { type: 'string' },
    part: { type: 'string' },
  },
  positionals: [1, 1],
  async run(args, terminal) {
    const [path = ''] = args.positionals;
    await writePaper(args, terminal, () => sheetsOf(path, args, terminal));
    return 0;
  },
};

async function sheetsOf(path: string, args: Arguments, terminal: Terminal): Promise<DeskDocument> {
  const { lang, words } = terminal;
  const round = optionalNumber(args, 'round', 1, words);
  if (round === null) throw new UsageError(words.missingOption('--round N'));
  const board = optionalNumber(args, 'board', 1, words);
  const style = { lang, paper: paperOf(args, terminal), round };
  const part = args.text('part');
  const asked = args.text('parts')?.split(',') ?? SHEET_PARTS;
  const query: PaperQuery =
    part === null
      ? {
          kind: 'sheets960',
          ...{ ...style, board },
          parts: asked.map((each) => oneOf('--parts', each.trim(), SHEET_PARTS, terminal)),
        }
      : { kind: 'pairings', ...style, part: oneOf('--part', part, PAIRING_PARTS, terminal) };
  return withDesk(path, 'read', (desk) => desk.document(query));
}
