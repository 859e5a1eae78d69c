/** How many rows a page is. */
const PAGE = 12;

/** The row a key of a list leads to, of so many; null for any other key. */
export function movedTo(key: string, at: number, rows: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: rows - 1,
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(Math.max(to, 0), rows - 1);
}
