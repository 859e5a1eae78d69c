/** Who can still checkmate, and why not (5.2.2, 6.9), as the terminal says it. */
import type { CannotMateReason, Color } from '../../chess/index.ts';
import type { Lang } from '../terminal.ts';

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
const other = { white: 'black', black: 'white' } as const;
const ms = (value: number): string => `${value.toFixed(3)} ms`;

const en: MatingWords = {
  yes: (side, line) => `${colors.en[side]} can still checkmate: ${line}`,
  hasMated: (side) => `${colors.en[side]} has checkmated.`,
  no: (side, why) => `${colors.en[side]} cannot checkmate by any series of legal moves: ${why}.`,
  unknown: (side, searched) =>
    `It is not settled whether ${colors.en[side]} can still checkmate: ${searched} positions were looked at. A higher --limit looks further.`,
  dead: 'Dead position (5.2.2): neither side can checkmate. The game is drawn.',
  reason(side, reason, line): string {
    const own = colors.en[side];
    const theirs = colors.en[other[side]];
    switch (reason.kind) {
      case 'mated':
        return `${own} is checkmated`;
      case 'stalemate':
        return 'it is stalemate';
      case 'repetition':
        return 'the same moves come again without end';
      case 'material':
        return {
          bareKing: `${own} has nothing but the king`,
          loneKnight: `${own} has only a knight, and ${theirs} no man that could shut in the king`,
          bishopsOfOneColor:
            'all the bishops go on squares of one colour, and there is nothing else to mate with',
        }[reason.material];
      case 'forced':
        return `every move is forced, ${line}, and then ${en.reason(side, reason.then, '')}`;
      case 'exhausted':
        return `${reason.positions} positions can still arise and none is checkmate`;
      case 'blocked': {
        const shut = `the position is blocked. The king of ${theirs} can only ever stand on ${reason.region.join(' ')}`;
        const never =
          reason.fixed.length === 0
            ? ''
            : `; the men on ${reason.fixed.join(' ')} never move and are never captured`;
        if (reason.checkers.length === 0)
          return `${shut}, and no man of ${own} can ever attack those squares${never}`;
        return `${shut}; only what stands on ${reason.checkers.join(' ')} can ever give check there, and the king always has a way out${never}`;
      }
    }
  },
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
  reason(side, reason, line): string {
    const own = colors.es[side];
    const theirs = colors.es[other[side]];
    switch (reason.kind) {
      case 'mated':
        return `${own} han recibido mate`;
      case 'stalemate':
        return 'es ahogado';
      case 'repetition':
        return 'las mismas jugadas se repiten sin fin';
      case 'material':
        return {
          bareKing: `${own} solo tienen el rey`,
          loneKnight: `${own} solo tienen un caballo, y ${theirs} ninguna pieza que pueda encerrar a su rey`,
          bishopsOfOneColor:
            'todos los alfiles van por casillas de un solo color, y no hay nada más con que dar mate',
        }[reason.material];
      case 'forced':
        return `todas las jugadas son forzadas, ${line}, y después ${es.reason(side, reason.then, '')}`;
      case 'exhausted':
        return `aún pueden darse ${reason.positions} posiciones y ninguna es mate`;
      case 'blocked': {
        const shut = `la posición está bloqueada. El rey de ${theirs} solo puede estar en ${reason.region.join(' ')}`;
        const never =
          reason.fixed.length === 0
            ? ''
            : `; lo que hay en ${reason.fixed.join(' ')} nunca se mueve ni se captura`;
        if (reason.checkers.length === 0)
          return `${shut}, y ninguna pieza de ${own} puede atacar nunca esas casillas${never}`;
        return `${shut}; solo lo que hay en ${reason.checkers.join(' ')} puede dar jaque allí, y el rey siempre tiene salida${never}`;
      }
    }
  },
  wrongRow: (line, fen, side, expected, answer) =>
    `línea ${line}: ${fen} ${side}: se esperaba ${expected} y salió ${answer}`,
  unknownRow: (line, fen, side) => `línea ${line}: ${fen} ${side}: sin resolver`,
  noRow: (line) => `línea ${line}: se esperaba FEN, white o black, winnable o unwinnable, con tabuladores`,
  times: (mean, p50, p99, worst) =>
    `Tiempo por fila: media ${ms(mean)}, mediana ${ms(p50)}, p99 ${ms(p99)}, peor ${ms(worst)}.`,
  sum: (rows, { yes, no, unknown }, wrong) =>
    `${rows} filas: ${yes} ganables, ${no} no ganables, ${unknown} sin resolver; ${wrong} mal.`,
};

export const matingWords: Readonly<Record<Lang, MatingWords>> = { es, en };
