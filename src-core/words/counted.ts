/** `1 game`, `2 games`: the number as digits alone, since what the terminal says is also read by programs. */
export function counted(count: number, one: string, other: string): string {
  return `${String(count)} ${count === 1 ? one : other}`;
}
