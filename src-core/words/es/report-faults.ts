import type { TrfFaultCode, TrfFaultFacts } from '../../tournament/trf/faults.ts';

/** What is wrong with a report, by its code. */
export type ReportFaultWords = { readonly [C in TrfFaultCode]: (facts: TrfFaultFacts[C]) => string };

const inRound = (round: number): string => `ronda ${round}`;

export const reportFaults: ReportFaultWords = {
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
};
