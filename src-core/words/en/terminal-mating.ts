import type { MatingWords } from '../es/terminal-mating.ts';
import { mateReason } from './mating.ts';
import { ms } from '../milliseconds.ts';

const colors = { white: 'White', black: 'Black' } as const;

export const mating: MatingWords = {
  yes: (side, line) => `${colors[side]} can still checkmate: ${line}`,
  hasMated: (side) => `${colors[side]} has checkmated.`,
  no: (side, why) => `${colors[side]} cannot checkmate by any series of legal moves: ${why}.`,
  unknown: (side, searched) =>
    `It is not settled whether ${colors[side]} can still checkmate: ${searched} positions were looked at. A higher --limit looks further.`,
  dead: 'Dead position (5.2.2): neither side can checkmate. The game is drawn.',
  reason: mateReason,
  wrongRow: (line, fen, side, expected, answer) =>
    `line ${line}: ${fen} ${side}: expected ${expected}, got ${answer}`,
  unknownRow: (line, fen, side) => `line ${line}: ${fen} ${side}: not settled`,
  noRow: (line) => `line ${line}: expected FEN, white or black, winnable or unwinnable, with tabs between`,
  times: (mean, p50, p99, worst) =>
    `Time a row: mean ${ms(mean)}, median ${ms(p50)}, p99 ${ms(p99)}, worst ${ms(worst)}.`,
  sum: (rows, { yes, no, unknown }, wrong) =>
    `${rows} rows: ${yes} winnable, ${no} unwinnable, ${unknown} not settled; ${wrong} wrong.`,
};
