/** Numeric annotation glyphs (PGN standard, section 10) by the signs people write for them. */
const GLYPHS: Readonly<Record<string, number>> = {
  '!': 1,
  '?': 2,
  '!!': 3,
  '\u203C': 3,
  '??': 4,
  '\u2047': 4,
  '!?': 5,
  '\u2049': 5,
  '?!': 6,
  '\u2048': 6,
  '\u25A1': 7,
  '=': 10,
  '==': 10,
  '\u221E': 13,
  '+=': 14,
  '+/=': 14,
  '\u2A72': 14,
  '=+': 15,
  '=/+': 15,
  '\u2A71': 15,
  '+/-': 16,
  '\u00B1': 16,
  '-/+': 17,
  '\u2213': 17,
  '+-': 18,
  '+\u2212': 18,
  '-+': 19,
  '\u2212+': 19,
  '\u2A00': 22,
  '\u2299': 22,
  '\u25CB': 26,
  '\u27F3': 32,
  '\u2192': 36,
  '\u2191': 40,
  '\u21C6': 132,
  '\u2206': 140,
  '\u25B3': 140,
  '\u2313': 142,
  RR: 145,
  N: 146,
  D: 220,
};

/** The number of a written sign, or null. */
export function nagOf(glyph: string): number | null {
  return GLYPHS[glyph] ?? null;
}

/** A sign of evaluation glued to a move: `Qxf7+-`, `Nf3\u00B1`. Check signs stay with the move. */
const GLUED = new RegExp(
  '^(.*?[\\w)#])(\\+/-|-/\\+|\\+/=|=/\\+|\\+-|\\+\\u2212|-\\+|\\+=|=\\+|==?|[\\u00B1\\u2213\\u2A72\\u2A71\\u221E\\u25A1\\u2A00\\u2299\\u27F3\\u2192\\u2191\\u21C6\\u203C\\u2047-\\u2049])$',
);

/** Splits `Qxf7+-` into the move and the number of its sign. */
export function splitGlyph(token: string): { readonly move: string; readonly nag: number | null } {
  const found = token.length > 32 ? null : GLUED.exec(token);
  if (found === null) return { move: token, nag: null };
  return { move: found[1] ?? '', nag: nagOf(found[2] ?? '') };
}
