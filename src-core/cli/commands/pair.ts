import { roundsPaired } from '../../tournament/record-points.ts';
import type { TournamentRecord } from '../../tournament/record.ts';
import {
  type NoPairing,
  type Paired,
  explanationOf,
  pairRound,
  swissInput,
  toldWhy,
} from '../../tournament/swiss/index.ts';
import { blockingLines, pairingLines, plainBlocking, plainPairing, plainWhy } from '../pairing-told.ts';
import { readRecord } from '../read-record.ts';
import type { Arguments, Command, ExitCode, Terminal } from '../terminal.ts';
import { RefusedError, UsageError, optionalNumber } from '../terminal.ts';

const colors = ['white', 'black'] as const;

export const command: Command = {
  usage:
    'escaque pair FILE.trf [--rounds N] [--initial white|black] [--anyway] [--json]\n  escaque pair FILE.trf --why A-B [--json]',
  options: {
    rounds: { type: 'string' },
    initial: { type: 'string' },
    why: { type: 'string' },
    anyway: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  positionals: [1, 1],
  async run(args, terminal) {
    const record = told(await readRecord(args.positionals[0] ?? '', args, terminal), args, terminal);
    const input = swissInput(record, roundsPaired(record) + 1);
    if (typeof input === 'string') throw new RefusedError(terminal.words.swiss.missing[input]);
    if (input.round > input.rounds) throw new RefusedError(terminal.words.swiss.allPaired(input.rounds));
    const result = pairRound(input);
    if (result.none) return tellNone(result, args, terminal);
    const why = args.text('why');
    if (why !== null) return tellWhy(result, why, args, terminal);
    const said = args.flag('json')
      ? JSON.stringify(plainPairing(result))
      : pairingLines(explanationOf(result), terminal).join('\n');
    await terminal.write(`${said}\n`);
    return 0;
  },
};

/** The record with what is told beside it. */
function told(record: TournamentRecord, args: Arguments, { words }: Terminal): TournamentRecord {
  const initial = args.text('initial');
  const color = colors.find((each) => each === initial);
  if (initial !== null && color === undefined)
    throw new UsageError(words.notOneOf('--initial', initial, colors));
  return {
    ...record,
    roundCount: optionalNumber(args, 'rounds', 1, words) ?? record.roundCount,
    initialColor: color ?? record.initialColor,
  };
}

async function tellNone(result: NoPairing, args: Arguments, terminal: Terminal): Promise<ExitCode> {
  const said = args.flag('json')
    ? JSON.stringify(plainBlocking(result))
    : blockingLines(result, terminal).join('\n');
  await terminal.write(`${said}\n`);
  return 1;
}

async function tellWhy(
  paired: Paired,
  asked: string,
  args: Arguments,
  terminal: Terminal,
): Promise<ExitCode> {
  const [, one, other] = /^(\d{1,4})-(\d{1,4})$/.exec(asked) ?? [];
  if (one === undefined || other === undefined || Number(one) === Number(other))
    throw new UsageError(terminal.words.swiss.whyNeedsTwo(asked));
  const why = toldWhy(paired, Number(one), Number(other));
  const said = args.flag('json')
    ? JSON.stringify(plainWhy(why))
    : terminal.words.swiss.reasons.why(why, String);
  await terminal.write(`${said}\n`);
  return 0;
}
