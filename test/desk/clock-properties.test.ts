/** Clocks at the desk over long random sequences: what was given less what was used is what is shown. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyState, fold } from '../../src-core/desk/index.ts';
import type {
  ClockAction,
  ClockReading,
  ClockView,
  Color,
  DeskCommand,
} from '../../src-core/contract/desk-api.ts';
import type { Arbiter } from './arbiter.ts';
import { firstRound } from './arbiter.ts';

const BASE = 60_000;
const INCREMENT = 1_000;
const place = { round: 1, board: 1 };
const other = (color: Color): Color => (color === 'white' ? 'black' : 'white');

/** The books of one clock with an increment, kept by adding up. */
interface Books {
  readonly given: Readonly<Record<Color, number>>;
  readonly used: Readonly<Record<Color, number>>;
  readonly turn: Color;
  readonly phase: string;
  /** The side whose flag fell first. */
  readonly flag: Color | null;
  readonly at: number;
}

function settled(books: Books, at: number): Books {
  if (books.phase !== 'running') return { ...books, at };
  const { turn, given, used } = books;
  const all = used[turn] + at - books.at;
  if (all < given[turn]) return { ...books, at, used: { ...used, [turn]: all } };
  const flag = books.flag ?? turn;
  return { ...books, at, phase: 'fallen', flag, used: { ...used, [turn]: given[turn] } };
}

function timeOf({ given, used }: Books, color: Color): number {
  return given[color] - used[color];
}

function withTime(books: Books, color: Color, time: number): Books {
  return { ...books, given: { ...books.given, [color]: Math.max(0, time) + books.used[color] } };
}

/** All of the clock read, or set: of what shows time no flag has fallen, where that is a fact. */
function asRead(books: Books, { white, black, turn, running }: ClockReading, isFact: boolean): Books {
  const [w, b] = [white.milliseconds ?? timeOf(books, 'white'), black.milliseconds ?? timeOf(books, 'black')];
  const set = withTime(withTime(books, 'white', w), 'black', b);
  const flag = isFact && set.flag !== null && timeOf(set, set.flag) > 0 ? null : set.flag;
  const stands = set.phase === 'running' || (set.phase === 'fallen' && flag === null) ? 'paused' : set.phase;
  return settled({ ...set, turn, flag, phase: running ? 'running' : stands }, set.at);
}

function afterDeed(books: Books, action: ClockAction): Books {
  switch (action.do) {
    case 'start':
    case 'resume':
      return settled({ ...books, phase: 'running' }, books.at);
    case 'pause':
      return { ...books, phase: 'paused' };
    case 'freeze':
      return { ...books, phase: 'frozen' };
    case 'turn':
      return settled({ ...books, turn: action.by }, books.at);
    case 'press': {
      const given = { ...books.given, [action.by]: books.given[action.by] + INCREMENT };
      return settled({ ...books, given, turn: other(action.by) }, books.at);
    }
    case 'set':
      return settled(withTime(books, action.by, action.milliseconds ?? 0), books.at);
    case 'add':
      return settled(withTime(books, action.by, timeOf(books, action.by) + action.milliseconds), books.at);
    case 'swap': {
      const [white, black] = [timeOf(books, 'white'), timeOf(books, 'black')];
      return settled(withTime(withTime(books, 'white', black), 'black', white), books.at);
    }
  }
}

type Wish =
  | ('press' | 'wrongPress' | 'strike' | 'penalty' | 'sleep' | 'look' | 'toldLate')
  | ('change' | 'reading' | 'lostLine' | 'countLate')
  | ClockAction['do'];

const step = fc.record({
  wait: fc.integer({ min: 0, max: 9_000 }),
  late: fc.integer({ min: -200, max: 1_500 }),
  what: fc.oneof(
    { weight: 10, arbitrary: fc.constant<Wish>('press') },
    {
      weight: 8,
      arbitrary: fc.constantFrom<Wish>(
        ...(['wrongPress', 'strike', 'penalty', 'sleep', 'look', 'toldLate'] as const),
        ...(['change', 'reading', 'lostLine', 'countLate'] as const),
        ...(['start', 'pause', 'resume', 'freeze', 'set', 'add', 'swap', 'turn'] as const),
      ),
    },
  ),
  ms: fc.integer({ min: 0, max: 70_000 }),
  by: fc.constantFrom<Color>('white', 'black'),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function actionOf({ what, ms, by }: Step, turn: Color): ClockAction | null {
  switch (what) {
    case 'press':
      return { do: 'press', by: turn };
    case 'wrongPress':
      return { do: 'press', by: other(turn) };
    case 'set':
      return { do: 'set', by, milliseconds: ms };
    case 'add':
      return { do: 'add', by, milliseconds: ms - 35_000 };
    case 'turn':
      return { do: 'turn', by };
    case 'start':
    case 'pause':
    case 'resume':
    case 'freeze':
    case 'swap':
      return { do: what };
    default:
      return null;
  }
}

class Game {
  readonly desk: Arbiter = firstRound();
  /** The books after each line of the clock that stands. */
  readonly books: Books[] = [];
  /** How often late presses were counted without a flag in between. */
  conserved = 0;

  constructor() {
    this.desk.now = 5_000_000;
    this.desk.does({ type: 'setControl', round: null, board: null, text: '1+1', change: 'moves' });
    this.desk.does({ type: 'placeClocks', round: 1, boards: null, mode: 'official' });
    const given = { white: BASE + INCREMENT, black: BASE + INCREMENT };
    const used = { white: 0, black: 0 };
    this.books.push({ given, used, turn: 'white', phase: 'ready', flag: null, at: this.desk.now });
  }

  get last(): Books {
    const last = this.books.at(-1);
    if (last === undefined) throw new Error('no books');
    return last;
  }

  get shown(): ClockView {
    const { clock } = this.desk.board();
    if (clock === null) throw new Error('no clock');
    return clock;
  }

  does(given: Step): void {
    const { desk } = this;
    desk.now += given.wait;
    switch (given.what) {
      case 'strike':
        return this.strikes();
      case 'penalty':
        return this.corrects(given);
      case 'sleep':
        return this.sleeps(given);
      case 'look':
        return this.looks();
      case 'toldLate':
        return this.isToldLate(given);
      case 'change':
        return this.changes(given);
      case 'reading':
        return this.reads(given);
      case 'lostLine':
        this.acts({ ...given, what: 'press', late: 2_000 + (given.ms % 9_000) });
        return given.by === 'white' ? this.countsLate() : undefined;
      case 'countLate':
        return this.countsLate();
      default:
        return this.acts(given);
    }
  }

  private acts(given: Step): void {
    const action = actionOf(given, this.shown.turn);
    if (action === null) return;
    const at = this.desk.now - given.late;
    const command: DeskCommand = { type: 'clockAct', ...place, ...action, pressed: { at }, reason: '' };
    const decision = this.desk.act(command);
    if (!decision.ok) return;
    // time given or taken by decision follows from an incident
    const event = decision.events.at(-1);
    if (event?.type !== 'clockActed') throw new Error('no clock line');
    expect(event.at).toBeLessThanOrEqual(this.desk.now);
    expect(this.desk.now - event.at).toBeLessThanOrEqual(1000);
    // pressed before the flag fell, heard after: what it takes the place of did not happen
    const before = event.inPlaceOf === undefined ? this.last : (this.books.at(-2) ?? this.last);
    this.books.push(afterDeed(settled(before, event.at), action));
  }

  private looks(): void {
    for (const event of this.desk.does({ type: 'lookAtClocks' })) {
      if (event.type === 'clockActed') this.books.push(settled(this.last, event.at));
    }
  }

  /** Pressed just before the flag fell, heard just after the desk wrote that it had. */
  private isToldLate(given: Step): void {
    const { next, running } = this.shown;
    if (next === null || running === null) return;
    this.desk.now = Math.max(this.desk.now, next + 100);
    this.looks();
    this.desk.now += 50;
    this.acts({ ...given, what: 'press', late: this.desk.now - next + 30 });
  }

  private strikes(): void {
    const { strikable } = this.shown;
    if (strikable === null || this.books.length < 2) return;
    this.desk.does({ type: 'strikeEntry', seq: strikable, reason: 'not so' });
    this.books.pop();
  }

  private corrects({ ms, by }: Step): void {
    const correction = {
      kind: 'penalty',
      add: { to: by, milliseconds: ms },
      takeBackGained: other(by),
    } as const;
    const { gained } = this.shown;
    this.desk.does({ type: 'correctClock', ...place, correction, reason: '7.5.5', incident: null });
    const books = settled(this.last, this.desk.now);
    const more = withTime(books, by, timeOf(books, by) + ms);
    const both = withTime(more, other(by), timeOf(more, other(by)) - gained[other(by)]);
    this.books.push(settled(both, books.at));
  }

  /** What the arbiter says of the displays: now and then only of one of them. */
  private readingOf({ ms, by, wait }: Step): ClockReading {
    const milliseconds = ms;
    const white = by === 'white' || wait % 2 === 0 ? { milliseconds } : {};
    const black = by === 'black' || wait % 2 === 0 ? { milliseconds } : {};
    return { white, black, turn: wait % 3 === 0 ? other(by) : by, running: wait % 5 !== 0 };
  }

  private changes(given: Step): void {
    const mode = this.shown.mode === 'official' ? 'mirror' : 'official';
    const reading = this.readingOf(given);
    this.desk.does({ type: 'changeClock', ...place, mode, reason: 'the tablet failed', ...reading });
    this.books.push(asRead(settled(this.last, this.desk.now), reading, true));
  }

  private reads(given: Step): void {
    const reading = this.readingOf(given);
    const correction = { kind: 'reading', ...reading } as const;
    this.desk.does({ type: 'correctClock', ...place, correction, reason: 'read', incident: null });
    this.books.push(asRead(settled(this.last, this.desk.now), reading, this.shown.mode === 'mirror'));
  }

  /** Late presses give to one side what they take from the other, and no more; whose clock runs is as it was. */
  private countsLate(): void {
    if (this.shown.late === null) return;
    const { desk } = this;
    const books = settled(this.last, desk.now);
    const plain = this.isPlain();
    const correction = { kind: 'late' } as const;
    const command: DeskCommand = {
      ...{ type: 'correctClock', ...place, correction },
      ...{ reason: 'the line was lost', incident: null },
    };
    if (!desk.act(command).ok) return;
    const { white, black, phase, flag, turn, late } = this.shown;
    expect(late).toBeNull();
    expect(turn).toBe(books.turn);
    const total = timeOf(books, 'white') + timeOf(books, 'black');
    if (plain && phase !== 'fallen') {
      expect(white.time + black.time).toBe(total);
      this.conserved++;
    }
    if (phase !== 'fallen') expect(phase).toBe(books.phase);
    const set = withTime(withTime(books, 'white', white.time), 'black', black.time);
    this.books.push({ ...set, phase, flag });
  }

  /** Only pressed, stopped and resumed since late presses were last settled. */
  private isPlain(): boolean {
    const events = this.desk.journal.map(({ event }) => event);
    const since = events.findLastIndex(
      (event) =>
        event.type === 'clockPlaced' ||
        (event.type === 'clockCorrected' && (event.late === true || event.was !== undefined)) ||
        (event.type === 'clockRecovered' && event.how === 'set'),
    );
    const plain: readonly string[] = ['start', 'press', 'pause', 'freeze', 'resume'];
    return events
      .slice(since + 1)
      .every(
        (event) => event.type === 'roundStarted' || (event.type === 'clockActed' && plain.includes(event.do)),
      );
  }

  /** The computer sleeps: what was sure stays, and the gap is taken from the side that ran. */
  private sleeps(given: Step): void {
    const gap = given.ms;
    const sure = Math.max(this.last.at, this.desk.now - 500);
    const decision = this.desk.asks({ type: 'interruptClocks', cause: 'sleep', at: sure, gap });
    if (decision.length === 0) return;
    const reading = this.readingOf(given);
    const stood = settled(this.last, sure);
    this.books.push(stood.phase === 'running' ? { ...stood, phase: 'paused' } : stood);
    if (stood.phase !== 'running') return;
    const recover = { type: 'recoverClocks', round: 1, boards: [1], resume: true } as const;
    if (this.shown.mode === 'mirror') {
      const both = { white: { milliseconds: gap }, black: { milliseconds: 70_000 - gap } };
      const read = { ...reading, ...both };
      this.desk.does({ ...recover, how: { kind: 'read', ...read, reason: 'read' } });
      this.books.push(asRead({ ...this.last, at: this.desk.now }, read, true));
      return;
    }
    this.desk.does({ ...recover, how: { kind: 'deduct' } });
    const ran = settled({ ...stood, phase: 'running' }, stood.at + gap);
    this.books.push({ ...ran, at: this.desk.now });
  }
}

describe('a clock at the desk, whatever is done to it', () => {
  it('shows what was given less what was used, to the millisecond, and the same read from the journal', () => {
    let [flags, late, counted] = [0, 0, 0];
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 120, size: 'max' }), (steps) => {
        const game = new Game();
        game.desk.does({ type: 'startRound', round: 1, boards: [1] });
        game.books.push({ ...game.last, phase: 'running' });
        for (const one of steps) {
          game.does(one);
          const { white, black, running, phase, turn, at, flag } = game.shown;
          const books = game.last;
          expect({ white: white.time, black: black.time, phase, turn, at, flag }).toEqual({
            white: timeOf(books, 'white'),
            black: timeOf(books, 'black'),
            phase: books.phase,
            turn: books.turn,
            at: books.at,
            flag: books.flag,
          });
          expect(running).toBe(phase === 'running' ? turn : null);
          expect(Math.min(white.time, black.time)).toBeGreaterThanOrEqual(0);
          if (phase === 'fallen') flags++;
        }
        counted += game.conserved;
        late += game.desk.journal.filter(({ event }) => 'inPlaceOf' in event).length;
        expect(game.desk.journal.reduce(fold, emptyState)).toEqual(game.desk.state);
      }),
      { numRuns: 60 },
    );
    expect(flags).toBeGreaterThan(0);
    expect(late).toBeGreaterThan(0);
    expect(counted).toBeGreaterThan(0);
  });

  it('never runs after a result, and stands after that is struck', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.array(step, { maxLength: 10 }), (before, after) => {
        const game = new Game();
        game.desk.does({ type: 'startRound', round: 1, boards: [1] });
        game.books.push({ ...game.last, phase: 'running' });
        for (const one of before) game.does(one);
        const result = { result: '1-0', reason: 'resignation', note: '', confirmed: true } as const;
        game.desk.does({ type: 'declareResult', ...place, ...result });
        const ended = game.shown;
        expect(ended).toMatchObject({ phase: 'over', running: null, next: null });
        for (const { wait, what } of after) {
          game.desk.now += wait;
          const action = actionOf({ wait, what, late: 0, ms: 1000, by: 'white' }, 'white');
          if (action === null) continue;
          expect(
            game.desk.isRefused({ type: 'clockAct', ...place, ...action, pressed: null, reason: '' }),
          ).toBe('gameOver');
        }
        const seq = game.desk.board().result?.seq ?? 0;
        game.desk.does({ type: 'strikeEntry', seq, reason: 'he did not resign' });
        expect(game.shown).toMatchObject({ running: null, white: ended.white, black: ended.black });
        expect(['paused', 'frozen', 'fallen', 'ready']).toContain(game.shown.phase);
      }),
      { numRuns: 25 },
    );
  });
});
