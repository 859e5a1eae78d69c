export * from './draw960/index.ts';
export { parseCsv } from './csv.ts';
export type { CsvRow, CsvTable, RowFault } from './csv.ts';
export { nameKey, plainText } from './names.ts';
export { parsePairingsCsv } from './pairings-csv.ts';
export type { PairingList, PairingRow } from './pairings-csv.ts';
export { formatPlayersCsv, parseBirth, parsePlayersCsv } from './players-csv.ts';
export type { PlayerList, PlayerRow } from './players-csv.ts';
export { parseTitle } from './titles.ts';
