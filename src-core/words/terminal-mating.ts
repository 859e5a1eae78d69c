/** Who can still checkmate, and why not (5.2.2, 6.9), as the terminal says it. */
import { mateReason as enReason } from './en/mating.ts';
import { mateReason as esReason } from './es/mating.ts';
import type { CannotMateReason, Color } from '../chess/index.ts';
import type { Language } from '../vocabulary/languages.ts';

export interface MatingWords {
  yes(side: Color, line: string): string;
  hasMated(side: Color): string;
  no(side: Color, why: string): string;
  unknown(side: Color, searched: number): string;
  readonly dead: string;
  /** Why not, in a sentence that goes on after a colon. `line` is the forced line where there is one. */
  reason(side: Color, reason: CannotMateReason, line: string): string;
  wrongRow(line: number, fen: string, side: Color, expected: string, answer: string): string;
  unknownRow(line: number, fen: string, side: Color): string;
  noRow(line: number): string;
  times(mean: number, p50: number, p99: number, worst: number): string;
  sum(rows: number, counts: Readonly<Record<'yes' | 'no' | 'unknown', number>>, wrong: number): string;
}

const colors = { en: { white: 'White', black: 'Black' }, es: { white: 'las blancas', black: 'las negras' } };
const ms = (value: number): string => `${value.toFixed(3)} ms`;

const en: MatingWords = {
  yes: (side, line) => `${colors.en[side]} can still checkmate: ${line}`,
  hasMated: (side) => `${colors.en[side]} has checkmated.`,
  no: (side, why) => `${colors.en[side]} cannot checkmate by any series of legal moves: ${why}.`,
  unknown: (side, searched) =>
    `It is not settled whether ${colors.en[side]} can still checkmate: ${searched} positions were looked at. A higher --limit looks further.`,
  dead: 'Dead position (5.2.2): neither side can checkmate. The game is drawn.',
  reason: enReason,
  wrongRow: (line, fen, side, expected, answer) =>
    `line ${line}: ${fen} ${side}: expected ${expected}, got ${answer}`,
  unknownRow: (line, fen, side) => `line ${line}: ${fen} ${side}: not settled`,
  noRow: (line) => `line ${line}: expected FEN, white or black, winnable or unwinnable, with tabs between`,
  times: (mean, p50, p99, worst) =>
    `Time a row: mean ${ms(mean)}, median ${ms(p50)}, p99 ${ms(p99)}, worst ${ms(worst)}.`,
  sum: (rows, { yes, no, unknown }, wrong) =>
    `${rows} rows: ${yes} winnable, ${no} unwinnable, ${unknown} not settled; ${wrong} wrong.`,
};

const es: MatingWords = {
  yes: (side, line) => `Aún pueden dar mate ${colors.es[side]}: ${line}`,
  hasMated: (side) => `Han dado mate ${colors.es[side]}.`,
  no: (side, why) => `No pueden dar mate ${colors.es[side]} con ninguna serie de jugadas legales: ${why}.`,
  unknown: (side, searched) =>
    `No está resuelto si aún pueden dar mate ${colors.es[side]}: se han mirado ${searched} posiciones. Un --limit mayor mira más lejos.`,
  dead: 'Posición muerta (5.2.2): ningún bando puede dar mate. La partida es tablas.',
  reason: esReason,
  wrongRow: (line, fen, side, expected, answer) =>
    `línea ${line}: ${fen} ${side}: se esperaba ${expected} y salió ${answer}`,
  unknownRow: (line, fen, side) => `línea ${line}: ${fen} ${side}: sin resolver`,
  noRow: (line) => `línea ${line}: se esperaba FEN, white o black, winnable o unwinnable, con tabuladores`,
  times: (mean, p50, p99, worst) =>
    `Tiempo por fila: media ${ms(mean)}, mediana ${ms(p50)}, p99 ${ms(p99)}, peor ${ms(worst)}.`,
  sum: (rows, { yes, no, unknown }, wrong) =>
    `${rows} filas: ${yes} ganables, ${no} no ganables, ${unknown} sin resolver; ${wrong} mal.`,
};

export const matingWords: Readonly<Record<Language, MatingWords>> = { es, en };
