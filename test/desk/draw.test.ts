import { describe, expect, it, test } from 'vitest';
import { documentOf, historyLine } from '../../src-core/desk/index.ts';
import type { DeskCommand, DrawMethodForm, DrawTerms } from '../../src-core/contract/desk-api.ts';
import { verifyCertificate } from '../../src-core/tournament/index.ts';
import { sha256 } from '../../src-core/plain/sha256.ts';
import { moveOf, resultOf, strikeOf } from './arbiter.ts';
import {
  DrawArbiter,
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

const box = (...throws: readonly number[]): DrawMethodForm => ({ method: 'box', throws });
const byHand = (position: string): DrawMethodForm => ({
  method: 'hand',
  position,
  authority: 'the organiser',
  reason: 'exhibition, announced in June',
});
const program: DrawMethodForm = { method: 'program' };

describe('the provable draw at the desk', () => {
  it('commits, takes what the hall adds, draws, and certifies what anybody can work out again', () => {
    const desk = hall().commits();
    const { commitment, state, positions } = desk.last();
    expect({ state, positions, commitment: commitment?.length }).toEqual({
      state: 'committed',
      positions: [],
      commitment: 64,
    });
    desk.adds('3 5 1', '  el caballo de la Ñ ♞ ').draws(program, { witnesses: ['A. Morphy', ' '] });
    const drawn = desk.last();
    expect(drawn).toMatchObject({
      state: 'shown',
      method: 'program',
      witnesses: ['A. Morphy'],
      shownAt: NOON,
    });
    const [one] = drawn.positions;
    const { certificate } = one ?? {};
    expect(certificate).toMatchObject({
      method: 'program',
      commitment,
      inputs: ['3 5 1', 'el caballo de la Ñ ♞'],
      round: 1,
      board: 0,
      witnesses: ['A. Morphy'],
      at: desk.journal.at(-2)?.at,
    });
    expect(verifyCertificate(JSON.parse(JSON.stringify(certificate)), hash)).toEqual([]);
    expect(desk.board(1)).toMatchObject({
      startNumber: one?.number,
      variant: 'chess960',
      startAwaited: null,
    });
    expect(desk.board(2).start.fen).toBe(one?.fen);
    expect(drawn.studyUntil).toBe(NOON + minutes(10));
  });

  test.each<[string, DrawMethodForm, number]>([
    ['three digits from a box', box(9, 9, 9, 0, 4, 2), 42],
    ['one die', { method: 'dice', throws: [1, 1, 2, 2] }, 7],
    ['one die, piece by piece', { method: 'pieces', throws: [2, 5, 3, 3, 2, 6, 1] }, 38],
    ['coins', { method: 'coins', throws: [0, 0, 0, 0, 1, 0, 1, 0, 1, 0] }, 42],
    ['by hand, a back rank in Spanish letters', byHand('tacrdcat'), 540],
  ])('%s', (_, by, number) => {
    const desk = hall().draws(by);
    expect(desk.last().positions[0]).toMatchObject({ number, certificate: by.method === 'hand' ? {} : by });
    expect(verifyCertificate(desk.last().positions[0]?.certificate, sha256)).toEqual([]);
  });

  it('one a board: one commitment, a number for each, none twice', () => {
    const desk = hall({ perBoard: true }).commits().adds('7').draws();
    const numbers = desk.last().positions.map(({ board, number }) => [board, number]);
    expect(numbers.map(([board]) => board)).toEqual([1, 2]);
    expect(new Set(numbers.map(([, number]) => number)).size).toBe(2);
    for (const [board, number] of numbers) expect(desk.board(board).startNumber).toBe(number);
    for (const { certificate } of desk.last().positions)
      expect(verifyCertificate(certificate, hash)).toEqual([]);
  });

  it('both games of a mini-match start from the same, boards paired later too', () => {
    const desk = hall({ bothGames: true }).draws(box(0, 4, 2));
    desk.does({ type: 'pairRound', round: 2, pairings: [{ board: 1, white: '2', black: '1' }] });
    desk.does({ type: 'pairRound', round: 3, pairings: [{ board: 1, white: '2', black: '1' }] });
    expect(
      [desk.board(1, 1), desk.board(1, 2), desk.board(1, 3)].map(({ startNumber }) => startNumber),
    ).toEqual([42, 42, 518]);
    expect(desk.isRefused(commitOf({ round: 2 }))).toBe('secondGameOfMatch');
    expect(desk.shows(2)).toMatchObject({ drawnWith: 1, draws: [{ positions: [{ number: 42 }] }] });
  });

  it('a board paired after the draw starts from it, a bye stays one, and a hand may still set another', () => {
    const desk = hall({}, { rounds: 3 }).draws(box(0, 4, 2));
    desk.does({ type: 'pairRound', round: 1, pairings: [{ board: 3, white: '', black: '' }] });
    expect(desk.board(3).startNumber).toBe(42);
    const set = {
      type: 'setStartPosition',
      round: 1,
      board: 3,
      position: '17',
      variant: 'chess960',
    } as const;
    expect(desk.isRefused({ ...set, reason: '' })).toBe('reasonMissing');
    desk.does({ ...set, reason: 'asked for by both' });
    expect(desk.board(3).startNumber).toBe(17);
    desk.plays('e4 e5');
    expect(desk.sans()).toBe('e4 e5');
  });
});

describe('a policy', () => {
  it('may change until the first draw, and after it only with a reason', () => {
    const desk = hall().settles({ exclude: [518, 534, 518] });
    expect(desk.shows().policy).toMatchObject({ exclude: [518, 534], reason: '' });
    desk.commits();
    expect(desk.isRefused(policyOf({ exclude: [] }, 'why'))).toBe('drawUnderWay');
    desk.draws();
    expect(desk.isRefused(policyOf({ exclude: [] }))).toBe('drawPolicyFixed');
    desk.settles({ exclude: [] }, 'the appeals committee asks for it');
    expect(desk.shows().policies.map(({ exclude, reason }) => [exclude, reason])).toEqual([
      [[518], ''],
      [[518, 534], ''],
      [[], 'the appeals committee asks for it'],
    ]);
  });

  test.each<[string, Partial<DrawTerms>]>([
    ['number 960', { exclude: [960] }],
    ['half a number', { exclude: [1.5] }],
    ['minutes without end', { studyMinutes: 100_000 }],
    ['minutes below nothing', { showMinutes: -1 }],
  ])('cannot hold %s', (_, terms) => {
    expect(hall().isRefused(policyOf(terms))).toBe('badDrawPolicy');
  });

  it('said again is no line', () => {
    const desk = hall();
    const before = desk.journal.length;
    desk.settles();
    expect(desk.journal.length).toBe(before);
  });
});

describe('what is no draw', () => {
  const after = (...commands: readonly DeskCommand[]): DrawArbiter => {
    const desk = hall();
    for (const command of commands) desk.does(command);
    return desk;
  };
  const drawn = [drawOf(box(0, 4, 2))];
  const open = [commitOf()];

  test.each<[string, string, readonly DeskCommand[], DeskCommand]>([
    ['an input before the commitment', 'noCommitment', [], inputOf('7')],
    ['a program draw before it', 'noCommitment', [], drawOf(program)],
    ['an input after the draw', 'noCommitment', [...open, drawOf(program)], inputOf('7')],
    ['a second draw without a reason', 'drawnBefore', drawn, drawOf(box(0, 4, 3))],
    ['a second commitment without a reason', 'drawnBefore', open, commitOf()],
    ['dice where a commitment stands', 'drawnBefore', open, drawOf(box(0, 4, 2))],
    ['two lines as one input', 'badDrawInput', open, inputOf('a\nb')],
    ['an empty input', 'badDrawInput', open, inputOf('  ')],
    ['an input without end', 'badDrawInput', open, inputOf('x'.repeat(201))],
    ['the name of a player in an input', 'nameInInput', open, inputOf('the king of Judit Polgár')],
    ['too few throws', 'throwsMissing', [], drawOf(box(0, 4))],
    ['too many throws', 'throwsLeft', [], drawOf(box(0, 4, 2, 1))],
    ['a die that shows 7', 'badThrow', [], drawOf({ method: 'dice', throws: [7] })],
    ['an excluded number by hand', 'drawNotAllowed', [], drawOf(byHand('518'))],
    ['a number drawn before', 'drawNotAllowed', drawn, drawOf(byHand('42'), { round: 2 })],
    ['no start position by hand', 'badStartPosition', [], drawOf(byHand('960'))],
    [
      'nobody who set it',
      'authorityMissing',
      [],
      drawOf({ ...byHand('17'), authority: ' ' } as DrawMethodForm),
    ],
    ['no reason by hand', 'reasonMissing', [], drawOf({ ...byHand('17'), reason: '' } as DrawMethodForm)],
    ['one board where one position serves all', 'badDrawPlace', [], commitOf({ board: 2 })],
    ['round 0', 'badRound', [], commitOf({ round: 0 })],
    ['a round beyond the last', 'badRound', [], commitOf({ round: 10 })],
    ['a board beyond counting', 'badBoard', [], commitOf({ board: 10_000_000 })],
    ['a start in the past', 'badDrawTimes', [], commitOf({ startsAt: NOON - 1 })],
    ['nothing to show', 'nothingHidden', [], showOf('now')],
    ['to show what is shown', 'nothingHidden', drawn, showOf('now')],
    ['a time for no draw', 'nothingHidden', [], timesOf()],
    ['another time without a reason', 'reasonMissing', drawn, timesOf({ startsAt: NOON + minutes(9) }, ' ')],
    ['to strike what was shown', 'cannotBeStruck', drawn, strikeOf(6)],
  ])('%s: %s', (_, code, before, command) => {
    expect(after(...before).isRefused(command)).toBe(code);
  });

  it('boards with moves, told which', () => {
    const desk = hall().plays('e4', 2);
    for (const command of [commitOf(), drawOf(box(0, 4, 2))]) {
      expect(desk.act(command)).toMatchObject({
        ok: false,
        refusal: { code: 'drawBoardsPlayed', facts: { boards: ['1.2'] } },
      });
    }
    const perBoard = hall({ perBoard: true }).plays('e4', 2);
    perBoard.draws(box(0, 4, 2), { board: 1 });
    expect(perBoard.isRefused(drawOf(box(0, 4, 3), { board: 2 }))).toBe('drawBoardsPlayed');
  });

  it('a tournament from the usual position, and one that settled nothing', () => {
    const usual = new DrawArbiter().begins();
    expect([usual.isRefused(policyOf()), usual.isRefused(commitOf())]).toEqual([
      'notChess960',
      'notChess960',
    ]);
    const unsettled = new DrawArbiter().begins({ variant: 'chess960' });
    expect(unsettled.isRefused(commitOf())).toBe('noDrawPolicy');
    expect(new DrawArbiter().isRefused(commitOf())).toBe('noTournament');
  });

  it('one a board, with no boards or with throws for several', () => {
    const desk = hall({ perBoard: true });
    expect(desk.isRefused(drawOf(box(0, 4, 2)))).toBe('badDrawPlace');
    expect(desk.isRefused(commitOf({ round: 2 }))).toBe('noBoardsToDraw');
    expect(desk.isRefused(drawOf(box(0, 4, 2), { board: 7 }))).toBe('noBoardsToDraw');
  });

  it('when no number is left', () => {
    const exclude = Array.from({ length: 960 }, (_, number) => number).filter((number) => number !== 42);
    const desk = hall({ exclude }).commits().draws();
    expect(desk.last().positions[0]?.number).toBe(42);
    desk.commits({ round: 2 });
    expect(desk.isRefused(drawOf(program, { round: 2 }))).toBe('nothingToDraw');
  });
});

describe('drawn again', () => {
  it('is a new line with its reason; both stand, and the boards start from the second', () => {
    const desk = hall()
      .draws(box(0, 4, 2))
      .commits({ again: 'a board was set up wrong' })
      .draws();
    const { draws } = desk.shows();
    expect(draws.map(({ state, again, method }) => [state, again, method])).toEqual([
      ['shown', '', 'box'],
      ['shown', 'a board was set up wrong', 'program'],
    ]);
    expect(desk.board().startNumber).toBe(draws[1]?.positions[0]?.number);
    expect(draws[1]?.positions[0]?.certificate.used).toEqual([42]);
  });

  it('a commitment left undrawn stays to be seen, and its secret is told with the draw in its stead', () => {
    const desk = hall().commits();
    const secret = secretOf(desk);
    desk.draws(box(0, 4, 2), { again: 'the hall prefers a box' });
    expect(desk.shows().draws.map(({ state }) => state)).toEqual(['dropped', 'shown']);
    expect(JSON.stringify(history(desk))).toContain(secret);
  });

  it('goes through strikes: after the moves are struck it may be drawn again', () => {
    const desk = hall()
      .draws(box(0, 4, 2))
      .plays('e4');
    expect(desk.isRefused(commitOf({ again: 'wrong board' }))).toBe('drawBoardsPlayed');
    desk.does(strikeOf(desk.journal.length));
    desk.draws(box(0, 4, 3), { again: 'wrong board' });
    expect(desk.board().startNumber).toBe(43);
  });
});

function secretOf(desk: DrawArbiter): string {
  const event = desk.journal.map((entry) => entry.event).find(({ type }) => type === 'drawCommitted');
  return event?.type === 'drawCommitted' ? event.secret : 'none';
}

function history(desk: DrawArbiter) {
  return desk.journal.map((entry) => historyLine(desk.state, desk.people, entry));
}

describe('a draw that waits for its hour', () => {
  const startsAt = NOON + minutes(60);
  const waiting = (): DrawArbiter =>
    hall({ show: 'beforeStart', showMinutes: 15 }).commits({ startsAt }).adds('7').draws();

  it('tells when, and nothing else; nobody plays, nobody sets another start, nobody draws again', () => {
    const desk = waiting();
    const { state, showAt, positions, count } = desk.last();
    expect({ state, showAt, positions, count }).toEqual({
      state: 'hidden',
      showAt: startsAt - minutes(15),
      positions: [],
      count: 1,
    });
    expect(desk.board()).toMatchObject({
      startAwaited: { showAt: startsAt - minutes(15) },
      startNumber: 518,
      legal: [],
    });
    expect(desk.isRefused(moveOf('e4'))).toBe('startNotShown');
    const set = {
      type: 'setStartPosition',
      round: 1,
      board: 1,
      position: '17',
      variant: 'chess960',
    } as const;
    expect(desk.isRefused({ ...set, reason: 'x' })).toBe('startNotShown');
    const game = { type: 'importPgn', text: '1. e4 e5 *', source: '', round: 1, board: 1 } as const;
    expect(desk.isRefused(game)).toBe('startNotShown');
    expect(desk.isRefused(commitOf({ again: 'once more', startsAt }))).toBe('drawHidden');
    expect(desk.isRefused(policyOf({ exclude: [] }, 'why'))).toBe('drawUnderWay');
    desk.does(resultOf('1-0', 'forfeit'));
  });

  it('is not found out by asking which numbers are left', () => {
    const desk = waiting();
    for (const by of [byHand('17'), box(0, 1, 7), program]) {
      expect(desk.isRefused(drawOf(by, { round: 2, startsAt }))).toMatch(/hiddenDrawsStand|noCommitment/);
    }
    expect(desk.isRefused(commitOf({ round: 2, startsAt }))).toBe('hiddenDrawsStand');
    expect(desk.shows(2).allowed).toBe(959);
  });

  it('is shown when its hour has come, not before without a reason', () => {
    const desk = waiting();
    expect(desk.isRefused(showOf())).toBe('drawNotDue');
    desk.now = startsAt - minutes(15);
    desk.does(showOf());
    expect(desk.last()).toMatchObject({ state: 'shown', shownAt: desk.now, shownWhy: '' });
    expect(desk.board().startNumber).toBe(desk.last().positions[0]?.number);
    desk.plays('e4');
    const early = waiting();
    early.does(showOf('the hall is ready'));
    expect(early.last().shownWhy).toBe('the hall is ready');
  });

  it('may be given another hour with a reason; once shown only the start moves', () => {
    const desk = waiting();
    desk.does(timesOf({ startsAt: startsAt + minutes(30) }));
    expect(desk.last().showAt).toBe(startsAt + minutes(15));
    expect(desk.isRefused(timesOf({ startsAt: NOON + minutes(10) }))).toBe('badDrawTimes');
    desk.does(showOf('ready'));
    desk.does(timesOf({ startsAt: startsAt + minutes(40) }));
    expect(desk.last()).toMatchObject({ showAt: startsAt + minutes(15), startsAt: startsAt + minutes(40) });
  });

  test.each<[string, Partial<DrawTerms>, Parameters<typeof commitOf>[0]]>([
    ['no start', { show: 'beforeStart' }, {}],
    ['no hour to show it', { show: 'atTime' }, { startsAt }],
    ['an hour past', { show: 'atTime' }, { showAt: NOON - 1 }],
    ['an hour after the start', { show: 'atTime' }, { showAt: startsAt + 1, startsAt }],
  ])('needs its hours: %s', (_, terms, times) => {
    expect(hall(terms).isRefused(commitOf(times))).toBe('badDrawTimes');
  });

  it('drawn after its hour, it is shown at once', () => {
    const desk = hall({ show: 'atTime' }).commits({ showAt: NOON + minutes(5) });
    desk.now = NOON + minutes(6);
    desk.draws();
    expect(desk.last()).toMatchObject({ state: 'shown', shownAt: desk.now });
  });

  it('its certificate is a document only when it is shown', () => {
    const desk = waiting();
    const query = { kind: 'drawCertificate', seq: desk.last().seq, board: 0 } as const;
    expect(documentOf(desk.state, desk.people, query).text).toBe('');
    desk.does(showOf('ready'));
    const { name, text } = documentOf(desk.state, desk.people, query);
    expect(name).toMatch(/^torneo-de-linares-r1-draw-\d+\.json$/i);
    expect(verifyCertificate(JSON.parse(text), hash)).toEqual([]);
  });
});

test('names of witnesses known to the desk are ids in the journal, and names again to those who read', () => {
  const desk = hall().draws(box(0, 4, 2), { witnesses: ['Judit Polgár', 'a spectator'] });
  expect(JSON.stringify(desk.journal.map(({ event }) => event))).not.toContain('Polgár');
  expect(desk.last().witnesses).toEqual(['Polgár, Judit', 'a spectator']);
  expect(desk.last().positions[0]?.certificate.witnesses).toEqual(['Polgár, Judit', 'a spectator']);
});
