import { basename } from 'node:path';
import type { DeskCommand, LineFault } from '../../contract/desk-api.ts';
import { importJson } from '../import-json.ts';
import { importFideList } from '../import-fide-list.ts';
import { faultLines } from '../fault-lines.ts';
import type { Done } from '../open-desk.ts';
import { actAs, withDesk } from '../open-desk.ts';
import { readListSource, readSource } from '../read-source.ts';
import { refusalText } from '../../words/terminal-said.ts';
import type { Arguments, Command, Terminal } from '../terminal.ts';
import { UsageError, optionalNumber, neededText } from '../terminal.ts';

const kinds = ['players', 'pairings', 'pgn', 'trf'] as const;
type Kind = (typeof kinds)[number];

export const command: Command = {
  usage:
    'escaque import players|pairings|pgn SOURCE --into FILE [--round N] [--board N] [--free-boards] [--all] [--by NAME] [--json]\n  escaque import trf SOURCE --into FILE [--anyway] [--all] [--by NAME] [--json]\n  escaque import json SOURCE --into FILE [--all] [--by NAME] [--json]\n  escaque import fide-list FILE',
  options: {
    into: { type: 'string' },
    round: { type: 'string' },
    board: { type: 'string' },
    'free-boards': { type: 'boolean' },
    all: { type: 'boolean' },
    anyway: { type: 'boolean' },
    by: { type: 'string' },
    json: { type: 'boolean' },
  },
  positionals: [2, 2],
  async run(args, terminal) {
    const [kindText = '', source = ''] = args.positionals;
    const kind = kinds.find((each) => each === kindText);
    if (kindText === 'fide-list') return importFideList(source, terminal);
    if (kind === undefined && kindText !== 'json')
      throw new UsageError(terminal.words.notOneOf('import', kindText, [...kinds, 'json', 'fide-list']));
    const into = neededText(args, 'into', 'FILE', terminal.words);
    if (kind === undefined) {
      tell('trf', source, into, await importJson(source, into, args, terminal), args, terminal);
      return 0;
    }
    const text = await (kind === 'pgn' || kind === 'trf' ? readSource : readListSource)(source, terminal);
    const command = deskCommand(kind, text, source, args, terminal);
    const done = await withDesk(into, 'write', (desk) => actAs(desk, command, args, terminal));
    tell(kind, source, into, done, args, terminal);
    return 0;
  },
};

function deskCommand(
  kind: Kind,
  text: string,
  source: string,
  args: Arguments,
  terminal: Terminal,
): DeskCommand {
  const round = optionalNumber(args, 'round', 1, terminal.words);
  const board = optionalNumber(args, 'board', 1, terminal.words);
  switch (kind) {
    case 'players':
      return { type: 'registerPlayersFromText', text };
    case 'pairings':
      if (round === null) throw new UsageError(terminal.words.missingOption('--round N'));
      return { type: 'pairRoundFromText', round, text };
    case 'trf':
      return { type: 'importReport', text, anyway: args.flag('anyway') };
    case 'pgn':
      return {
        type: 'importPgn',
        text,
        source: basename(source),
        round,
        board,
        freeBoards: args.flag('free-boards'),
      };
  }
}

function tell(
  kind: Kind,
  source: string,
  into: string,
  done: Done,
  args: Arguments,
  terminal: Terminal,
): void {
  const { words } = terminal;
  if (args.flag('json')) {
    terminal.out(
      JSON.stringify({ count: done.count, first: done.first, last: done.last, faults: done.faults }),
    );
    return;
  }
  terminal.out(words.imported(words.kinds[kind], done.count, into));
  if (done.faults.length > 0) terminal.err(words.leftOut(done.faults.length));
  const lineOf = (fault: LineFault): string => faultLine(fault, source, terminal);
  for (const line of faultLines(done.faults, lineOf, args, terminal)) terminal.err(line);
}

function faultLine(fault: LineFault, source: string, terminal: Terminal): string {
  const where = terminal.words.atLine(source, fault.line, fault.column);
  return `${where}: ${refusalText(fault, terminal.lang)}${fault.text === '' ? '' : `  [${fault.text.slice(0, 80)}]`}`;
}
