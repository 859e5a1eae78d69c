/** One table of parchís, as its screen shows it. */
import {
  balances,
  choices,
  handOf,
  INCIDENT_RULES,
  payments,
  PLAIN,
  placesOf,
  rolledBy,
  roll,
  rollText,
  type Table,
  whyNot,
} from '../../parchis/index.ts';
import { sha256 } from '../../plain/sha256.ts';
import type {
  ParchisDiceView,
  ParchisLineView,
  ParchisRollView,
  ParchisTableView,
} from '../../contract/parchis-views.ts';
import type { ParchisPlace } from '../journal/parchis-events.ts';
import {
  type ParchisDice,
  type ParchisLine,
  type ParchisTable,
  parchisTable,
} from '../journal/parchis-state.ts';
import { withTexts } from '../journal/free-texts.ts';
import type { People } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import type { TextChange } from '../journal/text-change.ts';
import { unveilOf } from '../journal/veil.ts';
import { rollsUnder, toldOf } from './decide-dice.ts';
import { diceOf, optionsOf } from './decide-play.ts';
import { seatsOf, stateOf } from './round-view.ts';
import { freshTable, placeAt, standsAfter } from './standing.ts';

/** So many of the last lines, and of the last rolls, are shown. */
const SHOWN = 40;

export function parchisTableView(state: DeskState, people: People, at: ParchisPlace): ParchisTableView {
  const record = parchisTable(state.parchis, at) ?? nowhere(at);
  const begun = standsAfter(record);
  const table = begun ?? freshTable(record);
  const playing = begun !== null && placesOf(begun) === null;
  const { lines } = record;
  const owed = begun !== null && record.variant.cuadrante ? payments(begun, record.stakes) : [];
  return {
    kind: 'parchisTable',
    ...placeAt(at),
    seq: record.seq,
    exists: record.seats.length > 0,
    seats: seatsOf(state, people, record),
    variant: record.variant,
    stakes: record.stakes,
    state: stateOf(record),
    set: begun === null ? (record.settings.at(-1)?.seq ?? null) : null,
    pieces: stepsOf(table),
    ...(playing ? turnOf(table) : NO_TURN),
    dice: diceOf(table),
    rolled: rolledLast(lines),
    nothing: nothingMoved(record),
    lines: lines
      .slice(-SHOWN)
      .reverse()
      .map(lineView(unveilOf(people))),
    rolls: rollsOf(lines),
    rulings: INCIDENT_RULES,
    desksDice: diceView(record),
    payments: owed,
    balances: balances(table.players, owed),
  };
}

function nowhere(at: ParchisPlace): ParchisTable {
  const stakes = { eaten: 0, winner: 0, thirdSix: 0 };
  return {
    ...placeAt(at),
    seq: 0,
    seats: [],
    variant: PLAIN,
    stakes,
    settings: [],
    lines: [],
    struck: [],
    dice: [],
  };
}

function stepsOf({ pieces }: Table): ParchisTableView['pieces'] {
  const of = (color: keyof typeof pieces): readonly number[] => pieces[color].map(({ steps }) => steps);
  return { yellow: of('yellow'), blue: of('blue'), red: of('red'), green: of('green') };
}

type Turn = Pick<ParchisTableView, 'turn' | 'hand' | 'counts' | 'repeats' | 'options' | 'duty' | 'still'>;
const NO_TURN: Turn = { turn: null, hand: null, counts: [], repeats: 0, options: [], duty: null, still: [] };

function turnOf(table: Table): Turn {
  const hand = handOf(table);
  const { turn, counts, repeats } = table;
  return {
    ...{ turn, hand, counts, repeats, duty: choices(table).duty },
    options: optionsOf(table).map(({ color, pieces, from, to, eats, count }) => ({
      ...{ color, pieces, from, to, count },
      eats: eats?.color ?? null,
    })),
    still: counts.length === 0 ? [] : stillOf(table),
  };
}

function stillOf(table: Table): Turn['still'] {
  const hand = handOf(table);
  return table.pieces[hand].flatMap((_, piece) => {
    const why = whyNot(table, hand, piece, null);
    return why === null ? [] : [{ piece, ...why }];
  });
}

function nothingMoved(record: ParchisTable): ParchisTableView['nothing'] {
  const { lines } = record;
  const last = lines.at(-1)?.event;
  const before = standsAfter(record, lines.length - 1);
  if (last?.type !== 'parchisRolled' || before === null || last.after.counts.length > 0) return null;
  const rolled = roll(before, last.dice);
  const thirdSix = rolled.counts.length === 0;
  return { color: last.color, dice: last.dice, thirdSix, still: thirdSix ? [] : stillOf(rolled) };
}

function rolledLast(lines: readonly ParchisLine[]): readonly number[] {
  const last = lines.findLast(({ event }) => event.type === 'parchisRolled')?.event;
  return last?.type === 'parchisRolled' ? last.dice : [];
}

/** A roll whose move was taken back is told once more with what was done then. */
function rollsOf(lines: readonly ParchisLine[]): readonly ParchisRollView[] {
  const rolls = lines.flatMap(({ seq, event }) =>
    event.type === 'parchisRolled' ? [{ seq, color: event.color, dice: event.dice }] : [],
  );
  const shown = rolls.slice(-SHOWN);
  return shown
    .map((each, at) => ({ ...each, late: shown.slice(at + 1).some(({ color }) => color !== each.color) }))
    .reverse();
}

const lineView =
  (unveil: TextChange) =>
  ({ seq, at, by, event }: ParchisLine): ParchisLineView => {
    const { round: _round, table: _table, after: _after, ...told } = withTexts(event, unveil);
    return { seq, at, by, event: told };
  };

/** The secret in use or told last, with what it gave; its text and whether it is right only once it was told. */
function diceView(record: ParchisTable): ParchisDiceView | null {
  const dice = record.dice.at(-1);
  if (dice === undefined) return null;
  const { commitment, said, secret } = dice;
  const told = dice.shown === null ? null : secret;
  return { commitment, said, secret: told, rolls: rollsUnder(record, dice).map(checked(record, dice)) };
}

function checked(record: ParchisTable, dice: ParchisDice) {
  const told = dice.shown === null ? null : toldOf(record, dice, dice.said ?? '');
  return ({ at, dice: fell }: { readonly at: number; readonly dice: readonly number[] }) => ({
    ...{ at, dice: fell },
    text: told === null ? null : rollText(told, at, 1),
    right:
      told === null
        ? null
        : rolledBy(told, at, fell.length, sha256).join() === fell.join() &&
          sha256(dice.secret) === dice.commitment,
  });
}
