import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LiveBoard, LiveDraftView, LiveNotice, LiveView } from '../../src-core/contract/desk-api.ts';
import type { FeedEvent } from '../../src-core/feeds/index.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import type { Feeds } from '../../src-core/service/chess/live/room.ts';
import { newPath } from '../store/kit.ts';
import { HandClock, act, createTournament, did, move } from './kit.ts';

const source = { kind: 'files', path: '/round/games.pgn', poll: false } as const;
const place = { round: 1, board: 1 };

/** A source in the test's hand. */
class HandFeeds implements Feeds {
  hear: (event: FeedEvent) => void = () => {};
  followed = 0;
  readonly recorded: FeedEvent[] = [];

  follow: Feeds['follow'] = (_source, _serials, hear) => {
    this.hear = hear;
    this.followed++;
    return { close: () => undefined };
  };

  record: Feeds['record'] = () => ({
    path: '/recordings/one.jsonl',
    take: (event) => this.recorded.push(event),
    close: () => undefined,
  });

  writes(...games: readonly string[]): void {
    this.hear({ kind: 'file', path: source.path, text: games.join('\n\n') });
    vi.advanceTimersByTime(300);
  }
}

const game = (moves: string, board = 1, result = '*'): string =>
  `[Event "Abierto"]\n[Round "1.${board}"]\n[White "${board === 1 ? 'Ruiz, Ana' : 'Sanz, Eva'}"]\n[Black "${board === 1 ? 'Brunet, Oriol' : 'Tormo, Pau'}"]\n[Result "${result}"]\n\n${moves} ${result}\n`;

const BACK = '1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8';

class Hall {
  readonly clock = new HandClock();
  readonly feeds = new HandFeeds();
  readonly path = newPath();
  desk = DeskService.create(this.path, this.options());

  options() {
    const { now, monotonic } = this.clock;
    return { now, monotonic, pushEveryMs: 0, pollEveryMs: 1_000_000, feeds: this.feeds };
  }

  async pair(): Promise<void> {
    await did(this.desk, createTournament);
    const text = 'No;Nombre\n1;Ruiz, Ana\n2;Brunet, Oriol\n3;Sanz, Eva\n4;Tormo, Pau\n';
    await did(this.desk, { type: 'registerPlayersFromText', text });
    await did(this.desk, {
      type: 'pairRound',
      round: 1,
      pairings: [
        { board: 1, white: '1', black: '2' },
        { board: 2, white: '3', black: '4' },
      ],
    });
  }

  async watched(): Promise<this> {
    await this.pair();
    await this.desk.startWatch({ source, round: 1 });
    return this;
  }

  /** The process ends without a word, and another opens the file. */
  again(): void {
    this.desk.close();
    this.desk = DeskService.open(this.path, this.options());
    this.desk.look();
  }

  live(round = 1): Promise<LiveView> {
    return new Promise((resolve) => {
      const stop = this.desk.watch({ kind: 'live', round }, (view) => {
        resolve(view);
        queueMicrotask(() => stop());
      });
    });
  }

  draft(board = 1): Promise<LiveDraftView> {
    return new Promise((resolve) => {
      const stop = this.desk.watch({ kind: 'liveDraft', round: 1, board }, (view) => {
        resolve(view);
        queueMicrotask(() => stop());
      });
    });
  }

  async told(): Promise<readonly LiveNotice[]> {
    return (await this.live()).notices;
  }

  async board(board = 1): Promise<LiveBoard | undefined> {
    return (await this.live()).boards.find((each) => each.board === board);
  }

  async confirm(board = 1): Promise<void> {
    const { text, seq } = await this.draft(board);
    await did(
      this.desk,
      { type: 'importPgn', text, source: 'games.pgn', round: 1, board, fed: true },
      { seen: seq },
    );
  }
}

async function hall(): Promise<Hall> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const made = new Hall();
  await made.watched();
  return made;
}

let open: Hall | null = null;
async function watchedHall(): Promise<Hall> {
  open = await hall();
  return open;
}
afterEach(() => {
  open?.desk.close();
  open = null;
  vi.useRealTimers();
});

const codes = (notices: readonly LiveNotice[]) => notices.map(({ facts }) => facts.code);

describe('a watch at the desk', () => {
  test('tells what its source gives to know, once, and withdraws it', async () => {
    const there = await watchedHall();
    there.feeds.writes(game(BACK));
    expect(await there.told()).toMatchObject([
      { id: 0, board: 1, grade: 'know', withdrawn: false, seen: null, facts: { code: 'repetition', ply: 8 } },
    ]);
    there.feeds.writes(game('1. Nf3 Nf6 2. Ng1 Ng8'));
    const told = await there.told();
    expect(codes(told)).toEqual(['correction', 'repetition']);
    expect(told[1]).toMatchObject({ withdrawn: true });
  });

  test('after the desk was closed and opened nothing is told twice, and nothing is lost', async () => {
    const there = await watchedHall();
    there.feeds.writes(game(BACK), game('1. e4', 2));
    await there.desk.live({ do: 'see', round: 1, notices: [0], seen: true, by: 'Vera' });
    const before = await there.live();
    there.again();
    expect(there.feeds.followed).toBe(2);
    expect((await there.live()).notices).toEqual(before.notices);
    expect(before.notices[0]?.seen).toMatchObject({ by: 'Vera' });
    there.feeds.writes(game(BACK), game('1. e4', 2));
    expect((await there.live()).notices).toEqual(before.notices);
    // what the source changed while nobody looked is told all the same
    there.again();
    there.feeds.writes(game('1. Nf3 Nf6 2. Ng1 Ng8'), game('1. e4', 2));
    const after = await there.told();
    expect(codes(after)).toEqual(['correction', 'repetition']);
    expect(after[1]).toMatchObject({ withdrawn: true, seen: { by: 'Vera' } });
  });

  test('a source that was lost when the desk closed is not told as lost again, and then as back', async () => {
    const there = await watchedHall();
    there.feeds.writes(game('1. e4'));
    there.feeds.writes('');
    there.clock.pass(61_000);
    vi.advanceTimersByTime(61_000);
    expect(codes(await there.told())).toEqual(['feedLost']);
    expect((await there.live()).feed).toMatchObject({ state: 'lost' });
    there.again();
    there.clock.pass(120_000);
    vi.advanceTimersByTime(120_000);
    expect(codes(await there.told())).toEqual(['feedLost']);
    there.feeds.writes(game('1. e4'));
    expect(codes(await there.told())).toEqual(['feedBack', 'feedLost']);
  });

  test('goes on with the next round once every board of this one has a result', async () => {
    const there = await watchedHall();
    for (const board of [1, 2]) {
      const result = {
        type: 'declareResult',
        round: 1,
        board,
        result: '1-0',
        reason: 'resignation',
      } as const;
      await did(there.desk, { ...result, note: '', confirmed: true });
    }
    there.desk.look();
    expect((await there.live()).watching).toBe(1);
    await did(there.desk, { type: 'pairRound', round: 2, pairings: [{ board: 1, white: '1', black: '3' }] });
    there.desk.look();
    expect(await there.live(2)).toMatchObject({ watching: 2, source, feed: { state: 'waiting' } });
    await there.desk.live({ do: 'stop' });
    expect(await there.live(2)).toMatchObject({ watching: null, source, feed: { state: 'stopped' } });
  });

  test('a game that a person has said to be of a board is that board’s', async () => {
    const there = await watchedHall();
    const strange = game('1. d4').replace('Ruiz, Ana', 'Anita').replace('Brunet, Oriol', 'Uri');
    there.feeds.writes(strange);
    expect(codes(await there.told())).toEqual(['unknownGame']);
    const names = { white: 'Anita', black: 'Uri' };
    await there.desk.live({ do: 'named', ...place, names });
    there.feeds.writes(strange);
    expect(await there.board()).toMatchObject({ plies: 1, lastSan: 'd4', named: names, draft: 'ahead' });
  });

  test('an electronic board stands at one table', async () => {
    const there = await watchedHall();
    await there.desk.live({ do: 'eboard', board: 1, serial: '41007' });
    await there.desk.live({ do: 'eboard', board: 2, serial: '41007' });
    expect((await there.live()).boards.map(({ eboard }) => eboard)).toEqual([null, '41007']);
  });

  test('a name that was erased stands in no notice', async () => {
    const there = await watchedHall();
    there.feeds.writes(game('1. d4').replace('Brunet, Oriol', 'Otro, Nadie'));
    expect(JSON.stringify(await there.told())).toContain('Otro, Nadie');
    await did(there.desk, { type: 'erasePerson', id: 'p1' });
    expect(JSON.stringify(await there.told())).not.toContain('Otro, Nadie');
  });
});

describe('the games of a source', () => {
  test('are drafts until a person confirms them, and go on from there', async () => {
    const there = await watchedHall();
    there.feeds.writes(game('1. e4 e5'), game('1. d4', 2));
    expect((await there.live()).boards.map(({ draft }) => draft)).toEqual(['ahead', 'ahead']);
    expect(await there.desk.fedGames({ round: 1, board: null })).toHaveLength(2);
    await there.confirm();
    expect(await there.board()).toMatchObject({ draft: 'same' });
    there.feeds.writes(game('1. e4 e5 2. Nf3', 1, '1-0'), game('1. d4', 2));
    expect(await there.draft()).toMatchObject({
      state: 'ahead',
      same: 2,
      lines: [{ own: null, fed: 'Nf3' }],
    });
    await there.confirm();
    expect(await there.draft()).toMatchObject({ state: 'same', results: { own: '1-0', fed: '1-0' } });
    const { lines } = await there.desk.history({ from: 0, limit: 99, newestFirst: false, place });
    expect(lines.filter(({ event }) => event.type === 'gameImported')).toHaveLength(2);
  });

  test('an illegal move that stands goes in with them', async () => {
    const there = await watchedHall();
    there.feeds.writes(game('1. e4 e5 2. Bb5 d6 3. Bc4 Nc6 4. Bb5 Nd4 5. Bc4 Nb5'));
    there.feeds.writes(game('1. e4 d6 2. Bb5+ Nf6 3. Nf3'));
    expect(codes(await there.told())).toContain('illegalMove');
    await there.confirm();
    expect(await there.board()).toMatchObject({ draft: 'same', plies: 5 });
  });

  test('what a person has entered is not written over: it is told move by move, and decided', async () => {
    const there = await watchedHall();
    await did(there.desk, move(1, 'e4'));
    await did(there.desk, move(1, 'c5'));
    there.feeds.writes(game('1. e4 e5 2. Nf3'));
    const draft = await there.draft();
    expect(draft).toMatchObject({
      state: 'differs',
      same: 1,
      lines: [
        { ply: 2, own: 'c5', fed: 'e5' },
        { ply: 3, own: null, fed: 'Nf3' },
      ],
    });
    expect(await there.desk.fedGames({ round: 1, board: 1 })).toEqual([]);
    const { text } = draft;
    const importing = { type: 'importPgn', text, source: 'a', round: 1, board: 1, fed: true } as const;
    expect(await there.desk.act(act(importing))).toMatchObject({ refusal: { code: 'boardHasOtherMoves' } });
    await there.desk.live({ do: 'keep', ...place, key: draft.key });
    expect(await there.board()).toMatchObject({ draft: 'kept' });
    there.feeds.writes(game('1. e4 e5 2. Nf3 Nc6'));
    expect(await there.board()).toMatchObject({ draft: 'differs' });
    // or the source is right: the own moves are struck, with a reason
    for (const seq of (await there.draft()).strike)
      await did(there.desk, { type: 'strikeEntry', seq, reason: 'misheard' });
    expect(await there.board()).toMatchObject({ draft: 'ahead' });
    await there.confirm();
    expect(await there.board()).toMatchObject({ draft: 'same', plies: 4 });
  });

  test('a correction after confirming is a question', async () => {
    const there = await watchedHall();
    there.feeds.writes(game('1. e4 e5 2. Nf3'));
    await there.confirm();
    there.feeds.writes(game('1. e4 e5 2. Nc3'));
    expect(await there.draft()).toMatchObject({ state: 'corrected', lines: [{ own: 'Nf3', fed: 'Nc3' }] });
    there.feeds.writes(game('1. e4 e5'));
    expect(await there.draft()).toMatchObject({ state: 'corrected', lines: [{ own: 'Nf3', fed: null }] });
  });

  test('a person who goes on from what he confirmed is not contradicted by a source that comes later', async () => {
    const there = await watchedHall();
    there.feeds.writes(game('1. e4 e5'));
    await there.confirm();
    there.clock.pass(1000);
    await did(there.desk, move(1, 'Nf3'));
    expect(await there.board()).toMatchObject({ draft: 'same' });
  });

  test('another result than the declared one is a difference', async () => {
    const there = await watchedHall();
    const result = { type: 'declareResult', ...place, result: '1-0', reason: 'resignation' } as const;
    await did(there.desk, { ...result, note: '', confirmed: true });
    there.feeds.writes(game('', 1, '1/2-1/2'));
    expect(await there.draft()).toMatchObject({ state: 'differs', results: { own: '1-0', fed: '1/2-1/2' } });
  });
});

test('what comes is recorded while it is asked for, and in no line of the journal', async () => {
  const there = await watchedHall();
  const { lines } = await there.desk.history({ from: 0, limit: 99, newestFirst: false, place: null });
  await there.desk.live({ do: 'record', on: true });
  expect(await there.live()).toMatchObject({ recording: '/recordings/one.jsonl' });
  there.feeds.writes(game('1. e4'));
  expect(there.feeds.recorded).toHaveLength(1);
  await there.desk.live({ do: 'record', on: false });
  expect(await there.live()).toMatchObject({ recording: null });
  const after = await there.desk.history({ from: 0, limit: 99, newestFirst: false, place: null });
  expect(after.lines).toEqual(lines);
});
