/** The documents for paper a screen may ask for. */
import * as v from 'valibot';
import { ordinal } from './command-schemas.ts';

/** How a document is to be printed. */
export const paper = { lang: v.picklist(['es', 'en']), paper: v.picklist(['a4', 'letter']) };

export const paperSchemas = {
  sheets960: v.strictObject({
    kind: v.literal('sheets960'),
    ...paper,
    round: ordinal,
    board: v.nullable(ordinal),
    parts: v.pipe(v.array(v.picklist(['wall', 'boards', 'certificates'])), v.maxLength(3)),
  }),
};
