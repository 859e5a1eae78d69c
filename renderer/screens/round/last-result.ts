import type { BoardRow } from '../../../src-core/contract/desk-api.ts';

/** Of a round's boards, the one whose result was entered last, of those that stand; null where none has one. */
export function lastResult(boards: readonly BoardRow[]): BoardRow | null {
  return boards.reduce<BoardRow | null>(
    (latest, row) => ((row.result?.seq ?? 0) > (latest?.result?.seq ?? 0) ? row : latest),
    null,
  );
}
