/** Names of people as people write them: accents, capitals, commas and order do not tell two apart. */

/** Small letters without accents or marks; words parted by one space. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The same for `Anand, Viswanathan`, `Viswanathan Anand` and `ANAND viswanathan`. */
export function nameKey(name: string): string {
  return plainText(name).split(' ').sort().join(' ');
}
