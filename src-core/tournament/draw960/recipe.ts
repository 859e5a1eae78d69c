import { utf8 } from '../../plain/sha256.ts';

/**
 * The draw by the program made again with a POSIX shell and `sha256sum`. Whatever the hall added, the commands are in
 * plain ASCII: typed from paper on any keyboard they hash the very bytes that were hashed here.
 */
export function commitmentCommand(secret: string): string {
  return `printf %s ${secret} | sha256sum`;
}

/** Gives the 8 hexadecimal digits of a text of these lines. */
export function wordCommand(lines: readonly string[]): string {
  const words = lines.map(wordOf);
  const format = words.map(({ how }) => how).join('\\n');
  return `printf '${format}' ${words.map(({ word }) => word).join(' ')} | sha256sum | cut -c1-8`;
}

/** Gives the place of that word among so many allowed numbers. */
export function placeCommand(word: number, count: number): string {
  return `echo $((0x${word.toString(16).padStart(8, '0')} % ${count}))`;
}

function wordOf(line: string): { readonly how: '%s' | '%b'; readonly word: string } {
  if (/^\w+$/.test(line)) return { how: '%s', word: line };
  if (/^[!-~]+( [!-~]+)*$/.test(line)) return { how: '%s', word: `'${line.replaceAll("'", "'\\''")}'` };
  return { how: '%b', word: `'${utf8(line).map(byteOf).join('')}'` };
}

/** As `%b` of printf reads it: letters and digits as they are, other bytes in octal. */
function byteOf(byte: number): string {
  const letter = String.fromCharCode(byte);
  return /^[A-Za-z0-9]$/.test(letter) ? letter : `\\0${byte.toString(8).padStart(3, '0')}`;
}
