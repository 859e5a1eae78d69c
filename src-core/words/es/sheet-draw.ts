/** The words of the record of a draw. */
import type { Certificate } from '../../tournament/index.ts';

type Method = Certificate['method'];
type State = 'committed' | 'dropped' | 'hidden' | 'shown';

export interface SheetDrawWords {
  readonly title: string;
  readonly allBoards: string;
  readonly line: string;
  readonly begun: string;
  readonly drawn: string;
  readonly shown: string;
  readonly by: string;
  readonly again: string;
  readonly shownWhy: string;
  readonly witnesses: string;
  readonly method: string;
  readonly methods: Readonly<Record<Method, string>>;
  readonly states: Readonly<Record<State, string>>;
  readonly commitment: string;
  readonly secret: string;
  readonly inputs: string;
  readonly noInputs: string;
  readonly throws: string;
  readonly authority: string;
  readonly reason: string;
  readonly policy: string;
  readonly excluded: (numbers: string) => string;
  readonly allNumbers: string;
  readonly noRepeat: (used: string) => string;
  readonly mayRepeat: string;
  readonly bothGames: string;
  readonly result: string;
  readonly counter: string;
  readonly recipe: string;
  readonly recipeCommitment: string;
  readonly recipeWord: string;
  readonly recipeOther: (board: number) => string;
  readonly recipePlace: (allowed: number, place: number, number: number) => string;
  readonly witness: string;
}

export const draw: SheetDrawWords = {
  title: 'Acta del sorteo',
  allBoards: 'todas las mesas',
  line: 'Línea del diario',
  begun: 'Comenzado',
  drawn: 'Sorteado',
  shown: 'Mostrado',
  by: 'Lo anotó',
  again: 'Por qué se sorteó otra vez',
  shownWhy: 'Por qué antes de su hora',
  witnesses: 'Testigos',
  method: 'Método',
  methods: {
    program: 'programa, con un compromiso previo',
    dice: 'un dado, cuatro tiradas por número',
    coins: 'diez monedas',
    box: 'tres cifras de una caja',
    pieces: 'un dado, pieza a pieza',
    hand: 'fijada por una autoridad',
  },
  states: {
    committed: 'comprometido, sin sortear todavía',
    dropped: 'dejado sin sortear',
    hidden: 'sorteado, sin mostrar todavía',
    shown: 'mostrado',
  },
  commitment: 'Compromiso publicado antes',
  secret: 'Secreto, mostrado después',
  inputs: 'Lo que añadió la sala, en orden',
  noInputs: 'nada',
  throws: 'Tiradas',
  authority: 'Quién la fijó',
  reason: 'Motivo',
  policy: 'Condiciones fijadas antes',
  excluded: (numbers) => `sin ${numbers}`,
  allNumbers: 'los 960 números',
  noRepeat: (used) => `sin repetir los ya sorteados${used === '' ? '' : ` (${used})`}`,
  mayRepeat: 'pueden repetirse',
  bothGames: 'la misma para las dos partidas del minimatch',
  result: 'Resultado',
  counter: 'Contador',
  recipe: 'Cómo comprobarlo con herramientas corrientes',
  recipeCommitment: 'Da el compromiso:',
  recipeWord: 'Da ocho cifras hexadecimales, w:',
  recipeOther: (board) => `Con la mesa ${board} y su contador; para otra mesa, los suyos.`,
  recipePlace: (allowed, place, number) =>
    `Hay ${allowed} números permitidos. El resto de dividir w entre ${allowed} es ${place}: en ese lugar, contando desde 0 y de menor a mayor, está el ${number}. Si w no queda por debajo del mayor múltiplo de ${allowed} que cabe en 2^32, cuenta el contador siguiente.`,
  witness: 'Testigo',
};
