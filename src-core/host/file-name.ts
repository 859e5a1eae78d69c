export const ending = '.escaque';

/** Names that Windows keeps for devices, whatever follows the first dot. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;
/** A file name holds 255 bytes on the usual systems; room is left for the ending and a number. */
const mostBytes = 180;

/** A file name, without the ending, that any system takes, as near to the tournament's name as it can be. */
export function fileNameOf(tournament: string): string {
  const plain = tournament
    .normalize('NFC')
    .replace(/[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ');
  const name = cut(plain.trim()).replace(/^[. ]+|[. ]+$/g, '');
  if (name === '') return 'Escaque';
  return reserved.test(name) ? `_${name}` : name;
}

function cut(name: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    bytes += encoder.encode(segment).length;
    if (bytes > mostBytes) break;
    kept += segment;
  }
  return kept;
}

/** The names to try for a tournament's file: `Name.escaque`, `Name 2.escaque`, and so on. */
export function* fileNames(tournament: string): Generator<string> {
  const name = fileNameOf(tournament);
  yield name + ending;
  for (let number = 2; number < 1000; number++) yield `${name} ${number}${ending}`;
}
