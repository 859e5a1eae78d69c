import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Readable, Writable } from 'node:stream';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { main } from '../../src-core/cli/main.ts';
import { builtOr } from '../built.ts';

const program = builtOr('build/escaque.mjs', 'escaque.mjs');

export interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `escaque` as a person does, in a process of its own, speaking English unless told otherwise. */
export function escaque(args: readonly string[], input = ''): Said {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '', ESCAQUE_LANG: '' },
  });
  return { code: status, out: stdout, err: stderr };
}

/** A folder for the tests of this file, gone when they are done. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'escaque-cli-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/**
 * The same in this process, which spares a start. What writes a tournament or reads standard input is also tried as
 * the program itself: its exit code, its input and its output are those of a process.
 */
export async function said(args: readonly string[], input?: string): Promise<Said> {
  const stdout = new Heard();
  const stderr = new Heard();
  const english = args.some((each) => /^--lang(=|$)/.test(each)) ? [] : ['--lang', 'en'];
  const run = () => main([...args, ...english], { stdout, stderr });
  const code = await (input === undefined ? run() : withInput(input, run));
  return { code, out: stdout.text, err: stderr.text };
}

/** Runs with a text in the place of standard input. */
async function withInput<T>(input: string, run: () => Promise<T>): Promise<T> {
  const own = Object.getOwnPropertyDescriptor(process, 'stdin');
  if (own === undefined) throw new Error('this process has no standard input');
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from([Buffer.from(input)]) });
  try {
    return await run();
  } finally {
    Object.defineProperty(process, 'stdin', own);
  }
}

class Heard extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}
