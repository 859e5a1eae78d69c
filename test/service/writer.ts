/** A second desk on the same file, in a process of its own: `node writer.ts PATH NAME ACTS` writes notes on board 1. */
import { DeskService } from '../../src-core/service/chess/desk-service.ts';

const [path = '', name = '', acts = '0'] = process.argv.slice(2);
const desk = DeskService.open(path, { now: () => Date.now(), monotonic: () => performance.now() });
const command = (n: number) => ({ type: 'writeNote', round: 1, board: 1, text: `${name} ${n}` }) as const;
const replies = [];
for (let n = 0; n < Number(acts); n += 2) {
  const pair = [n, n + 1].map((m) =>
    desk.act({ id: `${name}-${m}`, by: name, seen: null, command: command(m) }),
  );
  replies.push(...(await Promise.all(pair)));
}
desk.close();
console.log(JSON.stringify(replies.map((reply) => (reply.ok ? reply.first : reply.refusal.code))));
