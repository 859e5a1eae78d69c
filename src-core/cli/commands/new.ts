import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RuleSetId } from '../../contract/desk-api.ts';
import type { TournamentForm } from '../../desk/journal/tournament-details.ts';
import { playExample } from '../../host/example/play-example.ts';
import { actAs, withNewDesk } from '../open-desk.ts';
import type { Arguments, Command, Terminal } from '../terminal.ts';
import { RefusedError, UsageError, optionalNumber } from '../terminal.ts';

const ruleSets: readonly RuleSetId[] = ['standard', 'rapid-a4', 'rapid-a5', 'blitz-b2', 'blitz-b3'];

export const command: Command = {
  usage:
    'escaque new FILE --name NAME [--rules standard|rapid-a4|rapid-a5|blitz-b2|blitz-b3] [--chess960] [--place PLACE] [--begins DATE] [--ends DATE] [--federation ESP] [--chief NAME] [--rounds N] [--boards N] [--by NAME] [--json] | escaque new --example FILE [--json]',
  options: {
    example: { type: 'boolean' },
    name: { type: 'string' },
    rules: { type: 'string' },
    chess960: { type: 'boolean' },
    place: { type: 'string' },
    begins: { type: 'string' },
    ends: { type: 'string' },
    federation: { type: 'string' },
    chief: { type: 'string' },
    rounds: { type: 'string' },
    boards: { type: 'string' },
    by: { type: 'string' },
    json: { type: 'boolean' },
  },
  positionals: [1, 1],
  async run(args, terminal) {
    const [file = ''] = args.positionals;
    if (file === '') throw new UsageError(terminal.words.tooFewArguments);
    const path = withEnding(file);
    if (args.flag('example')) await withNewDesk(path, (desk) => playExample(desk, terminal.lang));
    else await makeNew(path, tournamentForm(args, terminal), args, terminal);
    terminal.out(args.flag('json') ? JSON.stringify({ path: resolve(path) }) : terminal.words.created(path));
    return 0;
  },
};

async function makeNew(
  path: string,
  form: TournamentForm,
  args: Arguments,
  terminal: Terminal,
): Promise<void> {
  try {
    await withNewDesk(path, (desk) => actAs(desk, { type: 'createTournament', form }, args, terminal));
  } catch (error) {
    // a file just made, with nothing in it: the tournament was refused
    if (error instanceof RefusedError) rmSync(path, { force: true });
    throw error;
  }
}

function tournamentForm(args: Arguments, terminal: Terminal): TournamentForm {
  const { words } = terminal;
  const name = args.text('name');
  if (name === null) throw new UsageError(words.missingOption('--name NAME'));
  return {
    name,
    place: args.text('place') ?? '',
    begins: args.text('begins') ?? '',
    ends: args.text('ends') ?? '',
    federation: args.text('federation') ?? '',
    ruleSet: ruleSet(args.text('rules') ?? 'standard', terminal),
    variant: args.flag('chess960') ? 'chess960' : 'standard',
    rounds: optionalNumber(args, 'rounds', 1, words) ?? 9,
    boards: optionalNumber(args, 'boards', 1, words) ?? 1,
    chiefArbiter: args.text('chief') ?? '',
  };
}

function ruleSet(text: string, terminal: Terminal): RuleSetId {
  const found = ruleSets.find((each) => each === text);
  if (found === undefined) throw new UsageError(terminal.words.notOneOf('--rules', text, ruleSets));
  return found;
}

function withEnding(path: string): string {
  return path.endsWith('.escaque') ? path : `${path}.escaque`;
}
