/** What the terminal says of clocks and time controls. */
import type { Color, ControlErrorCode, NotRated, Period, PlayRegime, Rating } from '../clocks/index.ts';

export interface ClockWords {
  unknownPart(part: string): string;
  notUnderstood(code: ControlErrorCode, column: number, rest: string): string;
  readonly units: Readonly<Record<'minutes' | 'seconds' | 'written', string>>;
  readonly colors: Readonly<Record<Color, string>>;
  period(period: Period): string;
  readonly regimes: Readonly<Record<PlayRegime | 'none', string>>;
  rating(rating: Rating): string;
}

const problemsEn: Readonly<Record<ControlErrorCode, string>> = {
  empty: 'there is no time control',
  numberExpected: 'a number is expected here',
  unexpected: 'this is not understood',
  impossibleMoves: 'this is no count of moves',
  tooLong: 'this is longer than any game',
  noTime: 'without time the flag would fall at once',
  twoBonuses: 'this period has its bonus already',
  ambiguous: 'this may be a period or a bonus; "per move" makes it a bonus',
  unclear: 'this is written in more than one sense: say which, as in "90 min + 30 s" or "40 moves in 90 min"',
  afterTheRest: 'nothing can follow the rest of the game',
  noSuchPeriod: 'no period begins at that move',
};

const problemsEs: Readonly<Record<ControlErrorCode, string>> = {
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

const notRatedEn: Readonly<Record<NotRated, string>> = {
  noFixedTime: 'no fixed time',
  unequalTimes: 'unequal times',
  tooShort: 'not more than 3 minutes',
  firstPeriodTooShort: 'fewer than 30 moves in the first period',
};

const notRatedEs: Readonly<Record<NotRated, string>> = {
  noFixedTime: 'sin tiempo fijo',
  unequalTimes: 'tiempos desiguales',
  tooShort: 'no llega a más de 3 minutos',
  firstPeriodTooShort: 'menos de 30 jugadas en el primer periodo',
};

/** `1 h 30 min`, `30 s`: the same in both languages. */
function duration(ms: number): string {
  const [hours, minutes, seconds] = [
    Math.floor(ms / 3_600_000),
    Math.floor(ms / 60_000) % 60,
    (ms / 1000) % 60,
  ];
  const parts = [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : ''];
  return [...parts, seconds > 0 ? `${seconds} s` : ''].filter((part) => part !== '').join(' ') || '0 s';
}

function bonusText(
  { bonus }: Period,
  names: Readonly<Record<'increment' | 'delay' | 'bronstein', string>>,
): string {
  if (bonus.kind === 'none') return '';
  if (bonus.kind === 'byoYomi') return `; byo-yomi ${bonus.times} x ${duration(bonus.ms)}`;
  return ` + ${duration(bonus.ms)} (${names[bonus.kind]})`;
}

export const clockWords: Readonly<Record<'en' | 'es', ClockWords>> = {
  en: {
    unknownPart: (part) => `"${part}" is none of cases, simulate, parse, presets`,
    notUnderstood: (code, column, rest) =>
      `column ${column}: ${problemsEn[code]}${rest === '' ? '' : `: "${rest}"`}`,
    units: {
      minutes: 'read in minutes',
      seconds: 'read in seconds',
      written: 'read in the units written',
    },
    colors: { white: 'White', black: 'Black' },
    period: (period) =>
      `${period.moves === null ? 'rest of the game' : `${period.moves} moves`}: ${duration(period.base)}${bonusText(
        period,
        { increment: 'increment', delay: 'simple delay', bronstein: 'Bronstein' },
      )}`,
    regimes: { standard: 'standard', rapid: 'rapid (A.1)', blitz: 'blitz (B.1)', none: 'no fixed time' },
    rating: (rating) => {
      if (!rating.rated) return `not rated: ${notRatedEn[rating.why]}`;
      return rating.below === null ? 'rated for all' : `rated for players under ${rating.below}`;
    },
  },
  es: {
    unknownPart: (part) => `«${part}» no es ninguna de cases, simulate, parse, presets`,
    notUnderstood: (code, column, rest) =>
      `columna ${column}: ${problemsEs[code]}${rest === '' ? '' : `: «${rest}»`}`,
    units: {
      minutes: 'leído en minutos',
      seconds: 'leído en segundos',
      written: 'leído en las unidades escritas',
    },
    colors: { white: 'Blancas', black: 'Negras' },
    period: (period) =>
      `${period.moves === null ? 'resto de la partida' : `${period.moves} jugadas`}: ${duration(
        period.base,
      )}${bonusText(period, { increment: 'incremento', delay: 'retardo simple', bronstein: 'Bronstein' })}`,
    regimes: {
      standard: 'clásico',
      rapid: 'rápido (A.1)',
      blitz: 'relámpago (B.1)',
      none: 'sin tiempo fijo',
    },
    rating: (rating) => {
      if (!rating.rated) return `no puntúa: ${notRatedEs[rating.why]}`;
      return rating.below === null
        ? 'puntúa para todos'
        : `puntúa para jugadores de menos de ${rating.below}`;
    },
  },
};
