/** Who can still mate is searched for before a decision and travels in it: what was asked before changes nothing. */
import { answerPosition } from '../../src-core/desk/positions/position-answer.ts';
import { matingKey, nothingFound, type MatesFound } from '../../src-core/desk/positions/mating.ts';
import { foundFor, searchBefore } from '../../src-core/desk/incidents/mating-ahead.ts';
import type { DecideIncident } from '../../src-core/desk/commands/incident-commands.ts';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { canCheckmate, parseFen } from '../../src-core/chess/index.ts';
import { isDead, viewOf } from '../../src-core/desk/index.ts';
import { type Arbiter, firstRound, resultOf } from './arbiter.ts';
import { OWN, decideOf } from './incidents.ts';

/** Dead, which 400 positions do not show. */
const DEAD = '8/k5p1/6P1/6P1/6PK/6PR/6PP/8 w - - 0 1';

const [CUT_SHORT, LONG] = [400, 3_000_000];

const flag = { kind: 'flagFall', flag: 'white', requiredMovesCompleted: false } as const;

function deskAt(fen: string): Arbiter {
  const desk = firstRound();
  const place = { round: 1, board: 1 } as const;
  desk.does({ type: 'setStartPosition', ...place, position: fen, variant: 'standard', reason: '' });
  return desk;
}

function positionAt(fen: string) {
  const read = parseFen(fen);
  if (!read.ok) throw new Error('no position');
  return read.value;
}

/** A decision that brings what a search of so many positions found. */
function withSearch(fen: string, limit: number): DecideIncident {
  const position = positionAt(fen);
  const found = canCheckmate(position, 'black', { limit });
  const given = { mates: [{ of: matingKey(position, 'black'), found }] };
  return { ...decideOf(flag, { decision: OWN }), given };
}

/** What a desk that has never been asked anything answers: in a thread of its own, with modules of its own. */
function decidedElsewhere({ state, people, now }: Arbiter, command: DecideIncident): Promise<unknown> {
  const desk = new URL('../../src-core/desk/index.ts', import.meta.url).href;
  const code = `const { parentPort, workerData: [state, people, command, now] } = require('node:worker_threads');
    import('${desk}').then(({ decide }) => parentPort.postMessage(decide(state, people, command, now)));`;
  const thread = new Worker(code, { eval: true, workerData: [state, people, command, now] });
  return new Promise((answered, failed) => {
    thread.once('message', answered);
    thread.once('error', failed);
  }).finally(() => thread.terminate());
}

it('decides the same whatever was searched for in between, in a fresh desk too', async () => {
  const desk = deskAt(DEAD);
  const short = withSearch(DEAD, CUT_SHORT);
  const first = desk.decide(short);
  expect(first).toMatchObject({ events: [{ ruling: { mate: { answer: 'unknown' } } }] });
  // a longer search of the same position, as the Position tool makes it
  const question = { fen: DEAD, variant: 'standard', happened: 'flag', by: 'white' } as const;
  const { answers } = answerPosition({ ...question, limit: LONG });
  expect(desk.decide(short)).toEqual(first);
  const longer = withSearch(DEAD, LONG);
  expect(longer.given?.mates[0]?.found).toEqual(answers[0]?.[1]);
  expect(desk.decide(longer)).not.toEqual(first);
  expect(desk.decide(short)).toEqual(first);
  expect(await decidedElsewhere(desk, short)).toEqual(first);
});

it('shows no board as dead for what was searched for elsewhere, but for what it is told', () => {
  const desk = deskAt(DEAD);
  const board = { kind: 'board', round: 1, board: 1 } as const;
  expect(desk.view(board).ending).toBeNull();
  expect(desk.decide(withSearch(DEAD, LONG))).toMatchObject({ ok: true });
  expect(desk.view(board).ending).toBeNull();
  const position = positionAt(DEAD);
  const found = (_: unknown, side: 'white' | 'black') => canCheckmate(position, side);
  expect(isDead(position)).toBeNull();
  expect(viewOf(desk.state, desk.people, board, 0, found).ending).toMatchObject({ article: '5.2.2' });
  expect(desk.view(board).ending).toBeNull();
});

it('a result waits for the same search, and what it found travels in the command', () => {
  const desk = deskAt(DEAD);
  const told = resultOf('0-1', 'time');
  expect(searchBefore(desk.state, told, nothingFound)).toMatchObject({ fen: DEAD });
  const found: MatesFound = (position, side) => canCheckmate(position, side, { limit: LONG });
  expect(searchBefore(desk.state, told, found)).toBeNull();
  const asked = desk.act({ ...told, given: { mates: foundFor(desk.state, told, found) } });
  if (asked.ok) throw new Error('the Laws were not asked');
  expect(asked.refusal.facts).toMatchObject({ says: '1/2-1/2', saysReason: 'deadPosition' });
});
