/** Reports of tournaments, standings and Berger tables, as the terminal says them. */
import type { DroppedReason } from '../../tournament/standings/standings.ts';
import { type ReportFaultWords, reportFaults } from './report-faults.ts';
import { counted } from '../counted.ts';

export interface RecordWords {
  readonly faults: ReportFaultWords;
  readonly warning: string;
  sound(path: string, players: number, rounds: number): string;
  unsound(path: string, errors: number): string;
  /** Said where a command stops at the faults of its file. */
  readonly anyway: string;
  /** `at`: where in it; empty where it is no JSON at all. */
  noJson(path: string, at: string): string;
  unknownTieBreak(code: string): string;
  dropped(code: string, why: DroppedReason): string;
  readonly rank: string;
  readonly number: string;
  readonly name: string;
  readonly points: string;
  afterRound(round: number): string;
  round(round: number): string;
  free(number: number): string;
  tooManyPlayers(most: number): string;
}

export const records: RecordWords = {
  faults: reportFaults,
  warning: 'aviso',
  sound: (path, players, rounds) =>
    `${path}: correcto, ${counted(players, 'jugador', 'jugadores')}, ${counted(rounds, 'ronda', 'rondas')}.`,
  unsound: (path, errors) => `${path}: ${counted(errors, 'error', 'errores')}.`,
  anyway: 'Con --anyway se sigue con lo que se ha podido leer.',
  noJson: (path, at) =>
    `${path} no es un torneo como lo escribe «escaque export json»${at === '' ? '' : `: mire ${at}`}. No se ha escrito nada.`,
  unknownTieBreak: (code) =>
    `no hay ningún desempate «${code}»; los códigos son los de la FIDE: BH, BH/C1, SB, DE, ARO, TPR…`,
  dropped: (code, why) =>
    ({
      unratedPlayers: `${code} no se usa: hay jugadores sin Elo (C.07 10); ${code}/U1400 les da uno.`,
      roundRobin: `${code} no se usa en un torneo de todos contra todos (C.07 8).`,
    })[why],
  rank: 'Pto.',
  number: 'N.º',
  name: 'Nombre',
  points: 'Puntos',
  afterRound: (round) => `Clasificación tras la ronda ${round}`,
  round: (round) => `Ronda ${round}`,
  tooManyPlayers: (most) => `N es como mucho ${most}`,
  free: (number) => `descansa ${number}`,
};
