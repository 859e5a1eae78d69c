import { expect, test } from 'vitest';
import { proofOf } from '../../renderer/screens/position/proof.ts';
import { answerPosition } from '../../src-core/desk/index.ts';

test('a dead, blocked position shows the squares of both kings and the men of both sides', () => {
  const fen = '8/8/1k6/p1p1p1p1/PpPpPpPp/1P1P1P1P/1K6/8 w - - 0 1';
  const asked = { fen, variant: 'standard', by: 'white', limit: null } as const;
  const { view } = answerPosition({ ...asked, happened: 'nothing' });
  if (view.state !== 'answered') throw new Error(view.state);
  const both = proofOf(view.sides);
  expect(both.region).toEqual(expect.arrayContaining(['b6', 'b2']));
  expect(both.fixed).toEqual(expect.arrayContaining(['a4', 'a5', 'h3', 'h4']));
  const one = proofOf(view.sides.slice(0, 1));
  expect(one.region.length).toBeLessThan(both.region.length);
});
