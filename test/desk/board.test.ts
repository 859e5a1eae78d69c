import { describe, expect, it } from 'vitest';
import { Arbiter, FOUR, firstRound, moveOf, resultOf, strikeOf } from './arbiter.ts';

const FOOLS_MATE = 'f3 e5 g4 Qh4#';
const here = { round: 1, board: 1 };

describe('a move', () => {
  it('is written with its squares, and nothing else', () => {
    expect(firstRound().does(moveOf('Nf3'))).toEqual([{ type: 'moveRecorded', ...here, uci: 'g1f3' }]);
  });

  it.each([
    ['Cf3', 'es', 'g1f3'],
    ['Nf3', 'es', 'g1f3'],
    ['Nf3', 'en', 'g1f3'],
    ['Cf3', 'en', 'g1f3'],
    ['e4', 'es', 'e2e4'],
    ['e2e4', 'es', 'e2e4'],
    ['e2-e4', 'en', 'e2e4'],
  ])('%s, typed by a reader of %s, is %s', (text, lang, uci) => {
    expect(firstRound().does(moveOf(text, 1, lang))).toEqual([{ type: 'moveRecorded', ...here, uci }]);
  });

  it.each(['O-O', '0-0', 'e1g1'])('castles as %s', (text) => {
    const desk = firstRound().plays('e4 e5 Nf3 Nc6 Bc4 Bc5');
    expect(desk.does(moveOf(text))).toEqual([{ type: 'moveRecorded', ...here, uci: 'e1g1' }]);
    expect(desk.sans()).toMatch(/O-O$/);
  });

  it('may come from the chessboard, castling by either square', () => {
    const desk = firstRound().plays('e4 e5 Nf3 Nc6 Bc4 Bc5');
    const command = { type: 'recordMove', ...here } as const;
    const castled = [{ type: 'moveRecorded', ...here, uci: 'e1g1' }];
    expect(desk.decide({ ...command, move: { from: 'e1', to: 'g1' } })).toMatchObject({ events: castled });
    expect(desk.decide({ ...command, move: { from: 'e1', to: 'h1' } })).toMatchObject({ events: castled });
  });

  it.each([
    ['Nf6', 'illegalMove'],
    ['e5', 'illegalMove'],
    ['hello', 'unreadableMove'],
    ['', 'unreadableMove'],
  ])('%s at the start is refused: %s', (text, code) => {
    expect(firstRound().isRefused(moveOf(text))).toBe(code);
  });

  it('that two pieces could make is asked again, with both', () => {
    const desk = firstRound().plays('d4 d5 Nf3 e6 e3 Be7');
    expect(desk.decide(moveOf('Nd2'))).toMatchObject({
      refusal: { code: 'ambiguousMove', facts: { possible: expect.arrayContaining(['Nbd2', 'Nfd2']) } },
    });
  });

  it('that is not legal is refused with why and what was possible', () => {
    const desk = firstRound().plays('e4 e5 Nf3 Nc6 Bb5 d6');
    const command = { type: 'recordMove', ...here, move: { from: 'e1', to: 'e3' } } as const;
    expect(desk.decide(command)).toMatchObject({
      ok: false,
      refusal: { code: 'illegalMove', facts: { why: 'notThatPiecesWay', possible: ['Kf1', 'Ke2', 'O-O'] } },
    });
    desk.plays('O-O');
    expect(desk.decide({ type: 'recordMove', ...here, move: { from: 'c6', to: 'd4' } })).toMatchObject({
      refusal: { facts: { why: 'kingLeftAttacked', by: ['b5'], byRoles: ['bishop'], king: 'e8' } },
    });
  });

  it.each([
    ['no tournament', () => new Arbiter(), 'noTournament'],
    ['no round', () => new Arbiter().begins().registers(...FOUR), 'noSuchRound'],
    ['no board', () => firstRound(), 'noSuchBoard'],
  ])('needs its board: %s', (_name, desk, code) => {
    expect(desk().isRefused(moveOf('e4', 9))).toBe(code);
  });

  it('is not for a bye, nor for a game that is over', () => {
    const desk = new Arbiter()
      .begins()
      .registers(...FOUR)
      .pairs('1-2', '3-BYE');
    expect(desk.isRefused(moveOf('e4', 2))).toBe('byeHasNoMoves');
    desk.plays('e4').does(resultOf('1-0', 'resignation'));
    expect(desk.isRefused(moveOf('e5'))).toBe('gameOver');
  });
});

describe('a result', () => {
  it('is written with its reason apart', () => {
    const desk = firstRound().plays(FOOLS_MATE);
    expect(desk.board().ending).toEqual({ reason: 'checkmate', result: '0-1', article: '5.1.1' });
    expect(desk.does(resultOf('0-1', 'checkmate'))).toEqual([
      { type: 'resultDeclared', ...here, result: '0-1', reason: 'checkmate', note: '' },
    ]);
    expect(desk.board()).toMatchObject({
      state: 'finished',
      legal: [],
      ending: null,
      result: { result: '0-1' },
    });
  });

  it.each([
    ['1-0', 'checkmate', 'e4 e5', null, '5.1.1'],
    ['1-0', 'checkmate', FOOLS_MATE, '0-1', '5.1.1'],
    ['0-1', 'resignation', FOOLS_MATE, '0-1', '5.1.1'],
    ['1-0', 'arbiter', FOOLS_MATE, '0-1', '5.1.1'],
    ['1/2-1/2', 'stalemate', 'e4', null, '5.2.1'],
    ['1/2-1/2', 'agreement', 'e4', null, '5.2.3'],
    ['1/2-1/2', 'repetition', 'Nf3 Nf6 Ng1 Ng8', null, '9.2'],
    ['1/2-1/2', 'fivefold', 'Nf3 Nf6 Ng1 Ng8', null, '9.6.1'],
    ['1/2-1/2', 'fiftyMoves', 'e4', null, '9.3'],
    ['1/2-1/2', 'seventyFiveMoves', 'e4', null, '9.6.2'],
    ['1-0', 'forfeit', 'e4 e5', null, '6.7.1'],
    ['1-0', 'illegalMoves', 'e4 e5', null, '7.5.5'],
  ] as const)('%s by %s after %s asks: the Laws say %s (%s)', (result, reason, moves, says, article) => {
    const desk = firstRound().plays(moves);
    const asked = desk.act(resultOf(result, reason));
    if (asked.ok) throw new Error('the Laws were not asked');
    expect(asked.refusal).toMatchObject({ code: 'lawsSayOtherwise', facts: { result, reason, says } });
    expect(JSON.stringify(asked.refusal.facts['points'])).toContain(article);
    expect(desk.isRefused(resultOf(result, reason, { confirmed: true }))).toBe('reasonMissing');
    const [incident, line] = desk.does(resultOf(result, reason, { confirmed: true, note: 'so decided' }));
    expect(incident).toMatchObject({ type: 'incidentDecided', decidedAt: 'result' });
    expect(line).toMatchObject({ note: 'so decided', laws: { result: says } });
    expect(desk.board().result).toMatchObject({ result, reason });
  });

  it.each([
    ['0-1', 'resignation', '8/8/3k4/8/8/7Q/3K4/8 w - - 0 70', '1/2-1/2', 'resignation', '5.1.2'],
    ['1-0', 'time', '8/8/1k6/1p1p2p1/1P1P2P1/8/4K3/8 b - - 0 40', '1/2-1/2', 'deadPosition', '5.2.2'],
    ['0-1', 'resignation', '8/8/8/8/8/5k2/5p2/5K2 w - - 0 60', '1/2-1/2', 'stalemate', '5.2.1'],
  ] as const)(
    '%s by %s from %s asks, before a move is recorded',
    (result, reason, position, says, saysReason, article) => {
      const desk = firstRound();
      desk.does({ type: 'setStartPosition', ...here, position, variant: 'standard', reason: '' });
      const asked = desk.act(resultOf(result, reason));
      if (asked.ok) throw new Error('the Laws were not asked');
      expect(asked.refusal.facts).toMatchObject({ says, saysReason });
      expect(JSON.stringify(asked.refusal.facts['points'])).toContain(article);
      const taken = desk.does(resultOf(says, saysReason));
      expect(taken).toMatchObject([{ result: says }]);
      expect(taken[0]).not.toHaveProperty('laws');
    },
  );

  it('of a board without moves is taken as it is told', () => {
    for (const [result, reason] of [
      ['1/2-1/2', 'agreement'],
      ['1-0', 'illegalMoves'],
      ['1/2-1/2', 'repetition'],
      ['0-1', 'time'],
    ] as const) {
      const [line] = firstRound().does(resultOf(result, reason));
      expect(line).not.toHaveProperty('laws');
    }
  });

  it.each([
    ['1/2-1/2', 'checkmate', 'resultDoesNotFit'],
    ['1-0', 'stalemate', 'resultDoesNotFit'],
    ['1-0', 'agreement', 'resultDoesNotFit'],
    ['1-0', 'bye', 'notABye'],
    ['1-0', 'other', 'reasonMissing'],
  ] as const)('%s by %s cannot be, even confirmed: %s', (result, reason, code) => {
    expect(firstRound().isRefused(resultOf(result, reason, { confirmed: true }))).toBe(code);
  });

  it('that the moves show is taken at once', () => {
    const thrice = firstRound().plays('Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8');
    expect(thrice.board().arbiter.counts).toEqual({ quietPlies: 8, occurrences: 3 });
    thrice.does(resultOf('1/2-1/2', 'repetition'));
    firstRound().does(resultOf('1-0', 'checkmate'));
  });

  it('stands until it is struck', () => {
    const desk = firstRound().plays('e4');
    desk.does(resultOf('1-0', 'time'));
    const seq = desk.board().result?.seq ?? 0;
    expect(desk.isRefused(resultOf('0-1', 'time'))).toBe('resultStands');
    desk.does(strikeOf(seq));
    expect(desk.board()).toMatchObject({ state: 'playing', result: null });
    desk.does(resultOf('0-1', 'time'));
  });

  it('of a bye is a bye', () => {
    const desk = new Arbiter()
      .begins()
      .registers(...FOUR)
      .pairs('1-');
    expect(desk.board()).toMatchObject({ state: 'bye', white: { number: 1 }, black: null });
    expect(desk.isRefused(resultOf('1-0', 'forfeit'))).toBe('byeOnly');
    desk.does(resultOf('1-0', 'bye'));
  });
});

describe('a line struck', () => {
  it('gives the position back, and stays on record', () => {
    const desk = firstRound().plays('e4 e5');
    const seq = desk.board().plies.at(-1)?.seq ?? 0;
    const before = desk.board().plies[0]?.fen;
    expect(desk.does(strikeOf(seq))).toEqual([{ type: 'entryStruck', seq, place: here, reason: 'mistyped' }]);
    const board = desk.board();
    expect(desk.sans()).toBe('e4');
    expect(board.struck).toEqual([{ seq, san: 'e5', reason: 'mistyped' }]);
    expect(board.plies.at(-1)?.fen).toBe(before);
    expect(board.turn).toBe('black');
    desk.plays('c5');
  });

  it.each([
    ['an earlier move', (desk: Arbiter) => desk.board().plies[0]?.seq ?? 0, 'notTheLastMove'],
    ['the creation', () => 1, 'cannotBeStruck'],
    ['a line not written yet', () => 999, 'noSuchEntry'],
  ])('%s cannot be: %s', (_name, seq, code) => {
    const desk = firstRound().plays('e4 e5');
    expect(desk.isRefused(strikeOf(seq(desk)))).toBe(code);
  });

  it('needs a reason, is struck once, and not under a result', () => {
    const desk = firstRound().plays('e4');
    const seq = desk.board().plies[0]?.seq ?? 0;
    expect(desk.isRefused(strikeOf(seq, '  '))).toBe('reasonMissing');
    desk.does(resultOf('1-0', 'time'));
    expect(desk.isRefused(strikeOf(seq))).toBe('resultStands');
    desk.does(strikeOf(desk.board().result?.seq ?? 0));
    desk.does(strikeOf(seq));
    expect(desk.isRefused(strikeOf(seq))).toBe('alreadyStruck');
  });

  it('may be a note', () => {
    const desk = firstRound();
    desk.does({ type: 'writeNote', ...here, text: 'Draw offer by White' });
    const [note] = desk.board().arbiter.notes;
    expect(note).toMatchObject({ text: 'Draw offer by White', by: 'Geurt' });
    desk.does(strikeOf(note?.seq ?? 0));
    expect(desk.board().arbiter.notes).toEqual([]);
    expect(desk.isRefused({ type: 'writeNote', ...here, text: ' ' })).toBe('emptyNote');
  });
});

describe('the start position', () => {
  const set = (position: string, variant: 'standard' | 'chess960' = 'chess960') =>
    ({ type: 'setStartPosition', ...here, position, variant, reason: 'drawn' }) as const;

  it.each([
    ['0', 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1', 0],
    ['BBQNNRKR', 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1', 0],
    ['8/8/8/4k3/8/8/8/R3K2R w KQ - 3 40', '8/8/8/4k3/8/8/8/R3K2R w KQ - 3 40', null],
  ])('%s is set', (position, fen, number) => {
    const desk = firstRound();
    desk.does(set(position));
    expect(desk.board()).toMatchObject({ startNumber: number, variant: 'chess960', start: { fen } });
  });

  it.each(['960', '-1', 'KKKKKKKK', 'e4', '8/8/8/8/8/8/8/8 w - - 0 1', ''])('%s is refused', (position) => {
    expect(firstRound().isRefused(set(position))).toBe('badStartPosition');
  });

  it('holds once a move is made, and can be struck before', () => {
    const desk = firstRound();
    const [first] = [desk.does(set('0')), desk.does(set('1'))];
    expect(first).toHaveLength(1);
    desk.does(strikeOf(desk.journal.length));
    expect(desk.board().startNumber).toBe(0);
    desk.plays('e4');
    expect(desk.isRefused(set('2'))).toBe('pairingHasMoves');
    expect(desk.isRefused(strikeOf(desk.journal.length - 3))).toBe('pairingHasMoves');
  });

  it('lets the king be dropped on g1 where it does not go by itself', () => {
    const desk = firstRound();
    desk.does(set('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'standard'));
    const castling = desk.board().legal.filter(({ san }) => san.startsWith('O-O'));
    expect(castling.map(({ to, also }) => [to, also])).toEqual(
      expect.arrayContaining([
        ['h1', 'g1'],
        ['a1', 'c1'],
      ]),
    );
  });
});
