/** Opens a tournament's file in a process of its own, and says how long that took and what memory it used. */
import { DeskService } from '../../src-core/service/chess/desk-service.ts';

const [path = ''] = process.argv.slice(2);
const before = process.resourceUsage().maxRSS;
const begin = performance.now();
const clocks = { now: () => Date.now(), monotonic: () => performance.now() };
const desk = DeskService.open(path, { ...clocks, mode: 'desk' });
const seconds = (performance.now() - begin) / 1000;
const { maxRSS } = process.resourceUsage();
let longest = 0;
let last = performance.now();
// beside it the rest of a long journal is read
const until = last + 3_000;
while (performance.now() < until) {
  await desk.history({ from: 0, limit: 20, newestFirst: true, place: null });
  await new Promise((resolve) => setTimeout(resolve, 1));
  longest = Math.max(longest, performance.now() - last);
  last = performance.now();
}
if (desk.fault !== null) throw new Error(desk.fault.message);
desk.close();
process.stdout.write(JSON.stringify({ seconds, before: before / 1024, peak: maxRSS / 1024, longest }));
