import type { SheetsWords } from '../es/sheets.ts';
import { chess960 } from './sheet-960.ts';
import { draw } from './sheet-draw.ts';
import { envelope } from './sheet-envelope.ts';
import { incidents } from './sheet-incidents.ts';
import { pairings } from './sheet-pairings.ts';
import { sheet } from './sheet.ts';

/** What stands on paper. */
export const sheets: SheetsWords = { ...sheet, chess960, draw, envelope, incidents, pairings };
