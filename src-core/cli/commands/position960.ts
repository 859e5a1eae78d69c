import {
  PIECE_LETTERS,
  backRank,
  explainNumber,
  formatFen,
  mirrorNumber,
  parseStartPosition,
  startCastlings,
  startPosition,
  undefendedPawns,
} from '../../chess/index.ts';
import type { Language } from '../../vocabulary/languages.ts';
import type { Command, Terminal } from '../terminal.ts';
import { RefusedError } from '../terminal.ts';
import { chess960Words } from '../../words/terminal-chess960.ts';

export const command: Command = {
  usage: 'escaque position960 N|RANK|FEN [--json]',
  options: { json: { type: 'boolean' } },
  positionals: [1, 8],
  async run(args, terminal) {
    const number = startArgument(args.positionals.join(' '), terminal);
    if (args.flag('json')) terminal.out(JSON.stringify(told(number)));
    else terminal.out(shown(number, terminal.lang));
    return 0;
  },
};

/** The number of the start position that the text means; refused with everything that is wrong with it. */
export function startArgument(text: string, { lang }: Terminal): number {
  const read = parseStartPosition(text);
  if (read.ok) return read.value;
  const faults = read.error.map((fault) => chess960Words[lang].startFault(fault, text));
  throw new RefusedError(faults.join('; '));
}

/** A first rank in the letters of the language. */
export function rankIn(rank: string, lang: Language): string {
  const { king, queen, rook, bishop, knight } = PIECE_LETTERS[lang];
  const names: Readonly<Record<string, string>> = { K: king, Q: queen, R: rook, B: bishop, N: knight };
  return [...rank].map((letter) => names[letter] ?? letter).join('');
}

/** Chess960 even at 518: the castlings are told as Chess960 makes them. */
function fenOf(number: number): string {
  return formatFen(startPosition(number, 'chess960'));
}

function told(number: number): object {
  const { rank, steps, rest } = explainNumber(number);
  return {
    number,
    rank,
    fen: fenOf(number),
    castlings: startCastlings(number),
    undefendedPawns: undefendedPawns(number),
    mirror: mirrorNumber(number),
    count: { steps, rest },
  };
}

function shown(number: number, lang: Language): string {
  const words = chess960Words[lang];
  const { rank, steps, rest } = explainNumber(number);
  const mirror = mirrorNumber(number);
  return [
    words.heading(number, rankIn(rank, lang)),
    '',
    diagram(rankIn(rank, lang)),
    '',
    fenOf(number),
    '',
    ...steps.map(words.countStep),
    words.rest(rest),
    words.sum(
      steps.map(({ index }) => index),
      number,
    ),
    '',
    ...startCastlings(number).map(words.castling),
    '',
    words.undefended(undefendedPawns(number)),
    words.mirror(mirror, rankIn(backRank(mirror), lang)),
  ].join('\n');
}

/** The board in letters, Black's small, as White sees it. */
function diagram(rank: string): string {
  const ranks = [rank.toLowerCase(), 'pppppppp', ...Array<string>(4).fill('........'), 'PPPPPPPP', rank];
  return [...ranks.map((men, at) => `${8 - at} ${[...men].join(' ')}`), '  a b c d e f g h'].join('\n');
}
