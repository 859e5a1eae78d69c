import type { ReportOutWords } from '../es/report-out.ts';
import { numbersSaid } from '../number-runs.ts';

const head: ReportOutWords['head'] = {
  name: 'the name of the tournament (012)',
  city: 'the city (022)',
  federation: 'the federation (032)',
  start: 'the first day (042)',
  end: 'the last day (052)',
  arbiter: 'the chief arbiter (102)',
  timeControl: 'the allotted times (122, 222)',
};

const players: ReportOutWords['players'] = {
  fideId: 'FIDE ID',
  federation: 'federation',
  birth: 'birth date',
  sex: 'sex',
};

const inRounds = (rounds: readonly number[]): string =>
  rounds.length === 1 ? `round ${numbersSaid(rounds)}` : `rounds ${numbersSaid(rounds)}`;

export const reportOut: ReportOutWords = {
  open: "FIDE's report (TRF)…",
  title: 'Report for FIDE',
  edition: 'Format',
  editions: { trf16: 'TRF16', trf26: 'TRF26' },
  save: 'Save the report',
  whole: 'Nothing is missing that FIDE asks for rating.',
  lacks: 'For rating, FIDE asks besides for:',
  head,
  players,
  says: {
    head: ({ field }) => head[field],
    dates: ({ rounds }) => `the day of ${inRounds(rounds)} (132)`,
    rounds: ({ paired, planned }) => `the rounds to come: ${paired} of ${planned} paired`,
    results: ({ rounds }) => `results of ${inRounds(rounds)}`,
    players: ({ field, numbers }) => `${players[field]} of numbers ${numbersSaid(numbers)}`,
  },
};
