import type { ReportMiss } from '../../tournament/trf/misses.ts';
import type { TrfEdition } from '../../vocabulary/papers.ts';
import { numbersSaid } from '../number-runs.ts';

type Facts<O extends ReportMiss['of']> = Extract<ReportMiss, { readonly of: O }>;
type Fields<O extends 'head' | 'players'> = Readonly<Record<Facts<O>['field'], string>>;

/** The report for FIDE on its way out. */
export interface ReportOutWords {
  readonly open: string;
  readonly title: string;
  readonly edition: string;
  readonly editions: Readonly<Record<TrfEdition, string>>;
  readonly save: string;
  readonly whole: string;
  readonly lacks: string;
  readonly head: Fields<'head'>;
  readonly players: Fields<'players'>;
  readonly says: { readonly [O in ReportMiss['of']]: (miss: Facts<O>) => string };
}

const head: ReportOutWords['head'] = {
  name: 'el nombre del torneo (012)',
  city: 'la ciudad (022)',
  federation: 'la federación (032)',
  start: 'el primer día (042)',
  end: 'el último día (052)',
  arbiter: 'el árbitro principal (102)',
  timeControl: 'el ritmo de juego (122, 222)',
};

const players: ReportOutWords['players'] = {
  fideId: 'ID FIDE',
  federation: 'federación',
  birth: 'fecha de nacimiento',
  sex: 'sexo',
};

const inRounds = (rounds: readonly number[]): string =>
  rounds.length === 1 ? `la ronda ${numbersSaid(rounds)}` : `las rondas ${numbersSaid(rounds)}`;

export const reportOut: ReportOutWords = {
  open: 'Informe FIDE (TRF)…',
  title: 'Informe para la FIDE',
  edition: 'Formato',
  editions: { trf16: 'TRF16', trf26: 'TRF26' },
  save: 'Guardar el informe',
  whole: 'No falta nada de lo que la FIDE pide para el Elo.',
  lacks: 'Para el Elo, la FIDE pide además:',
  head,
  players,
  says: {
    head: ({ field }) => head[field],
    dates: ({ rounds }) => `el día de ${inRounds(rounds)} (132)`,
    rounds: ({ paired, planned }) => `las rondas que faltan: ${paired} de ${planned} emparejadas`,
    results: ({ rounds }) => `resultados de ${inRounds(rounds)}`,
    players: ({ field, numbers }) => `${players[field]} de los números ${numbersSaid(numbers)}`,
  },
};
