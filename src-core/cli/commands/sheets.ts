import type { DeskDocument, SheetPart } from '../../contract/desk-api.ts';
import { withDesk } from '../open-desk.ts';
import type { Arguments, Command, Terminal } from '../terminal.ts';
import { UsageError, optionalNumber } from '../terminal.ts';
import { PAPER_OPTIONS, oneOf, paperOf, writePaper } from '../write-paper.ts';

const PARTS: readonly SheetPart[] = ['wall', 'boards', 'certificates'];

export const command: Command = {
  usage:
    'escaque sheets FILE --round N [--board N] --pdf FILE | --html FILE [--paper a4|letter] [--parts wall,boards,certificates]',
  options: {
    ...PAPER_OPTIONS,
    round: { type: 'string' },
    board: { type: 'string' },
    parts: { type: 'string' },
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
  const paper = paperOf(args, terminal);
  const asked = args.text('parts')?.split(',') ?? PARTS;
  const parts = asked.map((part) => oneOf('--parts', part.trim(), PARTS, terminal));
  const query = { kind: 'sheets960', lang, paper, round, board, parts } as const;
  return withDesk(path, 'read', (desk) => desk.document(query));
}
