/**
 * Whether the -wal file beside a tournament that nobody has open holds all that was written to it. SQLite reads it up to the
 * first frame whose checksum is wrong and passes over the rest without a word, as a write cut short by a power cut has to be:
 * but lines that were told may stand there. https://www.sqlite.org/fileformat2.html#the_write_ahead_log and, of the
 * -shm file, https://www.sqlite.org/walformat.html#the_wal_index_file_format
 */
import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { fileIdentity } from './inspect-file.ts';
import { DeskLock } from './desk-lock.ts';

const headerLength = 32;
const frameHeaderLength = 24;
/** The last bit says in which order of bytes the checksums were reckoned. */
const magic = 0x377f0682;

/** Of what was committed to the -wal file of `path` a part can no longer be read; false where there is none, or it is in use. */
export function walLosesLines(path: string): boolean {
  const wal = `${path}-wal`;
  if (!existsSync(wal) || DeskLock.isHeld(fileIdentity(path) ?? '')) return false;
  const shared = committedBy(`${path}-shm`);
  const file = openSync(wal, 'r');
  try {
    const found = walk(file, fstatSync(file).size);
    if (found === 'noHeader') return true;
    if (found === 'none') return shared !== null && shared.frames > shared.inFile;
    const counted = shared?.salts.equals(found.salts) === true ? shared : { frames: 0, inFile: 0 };
    return found.committedBeyond || counted.frames > Math.max(found.committed, counted.inFile);
  } finally {
    closeSync(file);
  }
}

interface Walked {
  readonly salts: Buffer;
  /** Frames up to the last commit that can be read. */
  readonly committed: number;
  /** After a frame that cannot be read stands a commit, and more after it: a write cut short leaves no such thing. */
  readonly committedBeyond: boolean;
}

function walk(file: number, size: number): Walked | 'none' | 'noHeader' {
  const header = Buffer.alloc(headerLength);
  if (readSync(file, header, 0, headerLength, 0) < headerLength) return 'none';
  const little = header.readUInt32BE(0) === magic;
  const pageSize = header.readUInt32BE(8);
  const known = little || header.readUInt32BE(0) === magic + 1;
  let sum = summed([0, 0], header.subarray(0, 24), little);
  if (!known || !isSum(header, 24, sum)) return size > headerLength ? 'noHeader' : 'none';
  const salts = header.subarray(16, 24);
  const frame = Buffer.alloc(frameHeaderLength + pageSize);
  let committed = 0;
  let whole = true;
  let commitsBeyond = 0;
  for (
    let n = 1;
    readSync(file, frame, 0, frame.length, headerLength + (n - 1) * frame.length) === frame.length;
    n++
  ) {
    const ours = frame.subarray(8, 16).equals(salts);
    if (whole)
      sum = summed(summed(sum, frame.subarray(0, 8), little), frame.subarray(frameHeaderLength), little);
    whole &&= ours && isSum(frame, 16, sum);
    const commits = frame.readUInt32BE(4) !== 0;
    if (whole && commits) committed = n;
    if (whole || !ours) continue;
    if (commitsBeyond > 0) return { salts, committed, committedBeyond: true };
    if (commits) commitsBeyond += 1;
  }
  return { salts, committed, committedBeyond: false };
}

interface Counted {
  /** Frames committed, and of them those that the file itself holds. */
  readonly frames: number;
  readonly inFile: number;
  readonly salts: Buffer;
}

/** What the -shm file counted while it was last in use; null where it says nothing, or not twice the same. */
function committedBy(shm: string): Counted | null {
  if (!existsSync(shm)) return null;
  const bytes = readFileSync(shm).subarray(0, 100);
  if (bytes.length < 100 || !bytes.subarray(0, 48).equals(bytes.subarray(48, 96))) return null;
  // in the order of bytes of the machine that wrote it; the salts as they stand in the -wal file
  return { frames: bytes.readUInt32LE(16), inFile: bytes.readUInt32LE(96), salts: bytes.subarray(32, 40) };
}

type Sum = readonly [number, number];

function summed([first, second]: Sum, bytes: Buffer, little: boolean): Sum {
  let [a, b] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)) + b) >>> 0;
    b = (b + (little ? bytes.readUInt32LE(at + 4) : bytes.readUInt32BE(at + 4)) + a) >>> 0;
  }
  return [a, b];
}

const isSum = (bytes: Buffer, at: number, [a, b]: Sum): boolean =>
  bytes.readUInt32BE(at) === a && bytes.readUInt32BE(at + 4) === b;
