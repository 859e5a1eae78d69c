/** A ruling as lines that an arbiter reads: each point with its articles, then what may be played. */
import { pointSaid, contradictionIn } from '../words/laws-words.ts';
import { formatSan, positionOf } from '../chess/index.ts';
import { askedIn } from '../laws/index.ts';
import type { Point, Ruling } from '../laws/index.ts';
import { dictionaries } from '../words/index.ts';
import { piecesIn } from '../words/moves.ts';
import type { ReadCase } from './case-file.ts';
import { type Language, regionOf } from '../words/language.ts';

export function rulingLines(
  ruling: Ruling,
  { record, incident }: ReadCase,
  lang: Language,
): readonly string[] {
  const said = dictionaries[lang].terminal.laws;
  if (ruling.answer === 'contradiction') return [contradictionIn(said.contradictions, ruling)];
  if (ruling.answer === 'question') return [said.questions[ruling.question]];
  const sentence = (point: Point): string =>
    `${pointSaid(said.points, point)}  (${point.articles.join(', ')})`;
  const position = positionOf(record.game);
  const moves =
    ruling.mustChooseFrom?.map((move) => piecesIn(regionOf(lang), formatSan(position, move))) ?? null;
  return [
    `${ruling.edition}, ${ruling.regime}`,
    ...(ruling.upheld === null ? [] : answered(said, incident, ruling.upheld)),
    ...ruling.points.map(sentence),
    ...(moves === null ? [] : [said.movesAllowed(moves)]),
    ...(ruling.freeMove ? [said.anyLegalMove] : []),
  ];
}

/** What the answer is to: a complaint, a claim or a result to be written; nothing where nobody asks. */
function answered(
  said: (typeof dictionaries)[Language]['terminal']['laws'],
  incident: ReadCase['incident'],
  upheld: boolean,
): readonly string[] {
  const asks = incident.kind === 'result' ? 'result' : askedIn(incident);
  if (asks === null) return [];
  const words = { result: said.resultWords, claim: said.claimWords, complaint: said.upheldWords };
  return [words[asks][upheld ? 'true' : 'false']];
}
