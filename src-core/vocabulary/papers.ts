export const PAPER_SIZES = ['a4', 'letter'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** The sheets of a round of Chess960: the wall's, each board's, the draws' certificates. */
export const SHEET_PARTS = ['wall', 'boards', 'certificates'] as const;
export type SheetPart = (typeof SHEET_PARTS)[number];

/** The editions of FIDE's report of a tournament. */
export const TRF_EDITIONS = ['trf16', 'trf26'] as const;
export type TrfEdition = (typeof TRF_EDITIONS)[number];

/** The papers of a round: pairings by board, by name, a slip a board for its result, and the games recorded. */
export const PAIRING_PARTS = ['byBoard', 'byName', 'slips', 'scoresheets'] as const;
export type PairingPart = (typeof PAIRING_PARTS)[number];

/** The papers of the standings: the list, the crosstable, a card a player, and a round's results with the standings. */
export const STANDINGS_PARTS = ['standings', 'crosstable', 'cards', 'bulletin'] as const;
export type StandingsPart = (typeof STANDINGS_PARTS)[number];

/** The tables of a round that leave as CSV; the list of players apart. */
export const CSV_TABLES = ['pairings', 'standings', 'crosstable', 'cards'] as const;
export type CsvTableName = (typeof CSV_TABLES)[number];
