/** The ruling slip: one incident, for both players and the arbiter, on one sheet. */
import { dictionaries } from '../words/index.ts';
import { sanIn } from '../words/moves.ts';
import type { IncidentView } from '../contract/desk-api.ts';
import { diagram } from './diagram.ts';
import { factsOf, standsOf } from './incident-facts.ts';
import { hours } from './hours.ts';
import { groundsOf } from './incident-grounds.ts';
import type { Content, Markup } from './markup.ts';
import { element, told } from './markup.ts';
import { type Printed, page } from './page.ts';
import { type Language, regionOf } from '../words/language.ts';
import { instantText } from '../words/hours.ts';
import {
  columns,
  heading,
  keyValues,
  numberedList,
  paragraph,
  sheet,
  sheetHead,
  signatures,
  title,
} from './parts.ts';

export interface IncidentSlip extends Printed {
  readonly tournament: string;
  readonly incident: IncidentView;
}

export function incidentSlip({ tournament, incident, lang, paper, zone, last }: IncidentSlip): string {
  const words = dictionaries[lang].sheets.incidents;
  const { round, board } = dictionaries[lang].sheets;
  const place = `${round(incident.round)} · ${board(incident.board)}`;
  const name = [words.slip.title, place].join(' · ');
  const stands = standsOf(incident, lang, 50);
  const width = stands.length === 0 ? 70 : 50;
  const parts = sheet(
    sheetHead(told(tournament), place),
    title(words.slip.title),
    columns(
      [about(incident, lang, zone), factsOf(incident, lang)],
      [positionOf(incident, lang, width), ...stands],
    ),
    heading(words.slip.ruling),
    numberedList(incident.ruling.points.map((point) => [words.point(point), ' ', cited(point.articles)])),
    groundsOf(incident.ruling, lang),
    decisionOf(incident, lang),
    saidOf(incident, lang),
    signatures(
      dictionaries[lang].sheets.arbiter,
      dictionaries[lang].sheets.white,
      dictionaries[lang].sheets.black,
    ),
    paragraph(`${words.slip.laws}, ${words.ruleSet(incident.ruling.regime)}`, 'quiet'),
  );
  return page({ title: name, lang, paper, last, parts: [parts], foot: name, numbered: false });
}

function cited(articles: readonly string[]): Markup {
  return element('b', {}, `(${articles.join(', ')})`);
}

function about(incident: IncidentView, lang: Language, zone: string | undefined): Markup {
  const { slip, decided } = dictionaries[lang].sheets.incidents;
  const { white, black } = dictionaries[lang].sheets;
  return keyValues([
    [slip.when, instantText(incident.at, regionOf(lang), zone)],
    [white, told(incident.white?.name ?? '–')],
    [black, told(incident.black?.name ?? '–')],
    [slip.incident, element('b', {}, decided.title(incident))],
    [slip.line, incident.seq],
    [slip.struck, incident.struckBy === null ? null : told(incident.struckBy.reason)],
  ]);
}

function positionOf(incident: IncidentView, lang: Language, width: number): Markup {
  const { chessboard, turn, moveNumber } = incident;
  const { toMove } = dictionaries[lang].sheets.incidents;
  return diagram({
    board: chessboard,
    seenFrom: 'white',
    caption: `${moveNumber}${turn === 'black' ? '…' : '.'} ${toMove[turn]}`,
    width,
  });
}

function decisionOf(incident: IncidentView, lang: Language): Content {
  const { slip, decided } = dictionaries[lang].sheets.incidents;
  const { decision, consequences, clocks } = incident;
  const follows = decided.consequences(consequences);
  const { allowed, freeMove } = consequences;
  return [
    heading(`${slip.decision}: ${decision.by === 'laws' ? slip.byLaws : slip.byArbiter}`),
    keyValues([
      [slip.reason, decision.reason === '' ? null : told(decision.reason)],
      [slip.follows, element('b', {}, told(follows.join('; ') || slip.goesOn))],
      [
        slip.allowed,
        allowed === null ? null : allowed.map(({ san }) => sanIn(regionOf(lang), san)).join(' '),
      ],
      [slip.allowed, freeMove ? slip.anyMove : null],
      [`${slip.clocks}, ${slip.before}`, clockText(clocks.before)],
      [`${slip.clocks}, ${slip.after}`, clockText(clocks.after)],
    ]),
  ];
}

function saidOf({ statements, witnesses, note, appeals }: IncidentView, lang: Language): Content {
  const { slip, decided } = dictionaries[lang].sheets.incidents;
  const { white, black } = dictionaries[lang].sheets;
  const text = (said: string): Content => (said === '' ? null : told(said));
  return keyValues([
    [`${slip.statements}: ${white}`, text(statements.white)],
    [`${slip.statements}: ${black}`, text(statements.black)],
    [slip.witnesses, text(witnesses)],
    [slip.note, text(note)],
    ...appeals.map(({ by, text: why, settled }): [Content, Content] => [
      slip.appeal,
      told(
        [decided.appeal(by, why), settled === null ? '' : decided.settled(settled.outcome, settled.text)]
          .filter(Boolean)
          .join('. '),
      ),
    ]),
  ]);
}

/** `1:29:30 – 0:45:07`; null where nobody looked. */
function clockText({ white, black }: IncidentView['clocks']['before']): Content {
  if (white === null && black === null) return null;
  return [white, black].map(hours).join(' – ');
}
