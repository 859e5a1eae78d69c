import { ratingChange } from '../../tournament/rating-change.ts';
import type { TournamentRecord } from '../../tournament/record.ts';
import { readTieBreaks, standings } from '../../tournament/standings/index.ts';
import type { Standings, TieBreak } from '../../tournament/standings/index.ts';
import { STANDINGS_PARTS } from '../../vocabulary/papers.ts';
import { withDesk } from '../open-desk.ts';
import { readRecord } from '../read-record.ts';
import { figureText, plainStandings, standingsLines, toldCodes } from '../standings-told.ts';
import type { Arguments, Command, Terminal } from '../terminal.ts';
import { UsageError, optionalNumber } from '../terminal.ts';
import { PAPER_OPTIONS, oneOf, paperOf, writePaper } from '../write-paper.ts';

export const command: Command = {
  usage:
    'escaque standings FILE [--tie-breaks BH,BH/C1,SB] [--round N] [--working N] [--rating-change K] [--anyway] [--json]\n  escaque standings FILE --pdf FILE | --html FILE [--part standings|crosstable|cards|bulletin] [--round N] [--paper a4|letter]',
  options: {
    ...PAPER_OPTIONS,
    part: { type: 'string' },
    'tie-breaks': { type: 'string' },
    round: { type: 'string' },
    working: { type: 'string' },
    'rating-change': { type: 'string' },
    anyway: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  positionals: [1, 1],
  async run(args, terminal) {
    const [path = ''] = args.positionals;
    const round = optionalNumber(args, 'round', 1, terminal.words);
    if (args.text('pdf') !== null || args.text('html') !== null) {
      await print(path, round, args, terminal);
      return 0;
    }
    const number = optionalNumber(args, 'working', 1, terminal.words);
    const record = await readRecord(path, args, terminal);
    const list = tieBreaksOf(record, args, terminal);
    const result = standings(record, list, round ?? undefined);
    for (const { code, why } of result.dropped) terminal.err(terminal.words.records.dropped(code, why));
    const codes = toldCodes(list, result);
    const k = optionalNumber(args, 'rating-change', 1, terminal.words);
    if (k !== null) await tellChanges(record, result, k, args, terminal);
    else if (number !== null) await tellWorking(result, number, codes, terminal);
    else if (args.flag('json')) await terminal.write(`${JSON.stringify(plainStandings(result, codes))}\n`);
    else await terminal.write(`${standingsLines(result, codes, terminal).join('\n')}\n`);
    return 0;
  },
};

/** Of a desk's own tournament, by its own list of tie-breaks. */
async function print(path: string, after: number | null, args: Arguments, terminal: Terminal): Promise<void> {
  const part = oneOf('--part', args.text('part') ?? 'standings', STANDINGS_PARTS, terminal);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const style = { lang: terminal.lang, paper: paperOf(args, terminal), zone };
  const query = { kind: 'standings', part, after, ...style } as const;
  await writePaper(args, terminal, () => withDesk(path, 'read', (desk) => desk.document(query)));
}

function tieBreaksOf(record: TournamentRecord, args: Arguments, { words }: Terminal): readonly TieBreak[] {
  const asked = args.text('tie-breaks')?.split(',') ?? record.tieBreaks?.codes ?? [];
  const read = readTieBreaks(asked.map((code) => code.trim()).filter((code) => code !== ''));
  if (!read.ok) throw new UsageError(words.records.unknownTieBreak(read.code));
  return read.list;
}

/** What each figure of a player is made of; in brackets what the modifier cuts. */
async function tellWorking(
  { rows }: Standings,
  number: number,
  codes: readonly string[],
  terminal: Terminal,
): Promise<void> {
  const row = rows.find(({ player }) => player.number === number);
  const { records } = terminal.words;
  if (row === undefined) throw new UsageError(records.faults.unknownPlayer({ number }));
  const lines = codes.map((code) => {
    const { value = 0, terms = [] } = row.figures.get(code) ?? {};
    const parts = terms.map((term) => {
      const part = `${term.round}:${figureText(term.value)}`;
      return term.cut ? `(${part})` : part;
    });
    return `${code} = ${figureText(value)}${parts.length === 0 ? '' : `   ${parts.join('  ')}`}`;
  });
  await terminal.write(`${[`${number} ${row.player.name}`, ...lines].join('\n')}\n`);
}

/** In the order of the standings, for whoever has a rating. */
async function tellChanges(
  record: TournamentRecord,
  { rows }: Standings,
  k: number,
  args: Arguments,
  terminal: Terminal,
): Promise<void> {
  const changes = rows.flatMap(({ player }) => {
    const change = ratingChange(record, player, k);
    return change === null ? [] : [{ startNumber: player.number, name: player.name, ...change }];
  });
  if (args.flag('json')) {
    await terminal.write(`${JSON.stringify({ k, changes })}\n`);
    return;
  }
  const lines = changes.map(({ startNumber, name, games, total }) => {
    const parts = games.map(({ round, change }) => `${round}:${change.toFixed(1)}`);
    return `${startNumber} ${name}: ${total.toFixed(1)}   ${parts.join('  ')}`.trimEnd();
  });
  await terminal.write(`${lines.join('\n')}\n`);
}
