import { type MarkedLine, parseLineMark } from '../../plain/line-mark.ts';
import { holdsLine, verifyFile } from '../../store/index.ts';
import { dictionaries } from '../../words/index.ts';
import { UsageError, type Command, type Terminal } from '../terminal.ts';

/** A line as a paper or an earlier look tells it. */
function lineNamed(text: string, terminal: Terminal): MarkedLine {
  const line = parseLineMark(text);
  if (line === null) throw new UsageError(terminal.words.notALine(text));
  return line;
}

export const command: Command = {
  usage: 'escaque verify FILE [--head NUMBER:HASH] [--json] | escaque verify --head FILE [--json]',
  options: { json: { type: 'boolean' }, head: { type: 'string' } },
  positionals: [0, 1],
  async run(args, terminal) {
    const head = args.text('head');
    const [named] = args.positionals;
    // without another file, it is the file whose last line is asked for
    const path = named ?? head;
    if (path === null) throw new UsageError(terminal.words.tooFewArguments);
    const line = named === undefined || head === null ? null : lineNamed(head, terminal);
    const found = verifyFile(path);
    const kept = line === null ? null : holdsLine(path, line);
    const { words } = terminal;
    if (args.flag('json')) {
      terminal.out(JSON.stringify({ path, ...found, ...(line !== null && { line: { ...line, kept } }) }));
    } else if (found.whole) {
      terminal.out(words.whole(path, found.entries));
      const { from, unbound } = found.people;
      if (from === null ? unbound > 0 : from > 1) terminal.out(words.peopleBound(from, unbound));
      if (named === undefined) terminal.out(words.lastLine(found.entries, found.head));
    } else {
      terminal.err(words.wrong(path));
      for (const trouble of found.troubles) {
        terminal.err(`  ${words.troubles[trouble.code](trouble.seq)} (${trouble.detail})`);
      }
    }
    if (line !== null && kept !== null && !args.flag('json')) {
      const told = words.lineKept(kept, line.seq, line.hash);
      if (kept) terminal.out(told);
      else terminal.err(told);
    }
    const { otherDesk } = dictionaries[terminal.lang].screen;
    const { other } = found;
    if (other !== null && !args.flag('json')) terminal.err(`  ${otherDesk[other.kind](other, other.at)}`);
    return found.whole && kept !== false ? 0 : 1;
  },
};
