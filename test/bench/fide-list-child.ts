/** Brings in the rating list named first to the place named second, and prints what that took. */
import { importRatingList } from '../../src-core/host/import-rating-list.ts';

export interface Imported {
  readonly people: number;
  readonly seconds: number;
  /** The longest step, for which others wait, in milliseconds. */
  readonly longest: number;
  /** The most it held, in MiB. */
  readonly memory: number;
}

const [, , path = '', into = ''] = process.argv;
const begin = performance.now();
let [longest, last] = [0, begin];
const { people } = await importRatingList(path, into, () => {
  longest = Math.max(longest, performance.now() - last);
  last = performance.now();
});
const seconds = (performance.now() - begin) / 1000;
const imported: Imported = { people, seconds, longest, memory: process.resourceUsage().maxRSS / 1024 };
console.log(JSON.stringify(imported));
