/** A pairing by the Dutch system, as the terminal says it. */
import type { AbsoluteCriterion, ColorRule, Criterion } from '../../tournament/swiss/edition.ts';
import type { Missing } from '../../tournament/swiss/from-record.ts';

export interface SwissWords {
  /** What each criterion asks, in a few words. */
  readonly criteria: Readonly<Record<Criterion | AbsoluteCriterion, string>>;
  /** How the colours came about (5.2.1 to 5.2.5). */
  readonly rules: Readonly<Record<ColorRule, string>>;
  readonly missing: Readonly<Record<Missing, string>>;
  board(board: number, white: number, black: number, rule: ColorRule): string;
  bye(number: number): string;
  bracket(
    score: number,
    residents: readonly number[],
    moved: readonly number[],
    down: readonly number[],
  ): string;
  limbo(score: number): string;
  failure(criterion: Criterion, failure: string): string;
  readonly none: string;
  blocking(number: number, criteria: readonly AbsoluteCriterion[], opponents: readonly number[]): string;
  allPaired(rounds: number): string;
  whyNeedsTwo(text: string): string;
  readonly why: {
    readonly paired: string;
    away(number: number): string;
    apart(criterion: AbsoluteCriterion): string;
    blocked(numbers: readonly number[]): string;
    byeScore(paired: number | null, forced: number | null): string;
    worse(score: number, criterion: Criterion, paired: string, forced: string): string;
    later(score: number): string;
  };
  /** A generated event that ends before its last round. */
  stopped(round: number): string;
  atMost(name: string, most: number): string;
  sameRounds(rounds: number): string;
  differs(
    round: number,
    recorded: readonly (readonly [number, number])[],
    paired: readonly (readonly [number, number])[] | null,
    byes: readonly [number | null, number | null],
  ): string;
}

const criteria: SwissWords['criteria'] = {
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

const rules: SwissWords['rules'] = {
  1: 'cada uno el color que prefiere (5.2.1)',
  2: 'manda la preferencia más fuerte (5.2.2)',
  3: 'al revés que la última vez que tuvieron colores distintos (5.2.3)',
  4: 'manda la preferencia del mejor clasificado (5.2.4)',
  5: 'por el número de emparejamiento y el color inicial (5.2.5)',
};

const list = (numbers: readonly number[]): string => (numbers.length === 0 ? '—' : numbers.join(', '));
const points = (score: number | null): string => (score === null ? '—' : String(score).replace('.', ','));
const pairs = (boards: readonly (readonly [number, number])[]): string =>
  boards.length === 0 ? '—' : boards.map((board) => board.join('-')).join(' ');

export const swiss: SwissWords = {
  criteria,
  rules,
  missing: {
    rounds: 'el informe no dice cuántas rondas habrá (registro 142 o XXR): dígalo con --rounds N',
    initialColor:
      'el informe no dice el color inicial (registro 152 o XXC): dígalo con --initial white|black',
    initialList:
      'el informe numera a los jugadores por su clasificación (XXC rank), y el sistema holandés por la lista inicial (C.04.2): sin ese registro se empareja por los números iniciales',
  },
  board: (board, white, black, rule) => `${board}. ${white} - ${black}   ${rules[rule]}`,
  bye: (number) => `Descansa ${number}`,
  bracket: (score, residents, moved, down) =>
    `Grupo de ${points(score)}: ${list(residents)}; bajan de arriba: ${list(moved)}; flotan hacia abajo: ${list(down)}`,
  limbo: (score) => `sigue flotando uno de ${points(score)}`,
  failure: (criterion, failure) => `${criterion}, ${criteria[criterion]}: ${failure}`,
  none: 'No hay emparejamiento posible (1.9.3): decide el árbitro. No dejan emparejar:',
  blocking: (number, reasons, opponents) =>
    `${number}: ${reasons.map((each) => `${each}, ${criteria[each]}`).join('; ')}; solo podría jugar con ${list(opponents)}`,
  allPaired: (rounds) => `ya están emparejadas las ${rounds} rondas`,
  whyNeedsTwo: (text) => `--why lleva dos números distintos, como 3-8, no «${text}»`,
  why: {
    paired: 'Juegan entre sí en esta ronda.',
    away: (number) => `${number} no se empareja en esta ronda.`,
    apart: (criterion) => `No pueden jugar: ${criteria[criterion]} (${criterion}).`,
    blocked: (numbers) => `Si jugaran, no se podría emparejar a los demás: ${list(numbers)} (C4).`,
    byeScore: (paired, forced) =>
      `Si jugaran, descansaría alguien con ${points(forced)} puntos en vez de ${points(paired)} (C5).`,
    worse: (score, criterion, paired, forced) =>
      `Si jugaran, el grupo de ${points(score)} quedaría peor: ${criterion}, ${criteria[criterion]}: ${forced} en vez de ${paired}.`,
    later: (score) =>
      `Sería igual de bueno, pero en el grupo de ${points(score)} va después en el orden de los candidatos (3.4, artículo 4).`,
  },
  stopped: (round) =>
    `No hay emparejamiento posible de la ronda ${round}: el torneo generado acaba antes de ella.`,
  atMost: (name, most) => `${name} es como mucho ${most}`,
  sameRounds: (rounds) => `Rondas vueltas a emparejar sin diferencias: ${rounds}.`,
  differs: (round, recorded, paired, [byeRecorded, byePaired]) => {
    const boards =
      paired === null
        ? 'ningún emparejamiento cumple los criterios absolutos'
        : `el sistema empareja ${pairs(paired)}`;
    const byes =
      byeRecorded === byePaired ? '' : `; descanso: ${byeRecorded ?? '—'}, y sería ${byePaired ?? '—'}`;
    return `Ronda ${round}: en el informe ${pairs(recorded)}; ${boards}${byes}.`;
  },
};
