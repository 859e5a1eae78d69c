/**
 * Processes that tests start run what is built where that is up to date, as it always is in `npm test`: a start then
 * costs a third. Else they run the source.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/setup.mjs';

/** Told by vitest.config.ts, which has looked once for all test files. */
const isUpToDate = process.env['ESCAQUE_BUILT'] === 'true';

/** The program of that name in `dist/`, or its source. */
export function builtOr(source: string, built: string): string {
  const made = join(root, 'dist', built);
  return isUpToDate && existsSync(made) ? made : join(root, source);
}
