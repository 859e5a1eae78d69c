/** Who can still mate, where that is searched for beside the desk: in threads of their own, with the desk going on. */
import type { Answers } from '../../src-core/desk/positions/position-answer.ts';
import { OWN, decideOf } from '../desk/incidents.ts';
import { matingKey } from '../../src-core/desk/positions/mating.ts';
import { parseFen } from '../../src-core/chess/index.ts';
import { expect, test } from 'vitest';
import type { DeskService } from '../../src-core/service/chess/desk-service.ts';
import type { SearchPosition } from '../../src-core/service/chess/dead-positions.ts';
import { answerPosition } from '../../src-core/desk/index.ts';
import type { PositionQuestion } from '../../src-core/desk/index.ts';
import { PositionSearches } from '../../src-core/host/position-searches.ts';
import { Screen, did, newDesk, note, openDesk, pairRound } from './kit.ts';

/** A search in the test's hand: it answers when it is told to. */
class Searcher {
  readonly asked: (PositionQuestion & { readonly urgent: boolean })[] = [];
  readonly #ends: (() => void)[] = [];
  #atOnce = false;
  readonly #limit: number | null;

  /** `limit`: each search is cut short after so many positions. */
  constructor(limit: number | null = null) {
    this.#limit = limit;
  }

  readonly search: SearchPosition = (question, ended, urgent = false) => {
    this.asked.push({ ...question, urgent });
    this.#ends.push(() => ended(answerPosition({ ...question, limit: this.#limit }).answers));
    if (this.#atOnce) setImmediate(() => this.answer());
    return () => {};
  };

  /** From now on it answers. */
  answer(): void {
    this.#atOnce = true;
    for (const end of this.#ends.splice(0)) end();
  }
}

const place = { round: 1, board: 1 } as const;

async function boardAt(desk: DeskService, position: string): Promise<void> {
  await did(desk, pairRound(1));
  const start = { type: 'setStartPosition', variant: 'standard', reason: '' } as const;
  await did(desk, { ...start, ...place, position });
}

/** Dead, but only 400 positions do not show it. */
const dead = [
  '1k6/1P5p/BP3p2/1P6/8/8/5PKP/8 b - - 0 1',
  '8/k5p1/6P1/6P1/6PK/6PR/6PP/8 w - - 0 1',
  '7k/p1p5/8/6p1/5pP1/4pPpB/P1P1P1B1/5BNK w - - 0 1',
] as const;
const flag = { kind: 'flagFall', flag: 'white', requiredMovesCompleted: false } as const;
const query = { ...place, incident: flag, missing: null };

test('a ruling that turns on a long search waits for it, and the desk does not', async () => {
  const searcher = new Searcher();
  const desk = await newDesk(0, { searchPosition: searcher.search });
  await boardAt(desk, dead[0]);
  const ruling = desk.rule(query);
  await did(desk, note(1, 'written meanwhile'));
  const urgent = searcher.asked.filter((each) => each.urgent);
  expect(urgent).toMatchObject([{ happened: 'flag', fen: dead[0] }]);
  searcher.answer();
  expect(await ruling).toMatchObject({
    ok: true,
    ruling: { answer: 'ruled', result: '1/2-1/2' },
  });
  // known now: nobody searches again, nor for the decision
  await desk.rule(query);
  expect(searcher.asked.filter((each) => each.urgent)).toHaveLength(1);
});

test('a search that breaks off leaves the Laws to search by themselves', async () => {
  const search: SearchPosition = (_question, ended) => {
    setImmediate(() => ended([]));
    return () => {};
  };
  const desk = await newDesk(0, { searchPosition: search });
  await boardAt(desk, dead[1]);
  expect(await desk.rule(query)).toMatchObject({ ok: true, ruling: { result: '1/2-1/2' } });
});

test('a position dead already when the file is opened is searched for then', async () => {
  const before = await newDesk(0);
  await boardAt(before, dead[2]);
  const { path } = before;
  before.close();
  const searcher = new Searcher();
  const asked = Promise.withResolvers<void>();
  const desk = openDesk(path, {
    searchPosition: (...question) => {
      asked.resolve();
      return searcher.search(...question);
    },
  });
  const board = new Screen(desk, { kind: 'board', ...place });
  expect((await board.sees(() => true)).ending).toBeNull();
  await asked.promise;
  searcher.answer();
  expect((await board.sees(({ ending }) => ending !== null)).ending).toMatchObject({
    reason: 'deadPosition',
    article: '5.2.2',
  });
});

/** The line of a decision. */
async function decidedAt(desk: DeskService, seq: number): Promise<unknown> {
  const page = await desk.history({ from: seq - 1, limit: 1, newestFirst: false, place: null });
  return page.lines[0]?.event;
}

const cannot = { answer: 'no', reason: { kind: 'stalemate' } } as const;

test('a decision brings what was found for it, and nothing that a screen sends in that place', async () => {
  const searcher = new Searcher(400);
  searcher.answer();
  const desk = await newDesk(0, { searchPosition: searcher.search });
  await boardAt(desk, dead[0]);
  const position = parseFen(dead[0]);
  const of = position.ok ? matingKey(position.value, 'black') : '';
  const given = { mates: [{ of, found: cannot }] };
  const { first } = await did(desk, { ...decideOf(flag, { decision: OWN }), given });
  expect(await decidedAt(desk, first)).toMatchObject({ ruling: { mate: { answer: 'unknown' } } });
});

test('what an arbiter’s own longer search finds is known to the desk, and shown', async () => {
  const searcher = new Searcher(400);
  searcher.answer();
  const heard = Promise.withResolvers<(question: PositionQuestion, answers: Answers) => void>();
  const desk = await newDesk(0, {
    searchPosition: searcher.search,
    hearAnswers: (hear) => {
      heard.resolve(hear);
      return () => {};
    },
  });
  await boardAt(desk, dead[0]);
  const board = new Screen(desk, { kind: 'board', ...place });
  expect(await desk.rule(query)).toMatchObject({ ok: true, ruling: { answer: 'question' } });
  const asked = { fen: dead[0], variant: 'standard', happened: 'nothing', by: 'white', limit: null } as const;
  (await heard.promise)(asked, answerPosition(asked).answers);
  expect((await board.sees(({ ending }) => ending !== null)).ending).toMatchObject({ article: '5.2.2' });
  expect(await desk.rule(query)).toMatchObject({ ok: true, ruling: { result: '1/2-1/2' } });
});

const hard = '8/b1k3b1/5b2/p1p1p1p1/P1P1P1P1/2K2B2/5bB1/8 w - - 0 1';
const long: PositionQuestion = {
  fen: hard,
  variant: 'standard',
  happened: 'flag',
  by: 'white',
  limit: 9_000_000,
};

test('an urgent question is not kept waiting by long ones', async () => {
  const searches = new PositionSearches();
  const stops = [1, 2, 3].map(() =>
    searches.start(
      long,
      () => {},
      () => {},
    ),
  );
  const quick = { ...long, fen: '7k/8/8/8/8/8/8/KN6 b - - 0 1', limit: null };
  const answered = Promise.withResolvers<string>();
  searches.start(quick, ({ state }) => answered.resolve(state), answered.reject, true);
  expect(await answered.promise).toBe('answered');
  for (const stop of stops) stop();
});
