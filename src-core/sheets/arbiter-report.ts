/** The arbiter's report of a tournament: rounds, results, incidents, penalties and appeals. */
import { dictionaries } from '../words/index.ts';
import type {
  GameResult,
  IncidentView,
  LawsOfResult,
  Place,
  PlayerCounts,
  ResultReason,
  RuleSetId,
  Side,
} from '../contract/desk-api.ts';
import { resultAsPrinted } from '../words/results.ts';
import { hoursIn } from '../words/hours.ts';
import type { Content, Markup } from './markup.ts';
import { told } from './markup.ts';
import { type Printed, page } from './page.ts';
import type { Paper } from '../contract/paper-queries.ts';
import { dayIn } from '../words/days.ts';
import { heading, keyValues, paragraph, sheet, sheetHead, signatures, table, title } from './parts.ts';
import { regionOf } from '../words/language.ts';

export interface RoundReport {
  readonly round: number;
  readonly boards: number;
  readonly finished: number;
  readonly byes: number;
  /** Games played to the end, by result. */
  readonly results: Readonly<Record<GameResult, number>>;
  readonly forfeits: number;
}

export interface PlayerReport {
  readonly number: number;
  readonly name: string;
  readonly counts: PlayerCounts;
}

/** A result decided otherwise than the Laws said, and why. */
export interface ResultAgainst extends Place {
  readonly white: Side | null;
  readonly black: Side | null;
  readonly result: GameResult;
  readonly reason: ResultReason;
  readonly note: string;
  readonly laws: LawsOfResult;
}

export interface ArbiterReport extends Printed {
  readonly tournament: string;
  /** The one it is about; null: the whole tournament. */
  readonly player: string | null;
  readonly place: string;
  readonly begins: string;
  readonly ends: string;
  readonly chiefArbiter: string;
  readonly ruleSet: RuleSetId;
  readonly players: number;
  /** Null in the report of one player. */
  readonly rounds: readonly RoundReport[] | null;
  readonly incidents: readonly IncidentView[];
  readonly against: readonly ResultAgainst[];
  /** Those with anything to count. */
  readonly counted: readonly PlayerReport[];
}

export function arbiterReport(report: ArbiterReport): string {
  const { lang, paper, last, tournament, player, chiefArbiter } = report;
  const { report: words } = dictionaries[lang].sheets.incidents;
  const name = [words.title, tournament].filter(Boolean).join(' · ');
  const parts = sheet(
    sheetHead(told(tournament), words.title),
    title(words.title),
    ...(player === null ? [] : [paragraph(told(player), 'big')]),
    about(report),
    ...roundsPart(report),
    heading(words.incidents),
    incidentsTable(report),
    ...againstPart(report),
    heading(words.penalties),
    countsTable(report),
    heading(words.appeals),
    appealsTable(report),
    signatures(chiefArbiter === '' ? words.signed : told(chiefArbiter)),
  );
  return page({
    title: name,
    lang,
    paper,
    last,
    parts: [parts],
    foot: [name, chiefArbiter].filter(Boolean).join(' · '),
  });
}

function about(report: ArbiterReport): Markup {
  const { lang, begins, ends } = report;
  const words = dictionaries[lang].sheets.incidents;
  const dates = [begins, ends].filter(Boolean).map((day) => dayIn(regionOf(lang), day));
  const shown = (text: string): Content => (text === '' ? null : told(text));
  return keyValues([
    [words.report.place, shown(report.place)],
    [words.report.dates, shown([...new Set(dates)].join(' – '))],
    [words.report.times, report.zone ?? 'UTC'],
    [words.report.arbiter, shown(report.chiefArbiter)],
    [words.report.rules, words.ruleSet(report.ruleSet)],
    [words.report.players, report.players],
  ]);
}

function roundsPart({ rounds, lang }: ArbiterReport): readonly Markup[] {
  const { report: words } = dictionaries[lang].sheets.incidents;
  return rounds === null ? [] : [heading(words.rounds), roundsTable(rounds, lang)];
}

function roundsTable(rounds: readonly RoundReport[], lang: Paper['lang']): Markup {
  const { report: words } = dictionaries[lang].sheets.incidents;
  const figures = ({ boards, finished, byes, results, forfeits }: Omit<RoundReport, 'round'>): number[] => [
    boards,
    finished,
    results['1-0'],
    results['1/2-1/2'],
    results['0-1'],
    forfeits,
    results['0-0'] + results['1/2-0'] + results['0-1/2'],
    byes,
  ];
  const all = rounds.map(figures);
  const sum = all.reduce<number[]>((sums, row) => row.map((number, at) => number + (sums[at] ?? 0)), []);
  return table({
    caption: null,
    heads: [
      words.round,
      words.boards,
      words.finished,
      '1-0',
      words.draws,
      '0-1',
      words.forfeits,
      words.unusual,
      words.byes,
    ],
    rows: [
      ...rounds.map(({ round }, at): readonly Content[] => [round, ...(all[at] ?? [])]),
      [words.all, ...sum],
    ],
    numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  });
}

function incidentsTable({ incidents, lang, zone = 'UTC' }: ArbiterReport): Markup {
  const words = dictionaries[lang].sheets.incidents;
  if (incidents.length === 0) return paragraph(words.report.noIncidents);
  const { slip, report, decided } = words;
  const { short } = hoursIn(regionOf(lang), zone);
  return table({
    caption: null,
    heads: [report.line, report.board, slip.when, report.sides, report.what, report.follows, slip.articles],
    rows: incidents.map((each) => [
      each.seq,
      `${each.round} · ${each.board}`,
      short(each.at),
      [told(each.white?.name ?? '–'), ' – ', told(each.black?.name ?? '–')],
      decided.title(each),
      told(followsOf(each, lang)),
      each.ruling.articles.join(', '),
    ]),
    numbers: [0],
    struck: incidents.flatMap(({ struckBy }, at) => (struckBy === null ? [] : [at])),
  });
}

function againstPart({ against, lang }: ArbiterReport): readonly Markup[] {
  if (against.length === 0) return [];
  const { report, point } = dictionaries[lang].sheets.incidents;
  const rows = against.map(
    ({ round, board, white, black, result, reason, note, laws }): readonly Content[] => [
      `${round} · ${board}`,
      [told(white?.name ?? '–'), ' – ', told(black?.name ?? '–')],
      resultAsPrinted(result, reason),
      told(note),
      laws.points.map((each) => [point(each), ` (${each.articles.join(', ')}) `]),
    ],
  );
  const heads = [report.board, report.sides, report.result, report.follows, report.lawsSaid];
  return [heading(report.against), table({ caption: null, heads, rows, numbers: [] })];
}

function followsOf(incident: IncidentView, lang: Paper['lang']): string {
  const { consequences, decision, struckBy, decidedAt, ruling } = incident;
  const { decided, slip, report, point } = dictionaries[lang].sheets.incidents;
  const follows = decided.followed(consequences, consequences.allowed?.map(({ san }) => san) ?? []);
  const said = decidedAt === 'result' ? ruling.points.map(point).join(' ') : '';
  const laws = said === '' ? '' : `${report.lawsSaid}: ${said}`;
  const struck = struckBy === null ? '' : `${slip.struck}: ${struckBy.reason}`;
  return [follows, decided.ownSays(decision), laws, struck].filter(Boolean).join('. ');
}

function countsTable({ counted, lang }: ArbiterReport): Markup {
  const { report: words } = dictionaries[lang].sheets.incidents;
  if (counted.length === 0) return paragraph(words.noPenalties);
  return table({
    caption: null,
    heads: [
      words.player,
      words.illegal,
      words.claims,
      words.wrongClaims,
      words.warnings,
      words.others,
      words.offers,
    ],
    rows: counted.map(({ number, name, counts }) => [
      [number, '. ', told(name)],
      counts.illegal,
      counts.claims,
      counts.wrongClaims,
      counts.warnings,
      counts.penalties,
      counts.offers,
    ]),
    numbers: [1, 2, 3, 4, 5, 6],
  });
}

function appealsTable({ incidents, lang }: ArbiterReport): Markup {
  const words = dictionaries[lang].sheets.incidents;
  const appeals = incidents.flatMap((incident) => incident.appeals.map((appeal) => ({ incident, appeal })));
  if (appeals.length === 0) return paragraph(words.report.noAppeals);
  return table({
    caption: null,
    heads: [words.report.line, dictionaries[lang].sheets.table, words.slip.appeal, words.report.outcome],
    rows: appeals.map(({ incident, appeal: { by, text, settled } }) => [
      incident.seq,
      `${incident.round} · ${incident.board}`,
      told(words.decided.appeal(by, text)),
      told(settled === null ? words.report.pending : words.decided.settled(settled.outcome, settled.text)),
    ]),
    numbers: [0],
  });
}
