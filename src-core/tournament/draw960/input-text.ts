/**
 * What a hall adds to a draw, as it is written down: what nobody sees may not steer what comes out, and what stands on
 * paper must be enough to type it again.
 */

/** Without signs that are not seen, letters in their composed form (NFC), one plain space where there is any. */
export function cleanInput(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** False where it holds a sign that no font knows: unassigned, or of private use. */
export function isSeen(text: string): boolean {
  return !/[\p{Cn}\p{Co}]/u.test(text);
}
