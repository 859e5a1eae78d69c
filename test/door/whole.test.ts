/** What the core knows and a schema forgets would be refused only at the door: it does not compile. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type ByKind, schemaOf, schemasOf } from '../../src-core/desk/commands/whole.ts';

interface Flag {
  readonly kind: 'flag';
  readonly of: 'white' | 'black' | 'both';
  readonly seen?: { readonly by: 'arbiter' | 'player' };
}
interface Note {
  readonly kind: 'note';
  readonly lines: readonly string[];
}

const kind = v.literal('flag');
const of = v.picklist(['white', 'black', 'both']);
const seen = v.exactOptional(v.strictObject({ by: v.picklist(['arbiter', 'player']) }));
const note = v.strictObject({ kind: v.literal('note'), lines: v.array(v.string()) });

test('a schema that reads the whole of a type is taken, and reads it', () => {
  const flag = schemaOf<Flag>()(v.strictObject({ kind, of, seen }));
  expect(v.is(flag, { kind: 'flag', of: 'both', seen: { by: 'player' } })).toBe(true);
  const table = schemasOf<ByKind<Flag | Note>>()({ flag: v.strictObject({ kind, of, seen }), note });
  expect(v.is(table.note, { kind: 'note', lines: ['a'] })).toBe(true);
});

const ofOne = v.picklist(['white', 'black']);
const seenByOne = v.exactOptional(v.strictObject({ by: v.literal('player') }));

test('one that forgets something does not compile', () => {
  const told: Flag = { kind: 'flag', of: 'both', seen: { by: 'arbiter' } };
  // @ts-expect-error of both flags it knows nothing
  const word = schemaOf<Flag>()(v.strictObject({ kind, of: ofOne, seen }));
  // @ts-expect-error a fact that may be left out is forgotten
  const fact = schemaOf<Flag>()(v.strictObject({ kind, of }));
  // @ts-expect-error a word inside a fact is forgotten
  const inside = schemaOf<Flag>()(v.strictObject({ kind, of, seen: seenByOne }));
  const flag = v.strictObject({ kind, of: ofOne, seen });
  // @ts-expect-error in a table too
  const table = schemasOf<ByKind<Flag | Note>>()({ flag, note });
  const forgetful = [word, fact, inside, table.flag];
  expect(forgetful.filter((schema) => v.is(schema, told))).toEqual([]);
});
