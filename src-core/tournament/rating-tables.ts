/** The conversion tables of the FIDE Rating Regulations (B.02 8.1): what a score is worth in rating, and the reverse. */

/** 8.1.1 for a score of 50, 51 ... 100 hundredths. */
const DIFFERENCES = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184,
  193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470,
  501, 538, 589, 677, 800,
] as const;

/** 8.1.2: up to this difference the expected score of the stronger is 50, 51 ... 99 hundredths; beyond, all. */
const HIGHEST = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
  188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456,
  484, 517, 559, 619, 735,
] as const;

/** The difference of rating that a fraction of the points is worth, from -800 to 800. */
export function ratingDifference(score: number): number {
  const hundredths = Math.floor(score * 100 + 0.5 + 1e-9);
  const difference = DIFFERENCES[Math.abs(hundredths - 50)] ?? 800;
  return hundredths < 50 ? -difference : difference;
}

/** The hundredths of a point that are expected of who is rated so much higher (or lower). */
export function expectedHundredths(difference: number): number {
  const step = HIGHEST.findIndex((highest) => Math.abs(difference) <= highest);
  const stronger = step < 0 ? 100 : 50 + step;
  return difference < 0 ? 100 - stronger : stronger;
}
