/** The documents for paper a screen may ask for. */
import * as v from 'valibot';
import { count, ordinal } from './command-schemas.ts';

/** How a document is to be printed. */
export const paper = { lang: v.picklist(['es', 'en']), paper: v.picklist(['a4', 'letter']) };

export const paperSchemas = {
  slip: v.strictObject({ kind: v.literal('slip'), ...paper, seq: count }),
  report: v.strictObject({ kind: v.literal('report'), ...paper }),
  sheets960: v.strictObject({
    kind: v.literal('sheets960'),
    ...paper,
    round: ordinal,
    board: v.nullable(ordinal),
    parts: v.pipe(v.array(v.picklist(['wall', 'boards', 'certificates'])), v.maxLength(3)),
  }),
};
