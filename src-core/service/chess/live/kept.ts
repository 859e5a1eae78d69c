/** What the watch keeps beside the journal, a text a thing: a file from outside may hold anything there. */
import type { BoardSaved, Notice } from '../../../feeds/index.ts';
import type { GameNames } from '../../../contract/live-views.ts';
import type { LiveSource } from '../../../contract/live-orders.ts';
import type { AsideRow } from '../../../store/index.ts';

export interface Seen {
  readonly by: string;
  readonly at: string;
}

/** Of one round. */
export interface RoundKept {
  /** By their numbers, none missing. */
  readonly notices: readonly Notice[];
  readonly seen: ReadonlyMap<number, Seen>;
  readonly games: ReadonlyMap<number, BoardSaved>;
  /** The state of a draft beside which the desk's own game stays, by board. */
  readonly kept: ReadonlyMap<number, string>;
  readonly named: ReadonlyMap<number, GameNames>;
}

export interface LiveSettings {
  readonly source: LiveSource | null;
  /** The round watched; null: none. */
  readonly watching: number | null;
  /** Serial numbers by table. */
  readonly eboards: Readonly<Record<string, string>>;
}

export const NO_ROUND: RoundKept = {
  notices: [],
  seen: new Map(),
  games: new Map(),
  kept: new Map(),
  named: new Map(),
};

const NO_SETTINGS: LiveSettings = { source: null, watching: null, eboards: {} };

type Part = keyof RoundKept;

type Stored = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Stored => typeof value === 'object' && value !== null;
const hasTexts = (value: unknown, ...keys: readonly string[]): boolean =>
  isObject(value) && keys.every((key) => typeof value[key] === 'string');

/** Whether what was read is what this desk writes there. */
const FITS: { readonly [P in Part]: (value: unknown) => boolean } = {
  notices: (value) =>
    isObject(value) &&
    hasTexts(value['facts'], 'code') &&
    typeof value['at'] === 'number' &&
    typeof value['withdrawn'] === 'boolean' &&
    (value['board'] === null || typeof value['board'] === 'number'),
  seen: (value) => hasTexts(value, 'by', 'at'),
  games: (value) =>
    hasTexts(value, 'start', 'variant', 'result') &&
    isObject(value) &&
    ['moves', 'clocks', 'rest', 'added'].every((key) => Array.isArray(value[key])),
  kept: (value) => typeof value === 'string',
  named: (value) => hasTexts(value, 'white', 'black'),
};

/** The rows of the watch, and what they come to. */
export class KeptLive {
  readonly #write: (rows: readonly AsideRow[]) => void;
  readonly #rounds = new Map<number, RoundKept>();
  #settings: LiveSettings = NO_SETTINGS;

  constructor(rows: ReadonlyMap<string, string>, write: (rows: readonly AsideRow[]) => void) {
    this.#write = write;
    for (const [name, body] of rows) this.#read(name, body);
  }

  get settings(): LiveSettings {
    return this.#settings;
  }

  round(round: number): RoundKept {
    return this.#rounds.get(round) ?? NO_ROUND;
  }

  set(settings: LiveSettings): void {
    this.#write([{ name: 'live.settings', body: JSON.stringify(settings) }]);
    this.#settings = settings;
  }

  /** Keeps these things of a round, all or none: durable when this returns. `value` null: it goes. */
  put(
    round: number,
    things: readonly { readonly part: Part; readonly n: number; readonly value: unknown }[],
  ): void {
    if (things.length === 0) return;
    this.#write(
      things.map(({ part, n, value }) => ({
        name: nameOf(round, part, n),
        body: value === null ? null : JSON.stringify(value),
      })),
    );
    for (const { part, n, value } of things) this.#take(round, part, n, value);
  }

  #read(name: string, body: string): void {
    let value: unknown;
    try {
      value = JSON.parse(body);
    } catch {
      return;
    }
    if (name === 'live.settings') {
      this.#settings = settingsIn(value);
      return;
    }
    const [, round, part, n] = /^live\.(\d+)\.(\w+)\.(\d+)$/.exec(name) ?? [];
    const known = (Object.keys(FITS) as Part[]).find((each) => each === part);
    if (known !== undefined && FITS[known](value)) this.#take(Number(round), known, Number(n), value);
  }

  #take(round: number, part: Part, n: number, value: unknown): void {
    const before = this.round(round);
    if (part === 'notices') {
      // rows come in the order of their numbers
      const notices = [...before.notices.slice(0, n), value as Notice, ...before.notices.slice(n + 1)];
      this.#rounds.set(round, { ...before, notices });
      return;
    }
    const map = new Map<number, unknown>(before[part]);
    if (value === null) map.delete(n);
    else map.set(n, value);
    this.#rounds.set(round, { ...before, [part]: map });
  }
}

/** Numbers are padded, so that rows come in their order. */
function nameOf(round: number, part: Part, n: number): string {
  return `live.${round}.${part}.${String(n).padStart(6, '0')}`;
}

function settingsIn(value: unknown): LiveSettings {
  if (!isObject(value)) return NO_SETTINGS;
  const { source, watching, eboards } = value;
  const texts = isObject(eboards) ? Object.entries(eboards) : [];
  return {
    source: sourceIn(source),
    watching: typeof watching === 'number' ? watching : null,
    eboards: Object.fromEntries(
      texts.flatMap(([board, serial]) => (typeof serial === 'string' ? [[board, serial]] : [])),
    ),
  };
}

function sourceIn(value: unknown): LiveSource | null {
  if (!isObject(value)) return null;
  const { kind, path, url, poll } = value;
  if (kind === 'files' && typeof path === 'string') return { kind, path, poll: poll === true };
  return kind === 'liveChess' && typeof url === 'string' ? { kind, url } : null;
}
