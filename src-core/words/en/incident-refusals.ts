import { questionAsked, contradictionSaid } from '../laws-words.ts';
import type { Refusal } from '../../contract/desk-api.ts';
import { board } from './board.ts';
import type { IncidentRefusalWords } from '../es/incident-refusals.ts';
import { contradictions, questions } from './laws.ts';
import { nth } from '../ordinal.ts';
import { said, saidResult } from '../said.ts';

type Facts = Refusal['facts'];

const expected = (f: Facts): string => said(f, 'expected').replaceAll('1/2', '½') || 'none';

/** Why the desk does not write an incident. */
export const incidentRefusals: IncidentRefusalWords = {
  badRules: (f) => `“${said(f, 'value')}” will not do: write a whole number of moves, or zero.`,
  incidentContradicts: (f) =>
    contradictionSaid(contradictions, said(f, 'why'), (name) => said(f, name)) ??
    'What was told cannot have happened in this game.',
  wrongMissingMove: (f) => `Missing move no. ${said(f, 'number')} (“${said(f, 'text')}”): ${problem(f)}`,
  noSuchPly: (f) => `This game does not reach ${moveOf(f, 'asked')}: ${lastOf(f)}.`,
  missingNotHere: (f) =>
    `Missing moves follow the end of what is recorded; ${lastOf(f)}. Go back to the position of now, or leave them out.`,
  nullMoveInGame: () =>
    'The game has a move that passes (--), which the Laws do not know. Strike it and ask again.',
  rulingIsQuestion: (f) =>
    `A fact must be known first. ${questionAsked(questions, said(f, 'question')) ?? ''}`.trim(),
  rulingDiffers: (f) =>
    `The ruling has changed: now the result would be ${saidResult(f) || 'none'}, not ${expected(f)}. Look at it again.`,
  nothingToDecide: () => 'There is nothing to decide: the game goes on.',
  mustChooseFrom: (f) =>
    `${said(f, 'text')} will not do: by what was decided (articles ${said(f, 'articles')}) it must be ${said(f, 'allowed')}.`,
  badPenalty: () =>
    'The penalty does not say how much, or cannot be: write a time above zero, or half a point or one (10.2).',
  playedOnSince: () =>
    'Moves were played since: strike those first, so that the moves taken back can come again.',
  notAnIncident: (f) => `Line ${said(f, 'seq')} is no incident.`,
  notAnAppeal: (f) => `Line ${said(f, 'seq')} is no appeal.`,
  appealPending: (f) => `That side has an appeal pending already, on line ${said(f, 'seq')}.`,
  appealSettled: (f) => `That appeal was settled already on line ${said(f, 'seq')}.`,
};

/** `Black’s 23rd move`. */
function moveOf(f: Facts, name: 'asked' | 'last'): string {
  const number = Number(said(f, `${name}Move`));
  return `${said(f, `${name}Side`) === 'black' ? 'Black' : 'White'}’s ${nth(number)} move`;
}

function lastOf(f: Facts): string {
  return said(f, 'lastMove') === ''
    ? 'no move of it is recorded'
    : `the last move recorded is ${moveOf(f, 'last')}`;
}

function problem(f: Facts): string {
  if (f['problem'] === 'unreadable') return 'it cannot be read as a move.';
  if (f['problem'] === 'ambiguous') return `it may be ${said(f, 'possible')}.`;
  return board.illegalMove(f);
}
