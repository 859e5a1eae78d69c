import type { Position, Variant } from './types.ts';
import type { FenField } from './fen-error.ts';
import type { PgnTag } from './pgn-types.ts';
import type { RawNotice } from './pgn-text.ts';
import { parseFen } from './fen.ts';
import { tagValue } from './pgn-head.ts';
import { startPosition } from './start-position.ts';

export interface StartRead {
  readonly start: Position;
  /** False where the moves cannot be read because the position they start from is not known. */
  readonly known: boolean;
  readonly notice: Omit<RawNotice, 'at'> | null;
}

const USUAL: StartRead = { start: startPosition(), known: true, notice: null };
const CHESS960 = /960|fis?c?h?er|frc|freestyle/i;
const STANDARD = /^(?:standard|normal|chess|classic(?:al)?|from ?position|orthodox|-|\?)?$/i;

/** The position the moves start from: FEN and Variant tags, or the usual one. */
export function readStart(tags: readonly PgnTag[]): StartRead {
  const named = tagValue(tags, 'Variant')?.trim() ?? '';
  const fen = tagValue(tags, 'FEN')?.trim() ?? '';
  const is960 = CHESS960.test(named);
  const unknown = !is960 && !STANDARD.test(named);
  const variant: Variant | undefined = is960 ? 'chess960' : named === '' || unknown ? undefined : 'standard';
  const otherRules = unknown ? ({ code: 'unknownVariant', text: named, facts: {} } as const) : null;
  if (fen === '') {
    if (named === '') return USUAL;
    const missing = { code: 'startPositionMissing', text: named, facts: {} } as const;
    return { start: startPosition(undefined, variant), known: true, notice: is960 ? missing : otherRules };
  }
  return readFenTag(fen, variant, otherRules);
}

function readFenTag(fen: string, variant: Variant | undefined, otherRules: StartRead['notice']): StartRead {
  const read = parseFen(fen, variant === undefined ? {} : { variant });
  const loose = read.ok ? null : readLoosely(fen, variant);
  if (read.ok) {
    const worked = variant !== 'chess960' && read.value.variant === 'chess960';
    const found = { code: 'variantWorkedOut', text: fen, facts: { variant: 'chess960' } } as const;
    return { start: read.value, known: true, notice: worked ? found : otherRules };
  }
  const { field, code, column } = read.error;
  const facts = { field, reason: code, column, kept: loose !== null };
  return {
    start: loose ?? startPosition(),
    known: loose !== null,
    notice: { code: 'badFen', text: fen, facts },
  };
}

const NOTHING: Readonly<Partial<Record<FenField, readonly [number, string]>>> = {
  castling: [2, '-'],
  enPassant: [3, '-'],
  quietPlies: [4, '0'],
  moveNumber: [5, '1'],
};

/** A FEN whose board and turn are good, without those of the other fields that are not; null if even so it is none. */
function readLoosely(fen: string, variant: Variant | undefined): Position | null {
  // Rights that standard chess cannot have are believed before a tag that says "Standard".
  const asChess960 = parseFen(fen, { variant: 'chess960' });
  if (asChess960.ok) return asChess960.value;
  const fields = fen.split(/\s+/);
  for (let tries = 0; tries < 4; tries++) {
    const read = parseFen(fields.join(' '), variant === undefined ? {} : { variant });
    if (read.ok) return read.value;
    const [place, nothing] = NOTHING[read.error.field] ?? [];
    if (place === undefined || nothing === undefined) return null;
    while (fields.length < place) fields.push('-');
    fields[place] = nothing;
  }
  return null;
}
