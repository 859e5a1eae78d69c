export { crosstable } from './crosstable.ts';
export type { CrossLine, Crosstable } from './crosstable.ts';
export { COEFFICIENTS, playerCards } from './player-card.ts';
export type { CardRound, PlayerCard, Worked } from './player-card.ts';
export type { RoundTold } from './round-told.ts';
export { standingsTable } from './standings-table.ts';
export type { PlayerLine, StandingLine, StandingsTable } from './standings-table.ts';
export { cardsCsv, crosstableCsv, standingsCsv } from './tables-csv.ts';
