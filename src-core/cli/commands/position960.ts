import {
  backRank,
  explainNumber,
  formatFen,
  mirrorNumber,
  parseStartPosition,
  startCastlings,
  startPosition,
  undefendedPawns,
} from '../../chess/index.ts';
import type { Command, Terminal } from '../terminal.ts';
import { RefusedError } from '../terminal.ts';
import { piecesIn } from '../../words/moves.ts';
import { regionOf } from '../../words/language.ts';

export const command: Command = {
  usage: 'escaque position960 N|RANK|FEN [--json]',
  options: { json: { type: 'boolean' } },
  positionals: [1, 8],
  async run(args, terminal) {
    const number = startArgument(args.positionals.join(' '), terminal);
    if (args.flag('json')) terminal.out(JSON.stringify(told(number)));
    else terminal.out(shown(number, terminal));
    return 0;
  },
};

/** The number of the start position that the text means; refused with everything that is wrong with it. */
export function startArgument(text: string, { words }: Terminal): number {
  const read = parseStartPosition(text);
  if (read.ok) return read.value;
  const faults = read.error.map((fault) => words.chess960.startFault(fault, text));
  throw new RefusedError(faults.join('; '));
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

function shown(number: number, { lang, words: { chess960: words } }: Terminal): string {
  const { rank, steps, rest } = explainNumber(number);
  const mirror = mirrorNumber(number);
  return [
    words.heading(number, piecesIn(regionOf(lang), rank)),
    '',
    diagram(piecesIn(regionOf(lang), rank)),
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
    words.mirror(mirror, piecesIn(regionOf(lang), backRank(mirror))),
  ].join('\n');
}

/** The board in letters, Black's small, as White sees it. */
function diagram(rank: string): string {
  const ranks = [rank.toLowerCase(), 'pppppppp', ...Array<string>(4).fill('........'), 'PPPPPPPP', rank];
  return [...ranks.map((men, at) => `${8 - at} ${[...men].join(' ')}`), '  a b c d e f g h'].join('\n');
}
