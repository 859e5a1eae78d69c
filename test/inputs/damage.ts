/** Texts of a format, damaged: cut, doubled, crossed with one another, with what means something in it put anywhere. */
export type Random = (limit: number) => number;

/** What is hostile in any text: control signs, right to left, halves of characters, formulas, long runs, wide and odd spaces. */
const ANYWHERE = [
  ...['\0', '\u0007', '\u001b[2J', '\u202e', '\u200f', '\ud800', '\udc00', '\ufeff', '\u00a0', '\u2028'],
  ...[
    '\u0301'.repeat(40),
    '\u{1f600}',
    'ﬀ',
    'İ',
    'ß',
    'א',
    'ع',
    '=1+1',
    '+1',
    '-1',
    '@x',
    '%',
    '"',
    "'",
    '\\',
  ],
  ...['\n', '\r', '\r\n', '\t', ' ', '0', '-0', '1e9', '9007199254740993', 'NaN', '__proto__', 'constructor'],
  ...['x'.repeat(10_000), '9'.repeat(400), '((((((((', '[[[[[[[[', '../../etc/passwd', '<script>', '&amp;'],
];

/** One to five damages to one of these texts; `signs`: what means something in the format. */
export function damaged(random: Random, texts: readonly string[], signs: readonly string[]): string {
  const one = (list: readonly string[]): string => list[random(list.length)] ?? '';
  let text = one(texts);
  for (let n = 1 + random(5); n > 0; n--) {
    const [at, to] = [random(text.length + 1), random(text.length + 1)];
    const [before, after] = [text.slice(0, at), text.slice(at)];
    const other = one(texts);
    const sign = random(4) === 0 ? one(ANYWHERE) : one(signs);
    const from = random(other.length + 1);
    const ways = [
      () => before + after.slice(1 + random(4)),
      () => before + sign + after,
      () => before + sign + after.slice(sign.length),
      () => text.slice(0, at) + text.slice(Math.min(at, to), Math.max(at, to)) + text.slice(at),
      () => before + other.slice(from, from + random(80)) + after,
      () => (random(4) === 0 ? before : text),
    ];
    text = (ways[random(ways.length)] ?? (() => text))();
  }
  return text.slice(0, 40_000);
}
