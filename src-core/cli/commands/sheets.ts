import { writeFileSync } from 'node:fs';
import type { PaperSize, SheetPart } from '../../desk-api.ts';
import { withDesk } from '../open-desk.ts';
import { printPdf } from '../print-pdf.ts';
import { refusalText } from '../say.ts';
import type { Arguments, Command, Terminal } from '../terminal.ts';
import { RefusedError, UsageError, optionalNumber } from '../terminal.ts';
import { paperWords } from '../words/paper.ts';

const PARTS: readonly SheetPart[] = ['wall', 'boards', 'certificates'];
const SIZES: readonly PaperSize[] = ['a4', 'letter'];

export const command: Command = {
  usage:
    'escaque sheets FILE --round N [--board N] --pdf FILE | --html FILE [--paper a4|letter] [--parts wall,boards,certificates]',
  options: {
    round: { type: 'string' },
    board: { type: 'string' },
    pdf: { type: 'string' },
    html: { type: 'string' },
    paper: { type: 'string' },
    parts: { type: 'string' },
  },
  positionals: [1, 1],
  async run(args, terminal) {
    const [path = ''] = args.positionals;
    const words = paperWords[terminal.lang];
    const [pdf, html] = [args.text('pdf'), args.text('html')];
    if (pdf === null && html === null) throw new UsageError(words.whereTo);
    const text = await sheetsOf(path, args, terminal);
    if (html !== null) {
      write(html, text, terminal);
      terminal.out(words.written(html));
    }
    if (pdf !== null) {
      await printPdf(text, pdf, terminal);
      terminal.out(words.written(pdf));
    }
    return 0;
  },
};

async function sheetsOf(path: string, args: Arguments, terminal: Terminal): Promise<string> {
  const { lang, words } = terminal;
  const round = optionalNumber(args, 'round', 1, words);
  if (round === null) throw new UsageError(words.missingOption('--round N'));
  const board = optionalNumber(args, 'board', 1, words);
  const paper = oneOf('--paper', args.text('paper') ?? 'a4', SIZES, terminal);
  const asked = args.text('parts')?.split(',') ?? PARTS;
  const parts = asked.map((part) => oneOf('--parts', part.trim(), PARTS, terminal));
  const query = { kind: 'sheets960', lang, paper, round, board, parts } as const;
  const { text, refusal } = await withDesk(path, 'read', (desk) => desk.document(query));
  if (refusal !== undefined) throw new RefusedError(refusalText(refusal, lang));
  return text;
}

function oneOf<T extends string>(name: string, text: string, allowed: readonly T[], { words }: Terminal): T {
  const found = allowed.find((each) => each === text);
  if (found === undefined) throw new UsageError(words.notOneOf(name, text, allowed));
  return found;
}

function write(path: string, text: string, terminal: Terminal): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new RefusedError(paperWords[terminal.lang].cannotWrite(path, code));
  }
}
