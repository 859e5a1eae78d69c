/** What the terminal says of clocks and time controls. */
import type { Color, ControlErrorCode, NotRated, Period, PlayRegime, Rating } from '../../clocks/index.ts';
import { bonusText } from '../bonus-text.ts';
import { durationOf } from '../duration.ts';

export interface TerminalClockWords {
  unknownPart(part: string): string;
  /** A sense that a text which is not read may have. */
  readAs(control: string): string;
  notUnderstood(code: ControlErrorCode, column: number, rest: string): string;
  readonly units: Readonly<Record<'minutes' | 'seconds' | 'written', string>>;
  readonly colors: Readonly<Record<Color, string>>;
  period(period: Period): string;
  readonly regimes: Readonly<Record<PlayRegime | 'none', string>>;
  rating(rating: Rating): string;
}

const problems: Readonly<Record<ControlErrorCode, string>> = {
  empty: 'no hay control de tiempo',
  numberExpected: 'aquí se espera un número',
  unexpected: 'esto no se entiende',
  impossibleMoves: 'esto no es un número de jugadas',
  tooLong: 'esto dura más que cualquier partida',
  noTime: 'sin tiempo, la bandera caería al momento',
  twoBonuses: 'este periodo ya tiene su incremento',
  ambiguous: 'esto puede ser un periodo o un incremento; «por jugada» lo hace incremento',
  unclear:
    'esto se escribe así en más de un sentido: diga cuál, como en «90 min + 30 s» o «40 jugadas en 90 min»',
  afterTheRest: 'nada puede seguir al resto de la partida',
  noSuchPeriod: 'ningún periodo empieza en esa jugada',
};

const notRated: Readonly<Record<NotRated, string>> = {
  noFixedTime: 'sin tiempo fijo',
  unequalTimes: 'tiempos desiguales',
  tooShort: 'no llega a más de 3 minutos',
  firstPeriodTooShort: 'menos de 30 jugadas en el primer periodo',
  chess960: 'la FIDE no cuenta el ajedrez 960',
};

export const clock: TerminalClockWords = {
  unknownPart: (part) => `«${part}» no es ninguna de cases, simulate, parse, presets`,
  readAs: (control) => `Puede leerse como ${control}`,
  notUnderstood: (code, column, rest) =>
    `columna ${column}: ${problems[code]}${rest === '' ? '' : `: «${rest}»`}`,
  units: {
    minutes: 'leído en minutos',
    seconds: 'leído en segundos',
    written: 'leído en las unidades escritas',
  },
  colors: { white: 'Blancas', black: 'Negras' },
  period: (period) =>
    `${period.moves === null ? 'resto de la partida' : `${period.moves} jugadas`}: ${durationOf(
      period.base,
    )}${bonusText(period, { increment: 'incremento', delay: 'retardo simple', bronstein: 'Bronstein' })}`,
  regimes: {
    standard: 'clásico',
    rapid: 'rápido (A.1)',
    blitz: 'relámpago (B.1)',
    none: 'sin tiempo fijo',
  },
  rating: (rating) => {
    if (!rating.rated) return `no válido para Elo: ${notRated[rating.why]}`;
    if (rating.below === null) return 'válido para el Elo de todos';
    const under = `válido para el Elo de jugadores de menos de ${rating.below}`;
    return rating.approved
      ? `${under}; para todos, en un torneo que la FIDE haya aprobado como clásico (desde 2026)`
      : under;
  },
};
