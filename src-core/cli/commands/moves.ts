import type { Square } from '../../chess/index.ts';
import {
  formatFen,
  formatSan,
  formatUci,
  legalMoves,
  legalMovesFrom,
  parseSquare,
} from '../../chess/index.ts';
import { positionArgument } from '../position-argument.ts';
import type { Arguments, Command, Terminal } from '../terminal.ts';
import { UsageError } from '../terminal.ts';

const sanLanguages = ['es', 'en', 'de', 'fr', 'it', 'pt', 'ca'] as const;
type SanLanguage = (typeof sanLanguages)[number];

export const command: Command = {
  usage: 'escaque moves FEN [--from e2] [--chess960] [--san es|en|de|fr|it|pt|ca] [--json]',
  options: {
    from: { type: 'string' },
    san: { type: 'string' },
    chess960: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  positionals: [1, 6],
  async run(args, terminal) {
    const position = positionArgument(args.positionals, args, terminal);
    const from = squareOption(args, terminal);
    const asked = sanOption(args, terminal);
    const moves = from === null ? legalMoves(position) : legalMovesFrom(position, from);
    const rows = moves.map((move) => ({
      uci: formatUci(position, move),
      san: formatSan(position, move, { lang: asked ?? 'en' }),
    }));
    if (args.flag('json')) {
      terminal.out(JSON.stringify({ fen: formatFen(position), count: rows.length, moves: rows }));
    } else for (const row of rows) terminal.out(asked === null ? row.uci : row.san);
    return 0;
  },
};

function squareOption(args: Arguments, terminal: Terminal): Square | null {
  const text = args.text('from');
  if (text === null) return null;
  const square = parseSquare(text);
  if (square !== null) return square;
  throw new UsageError(terminal.words.notOneOf('--from', text, ['a1 ... h8']));
}

function sanOption(args: Arguments, terminal: Terminal): SanLanguage | null {
  const text = args.text('san');
  const known = sanLanguages.find((each) => each === text) ?? null;
  if (text !== null && known === null)
    throw new UsageError(terminal.words.notOneOf('--san', text, sanLanguages));
  return known;
}
