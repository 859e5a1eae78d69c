/**
 * The name of a tournament for who reads it. That of an example begins with a mark, in the language it was made in:
 * it is said in the reader's. Empty where there is no tournament yet.
 */
export function nameShown(
  details: { readonly name: string; readonly example?: string } | null,
  mark: string,
): string {
  const { name, example } = details ?? { name: '' };
  return example !== undefined && name.startsWith(`${example} · `)
    ? `${mark}${name.slice(example.length)}`
    : name;
}
