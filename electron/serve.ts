/** `node dist/serve.js [FILE] [--port N] [--no-open]`: the desk on plain Node, for browsers of this computer. */
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dictionaries } from '../src-core/words/index.ts';
import { languageAsked } from '../src-core/words/language.ts';
import { keepWay, openBrowser } from './open-browser.ts';
import { serve } from './serve-http.ts';
import { version } from './version.ts';

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' }, 'no-open': { type: 'boolean' } },
    allowPositionals: true,
  });
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && (!Number.isInteger(port) || port < 0 || port > 65535))
    throw new Error(`${values.port} is no port`);
  const [file] = positionals;
  const served = await serve({
    file: file === undefined ? undefined : resolve(file),
    port,
    version,
    report: (error) => console.error(error),
  });
  process.on('uncaughtExceptionMonitor', (error) => served.host.diary.threw(error));
  const { terminal } = dictionaries[languageAsked(process.env)];
  console.log(terminal.serving(served.url));
  const way = keepWay(served, Number(new URL(served.url).port));
  if (way !== null) console.log(terminal.servingAgain(way));
  if (values['no-open'] !== true) openBrowser(served);
  endOn(['SIGINT', 'SIGTERM', 'SIGHUP'], () => served.close());
}

/** Ends with 0 on a signal, the journal closed; a second signal ends at once. */
function endOn(signals: readonly NodeJS.Signals[], close: () => Promise<void>): void {
  let ending = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      close().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  }
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const started = process.argv[1];
if (started !== undefined && realpathSync(started) === import.meta.filename) {
  main(process.argv.slice(2)).catch(fail);
}
