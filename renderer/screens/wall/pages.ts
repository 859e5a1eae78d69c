import type { WallBoard } from '../../../src-core/contract/desk-api.ts';
import type { StandingLine } from '../../../src-core/tournament/tables/index.ts';

/** What stands on the hall's screen at a time. */
export type WallPage =
  | { readonly kind: 'boards'; readonly rows: readonly WallBoard[] }
  | { readonly kind: 'standings'; readonly rows: readonly StandingLine[] };

/** The boards, then the standings, on as few pages as hold so many of each at most, all about equally full. */
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
  const pages = Math.ceil(rows.length / most);
  const size = Math.ceil(rows.length / pages);
  return Array.from({ length: pages }, (_, at) => rows.slice(at * size, (at + 1) * size));
}
