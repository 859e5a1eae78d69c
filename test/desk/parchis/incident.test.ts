import { describe, expect, test } from 'vitest';
import { PARCHIS_INCIDENTS, type ParchisIncidentKind } from '../../../src-core/vocabulary/parchis.ts';
import { at, arbiter, type ParchisArbiter } from './table.ts';

interface Told {
  readonly back?: boolean;
  readonly reason?: string;
  readonly roll?: number;
}

function incident(
  desk: ParchisArbiter,
  kind: ParchisIncidentKind,
  { back = true, reason = '', roll }: Told = {},
) {
  const last = desk.table.rolls[0];
  return {
    type: 'decideParchisIncident',
    ...at,
    ...{ kind, color: last?.color ?? 'yellow', roll: roll ?? last?.seq ?? 0, back, reason, note: '' },
  } as const;
}

const begun = (): ParchisArbiter =>
  arbiter()
    .sets({ chosen: ['oneOut'] })
    .starts();

describe('what was done wrongly', () => {
  test.each(PARCHIS_INCIDENTS)('%s: goes back while nobody else has rolled, with its rules', (kind) => {
    const desk = begun().rolls(5);
    const { back } = desk.table.rulings[kind];
    const rolled = desk.table.pieces;
    desk.moves();
    expect(desk.table.turn).toBe('blue');
    const [line] = desk.does(incident(desk, kind));
    expect(line).toMatchObject({
      type: 'parchisIncidentDecided',
      back: true,
      rules: desk.table.rulings[kind].rules,
    });
    expect(desk.table).toMatchObject({ turn: 'yellow', pieces: rolled });
    expect(desk.table.counts).toHaveLength(back === 'afterRoll' ? 1 : 0);
  });

  test('once another has rolled it stands, unless the arbiter says why not', () => {
    const desk = begun().rolls(3).moves();
    const roll = desk.table.rolls[0]?.seq ?? 0;
    desk.rolls(2);
    expect(desk.table.rolls.map(({ late }) => late)).toEqual([false, true]);
    const { pieces, turn } = desk.table;
    expect(desk.isRefused(incident(desk, 'barrierPassed', { roll }))).toBe('parchisOwnReason');
    desk.does(incident(desk, 'barrierPassed', { roll, back: false }));
    expect(desk.table).toMatchObject({ pieces, turn });
    desk.does(incident(desk, 'barrierPassed', { roll, reason: 'todos lo vieron' }));
    expect(desk.table).toMatchObject({ turn: 'yellow', counts: [{ kind: 'die', value: 3 }] });
  });

  test('in time it may be left as it is for a reason', () => {
    const desk = begun().rolls(3).moves();
    expect(desk.isRefused(incident(desk, 'wrongCount', { back: false }))).toBe('parchisOwnReason');
    const [line] = desk.does(incident(desk, 'wrongCount', { back: false, reason: 'de acuerdo los cuatro' }));
    expect(line).toMatchObject({ back: false, reason: 'de acuerdo los cuatro' });
    expect(desk.table.turn).toBe('blue');
  });

  test('its strike restores what it took back', () => {
    const desk = begun().rolls(5).moves();
    const { pieces, turn } = desk.table;
    desk.does(incident(desk, 'fiveMissed'));
    desk.strikesLast();
    expect(desk.table).toMatchObject({ pieces, turn });
  });

  test('a roll out of turn that nobody wrote down is void, and nothing of the table goes back', () => {
    const desk = begun().rolls(3).moves();
    const { pieces, turn } = desk.table;
    const unwritten = { roll: 0, back: false };
    expect(desk.isRefused(incident(desk, 'rolledOutOfTurn', { roll: 0 }))).toBe('parchisNoSuchRoll');
    const [line] = desk.does(incident(desk, 'rolledOutOfTurn', unwritten));
    expect(line).toMatchObject({ roll: 0, back: false, rules: ['P-15', 'P-16'], reason: '' });
    expect(desk.table).toMatchObject({ pieces, turn });
    expect(
      arbiter()
        .sets()
        .isRefused(incident(desk, 'rolledOutOfTurn', unwritten)),
    ).toBe('parchisNoSuchRoll');
  });

  test('it is about a roll of this table', () => {
    const desk = begun().rolls(3);
    expect(desk.isRefused(incident(desk, 'barrierPassed', { roll: 1 }))).toBe('parchisNoSuchRoll');
  });

  test('a name in what the arbiter writes is kept out of the journal, and read by its people', () => {
    const desk = begun().rolls(3).moves();
    desk.does(incident(desk, 'wrongCount', { back: false, reason: 'lo pidió Polgár, Judit' }));
    expect(JSON.stringify(desk.journal)).not.toContain('Polgár');
    expect(JSON.stringify(desk.table.lines)).toContain('lo pidió Polgár, Judit');
  });
});
