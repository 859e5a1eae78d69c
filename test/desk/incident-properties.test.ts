/** Random incidents decided, appealed and struck on random boards. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Color, GameResult, PlayerCounts } from '../../src-core/contract/desk-api.ts';
import { emptyState, fold, historyLine } from '../../src-core/desk/index.ts';
import { wild, withoutUnknown } from '../laws/wild.ts';
import type { Arbiter } from './arbiter.ts';
import { firstRound, strikeOf } from './arbiter.ts';
import { OWN, asked, decideOf } from './incidents.ts';

const COLORS: readonly Color[] = ['white', 'black'];
const result = fc.constantFrom<GameResult | null>(null, null, '1-0', '1/2-1/2');

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ what: fc.constant('play' as const), pick: fc.nat() }) },
  {
    weight: 6,
    arbitrary: fc.record({ what: fc.constant('decide' as const), incident: wild, back: fc.nat(3) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('own' as const), incident: wild, result }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('strike' as const), pick: fc.nat() }) },
);
const steps = fc.array(step, { maxLength: 30 });

/** Does it as far as the desk lets it; a refusal writes nothing. */
function does(desk: Arbiter, one: typeof step extends fc.Arbitrary<infer S> ? S : never): void {
  const view = desk.board();
  switch (one.what) {
    case 'play': {
      const move = view.legal[one.pick % Math.max(1, view.legal.length)];
      if (move === undefined) return;
      const { from, to, promotion } = move;
      const squares = promotion === undefined ? { from, to } : { from, to, promotion };
      desk.act({ type: 'recordMove', round: 1, board: 1, move: squares, confirmed: one.pick % 3 === 0 });
      return;
    }
    case 'decide': {
      const incident = withoutUnknown(one.incident);
      const atPly = Math.max(0, view.plies.length - one.back);
      const reply = asked(desk, incident, { atPly });
      if (reply.ok) desk.act(decideOf(incident, { atPly, expected: reply.ruling.result }));
      return;
    }
    case 'own':
      desk.act(
        decideOf(withoutUnknown(one.incident), {
          decision: { ...OWN, result: one.result, illegal: 'white' },
          expected: one.result,
        }),
      );
      return;
    case 'strike':
      desk.act(strikeOf(one.pick % (desk.journal.length + 1)));
  }
}

/** The counts as somebody with a pencil would make them, over the lines of the journal. */
function naiveCounts(desk: Arbiter, color: Color): PlayerCounts {
  const struck = new Set(
    desk.journal.flatMap(({ event }) => (event.type === 'entryStruck' ? [event.seq] : [])),
  );
  const sum = { illegal: 0, claims: 0, wrongClaims: 0, warnings: 0, penalties: 0, offers: 0 };
  let counts = { ...sum };
  for (const { seq, event } of desk.journal) {
    if (event.type !== 'incidentDecided' || struck.has(seq)) continue;
    const { illegal, claim, offer, newGame } = event.consequences;
    if (newGame) {
      counts = { ...sum };
      continue;
    }
    counts.illegal += illegal[color];
    if (claim?.by === color) counts.claims += 1;
    if (claim?.by === color && claim.wrong) counts.wrongClaims += 1;
    if (offer === color) counts.offers += 1;
  }
  return counts;
}

/** What of a board a struck incident must leave as it was. */
function essence({ plies, result: end, arbiter, legal }: ReturnType<Arbiter['board']>): object {
  const { duty, white, black } = arbiter;
  const counts = { white, black };
  return { moves: plies.map(({ uci }) => uci), result: end?.result ?? null, legal, duty, counts };
}

describe('random incidents', () => {
  it('count as with a pencil, and the journal always reads back', () => {
    let decided = 0;
    fc.assert(
      fc.property(steps, (all) => {
        const desk = firstRound();
        for (const one of all) does(desk, one);
        const { arbiter } = desk.board();
        for (const color of COLORS) expect(arbiter[color]).toMatchObject(naiveCounts(desk, color));
        expect(desk.journal.reduce(fold, emptyState)).toEqual(desk.state);
        for (const entry of desk.journal) historyLine(desk.state, desk.people, entry);
        expect(desk.view({ kind: 'incidents' }).incidents.length).toBe(arbiter.incidents.length);
        decided += arbiter.incidents.length;
      }),
      { numRuns: 150 },
    );
    expect(decided).toBeGreaterThan(100);
  });

  it('struck at once, leave the board as it was', () => {
    fc.assert(
      fc.property(steps, wild, fc.nat(3), (all, incident, back) => {
        const desk = firstRound();
        for (const one of all) does(desk, one);
        const before = essence(desk.board());
        const lines = desk.journal.length;
        does(desk, { what: 'decide', incident, back });
        const [first] = desk.journal.slice(lines);
        if (first === undefined) return;
        desk.does(strikeOf(first.seq));
        expect(essence(desk.board())).toEqual(before);
      }),
      { numRuns: 150 },
    );
  });

  it('bind the next move to moves that are legal', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const desk = firstRound();
        for (const one of all) {
          does(desk, one);
          const { arbiter, legal } = desk.board();
          const sans = new Set(legal.map(({ san }) => san));
          expect(arbiter.duty?.allowed.filter(({ san }) => !sans.has(san)) ?? []).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
