/** What must be said of a line of the journal, by its type. */
import type { JournalTopic } from '../../vocabulary/topics.ts';
import type { DeskEvent, DeskEventType } from './events.ts';
import type { TextChange } from './text-change.ts';

export type EventOf<T extends DeskEventType> = Extract<DeskEvent, { readonly type: T }>;

/** Is there a text in it that is not one of a few words? Looked for four levels deep, and assumed below. */
type HoldsText<V, Depth extends readonly unknown[] = []> = Depth['length'] extends 4
  ? true
  : V extends string
    ? string extends V
      ? true
      : never
    : V extends readonly (infer Item)[]
      ? HoldsText<Item, [...Depth, 0]>
      : V extends object
        ? { [K in keyof V]-?: HoldsText<V[K], [...Depth, 0]> }[keyof V]
        : never;

type KeysOf<E> = E extends unknown ? keyof E : never;
type ValueAt<E, K> = E extends unknown ? (K extends keyof E ? E[K] : never) : never;
type TextKeys<E> = {
  [K in KeysOf<E>]: K extends 'type' ? never : true extends HoldsText<ValueAt<E, K>> ? K : never;
}[KeysOf<E>];

/** `plain`: no words of a person's own (an id, a day, a UCI). `free`: somebody's own words. */
type TextIn<V> = 'plain' | (V extends string ? 'free' : never) | ((value: V, change: TextChange) => V);
export type TextsOf<E> = { readonly [K in TextKeys<E>]: TextIn<NonNullable<ValueAt<E, K>>> };

export interface Line<E> {
  /** The topics it touches by its type alone: of its own board and round, or, a line of no board, all of these kinds. */
  readonly touches: readonly JournalTopic[];
  readonly texts: TextsOf<E>;
  /** Brought in from a text from outside, which may be longer than what a hand types. */
  readonly fromOutside?: true;
}
