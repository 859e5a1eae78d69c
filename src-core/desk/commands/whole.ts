/**
 * A schema beside a type that stands elsewhere. A word or a fact that the type knows and the schema forgets, or the
 * other way round, does not compile: it would be refused only at the door.
 */
import type * as v from 'valibot';
import type { Frozen } from './frozen.ts';

type Same<A, B> =
  (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2
    ? unknown
    : 'the schema and the type differ';

/** What a schema has to be besides to read all of `T`. */
type Whole<T, S extends v.GenericSchema> = Same<Frozen<T>, Frozen<v.InferOutput<S>>>;

/** The schema that reads `T`, whole. */
export function schemaOf<T>() {
  return <const S extends v.GenericSchema<unknown, T>>(
    schema: S & Whole<T, S>,
  ): v.GenericSchema<unknown, T> => schema;
}

type Schemas<T> = { readonly [K in keyof T]: v.GenericSchema<unknown, T[K]> };

/** The schemas of a table of types, each whole. */
export function schemasOf<T>() {
  return <const S extends Schemas<T>>(
    schemas: S & { readonly [K in keyof T]: Whole<T[K], S[K]> },
  ): Schemas<T> => schemas;
}

/** The types of a union by their kinds, as a table. */
export type ByKind<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: T & { readonly kind: K };
};
