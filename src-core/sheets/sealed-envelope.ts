/** The front of the envelope of a sealed move: what Guidelines I.2 ask to stand on it. */
import type { Color, IncidentView } from '../contract/desk-api.ts';
import { instantText } from '../words/hours.ts';
import { dictionaries } from '../words/index.ts';
import { regionOf } from '../words/language.ts';
import { diagram } from './diagram.ts';
import { hours } from './hours.ts';
import type { Content } from './markup.ts';
import { element, told } from './markup.ts';
import { type Printed, page } from './page.ts';
import { columns, keyValues, sheet, sheetHead, signatures, title } from './parts.ts';

export interface SealedEnvelope extends Printed {
  readonly tournament: string;
  readonly incident: IncidentView;
  readonly sealedBy: Color;
}

/** Written by hand on the paper: nobody knows it when it is printed. */
const BLANK = '________________';

export function sealedEnvelope({
  tournament,
  incident,
  sealedBy,
  lang,
  paper,
  zone,
  last,
}: SealedEnvelope): string {
  const words = dictionaries[lang].sheets;
  const { envelope } = words;
  const { clocks, chessboard, turn, moveNumber } = incident;
  const place = `${words.round(incident.round)} · ${words.board(incident.board)}`;
  const name = [envelope.title, place].join(' · ');
  const player = (color: Color): Content => element('b', {}, told(incident[color]?.name ?? '–'));
  const time = (color: Color): string => (clocks.after[color] === null ? BLANK : hours(clocks.after[color]));
  const rows = keyValues([
    [words.white, player('white')],
    [words.black, player('black')],
    [envelope.sealedBy, [words[sealedBy], ' · ', player(sealedBy)]],
    [envelope.move, `${moveNumber}${sealedBy === 'black' ? '…' : '.'}`],
    [`${envelope.clock}, ${words.white}`, time('white')],
    [`${envelope.clock}, ${words.black}`, time('black')],
    [envelope.sealedAt, instantText(incident.at, regionOf(lang), zone)],
    [envelope.offer, BLANK],
    [envelope.resumes, BLANK],
    [envelope.hour, BLANK],
    [envelope.place, BLANK],
  ]);
  const caption = words.incidents.toMove[turn];
  const board = diagram({ board: chessboard, seenFrom: 'white', caption, width: 80 });
  const parts = sheet(
    sheetHead(told(tournament), place),
    title(envelope.title),
    columns(rows, board),
    signatures(words.arbiter, words.white, words.black),
  );
  return page({ title: name, lang, paper, last, parts: [parts], foot: name, numbered: false });
}
