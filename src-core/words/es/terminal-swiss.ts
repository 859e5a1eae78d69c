/** A pairing by the Dutch system, as the terminal says it. */
import type { Missing } from '../../tournament/swiss/from-record.ts';
import { type SwissReasons, swiss as reasons } from './swiss.ts';

export interface SwissWords {
  readonly reasons: SwissReasons;
  readonly missing: Readonly<Record<Missing, string>>;
  /** `colors`: how they came about. */
  board(board: number, white: number, black: number, colors: string): string;
  bye(number: number): string;
  allPaired(rounds: number): string;
  whyNeedsTwo(text: string): string;
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

const pairs = (boards: readonly (readonly [number, number])[]): string =>
  boards.length === 0 ? '—' : boards.map((board) => board.join('-')).join(' ');

export const swiss: SwissWords = {
  reasons,
  missing: {
    rounds: 'el informe no dice cuántas rondas habrá (registro 142 o XXR): dígalo con --rounds N',
    initialColor:
      'el informe no dice el color inicial (registro 152 o XXC): dígalo con --initial white|black',
    initialList:
      'el informe numera a los jugadores por su clasificación (XXC rank), y el sistema holandés por la lista inicial (C.04.2): sin ese registro se empareja por los números iniciales',
  },
  board: (board, white, black, colors) => `${board}. ${white} - ${black}   ${colors}`,
  bye: (number) => `Descansa ${number}`,
  allPaired: (rounds) => `ya están emparejadas las ${rounds} rondas`,
  whyNeedsTwo: (text) => `--why lleva dos números distintos, como 3-8, no «${text}»`,
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
