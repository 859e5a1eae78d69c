/** The served desk in a process of its own that tells what memory it uses, once a line comes in: `{"rss":…,"heap":…}` in MB. */
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { serve } from '../../electron/serve-http.ts';
import { heapInUse } from '../collected.ts';

const [folder = ''] = process.argv.slice(2);
const served = await serve({ config: folder, folder });
writeSync(1, `${JSON.stringify({ url: served.url })}\n`);
for await (const asked of createInterface({ input: process.stdin })) {
  if (asked === 'invite') writeSync(1, `${JSON.stringify({ url: served.invite() })}\n`);
  else {
    const heap = heapInUse();
    writeSync(1, `${JSON.stringify({ rss: process.memoryUsage().rss / 2 ** 20, heap })}\n`);
  }
}
await served.close();
