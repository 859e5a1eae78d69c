// The default application of the test Electron: `electron [-r FILE] FOLDER`, as Electron's own understands it.
// It waits for what it loads (top-level await), so that an application may still register its schemes.
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from 'electron';

const required = [];
let target;
for (let index = 1; index < process.argv.length && target === undefined; index += 1) {
  const word = process.argv[index];
  if (word === '-r' || word === '--require') required.push(process.argv[(index += 1)]);
  else if (!word.startsWith('-')) target = resolve(word);
}
if (target === undefined) {
  process.stderr.write('electron: which folder?\n');
  process.exit(1);
}

process.defaultApp = true;
let main = target;
if (statSync(target).isDirectory()) {
  const manifest = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  app.setName(manifest.productName ?? manifest.name);
  if (manifest.version) app.setVersion(manifest.version);
  app.setAppPath(target);
  main = join(target, manifest.main ?? 'index.js');
}

const load = createRequire(pathToFileURL(main));
for (const file of required) load(resolve(file));
await import(pathToFileURL(main).href);
