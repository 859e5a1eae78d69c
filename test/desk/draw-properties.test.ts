import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backRank } from '../../src-core/chess/index.ts';
import { documentOf, emptyState, fold, historyLine } from '../../src-core/desk/index.ts';
import type { DeskCommand, DrawMethodForm } from '../../src-core/contract/desk-api.ts';
import { verifyCertificate } from '../../src-core/tournament/index.ts';
import {
  type DrawArbiter,
  NOON,
  commitOf,
  drawOf,
  hall,
  hash,
  inputOf,
  minutes,
  policyOf,
  showOf,
  timesOf,
} from './draw-arbiter.ts';

const round = fc.constantFrom(1, 1, 1, 2, 3);
const board = fc.constantFrom(0, 0, 0, 1, 2);
const reason = fc.constantFrom('', '', 'asked for');
const startsAt = fc.constantFrom(null, NOON + minutes(60), NOON + minutes(60));
const showAt = fc.constantFrom(null, NOON + minutes(30));
const more = fc.record({ round, board, again: reason, startsAt, showAt });

const terms = fc.record({
  exclude: fc.constantFrom([], [518], [518, 534]),
  noRepeat: fc.boolean(),
  perBoard: fc.boolean(),
  bothGames: fc.boolean(),
  studyMinutes: fc.nat(20),
  show: fc.constantFrom('atOnce' as const, 'atTime' as const, 'beforeStart' as const),
  showMinutes: fc.nat(30),
});

const by: fc.Arbitrary<DrawMethodForm> = fc.oneof(
  fc.constant<DrawMethodForm>({ method: 'program' }),
  fc.record({
    method: fc.constant('box' as const),
    throws: fc.array(fc.nat(9), { minLength: 3, maxLength: 3 }),
  }),
  fc.record({
    method: fc.constant('hand' as const),
    position: fc.nat(959).map(String),
    authority: fc.constant('the organiser'),
    reason: fc.constant('exhibition'),
  }),
);

const command: fc.Arbitrary<DeskCommand> = fc.oneof(
  { weight: 1, arbitrary: fc.tuple(terms, reason).map(([given, why]) => policyOf(given, why)) },
  { weight: 4, arbitrary: more.map((given) => commitOf(given)) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.string({ maxLength: 8 }), more).map(([text, at]) => inputOf(text, at)),
  },
  { weight: 6, arbitrary: fc.tuple(by, more).map(([how, given]) => drawOf(how, given)) },
  { weight: 1, arbitrary: fc.tuple(more, reason).map(([given, why]) => timesOf(given, why)) },
  { weight: 2, arbitrary: fc.tuple(reason, round, board).map((given) => showOf(...given)) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('recordMove' as const),
      round: fc.constant(1),
      board: fc.constantFrom(1, 2),
      move: fc.constant({ text: 'e4', lang: 'en' }),
    }),
  },
  {
    weight: 1,
    arbitrary: round.map((at) => ({
      type: 'pairRound' as const,
      round: at,
      pairings: [{ board: 1, white: '1', black: '2' }],
    })),
  },
);

const step = fc.record({ command, wait: fc.constantFrom(0, 0, 0, minutes(10)) });

function after(first: ReturnType<typeof policyOf>, steps: readonly { command: DeskCommand; wait: number }[]) {
  const desk = hall();
  desk.act(first);
  for (const one of steps) {
    desk.now += one.wait;
    desk.act(one.command);
  }
  return desk;
}

const session = fc.tuple(
  terms.map((given) => policyOf(given)),
  fc.array(step, { minLength: 5, maxLength: 30, size: 'max' }),
);

/** All that any screen could read of the desk. */
function allThatIsTold(desk: DrawArbiter): string {
  const places = [1, 2, 3].flatMap((at) => [1, 2].map((number) => ({ round: at, board: number })));
  const seqs = desk.journal.map(({ seq }) => seq);
  return JSON.stringify([
    desk.view({ kind: 'tournament' }),
    desk.view({ kind: 'players' }),
    [1, 2, 3].map((at) => [desk.view({ kind: 'round', round: at }), desk.shows(at)]),
    places.map((place) => desk.view({ kind: 'board', ...place })),
    places.map((place) => documentOf(desk.state, desk.people, { kind: 'fenAt', ...place, ply: 0 })),
    places.map((place) => documentOf(desk.state, desk.people, { kind: 'pgnAt', ...place, ply: 9 })),
    documentOf(desk.state, desk.people, { kind: 'pgn', round: null, board: null }),
    seqs.flatMap((seq) =>
      [0, 1, 2].map((at) => documentOf(desk.state, desk.people, { kind: 'drawCertificate', seq, board: at })),
    ),
    desk.journal.map((entry) => historyLine(desk.state, desk.people, entry)),
  ]);
}

describe('whatever is asked about draws', () => {
  it('numbers keep to the policy, certificates hold, and boards without moves start from the last one shown', () => {
    fc.assert(
      fc.property(session, ([first, steps]) => {
        const desk = after(first, steps);
        const seen: number[] = [];
        for (const record of desk.state.drawing.draws) {
          for (const position of record.drawn?.positions ?? []) {
            const { policy, number } = position;
            expect(policy.exclude).not.toContain(number);
            if (policy.noRepeat) expect(seen).not.toContain(number);
            seen.push(number);
            expect(verifyCertificate({ ...position, at: '', witnesses: [] }, hash)).toEqual([]);
          }
        }
        for (const at of [1, 2, 3]) {
          for (const there of desk.view({ kind: 'round', round: at }).boards) {
            const last = desk
              .shows(at)
              .draws.filter(({ state }) => state === 'shown')
              .flatMap(({ positions }) => positions.filter(({ board: of }) => of === 0 || of === there.board))
              .at(-1);
            if (there.plies === 0 && last !== undefined && desk.state.drawing.policies.length === 2)
              expect(desk.board(there.board, at).startNumber).toBe(last.number);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('the secret and the outcome of a draw not shown are told nowhere', () => {
    fc.assert(
      fc.property(session, ([first, steps]) => {
        const desk = after(first, steps);
        const told = allThatIsTold(desk);
        const shown = desk.state.drawing.draws.flatMap((record) =>
          record.shown === null ? [] : (record.drawn?.positions.map(({ number }) => number) ?? []),
        );
        for (const record of desk.state.drawing.draws) {
          if (record.shown !== null) continue;
          const line = desk.shows(record.draw.round).draws.find(({ seq }) => seq === record.seq);
          if (line?.state !== 'dropped') expect(told).not.toContain(record.secret ?? 'no secret');
          for (const { number } of record.drawn?.positions ?? [])
            if (number !== 518 && !shown.includes(number)) {
              expect(told).not.toContain(backRank(number));
              expect(told).not.toContain(backRank(number).toLowerCase());
            }
        }
        const salts = desk.journal.flatMap(({ seq, event }) => {
          if (event.type !== 'startPositionDrawn') return [];
          const hidden = desk.state.drawing.draws.some(
            (draw) => draw.drawn?.seq === seq && draw.shown === null,
          );
          return hidden ? [event.salt] : [];
        });
        for (const salt of salts) expect(told).not.toContain(salt);
      }),
      { numRuns: 60 },
    );
  });

  it('the same journal gives the same desk', () => {
    fc.assert(
      fc.property(session, ([first, steps]) => {
        const desk = after(first, steps);
        expect(desk.journal.reduce(fold, emptyState)).toEqual(desk.state);
      }),
      { numRuns: 60 },
    );
  });
});
