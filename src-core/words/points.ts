/** Points as they are printed: `5½`, `½`, `5`; other fractions with the sign of the language. */
export function pointsSaid(points: number, decimal: string): string {
  const whole = Math.trunc(points);
  if (points - whole === 0.5) return whole === 0 ? '½' : `${whole}½`;
  return String(points).replace('.', decimal);
}
