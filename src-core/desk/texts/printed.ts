import type { Paper } from '../../contract/paper-queries.ts';
import type { Printed } from '../../sheets/index.ts';
import type { DeskState } from '../journal/state.ts';

/** How a paper is printed, with the last line of what it tells at its foot. */
export function printed({ seq, hash }: DeskState, { lang, paper, zone }: Paper): Printed {
  return { lang, paper, ...(zone !== undefined && { zone }), last: seq === 0 ? null : { seq, hash } };
}
