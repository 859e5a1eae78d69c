/**
 * Where acts that a screen has taken and not sent outlast the page: the browser's IndexedDB, written through to the
 * disk before the write counts. It belongs to the page's own address; Electron's pages have one of their own.
 */
import type { Act } from '../../src-core/contract/desk-api.ts';
import { asked } from '../browser-store.ts';
import type { Problem } from '../problem.ts';

/** An act a screen of this device has taken, until it is known what became of it. */
export interface KeptAct {
  readonly act: Act;
  /** The tournament it is meant for. */
  readonly file: { readonly id: string; readonly name: string };
  /** When it was taken, by this screen's clock: UTC, ISO 8601. */
  readonly at: string;
  /** Acts are sent in this order. */
  readonly order: number;
  /** The last line of the desk's journal that this screen knew of. */
  readonly after: number;
  /** The page that has it in hand. */
  readonly page: string;
  /** Why the desk did not do it; null: it has not said. */
  readonly problem: Problem | null;
}

export interface ActStore {
  /** In the order they were taken. */
  read(): Promise<readonly KeptAct[]>;
  /** Rejects where this browser keeps nothing. */
  keep(kept: KeptAct): Promise<void>;
  drop(id: string): Promise<void>;
}

const database = 'escaque-acts';

/** As text: what is typed may stand in objects that a store takes no copy of. */
export class BrowserActs implements ActStore {
  async read(): Promise<readonly KeptAct[]> {
    const texts = await asked<unknown[]>(database, 'readonly', (acts) => acts.getAll());
    return texts.flatMap((text) => keptIn(text) ?? []).toSorted((a, b) => a.order - b.order);
  }

  async keep(kept: KeptAct): Promise<void> {
    await asked(database, 'readwrite', (acts) => acts.put(JSON.stringify(kept), kept.act.id));
  }

  async drop(id: string): Promise<void> {
    await asked(database, 'readwrite', (acts) => acts.delete(id));
  }
}

/**
 * What `keep` wrote; null for anything else: one row that is none must not hide the others. The desk's door reads the
 * command itself, whoever sends it.
 */
export function keptIn(text: unknown): KeptAct | null {
  const kept = parsed(text);
  if (!isObject(kept) || !isObject(kept['act']) || !isObject(kept['file'])) return null;
  const { act, file, problem } = kept;
  const texts = [act['id'], act['by'], file['id'], file['name'], kept['at'], kept['page']];
  const isOne =
    texts.every((each) => typeof each === 'string') &&
    Number.isFinite(Date.parse(String(kept['at']))) &&
    [kept['order'], kept['after']].every(Number.isSafeInteger) &&
    isObject(act['command']) &&
    typeof act['command']['type'] === 'string' &&
    (problem === null || (isObject(problem) && (isObject(problem['refusal']) || isObject(problem['fault']))));
  // its command is read by its door, and told as far as it goes
  return isOne ? (kept as unknown as KeptAct) : null;
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => value instanceof Object;
