/**
 * A slow, obvious clock: it counts millisecond by millisecond, as a wheel would, and adds up what was given and what
 * was used. The oracle of the real one; controls are meant to be tiny.
 */
import type { Change, Color, Period, SideControl, TimeControl } from '../../src-core/clocks/index.ts';

class Display {
  given = 0;
  used = 0;
  moves = 0;
  period = 1;
  ofMove = 0;
  standing = 0;
  byoYomi = 0;
  readonly side: SideControl;

  constructor(side: SideControl) {
    this.side = side;
    this.given = this.now.base;
    this.beginMove();
  }

  get time(): number {
    return this.side.mode === 'up' ? this.used : this.given - this.used;
  }

  get now(): Period {
    return this.side.periods[this.period - 1] ?? this.side.periods[0];
  }

  get movesOfPeriods(): number | null {
    if (this.now.moves === null) return null;
    return this.side.periods.slice(0, this.period).reduce((sum, { moves }) => sum + (moves ?? 0), 0);
  }

  get isLast(): boolean {
    return this.period === this.side.periods.length;
  }

  beginMove(): void {
    const { bonus } = this.now;
    this.ofMove = 0;
    this.standing = bonus.kind === 'delay' ? bonus.ms : 0;
    if (bonus.kind === 'increment') this.given += bonus.ms;
  }

  nextPeriod(): void {
    this.period += 1;
    this.given += this.now.base;
    this.byoYomi = 0;
  }
}

export class SlowClock {
  readonly displays: Readonly<Record<Color, Display>>;
  readonly change: Change;
  running: Color | null = null;
  turn: Color = 'white';
  flag: Color | null = null;

  constructor(control: TimeControl, change: Change) {
    this.displays = { white: new Display(control.white), black: new Display(control.black) };
    this.change = change;
  }

  go(): void {
    if (this.flag === null) this.running = this.turn;
  }

  stop(): void {
    this.running = null;
  }

  pass(milliseconds: number): void {
    for (let n = 0; n < milliseconds; n++) this.tick();
  }

  private tick(): void {
    if (this.running === null) return;
    const display = this.displays[this.running];
    display.ofMove += 1;
    if (display.standing > 0) display.standing -= 1;
    else {
      display.used += 1;
      if (display.side.mode === 'hourglass') this.displays[this.other(this.running)].given += 1;
    }
    if (display.time === 0 && display.standing === 0) this.usedUp(display);
  }

  private usedUp(display: Display): void {
    const { bonus } = display.now;
    if (bonus.kind === 'byoYomi' && display.byoYomi !== 1) {
      display.byoYomi = display.byoYomi === 0 ? bonus.times : display.byoYomi - 1;
      display.given += bonus.ms;
    } else if (this.change === 'zero' && !display.isLast && display.moves >= (display.movesOfPeriods ?? 0)) {
      display.nextPeriod();
    } else {
      this.flag = this.running;
      this.running = null;
    }
  }

  press(by: Color): void {
    if (this.running !== by) return;
    const display = this.displays[by];
    const { bonus } = display.now;
    if (bonus.kind === 'bronstein') display.given += Math.min(bonus.ms, display.ofMove);
    if (bonus.kind === 'byoYomi' && display.byoYomi > 0) display.given += bonus.ms - display.time;
    display.moves += 1;
    if (this.change === 'moves' && !display.isLast && display.moves === display.movesOfPeriods)
      display.nextPeriod();
    display.beginMove();
    this.turn = this.other(by);
    this.running = this.turn;
    if (this.displays[this.turn].time === 0 && this.displays[this.turn].standing === 0) {
      if (this.displays[this.turn].side.mode !== 'up') this.usedUp(this.displays[this.turn]);
    }
  }

  private other(color: Color): Color {
    return color === 'white' ? 'black' : 'white';
  }
}
