import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { keepWay, openBrowser } from '../../../electron/open-browser.ts';
import { serve } from '../../../electron/serve-http.ts';
import { DeskFault } from '../../plain/desk-fault.ts';
import type { Command } from '../terminal.ts';
import { RefusedError, UsageError, optionalNumber } from '../terminal.ts';
import { untilEnded } from '../until-ended.ts';

export const command: Command = {
  usage: 'escaque serve FILE [--port N] [--open]',
  options: { port: { type: 'string' }, open: { type: 'boolean' } },
  positionals: [1, 1],
  async run(args, terminal) {
    const path = resolve(args.positionals[0] ?? '');
    const port = optionalNumber(args, 'port', 1, terminal.words) ?? undefined;
    if (port !== undefined && port > 65_535)
      throw new UsageError(terminal.words.notAWholeNumber('--port', String(port), 1));
    if (!existsSync(path)) throw new DeskFault('notFound', `there is no file ${path}`, { path });
    const report = (error: unknown): void => terminal.err(String(error));
    const served = await serve({ file: path, port, report }).catch((error: unknown): never => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!['EADDRINUSE', 'EACCES'].includes(code)) throw error;
      throw new RefusedError(terminal.words.noPort(port ?? 0, code));
    });
    terminal.out(terminal.words.serving(served.url));
    const way = keepWay(served, Number(new URL(served.url).port));
    if (way !== null) terminal.out(terminal.words.servingAgain(way));
    if (args.flag('open')) openBrowser(served);
    await untilEnded();
    await served.close();
    return 0;
  },
};
