import type { Move, MoveExplanation, Position } from '../../chess/index.ts';
import { explainMove, formatSan, parseSan, parseUciSquares } from '../../chess/index.ts';
import { positionArgument } from '../position-argument.ts';
import { languages, regionOf } from '../../words/language.ts';
import { piecesIn } from '../../words/moves.ts';
import { illegalText, sanErrorText } from '../../words/terminal-said.ts';
import type { Command, ExitCode, Terminal } from '../terminal.ts';
import { RefusedError } from '../terminal.ts';

export const command: Command = {
  usage: `escaque explain FEN MOVE [--chess960] [--lang ${languages().join('|')}] [--json]`,
  options: { chess960: { type: 'boolean' }, json: { type: 'boolean' } },
  positionals: [2, 7],
  async run(args, terminal) {
    const words = [...args.positionals];
    const text = words.pop() ?? '';
    const position = positionArgument(words, args, terminal);
    const told = explainMove(position, moveMeant(position, text, terminal));
    if (args.flag('json')) terminal.out(JSON.stringify(told));
    else terminal.out(sentence(position, told, terminal));
    return exitCode(told);
  },
};

/** Squares as they are, legal or not; SAN in any of the languages. A text that is neither is refused with why. */
function moveMeant(position: Position, text: string, terminal: Terminal): Move {
  const squares = parseUciSquares(text);
  if (squares !== null) return squares;
  const read = parseSan(position, text);
  if (read.ok) return read.value;
  if (read.error.why !== null) return read.error.why.move;
  throw new RefusedError(sanErrorText(read.error, text, terminal.lang));
}

function sentence(position: Position, told: MoveExplanation, terminal: Terminal): string {
  if (!told.legal) return illegalText(position, told, terminal.lang);
  return terminal.words.legalMove(piecesIn(regionOf(terminal.lang), formatSan(position, told.move)));
}

function exitCode(told: MoveExplanation): ExitCode {
  return told.legal ? 0 : 1;
}
