/** A line of which one byte is not what was written: the chain knows it, so it can be found again for certain. */
import { chainHash, type Line } from './chain.ts';

/** The texts of a line as the file holds them, which may be no UTF-8 any more. */
export interface LineBytes {
  readonly seq: number;
  readonly act: Buffer;
  readonly at: Buffer;
  readonly by: Buffer;
  readonly event: Buffer;
  readonly hash: Buffer;
  /** Null where the line binds nobody. */
  readonly people: Buffer | null;
}

/** A longer line is not searched: each byte is tried with 255 others, a microsecond each. */
const longest = 8_192;
const searched = ['event', 'by', 'act', 'at'] as const;
/** In a longer text of people no byte is searched, but whole digests are. */
const fewPeople = 256;

/**
 * The line as it was written after `before`, where what stands in the file is that line, or differs from it in one byte,
 * or in its hash alone (`follows` says whether the line after it was chained to a hash, or the head is that hash), or in
 * one of its people, who is as he was then (`bonds`: how people would be bound now). Null: it cannot be known.
 */
export function mendLine(
  before: string,
  bytes: LineBytes,
  follows: (hash: string) => boolean,
  bonds: () => readonly string[],
): { readonly line: Line; readonly mended: boolean } | null {
  const line = lineOf(bytes);
  const hash = chainHash(before, line);
  if (hash === line.hash) return { line, mended: false };
  // the texts are right and their hash is not: the line after this one tells
  if (follows(hash)) return { line: { ...line, hash }, mended: true };
  for (const people of line.people === null ? [] : oneBondOff(line.people, bonds())) {
    if (chainHash(before, { ...line, people }) === line.hash)
      return { line: { ...line, people }, mended: true };
  }
  if (searched.reduce((sum, name) => sum + (bytes[name]?.length ?? 0), 0) > longest) return null;
  const isFew = bytes.people !== null && bytes.people.length <= fewPeople;
  for (const name of isFew ? ([...searched, 'people'] as const) : searched) {
    const text = bytes[name];
    if (text === null) continue;
    const found = oneByteOff(text, (text) => chainHash(before, { ...line, [name]: text }) === line.hash);
    if (found !== null) return { line: { ...line, [name]: found }, mended: true };
  }
  return null;
}

/** So many texts of people are tried: a long one takes a millisecond. */
const mostBonds = 2_000;

/** The texts that differ from this one in the bond of one person, which is as he would be bound now. */
function* oneBondOff(text: string, now: readonly string[]): Generator<string, void, undefined> {
  const stood = text.slice(1, -1).split(',');
  const [there, known] = [new Set(stood), new Set(now)];
  const missing = now.filter((bond) => !there.has(bond));
  let tried = 0;
  for (const [at, bond] of stood.entries()) {
    if (known.has(bond)) continue;
    for (const other of missing) {
      if (++tried > mostBonds) return;
      yield `{${stood.with(at, other).join(',')}}`;
    }
  }
}

export function lineOf({ seq, act, at, by, event, hash, people }: LineBytes): Line {
  return {
    seq,
    act: act.toString(),
    at: at.toString(),
    by: by.toString(),
    event: event.toString(),
    hash: hash.toString(),
    people: people === null ? null : people.toString(),
  };
}

/** The text that differs from these bytes in one and is the right one. */
function oneByteOff(bytes: Buffer, isRight: (text: string) => boolean): string | null {
  for (let place = 0; place < bytes.length; place++) {
    const stood = bytes.readUInt8(place);
    for (let other = 1; other < 256; other++) {
      bytes.writeUInt8(stood ^ other, place);
      const text = bytes.toString();
      if (isRight(text)) return text;
    }
    bytes.writeUInt8(stood, place);
  }
  return null;
}
