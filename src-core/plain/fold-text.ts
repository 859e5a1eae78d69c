/** Letters that are no other letter with a mark on it, so that no decomposition tells which one people type for them. */
const ALONE: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ɖ: 'd',
  ø: 'o',
  ɔ: 'o',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
  ǝ: 'e',
  ɛ: 'e',
  ĸ: 'k',
};

/** A text as one types it who has no such keys: small letters, no marks; `Łukasz Ørsted` becomes `lukasz orsted`. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => ALONE[letter] ?? letter);
}
