/** Incidents at the desk: what was on the board, what is decided, what is then written and shown. */
import { describe, expect, it } from 'vitest';
import type { DeskEvent, Incident } from '../../src-core/contract/desk-api.ts';
import { scopeOf } from '../../src-core/desk/index.ts';
import { firstRound, moveOf, resultOf, strikeOf } from './arbiter.ts';
import type { Arbiter } from './arbiter.ts';
import { OWN, appealOf, asked, decideOf, illegal, stands, ruling } from './incidents.ts';

const touch = (by: 'white' | 'black', ...touches: readonly string[]): Incident =>
  ({ kind: 'touch', by, touches, noticedBy: 'arbiter' }) as Incident;
const surely = { adjustingSaid: false, accidental: false, claimantHasTouched: false };
const REPEATED = 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1';

const types = (events: readonly DeskEvent[]): string => events.map(({ type }) => type).join(' ');

/** Board 1 with a knight touched, so that a knight must move (4.3.1). */
function bound(): Arbiter {
  const desk = firstRound().plays('e4 e5');
  desk.does(decideOf({ ...touch('white', 'g1'), ...surely } as Incident));
  return desk;
}

describe('what the Laws say is asked', () => {
  it('with the moves allowed, the articles, the edition and the regime', () => {
    const told = ruling(firstRound().plays('e4 e5'), { ...touch('white', 'g1'), ...surely } as Incident);
    expect(told).toMatchObject({ answer: 'ruled', edition: 'fide-2023', regime: 'standard', upheld: true });
    expect(told.allowed?.map(({ san }) => san).sort()).toEqual(['Ne2', 'Nf3', 'Nh3']);
    expect(told.articles).toEqual(['4.3.1']);
  });

  it('a fact that nobody told is a question', () => {
    const told = ruling(firstRound(), { kind: 'illegalMove', by: 'white', move: { from: 'e2', to: 'e5' } });
    expect(told).toMatchObject({ answer: 'question', question: 'clockPressed', time: null, result: null });
  });

  it('after the illegal acts of this game so far, and not of another board', () => {
    const desk = firstRound().plays('e4 e5');
    desk.does(decideOf(illegal('white', 'g1', 'g3')));
    expect(ruling(desk, illegal('white', 'g1', 'g4'))).toMatchObject({
      result: '0-1',
      reason: 'illegalMoves',
      illegalCount: { white: 2, black: 0 },
      mate: { side: 'black', answer: 'yes' },
    });
    expect(ruling(desk, illegal('white', 'g1', 'g3'), { board: 2 })).toMatchObject({ result: null });
  });

  it('a missing move is read leniently; a wrong one is told with its number, and why', () => {
    const desk = firstRound().plays('e4');
    const claim: Incident = {
      kind: 'drawClaim',
      by: 'white',
      basis: 'fiftyMoves',
      touched: false,
      written: true,
    };
    const missing = { moves: ['e5', 'cf3', 'Cc6'], lang: 'es' };
    expect(asked(desk, { ...claim, by: 'black' }, { missing })).toMatchObject({
      ok: true,
      ruling: { ply: 4 },
    });
    expect(asked(desk, claim, { missing: { moves: ['e5', 'Cf6'], lang: 'es' } })).toMatchObject({
      ok: false,
      refusal: { code: 'wrongMissingMove', facts: { number: 2, problem: 'illegal', moveNumber: 2 } },
    });
    expect(asked(desk, claim, { missing: { moves: ['%%'], lang: 'es' } })).toMatchObject({
      refusal: { code: 'wrongMissingMove', facts: { number: 1, problem: 'unreadable' } },
    });
  });

  // 4.3: White touched the knight on g1 before his third move
  it.each([
    ['Nf3', 'dutyKept', { upheld: false, allowed: null, restoreToPly: null, removeIncrement: null }],
    ['d4', 'otherMoveMade', { upheld: true, restoreToPly: 2, removeIncrement: 'white' }],
    ['d4 exd4', 'claimLostByTouching', { upheld: false, allowed: null, restoreToPly: null }],
  ])('a touch is told after %s was recorded: %s', (since, code, says) => {
    const desk = firstRound().plays(`e4 e5 ${since}`);
    const told = ruling(desk, { ...touch('white', 'g1'), ...surely, noticedBy: 'opponent' } as Incident, {
      atPly: 2,
    });
    expect(told).toMatchObject(says);
    expect(told.points.map((each) => each.code)).toContain(code);
  });

  it('4.8 binds the opponent; of what the arbiter saw himself, everything since is taken back', () => {
    const desk = firstRound().plays('e4 e5 d4 exd4');
    const told = ruling(desk, { ...touch('white', 'g1'), ...surely } as Incident, { atPly: 2 });
    expect(told).toMatchObject({ upheld: true, restoreToPly: 2 });
  });

  it('a claim is answered with the numbered occurrences', () => {
    const desk = firstRound().plays(REPEATED);
    const claim: Incident = {
      kind: 'drawClaim',
      by: 'black',
      basis: 'repetition',
      announcedMove: 'Cg8',
      touched: false,
      written: true,
    };
    const { result, reason, occurrences } = ruling(desk, claim);
    expect([result, reason]).toEqual(['1/2-1/2', 'repetition']);
    expect(occurrences.map(({ number, ply, san, announced }) => [number, ply, san, announced])).toEqual([
      [1, 0, null, false],
      [2, 4, 'Ng8', false],
      [3, 8, 'Ng8', true],
    ]);
  });

  it.each<[string, Incident, string, object]>([
    ['a touch on an empty square', touch('white', 'e5'), 'incidentContradicts', { square: 'e5' }],
    [
      'a press without a move by the side not on move',
      { kind: 'pressedWithoutMoving', by: 'black' },
      'incidentContradicts',
      {},
    ],
  ])('%s contradicts the game', (_, incident, code, facts) => {
    const desk = firstRound();
    expect(asked(desk, incident)).toMatchObject({ ok: false, refusal: { code, facts } });
    expect(desk.isRefused(decideOf(incident))).toBe(code);
  });
});

describe('an incident decided', () => {
  it.each<[string, string, Incident, object, string, object]>([
    [
      '4.3 another piece moved than the one touched: that move is taken back',
      'e4 e5 d4',
      { ...touch('white', 'g1'), ...surely } as Incident,
      { atPly: 2 },
      'incidentDecided entryStruck',
      {
        restoreToPly: 2,
        back: { moves: 1, after: { moveNumber: 1, color: 'black', san: 'e5' } },
      },
    ],
    [
      '7.5.5 the first illegal move: two minutes',
      'e4 e5',
      illegal('white', 'g1', 'g3'),
      { clocks: { white: 600_000, black: 500_000 } },
      'incidentDecided',
      { time: { to: 'black', ms: 120_000 }, illegal: { white: 1, black: 0 }, restoreToPly: 2 },
    ],
    [
      '7.5.2 the pawn not exchanged becomes a queen, which is written',
      'e4 d5 exd5 c6 dxc6 Nf6 cxb7 Ng8',
      { kind: 'pawnNotExchanged', by: 'white', square: 'c8', clockPressed: true },
      {},
      'incidentDecided moveRecorded',
      { illegal: { white: 1, black: 0 } },
    ],
    [
      '4.7.2 half a castling left on the board must be made whole',
      'e4 e5 Nf3 Nc6 Bc4 Bc5',
      stands('r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ2KR'),
      {},
      'incidentDecided',
      { time: { to: 'black', ms: 120_000 }, illegal: { white: 1, black: 0 }, restoreToPly: 6 },
    ],
    [
      '7.5.2 the pawn that stands on the last rank becomes a queen, which is written',
      'e4 d5 exd5 c6 dxc6 Nf6 cxb7 Ng8',
      stands('rnPqkbnr/p3pppp/8/8/8/8/PPPP1PPP/RNBQKBNR'),
      {},
      'incidentDecided moveRecorded',
      { illegal: { white: 1, black: 0 }, allowed: null },
    ],
    [
      '6.2.1.1 the legal move that stands there mates, and is written',
      'e4 e5 Bc4 Nc6 Qh5 Nf6',
      stands('r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR'),
      { expected: '1-0' },
      'incidentDecided moveRecorded resultDeclared',
      { result: '1-0', illegal: { white: 0, black: 0 } },
    ],
    [
      '3.10.1 another legal move is no illegal act',
      'e4 e5',
      stands('rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R'),
      {},
      'incidentDecided',
      { time: null, illegal: { white: 0, black: 0 }, restoreToPly: null },
    ],
    [
      '9.2 a correct claim ends the game',
      `${REPEATED} Ng8`,
      { kind: 'drawClaim', by: 'white', basis: 'repetition', touched: false },
      { expected: '1/2-1/2' },
      'incidentDecided resultDeclared',
      { result: '1/2-1/2', claim: { by: 'white', wrong: false }, offer: 'white' },
    ],
    [
      '9.5.3 a wrong one gives the opponent two minutes',
      'e4 e5',
      { kind: 'drawClaim', by: 'white', basis: 'repetition', touched: false },
      {},
      'incidentDecided',
      { time: { to: 'black', ms: 120_000 }, claim: { by: 'white', wrong: true }, offer: 'white' },
    ],
    [
      '9.1 a draw agreed',
      'e4 e5',
      { kind: 'drawOffer', by: 'black', accepted: true },
      { expected: '1/2-1/2' },
      'incidentDecided resultDeclared',
      { result: '1/2-1/2', offer: 'black' },
    ],
    [
      '5.1.2 a resignation',
      'e4 e5',
      { kind: 'resignation', by: 'black' },
      { expected: '1-0' },
      'incidentDecided resultDeclared',
      { result: '1-0' },
    ],
    [
      '7.3 reversed colours before ten moves: a new game',
      'e4 e5 Nf3',
      { kind: 'wrongStart', what: 'coloursReversed' },
      {},
      'incidentDecided entryStruck entryStruck entryStruck',
      { newGame: true, restoreToPly: 0 },
    ],
    [
      '12.9.6 the loss of the game as a penalty',
      'e4 e5',
      { kind: 'conduct', by: 'white', what: 'notes' },
      {
        expected: '0-1',
        penalties: [{ by: 'white', code: 'lossOfTheGame', ms: null, points: null, note: '' }],
      },
      'incidentDecided resultDeclared',
      { result: '0-1' },
    ],
  ])('%s', (_, moves, incident, more, written, consequences) => {
    const desk = firstRound().plays(moves);
    const events = desk.does(decideOf(incident, more));
    expect(types(events)).toBe(written);
    expect(events[0]).toMatchObject({ consequences });
    const [shown] = desk.board().arbiter.incidents;
    expect(shown).toMatchObject({ consequences, struckBy: null });
    expect(desk.board().result?.result ?? null).toBe(
      events.find(({ type }) => type === 'resultDeclared') === undefined ? null : shown?.consequences.result,
    );
  });

  it('says the clocks before and after as the arbiter read them', () => {
    const desk = firstRound().plays('e4 e5');
    const penalties = [
      { by: 'white', code: 'lessTimeToOffender', ms: 60_000, points: null, note: '' },
    ] as const;
    desk.does(
      decideOf(illegal('white', 'g1', 'g3'), { clocks: { white: 600_000, black: 500_000 }, penalties }),
    );
    expect(desk.board().arbiter.incidents[0]?.clocks).toEqual({
      before: { white: 600_000, black: 500_000 },
      after: { white: 540_000, black: 620_000 },
    });
  });

  it('keeps statements, witnesses and the decision; names become people', () => {
    const desk = firstRound().plays('e4 e5');
    const [event] = desk.does(
      decideOf(illegal('white', 'g1', 'g3'), {
        decision: { ...OWN, reason: 'Polgár, Judit was disturbed' },
        statements: { white: 'I was not', black: 'Anand, Viswanathan moved' },
        witnesses: 'Kasparov, Garry',
      }),
    );
    expect(JSON.stringify(event)).not.toMatch(/Polg|Anand|Kasparov/);
    expect(desk.view({ kind: 'incidents' }).incidents).toMatchObject([
      {
        decision: { by: 'own', reason: 'Polgár, Judit was disturbed' },
        statements: { white: 'I was not', black: 'Anand, Viswanathan moved' },
        witnesses: 'Kasparov, Garry',
        white: { name: 'Anand, Viswanathan' },
      },
    ]);
  });

  it('found moves later, takes them back', () => {
    const desk = firstRound().plays('e4 e5 Nf3 Nc6 Bb5');
    const incident = illegal('white', 'g1', 'g3');
    const events = desk.does(decideOf(incident, { atPly: 2 }));
    expect(types(events)).toBe('incidentDecided entryStruck entryStruck entryStruck');
    expect(desk.sans()).toBe('e4 e5');
    expect(events[0]).toMatchObject({ incident: { opponentHasReplied: true } });
  });

  it('writes missing moves where the arbiter wants them', () => {
    const missing = { moves: ['e5', 'Cf3'], lang: 'es' };
    const claim: Incident = { kind: 'drawClaim', by: 'black', basis: 'repetition', touched: false };
    const desk = firstRound().plays('e4');
    desk.does(decideOf(claim, { missing, recordMissing: true }));
    expect(desk.sans()).toBe('e4 e5 Nf3');
    expect(desk.board().arbiter.incidents[0]).toMatchObject({ ply: 3, turn: 'black' });
  });

  it.each<[string, string, Incident, object, string]>([
    [
      'the arbiter’s own decision without a reason',
      'e4',
      illegal('black', 'e7', 'e4'),
      { decision: { ...OWN, reason: ' ' } },
      'reasonMissing',
    ],
    ['a result the screen had not shown', 'e4', { kind: 'resignation', by: 'black' }, {}, 'rulingDiffers'],
    [
      'a result shown that does not follow',
      'e4',
      illegal('black', 'e7', 'e4'),
      { expected: '1-0' },
      'rulingDiffers',
    ],
    ['a question not answered', 'e4 e5', { kind: 'drawOffer', by: 'white' }, {}, 'rulingIsQuestion'],
    ['nothing', 'e4', { kind: 'status' }, {}, 'nothingToDecide'],
    ['a place in the game that is not there', 'e4', illegal('white', 'e2', 'e5'), { atPly: 3 }, 'noSuchPly'],
    [
      'missing moves that would follow an earlier moment',
      'e4 e5',
      illegal('black', 'e7', 'e4'),
      { atPly: 1, missing: { moves: ['Nf6'], lang: 'en' } },
      'missingNotHere',
    ],
    [
      'a penalty in time that says no time',
      'e4',
      { kind: 'conduct', by: 'white', what: 'notes' },
      { penalties: [{ by: 'white', code: 'moreTimeToOpponent', ms: null, points: null, note: '' }] },
      'badPenalty',
    ],
    [
      'a move that is none, as the only one allowed',
      'e4',
      illegal('black', 'e7', 'e4'),
      { decision: { ...OWN, allowed: ['e7e4'] } },
      'unreadableMove',
    ],
    ['a board that is not there', 'e4', { kind: 'status' }, { board: 9 }, 'noSuchBoard'],
  ])('%s is refused and nothing is written', (_, moves, incident, more, code) => {
    const desk = firstRound().plays(moves);
    expect(desk.isRefused(decideOf(incident, more))).toBe(code);
  });

  it('where a result stands, that must be struck first', () => {
    const desk = firstRound().plays('e4 e5');
    desk.does(resultOf('1-0', 'resignation'));
    expect(desk.isRefused(decideOf({ kind: 'device', by: 'white' }, { expected: '0-1' }))).toBe(
      'resultStands',
    );
    expect(
      desk.isRefused(
        decideOf(
          { kind: 'resignation', by: 'white' },
          { expected: '0-1', decision: { ...OWN, result: '0-1' } },
        ),
      ),
    ).toBe('resultStands');
    expect(desk.does(decideOf(illegal('white', 'g1', 'g3')))[0]).toMatchObject({
      consequences: { time: null, illegal: { white: 0, black: 0 } },
      ruling: { upheld: false },
    });
  });

  it('belongs to its board: who had not seen the last line there is told', () => {
    const desk = firstRound().plays('e4 e5');
    const { seq } = desk.board();
    expect(scopeOf(decideOf(illegal('white', 'g1', 'g3')), desk.state)).toEqual({
      place: { round: 1, board: 1 },
      seq,
    });
    desk.does(decideOf(illegal('white', 'g1', 'g3')));
    expect(scopeOf(appealOf(desk.journal.length), desk.state).place).toEqual({ round: 1, board: 1 });
  });
});

describe('what binds the next move', () => {
  it('a touched piece must move; another move is refused with the words and the article', () => {
    const desk = bound();
    expect(
      desk
        .board()
        .arbiter.duty?.allowed.map(({ san }) => san)
        .sort(),
    ).toEqual(['Ne2', 'Nf3', 'Nh3']);
    const decision = desk.decide(moveOf('d4'));
    expect(decision).toMatchObject({
      refusal: { code: 'mustChooseFrom', facts: { text: 'd4', articles: ['4.3.1'] } },
    });
    desk.plays('Nf3');
    expect(desk.board().arbiter.duty).toBeNull();
  });

  it('the arbiter may let another move stand, and the line says against what', () => {
    const desk = bound();
    expect(
      desk.does({
        type: 'recordMove',
        round: 1,
        board: 1,
        move: { text: 'd4', lang: 'en' },
        confirmed: true,
      }),
    ).toMatchObject([{ type: 'moveRecorded', uci: 'd2d4', against: 6 }]);
  });

  it('a later decision on the same move lifts it', () => {
    const desk = bound();
    desk.does(decideOf({ ...touch('white', 'g1'), ...surely } as Incident, { decision: OWN }));
    expect(desk.board().arbiter.duty).toBeNull();
    desk.plays('d4');
  });

  it('9.2.1 the announced move of a claim that fails must be played', () => {
    const desk = firstRound().plays('e4 e5');
    const claim: Incident = {
      kind: 'drawClaim',
      by: 'white',
      basis: 'repetition',
      announcedMove: 'Cf3',
      touched: false,
      written: true,
    };
    desk.does(decideOf(claim));
    expect(desk.isRefused(moveOf('d4'))).toBe('mustChooseFrom');
    desk.plays('Nf3');
  });

  it('7.5.1 the piece of an illegal move must make the move that replaces it', () => {
    const desk = firstRound().plays('e4 e5');
    desk.does(decideOf(illegal('white', 'g1', 'g3')));
    expect(desk.isRefused(moveOf('d4'))).toBe('mustChooseFrom');
  });
});

describe('an incident struck', () => {
  it.each<[string, string, Incident, object]>([
    ['with its time and count', 'e4 e5', illegal('white', 'g1', 'g3'), {}],
    ['with its result', 'e4 e5', { kind: 'resignation', by: 'black' }, { expected: '1-0' }],
    [
      'with the move it wrote',
      'e4 d5 exd5 c6 dxc6 Nf6 cxb7 Ng8',
      { kind: 'pawnNotExchanged', by: 'white', square: 'c8', clockPressed: true },
      {},
    ],
    ['and its moves come back', 'e4 e5 Nf3 Nc6', illegal('white', 'g1', 'g3'), { atPly: 2 }],
    ['and the cancelled game comes back', 'e4 e5 Nf3', { kind: 'wrongStart', what: 'array' }, {}],
  ])('%s', (_, moves, incident, more) => {
    const desk = firstRound().plays(moves);
    const before = desk.board();
    desk.does(decideOf(incident, more));
    const seq = desk.board().arbiter.incidents[0]?.seq ?? 0;
    const events = desk.does(strikeOf(seq));
    expect(events.length).toBeGreaterThan(0);
    const after = desk.board();
    expect(desk.sans()).toBe(moves);
    expect(after.result).toBeNull();
    expect({ ...after.arbiter, incidents: [], seq: before.seq }).toEqual(before.arbiter);
    expect(after.arbiter.incidents[0]?.struckBy).toMatchObject({ reason: 'mistyped' });
    expect(desk.isRefused(strikeOf(seq))).toBe('alreadyStruck');
  });

  it('not while the moves played in the stead of those taken back stand', () => {
    const desk = firstRound().plays('e4 e5 Nf3 Nc6');
    desk.does(decideOf(illegal('white', 'g1', 'g3'), { atPly: 2 }));
    desk.plays('Ne2');
    expect(desk.isRefused(strikeOf(desk.board().arbiter.incidents[0]?.seq ?? 0))).toBe('playedOnSince');
  });

  it('its result may be struck alone: the incident stays', () => {
    const desk = firstRound().plays('e4 e5');
    desk.does(decideOf({ kind: 'resignation', by: 'black' }, { expected: '1-0' }));
    desk.does(strikeOf(desk.board().result?.seq ?? 0));
    expect(desk.board()).toMatchObject({ result: null, arbiter: { incidents: [{ struckBy: null }] } });
  });
});

describe('the counts of a player', () => {
  it('are of this game, and of earlier rounds beside it', () => {
    const desk = firstRound().plays('e4 e5');
    desk.does(decideOf(illegal('white', 'g1', 'g3')));
    desk.does(decideOf({ kind: 'drawClaim', by: 'white', basis: 'repetition', touched: false }));
    const warning = [{ by: 'white', code: 'warning', ms: null, points: null, note: '' }] as const;
    desk.does(decideOf({ kind: 'conduct', by: 'white', what: 'distracting' }, { penalties: warning }));
    const counts = { illegal: 1, claims: 1, wrongClaims: 1, warnings: 1, penalties: 0, offers: 1 };
    expect(desk.board().arbiter.white).toMatchObject({ ...counts, earlier: { illegal: 0, claims: 0 } });
    desk.does({ type: 'pairRound', round: 2, pairings: [{ board: 1, white: '2', black: '1' }] });
    expect(desk.board(1, 2).arbiter).toMatchObject({
      white: { illegal: 0, earlier: { illegal: 0 } },
      black: { illegal: 0, earlier: counts },
    });
  });
});

describe('appeals', () => {
  it('are made once a side, settled once, and stand in the book', () => {
    const desk = firstRound().plays('e4 e5');
    desk.does(decideOf(illegal('white', 'g1', 'g3')));
    const { seq = 0 } = desk.board().arbiter.incidents[0] ?? {};
    desk.does(appealOf(seq));
    expect(desk.isRefused(appealOf(seq))).toBe('appealPending');
    expect(desk.isRefused(appealOf(2))).toBe('notAnIncident');
    const appeal = desk.journal.length;
    desk.does({ type: 'settleAppeal', seq: appeal, outcome: 'rejected', text: 'the board saw it' });
    expect(desk.isRefused({ type: 'settleAppeal', seq: appeal, outcome: 'upheld', text: '' })).toBe(
      'appealSettled',
    );
    expect(desk.isRefused({ type: 'settleAppeal', seq, outcome: 'upheld', text: '' })).toBe('notAnAppeal');
    expect(desk.view({ kind: 'incidents' }).incidents[0]?.appeals).toMatchObject([
      { by: 'white', text: 'it was not so', settled: { outcome: 'rejected', text: 'the board saw it' } },
    ]);
    desk.does(strikeOf(desk.journal.length));
    desk.does(strikeOf(appeal));
    expect(desk.view({ kind: 'incidents' }).incidents[0]?.appeals).toEqual([]);
    desk.does(strikeOf(seq));
    expect(desk.isRefused(appealOf(seq))).toBe('alreadyStruck');
  });
});

describe('the clock of the board', () => {
  const MINUTE = 60_000;
  function timed(): Arbiter {
    const desk = firstRound().plays('e4 e5');
    desk.now = 1_000_000;
    desk.does({ type: 'setControl', round: 1, board: null, text: '90+30', change: 'moves' });
    desk.does({ type: 'placeClocks', round: 1, boards: null, mode: 'official' });
    desk.does({ type: 'clockAct', round: 1, board: 1, do: 'start', pressed: null, reason: '' });
    desk.now += 10_000;
    desk.does({ type: 'clockAct', round: 1, board: 1, do: 'press', by: 'white', pressed: null, reason: '' });
    desk.now += 5_000;
    return desk;
  }

  it('7.5.5 gets two minutes, the increment gained is taken back, and it is the offender’s again', () => {
    const desk = timed();
    const before = desk.board().clock;
    const events = desk.does(decideOf(illegal('white', 'g1', 'g3')));
    expect(types(events)).toBe('incidentDecided clockCorrected');
    const { clock } = desk.board();
    expect(clock).toMatchObject({
      turn: 'white',
      white: { time: (before?.white.time ?? 0) - 30_000, moves: 0 },
      black: { time: (before?.black.time ?? 0) + 2 * MINUTE - 5_000 },
    });
    expect(events[0]).toMatchObject({ clocks: { before: { black: (before?.black.time ?? 0) - 5_000 } } });
  });

  it('is as it was once the incident is struck', () => {
    const desk = timed();
    const before = desk.board().clock;
    desk.does(decideOf(illegal('white', 'g1', 'g3')));
    desk.does(strikeOf(desk.board().arbiter.incidents[0]?.seq ?? 0));
    expect(desk.board().clock).toMatchObject({
      turn: before?.turn,
      white: before?.white,
      black: before?.black,
    });
  });

  it('struck when the clock has gone on, the time given is taken back', () => {
    const desk = timed();
    desk.does(decideOf({ kind: 'drawClaim', by: 'white', basis: 'repetition', touched: false }));
    desk.now += 1_000;
    desk.does({ type: 'clockAct', round: 1, board: 1, do: 'pause', pressed: null, reason: '' });
    const { black } = desk.board().clock ?? {};
    desk.does(strikeOf(desk.board().arbiter.incidents[0]?.seq ?? 0));
    expect(desk.board().clock?.black.time).toBe((black?.time ?? 0) - 2 * MINUTE);
  });
});

describe('a board as it stands', () => {
  const asks = stands('7k/8/6B1/5p2/8/8/8/6K1');
  const desk = () => firstRound().plays('e4 e5');

  it('tells the moves missing from the record', () => {
    const board = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R';
    const view = ruling(desk(), stands(board));
    expect(view).toMatchObject({ act: 'severalMoves', missing: [{ san: 'Nf3' }, { san: 'Nc6' }], meant: [] });
  });

  it('gives what may have been meant to choose from', () => {
    const two = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R';
    const view = ruling(desk(), stands(two));
    expect(view).toMatchObject({ question: 'intention', act: null });
    expect(view.meant).toMatchObject([{ san: 'Nc3' }, { san: 'Nf3' }, 'displaced']);
    expect(ruling(desk(), stands(two, { intention: 'displaced' }))).toMatchObject({ act: 'displaced' });
  });

  it.each([
    ['8/8', 'unreadableBoard'],
    ['', 'unreadableBoard'],
  ])('is refused where it is no board: %j', (board, why) => {
    expect(asked(desk(), stands(board))).toMatchObject({
      ok: false,
      refusal: { code: 'incidentContradicts', facts: { why } },
    });
  });

  it('may be an impossible position, or another game’s', () => {
    expect(ruling(desk(), asks)).toMatchObject({ act: 'notOfThisGame' });
    expect(ruling(desk(), stands('kkkkkkkk/8/8/8/8/8/8/PPPPPPPP'))).toMatchObject({ act: 'notOfThisGame' });
  });
});
