/** On what a ruling rests, for paper: the proof of a mating question, and each time a repeated position stood. */
import type { RulingKept } from '../contract/desk-api.ts';
import { mateSaid, occurrenceSaid } from '../words/grounds.ts';
import { type Language, screenOf } from '../words/language.ts';
import type { Content } from './markup.ts';
import { heading, numberedList, paragraph } from './parts.ts';

/** Nothing where the ruling turned on neither, or its line is of old and does not keep it; a mating line is whole. */
export function groundsOf({ mate, occurrences = [] }: RulingKept, lang: Language): Content {
  return [
    mate === null ? null : paragraph(mateSaid(lang, mate)),
    // the number of the time is that of the list
    occurrences.length === 0
      ? null
      : [
          heading(screenOf(lang).incident.occurrences),
          numberedList(occurrences.map((each) => occurrenceSaid(lang, each))),
        ],
  ];
}
