/** What every paper says. */
export interface SheetWords {
  readonly page: string;
  readonly of: string;
  /** At the foot: how the last line is told. */
  readonly lastLine: (mark: string) => string;
  readonly round: (round: number) => string;
  readonly board: (board: number) => string;
  /** The numbered table, as a head. */
  readonly table: string;
  readonly white: string;
  readonly black: string;
  readonly arbiter: string;
  readonly date: string;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
}

export const sheet: SheetWords = {
  page: 'Página',
  of: 'de',
  lastLine: (mark) => `Hasta el asiento ${mark}`,
  round: (round) => `Ronda ${round}`,
  board: (board) => `Mesa ${board}`,
  table: 'Mesa',
  white: 'Blancas',
  black: 'Negras',
  arbiter: 'Árbitro',
  date: 'Fecha',
  yes: 'sí',
  no: 'no',
  none: 'ninguna',
};
