/** Small reports as tests write them. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText } from '../../src-core/plain/decode-text.ts';

const folder = join(import.meta.dirname, '../data/trf');

/** The reports of random Swiss events, as well-known programs wrote them, by name. */
export const reports: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.trf'))
  .map((name) => name.slice(0, -4));

export function reportText(name: string): string {
  return decodeText(readFileSync(join(folder, `${name}.trf`))).text;
}

export function dataText(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

/** The line of a player: rounds as `2 w 1`, `H` for a bye, or empty. */
export function line(number: number, points: string, ...rounds: readonly string[]): string {
  const head = `001 ${String(number).padStart(4)}      ${`Player ${number}`.padEnd(33)} ${2400 - number * 10}`;
  const cells = rounds.map((round) => {
    if (round === '') return ' '.repeat(8);
    const [opponent, color, result = ''] = round.split(' ');
    return color === undefined
      ? `0000 - ${opponent}`
      : `${opponent?.padStart(4)} ${color} ${result.padEnd(1)}`;
  });
  return `${head.padEnd(80)}${points.padStart(4)} ${String(number).padStart(4)}  ${cells.join('  ')}`;
}

export function report(...lines: readonly string[]): string {
  return `012 Abierto\n${lines.join('\n')}\n`;
}
