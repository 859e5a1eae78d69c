import { rescueFile, type LostLine } from '../../store/index.ts';
import type { Command, Terminal } from '../terminal.ts';
import { neededText } from '../terminal.ts';

export const command: Command = {
  usage: 'escaque rescue FILE --out FILE [--json]',
  options: { out: { type: 'string' }, json: { type: 'boolean' } },
  positionals: [1, 1],
  async run(args, terminal) {
    const [path = ''] = args.positionals;
    const out = neededText(args, 'out', 'FILE', terminal.words);
    const found = rescueFile(path, out);
    if (args.flag('json')) terminal.out(JSON.stringify(found));
    else {
      const { rescued, mended, peopleLost, peopleStrange, troubles, lostSum } = terminal.words;
      terminal.out(rescued(found.path, found.entries, found.people));
      if (found.mended.length > 0) terminal.out(mended(found.mended.join(', ')));
      if (found.walLost) terminal.err(terminal.words.walLost(found.entries));
      if (found.peopleLost) terminal.err(peopleLost);
      if (found.strange.length > 0) terminal.err(peopleStrange);
      for (const { code, seq, detail } of found.strange) terminal.err(`  ${troubles[code](seq)} (${detail})`);
      if (found.lost.length > 0)
        terminal.err(lostSum(found.lost.reduce((sum, { seq, to }) => sum + to - seq + 1, 0)));
      for (const lost of found.lost) terminal.err(`  ${inWords(terminal, lost)}`);
    }
    return found.lost.length + found.strange.length === 0 && !found.peopleLost && !found.walLost ? 0 : 1;
  },
};

/** `7 stands after a lost entry: 2026-11-29T17:42:08.123Z  Ana Ruiz  {"type":...}`: whatever can be read of it. */
function inWords({ words }: Terminal, { seq, to, code, line }: LostLine): string {
  const why = `${to === seq ? seq : `${seq}–${to}`} ${words.losses[code]}`;
  return line === null ? why : `${why}: ${line.at}  ${line.by}  ${line.event}`;
}
