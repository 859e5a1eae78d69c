/** A document for paper, where the command line says: `--html FILE`, `--pdf FILE`, `--paper a4|letter`. */
import { writeFileSync } from 'node:fs';
import type { DeskDocument, PaperSize } from '../contract/desk-api.ts';
import { printPdf } from './print-pdf.ts';
import { refusalText } from '../words/terminal-said.ts';
import type { Arguments, Terminal } from './terminal.ts';
import { RefusedError, UsageError } from './terminal.ts';

export const PAPER_OPTIONS = {
  pdf: { type: 'string' },
  html: { type: 'string' },
  paper: { type: 'string' },
} as const;

const SIZES: readonly PaperSize[] = ['a4', 'letter'];

export function paperOf(args: Arguments, terminal: Terminal): PaperSize {
  return oneOf('--paper', args.text('paper') ?? 'a4', SIZES, terminal);
}

/** Makes the document and writes it; a usage error comes before anything is done. */
export async function writePaper(
  args: Arguments,
  terminal: Terminal,
  make: () => Promise<DeskDocument>,
): Promise<void> {
  const words = terminal.words.paper;
  const [pdf, html] = [args.text('pdf'), args.text('html')];
  if (pdf === null && html === null) throw new UsageError(words.whereTo);
  const { text, refusal } = await make();
  if (refusal !== undefined) throw new RefusedError(refusalText(refusal, terminal.lang));
  if (html !== null) {
    write(html, text, terminal);
    terminal.out(words.written(html));
  }
  if (pdf !== null) {
    await printPdf(text, pdf, terminal);
    terminal.out(words.written(pdf));
  }
}

export function oneOf<T extends string>(
  name: string,
  text: string,
  allowed: readonly T[],
  { words }: Terminal,
): T {
  const found = allowed.find((each) => each === text);
  if (found === undefined) throw new UsageError(words.notOneOf(name, text, allowed));
  return found;
}

function write(path: string, text: string, terminal: Terminal): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new RefusedError(terminal.words.paper.cannotWrite(path, code));
  }
}
