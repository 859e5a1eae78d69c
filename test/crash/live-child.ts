/** A desk that watches a folder, `node live-child.ts PATH FOLDER`: prints a line for each notice as it is shown. */
import { deskFiles } from '../../electron/desk-files.ts';

const [path = '', folder = ''] = process.argv.slice(2);
const desk = await deskFiles().open(path, false);
const told = new Set<string>();
desk.watch({ kind: 'live', round: 1 }, ({ notices, feed, boards }) => {
  for (const { id, facts, withdrawn } of notices.toReversed()) {
    const line = JSON.stringify({ id, facts, withdrawn });
    if (!told.has(line)) console.log(line);
    told.add(line);
  }
  if (feed.state === 'there') console.log(JSON.stringify({ plies: boards[0]?.plies }));
});
if (folder !== '') await desk.startWatch({ source: { kind: 'files', path: folder, poll: false }, round: 1 });

// until it is killed
setInterval(() => {}, 1000);
