import { expect } from 'vitest';
import { formatFen, parseFen, readFen } from '../../src-core/chess/index.ts';
import { randomFrom } from './oracle/random.ts';

const SEEDS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9',
  '8/8/8/2k1K3/2pP4/8/8/8 b - d3 0 1',
];
const LETTERS = 'rnbqkpRNBQKPwb-/0123456789 KQkqabcdefghABCDEFGHx\u00e9\u{1f600}\t';

function mutate(text: string, random: (limit: number) => number): string {
  const letters = [...text];
  const signs = [...LETTERS];
  for (let n = 1 + random(3); n > 0; n--) {
    const at = random(letters.length + 1);
    const sign = signs[random(signs.length)] ?? '';
    const what = random(4);
    if (what === 0) letters.splice(at, 1);
    else if (what === 1) letters.splice(at, 0, sign);
    else if (what === 2) letters.splice(at, 1, sign);
    else letters.splice(at, 0, ...letters.slice(random(letters.length + 1), random(letters.length + 1)));
  }
  return letters.join('');
}

/** Reads damaged FENs: always an answer, a refusal always with a place in the text, and what is read can be written. */
export function fuzzFen(seed: number, mutations: number): void {
  const random = randomFrom(seed);
  for (let i = 0; i < mutations; i++) {
    const text = mutate(SEEDS[random(SEEDS.length)] ?? '', random);
    const read = parseFen(text);
    if (!read.ok) {
      const { column } = read.error;
      if (column < 1 || column > text.length + 1) expect.fail(`${text}: column ${String(column)}`);
      if (readFen(text).faults.length === 0) expect.fail(`${text}: no faults`);
      continue;
    }
    const { value } = read;
    for (const style of ['x-fen', 'shredder'] as const) {
      const again = parseFen(formatFen(value, style), { variant: value.variant });
      if (!again.ok || JSON.stringify(again.value) !== JSON.stringify(value))
        expect.fail(`${text}: ${style}`);
    }
  }
}
