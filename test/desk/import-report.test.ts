import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../src-core/desk/index.ts';
import type { LineFault } from '../../src-core/contract/desk-api.ts';
import type { TournamentRecord } from '../../src-core/tournament/record.ts';
import { parseTrf } from '../../src-core/tournament/trf/index.ts';
import { line, report, reports, reportText } from '../tournament/trf-given.ts';
import { Arbiter } from './arbiter.ts';
import '../seed.ts';

const NOTHING = { name: 'Torneo', place: '', federation: '', chiefArbiter: '', begins: '', ends: '' };

const empty = (rounds = 5) => new Arbiter().begins({ ...NOTHING, rounds });

function brought(text: string, desk = empty()): Arbiter {
  const answer = desk.act({ type: 'importReport', text, anyway: false });
  if (!answer.ok) throw new Error(JSON.stringify([answer.refusal, answer.faults]));
  return desk;
}

function exported(desk: Arbiter): string {
  return documentOf(desk.state, desk.people, { kind: 'trf', edition: 'trf26' }).text;
}

/** The desk counts its players and says how many rounds there will be, also where a report does not. */
function counted(record: TournamentRecord, desk: Arbiter): TournamentRecord {
  const rated = record.players.filter(({ rating }) => rating !== null).length;
  const counts = { playerCount: `${record.players.length}`, ratedCount: `${rated}` };
  const roundCount = record.roundCount ?? desk.state.details?.rounds ?? null;
  return { ...record, head: { ...record.head, ...counts }, roundCount };
}

const games = [line(1, '0.5', '2 w ='), line(2, '0.5', '1 b =')];

describe('a report into a tournament without players', () => {
  it.each(reports)('%s comes out as it went in', (name) => {
    const { record } = parseTrf(reportText(name));
    const desk = brought(reportText(name));
    expect(parseTrf(exported(desk)).record).toEqual(counted(record, desk));
  });

  it('of 200 players and 9 rounds is corrected, exported, brought in again, and the same', () => {
    const desk = brought(reportText('rtg49'));
    const { record: before } = parseTrf(exported(desk));
    expect([before.players.length, before.players[0]?.rounds.length]).toEqual([200, 9]);
    const [board] = desk.state.rounds.at(-1)?.boards.filter(({ result }) => result?.result === '1-0') ?? [];
    const [white, black] = [board?.white, board?.black].map((id) => desk.state.players.get(id ?? '')?.number);
    desk.does({
      type: 'correctResult',
      ...{ round: 9, board: board?.board ?? 0, result: '1/2-1/2', reason: 'agreement' },
      ...{ note: 'La planilla dice tablas', confirmed: true },
    });
    const { record, sound } = parseTrf(exported(desk));
    expect(sound).toBe(true);
    const points = ({ players }: TournamentRecord, number = 0) =>
      players.find((player) => player.number === number)?.points;
    expect(points(record, white)).toBe((points(before, white) ?? 0) - 0.5);
    expect(points(record, black)).toBe((points(before, black) ?? 0) + 0.5);
    expect(parseTrf(exported(brought(exported(desk)))).record).toEqual(record);
  });

  it('keeps what the desk has no screen for: deputies, comments, the days of rounds, points given besides', () => {
    const text = report(
      '022 Linares',
      '042 2026/02/20',
      '052 01/03/26',
      '092 Individual',
      '102 IA Gijssen, Geurt',
      '112 FA Pérez, Ana',
      `132 ${' '.repeat(87)}26/02/20  26/02/21`,
      '152 B',
      '192 FIDE_DUTCH_2026',
      '202 BH/C1,SB',
      '222 5400+30',
      '240 H   2    1',
      '299          -0.5    1    2',
      '### of Ana',
      line(1, '1.0', '2 w W'),
      line(2, '-0.5', '1 b L'),
    );
    const desk = brought(text);
    expect(desk.state.details).toMatchObject({ place: 'Linares', begins: '2026-02-20', ends: '' });
    expect(desk.state.pairing.rules).toMatchObject({ system: 'swissDutch', initialColor: 'black' });
    const { record } = parseTrf(text);
    expect(parseTrf(exported(desk)).record).toEqual(counted(record, desk));
    // no name of a person is in the journal
    expect(JSON.stringify(desk.journal)).not.toMatch(/Gijssen|Pérez/);
    const names = [...desk.people.values()].map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['FA Pérez, Ana', 'IA Gijssen, Geurt']));
  });

  it('of nine rounds and two hundred players is shown, corrected, and comes back as it was corrected', () => {
    const desk = brought(reportText('rtg49'));
    const before = parseTrf(exported(desk)).record;
    const table = (of: Arbiter) => of.view({ kind: 'standings', after: null }).lines;
    expect(table(desk)).toHaveLength(200);
    expect(desk.view({ kind: 'round', round: 9 }).boards).toHaveLength(100);
    const board = desk
      .view({ kind: 'round', round: 3 })
      .boards.find(({ result }) => result?.result === '1-0');
    const [white, black] = [board?.white ?? null, board?.black ?? null];
    if (board === undefined || white === null || black === null) throw new Error('nobody won with White');
    const right = { result: '0-1', reason: 'notSaid', note: 'signed so by both', confirmed: false } as const;
    desk.does({ type: 'correctResult', round: 3, board: board.board, ...right });
    const [first] = desk.view({ kind: 'players' }).players;
    if (first === undefined) throw new Error('nobody is there');
    const { id, ...form } = first;
    const named = { ...form, name: 'Núñez, Íñigo', federation: 'ESP', nationalId: '4711' };
    desk.does({ type: 'changePlayer', id, player: named });
    const text = exported(desk);
    const { record, faults } = parseTrf(text);
    expect(faults).toEqual([]);
    const points = (of: TournamentRecord, number: number) => of.players[number - 1]?.points ?? 0;
    expect(points(record, white.number)).toBe(points(before, white.number) - 1);
    expect(points(record, black.number)).toBe(points(before, black.number) + 1);
    const again = brought(text);
    expect(exported(again)).toBe(text);
    expect(table(again)).toEqual(table(desk));
    expect(again.people).toEqual(desk.people);
  });

  it('is refused with each fault in its place, and goes in as far as it goes where that is wanted', () => {
    const wrong = report(
      line(1, '1.0', '2 w 1'),
      line(2, '1.0', '1 b 1'),
      line(3, '1.0', '4 w 1'),
      line(4, '0.0', 'Z'),
    );
    const desk = empty();
    const answer = desk.act({ type: 'importReport', text: wrong, anyway: false });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'reportUnsound', facts: { errors: 2 } } });
    const places = ({ line: at, column, facts }: LineFault) => [at, column, facts['fault'], facts['weight']];
    expect(answer.faults.map(places)).toEqual([
      [3, 99, 'twoWinners', 'error'],
      [4, 92, 'wrongOpponent', 'error'],
    ]);
    expect(desk.state.players.size).toBe(0);
    const anyway = desk.act({ type: 'importReport', text: wrong, anyway: true });
    expect(anyway).toMatchObject({ ok: true, count: 4, faults: [{}, {}] });
    expect(desk.state.rounds[0]?.boards).toMatchObject([{ board: 1, result: null }]);
  });

  it('keeps the number and the rating that a federation gives its players, in its list', () => {
    const own = (title: string) =>
      `ESP    2  ${title.padEnd(3)} ${'Player 2'.padEnd(33)} 2011     ${'12345'.padStart(11)}`;
    const text = (title: string) => report('032 ESP', ...games, own(title));
    const desk = brought(text(''));
    expect(desk.view({ kind: 'players' }).players).toMatchObject([
      { nationalId: '', nationalRating: null },
      { nationalId: '12345', nationalRating: 2011 },
    ]);
    expect(exported(desk).split('\r\n')).toContain(own(''));
    const answer = empty().act({ type: 'importReport', text: text('MN'), anyway: false });
    expect(answer).toMatchObject({ faults: [{ code: 'notKept', facts: { tags: ['ESP'] } }] });
    expect(brought(exported(desk)).people).toEqual(desk.people);
  });

  it('says which records it does not keep', () => {
    const own = 'ESP    2 w    Otra, Ana                         2011 ESP       12345 1980/01/02';
    const text = report('102 Otro, Luis', ...games, own);
    const answer = empty().act({ type: 'importReport', text, anyway: false });
    expect(answer).toMatchObject({ ok: true, faults: [{ code: 'notKept', facts: { tags: ['ESP'] } }] });
    const named = new Arbiter().begins({ ...NOTHING, chiefArbiter: 'Gijssen, Geurt' });
    expect(named.act({ type: 'importReport', text, anyway: false })).toMatchObject({
      faults: [{ code: 'notKept', facts: { tags: ['102', 'ESP'] } }],
    });
    expect(exported(named)).toContain('102 Gijssen, Geurt');
  });

  it('is refused where somebody is in already, or nobody is in the report', () => {
    const desk = brought(report(...games));
    expect(desk.isRefused({ type: 'importReport', text: report(...games), anyway: true })).toBe(
      'tournamentNotEmpty',
    );
    expect(empty().isRefused({ type: 'importReport', text: 'Ana;Luis', anyway: true })).toBe('reportUnsound');
    expect(new Arbiter().isRefused({ type: 'importReport', text: '', anyway: false })).toBe('noTournament');
  });

  it('with letters changed goes in or is refused, and what went in is a sound report', () => {
    const text = reportText('rtg31');
    const change = fc.record({
      at: fc.nat(text.length - 1),
      cut: fc.nat(3),
      put: fc.string({ maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), fc.boolean(), (changes, anyway) => {
        const changed = changes.reduce(
          (all, { at, cut, put }) => all.slice(0, at) + put + all.slice(at + cut),
          text,
        );
        const desk = empty();
        if (!desk.act({ type: 'importReport', text: changed, anyway }).ok) return;
        expect(parseTrf(exported(desk)).faults.filter(({ code }) => code === 'wrongOpponent')).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
