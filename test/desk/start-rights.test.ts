/** A board begun from castling rights that come from no start: it is played, and said (3.8, Guidelines II). */
import { expect, test } from 'vitest';
import { firstRound } from './arbiter.ts';

test.each([
  ['1r1k1r2/8/8/8/8/8/8/R5KR b KQkq - 0 1', ['kingsOnFiles', 'rooksOnFiles', 'rooksOnFiles']],
  ['bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w - - 0 1', ['startLacksRights']],
  ['bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1', []],
])('%s', (position, codes) => {
  const desk = firstRound();
  desk.does({ type: 'setStartPosition', round: 1, board: 1, position, variant: 'chess960', reason: '' });
  expect(desk.board().start.rightsDoubted.map(({ code }) => code)).toEqual(codes);
});
