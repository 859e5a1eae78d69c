/**
 * How many bytes the texts of a zip (its `.xml` entries) are once unpacked, as its directory says before anything is
 * unpacked (APPNOTE 4.3.12, 4.3.16); infinite where an entry hides it, or there is no directory to read.
 */
export function unpackedTexts(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end === null) return Infinity;
  let at = view.getUint32(end + 16, true);
  let sum = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) return Infinity;
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    const name = view.getUint16(at + 28, true);
    const beside = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (isText(bytes.subarray(at + 46, at + 46 + name))) {
      if (unpacked === ELSEWHERE || (unpacked === 0 && packed > 2)) return Infinity;
      sum += unpacked;
    }
    at += 46 + name + beside;
  }
  return sum;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** The size stands in a field of zip64: of 4 GB and more. */
const ELSEWHERE = 0xffffffff;

/** It is last, but for a comment of at most 65,535 bytes. */
function endOfDirectory(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return null;
}

function isText(name: Uint8Array): boolean {
  return new TextDecoder().decode(name.subarray(-4)).toLowerCase() === '.xml';
}
