/** Parchís, as the terminal says it. */
import type { Color, Duty } from '../../parchis/index.ts';

export interface ParchisWords {
  readonly colors: Readonly<Record<Color, string>>;
  readonly duties: Readonly<Record<Duty, string>>;
  place(place: string): string;
  eats(color: string): string;
  nothing(color: string): string;
  simulated(told: {
    readonly games: number;
    readonly seed: string;
    readonly meanRolls: number;
    readonly shortest: number;
    readonly longest: number;
  }): string;
  readonly noState: string;
  badTurn(colors: readonly string[]): string;
  readonly badRepeats: string;
  noVariant(names: string, known: readonly string[]): string;
  notFour(color: Color): string;
  noPlace(color: Color, place: string): string;
  three(place: string): string;
  badRoll(text: string, dice: number): string;
  readonly fourForCouples: string;
}

const colors = { yellow: 'amarillo', blue: 'azul', red: 'rojo', green: 'verde' } as const;

export const parchis: ParchisWords = {
  colors,
  duties: {
    bringOut: 'Con un 5 hay que sacar ficha (P-21):',
    openBarrier: 'Con un 6 hay que abrir la barrera (P-33):',
  },
  place: (place) => place.replace('home', 'casa').replace('goal', 'meta').replace('corridor', 'pasillo'),
  eats: (color) => `come al ${color} y cuenta 20 (P-38)`,
  nothing: (color) => `No hay nada que mover (P-17): juega el ${color}`,
  simulated: ({ games, seed, meanRolls, shortest, longest }) =>
    `${games} partidas terminadas según las reglas: ${meanRolls.toFixed(1)} tiradas de media, de ${shortest} a ${longest} (semilla ${seed})`,
  noState:
    'La mesa no se entiende: hace falta un objeto JSON como {"players":["yellow","red"],"turn":"yellow","pieces":{"yellow":["home",12,"corridor 3","goal"]}}',
  badTurn: (known) => `«turn» tiene que ser el color de quien juega: ${known.join(', ')}`,
  badRepeats: '«repeats» son las tiradas seguidas que han repetido turno: 0, 1 o 2',
  noVariant: (names, known) => `No se conoce la variante «${names}». Hay: ${known.join(', ')}`,
  notFour: (color) => `El ${colors[color]} tiene que tener cuatro fichas`,
  noPlace: (color, place) =>
    `«${place}» no está en el camino del ${colors[color]}: "home", 1 a 68, "corridor 1" a "corridor 7" o "goal"`,
  three: (place) => `Hay tres fichas en ${place}: nunca hay más de dos (P-20)`,
  badRoll: (text, dice) =>
    dice === 1
      ? `«${text}» no es una tirada de un dado: 1 a 6`
      : `«${text}» no son dos dados: por ejemplo 3,6`,
  fourForCouples: 'Por parejas juegan cuatro',
};
