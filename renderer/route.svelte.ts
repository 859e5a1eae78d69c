import type { Variant } from '../src-core/contract/desk-api.ts';
import type { ToldKind } from './screens/incident/facts.ts';
import type { Which } from './screens/round/rows-shown.ts';

/** What a hand did on the chessboard, as the desk reads it, after so many plies. */
export interface Arranged {
  readonly ply: number;
  readonly acts: readonly string[];
}

/** What the watch over live boards told: the kind of incident, and the answer to its first question where it has one. */
export interface Noticed {
  readonly kind: ToldKind;
  readonly value: string | null;
}

/** The place where the arbiter stands. */
export type Screen =
  | { readonly name: 'hall' }
  | { readonly name: 'live' }
  | { readonly name: 'round' }
  | { readonly name: 'pairings' }
  | { readonly name: 'swiss' }
  | { readonly name: 'roundStart' }
  /** Without the frame around them: for players, and for the hall. */
  | { readonly name: 'clock'; readonly round: number; readonly board: number }
  | { readonly name: 'countdown'; readonly round: number }
  | { readonly name: 'board'; readonly round: number; readonly board: number }
  /**
   * `claim`: begun with the button for claims; `flag`: with the flag that the clock shows as fallen; `arranged`: with
   * what a hand did; `noticed`: with what the watch over live boards has told.
   */
  | {
      readonly name: 'incident';
      readonly round: number;
      readonly board: number;
      readonly claim: boolean;
      readonly arranged?: Arranged;
      readonly flag?: true;
      readonly noticed?: Noticed;
    }
  | { readonly name: 'incidents'; readonly focus: number | null }
  | { readonly name: 'journal'; readonly place: { readonly round: number; readonly board: number } | null }
  | { readonly name: 'players'; readonly focus: string | null }
  /** The 960 start positions, beginning with one of them; null: with that of the round, once the desk has told it. */
  | { readonly name: 'explorer'; readonly number: number | null }
  | { readonly name: 'tournament' }
  | { readonly name: 'standings' }
  /** Without the frame: pairings, results and standings for the hall. */
  | { readonly name: 'wall' }
  /** `fen` null: nothing to begin with. */
  | { readonly name: 'position'; readonly fen: string | null; readonly variant: Variant }
  | { readonly name: 'draw' }
  | { readonly name: 'parchis' }
  | { readonly name: 'parchisTable'; readonly round: number; readonly table: number }
  | { readonly name: 'checkDraw' }
  /** The draw for the hall: the whole window, without the frame. */
  | { readonly name: 'ceremony'; readonly round: number };

interface Step {
  readonly screen: Screen;
  /** The round looked at; null: the last one paired. */
  readonly round: number | null;
  /** How many steps of ours lie behind in the window's history. */
  readonly depth: number;
  /** The board marked in the list when it was left. */
  readonly marked?: number;
  /** Which boards of it were shown then. */
  readonly among?: Which;
}

const home: Step = { screen: { name: 'round' }, round: null, depth: 0 };

/**
 * Where this screen is and was. Kept in the window's own history: Back and a reload work, and the address
 * never shows it.
 */
export class Route {
  #step: Step = $state.raw(home);
  /** Keeps the window where it is; it may be let go later. */
  #held: ((go: () => void) => boolean) | null = null;

  constructor() {
    const kept: unknown = history.state;
    if (isStep(kept)) this.#step = kept;
    else history.replaceState(home, '');
    addEventListener('popstate', (event) => {
      const state: unknown = event.state;
      this.#step = isStep(state) ? state : home;
    });
  }

  get screen(): Screen {
    return this.#step.screen;
  }

  /** The round chosen by hand, or null for the last one paired. */
  get round(): number | null {
    return this.#step.round;
  }

  /** The board that was marked in this list when it was left. */
  get marked(): number | null {
    return this.#step.marked ?? null;
  }

  /** Which boards of this list were shown when it was left. */
  get among(): Which {
    return this.#step.among ?? 'all';
  }

  /** Keeps the board marked here, and which were shown, for who comes back. */
  mark(board: number, among: Which = 'all'): void {
    this.#step = { ...this.#step, marked: board, among };
    history.replaceState(this.#step, '');
  }

  /** Asks before this screen is left; `held` says whether it stays, and may go later. Gives the way to end it. */
  hold(held: (go: () => void) => boolean): () => void {
    this.#held = held;
    return () => {
      if (this.#held === held) this.#held = null;
    };
  }

  #leave(go: () => void): void {
    const free = (): void => {
      this.#held = null;
      go();
    };
    if (this.#held?.(free) !== true) go();
  }

  go(screen: Screen): void {
    this.#leave(() => this.#go(screen));
  }

  #go(screen: Screen): void {
    const round = 'round' in screen ? screen.round : this.#step.round;
    this.#step = { screen, round, depth: this.#step.depth + 1 };
    history.pushState(this.#step, '');
  }

  /** Looks at another round on the same screen. */
  chooseRound(round: number): void {
    const { marked: _marked, among: _among, ...step } = this.#step;
    this.#step = { ...step, round };
    history.replaceState(this.#step, '');
  }

  /** The list of a round, from anywhere. */
  goToRound(round: number): void {
    this.#leave(() => {
      this.#go({ name: 'round' });
      this.chooseRound(round);
    });
  }

  /** One step back; from the first one, home. */
  back(): void {
    if (this.#step.depth > 0) this.#leave(() => history.back());
    else if (this.#step.screen.name !== 'round') this.#leave(() => this.reset());
  }

  /** One step back; from the first one, to that screen. */
  backOr(screen: Screen): void {
    if (this.#step.depth > 0) this.#leave(() => history.back());
    else this.go(screen);
  }

  /** Home, for a tournament just opened. */
  reset(): void {
    this.#step = home;
    history.replaceState(home, '');
  }
}

function isStep(value: unknown): value is Step {
  return typeof value === 'object' && value !== null && 'screen' in value && 'depth' in value;
}
