import type { PARCHIS_REFUSALS } from '../../desk/commands/refusals/parchis.ts';
import type { Sentences } from '../said.ts';
import { lists } from './lists.ts';
import { parchis } from './parchis.ts';

export const parchisRefusals: Sentences<keyof typeof PARCHIS_REFUSALS> = {
  noParchisTable: (f) => `En la ronda ${f.round} no hay mesa de parchís ${f.table}.`,
  badParchisSeats: (f) => `En una mesa juegan de dos a cuatro, cada uno con su color: hay ${f.seats}.`,
  parchisPlayerTwice: (f) =>
    f.table === 0
      ? `${f.name || lists.erased} está dos veces en esta mesa.`
      : `${f.name || lists.erased} juega esta ronda en la mesa de parchís ${f.table}.`,
  parchisVariants: (f) => `Esas variantes no van juntas: ${parchis.faults[f.why]}.`,
  parchisBegun: (f) => `La mesa de parchís ${f.table} ya ha empezado.`,
  parchisNotBegun: (f) => `La mesa de parchís ${f.table} no ha empezado: falta ver quién sale.`,
  parchisOver: (f) => `La partida de la mesa de parchís ${f.table} ha terminado.`,
  parchisStartOpen: (f) =>
    `Todavía no se sabe quién empieza: tiran ${f.colors.map((color) => parchis.colors[color]).join(', ')} (P-13).`,
  badParchisDice: (f) =>
    f.dice === 1 ? 'En esta mesa se tira un dado.' : 'En esta mesa se tiran dos dados.',
  parchisCountFirst: (f) => `Antes de tirar, el ${parchis.colors[f.color]} tiene que contar ${f.count}.`,
  parchisIllegal: (f) => `${parchis.reason(f.why, f.square, f.count)} (${f.rule}).`,
  parchisNoSuchRoll: (f) => `La línea ${f.seq} no es una tirada de esta mesa que siga en pie.`,
  parchisOwnReason: (f) =>
    f.back
      ? 'Por el reglamento se vuelve atrás: para dejarlo como está hay que decir por qué.'
      : 'Ya ha tirado otro jugador y se queda como está: para volver atrás hay que decir por qué.',
  parchisDiceOpen: (f) => `Ya hay un compromiso publicado: ${f.commitment}.`,
  parchisNoDice: () => 'Para tirar aquí hay que publicar antes un compromiso.',
  parchisSayFirst: () => 'Antes de tirar aquí, la mesa dice un número.',
  parchisSaidAlready: () => 'La mesa ya ha dicho su número.',
  badParchisSaid: (f) => `«${f.value}» no es un número: solo cifras.`,
};
