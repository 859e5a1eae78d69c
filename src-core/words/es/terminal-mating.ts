/** Who can still checkmate, and why not (5.2.2, 6.9), as the terminal says it. */
import type { CannotMateReason, Color } from '../../chess/index.ts';
import { mateReason } from './mating.ts';
import { ms } from '../milliseconds.ts';

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

const colors = { white: 'las blancas', black: 'las negras' } as const;

export const mating: MatingWords = {
  yes: (side, line) => `Aún pueden dar mate ${colors[side]}: ${line}`,
  hasMated: (side) => `Han dado mate ${colors[side]}.`,
  no: (side, why) => `No pueden dar mate ${colors[side]} con ninguna serie de jugadas legales: ${why}.`,
  unknown: (side, searched) =>
    `No está resuelto si aún pueden dar mate ${colors[side]}: se han mirado ${searched} posiciones. Un --limit mayor mira más lejos.`,
  dead: 'Posición muerta (5.2.2): ningún bando puede dar mate. La partida es tablas.',
  reason: mateReason,
  wrongRow: (line, fen, side, expected, answer) =>
    `línea ${line}: ${fen} ${side}: se esperaba ${expected} y salió ${answer}`,
  unknownRow: (line, fen, side) => `línea ${line}: ${fen} ${side}: sin resolver`,
  noRow: (line) => `línea ${line}: se esperaba FEN, white o black, winnable o unwinnable, con tabuladores`,
  times: (mean, p50, p99, worst) =>
    `Tiempo por fila: media ${ms(mean)}, mediana ${ms(p50)}, p99 ${ms(p99)}, peor ${ms(worst)}.`,
  sum: (rows, { yes, no, unknown }, wrong) =>
    `${rows} filas: ${yes} ganables, ${no} no ganables, ${unknown} sin resolver; ${wrong} mal.`,
};
