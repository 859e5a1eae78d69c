import type { PAIRING_REFUSALS } from '../../desk/commands/refusals/pairing.ts';
import type { Sentences } from '../said.ts';
import { lists } from './lists.ts';
import { pairing } from './pairing.ts';

const who = (f: { readonly number: number; readonly name: string }): string =>
  `${f.number} ${f.name || lists.erased}`;

export const pairingRefusals: Sentences<keyof typeof PAIRING_REFUSALS> = {
  frozenByRoundOne: (f) =>
    `La ronda ${f.round} ya está emparejada: ${pairing.announced[f.what]} no se puede cambiar.`,
  numbersHold: (f) => `La ronda ${f.round} ya está emparejada: los números no se cambian.`,
  badPoints: (f) => `${f.value} no es una puntuación: de 0 a 99, con dos decimales como mucho.`,
  badPointOrder: () =>
    'Una victoria no puede valer menos que unas tablas, ni estas menos que una derrota, ni un descanso más que una victoria.',
  badTieBreak: (f) =>
    `No hay ningún desempate «${f.code}». Los códigos son los de la FIDE: BH, BH/C1, SB, DE, ARO, TPR y otros.`,
  badForbidden: (f) => `Para que no se enfrenten hacen falta dos jugadores distintos; hay ${f.players}.`,
  badRoundSpan: (f) => `De la ronda ${f.first} a la ${f.last} no hay ninguna.`,
  playerAway: (f) => `${who(f)} no juega la ronda ${f.round}: ${pairing.away[f.why]}.`,
  playerIsPaired: (f) =>
    `${who(f)} ya está emparejado en la ronda ${f.round}, mesa ${f.board}: cambie antes esa mesa.`,
  playerNotPaired: (f) => `${who(f)} no está emparejado en la ronda ${f.round}.`,
  notWithdrawn: (f) => `${who(f)} no se ha retirado.`,
  withdrawnBefore: (f) => `${who(f)} ya se retiró, desde la ronda ${f.round}.`,
  tooManyHalfByes: (f) =>
    f.most === 0
      ? 'En este torneo no hay descansos de medio punto.'
      : `${who(f)} ya tiene los descansos de medio punto que este torneo permite: ${f.most}.`,
  boardInPlay: (f) => `En la mesa ${f.board} de la ronda ${f.round} ya se ha empezado o anotado algo.`,
  roundIsPaired: (f) => `La ronda ${f.round} ya está emparejada.`,
  tooFewPlayers: (f) => `Hay ${f.players}; hacen falta ${f.fewest} jugadores.`,
  tooManyPlayers: (f) => `Hay ${f.players} jugadores; para esto, ${f.most} como mucho.`,
  alreadyPublished: (f) => `Los emparejamientos de la ronda ${f.round} ya están publicados.`,
  noResultToCorrect: (f) => `La mesa ${f.board} de la ronda ${f.round} no tiene resultado que corregir.`,
};
