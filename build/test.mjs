// `npm test`: does what is missing, then runs every check and every test, and ends with `N passed, N failed` alone on
// a line. Plain Node >= 20, no package. Under CI=true nothing may be skipped.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runGroup } from './children.mjs';
import { asCommand, ensureInstalled, root, runtimeNode, say, seconds, toolEnvironment } from './setup.mjs';
import { ensureSystem, findProgram, forElectron } from './system.mjs';

const strict = ['true', '1'].includes(process.env.CI ?? '');
const results = join(root, 'test-results', `run-${process.pid}`);
const patience = 1_200_000;

const inPackage = (path) => join(root, 'node_modules', ...path.split('/'));
const tsgo = inPackage('@typescript/native-preview/bin/tsgo');
const svelteCheck = inPackage('svelte-check/bin/svelte-check');
const eslint = inPackage('eslint/bin/eslint.js');
const oxlint = inPackage('oxlint/bin/oxlint');
const prettier = inPackage('prettier/bin/prettier.cjs');
const vitest = inPackage('vitest/vitest.mjs');
const playwright = inPackage('@playwright/test/cli.js');
const own = (name) => join(root, 'build', name);

const inVitest = join(results, 'vitest.json');
const inBrowser = (project) => join(results, `${project}.json`);
const browserTest = (project) => [
  [
    playwright,
    'test',
    '--config',
    'test/playwright.config.ts',
    `--project=${project}`,
    '--reporter=list,json',
  ],
];

/**
 * What is run, begun in this order: `steps` one after the other on the project's Node; `after` names what must have
 * gone well before; `share` is how much of the machine it takes, of two; `count` reads how many tests passed and
 * failed. The tests in a browser and in Electron spend half of their time waiting: the checks, which need no clock, are
 * `idle` and fill it.
 */
const stages = [
  {
    name: 'electron',
    words: 'a real Electron for the tests',
    steps: [[own('test-electron.ts')]],
    share: 0,
    optional: true,
  },
  { name: 'build', words: 'the build', steps: [[own('bundle.ts'), '--if-stale']], share: 1 },
  { name: 'rooms', words: 'who may see whom', steps: [[own('check-rooms.ts')]], share: 1 },
  {
    name: 'lint',
    words: 'lint',
    steps: [
      [
        oxlint,
        '-c',
        'build/oxlint.json',
        '--type-aware',
        '--deny-warnings',
        'src-core',
        'electron',
        'renderer',
      ],
      [eslint, '-c', 'build/eslint.config.js', '--max-warnings', '0', '.'],
    ],
    share: 0,
    idle: true,
  },
  {
    name: 'types',
    words: 'types',
    steps: [
      [
        svelteCheck,
        '--tsconfig',
        'tsconfig.json',
        '--tsgo-experimental-api',
        '--fail-on-warnings',
        '--output',
        'human',
      ],
      [tsgo, '-p', 'build/tsconfig.pure.json'],
    ],
    share: 0,
    idle: true,
  },
  {
    name: 'format',
    words: 'format',
    steps: [[prettier, '--check', '--log-level', 'warn', '.']],
    share: 0,
    idle: true,
  },
  {
    name: 'unit',
    words: 'unit, component and contract tests',
    steps: [
      [
        vitest,
        'run',
        '--config',
        'test/vitest.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${inVitest}`,
      ],
    ],
    after: ['build'],
    share: 2,
    count: () => countVitest(inVitest),
  },
  {
    name: 'in-chromium',
    words: 'end to end in Chromium',
    steps: browserTest('chromium'),
    after: ['build'],
    share: 2,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: inBrowser('chromium'), ESCAQUE_RUN: `chromium-${process.pid}` },
    count: () => countPlaywright(inBrowser('chromium')),
  },
  {
    name: 'in-electron',
    words: 'end to end in a real Electron',
    steps: browserTest('electron'),
    after: ['build', 'electron'],
    share: 1,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: inBrowser('electron'), ESCAQUE_RUN: `electron-${process.pid}` },
    count: () => countPlaywright(inBrowser('electron')),
  },
];

const readResult = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

function countVitest(path) {
  const result = readResult(path);
  if (result === undefined) return { passed: 0, failed: 0, skipped: 0 };
  // a file that could not even be loaded has no tests to fail
  const broken = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + broken.length,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

function countPlaywright(path) {
  const result = readResult(path);
  if (result === undefined) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = result.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

function line(stage, elapsed, text) {
  process.stdout.write(`${stage.words.padEnd(38)} ${(elapsed / 1000).toFixed(1).padStart(6)} s   ${text}\n`);
}

/** Runs one stage to its end: how it went, and what it counted. */
async function runStage(stage, base) {
  const started = Date.now();
  const env = { ...base, ...stage.env };
  let output = '';
  let code = 0;
  for (const step of stage.steps) {
    const ended = await runGroup(runtimeNode(), step, {
      cwd: root,
      env,
      capture: true,
      idle: stage.idle === true,
      until: AbortSignal.timeout(patience),
    });
    if (ended.stopped) process.exit(130);
    output += ended.output;
    code = ended.code;
    if (code !== 0) break;
  }
  const counted = stage.count?.() ?? { passed: 0, failed: 0, skipped: 0 };
  if (strict && counted.skipped > 0) counted.failed += counted.skipped;
  const fine = code === 0 && counted.failed === 0 && (stage.count === undefined || counted.passed > 0);
  const mayFail = stage.optional === true && !strict;
  // a check that fails, or tests that ended badly with none to show for it, count as one
  if (!fine && counted.failed === 0 && !mayFail) counted.failed = 1;
  const figures = stage.count === undefined ? '' : `${counted.passed} passed, ${counted.failed} failed`;
  const skipped = counted.skipped > 0 ? `, ${counted.skipped} skipped` : '';
  line(
    stage,
    Date.now() - started,
    stage.count === undefined ? (fine ? 'fine' : 'FAILED') : figures + skipped,
  );
  if (!fine) process.stdout.write(`${output.trimEnd()}\n`);
  return { fine, ...counted };
}

/** What a stage gives whose conditions did not come true. */
function leaveOut(stage, missing) {
  const mayMiss = missing === 'electron' && !strict;
  line(
    stage,
    0,
    mayMiss ? 'SKIPPED: there is no Electron to be had here' : `NOT RUN: ${missing} did not go well`,
  );
  return { fine: mayMiss, passed: 0, failed: mayMiss ? 0 : 1, skipped: 0 };
}

/**
 * Runs the stages in their order, at once what fits beside each other. None goes before one that waits for room, nor
 * before one that will take the whole machine.
 */
async function runAll(base) {
  const done = new Map();
  const waiting = [...stages];
  const running = new Set();
  let used = 0;
  const settled = (stage) => (stage.after ?? []).every((name) => done.has(name));
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((stage) => stage.share === 2 || settled(stage));
    if (next === undefined || !settled(next) || used + next.share > 2) {
      await Promise.race(running);
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const missing = (next.after ?? []).find((name) => !done.get(name).fine);
    used += next.share;
    const work = (
      missing === undefined ? runStage(next, base) : Promise.resolve(leaveOut(next, missing))
    ).then((outcome) => {
      used -= next.share;
      // without Electron a person's run goes on; the stage that needs it says so
      done.set(next.name, outcome);
      running.delete(work);
    });
    running.add(work);
  }
  return done;
}

function environment() {
  const env = toolEnvironment({ NO_COLOR: '1' });
  delete env.FORCE_COLOR;
  delete env.ELECTRON_RUN_AS_NODE;
  // windows that open and close are for a screen nobody is looking at
  if (process.platform === 'linux' && findProgram('Xvfb')) {
    delete env.DISPLAY;
    delete env.WAYLAND_DISPLAY;
  }
  return env;
}

await asCommand(async () => {
  const started = Date.now();
  await ensureInstalled();
  await ensureSystem(
    ['chromium', 'chromium-headless-shell', 'display', ...forElectron],
    'the tests in a browser and in Electron',
  );
  mkdirSync(results, { recursive: true });
  say('Checking and testing; a few minutes in all.\n');
  const done = await runAll(environment());
  const sum = (key) => [...done.values()].reduce((total, outcome) => total + outcome[key], 0);
  if (sum('failed') === 0) rmSync(results, { recursive: true, force: true });
  process.stdout.write(`\nIn all ${seconds(started)}.\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') === 0 ? 0 : 1;
});
