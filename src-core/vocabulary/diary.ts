/** What the program tells of itself in its diary (host/diary.ts). */

/**
 * `begun` and `ended`: a desk of this computer; `crashed`: one that had begun and ended without a word; `bug`: a fault
 * of the program; `fault`: of what it stands on (disk, file, network); `slow`: a call that took more than a second;
 * `refused`: a door that did not open; `pageGone`: a page that Electron lost.
 */
export const DIARY_KINDS = [
  'begun',
  'ended',
  'crashed',
  'bug',
  'fault',
  'slow',
  'refused',
  'pageGone',
] as const;
export type DiaryKind = (typeof DIARY_KINDS)[number];

/**
 * One line. `what` is of the program's own words alone (a version, a call, a code, places in its code): nothing that a
 * person has typed, no name and no path comes into it.
 */
export interface DiaryLine {
  /** Its instant, as `Date.toISOString` writes it; of a line told more than once, of the first. */
  readonly at: string;
  readonly kind: DiaryKind;
  readonly what: string;
  /** How long it took, in milliseconds. */
  readonly ms?: number;
  /** How often the same was told within a minute, where more than once. */
  readonly times?: number;
}
