import type { Position } from '../../chess/index.ts';
import { divide, formatUci, parseEpd, parseFen, perft } from '../../chess/index.ts';
import { positionArgument } from '../position-argument.ts';
import { readSource } from '../read-source.ts';
import { fenErrorText } from '../../words/terminal-said.ts';
import type { Arguments, Command, ExitCode, Terminal } from '../terminal.ts';
import { UsageError, optionalNumber, wholeNumber } from '../terminal.ts';

export const command: Command = {
  usage:
    'escaque perft FEN DEPTH [--bulk] [--divide] [--chess960] [--json]\n  escaque perft --epd FILE [--max-nodes N] [--bulk] [--json]',
  options: {
    epd: { type: 'string' },
    'max-nodes': { type: 'string' },
    bulk: { type: 'boolean' },
    divide: { type: 'boolean' },
    chess960: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  positionals: [0, 7],
  run: (args, terminal) => (args.text('epd') === null ? one(args, terminal) : table(args, terminal)),
};

async function one(args: Arguments, terminal: Terminal): Promise<ExitCode> {
  const words = [...args.positionals];
  const depth = wholeNumber(words.pop() ?? '', 'DEPTH', args.flag('divide') ? 1 : 0, terminal.words);
  if (words.length === 0) throw new UsageError(terminal.words.tooFewArguments);
  const position = positionArgument(words, args, terminal);
  const options = { bulk: args.flag('bulk') };
  if (!args.flag('divide')) {
    const nodes = perft(position, depth, options);
    terminal.out(args.flag('json') ? JSON.stringify({ depth, nodes }) : String(nodes));
    return 0;
  }
  const rows = divide(position, depth, options).map(({ move, nodes }) => ({
    uci: formatUci(position, move),
    nodes,
  }));
  const nodes = rows.reduce((sum, row) => sum + row.nodes, 0);
  if (args.flag('json')) terminal.out(JSON.stringify({ depth, nodes, moves: rows }));
  else terminal.out([...rows.map((row) => `${row.uci}: ${row.nodes}`), '', String(nodes)].join('\n'));
  return 0;
}

interface Difference {
  readonly line: number;
  readonly fen: string;
  readonly depth: number;
  readonly expected: number;
  readonly found: number;
}

/** Checks every count of a table that is within --max-nodes; exit 1 where one differs or a row is no position. */
async function table(args: Arguments, terminal: Terminal): Promise<ExitCode> {
  if (args.positionals.length > 0)
    throw new UsageError(terminal.words.tooManyArguments(args.positionals[0] ?? ''));
  const path = args.text('epd') ?? '';
  const most = optionalNumber(args, 'max-nodes', 1, terminal.words) ?? Infinity;
  const rows = parseEpd(await readSource(path, terminal));
  const differences: Difference[] = [];
  const unread: string[] = [];
  let [right, nodes] = [0, 0];
  const begun = performance.now();
  for (const row of rows) {
    const position = parseRowPosition(row.fen, row.chess960 || args.flag('chess960'));
    if (!position.ok) {
      unread.push(
        `${terminal.words.atLine(path, row.line, 1)}: ${fenErrorText(position.error, row.fen, terminal.lang)}`,
      );
      continue;
    }
    for (const count of row.counts.filter((each) => each.nodes <= most)) {
      const found = perft(position.value, count.depth, { bulk: args.flag('bulk') });
      nodes += found;
      if (found === count.nodes) right += 1;
      else
        differences.push({ line: row.line, fen: row.fen, depth: count.depth, expected: count.nodes, found });
    }
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  if (args.flag('json')) {
    terminal.out(JSON.stringify({ positions: rows.length, right, nodes, differences, unread }));
  } else {
    for (const d of differences) {
      terminal.err(terminal.words.perftWrong(d.line, d.fen, d.depth, d.expected, d.found));
    }
    for (const text of unread) terminal.err(text);
    terminal.out(terminal.words.perftSum(rows.length, right, nodes, seconds));
  }
  return differences.length + unread.length === 0 && rows.length > 0 ? 0 : 1;
}

/** Standard where the castling field is, else Chess960. */
function parseRowPosition(fen: string, chess960: boolean): ReturnType<typeof parseFen> {
  const variant: Position['variant'] | null = chess960 ? 'chess960' : null;
  return parseFen(fen, variant === null ? {} : { variant });
}
