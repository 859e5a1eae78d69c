/** `1 h 30 min`, `30 s`: the same in both languages. */
export function durationOf(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const parts = [
    [Math.floor(minutes / 60), 'h'],
    [minutes % 60, 'min'],
    [(ms % 60_000) / 1000, 's'],
  ] as const;
  const said = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value} ${unit}`);
  return said.length === 0 ? '0 s' : said.join(' ');
}
