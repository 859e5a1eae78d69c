export * from './draw960/index.ts';
export { parseCsv } from './csv.ts';
export type { CsvRow, CsvTable, RowFault } from './csv.ts';
export { LONGEST_NAME, nameKey, plainText } from './names.ts';
export { HIGHEST_BOARD, parsePairingsCsv } from './pairings-csv.ts';
export type { PairingList, PairingRow } from './pairings-csv.ts';
export {
  formatPlayersCsv,
  HIGHEST_NUMBER,
  HIGHEST_RATING,
  parseBirth,
  parsePlayersCsv,
} from './players-csv.ts';
export type { PlayerList, PlayerRow } from './players-csv.ts';
export { parseTitle } from './titles.ts';
