/** What stands over a paper, and what it is called as a file: in the paper's own language. */
import type { Paper, PaperQuery } from '../contract/paper-queries.ts';
import { nameShown } from '../words/example-name.ts';
import { dictionaries } from '../words/index.ts';
import type { Language } from '../words/language.ts';
import type { StandingsPart } from '../vocabulary/papers.ts';
import type { SheetsWords } from '../words/es/sheets.ts';

type Query<K extends PaperQuery['kind']> = Extract<PaperQuery, { readonly kind: K }>;

const TITLES: { readonly [K in PaperQuery['kind']]: (words: SheetsWords, query: Query<K>) => string } = {
  slip: ({ incidents }, { seq }) => `${incidents.slip.title} ${seq}`,
  envelope: ({ envelope }, { seq }) => `${envelope.title} ${seq}`,
  report: ({ incidents }) => incidents.report.title,
  pairings: ({ pairings, round: says }, { round, part }) => `${says(round)} ${pairings[part]}`,
  parchisPayments: (_, { lang, round, table }) => dictionaries[lang].screen.parchis.paymentsOf(table, round),
  sheets960: ({ chess960, board: says }, { round, board }) =>
    [chess960.sheets(round), ...(board === null ? [] : [says(board)])].join(' '),
  standings: (_, { lang, part, after, number = '' }) => `${standingsTitle(lang, part, after)} ${number}`,
};

/** What a paper of the standings is; `after` null: after a round not said yet. */
export function standingsTitle(lang: Language, part: StandingsPart, after: number | null): string {
  const { parts, title, crossTitle, cardsTitle, bulletinTitle } = dictionaries[lang].screen.standings;
  if (after === null) return parts[part];
  const titles = { standings: title, crosstable: crossTitle, cards: cardsTitle, bulletin: bulletinTitle };
  return titles[part](after);
}

/** What a paper is, in a few words. */
export function paperTitle<K extends PaperQuery['kind']>(query: Query<K> & { readonly kind: K }): string {
  return TITLES[query.kind](dictionaries[query.lang].sheets, query);
}

/** The name of the tournament on a paper; empty where there is none yet. */
export function tournamentOn(
  { lang }: Pick<Paper, 'lang'>,
  details: { readonly name: string; readonly example?: string } | null,
): string {
  return nameShown(details, dictionaries[lang].example.mark);
}
