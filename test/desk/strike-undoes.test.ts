/** An incident struck: what the book says was taken back is what the strike wrote. */
import { describe, expect, it } from 'vitest';
import type { DeskEvent, Incident, IncidentView } from '../../src-core/contract/desk-api.ts';
import { decided } from '../../src-core/words/en/decided.ts';
import { decided as decididos } from '../../src-core/words/es/decided.ts';
import type { Arbiter } from './arbiter.ts';
import { firstRound, resultOf, strikeOf } from './arbiter.ts';
import type { Told } from './incidents.ts';
import { decideOf, illegal } from './incidents.ts';

/** Moves at board 1, and then a clock of the desk's own that runs there, where one is wanted. */
function game(moves: string, clock = false): Arbiter {
  const desk = firstRound().plays(moves);
  if (!clock) return desk;
  desk.now = 1_000_000;
  desk.does({ type: 'setControl', round: 1, board: null, text: '90+30', change: 'moves' });
  desk.does({ type: 'placeClocks', round: 1, boards: null, mode: 'official' });
  acts(desk, 'start');
  return desk;
}

function acts(desk: Arbiter, does: 'start' | 'pause'): void {
  desk.now += 5_000;
  desk.does({ type: 'clockAct', round: 1, board: 1, do: does, pressed: null, reason: '' });
}

function first(desk: Arbiter): IncidentView {
  const [incident] = desk.board().arbiter.incidents;
  if (incident === undefined) throw new Error('no incident');
  return incident;
}

/** What the lines of one act did: counted from them, not from what was decided. */
function doneBy(events: readonly DeskEvent[], results: ReadonlySet<number>, moves: ReadonlySet<number>) {
  const struck = events.flatMap((event) => (event.type === 'entryStruck' ? [event.seq] : []));
  const corrected = events.some(({ type }) => type === 'clockCorrected');
  return {
    result: struck.some((seq) => results.has(seq)),
    back: events.filter(({ type }) => type === 'moveRecorded').length,
    gone: struck.filter((seq) => moves.has(seq)).length,
    clock: corrected || struck.some((seq) => !results.has(seq) && !moves.has(seq) && seq > 0),
  };
}

const pawn: Incident = { kind: 'pawnNotExchanged', by: 'white', square: 'c8', clockPressed: true };
const wrongClaim: Incident = { kind: 'drawClaim', by: 'white', basis: 'repetition', touched: false };
const resigns: Incident = { kind: 'resignation', by: 'black' };

interface Row {
  readonly moves: string;
  readonly clock?: boolean;
  readonly incident: Incident;
  readonly told?: Told;
  readonly then?: (desk: Arbiter) => void;
  readonly says: readonly string[];
}

const RESULT = 'its result, 1-0, is struck';
const BACK = 'the moves it took back are in the game again';
const GONE = 'the moves it wrote are struck with it';
const CLOCK = 'its time is taken back on the desk’s clock; set any other clock by hand';
const BY_HAND = 'no clock of the desk changes: take its time back by hand where a clock still runs';

const rows: readonly [string, Row][] = [
  ['its result', { moves: 'e4 e5', incident: resigns, told: { expected: '1-0' }, says: [RESULT] }],
  [
    'not a result that was struck before',
    {
      moves: 'e4 e5',
      incident: resigns,
      told: { expected: '1-0' },
      then: (desk) => void desk.does(strikeOf(desk.board().result?.seq ?? 0)),
      says: [],
    },
  ],
  [
    'moves it took back',
    {
      moves: 'e4 e5 Nf3 Nc6',
      incident: illegal('white', 'g1', 'g3'),
      told: { atPly: 2 },
      says: [BACK, BY_HAND],
    },
  ],
  ['the move it wrote', { moves: 'e4 d5 exd5 c6 dxc6 Nf6 cxb7 Ng8', incident: pawn, says: [GONE, BY_HAND] }],
  ['time, as the last of its clock', { moves: 'e4 e5', clock: true, incident: wrongClaim, says: [CLOCK] }],
  [
    'time, from a clock that has gone on',
    {
      moves: 'e4 e5',
      clock: true,
      incident: wrongClaim,
      then: (desk) => acts(desk, 'pause'),
      says: [CLOCK],
    },
  ],
  [
    'no time, where the game has ended since',
    {
      moves: 'e4 e5',
      clock: true,
      incident: wrongClaim,
      then: (desk) => void desk.does(resultOf('1-0', 'resignation')),
      says: [BY_HAND],
    },
  ],
];

describe('a strike takes back', () => {
  it.each(rows)('%s', (_, { moves, clock = false, incident, told = {}, then, says }) => {
    const desk = game(moves, clock);
    desk.does(decideOf(incident, told));
    then?.(desk);
    const standing = desk.board();
    const before = first(desk);
    const results = new Set(standing.result === null ? [] : [standing.result.seq]);
    const plies = new Set([...standing.plies.map(({ seq }) => seq), before.seq]);
    const events = desk.does(strikeOf(before.seq));
    const own = events.find((event) => event.type === 'entryStruck' && event.seq === before.seq);
    const undoes = own?.type === 'entryStruck' ? own.undoes : undefined;
    const after = first(desk);

    expect(undoes).toEqual(before.undoes);
    expect(after.undoes).toEqual(undoes);
    const done = doneBy(events, results, plies);
    expect({ ...undoes, result: undoes?.result !== null }).toEqual({ ...done, gone: done.gone - 1 });
    expect(decided.undone(after.consequences, after.undoes).slice(0, says.length)).toEqual(says);
    expect(decided.undone(after.consequences, after.undoes).filter((line) => lines.has(line))).toEqual(says);
    expect(decididos.undone(after.consequences, after.undoes)).toHaveLength(
      decided.undone(after.consequences, after.undoes).length,
    );
  });
});

const lines = new Set([RESULT, BACK, GONE, CLOCK, BY_HAND]);

it('a strike of old, which does not say, is told by what the incident gave', () => {
  const desk = game('e4 e5');
  desk.does(decideOf(resigns, { expected: '1-0' }));
  const { seq } = first(desk);
  const place = { round: 1, board: 1 };
  desk.writes({ type: 'entryStruck', seq: desk.board().result?.seq ?? 0, place, reason: 'mistyped' });
  desk.writes({ type: 'entryStruck', seq, place, reason: 'mistyped' });
  const { undoes, consequences } = first(desk);
  expect(undoes).toBeNull();
  expect(decided.undone(consequences, undoes)).toEqual(['its result, 1-0, is struck where it still stands']);
});
