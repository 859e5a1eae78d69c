/** The values of a case file, each read with the key that it stands under. */
export type Json = Readonly<Record<string, unknown>>;

/** A case file that cannot be read: says where. */
export class CaseError extends Error {}

/** Throws a CaseError that names a key that means nothing here. */
export function onlyKeys(json: Json, known: readonly string[], under: string): void {
  const other = Object.keys(json).find((key) => !known.includes(key));
  if (other !== undefined)
    throw new CaseError(`${under}${other}: no such key; known are ${known.join(', ')}`);
}

export function text(value: unknown, key: string): string {
  if (typeof value === 'string') return value;
  throw new CaseError(`${key}: a text is needed`);
}

export function object(value: unknown, key: string): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new CaseError(`${key}: an object is needed`);
}

export function list(value: unknown, key: string): readonly unknown[] {
  if (Array.isArray(value)) return [...(value as readonly unknown[])];
  throw new CaseError(`${key}: a list is needed`);
}

export function number(value: unknown, key: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new CaseError(`${key}: a number is needed`);
}

export function amount(value: unknown, key: string): number {
  const found = number(value, key);
  if (found >= 0) return found;
  throw new CaseError(`${key}: ${found} is below zero`);
}

export function count(value: unknown, key: string): number {
  const found = amount(value, key);
  if (Number.isSafeInteger(found)) return found;
  throw new CaseError(`${key}: a whole number is needed`);
}

export function oneOf<T extends string>(all: readonly T[], value: unknown, key: string): T {
  const found = all.find((each) => each === value);
  if (found === undefined) throw new CaseError(`${key}: none of ${all.join(', ')}`);
  return found;
}
