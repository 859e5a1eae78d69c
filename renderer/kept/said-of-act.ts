import type { DeskCommand } from '../../src-core/contract/desk-api.ts';
import { resultAsPrinted } from '../../src-core/words/results.ts';
import { sanIn } from '../../src-core/words/moves.ts';
import { regionOf } from '../../src-core/words/language.ts';
import type { Words } from '../words.svelte.ts';

type Said<T extends DeskCommand['type']> = (command: Extract<DeskCommand, { type: T }>, t: Words) => string;

const nothing = (): string => '';
const why = ({ reason }: { readonly reason: string }): string => reason;

type Move = { readonly text: string } | { readonly from: string; readonly to: string };

const written = (move: Move, t: Words): string =>
  'text' in move ? sanIn(regionOf(t.language), move.text) : `${move.from}–${move.to}`;

/** What an act says besides its kind and its place, as its arbiter said it. */
const DETAILS: { readonly [T in DeskCommand['type']]: Said<T> } = {
  createTournament: ({ form }) => form.name,
  changeTournament: ({ form }) => form.name,
  registerPlayers: ({ players }) => players.map(({ name }) => name).join('; '),
  registerPlayersFromText: ({ text }) => beginning(text),
  changePlayer: ({ player }) => player.name,
  eraseEverybody: nothing,
  erasePerson: nothing,
  pairRound: ({ pairings }) => pairings.map(({ white, black }) => `${white} – ${black}`).join('; '),
  importReport: ({ text }) => beginning(text),
  pairRoundFromText: ({ text }) => beginning(text),
  drawInitialColor: ({ number }) => `${number}`,
  pairSwiss: ({ round, reason }, t) =>
    [t.frame.roundNumber(round), reason].filter((text) => text !== '').join(': '),
  changePairing: ({ white, black }) => `${white} – ${black}`,
  setPairingRules: ({ rules: { system } }, t) => (system === null ? '' : t.pairing.systems[system]),
  setForbiddenPairs: nothing,
  askByes: ({ byes }, t) => byes.flatMap(({ bye }) => (bye === null ? [] : [t.pairing.byes[bye]])).join('; '),
  withdrawPlayer: why,
  returnPlayer: why,
  enterLate: nothing,
  registerLate: ({ player }) => player.name,
  orderPlayers: nothing,
  numberPlayer: ({ number }) => `${number}`,
  pairReturn: ({ round }, t) => t.frame.roundNumber(round),
  pairRoundRobin: ({ double }, t) => t.pairing.systems[double ? 'doubleRoundRobin' : 'roundRobin'],
  publishRound: nothing,
  unpairRound: why,
  swapColors: why,
  exchangePlayers: ({ one, other }) => `${one} – ${other}`,
  putOffGame: ({ what }, t) => (what === null ? '' : t.pairing.putOff[what]),
  correctResult: ({ result, reason }, t) => `${resultAsPrinted(result, reason)}, ${t.lists.reasons[reason]}`,
  setStartPosition: ({ position }) => position,
  recordMove: ({ move }, t) => written(move, t),
  recordIllegalMove: ({ move }, t) => ('chessboard' in move ? move.chessboard : written(move, t)),
  declareResult: ({ result, reason }, t) => `${resultAsPrinted(result, reason)}, ${t.lists.reasons[reason]}`,
  undoResult: why,
  writeNote: ({ text }) => text,
  strikeEntry: ({ seq, reason }, t) => `${t.frame.lineOf(seq)}: ${reason}`,
  importPgn: ({ source }) => source,
  decideIncident: ({ incident, note }, t) =>
    [t.decided.kinds[incident.kind], note].filter((text) => text !== '').join(': '),
  appealIncident: ({ text }) => text,
  settleAppeal: ({ text }) => text,
  setControl: ({ text }) => text,
  setDefaultTime: ({ minutes }) => `${minutes} min`,
  scheduleRound: ({ begins }) => begins,
  placeClocks: nothing,
  placeClock: nothing,
  changeClock: why,
  clockAct: (act, t) =>
    [t.kept.clockDeeds[act.do], 'by' in act && act.by ? t.lists.sides[act.by] : '']
      .filter((text) => text !== '')
      .join(', '),
  correctClock: why,
  startRound: nothing,
  setPresence: ({ side }, t) => t.lists.sides[side],
  recoverClocks: nothing,
  lookAtClocks: nothing,
  setDrawPolicy: why,
  commitDraw: nothing,
  addDrawInput: ({ text }) => text,
  drawStartPosition: nothing,
  changeDrawTimes: why,
  showStartPosition: why,
  setParchisTable: ({ table, seats }, t) =>
    `${t.parchis.table(table)}: ${seats.map(({ player }) => player).join(', ')}`,
  beginParchis: ({ table }, t) => t.parchis.table(table),
  recordParchisRoll: ({ table, dice }, t) => `${t.parchis.table(table)}: ${dice.join(', ')}`,
  moveParchis: ({ table, color, piece, to }, t) =>
    `${t.parchis.table(table)}: ${t.parchis.pieceAt(color, piece, t.parchis.place(color, to))}`,
  decideParchisIncident: ({ table, kind }, t) => `${t.parchis.table(table)}: ${t.parchis.incidents[kind]}`,
  commitParchisDice: ({ table }, t) => t.parchis.table(table),
  sayParchisDice: ({ table, said }, t) => `${t.parchis.table(table)}: ${said}`,
  rollParchis: ({ table }, t) => t.parchis.table(table),
  showParchisDice: ({ table }, t) => t.parchis.table(table),
};

/** The board or the round an act is about; null where it is about neither. */
export function placeOfAct(command: DeskCommand): { round: number; board: number | null } | null {
  const { round = null, board = null } = placed(command);
  return round === null ? null : { round, board: board === 0 ? null : board };
}

/** An act as one sentence: what, where, and what it says. One kept by another version is told as far as this one knows it. */
export function saidOfAct(command: DeskCommand, t: Words): string {
  const place = placeOfAct(command);
  const details = detailsOf(command, t);
  const what = Object.hasOwn(t.kept.commands, command.type) ? t.kept.commands[command.type] : command.type;
  const where = place === null ? '' : ` (${t.kept.place(place.round, place.board)})`;
  return `${what}${where}${details === '' ? '' : `: ${details}`}`;
}

function detailsOf(command: DeskCommand, t: Words): string {
  if (!Object.hasOwn(DETAILS, command.type)) return '';
  try {
    // a row of the table takes the commands of its own name
    return (DETAILS[command.type] as Said<DeskCommand['type']>)(command, t);
  } catch {
    return '';
  }
}

function placed(command: DeskCommand): { round?: number | null; board?: number | null } {
  // of another version it may be anything
  if ('draw' in command) return { ...command.draw };
  return {
    round: 'round' in command ? command.round : null,
    board: 'board' in command ? command.board : null,
  };
}

const beginning = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
