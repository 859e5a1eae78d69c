/**
 * The diary of faults: what the program tells of itself, in a small file among this computer's settings. It holds no
 * name of a person, no move and no path; it is never sent anywhere, and whoever wants to hand it on does so by hand.
 */
import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { DeskFault, faultOf } from '../plain/desk-fault.ts';
import { isAlive } from '../store/is-alive.ts';
import { DIARY_KINDS, type DiaryKind, type DiaryLine } from '../vocabulary/diary.ts';

const names = { now: 'diary.jsonl', before: 'diary.before.jsonl' } as const;
/** A file as long as this is put aside for a new one; the one put aside before goes. In bytes. */
const longest = 128 * 1024;
/** Within this time, in milliseconds, the same is counted and not written again. */
const sameMs = 60_000;
/** No screen shows more of them than a person reads. */
const mostShown = 500;

const written = v.object({
  at: v.string(),
  kind: v.picklist(DIARY_KINDS),
  what: v.string(),
  ms: v.exactOptional(v.number()),
  times: v.exactOptional(v.number()),
  pid: v.exactOptional(v.number()),
});

export class Diary {
  readonly #folder: string;
  readonly #now: () => number;
  /** What was told in the last minute, and how often since it was written. */
  readonly #lately = new Map<string, { readonly line: DiaryLine; readonly since: number; more: number }>();

  constructor(folder: string, now: () => number = Date.now) {
    this.#folder = folder;
    this.#now = now;
  }

  /** A desk begins: those before it that ended without a word are told as crashed. Gives how to say that it ends. */
  begin(version: string): () => void {
    const open = new Map<number, string>();
    for (const { kind, pid, what } of this.#read()) {
      if (pid === undefined) continue;
      if (kind === 'begun') open.set(pid, what);
      else open.delete(pid);
    }
    for (const [pid, what] of open) {
      if (!isAlive(pid) || pid === process.pid) this.#write({ at: this.#at(), kind: 'crashed', what }, pid);
    }
    this.#write({ at: this.#at(), kind: 'begun', what: version }, process.pid);
    return () => {
      this.#tellCounts(Infinity);
      this.#write({ at: this.#at(), kind: 'ended', what: version }, process.pid);
    };
  }

  /** Anything thrown: by its code and the places in the code it came through, never by its message. */
  threw(error: unknown): void {
    const { code } = faultOf(error);
    const cause = error instanceof DeskFault ? (error.cause ?? error) : error;
    const name = cause instanceof Error ? cause.name : typeof cause;
    this.note(code === 'bug' ? 'bug' : 'fault', [code, name, ...placesIn(cause)].join(' < '));
  }

  /** `what` in the program's own words; `ms` how long it took. */
  note(kind: DiaryKind, what: string, ms?: number): void {
    const now = this.#now();
    this.#tellCounts(now - sameMs);
    const key = `${kind} ${what}`;
    const lately = this.#lately.get(key);
    if (lately !== undefined) {
      lately.more += 1;
      return;
    }
    const line = { at: this.#at(), kind, what, ...(ms === undefined ? {} : { ms: Math.round(ms) }) };
    this.#lately.set(key, { line, since: now, more: 0 });
    this.#write(line);
  }

  /** The last lines, the newest first. */
  lines(): readonly DiaryLine[] {
    this.#tellCounts(Infinity);
    return this.#read()
      .slice(-mostShown)
      .reverse()
      .map(({ pid: _, ...line }) => line);
  }

  /** Writes how often more was told what was first told before `until`, and forgets it. */
  #tellCounts(until: number): void {
    for (const [key, { line, since, more }] of this.#lately) {
      if (since > until) continue;
      this.#lately.delete(key);
      if (more > 0) this.#write({ ...line, times: more });
    }
  }

  /** What is no line of a diary is passed over. */
  #read(): readonly v.InferOutput<typeof written>[] {
    return [names.before, names.now].flatMap((name) => {
      try {
        return readFileSync(join(this.#folder, name), 'utf8').split('\n').flatMap(lineIn);
      } catch {
        return [];
      }
    });
  }

  #write(line: DiaryLine, pid?: number): void {
    const path = join(this.#folder, names.now);
    try {
      mkdirSync(this.#folder, { recursive: true });
      if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > longest) {
        renameSync(path, join(this.#folder, names.before));
      }
      appendFileSync(path, `${JSON.stringify({ ...line, ...(pid === undefined ? {} : { pid }) })}\n`, {
        mode: 0o600,
      });
    } catch {
      // a diary that cannot be written must not stop a tournament
    }
  }

  #at(): string {
    return new Date(this.#now()).toISOString();
  }
}

function lineIn(text: string): v.InferOutput<typeof written>[] {
  try {
    return [v.parse(written, JSON.parse(text))];
  } catch {
    return [];
  }
}

/** Where in the code, the innermost first: functions, files without their folders, and lines. */
function placesIn(error: unknown): string[] {
  if (!(error instanceof Error) || error.stack === undefined) return [];
  // the message stands before the places, and may look like one
  const { stack, message } = error;
  const frames = stack
    .slice(stack.indexOf(message) + message.length)
    .matchAll(/^ +at (?:(?:async )?([\w$.#<>]+) .*?)?\(?([^()\n]+?):(\d+):\d+\)?$/gm);
  return [...frames]
    .slice(0, 6)
    .map(
      ([, call = '', file = '', line = '']) =>
        `${call}@${basename(file.replaceAll('\\', '/').replace(/\?.*$/, ''))}:${line}`,
    );
}
