export * from './draw960/index.ts';
export type { CsvRow, CsvTable, RowFault } from './csv.ts';
export { nameKey, plainText } from './names.ts';
export { formatPairingsCsv, parsePairingsCsv, readPairingsCsv } from './pairings-csv.ts';
export type { PairingList, PairingResult, PairingRow, WrittenBoard } from './pairings-csv.ts';
export { formatPlayersCsv, parseBirth, parsePlayersCsv, readPlayersCsv } from './players-csv.ts';
export type { PlayerForm } from './player-form.ts';
export type { PlayerList, PlayerRow } from './players-csv.ts';
export { parseTitle, splitTitle } from './titles.ts';
