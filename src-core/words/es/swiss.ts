/** The reasons of a pairing by the Dutch system, as the screens and the terminal say them. */
import type { PairedBy } from '../../desk/journal/paired-by.ts';
import type { Blocking } from '../../tournament/swiss/blocking.ts';
import type { Breach } from '../../tournament/swiss/by-hand.ts';
import type { AbsoluteCriterion, ColorRule, Criterion } from '../../tournament/swiss/edition.ts';
import type {
  BarredFromBye,
  ExplainedBoard,
  ExplainedBracket,
  ExplainedSide,
  ToldFailure,
} from '../../tournament/swiss/explanation.ts';
import type { Strength } from '../../tournament/swiss/facts.ts';
import type { ToldWhy } from '../../tournament/swiss/told-why.ts';
import type { Color } from '../../vocabulary/colors.ts';
import { lotRecipe } from '../lot-recipe.ts';
import { numbersSaid } from '../number-runs.ts';
import { pointsSaid } from '../points.ts';
import { counter } from '../plural.ts';
import { region } from './region.ts';

/** How a player is called, by his number. */
export type Who = (number: number) => string;

export interface SwissReasons {
  readonly rules: Readonly<Record<ColorRule, string>>;
  /** What a player has had, and what is due to him. */
  wish(side: ExplainedSide, who: Who): string;
  /** How the colours came about (5.2.1 to 5.2.5), with both histories. */
  colors(board: ExplainedBoard): string;
  barred(barred: BarredFromBye, who: Who): string;
  points(score: number | null): string;
  /** The bracket, who moved down to it, who stays in the Limbo and who floats on, by their numbers. */
  bracket(bracket: ExplainedBracket): readonly string[];
  /** What it does not meet, criterion by criterion. */
  fails(bracket: ExplainedBracket): readonly string[];
  readonly none: string;
  blocking(blocking: Blocking, who: Who): string;
  why(why: ToldWhy, who: Who): string;
  /** What a pairing by hand breaks. */
  breach(breach: Breach, who: Who): string;
  /** After the line of a round: by which engine, and what was changed by hand. */
  pairedBy(by: PairedBy): string;
  /** The initial colour by lot, and how it is made again. */
  lotDrawn(color: Color, number: number, secret: string): string;
}

/** What each criterion asks, in a few words. */
const criteria: Readonly<Record<Criterion | AbsoluteCriterion, string>> = {
  C1: 'ya han jugado entre sí, o tienen prohibido enfrentarse',
  C2: 'ya tuvo el descanso del emparejamiento, o una victoria sin jugar',
  C3: 'los dos deben recibir el mismo color',
  C6: 'flotantes hacia abajo',
  C7: 'puntuación de los que flotan hacia abajo',
  C8: 'flotantes que tendría el grupo siguiente',
  C9: 'rondas no jugadas de quien descansa',
  C10: 'jugadores con diferencia de colores mayor que dos',
  C11: 'jugadores con el mismo color por tercera vez seguida',
  C12: 'jugadores sin el color que prefieren',
  C13: 'jugadores sin su preferencia fuerte de color',
  C14: 'vuelven a flotar hacia abajo, como en la ronda anterior',
  C15: 'vuelven a flotar hacia arriba, como en la ronda anterior',
  C16: 'vuelven a flotar hacia abajo, como hace dos rondas',
  C17: 'vuelven a flotar hacia arriba, como hace dos rondas',
  C18: 'diferencia de puntos de quienes flotaron hacia abajo en la ronda anterior',
  C19: 'diferencia de puntos de quienes flotaron hacia arriba en la ronda anterior',
  C20: 'diferencia de puntos de quienes flotaron hacia abajo hace dos rondas',
  C21: 'diferencia de puntos de quienes flotaron hacia arriba hace dos rondas',
};

const COLORS: Readonly<Record<Color, string>> = { white: 'blancas', black: 'negras' };

/** Of the games played, the latest last. */
const LETTERS: Readonly<Record<Color, string>> = { white: 'B', black: 'N' };
const letters = (colors: readonly Color[]): string =>
  colors.length === 0 ? '—' : colors.map((color) => LETTERS[color]).join('');

const strengths: Readonly<Record<Strength, string>> = {
  0: '',
  1: ', preferencia leve',
  2: ', preferencia fuerte',
  3: ', preferencia absoluta',
};

const list = (numbers: readonly number[], who: Who): string =>
  numbers.length === 0 ? '—' : numbers.map(who).join(', ');
const points = (score: number | null): string => (score === null ? '—' : pointsSaid(score, ','));

function failed(failure: ToldFailure): string {
  if (typeof failure === 'number') return String(failure);
  if (failure.length === 0) return '0';
  return failure
    .map((each) => (typeof each === 'number' ? points(each) : `sigue flotando uno de ${points(each.limbo)}`))
    .join(', ');
}

function apart(why: Extract<ToldWhy, { kind: 'apart' }>): string {
  if (why.color !== null) return `los dos deben llevar ${COLORS[why.color]}`;
  return why.round === null ? 'tienen prohibido enfrentarse' : `ya jugaron en la ronda ${why.round}`;
}

const rules: Readonly<Record<ColorRule, string>> = {
  1: 'cada uno el color que prefiere (5.2.1)',
  2: 'manda la preferencia más fuerte (5.2.2)',
  3: 'al revés que la última vez que tuvieron colores distintos (5.2.3)',
  4: 'manda la preferencia del mejor clasificado (5.2.4)',
  5: 'por el número de emparejamiento y el color inicial (5.2.5)',
};

const count = counter(region);

function breachSaid({ kind, players, round, color }: Breach, who: Who): string {
  const both = players.map(who).join(' y ');
  const side = color === null ? '' : COLORS[color];
  switch (kind) {
    case 'met':
      return `${both} ya jugaron en la ronda ${round ?? ''} (C1)`;
    case 'forbidden':
      return `${both} tienen prohibido enfrentarse (C1)`;
    case 'barred':
      return `${both} no puede descansar: ya descansó, o sumó una victoria sin jugar, en la ronda ${round ?? ''} (C2)`;
    case 'sameColor':
      return `${both} deben llevar ${side} los dos (C3)`;
    case 'third':
      return `${both} lleva ${side} por tercera vez seguida (C.04.1)`;
    case 'difference':
      return `${both} pasa de dos de diferencia de colores, con ${side} (C.04.1)`;
    case 'colors':
      return `${both}: los colores no son los que da el artículo 5`;
  }
}

function pairedBy({ engine, hand }: PairedBy): string {
  const system = `, sistema ${engine.edition}, motor ${engine.version}`;
  if (hand === null) return system;
  const differs =
    hand.differs === null ? 'sin propuesta del sistema' : count(hand.differs, 'diferencia', 'diferencias');
  return `${system}; a mano (${differs}): ${hand.reason}`;
}

export const swiss: SwissReasons = {
  breach: breachSaid,
  pairedBy,
  lotDrawn: (color, number, secret) =>
    `Color inicial por sorteo: ${COLORS[color]}. Dicho en la sala: ${number}. Se comprueba con ${lotRecipe(number, secret)}: las ocho primeras cifras, par blancas, impar negras`,
  rules,
  wish: ({ number, colors, preference, strength }, who) =>
    preference === null
      ? `${who(number)} no ha jugado: sin preferencia`
      : `${who(number)} ha llevado ${letters(colors)}: le tocan ${COLORS[preference]}${strengths[strength]}`,
  colors: ({ white, black, rule, back }) =>
    `${rules[rule]}${back === null ? '' : `, hace ${back === 1 ? '1 partida' : `${back} partidas`}`}: ${letters(white.colors)} / ${letters(black.colors)}`,
  barred: ({ number, round, allocated }, who) =>
    allocated
      ? `${who(number)} no puede descansar: ya descansó en la ronda ${round} (C2)`
      : `${who(number)} no puede descansar: sumó una victoria sin jugar en la ronda ${round} (C2)`,
  points,
  bracket: ({ score, residents, moved, limbo, down }) => [
    `Grupo de ${points(score)}: ${numbersSaid(residents)}`,
    `bajan de arriba: ${numbersSaid(moved)}`,
    ...(limbo.length === 0 ? [] : [`en el limbo: ${numbersSaid(limbo)}`]),
    `flotan hacia abajo: ${numbersSaid(down)}`,
  ],
  // the scores of who floats (C7) are those of the names
  fails: ({ fails }) =>
    fails
      .filter(({ criterion }) => criterion !== 'C7')
      .map(({ criterion, failure }) => `${criterion}, ${criteria[criterion]}: ${failed(failure)}`),
  none: 'No hay emparejamiento posible (1.9.3): decide el árbitro. No dejan emparejar:',
  blocking: ({ number, criteria: reasons, opponents }, who) =>
    `${who(number)}: ${reasons.map((each) => `${each}, ${criteria[each]}`).join('; ')}; ${opponents.length === 0 ? 'no le queda adversario' : `solo podría jugar con ${list(opponents, who)}`}`,
  why(why, who) {
    switch (why.kind) {
      case 'paired':
        return 'Juegan entre sí en esta ronda.';
      case 'away':
        return `${who(why.number)} no se empareja en esta ronda.`;
      case 'apart':
        return `No pueden jugar: ${apart(why)} (${why.criterion}).`;
      case 'blocked':
        return `Si jugaran, no se podría emparejar a los demás: ${list(
          why.blocking.map(({ number }) => number),
          who,
        )} (C4).`;
      case 'byeScore':
        return `Si jugaran, descansaría alguien con ${points(why.forced)} puntos en vez de ${points(why.paired)} (C5).`;
      case 'worse':
        return `Si jugaran, el grupo de ${points(why.score)} quedaría peor: ${why.criterion}, ${criteria[why.criterion]}: ${failed(why.forced)} en vez de ${failed(why.paired)}.`;
      case 'later':
        return `Sería igual de bueno, pero en el grupo de ${points(why.score)} va después en el orden de los candidatos (3.4, artículo 4).`;
    }
  },
};
