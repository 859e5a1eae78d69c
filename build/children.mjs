// Starting a program and ending it with everything it started. Plain Node >= 20, no package.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const windows = process.platform === 'win32';

/** How long a program may take to put its things away before it is ended by force, in milliseconds. */
const patience = 8_000;

/** Ends a child started with `detached: true` and whatever it started in turn. */
function endTree(child, signal = 'SIGTERM') {
  if (child.pid === undefined) return;
  try {
    if (windows) spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Whether nothing of the child's group is running any more. */
function isGone(child) {
  if (windows) return true;
  try {
    process.kill(-child.pid, 0);
    return false;
  } catch {
    return true;
  }
}

/** Asks what is left of the group to end, and answers when nothing is. */
function cleared(child) {
  endTree(child);
  const asked = Date.now();
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (isGone(child)) {
        clearInterval(look);
        resolve();
      } else if (Date.now() - asked > patience) {
        endTree(child, 'SIGKILL');
      }
    }, 20);
  });
}

/** Who started a process, where the system says so in a file (Linux); else undefined. */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

/**
 * Tells when whoever started us has gone: npm, which does not pass every signal on, and the shell it may have put
 * between, which would wait for us for ever.
 */
function whenOrphaned(tell) {
  const parent = process.ppid;
  const before = process.env.npm_lifecycle_event && parentOf(parent);
  const look = setInterval(() => {
    if (process.ppid !== parent || (before && parentOf(parent) !== before)) tell();
  }, 500);
  return () => clearInterval(look);
}

/**
 * Runs a program to its end in a group of its own. Ctrl+C, SIGTERM and SIGHUP are passed to the whole group, and this
 * answers only when nothing of it is left. The signal `until` ends it; with `capture` what it writes is given back
 * instead of shown; `idle` gives it only the time that nobody else wants; the rest is as for `spawn`. Gives how it
 * ended, how long it took in milliseconds, and whether we were told to stop.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & {until?: AbortSignal, capture?: boolean, idle?: boolean}} [options]
 * @returns {Promise<{code: number, elapsed: number, stopped: boolean, output: string}>}
 */
export function runGroup(command, args, { until, capture = false, idle = false, ...options } = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      ...options,
      detached: !windows,
    });
    if (idle && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    let stopped = false;
    const timers = [];
    const end = (signal) => {
      endTree(child, signal);
      timers.push(setTimeout(() => endTree(child, 'SIGKILL'), patience));
    };
    const stop = (signal) => {
      if (!stopped) end(signal);
      stopped = true;
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((name) => [name, () => stop(name)]);
    for (const [name, listener] of signals) process.on(name, listener);
    const forget = whenOrphaned(() => stop('SIGTERM'));
    const enough = () => end('SIGTERM');
    until?.addEventListener('abort', enough);
    const finish = async (code) => {
      if (child.pid !== undefined) await cleared(child);
      for (const timer of timers) clearTimeout(timer);
      until?.removeEventListener('abort', enough);
      for (const [name, listener] of signals) process.removeListener(name, listener);
      forget();
      resolve({ code, elapsed: Date.now() - started, stopped, output });
    };
    child.once('error', () => finish(127));
    child.once('exit', (code, signal) => finish(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}
