// Starting a program and ending it with everything it started. Plain Node >= 20, no package.
import { spawn, spawnSync } from 'node:child_process';

const windows = process.platform === 'win32';

/** Ends a child started with `detached: true` and whatever it started in turn. */
export function endTree(child, signal = 'SIGTERM') {
  if (child.pid === undefined) return;
  try {
    if (windows) spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Whether anything of the child's group is still running. */
function isGone(child) {
  if (windows) return child.exitCode !== null;
  try {
    process.kill(-child.pid, 0);
    return false;
  } catch {
    return true;
  }
}

/** How long a program may take to put its things away before it is ended by force, in milliseconds. */
const patience = 8_000;

function afterAsking(child) {
  const asked = Date.now();
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (isGone(child)) {
        clearInterval(look);
        resolve();
      } else if (Date.now() - asked > patience) {
        endTree(child, 'SIGKILL');
      }
    }, 50);
  });
}

/** Tells when npm, which may stand between a person and us and does not always pass a signal on, has gone. */
function whenOrphaned(tell) {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid !== parent) tell();
  }, 500);
  look.unref();
  return () => clearInterval(look);
}

/**
 * Runs a program to its end in a group of its own. Ctrl+C, SIGTERM and SIGHUP are passed to the whole group, and this
 * answers only when nothing of it is left. Gives how it ended, how long it took, and whether we were told to stop.
 * @returns {Promise<{code: number, elapsed: number, stopped: boolean}>}
 */
export function runGroup(command, args, options = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      ...options,
      detached: !windows,
    });
    let stopped = false;
    const stop = (signal) => {
      stopped = true;
      endTree(child, signal);
      // a program that does not end when asked is ended by force
      setTimeout(() => endTree(child, 'SIGKILL'), patience).unref();
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((name) => [name, () => stop(name)]);
    for (const [name, listener] of signals) process.on(name, listener);
    const forget = whenOrphaned(() => stop('SIGTERM'));
    const finish = async (code) => {
      if (child.pid !== undefined) {
        endTree(child);
        await afterAsking(child);
      }
      for (const [name, listener] of signals) process.removeListener(name, listener);
      forget();
      resolve({ code, elapsed: Date.now() - started, stopped });
    };
    child.once('error', () => finish(127));
    child.once('exit', (code, signal) => finish(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}
