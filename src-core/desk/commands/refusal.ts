import type { Point } from '../../laws/ruling.ts';

/** The desk says no, and that is normal. `code` has its words in words/; `facts` fill them in. */
export interface Refusal {
  readonly code: string;
  readonly facts: Readonly<
    Record<string, string | number | boolean | null | readonly string[] | readonly Point[]>
  >;
}

/** A line of a text from outside that did not go in, and why. */
export interface LineFault extends Refusal {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}
