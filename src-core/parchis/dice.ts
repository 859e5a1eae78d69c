/**
 * Rolls that nobody foresees and anybody can make again: SHA-256 of the secret whose commitment was told before, what
 * the table said after that, and the number of the roll, byte by byte; bytes from 252 on are passed over, so that each
 * of the six values is as likely.
 */
export type Hash = (text: string) => string;

export interface DiceTold {
  /** 64 hexadecimal digits. */
  readonly secret: string;
  /** What was said at the table once the commitment was known. */
  readonly said: string;
  readonly round: number;
  readonly table: number;
}

/** The text that is hashed for a roll: told to who verifies. */
export function rollText({ secret, said, round, table }: DiceTold, at: number, block: number): string {
  return ['escaque parchis', secret, said, round, table, at, block].join('\n');
}

/** The roll number `at` (from 1): so many dice. */
export function rolledBy(told: DiceTold, at: number, dice: number, hash: Hash): readonly number[] {
  const values: number[] = [];
  for (let block = 1; values.length < dice; block++) {
    const bytes = hash(rollText(told, at, block)).match(/../g) ?? [];
    for (const byte of bytes.map((digits) => parseInt(digits, 16)))
      if (byte < 252 && values.length < dice) values.push((byte % 6) + 1);
  }
  return values;
}
