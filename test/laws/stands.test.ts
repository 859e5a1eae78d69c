/** What stands near the position of a game is always ruled on or asked, and said in both languages (3, 4.7, 7.4, 7.5). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Position } from '../../src-core/chess/index.ts';
import {
  formatBoard,
  legalMoves,
  otherColor,
  play,
  playedOn,
  positionOf,
  startPosition,
} from '../../src-core/chess/index.ts';
import type { Incident, Ruling } from '../../src-core/laws/index.ts';
import { fide2023, rule } from '../../src-core/laws/index.ts';
import { STANDS_ACTS } from '../../src-core/vocabulary/incidents.ts';
import * as en from '../../src-core/words/en/laws.ts';
import * as es from '../../src-core/words/es/laws.ts';
import { pointSaid } from '../../src-core/words/laws-words.ts';
import { bareMaterial, checkRuling, wildGameOf, records, withoutUnknown } from './wild.ts';

const maybe = fc.option(fc.boolean(), { nil: undefined });
const facts = fc.record({
  /** By the player who does not have the move. */
  outOfTurn: fc.boolean(),
  clockPressed: maybe,
  opponentHasReplied: maybe,
  gameOver: maybe,
  noticedBy: fc.constantFrom(undefined, 'opponent', 'arbiter', 'offender'),
  intention: fc.constantFrom(undefined, 'displaced', 'e1g1', 'e2e4'),
});
/** As often none as some. */
const edits = fc.oneof(
  fc.constant([]),
  fc.array(fc.tuple(fc.nat(63), fc.constantFrom(...'..PNBRQKpnbrqk')), { maxLength: 3 }),
);
const shifts = fc.oneof(fc.constant([]), fc.array(fc.tuple(fc.nat(63), fc.nat(63)), { maxLength: 3 }));
/** Which of the squares that the last plies changed is left as it was: what makes half a move of a whole one. */
const left = fc.option(fc.nat(3), { nil: undefined });

const regimes = ['standard', 'rapid-a5'] as const;

function ruledOn(
  { picks, variant, number, white, black }: typeof records extends fc.Arbitrary<infer R> ? R : never,
  boardAfter: (position: Position) => string,
  { outOfTurn = false, ...told }: object & { readonly outOfTurn?: boolean },
  regime: (typeof regimes)[number],
): Ruling {
  const game = wildGameOf(startPosition(variant === 'standard' ? 518 : number, variant), picks);
  const position = positionOf(game);
  const stands = formatBoard(boardAfter(position));
  const by = outOfTurn ? otherColor(position.turn) : position.turn;
  const incident: Incident = withoutUnknown({ kind: 'boardAsItStands', by, stands, ...told });
  const ruling = rule({ game, illegalSoFar: { white, black } }, incident, fide2023(regime), bareMaterial);
  checkRuling(ruling, game);
  return ruling;
}

test('a board with men moved, taken off or put on is ruled on or asked', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      records,
      edits,
      shifts,
      left,
      facts,
      fc.constantFrom(...regimes),
      (record, changed, moved, forgotten, told, regime) => {
        const after = (position: Position): string => {
          const later = wildGameOf(position, record.later).moves.reduce(playedOn, position);
          const all = [...later.board];
          const differs = all.flatMap((man, at) => (man === position.board[at] ? [] : [at]));
          const stays = forgotten === undefined ? undefined : differs[forgotten % differs.length];
          if (stays !== undefined) all[stays] = position.board[stays] ?? '.';
          for (const [from, to] of moved) [all[to], all[from]] = [all[from] ?? '.', '.'];
          for (const [at, letter] of changed) all[at] = letter;
          return all.join('');
        };
        const ruling = ruledOn(record, after, told, regime);
        expect(ruling.answer === 'contradiction' && !told.outOfTurn).toBe(false);
        if (ruling.answer === 'contradiction') return;
        if (ruling.answer === 'ruled' && ruling.act !== null) seen.add(ruling.act);
        for (const point of ruling.points) {
          for (const { points } of [en, es]) expect(pointSaid(points, point)).toMatch(/[.?!]$/);
        }
      },
    ),
    { numRuns: 600 },
  );
  expect([...seen].sort()).toEqual([...STANDS_ACTS].sort());
});

test('a legal move told by the board is no illegal act, however much is unknown', () => {
  fc.assert(
    fc.property(records, fc.nat(1000), fc.constantFrom(...regimes), (record, pick, regime) => {
      const { picks, variant, number } = record;
      const position = positionOf(
        wildGameOf(startPosition(variant === 'standard' ? 518 : number, variant), picks),
      );
      const moves = legalMoves(position);
      const move = moves[pick % Math.max(1, moves.length)];
      if (move === undefined) return;
      const told = { intention: `${move.from}${move.to}`, clockPressed: true, gameOver: false };
      const ruling = ruledOn(
        record,
        () => play(position, move).board,
        move.promotion === undefined ? told : {},
        regime,
      );
      if (ruling.answer !== 'ruled' || ruling.act === null) return;
      expect(ruling).toMatchObject({ act: 'legalMove', upheld: false, addTime: null });
    }),
    { numRuns: 300 },
  );
});
