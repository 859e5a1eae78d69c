/** On what a ruling rests, for paper: the proof of a mating question, and each time a repeated position stood. */
import { dictionaries } from '../words/index.ts';
import { sanIn } from '../words/moves.ts';
import { numberIn } from '../words/plural.ts';
import type { MateView, Occurrence, RulingKept } from '../contract/desk-api.ts';
import type { Content } from './markup.ts';
import type { Language } from '../vocabulary/languages.ts';
import { heading, numberedList, paragraph } from './parts.ts';

/** Nothing where the ruling turned on neither, or its line is of old and does not keep it. */
export function groundsOf({ mate, occurrences }: RulingKept, lang: Language): Content {
  return [
    mate === null ? null : paragraph(mateText(mate, lang)),
    occurrences === undefined || occurrences.length === 0 ? null : timesThere(occurrences, lang),
  ];
}

/** The whole line, or why there is none. */
function mateText(mate: MateView, lang: Language): string {
  const { grounds } = dictionaries[lang].sheets.incidents;
  switch (mate.answer) {
    case 'yes':
      return `${grounds.canMate(mate.side)} ${mate.line.map((san) => sanIn(lang, san)).join(' ')}`;
    case 'no': {
      const { reason } = mate;
      const kind = reason.kind === 'material' ? reason.material : reason.kind;
      return `${grounds.cannotMate(mate.side)} ${grounds.mateReasons[kind] ?? kind}`;
    }
    case 'unknown':
      return grounds.mateUnknown(mate.side, numberIn(lang, mate.searched));
  }
}

function timesThere(occurrences: readonly Occurrence[], lang: Language): Content {
  return [
    heading(dictionaries[lang].sheets.incidents.grounds.occurrences),
    numberedList(occurrences.map((each) => timeThere(each, lang))),
  ];
}

/** `tras 4… Cg8`; the number of the time is that of the list. */
function timeThere({ moveNumber, color, san, announced }: Occurrence, lang: Language): string {
  const { grounds } = dictionaries[lang].sheets.incidents;
  if (moveNumber === null || color === null || san === null) return grounds.atStart;
  const move = `${moveNumber}${color === 'white' ? '.' : '…'} ${sanIn(lang, san)}`;
  return announced ? grounds.wouldArise(move) : grounds.afterMove(move);
}
