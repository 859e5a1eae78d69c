import { describe, expect, it } from 'vitest';
import { documentOf, scopeOf } from '../../src-core/desk/index.ts';
import type { TournamentForm } from '../../src-core/desk/index.ts';
import { Arbiter, FOUR, OPEN, firstRound, moveOf, player, resultOf } from './arbiter.ts';

const USUAL_RULES = {
  guidelinesI: true,
  guidelinesIII: false,
  noDrawBeforeMove: 0,
  minutesInSupervisedBlitz: 1,
};

describe('a tournament', () => {
  it('is created once, its arbiter among the people', () => {
    const desk = new Arbiter();
    const { chiefArbiter: _name, ...details } = OPEN;
    expect(desk.does({ type: 'createTournament', form: OPEN })).toEqual([
      { type: 'tournamentCreated', details: { ...details, chiefArbiter: 'p1' } },
    ]);
    expect(desk.view({ kind: 'tournament' }).details).toEqual({ ...OPEN, rules: USUAL_RULES });
    expect(desk.isRefused({ type: 'createTournament', form: OPEN })).toBe('alreadyCreated');
  });

  it.each<[string, Partial<TournamentForm>, string]>([
    ['no name', { name: '  ' }, 'emptyName'],
    ['a name without end', { name: 'x'.repeat(201) }, 'tooLong'],
    ['an arbiter whose name has none', { chiefArbiter: 'x'.repeat(201) }, 'tooLong'],
    ['a day that is none', { begins: '2026-02-30' }, 'badDates'],
    ['a date in another writing', { begins: '20/02/2026' }, 'badDates'],
    ['an end before its beginning', { begins: '2026-03-01', ends: '2026-02-28' }, 'badDates'],
    ['no rounds', { rounds: 0 }, 'badRounds'],
    ['half a round', { rounds: 2.5 }, 'badRounds'],
    ['too many boards', { boards: 100_000 }, 'badBoards'],
    ['a federation that is none', { federation: 'Spain' }, 'badFederation'],
  ])('with %s is refused', (_name, form, code) => {
    const wrong = { ...OPEN, ...form };
    expect(new Arbiter().isRefused({ type: 'createTournament', form: wrong })).toBe(code);
    expect(firstRound().isRefused({ type: 'changeTournament', form: wrong })).toBe(code);
  });

  it('may be changed, but not under what is played already', () => {
    const desk = firstRound();
    desk.does({
      type: 'changeTournament',
      form: { ...OPEN, name: 'Linares', chiefArbiter: 'Somebody, New' },
    });
    expect(desk.view({ kind: 'tournament' }).details).toMatchObject({
      name: 'Linares',
      chiefArbiter: 'Somebody, New',
    });
    expect(
      desk.does({
        type: 'changeTournament',
        form: { ...OPEN, name: 'Linares', chiefArbiter: 'Somebody, New' },
      }),
    ).toEqual([]);
    expect(desk.isRefused({ type: 'changeTournament', form: { ...OPEN, variant: 'chess960' } })).toBe(
      'variantInUse',
    );
    desk.does({ type: 'pairRound', round: 9, pairings: [{ board: 1, white: '1', black: '2' }] });
    expect(desk.isRefused({ type: 'changeTournament', form: { ...OPEN, rounds: 8 } })).toBe('roundsInUse');
  });

  it.each([
    ['changeTournament', { type: 'changeTournament', form: OPEN }],
    ['registerPlayers', { type: 'registerPlayers', players: FOUR }],
    ['pairRound', { type: 'pairRound', round: 1, pairings: [{ board: 1, white: '1', black: '2' }] }],
    ['strikeEntry', { type: 'strikeEntry', seq: 1, reason: 'x' }],
    ['importPgn', { type: 'importPgn', text: '1. e4 *', source: '', round: 1, board: 1 }],
    ['writeNote', { type: 'writeNote', round: 1, board: 1, text: 'x' }],
  ] as const)('must exist for %s', (_name, command) => {
    expect(new Arbiter().isRefused(command)).toBe('noTournament');
  });
});

describe('players', () => {
  it('go into the journal as numbers, and into the people as names', () => {
    const desk = new Arbiter().begins();
    const [event] = desk.does({ type: 'registerPlayers', players: FOUR.slice(0, 1) });
    expect(event).toEqual({
      type: 'playersRegistered',
      players: [{ id: 'p2', number: 1, title: 'GM', federation: 'IND', rating: 2775, nationalRating: null }],
    });
    expect(desk.people.get('p2')?.name).toBe('Anand, Viswanathan');
  });

  it('without a number follow the last one', () => {
    const desk = new Arbiter().begins().registers(player('A, A', { number: 7 }), player('B, B'));
    desk.registers(player('C, C'), player('D, D', { number: 2 }));
    expect(desk.view({ kind: 'players' }).players.map(({ number, name }) => [number, name])).toEqual([
      [2, 'D, D'],
      [7, 'A, A'],
      [8, 'B, B'],
      [9, 'C, C'],
    ]);
  });

  it.each([
    ['no name', player(' '), 'noName'],
    ['a name without end', player('x'.repeat(201)), 'tooLong'],
    ['a name that is there', player('judit POLGAR'), 'duplicatePlayer'],
    ['a number that is there', player('New, One', { number: 1 }), 'duplicateNumber'],
    ['a FIDE id that is there', player('New, One', { fideId: '5000017' }), 'duplicateFideId'],
    ['a rating out of range', player('New, One', { rating: 4001 }), 'badRating'],
    ['a number that is none', player('New, One', { number: -1 }), 'badNumber'],
    ['a federation that is none', player('New, One', { federation: 'Spain' }), 'badFederation'],
  ])('with %s are refused, all of them', (_name, wrong, code) => {
    const desk = new Arbiter().begins().registers(...FOUR, player('Id, Has', { fideId: '5000017' }));
    expect(desk.isRefused({ type: 'registerPlayers', players: [player('Good, One'), wrong] })).toBe(code);
    expect(desk.isRefused({ type: 'registerPlayers', players: [] })).toBe('nothingToRegister');
  });

  it('of one name are two people where birth or FIDE ids say so', () => {
    const desk = new Arbiter().begins();
    desk.registers(player('García, Juan', { birth: '1980' }), player('García, Juan', { birth: '1990' }));
    desk.registers(player('Li, Wei', { fideId: '1' }), player('Li, Wei', { fideId: '2' }));
    expect(desk.state.players.size).toBe(4);
  });

  it('from a list go in beside its bad lines', () => {
    const desk = new Arbiter().begins().registers(...FOUR);
    const text = 'Nombre;Elo\nNueva, Ana;2000\nPolgár, Judit;2675\nMalo, Juan;x\nnueva ana;\nOtra, Eva;1900';
    expect(desk.act({ type: 'registerPlayersFromText', text })).toMatchObject({
      ok: true,
      count: 3,
      faults: [
        { line: 3, code: 'duplicatePlayer' },
        { line: 4, code: 'ratingUnread', column: 2 },
        { line: 5, code: 'duplicatePlayer' },
      ],
    });
    expect(desk.decide({ type: 'registerPlayersFromText', text })).toMatchObject({
      ok: false,
      refusal: { code: 'noGoodLine', facts: { lines: 5 } },
    });
    expect(desk.isRefused({ type: 'registerPlayersFromText', text: '\n' })).toBe('nothingToRegister');
  });

  it('may be corrected and erased, and the journal never knew the name', () => {
    const desk = firstRound().plays('e4');
    const id = desk.board().white?.id ?? '';
    expect(
      desk.does({
        type: 'changePlayer',
        id,
        player: player('Anand, Vishy', { rating: 2790, title: 'GM', federation: 'IND' }),
      }),
    ).toMatchObject([
      { type: 'playerChanged', player: { id, number: 1, rating: 2790 } },
      { type: 'personCorrected', id, erased: false },
    ]);
    expect(desk.board().white).toMatchObject({ name: 'Anand, Vishy', rating: 2790 });
    expect(desk.isRefused({ type: 'changePlayer', id, player: player('Polgár, Judit') })).toBe(
      'duplicatePlayer',
    );
    desk.does({ type: 'erasePerson', id });
    expect(desk.board().white).toMatchObject({ name: '', number: 1 });
    expect(desk.people.get(id)).toEqual({
      id,
      name: '',
      fideId: '',
      birth: '',
      sex: '',
      club: '',
      nationalId: '',
      contact: '',
    });
    expect(JSON.stringify(desk.journal)).not.toMatch(/Anand/);
    expect(desk.isRefused({ type: 'erasePerson', id: 'p99' })).toBe('unknownPerson');
  });

  it('are all erased after the event: names become numbers, and the journal stays whole', () => {
    const desk = firstRound();
    desk.does({ type: 'writeNote', round: 1, board: 1, text: 'Anand, Viswanathan came late' });
    const before = desk.journal.length;
    const told = JSON.stringify(desk.journal);
    desk.does({ type: 'eraseEverybody' });
    // the chief arbiter too
    expect(desk.journal.slice(before)).toHaveLength(1 + FOUR.length);
    expect(JSON.stringify(desk.journal.slice(0, before))).toBe(told);
    expect([...desk.people.values()].map(({ name }) => name).join('')).toBe('');
    expect(desk.view({ kind: 'players' }).players.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    const { text } = documentOf(desk.state, desk.people, { kind: 'trf', edition: 'trf26' });
    expect(text).not.toMatch(/Anand|Gijssen/);
    expect(desk.isRefused({ type: 'eraseEverybody' })).toBe('nobodyToErase');
    expect(desk.isRefused({ type: 'changePlayer', id: 'p99', player: player('X, Y') })).toBe('unknownPerson');
  });

  it('leave as a list that comes back the same', () => {
    const desk = new Arbiter().begins().registers(...FOUR);
    const { text } = documentOf(desk.state, desk.people, { kind: 'playersCsv' });
    const other = new Arbiter().begins();
    other.does({ type: 'registerPlayersFromText', text });
    expect(other.view({ kind: 'players' }).players).toEqual(desk.view({ kind: 'players' }).players);
  });
});

describe('pairings', () => {
  const pair = (board: number, white: string, black: string, round = 1) =>
    ({ type: 'pairRound', round, pairings: [{ board, white, black }] }) as const;
  const registered = (): Arbiter => new Arbiter().begins().registers(...FOUR, player('Polgár, Zsuzsa'));

  it.each([
    ['numbers', '1', '2'],
    ['names', 'Anand, Viswanathan', 'Polgár, Judit'],
    ['names as people say them', 'viswanathan anand', 'Judit Polgar'],
    ['a word only one has', 'anand', 'judit'],
  ])('take %s', (_name, white, black) => {
    const desk = registered();
    expect(desk.does(pair(1, white, black))).toEqual([
      { type: 'roundPaired', round: 1, pairings: [{ board: 1, white: 'p2', black: 'p3', bye: false }] },
    ]);
  });

  it.each([
    ['1', 'BYE'],
    ['1', ''],
    ['', '1'],
    ['bye', '1'],
    ['1', 'descansa'],
  ])('%s against %s is a bye of White', (white, black) => {
    const desk = registered();
    expect(desk.does(pair(1, white, black))).toMatchObject([
      { pairings: [{ board: 1, white: 'p2', black: null, bye: true }] },
    ]);
  });

  it.each([
    ['a number nobody has', pair(5, '77', '2'), 'unknownPlayer'],
    ['a name nobody has', pair(5, 'Fischer', '2'), 'unknownPlayer'],
    ['a name two have', pair(5, 'Polgár', '1'), 'ambiguousPlayer'],
    ['a player against himself', pair(5, '5', '5'), 'samePlayerTwice'],
    ['a player who sits already', pair(5, '1', '5'), 'samePlayerTwice'],
    ['a board that is taken', pair(1, '3', '4'), 'boardTaken'],
    ['a pairing that is there', pair(1, '1', '2'), 'alreadyPaired'],
    ['board 0', pair(0, '3', '4'), 'badBoard'],
    ['round 0', pair(5, '3', '4', 0), 'badRound'],
    ['a round after the last', pair(5, '3', '4', 10), 'badRound'],
    ['nobody at all', { type: 'pairRound', round: 1, pairings: [] }, 'noPairings'],
  ] as const)('refuse %s', (_name, command, code) => {
    const desk = registered();
    desk.does(pair(1, '1', '2'));
    expect(desk.isRefused(command)).toBe(code);
  });

  it('may come in several goes, and as text', () => {
    const desk = registered();
    desk.does(pair(2, '1', '2'));
    const text = 'Mesa;Blancas;Negras\n1;Kasparov;José Raúl Capablanca\n3;1;5\n4;Zsuzsa;\nx;1;2';
    expect(desk.act({ type: 'pairRoundFromText', round: 1, text })).toMatchObject({
      ok: true,
      count: 2,
      faults: [
        { line: 3, code: 'samePlayerTwice' },
        { line: 5, code: 'badBoard' },
      ],
    });
    expect(desk.view({ kind: 'round', round: 1 }).boards.map(({ board, state }) => [board, state])).toEqual([
      [1, 'toStart'],
      [2, 'toStart'],
      [4, 'bye'],
    ]);
    expect(desk.isRefused({ type: 'pairRoundFromText', round: 1, text })).toBe('noGoodLine');
    expect(desk.isRefused({ type: 'pairRoundFromText', round: 1, text: '' })).toBe('noPairings');
  });

  it('change while nothing is played', () => {
    const desk = firstRound();
    const change = { type: 'changePairing', round: 1, board: 1, white: '2', black: '1' } as const;
    expect(desk.does(change)).toMatchObject([{ type: 'pairingChanged', board: 1, white: 'p3', black: 'p2' }]);
    expect(desk.does(change)).toEqual([]);
    expect(desk.isRefused({ ...change, black: '3' })).toBe('samePlayerTwice');
    desk.plays('e4');
    expect(desk.isRefused({ ...change, white: '1', black: '2' })).toBe('pairingHasMoves');
    desk.does(resultOf('1-0', 'forfeit', { board: 2 }));
    expect(desk.isRefused({ ...change, board: 2, white: '4', black: '3' })).toBe('pairingHasResult');
  });
});

describe('what a screen sees', () => {
  it('of a round: every board, its state and whose move it is', () => {
    const desk = firstRound().plays('e4 e5 Nf3');
    desk.does(resultOf('0-1', 'forfeit', { board: 2 }));
    expect(desk.view({ kind: 'round', round: 1 }).boards).toMatchObject([
      { board: 1, state: 'playing', turn: 'black', moveNumber: 2, plies: 3, lastSan: 'Nf3', result: null },
      { board: 2, state: 'finished', plies: 0, lastSan: null, result: { result: '0-1', reason: 'forfeit' } },
    ]);
    expect(desk.view({ kind: 'tournament' }).rounds).toEqual([
      { round: 1, boards: 2, playing: 1, finished: 1, byes: 0, interrupted: 0 },
    ]);
  });

  it('of a board that was never paired: that it does not exist', () => {
    expect(firstRound().board(7)).toMatchObject({ exists: false, seq: 0, legal: [], plies: [], white: null });
  });

  it('of a check: the king in it', () => {
    const desk = firstRound().plays('e4 f5 Qh5+');
    expect(desk.board().plies.at(-1)).toMatchObject({ check: 'e8', from: 'd1', to: 'h5', uci: 'd1h5' });
  });

  it('is stale only by lines of its own board', () => {
    const desk = firstRound();
    const before = scopeOf(moveOf('e4', 1), desk.state);
    desk.plays('d4', 2);
    expect(scopeOf(moveOf('e4', 1), desk.state)).toEqual(before);
    desk.plays('e4', 1);
    const after = scopeOf(moveOf('e5', 1), desk.state);
    expect(after).toEqual({ place: { round: 1, board: 1 }, seq: desk.journal.length });
    expect(after.seq).toBe(desk.board().seq);
    expect(scopeOf({ type: 'strikeEntry', seq: after.seq, reason: '' }, desk.state)).toEqual(after);
    expect(scopeOf({ type: 'registerPlayers', players: [] }, desk.state)).toEqual({ place: null, seq: 3 });
  });
});

describe('a list as it comes', () => {
  it('a page of the web and a report for FIDE are refused as what they are', () => {
    const desk = new Arbiter().begins();
    const text = '<html><table><tr><td>1</td></tr></table></html>';
    expect(desk.act({ type: 'registerPlayersFromText', text })).toMatchObject({
      ok: false,
      refusal: { code: 'noList', facts: { kind: 'html' } },
    });
    expect(desk.act({ type: 'pairRoundFromText', round: 1, text: '012 Torneo\n022 Madrid\n' })).toMatchObject(
      {
        ok: false,
        refusal: { code: 'noList', facts: { kind: 'trf' } },
      },
    );
  });

  it('results beside the pairings are taken; those of a list that comes again too, where none stand', () => {
    const desk = new Arbiter().begins().registers(...FOUR);
    const list = (...results: readonly string[]) =>
      `Mesa;Blancas;Negras;Resultado\n1;1;2;${results[0] ?? ''}\n2;3;4;${results[1] ?? ''}`;
    const pair = (text: string) => desk.act({ type: 'pairRoundFromText', round: 1, text });
    expect(pair(list('1-0'))).toMatchObject({ ok: true, count: 2, faults: [] });
    expect(desk.board(1).result).toMatchObject({ result: '1-0', reason: 'imported' });
    expect(desk.board(2).result).toBeNull();
    expect(pair(list('1-0', '- +'))).toMatchObject({
      ok: true,
      count: 1,
      faults: [{ code: 'alreadyPaired' }],
    });
    expect(desk.board(2).result).toMatchObject({ result: '0-1', reason: 'forfeit' });
    expect(pair(list('0-1', '- +'))).toMatchObject({
      ok: false,
      faults: [
        { code: 'resultStands', line: 2 },
        { code: 'alreadyPaired', line: 3 },
      ],
    });
  });

  it.each([
    // 5.1.1: mated, he cannot have won
    ['mate for the wrong side', 'f3 e5 g4 Qh4#', '1-0', '0-1', '5.1.1'],
    // 5.2.3: drawn before both had moved
    ['drawn after one move', 'e4', '½-½', null, '5.2.3'],
    // 6.7.1: no default of a game that was played
    ['no show in a game that was played', 'e4 e5', '+ -', null, '6.7.1'],
  ])('a result of a list is held against the Laws: %s', (_what, moves, written, says, article) => {
    const desk = firstRound().plays(moves);
    const text = `Mesa;Blancas;Negras;Resultado\n1;1;2;${written}`;
    const answer = desk.act({ type: 'pairRoundFromText', round: 1, text });
    expect(answer).toMatchObject({
      ok: true,
      count: 1,
      faults: [{ code: 'lawsSayOtherwise', line: 2, facts: { round: 1, board: 1, says } }],
    });
    expect(JSON.stringify(answer.faults)).toContain(article);
    expect(desk.state.rounds[0]?.boards[0]?.result?.laws).toMatchObject({ result: says });
    // a list that comes again tells nothing new
    expect(desk.isRefused({ type: 'pairRoundFromText', round: 1, text })).toBe('noGoodLine');
  });

  it('a result of a list with which the Laws agree is not told of', () => {
    const desk = firstRound().plays('f3 e5 g4 Qh4#');
    const text = 'Mesa;Blancas;Negras;Resultado\n1;1;2;0-1';
    expect(desk.act({ type: 'pairRoundFromText', round: 1, text })).toMatchObject({ ok: true, faults: [] });
  });

  it('the result beside a bye is none of a game', () => {
    const desk = new Arbiter().begins().registers(...FOUR);
    const pair = () =>
      desk.act({ type: 'pairRoundFromText', round: 1, text: 'Mesa;Blancas;Negras;Res\n1;1;BYE;1-0' });
    expect(pair()).toMatchObject({ ok: true, count: 1, faults: [] });
    expect(pair()).toMatchObject({ ok: false, faults: [{ code: 'alreadyPaired' }] });
    expect(desk.journal.filter(({ event }) => event.type === 'resultDeclared')).toEqual([]);
  });

  it('a rating that cannot be read drops nobody', () => {
    const desk = new Arbiter().begins();
    expect(desk.act({ type: 'registerPlayersFromText', text: 'Nombre;Elo\nAnand;strong' })).toMatchObject({
      ok: true,
      count: 1,
      faults: [{ code: 'ratingUnread', line: 2, column: 2, facts: { value: 'strong' } }],
    });
  });
});
