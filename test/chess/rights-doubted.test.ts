/** Castling rights that cannot come from one start (3.8, Guidelines II): said, not refused. */
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { parseFen, playedOn, legalMoves, rightsDoubted, startPosition } from '../../src-core/chess/index.ts';
import * as en from '../../src-core/words/en/fen.ts';
import * as es from '../../src-core/words/es/fen.ts';

const rows: readonly (readonly [fen: string, ...codes: string[]])[] = [
  ['1r1k1r2/8/8/8/8/8/8/R5KR b KQkq', 'kingsOnFiles', 'rooksOnFiles king-side', 'rooksOnFiles queen-side'],
  ['4k3/8/8/8/8/8/8/K6R w K', 'kingOnEdge white'],
  ['r6k/8/8/8/8/8/8/4K3 w q', 'kingOnEdge black'],
  ['r3k3/8/8/8/8/8/8/5K1R w Kq', 'kingsOnFiles'],
  ['4k2r/8/8/8/8/8/8/4KR2 w Fk', 'rooksOnFiles king-side'],
  ['r3k3/8/8/8/8/8/8/1R2K3 w Bq', 'rooksOnFiles queen-side'],
  // what one side lost the other may keep
  ['r3k3/8/8/8/8/8/8/4K2R w Kq'],
  ['4k3/8/8/8/8/8/8/R3K2R w KQ'],
  ['k7/8/8/8/8/8/8/4K2R w K'],
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq'],
  // nothing has moved, so nothing is lost
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w -', 'startLacksRights KQkq'],
  ['bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w -', 'startLacksRights KQkq'],
  ['bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQ', 'startLacksRights KQkq'],
  ['bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf'],
  // knights can have gone and come back, and the kings with them
  ['bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w - - 8 5'],
];

test.each(rows)('%s: %s', (fen, ...codes) => {
  const read = parseFen(fen.split(' ').length < 4 ? `${fen} -` : fen, { variant: 'chess960' });
  if (!read.ok) throw new Error(read.error.code);
  const doubts = rightsDoubted(read.value);
  const told = doubts.map((doubt) =>
    'color' in doubt
      ? `${doubt.code} ${doubt.color}`
      : 'side' in doubt
        ? `${doubt.code} ${doubt.side}`
        : 'rights' in doubt
          ? `${doubt.code} ${doubt.rights}`
          : doubt.code,
  );
  expect(told).toEqual(codes);
  for (const doubt of doubts) {
    expect(en.rightsDoubt(doubt)).toMatch(/\.$/);
    expect(es.rightsDoubt(doubt)).toMatch(/\.$/);
  }
});

it('has no doubt in any game that began at a start', () => {
  fc.assert(
    fc.property(fc.nat(959), fc.array(fc.nat(10_000), { maxLength: 60 }), (number, picks) => {
      let position = startPosition(number, 'chess960');
      for (const pick of picks) {
        expect(rightsDoubted(position)).toEqual([]);
        const legal = legalMoves(position);
        const move = legal[pick % Math.max(1, legal.length)];
        if (move === undefined) break;
        position = playedOn(position, move);
      }
    }),
  );
});
