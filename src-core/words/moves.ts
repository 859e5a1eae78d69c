import type { Region } from './region.ts';

/**
 * A move the desk gives in English letters, in the letters of the language: `Nf3` is `Cf3`, `e8=Q` is `e8=D`.
 * Castling as the Laws write it, with zeros (Appendix C.10).
 */
export function sanIn(region: Region, san: string): string {
  return piecesIn(region, san).replaceAll('O', '0');
}

/** Moves that follow one another, numbered: `12… Cf6 13. e4 e5`. */
export function numberedMoves(
  region: Region,
  {
    sans,
    moveNumber,
    turn,
  }: { readonly sans: readonly string[]; readonly moveNumber: number; readonly turn: string },
): string {
  const black = turn === 'black' ? 1 : 0;
  return sans
    .map((san, at) => {
      const number = moveNumber + Math.floor((at + black) / 2);
      const whites = (at + black) % 2 === 0;
      return `${whites ? `${number}. ` : at === 0 ? `${number}… ` : ''}${sanIn(region, san)}`;
    })
    .join(' ');
}

/** Pieces in English letters, as a first rank has them, in the letters of the language: `RNBQ` is `TCAD`. */
export function piecesIn(region: Region, text: string): string {
  const letters: Readonly<Record<string, string>> = region.pieces;
  return text.replace(/[KQRBN]/g, (letter) => letters[letter] ?? letter);
}

/** A move as people write it in the language, in the English letters the Laws are asked in: `Cf3` is `Nf3`. */
export function sanFrom(region: Region, text: string): string {
  const { pieces } = region;
  const english = new Map(Object.entries(pieces).map(([piece, letter]) => [letter, piece]));
  return text
    .trim()
    .replace(/^[A-Z](?=[a-h1-8x])|(?<=[1-8]=?)[A-Z](?=[+#]*$)/g, (letter) => english.get(letter) ?? letter);
}
