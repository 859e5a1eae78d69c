/** A player's card on paper. */
import { dictionaries } from '../words/index.ts';
import { type Language, regionOf } from '../words/language.ts';
import { changeText, decimals, digitsFor, pointsText, resultText } from '../words/table-text.ts';
import type { CardRound, PlayerCard } from '../tournament/tables/index.ts';
import type { Content, Markup } from './markup.ts';
import { element, told } from './markup.ts';
import { heading, paragraph, table } from './parts.ts';

export function playerCardSheet(card: PlayerCard, lang: Language): Markup {
  const { heads } = dictionaries[lang].screen.standings;
  const { line } = card;
  const who = [line.title, line.federation, `${line.rating ?? ''}`].filter((text) => text !== '').join(' · ');
  return element(
    'article',
    { class: 'card' },
    heading(`${line.number} · `, line.name === '' ? '–' : told(line.name), who === '' ? '' : ` · ${who}`),
    paragraph(summaryOf(card, lang)),
    table({
      caption: null,
      heads: [
        ...[heads.round, heads.color, heads.number, heads.opponent, heads.rating, heads.result],
        ...[heads.total, heads.rank, heads.float, heads.expected],
      ],
      rows: card.rounds.map((round) => rowOf(round, lang)),
      numbers: [2, 4, 6, 7, 9],
      look: 'dense',
    }),
    paragraph(changesOf(card, lang), 'quiet'),
  );
}

function summaryOf({ line, players, worked, after }: PlayerCard, lang: Language): string {
  const words = dictionaries[lang].screen.standings;
  const region = regionOf(lang);
  return [
    words.place(line.rank, players),
    words.pointsOf(pointsText(region, line.points), after),
    ...worked.map(({ code, value }) => `${code} ${decimals(region, value, digitsFor([value]))}`),
  ].join(' · ');
}

function rowOf(round: CardRound, lang: Language): readonly Content[] {
  const { how, sides, floats } = dictionaries[lang].screen.standings;
  const region = regionOf(lang);
  const { against, color, expected, float } = round;
  return [
    round.round,
    color === null ? '' : sides[color],
    against?.number ?? '',
    against === null ? how[round.how] : told(against.name === '' ? '–' : against.name),
    against?.rating ?? '',
    resultText(region, round),
    pointsText(region, round.total),
    round.rank,
    float === null ? '' : floats[float],
    expected === null ? '' : decimals(region, expected / 100, 2),
  ];
}

function changesOf({ changes }: PlayerCard, lang: Language): string {
  const words = dictionaries[lang].screen.standings;
  if (changes === null) return words.ratingNone;
  const region = regionOf(lang);
  const said = changes.map(({ k, total }) => words.ratingOf(k, changeText(region, total)));
  return `${words.rating}: ${said.join(' · ')}`;
}
