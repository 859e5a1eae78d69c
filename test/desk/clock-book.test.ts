/** What the book and the hall tell of clocks: who touched them, which clock it was, what a strike leads to, how far a game is. */
import { describe, expect, it } from 'vitest';
import type { ClockAction, ClockCommand, HistoryLine } from '../../src-core/contract/desk-api.ts';
import { documentOf, historyLine, viewOf } from '../../src-core/desk/index.ts';
import type { Arbiter } from './arbiter.ts';
import { firstRound, resultOf, strikeOf } from './arbiter.ts';

const MINUTE = 60_000;

function hall(text = '5+0'): Arbiter {
  const desk = firstRound();
  desk.now = 1_000_000;
  desk.does({ type: 'setControl', round: 1, board: null, text, change: 'moves' });
  desk.does({ type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
  return desk;
}

const does = (action: ClockAction, from?: 'clock'): ClockCommand => ({
  type: 'clockAct',
  round: 1,
  board: 1,
  ...action,
  pressed: null,
  reason: '',
  ...(from === undefined ? {} : { from }),
});

const book = (desk: Arbiter): readonly HistoryLine[] =>
  desk.journal.map((entry) => historyLine(desk.state, desk.people, entry, desk.now));
const lastLine = (desk: Arbiter): HistoryLine | undefined => book(desk).at(-1);

/** A press each, a second apart, White first. */
function presses(desk: Arbiter, count: number): void {
  for (let at = 0; at < count; at++) {
    desk.now += 1_000;
    desk.does(does({ do: 'press', by: at % 2 === 0 ? 'white' : 'black' }, 'clock'));
  }
}

describe('who touched a clock', () => {
  it('a start and a press at the board’s own clock say so; what an arbiter does there does not', () => {
    const desk = hall();
    expect(desk.does(does({ do: 'start' }, 'clock'))).toMatchObject([{ do: 'start', from: 'clock' }]);
    expect(desk.does(does({ do: 'press', by: 'white' }, 'clock'))).toMatchObject([{ from: 'clock' }]);
    for (const by of [does({ do: 'press', by: 'black' }), does({ do: 'pause' }, 'clock')])
      expect(desk.does(by)[0]).not.toHaveProperty('from');
  });
});

describe('of which clock a line is', () => {
  it('is told of each, and stays true when another clock has taken its place, or the line is struck', () => {
    const desk = hall();
    desk.does(does({ do: 'start' }));
    desk.does(does({ do: 'pause' }));
    const paused = desk.journal.length;
    const shown = { milliseconds: 4 * MINUTE };
    const mirror = { mode: 'mirror', white: shown, black: shown, turn: 'white', running: true } as const;
    desk.does({ type: 'changeClock', round: 1, board: 1, ...mirror, reason: 'the tablet failed' });
    desk.does(does({ do: 'press', by: 'white' }));
    const pressed = desk.journal.length;
    const told = () =>
      book(desk).flatMap(({ facts }) => (facts['clock'] === undefined ? [] : [facts['clock']]));
    expect(told()).toEqual(['official', 'official', 'mirror']);
    desk.does(strikeOf(pressed));
    desk.does(strikeOf(paused + 1));
    desk.does(strikeOf(paused));
    expect(told()).toEqual(['official', 'official', 'mirror']);
  });
});

describe('what a strike would lead to', () => {
  it('stands with the last line of a clock alone: what it shows, and what it would', () => {
    const desk = hall();
    desk.does(does({ do: 'start' }));
    desk.now += 10_000;
    desk.does(does({ do: 'add', by: 'black', milliseconds: 2 * MINUTE }));
    const strikable = book(desk).filter(({ strikes }) => strikes !== undefined);
    expect(strikable).toHaveLength(1);
    expect(strikable[0]?.seq).toBe(desk.journal.length);
    desk.now += 5_000;
    const { strikes } = lastLine(desk) ?? {};
    expect(strikes).toMatchObject({
      stands: { running: 'white', black: { time: 7 * MINUTE } },
      becomes: { running: 'white', black: { time: 5 * MINUTE } },
    });
  });

  it('a pause struck has been no pause: the time since is told as used, up to a flag', () => {
    const desk = hall();
    desk.does(does({ do: 'start' }));
    desk.now += 10_000;
    desk.does(does({ do: 'pause' }));
    desk.now += 10 * MINUTE;
    expect(lastLine(desk)?.strikes).toMatchObject({
      stands: { phase: 'paused', white: { time: 290_000 } },
      becomes: { phase: 'fallen', flag: 'white', white: { time: 0 } },
    });
  });

  it('the line that placed a clock leaves none; a flag, an end, and a board with a result nothing', () => {
    const desk = hall();
    expect(lastLine(desk)?.strikes).toMatchObject({ stands: { phase: 'ready' }, becomes: null });
    desk.does(does({ do: 'start' }));
    desk.now += 6 * MINUTE;
    desk.does({ type: 'lookAtClocks' });
    expect(book(desk).filter(({ strikes }) => strikes !== undefined)).toEqual([]);
    desk.does(resultOf('0-1', 'time', { confirmed: true }));
    expect(book(desk).filter(({ strikes }) => strikes !== undefined)).toEqual([]);
  });

  it('is what the strike does', () => {
    const desk = hall('3+2');
    desk.does(does({ do: 'start' }));
    presses(desk, 3);
    const becomes = lastLine(desk)?.strikes?.becomes;
    desk.does(strikeOf(desk.journal.length));
    desk.does({ type: 'lookAtClocks' });
    const { clock } = desk.board();
    expect({ at: clock?.at, turn: clock?.turn, white: clock?.white, black: clock?.black }).toEqual({
      at: becomes?.at,
      turn: becomes?.turn,
      white: becomes?.white,
      black: becomes?.black,
    });
  });
});

describe('how far a game is', () => {
  const row = (desk: Arbiter) => desk.view({ kind: 'round', round: 1 }).boards[0];

  it('the clock counts where nobody writes the moves, and whose turn it is with it', () => {
    const desk = hall();
    desk.does(does({ do: 'start' }));
    expect(row(desk)).toMatchObject({ moveNumber: 1, turn: 'white', unrecorded: 0 });
    presses(desk, 3);
    expect(row(desk)).toMatchObject({ moveNumber: 2, turn: 'black', unrecorded: 3, lastSan: null });
    desk.plays('e4');
    expect(row(desk)).toMatchObject({ moveNumber: 2, turn: 'black', unrecorded: 2, lastSan: 'e4' });
    desk.plays('e5 Nf3 Nc6 Bb5');
    expect(row(desk)).toMatchObject({ moveNumber: 3, turn: 'black', unrecorded: 0, lastSan: 'Bb5' });
  });

  it('from a position set at move 20 with Black to move', () => {
    const desk = hall();
    const position = '4k3/8/8/8/8/8/4P3/4K3 b - - 0 20';
    desk.does({ type: 'setStartPosition', round: 1, board: 1, position, variant: 'standard', reason: '' });
    expect(row(desk)).toMatchObject({ moveNumber: 20, turn: 'black' });
    desk.plays('Kd7');
    expect(row(desk)).toMatchObject({ moveNumber: 20, turn: 'white' });
    desk.plays('e4');
    expect(row(desk)).toMatchObject({ moveNumber: 21, turn: 'black' });
  });
});

describe('a player past the default time (6.7.1)', () => {
  it('is told of the board as of the round', () => {
    const desk = hall();
    desk.does({ type: 'setDefaultTime', minutes: 1 });
    desk.does({ type: 'setPresence', round: 1, board: 1, side: 'black', present: false });
    desk.does({ type: 'startRound', round: 1, boards: null });
    const at = (now: number) =>
      viewOf(desk.state, desk.people, { kind: 'board', round: 1, board: 1 }, now).late;
    expect(at(desk.now + MINUTE - 1)).toEqual([]);
    expect(at(desk.now + MINUTE)).toEqual(['black']);
    desk.now += 13 * MINUTE;
    desk.does({ type: 'setPresence', round: 1, board: 1, side: 'black', present: true });
    const late = { sinceStart: 13 * MINUTE, pastDefault: 12 * MINUTE };
    expect(desk.journal.at(-1)?.event).toMatchObject({ type: 'playerArrived', ...late });
  });
});

describe('the PGN of a round', () => {
  const pgn = (desk: Arbiter) => documentOf(desk.state, desk.people, { kind: 'pgn', round: 1, board: null });

  it('holds a game that has begun though nobody wrote a move, and says which boards have not begun', () => {
    const desk = hall();
    expect(pgn(desk)).toMatchObject({ text: '', games: 0 });
    expect(pgn(desk).leftOut).toEqual([
      { round: 1, board: 1 },
      { round: 1, board: 2 },
    ]);
    desk.does(does({ do: 'start' }));
    presses(desk, 4);
    expect(pgn(desk)).toMatchObject({ games: 1, leftOut: [{ round: 1, board: 2 }] });
    expect(pgn(desk).text).toMatch(/\[TimeControl "300"\][^]*\n\n\*\n/);
  });

  it('is dated by the day of its own round where one was set, else by the first of the tournament', () => {
    const desk = hall();
    desk.does(does({ do: 'start' }));
    const day = () => /\[Date "(.*)"\]/.exec(pgn(desk).text)?.[1];
    expect(day()).toBe('2026.02.20');
    desk.does({ type: 'scheduleRound', round: 2, begins: '2026-11-29T16:30' });
    expect(day()).toBe('2026.02.20');
    desk.does({ type: 'scheduleRound', round: 1, begins: '2026-11-30T13:51' });
    expect(day()).toBe('2026.11.30');
  });

  it('can be read back: a game without moves is no fault', () => {
    const desk = hall();
    desk.does(does({ do: 'start' }));
    const other = firstRound();
    const command = { type: 'importPgn', text: pgn(desk).text, source: '', round: 1, board: null } as const;
    expect(other.act(command)).toMatchObject({ ok: true, faults: [] });
    expect(other.board().plies).toEqual([]);
  });
});
