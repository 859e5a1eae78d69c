/** The documents for paper a screen may ask for. */
import * as v from 'valibot';
import { count, ordinal } from '../desk/commands/primitives.ts';
import { languages } from '../words/language.ts';
import { PAIRING_PARTS, PAPER_SIZES, SHEET_PARTS, STANDINGS_PARTS } from '../vocabulary/papers.ts';

/** How a document is to be printed. */
export const paper = {
  lang: v.picklist(languages()),
  paper: v.picklist(PAPER_SIZES),
  zone: v.exactOptional(v.pipe(v.string(), v.maxLength(100), v.check(isTimeZone))),
};

/** Does this machine know a time zone of this name? */
function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const paperSchemas = {
  slip: v.strictObject({ kind: v.literal('slip'), ...paper, seq: count }),
  envelope: v.strictObject({ kind: v.literal('envelope'), ...paper, seq: count }),
  report: v.strictObject({ kind: v.literal('report'), ...paper, player: v.exactOptional(ordinal) }),
  pairings: v.strictObject({
    kind: v.literal('pairings'),
    ...paper,
    round: ordinal,
    part: v.picklist(PAIRING_PARTS),
  }),
  standings: v.strictObject({
    kind: v.literal('standings'),
    ...paper,
    part: v.picklist(STANDINGS_PARTS),
    after: v.nullable(count),
    number: v.exactOptional(ordinal),
  }),
  parchisPayments: v.strictObject({
    kind: v.literal('parchisPayments'),
    ...paper,
    round: ordinal,
    table: ordinal,
  }),
  sheets960: v.strictObject({
    kind: v.literal('sheets960'),
    ...paper,
    round: ordinal,
    board: v.nullable(ordinal),
    parts: v.pipe(v.array(v.picklist(SHEET_PARTS)), v.maxLength(SHEET_PARTS.length)),
  }),
};
