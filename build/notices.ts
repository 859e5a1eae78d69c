/** The licences of what is bundled, which their texts ask to be passed on. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { root } from './setup.mjs';

const packageIn = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** The packages that code of theirs went into a build from. */
export function packagesIn(outputs: readonly Rolldown.RolldownOutput[]): readonly string[] {
  const ids = outputs.flatMap(({ output }) =>
    output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : file.originalFileNames)),
  );
  const names = ids.flatMap((id) => packageIn.exec(id)?.[1]?.replaceAll('\\', '/') ?? []);
  return [...new Set(names)].sort();
}

function noticeOf(name: string): string {
  const folder = join(root, 'node_modules', ...name.split('/'));
  if (!existsSync(folder)) return '';
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${version} (${license})\n\n${text}\n`;
}

/** One text with the name, version and licence of each package. */
export const notices = (names: readonly string[]): string =>
  names
    .map(noticeOf)
    .filter((notice) => notice !== '')
    .join(`\n${'-'.repeat(80)}\n\n`);
