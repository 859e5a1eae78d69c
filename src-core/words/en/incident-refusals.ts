import { said, type Sentences, resultSaid } from '../said.ts';
import type { WrongMissing, LastMove, INCIDENT_REFUSALS } from '../../desk/commands/refusals/incidents.ts';
import type { Color } from '../../clocks/index.ts';
import type { GameResult } from '../../vocabulary/results.ts';
import { questionAsked, contradictionSaid } from '../laws-words.ts';
import { board } from './board.ts';
import { contradictions, questions } from './laws.ts';
import { nth } from '../ordinal.ts';

const result = (of: GameResult | null): string => (of === null ? 'none' : resultSaid(of));

/** ` (articles 4.3, 4.1)`; nothing where the arbiter decided without one. */
const articles = (of: readonly string[], name: string): string =>
  of.length === 0 ? '' : ` (${name} ${of.join(', ')})`;

/** Why the desk does not write an incident. */
export const incidentRefusals: Sentences<keyof typeof INCIDENT_REFUSALS> = {
  incidentContradicts: (f) =>
    contradictionSaid(contradictions, f.why, (name) => said(f, name)) ??
    'What was told cannot have happened in this game.',
  wrongMissingMove: (f) =>
    `Missing move no. ${f.number}${f.text === '' ? '' : ` (“${f.text}”)`}: ${problem(f)}`,
  noSuchPly: (f) => `This game does not reach ${moveOf(f.askedMove, f.askedSide)}: ${lastOf(f)}.`,
  missingNotHere: (f) =>
    `Missing moves follow the end of what is recorded; ${lastOf(f)}. Go back to the position of now, or leave them out.`,
  rulingIsQuestion: (f) => `A fact must be known first. ${questionAsked(questions, f.question) ?? ''}`.trim(),
  rulingDiffers: (f) =>
    `The ruling has changed: now the result would be ${result(f.result)}, not ${result(f.expected)}. Look at it again.`,
  nothingToDecide: () => 'There is nothing to decide: the game goes on.',
  mustChooseFrom: (f) =>
    `${f.text} will not do: by what was decided${articles(f.articles, 'articles')} it must be ${f.allowed.join(', ')}.`,
  badPenalty: () =>
    'The penalty does not say how much, or cannot be: write a time above zero, or half a point or one (10.2).',
  playedOnSince: () =>
    'Moves were played since: strike those first, so that the moves taken back can come again.',
  nothingSealed: (f) => `No move was sealed in the incident of line ${f.seq}.`,
  notAnIncident: (f) => `Line ${f.seq} is no incident.`,
  notAnAppeal: (f) => `Line ${f.seq} is no appeal.`,
  appealPending: (f) => `That side has an appeal pending already, on line ${f.seq}.`,
  appealSettled: (f) => `That appeal was settled already on line ${f.seq}.`,
};

/** `Black’s 23rd move`. */
const moveOf = (number: number, side: Color): string =>
  `${side === 'black' ? 'Black' : 'White'}’s ${nth(number)} move`;

function lastOf({ lastMove, lastSide }: LastMove): string {
  return lastMove === undefined || lastSide === undefined
    ? 'no move of it is recorded'
    : `the last move recorded is ${moveOf(lastMove, lastSide)}`;
}

function problem(f: WrongMissing): string {
  if (f.problem === 'illegal') return board.illegalMove(f);
  return f.problem === 'unreadable' ? 'it cannot be read as a move.' : `it may be ${f.possible.join(', ')}.`;
}
