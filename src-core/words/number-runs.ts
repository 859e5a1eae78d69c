/** So many numbers are read one by one. */
const FEW = 12;

/** Numbers in their order, `1, 4, 7`; of many, those that follow one another as `1–40`; a dash for none. */
export function numbersSaid(numbers: readonly number[]): string {
  if (numbers.length === 0) return '—';
  if (numbers.length <= FEW) return numbers.join(', ');
  const runs: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && run.last + 1 === number) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.map(runSaid).join(', ');
}

function runSaid({ first, last }: { readonly first: number; readonly last: number }): string {
  if (first === last) return `${first}`;
  return last === first + 1 ? `${first}, ${last}` : `${first}–${last}`;
}
