/** Time given to a player or taken from him by decision is an incident, whichever way it was given (12.9). */
import { describe, expect, test } from 'vitest';
import type { ClockReading, DeskCommand, RecoveryChosen } from '../../src-core/contract/desk-api.ts';
import { documentOf, emptyState, fold } from '../../src-core/desk/index.ts';
import type { Arbiter } from './arbiter.ts';
import { MINUTE, changes, clockAt, withClocks } from './clock-table.ts';

const place = { round: 1, board: 1 };
const act = { type: 'clockAct', ...place, pressed: null, reason: 'distracted his opponent' } as const;
const correct = {
  type: 'correctClock',
  ...place,
  reason: 'distracted his opponent',
  incident: null,
} as const;
const reading = { kind: 'reading', white: {}, black: {}, turn: 'white', running: true } as const;

const gives: readonly (readonly [string, DeskCommand, readonly [number, number]])[] = [
  ['added', { ...act, do: 'add', by: 'black', milliseconds: 2 * MINUTE }, [0, 2]],
  ['taken', { ...act, do: 'add', by: 'white', milliseconds: -MINUTE }, [-1, 0]],
  ['set', { ...act, do: 'set', by: 'white', milliseconds: 30 * MINUTE }, [10, 0]],
  ['exchanged', { ...act, do: 'swap' }, [5, -5]],
  [
    'a penalty of the clock’s dialog',
    {
      ...correct,
      correction: { kind: 'penalty', add: { to: 'black', milliseconds: 2 * MINUTE }, takeBackGained: null },
    },
    [0, 2],
  ],
  [
    'three numbers by hand',
    { ...correct, correction: { kind: 'numbers', white: 19 * MINUTE, black: 25 * MINUTE, moves: null } },
    [-1, 0],
  ],
  ['all of it set', { ...correct, correction: { ...reading, black: { milliseconds: 26 * MINUTE } } }, [0, 1]],
];

const facts: readonly (readonly [string, DeskCommand])[] = [
  ['the turn', { ...act, do: 'turn', by: 'black' }],
  ['a counter', { ...act, do: 'set', by: 'white', moves: 3 }],
  ['a pause', { ...act, do: 'pause' }],
  [
    'the same numbers',
    { ...correct, correction: { kind: 'numbers', white: 20 * MINUTE, black: 25 * MINUTE, moves: null } },
  ],
  [
    'the clock set by the moves',
    { ...correct, correction: { ...reading, white: { moves: 4 }, black: { moves: 4 } } },
  ],
];

const incidents = (desk: Arbiter) => desk.view({ kind: 'incidents' }).incidents;

describe('time by decision', () => {
  test.each(gives)('%s', (_name, command, [white, black]) => {
    const desk = withClocks('90+30', ['official']);
    desk.does(command);
    const [incident, ...more] = incidents(desk);
    expect(more).toEqual([]);
    expect(incident).toMatchObject({
      incident: { kind: 'other', text: 'distracted his opponent' },
      decision: { by: 'own', reason: 'distracted his opponent' },
      consequences: { times: { white: white * MINUTE, black: black * MINUTE }, result: null },
      clocks: {
        before: { white: 20 * MINUTE, black: 25 * MINUTE },
        after: { white: (20 + white) * MINUTE, black: (25 + black) * MINUTE },
      },
      struckBy: null,
      decidedAt: 'clock',
    });
    expect(desk.journal.at(-1)?.event).toMatchObject({ incident: incident?.seq });
  });

  test.each(gives)('%s: struck in the book or at the clock, both go', (_name, command) => {
    for (const which of ['incident', 'clock'] as const) {
      const desk = withClocks('90+30', ['official']);
      desk.does(command);
      const seq = which === 'clock' ? desk.journal.length : (incidents(desk)[0]?.seq ?? 0);
      desk.does({ type: 'strikeEntry', seq, reason: 'the other board' });
      expect(incidents(desk)[0]?.struckBy).not.toBeNull();
      expect(clockAt(desk)).toMatchObject({ white: { time: 20 * MINUTE }, black: { time: 25 * MINUTE } });
    }
  });

  test('struck after the clock has gone on, what it gave is taken back', () => {
    const desk = withClocks('90+30', ['official']);
    desk.does({ ...act, do: 'add', by: 'black', milliseconds: 2 * MINUTE });
    desk.now += MINUTE;
    desk.does({ ...act, do: 'press', by: 'white', reason: '' });
    desk.does({ type: 'strikeEntry', seq: incidents(desk)[0]?.seq ?? 0, reason: 'the other board' });
    expect(clockAt(desk)).toMatchObject({ black: { time: 25 * MINUTE }, running: 'black' });
  });

  test.each(facts)('no decision on time: %s', (_name, command) => {
    const desk = withClocks('90+30', ['official']);
    desk.does(command);
    expect(incidents(desk)).toEqual([]);
  });

  test('it stands in the report', () => {
    const desk = withClocks('90+30', ['official']);
    desk.does({ ...act, do: 'add', by: 'black', milliseconds: 2 * MINUTE });
    const style = { lang: 'en', paper: 'a4' } as const;
    const { text } = documentOf(desk.state, desk.people, { kind: 'report', ...style });
    expect(text).toContain('distracted his opponent');
  });

  test('what is read from a clock on the table is a fact', () => {
    const desk = withClocks('90+30', ['mirror']);
    desk.does({ ...correct, correction: { ...reading, white: { milliseconds: 3 * MINUTE } } });
    expect(incidents(desk)).toEqual([]);
  });

  test('a line of old, written without an incident, reads as before', () => {
    const desk = withClocks('90+30', ['official']);
    desk.does({ ...act, do: 'add', by: 'black', milliseconds: 2 * MINUTE });
    const old = desk.journal
      .filter(({ event }) => event.type !== 'incidentDecided')
      .map((entry, index) => ({ ...entry, seq: index + 1 }))
      .map((entry) => {
        if (entry.event.type !== 'clockActed') return entry;
        const { incident: _none, ...event } = entry.event;
        return { ...entry, event };
      });
    const state = old.reduce(fold, emptyState);
    const [board] = state.rounds[0]?.boards ?? [];
    expect(board?.incidents).toEqual([]);
    expect(board?.time.clock?.lines.at(-1)).toMatchObject({
      incident: null,
      clock: { black: { time: 27 * MINUTE } },
    });
  });
});

describe('what becomes of the time of an interruption', () => {
  const interrupted = (): Arbiter => {
    const desk = withClocks('90+30', ['official']);
    desk.asks({ type: 'interruptClocks', cause: 'crash', at: desk.now, gap: 2 * MINUTE });
    desk.now += 2 * MINUTE;
    return desk;
  };
  const recover = (how: RecoveryChosen): DeskCommand => ({
    type: 'recoverClocks',
    round: 1,
    boards: null,
    how,
    resume: true,
  });

  test.each<readonly [string, RecoveryChosen, readonly [number, number]]>([
    ['taken from the side that ran', { kind: 'deduct' }, [-2, 0]],
    ['set by hand', { kind: 'set', white: 18 * MINUTE, black: 26 * MINUTE }, [-2, 1]],
  ])('%s: an incident, and struck with it', (_name, how, [white, black]) => {
    const desk = interrupted();
    desk.does(recover(how));
    const [incident, ...more] = incidents(desk);
    expect(more).toEqual([]);
    expect(incident).toMatchObject({
      decidedAt: 'interruption',
      consequences: { times: { white: white * MINUTE, black: black * MINUTE } },
    });
    desk.does({ type: 'strikeEntry', seq: incident?.seq ?? 0, reason: 'the other board' });
    expect(clockAt(desk)).toMatchObject({ phase: 'paused', white: { time: 20 * MINUTE } });
  });

  test('left as it is, nothing was decided on time', () => {
    const desk = interrupted();
    desk.does(recover({ kind: 'leave' }));
    expect(incidents(desk)).toEqual([]);
  });
});

describe('one kind of clock in the place of the other (6.10.1)', () => {
  const change = (black: ClockReading['black']): DeskCommand =>
    changes('mirror', { black, reason: 'the tablet failed' });

  test('with the times that stood, nothing is decided', () => {
    const desk = withClocks('90+30', ['official']);
    desk.does(change({}));
    expect(incidents(desk)).toEqual([]);
  });

  test('with other times: an incident, and struck the former clock is back', () => {
    const desk = withClocks('90+30', ['official']);
    desk.does(change({ milliseconds: 24 * MINUTE }));
    const [incident] = incidents(desk);
    expect(incident).toMatchObject({
      decidedAt: 'clockChange',
      decision: { reason: 'the tablet failed' },
      consequences: { times: { white: 0, black: -MINUTE } },
    });
    desk.does({ type: 'strikeEntry', seq: incident?.seq ?? 0, reason: 'the other board' });
    expect(clockAt(desk)).toMatchObject({ mode: 'official', black: { time: 25 * MINUTE } });
  });

  test('struck after it has gone on, what it took is given back', () => {
    const desk = withClocks('90+30', ['official']);
    desk.does(change({ milliseconds: 24 * MINUTE }));
    desk.does({ ...act, do: 'pause' });
    desk.does({ type: 'strikeEntry', seq: incidents(desk)[0]?.seq ?? 0, reason: 'the other board' });
    expect(clockAt(desk)).toMatchObject({ mode: 'mirror', black: { time: 25 * MINUTE } });
  });
});

describe('a result by decision', () => {
  const declare = { type: 'declareResult', ...place, note: 'left the hall', confirmed: false } as const;
  const lost: DeskCommand = { ...declare, result: '0-0', reason: 'arbiter' };
  const report = (desk: Arbiter): string => {
    const style = { lang: 'en', paper: 'a4' } as const;
    return documentOf(desk.state, desk.people, { kind: 'report', ...style }).text;
  };

  test('is an incident, and stands in the report once', () => {
    const desk = withClocks('90+30', ['official']);
    desk.does(lost);
    expect(incidents(desk)).toMatchObject([
      {
        decidedAt: 'result',
        consequences: { result: '0-0' },
        decision: { by: 'own', reason: 'left the hall' },
      },
    ]);
    expect(report(desk).split('left the hall')).toHaveLength(2);
  });

  test('against the Laws: what they said stands with it, and once', () => {
    const desk = withClocks('90+30', ['official']);
    desk.does({ ...declare, result: '0-1', reason: 'time', note: 'as both signed', confirmed: true });
    const [incident] = incidents(desk);
    expect(incident).toMatchObject({ decidedAt: 'result', decision: { reason: 'as both signed' } });
    expect(incident?.ruling.articles.length).toBeGreaterThan(0);
    expect(report(desk).split('as both signed')).toHaveLength(2);
  });

  test.each(['the line of the result', 'the incident', 'the wrong key'])('struck by %s, both go', (by) => {
    const desk = withClocks('90+30', ['official']);
    desk.does(lost);
    const seq = (by === 'the incident' ? incidents(desk)[0]?.seq : desk.board(1).result?.seq) ?? 0;
    const reason = 'the other board';
    desk.does(
      by === 'the wrong key'
        ? { type: 'undoResult', ...place, seq, reason }
        : { type: 'strikeEntry', seq, reason },
    );
    expect(desk.board(1).result).toBeNull();
    expect(incidents(desk)[0]?.struckBy).not.toBeNull();
  });

  test('what both players say is none', () => {
    const desk = withClocks('90+30', ['official']);
    desk.does({ ...declare, reason: 'agreement', result: '1/2-1/2' });
    expect(incidents(desk)).toEqual([]);
  });
});

describe('the paper of what was decided at the clock', () => {
  test('says the reason once', () => {
    const desk = withClocks('90+30', ['official']);
    desk.does({ ...act, do: 'add', by: 'black', milliseconds: 2 * MINUTE });
    const seq = incidents(desk)[0]?.seq ?? 0;
    const style = { lang: 'en', paper: 'a4' } as const;
    const { text } = documentOf(desk.state, desk.people, { kind: 'slip', seq, ...style });
    expect(text.split('distracted his opponent')).toHaveLength(2);
    expect(text).toContain('Time given or taken at the clock');
  });
});

describe('a flag, and what brought it struck', () => {
  test('a result after which the flag was found down: struck, the flag has fallen', () => {
    const desk = withClocks('90+30', ['official']);
    desk.now += 21 * MINUTE;
    desk.does({
      type: 'declareResult',
      ...place,
      result: '0-1',
      reason: 'resignation',
      note: '',
      confirmed: true,
    });
    const seq = desk.board(1).result?.seq ?? 0;
    desk.does({ type: 'strikeEntry', seq, reason: 'he did not resign' });
    expect(clockAt(desk)).toMatchObject({ phase: 'fallen', flag: 'white', running: null });
  });

  test('time taken until the flag falls: struck at once, it runs on from where it ran', () => {
    const desk = withClocks('90+30', ['official']);
    desk.does({ ...act, do: 'add', by: 'white', milliseconds: -20 * MINUTE });
    expect(clockAt(desk)).toMatchObject({ phase: 'fallen', flag: 'white' });
    desk.does({ type: 'strikeEntry', seq: incidents(desk)[0]?.seq ?? 0, reason: 'the other board' });
    expect(clockAt(desk)).toMatchObject({ phase: 'running', flag: null, running: 'white' });
  });

  test('struck after something else was done to the clock, no flag stays, and the arbiter lets it run', () => {
    const desk = withClocks('90+30', ['official']);
    desk.does({ ...act, do: 'add', by: 'white', milliseconds: -20 * MINUTE });
    desk.does({ ...act, do: 'add', by: 'black', milliseconds: MINUTE });
    desk.does({ type: 'strikeEntry', seq: incidents(desk)[0]?.seq ?? 0, reason: 'the other board' });
    expect(clockAt(desk)).toMatchObject({
      phase: 'frozen',
      flag: null,
      white: { time: 20 * MINUTE },
      black: { time: 26 * MINUTE },
    });
  });
});
