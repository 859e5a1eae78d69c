/** What somebody might try at a draw, and a round whose position nobody has been shown. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it, test } from 'vitest';
import type { DeskCommand, Incident } from '../../src-core/contract/desk-api.ts';
import { ruleAt } from '../../src-core/desk/index.ts';
import { commitmentCommand, placeCommand, wordCommand } from '../../src-core/tournament/index.ts';
import { sha256 } from '../../src-core/plain/sha256.ts';
import type { DrawArbiter } from './draw-arbiter.ts';
import { NOON, commitOf, drawOf, hall, inputOf, minutes, policyOf, showOf } from './draw-arbiter.ts';

const showAt = NOON + minutes(30);
const box = { method: 'box', throws: [0, 4, 2] } as const;
const board = { round: 1, board: 1 } as const;

/** Two boards with their clocks placed, and a position drawn that is shown in half an hour. */
function waiting(): DrawArbiter {
  const desk = hall({ show: 'atTime' });
  desk.does({ type: 'setControl', round: null, board: null, text: '5400+30', change: 'moves' });
  desk.does({ type: 'placeClocks', round: 1, boards: null, mode: 'official' });
  return desk.draws(box, { showAt });
}

const start: DeskCommand = { type: 'clockAct', ...board, do: 'start', pressed: null, reason: '' };
const allOfRound: DeskCommand = { type: 'startRound', round: 1, boards: null };

describe('a board whose position is drawn and not shown', () => {
  const placed: DeskCommand = {
    type: 'placeClock',
    ...board,
    mode: 'official',
    white: {},
    black: {},
    turn: 'white',
    running: true,
  };

  test.each<[string, DeskCommand]>([
    ['all clocks of the round', allOfRound],
    ['the clock of one board of it', { type: 'startRound', round: 1, boards: [1] }],
    ['one clock by hand', start],
    ['a clock put there running', placed],
  ])('starts no clock: %s', (_, command) => {
    const desk = waiting();
    const before = desk.journal.length;
    expect(desk.isRefused(command)).toBe('startNotShown');
    expect(desk.journal.length).toBe(before);
    desk.now = showAt;
    desk.does(showOf());
    desk.does(command);
    expect(desk.view({ kind: 'clock', ...board }).clock?.phase).toBe('running');
  });

  it('says so before the start of the round', () => {
    const troubles = (desk: DrawArbiter) => desk.view({ kind: 'roundStart', round: 1 }).troubles;
    const desk = waiting();
    expect(troubles(desk)).toEqual([1, 2].map((each) => ({ board: each, what: 'startHidden' })));
    desk.now = showAt;
    desk.does(showOf());
    expect(troubles(desk)).toEqual([]);
  });

  test.each<[Incident, string | null]>([
    [{ kind: 'touch', by: 'white', touches: ['e2'] }, 'startNotShown'],
    [{ kind: 'flagFall', flag: 'white', requiredMovesCompleted: false }, 'startNotShown'],
    [{ kind: 'resignation', by: 'white' }, null],
  ])('rules nothing by a position nobody knows: %o', (incident, code) => {
    const reply = ruleAt(waiting().state, { ...board, incident, missing: null }, 0);
    expect(reply.ok ? null : reply.refusal.code).toBe(code);
  });

  it('nor does a draw begun again and not drawn yet let a game begin from the old position', () => {
    const desk = hall();
    desk.does({ type: 'setControl', round: null, board: null, text: '5400+30', change: 'moves' });
    desk.does({ type: 'placeClocks', round: 1, boards: null, mode: 'official' });
    desk.draws(box).does(commitOf({ again: 'a throw fell off the table' }));
    expect(desk.isRefused(allOfRound)).toBe('startNotDrawn');
    expect(desk.isRefused(start)).toBe('startNotDrawn');
    expect(desk.isRefused(placed)).toBe('startNotDrawn');
    const troubles = () => desk.view({ kind: 'roundStart', round: 1 }).troubles.map(({ what }) => what);
    expect(troubles()).toEqual(['drawBegun', 'drawBegun']);
    desk.draws({ method: 'box', throws: [0, 4, 3] }, { again: 'a throw fell off the table' });
    desk.does(allOfRound);
    expect(troubles()).toEqual([]);
  });

  it('takes no moves of a scoresheet with a ruling', () => {
    const missing = { moves: ['e4'], lang: 'en' };
    const incident = { kind: 'status' } as const;
    expect(ruleAt(waiting().state, { ...board, incident, missing }, 0)).toMatchObject({
      ok: false,
      refusal: { code: 'startNotShown' },
    });
  });
});

describe('a draw', () => {
  it('is not made under a clock that has run', () => {
    const desk = hall();
    desk.does({ type: 'setControl', round: null, board: null, text: '5400+30', change: 'moves' });
    desk.does({ type: 'placeClocks', round: 1, boards: null, mode: 'official' });
    desk.does(start);
    expect(desk.isRefused(drawOf(box))).toBe('drawBoardsPlayed');
    expect(desk.isRefused(commitOf())).toBe('drawBoardsPlayed');
    expect(desk.shows().boards.map(({ started }) => started)).toEqual([true, false]);
  });

  it('pressed on two screens at once is made once, and the second is told so', () => {
    const later = { showAt };
    const hidden = hall({ show: 'atTime' }).commits(later).draws({ method: 'program' }, later);
    expect(hidden.isRefused(drawOf({ method: 'program' }, later))).toBe('drawHidden');
    const shown = hall().commits().draws();
    expect(shown.isRefused(drawOf({ method: 'program' }))).toBe('drawnBefore');
    expect(hall().isRefused(drawOf({ method: 'program' }))).toBe('noCommitment');
  });

  it('of a round stays on its record when mini-matches are settled later', () => {
    const desk = hall().draws(box);
    desk.does({ type: 'pairRound', round: 2, pairings: [{ board: 1, white: '2', black: '1' }] });
    desk.draws({ method: 'box', throws: [0, 4, 3] }, { round: 2 }).settles({ bothGames: true }, 'a match');
    expect(desk.shows(2).draws.map(({ positions }) => positions[0]?.number)).toEqual([42, 43]);
  });

  it('is studied as long as the policy it was shown under said', () => {
    const desk = hall().draws(box).settles({ studyMinutes: 60 }, 'the next rounds');
    expect(desk.last().studyUntil).toBe(NOON + minutes(10));
  });
});

describe('what a hall adds', () => {
  test.each<[string, string, string | null]>([
    ['composed and decomposed letters are one', 'n\u0303andu\u0301', 'ñandú'],
    ['spaces of any width, and many, are one', '\u00a0 two\u2003\u00a0words ', 'two words'],
    ['what is not seen is not there', 'a\u200bb\u00ad\u202ec\ufeff\u2060', 'abc'],
    ['an emoji is its signs that are seen', '❤\ufe0f', '❤'],
    ['nothing but what is not seen', '\u200b\u2060', null],
    ['the mark of a name in the journal', '\ue000p1\ue001', null],
    ['two lines', 'a\r\nb', null],
    ['a tabulator', 'a\tb', null],
  ])('%s', (_, text, kept) => {
    const desk = hall().commits();
    if (kept === null) expect(desk.isRefused(inputOf(text))).toBe('badDrawInput');
    else expect(desk.adds(text).last().inputs[0]?.text).toBe(kept);
  });

  const hard = [
    'ñandú  \u00a0\u200b♞',
    'l\'hora \\n %s $(date) `id` "x"',
    '-n',
    '%',
    "'",
    '\\0101',
    '👩‍👩‍👧',
    '1',
  ];

  test.each(['sh', 'bash'])('is hashed to the same by %s, typed from the recipe', (shell) => {
    const run = (command: string) => execFileSync(shell, ['-c', command], { encoding: 'utf8' }).trim();
    const secret = sha256('a secret');
    const lines = [secret, '1', '0', ...hard, '0'];
    const command = wordCommand(lines);
    expect(command).toMatch(/^[ -~]+$/);
    const word = sha256(lines.join('\n')).slice(0, 8);
    expect(run(command)).toBe(word);
    expect(run(commitmentCommand(secret)).slice(0, 64)).toBe(sha256(secret));
    const number = Number.parseInt(word, 16);
    expect(run(placeCommand(number, 959))).toBe(String(number % 959));
  });
});

describe('a policy', () => {
  it('does not change between the commitment and the draw, nor while a draw is hidden', () => {
    const desk = hall({ show: 'atTime' }).commits({ showAt });
    expect(desk.isRefused(policyOf({ show: 'atTime', exclude: [] }, 'why'))).toBe('drawUnderWay');
    desk.draws({ method: 'program' }, { showAt });
    expect(desk.isRefused(policyOf({ show: 'atOnce' }, 'why'))).toBe('drawUnderWay');
  });
});
