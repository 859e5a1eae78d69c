/** The board's screen by its state: the one large button, what is pending in words, and what mends a clock that contradicts the moves. */
import { expect, onTestFinished, test } from 'vitest';
import { BoardZoom } from '../../renderer/board-zoom.svelte.ts';
import { mendOf } from '../../renderer/screens/board/mend.ts';
import { pendingAt } from '../../renderer/screens/board/pending.ts';
import { primaryOf } from '../../renderer/screens/board/primary.ts';
import { Words } from '../../renderer/words.svelte.ts';
import type { DeskCommand } from '../../src-core/contract/desk-api.ts';
import type { Arbiter } from '../desk/arbiter.ts';
import { firstRound, resultOf } from '../desk/arbiter.ts';
import { clockAt, withClocks } from '../desk/clock-table.ts';
import { decideOf } from '../desk/incidents.ts';

const [en, es] = [new Words('en'), new Words('es')];
const place = { round: 1, board: 1 };
const claimed = { noticedBy: 'arbiter', adjustingSaid: false, accidental: false } as const;
const act = { type: 'clockAct', ...place, pressed: null, reason: '' } as const;
const shown = (desk: Arbiter) => ({
  ...desk.board(1),
  arbiter: desk.view({ kind: 'arbiter', ...place }),
});

function ready(): Arbiter {
  const desk = firstRound();
  desk.does({ type: 'setControl', round: 1, board: null, text: '90+30', change: 'moves' });
  desk.does({ type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
  return desk;
}

function running(...commands: readonly DeskCommand[]): Arbiter {
  const desk = withClocks('90+30', ['official']);
  for (const command of commands) desk.does(command);
  return desk;
}

const primaries: readonly (readonly [string, () => Arbiter, ReturnType<typeof primaryOf>])[] = [
  ['no clock', firstRound, 'incident'],
  ['a clock not begun', ready, 'start'],
  ['in play', running, 'incident'],
  ['paused', () => running({ ...act, do: 'pause' }), 'resume'],
  ['stopped', () => running({ ...act, do: 'freeze' }), 'resume'],
  ['a flag', () => running({ ...act, do: 'add', by: 'white', milliseconds: -3_600_000 }), 'ruleOnFlag'],
  ['mate, to be declared', () => firstRound().plays('f3 e5 g4 Qh4'), null],
  ['a result', () => running(resultOf('1-0', 'resignation')), null],
];

test.each(primaries)('%s', (_name, desk, primary) => {
  expect(primaryOf(desk().board(1))).toBe(primary);
});

test('what is pending, in words', () => {
  const touched = firstRound().plays('e4 e5');
  touched.does(decideOf({ kind: 'touch', by: 'white', touches: ['g1'], ...claimed }));
  expect(pendingAt(es, shown(touched))).toEqual(['Las blancas deben mover el caballo de g1 (4.3.1)']);
  expect(pendingAt(en, shown(touched))).toEqual(['White must move the knight on g1 (4.3.1)']);

  const captured = firstRound().plays('e4 d5 Nc3 a6');
  captured.does(decideOf({ kind: 'touch', by: 'white', touches: ['d5'], ...claimed }));
  expect(pendingAt(en, shown(captured))).toEqual(['White must capture the pawn on d5 (4.3.2)']);

  const single = firstRound().plays('e4 d5');
  single.does(decideOf({ kind: 'touch', by: 'white', touches: ['d5'], ...claimed }));
  expect(pendingAt(es, shown(single))).toEqual(['Las blancas deben jugar exd5 (4.3.2)']);

  const mated = firstRound().plays('f3 e5 g4 Qh4');
  expect(pendingAt(es, shown(mated))).toEqual(['Falta anotar 0-1 (jaque mate)']);

  const flagged = running({ ...act, do: 'add', by: 'white', milliseconds: -3_600_000 });
  expect(pendingAt(es, shown(flagged))).toEqual(['Ha caído la bandera de Blancas']);
  expect(pendingAt(en, shown(running()))).toEqual([]);
});

test('a clock that contradicts the moves is mended by what its button sends', () => {
  for (const moves of ['e4', 'e4 e5', 'e4 e5 Nf3']) {
    const desk = running();
    desk.plays(moves);
    expect(clockAt(desk).disagreement).not.toBeNull();
    const mend = mendOf(en, desk.board(1));
    if (mend === null || typeof mend.does === 'string') throw new Error('no act mends it');
    desk.does(mend.does);
    expect(clockAt(desk).disagreement).toBeNull();
    expect(mendOf(en, desk.board(1))).toBeNull();
    expect(desk.view({ kind: 'incidents' }).incidents).toEqual([]);
  }
});

test('the size of the chessboard is kept on the device', () => {
  onTestFinished(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const zoom = new BoardZoom();
  const [larger, smaller] = zoom.keys(en);
  expect([larger?.key, smaller?.key, zoom.factor]).toEqual(['+', '-', 1]);
  larger?.run();
  expect(new BoardZoom().factor).toBe(zoom.factor);
  expect(zoom.factor).toBeGreaterThan(1);
  for (let times = 0; times < 20; times++) smaller?.run();
  expect(zoom.factor).toBe(0.5);
});
