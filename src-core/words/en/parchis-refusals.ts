import type { PARCHIS_REFUSALS } from '../../desk/commands/refusals/parchis.ts';
import type { Sentences } from '../said.ts';
import { lists } from './lists.ts';
import { parchis } from './parchis.ts';

export const parchisRefusals: Sentences<keyof typeof PARCHIS_REFUSALS> = {
  noParchisTable: (f) => `There is no parchís table ${f.table} in round ${f.round}.`,
  badParchisSeats: (f) => `Two to four play at a table, each with a colour of his own: there are ${f.seats}.`,
  parchisPlayerTwice: (f) =>
    f.table === 0
      ? `${f.name || lists.erased} sits twice at this table.`
      : `${f.name || lists.erased} plays at parchís table ${f.table} in this round.`,
  parchisVariants: (f) => `Those variants do not go together: ${parchis.faults[f.why]}.`,
  parchisBegun: (f) => `Parchís table ${f.table} has begun.`,
  parchisNotBegun: (f) => `Parchís table ${f.table} has not begun: who begins is not known yet.`,
  parchisOver: (f) => `The game at parchís table ${f.table} is over.`,
  parchisStartOpen: (f) =>
    `Who begins is not known yet: ${f.colors.map((color) => parchis.colors[color]).join(', ')} throw (P-13).`,
  badParchisDice: (f) =>
    f.dice === 1 ? 'One die is rolled at this table.' : 'Two dice are rolled at this table.',
  parchisCountFirst: (f) => `Before the next roll ${parchis.colors[f.color]} has to count ${f.count}.`,
  parchisIllegal: (f) => `${parchis.reason(f.why, f.square, f.count)} (${f.rule}).`,
  parchisNoSuchRoll: (f) => `Line ${f.seq} is no roll of this table that holds.`,
  parchisOwnReason: (f) =>
    f.back
      ? 'By the rules it goes back: to let it stand, say why.'
      : 'Another player has rolled and it stands: to go back, say why.',
  parchisDiceOpen: (f) => `A commitment is published already: ${f.commitment}.`,
  parchisNoDice: () => 'To roll here, publish a commitment first.',
  parchisSayFirst: () => 'Before the first roll here the table says a number.',
  parchisSaidAlready: () => 'The table has said its number.',
  badParchisSaid: (f) => `“${f.value}” is no number: digits only.`,
};
