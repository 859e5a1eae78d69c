/** Reports of tournaments, standings and Berger tables, as the terminal says them. */
import type { TrfFaultCode, TrfFaultFacts } from '../../tournament/trf/faults.ts';
import type { DroppedReason } from '../../tournament/standings/standings.ts';
import { counted } from '../counted.ts';

export interface RecordWords {
  /** What is wrong with a report, by its code. */
  readonly faults: { readonly [C in TrfFaultCode]: (facts: TrfFaultFacts[C]) => string };
  readonly warning: string;
  sound(path: string, players: number, rounds: number): string;
  unsound(path: string, errors: number): string;
  /** Said where a command stops at the faults of its file. */
  readonly anyway: string;
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
  notKept(tags: readonly string[]): string;
}

const inRound = (round: number): string => `ronda ${round}`;

export const records: RecordWords = {
  faults: {
    unreadableRecord: ({ tag }) => `el registro ${tag} no se entiende; se guarda como está`,
    saidBefore: ({ tag }) => `el registro ${tag} ya estaba; vale el primero`,
    noPlayers: () => 'no hay ningún jugador (registro 001)',
    badNumber: ({ value }) => `«${value}» no es un número de salida`,
    sameNumber: ({ number, otherLine }) => `el número ${number} ya está en la línea ${otherLine}`,
    unknownPlayer: ({ number }) => `no hay ningún jugador con el número ${number}`,
    badSex: ({ value }) => `«${value}» no es un sexo (m o w)`,
    badRating: ({ value }) => `«${value}» no es un Elo`,
    badBirth: ({ value }) => `«${value}» no es una fecha de nacimiento (AAAA/MM/DD)`,
    badPoints: ({ value }) => `«${value}» no son puntos`,
    badRank: ({ value }) => `«${value}» no es un puesto`,
    betweenColumns: ({ value }) => `hay «${value}» entre dos columnas: la línea puede estar corrida`,
    badOpponent: ({ round, value }) => `${inRound(round)}: «${value}» no es el número de un adversario`,
    unknownOpponent: ({ round, opponent }) => `${inRound(round)}: no hay ningún jugador ${opponent}`,
    ownOpponent: ({ round }) => `${inRound(round)}: juega contra sí mismo`,
    wrongOpponent: ({ round, opponent, theirs }) =>
      theirs === 0
        ? `${inRound(round)}: aquí el adversario es ${opponent}, pero ${opponent} no tiene adversario`
        : `${inRound(round)}: aquí el adversario es ${opponent}, pero el de ${opponent} es ${theirs}`,
    badColor: ({ round, value }) => `${inRound(round)}: «${value}» no es un color (w o b)`,
    sameColors: ({ round, opponent }) => `${inRound(round)}: el mismo color que su adversario, ${opponent}`,
    badResult: ({ round, value }) => `${inRound(round)}: «${value}» no es un resultado`,
    resultForBye: ({ round, result }) => `${inRound(round)}: resultado «${result}» sin adversario`,
    byeWithOpponent: ({ round, opponent }) => `${inRound(round)}: un bye con adversario, ${opponent}`,
    twoWinners: ({ round, opponent }) => `${inRound(round)}: ganan los dos, también ${opponent}`,
    resultsDisagree: ({ round, opponent }) =>
      `${inRound(round)}: el resultado no casa con el de su adversario, ${opponent}`,
    tooManyRounds: ({ rounds, written }) => `hay ${written} rondas escritas, y son ${rounds}`,
    pointsDoNotAddUp: ({ stated, counted: sum }) => `pone ${stated} puntos, y las rondas suman ${sum}`,
    pairedAgain: ({ round, opponent, before }) =>
      `${inRound(round)}: otra vez contra ${opponent}, como en la ronda ${before} (C.04.1 2)`,
    secondBye: ({ round, before }) =>
      `${inRound(round)}: segundo descanso del emparejamiento; el otro, en la ronda ${before} (C.04.1 4)`,
    thirdColor: ({ round }) => `${inRound(round)}: el mismo color por tercera vez seguida (C.04.1 7)`,
  },
  warning: 'aviso',
  sound: (path, players, rounds) =>
    `${path}: correcto, ${counted(players, 'jugador', 'jugadores')}, ${counted(rounds, 'ronda', 'rondas')}.`,
  unsound: (path, errors) => `${path}: ${counted(errors, 'error', 'errores')}.`,
  anyway: 'Con --anyway se sigue con lo que se ha podido leer.',
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
  notKept: (tags) => `El torneo no guarda estos registros del informe: ${tags.join(', ')}.`,
  tooManyPlayers: (most) => `N es como mucho ${most}`,
  free: (number) => `descansa ${number}`,
};
