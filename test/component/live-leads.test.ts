/** Where each notice of the watch leads, and which are shown. */
import { expect, test } from 'vitest';
import { among, leadOf } from '../../renderer/screens/live/leads.ts';
import type { LiveNotice } from '../../src-core/contract/desk-api.ts';
import { GRADES, type NoticeCode } from '../../src-core/feeds/index.ts';

const noticed = (code: NoticeCode, more: Partial<LiveNotice> = {}): LiveNotice => ({
  id: 0,
  facts: { code, ply: 9, side: 'black' } as LiveNotice['facts'],
  board: 3,
  at: 0,
  withdrawn: false,
  grade: 'act',
  seen: null,
  ...more,
});

test('every notice of a board leads to its incident or to the board, with what it tells', () => {
  for (const code of Object.keys(GRADES) as NoticeCode[])
    expect(leadOf(noticed(code), 2)).toMatchObject({ round: 2, board: 3 });
  expect(leadOf(noticed('flagFall'), 2)).toMatchObject({ noticed: { kind: 'flagFall', value: 'black' } });
  expect(leadOf(noticed('repetition'), 2)).toMatchObject({ name: 'incident', claim: true });
  const facts = { code: 'illegalMove', ply: 9, side: 'white', from: 'f1', to: 'f4' } as const;
  expect(leadOf(noticed('illegalMove', { facts }), 2)).toMatchObject({
    arranged: { ply: 8, acts: ['f1-f4'] },
  });
  expect(leadOf(noticed('checkmate'), 2)).toEqual({ name: 'board', round: 2, board: 3 });
});

test('a notice of the whole source leads nowhere', () => {
  expect(leadOf(noticed('feedLost', { board: null }), 2)).toBeNull();
});

test('what waits, what calls the arbiter, and all', () => {
  const seen = noticed('fivefold', { id: 1, seen: { by: 'Vera', at: '' } });
  const gone = noticed('fivefold', { id: 2, withdrawn: true });
  const know = noticed('repetition', { id: 3, grade: 'know' });
  const all = [noticed('fivefold'), seen, gone, know];
  const ids = (notices: readonly LiveNotice[]) => notices.map(({ id }) => id);
  expect(ids(among(all, 'waiting'))).toEqual([0, 2, 3]);
  expect(ids(among(all, 'act'))).toEqual([0]);
  expect(ids(among(all, 'all'))).toEqual([0, 1, 2, 3]);
});
