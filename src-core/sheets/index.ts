export type { Attributes, Content, Markup } from './markup.ts';
export { element, told } from './markup.ts';
export type { Paper, PaperSize } from '../contract/paper-queries.ts';
export { type Page, type Printed, page } from './page.ts';
export {
  type Table,
  columns,
  heading,
  keyValues,
  numberedList,
  paragraph,
  sheet,
  sheetHead,
  signatures,
  table,
  title,
} from './parts.ts';
export { type Diagram, diagram, strip } from './diagram.ts';
export { nameOfPosition, rankLetters, rankWords } from './position960.ts';
export { type BoardSheet, type RoundSheets, roundSheets } from './sheets960.ts';
export {
  type ArbiterReport,
  type PlayerReport,
  type ResultAgainst,
  type RoundReport,
  arbiterReport,
} from './arbiter-report.ts';
export { type SealedEnvelope, sealedEnvelope } from './sealed-envelope.ts';
export { type IncidentSlip, incidentSlip } from './incident-slip.ts';
export { paperTitle, tournamentOn } from './named.ts';
export { type ParchisSheet, parchisSheet } from './parchis-sheet.ts';
export { type PairedBoard, type PairingSheets, pairingSheets } from './pairing-sheets.ts';
export type { SheetMove } from './scoresheets.ts';
export { type StandingsSheets, standingsSheets } from './standings-sheets.ts';
export type { DrawSheet } from './draw-sheet.ts';
