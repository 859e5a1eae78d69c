import type { WallBoard } from '../../../src-core/contract/desk-api.ts';
import type { StandingLine } from '../../../src-core/tournament/tables/index.ts';

/** What stands on the hall's screen at a time. */
export type WallPage =
  | { readonly kind: 'boards'; readonly rows: readonly WallBoard[] }
  | { readonly kind: 'standings'; readonly rows: readonly StandingLine[] };

/** The boards, then the standings, so many lines at a time. */
export function pagesOf(
  boards: readonly WallBoard[],
  lines: readonly StandingLine[],
  most: number,
): readonly WallPage[] {
  return [
    ...parted(boards, most).map((rows) => ({ kind: 'boards', rows }) as const),
    ...parted(lines, most).map((rows) => ({ kind: 'standings', rows }) as const),
  ];
}

function parted<Row>(rows: readonly Row[], most: number): readonly (readonly Row[])[] {
  const size = Math.max(1, most);
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  );
}
