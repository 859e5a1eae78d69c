/** A document for paper as a PDF, made by a browser that shows nothing, knows nobody and goes nowhere. */
import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Printer } from './find-browser.ts';
import { printers } from './find-browser.ts';
import type { Terminal } from './terminal.ts';
import { RefusedError } from './terminal.ts';

/** A page of some hundred boards takes seconds; a browser that hangs is ended. */
const patienceMs = 120_000;

/** Writes the document to `path` as a PDF, over what was there. Refused where no browser can. */
export async function printPdf(html: string, path: string, terminal: Terminal): Promise<void> {
  const words = terminal.words.paper;
  const all = printers();
  const named = process.env['CHROMIUM'] ?? '';
  if (all.length === 0) throw new RefusedError(named === '' ? words.noBrowser : words.notThere(named));
  const folder = mkdtempSync(join(tmpdir(), 'escaque-print-'));
  const reasons: string[] = [];
  try {
    const page = join(folder, 'page.html');
    const pdf = join(folder, 'page.pdf');
    writeFileSync(page, html);
    for (const printer of all) {
      const reason = await run(printer, page, pdf, folder);
      if (reason === null) return put(pdf, path, terminal);
      reasons.push(`${printer.path}: ${reason}`);
    }
  } finally {
    // a browser may still be closing the files of its profile
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
  throw new RefusedError(words.browserFailed(reasons));
}

function put(pdf: string, path: string, terminal: Terminal): void {
  try {
    copyFileSync(pdf, path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new RefusedError(terminal.words.paper.cannotWrite(path, code));
  }
}

/** Loads one page and prints it; the paper's size is the page's own. */
const ELECTRON_SCRIPT = `
const { app, BrowserWindow } = require('electron');
const { writeFileSync } = require('node:fs');
const [page, pdf] = process.argv.slice(-2);
app.disableHardwareAcceleration();
app.whenReady().then(async () => {
  const window = new BrowserWindow({ show: false, webPreferences: { sandbox: true, javascript: false } });
  await window.loadFile(page);
  writeFileSync(pdf, await window.webContents.printToPDF({ preferCSSPageSize: true, generateTaggedPDF: true }));
  app.exit(0);
}).catch((error) => { console.error(error); app.exit(1); });
`;

function argumentsOf({ kind }: Printer, page: string, pdf: string, folder: string): readonly string[] {
  // Chromium's own sandbox does not run for root
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const profile = `--user-data-dir=${join(folder, 'profile')}`;
  if (kind === 'electron') {
    const script = join(folder, 'print.cjs');
    writeFileSync(script, ELECTRON_SCRIPT);
    return [...root, '--disable-gpu', profile, script, page, pdf];
  }
  return [
    ...root,
    '--headless',
    '--disable-gpu',
    '--disable-extensions',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--no-default-browser-check',
    '--no-pdf-header-footer',
    profile,
    `--print-to-pdf=${pdf}`,
    pathToFileURL(page).href,
  ];
}

/** Null where the PDF is there; else what went wrong, for the error. */
function run(printer: Printer, page: string, pdf: string, folder: string): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(printer.path, argumentsOf(printer, page, pdf, folder), {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: patienceMs,
      killSignal: 'SIGKILL',
    });
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-2000)));
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => {
      const made = statSync(pdf, { throwIfNoEntry: false })?.size ?? 0;
      resolve(made > 0 && code === 0 ? null : `${code ?? 'killed'} ${said.trim().split('\n').at(-1) ?? ''}`);
    });
  });
}
