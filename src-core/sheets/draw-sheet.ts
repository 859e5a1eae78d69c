/** The record of a draw: all that anybody needs to make it again, and how. */
import { dictionaries } from '../words/index.ts';
import type { Certificate } from '../tournament/index.ts';
import { allowedNumbers, commitmentCommand, wordCommand } from '../tournament/index.ts';
import type { Content, Markup } from './markup.ts';
import { element, told } from './markup.ts';
import { type Language, regionOf } from '../words/language.ts';
import { instantText } from '../words/hours.ts';
import { heading, keyValues, paragraph, sheet, sheetHead, signatures, table, title } from './parts.ts';
import { nameOfPosition, rankLetters } from './position960.ts';

/** A draw as the desk tells it; without what is still hidden. */
export interface DrawSheet {
  readonly seq: number;
  /** ISO instants. */
  readonly at: string;
  readonly by: string;
  /** 0: all boards. */
  readonly board: number;
  readonly again: string;
  readonly state: 'committed' | 'dropped' | 'hidden' | 'shown';
  readonly method: Certificate['method'];
  readonly commitment: string | null;
  readonly inputs: readonly { readonly text: string }[];
  readonly drawnAt: string | null;
  readonly shownWhy: string;
  readonly witnesses: readonly string[];
  /** One for all boards, or one a board; none before they are shown. */
  readonly certificates: readonly Certificate[];
}

/** One sheet: what was drawn how, by whom and when, and the recipe to check it. */
export function drawSheet(draw: DrawSheet, head: Content, lang: Language): Markup {
  const words = dictionaries[lang].sheets.draw;
  const [first] = draw.certificates;
  const one = draw.certificates.length === 1 && first !== undefined;
  return sheet(
    sheetHead(head, draw.board === 0 ? words.allBoards : dictionaries[lang].sheets.board(draw.board)),
    title(words.title),
    one ? nameOfPosition(first.number, lang) : null,
    keyValues(facts(draw, lang)),
    draw.certificates.length > 1 ? results(draw.certificates, lang) : null,
    first === undefined ? null : recipe(first, draw.certificates.length > 1, lang),
    signatures(dictionaries[lang].sheets.arbiter, words.witness, words.witness),
  );
}

function facts(draw: DrawSheet, lang: Language): readonly (readonly [Content, Content])[] {
  const words = dictionaries[lang].sheets.draw;
  const [first] = draw.certificates;
  const some = (text: string): Content => (text === '' ? null : told(text));
  const secret = first?.method === 'program' ? mono(first.secret) : null;
  const byHand = first?.method === 'hand' ? first : null;
  const inputs = draw.inputs.map(({ text }) => element('div', { class: 'mono' }, text));
  return [
    [words.line, `${draw.seq} · ${words.states[draw.state]}`],
    [words.again, some(draw.again)],
    [words.begun, instantText(draw.at, regionOf(lang))],
    [words.drawn, draw.drawnAt === null ? null : instantText(draw.drawnAt, regionOf(lang))],
    [words.shownWhy, some(draw.shownWhy)],
    [words.by, some(draw.by)],
    [words.witnesses, some(draw.witnesses.join('; '))],
    [words.method, words.methods[draw.method]],
    [words.policy, first === undefined ? null : policy(first, lang)],
    [words.commitment, draw.commitment === null ? null : mono(draw.commitment)],
    [words.inputs, draw.method === 'program' ? (inputs.length > 0 ? inputs : words.noInputs) : null],
    [words.secret, secret],
    [words.throws, first !== undefined && 'throws' in first ? first.throws.join(' ') : null],
    [words.authority, byHand === null ? null : told(byHand.authority)],
    [words.reason, byHand === null ? null : told(byHand.reason)],
  ];
}

function mono(text: string): Markup {
  return element('span', { class: 'mono' }, text);
}

function policy({ policy: settled, used }: Certificate, lang: Language): string {
  const words = dictionaries[lang].sheets.draw;
  const { exclude, noRepeat, bothGames } = settled;
  return [
    exclude.length === 0 ? words.allNumbers : words.excluded(exclude.join(', ')),
    noRepeat ? words.noRepeat(used.join(', ')) : words.mayRepeat,
    ...(bothGames ? [words.bothGames] : []),
  ].join('; ');
}

function results(certificates: readonly Certificate[], lang: Language): Markup {
  const words = dictionaries[lang].sheets.draw;
  return table({
    caption: words.result,
    heads: [dictionaries[lang].sheets.table, words.result, words.counter],
    rows: certificates.map((each) => [
      each.board,
      `${each.number} ${rankLetters(each.number, lang)}`,
      each.method === 'program' ? each.counter : 'throws' in each ? each.throws.join(' ') : '',
    ]),
    numbers: [0],
  });
}

/** A program draw made again with printf and sha256sum; of other methods there is nothing to compute. */
function recipe(certificate: Certificate, many: boolean, lang: Language): readonly Markup[] {
  if (certificate.method !== 'program') return [];
  const words = dictionaries[lang].sheets.draw;
  const { secret, round, board, inputs, counter, number } = certificate;
  const lines = [secret, `${round}`, `${board}`, ...inputs, `${counter}`];
  const allowed = allowedNumbers(certificate.policy, certificate.used);
  return [
    heading(words.recipe),
    paragraph(words.recipeCommitment),
    paragraph(commitmentCommand(secret), 'mono box'),
    paragraph(words.recipeWord),
    paragraph(wordCommand(lines), 'mono box'),
    ...(many ? [paragraph(words.recipeOther(board))] : []),
    paragraph(words.recipePlace(allowed.length, allowed.indexOf(number), number)),
  ];
}
