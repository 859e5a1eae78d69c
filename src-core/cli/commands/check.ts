import { isError, TRF_FAULTS } from '../../tournament/trf/index.ts';
import { roundsPaired } from '../../tournament/record-points.ts';
import { readTrf, trfFaultLine } from '../read-record.ts';
import { type CheckedRound, checkRounds } from '../../tournament/swiss/index.ts';
import { plainStandings, standingsLines, toldCodes } from '../standings-told.ts';
import { type TieBreak, readTieBreaks, standings } from '../../tournament/standings/index.ts';
import type { TournamentRecord } from '../../tournament/record.ts';
import type { Command, Terminal } from '../terminal.ts';
import { RefusedError } from '../terminal.ts';

export const command: Command = {
  usage: 'escaque check FILE.trf [--pairings] [--json]',
  options: { pairings: { type: 'boolean' }, json: { type: 'boolean' } },
  positionals: [1, 1],
  async run(args, terminal) {
    const [path = ''] = args.positionals;
    const { records } = terminal.words;
    const { record, faults, sound } = await readTrf(path, terminal);
    const rounds = args.flag('pairings') ? checkRounds(record) : [];
    if (typeof rounds === 'string') throw new RefusedError(terminal.words.swiss.missing[rounds]);
    const right = sound && rounds.every(({ same }) => same);
    if (args.flag('json')) {
      const told = faults.map((fault) => ({ ...fault, weight: TRF_FAULTS[fault.code] }));
      const again = args.flag('pairings') ? { rounds, ...plainAgain(record) } : {};
      await terminal.write(`${JSON.stringify({ sound, faults: told, ...again })}\n`);
      return right ? 0 : 1;
    }
    const lines = faults.map((fault) => trfFaultLine(fault, path, terminal));
    const sum = sound
      ? records.sound(path, record.players.length, roundsPaired(record))
      : records.unsound(path, faults.filter(isError).length);
    const again = args.flag('pairings')
      ? [...pairingLines(rounds, terminal), '', ...standingsAgain(record, terminal)]
      : [];
    await terminal.write(`${[...lines, sum, ...again].join('\n')}\n`);
    return right ? 0 : 1;
  },
};

/** What the system would have paired otherwise, round by round, and how many rounds are the same. */
function pairingLines(rounds: readonly CheckedRound[], { words }: Terminal): readonly string[] {
  const wrong = rounds.filter(({ same }) => !same);
  return [
    ...wrong.map(({ round, differs }) =>
      words.swiss.differs(round, differs.recorded, differs.paired, [differs.byeRecorded, differs.byePaired]),
    ),
    words.swiss.sameRounds(rounds.length - wrong.length),
  ];
}

/** The tie-breaks that the report names; none where one of them is not known. */
function tieBreaksIn(record: TournamentRecord): readonly TieBreak[] {
  const read = readTieBreaks(record.tieBreaks?.codes ?? []);
  return read.ok ? read.list : [];
}

/** The standings worked out anew, and the ranks and points that the report has. */
function plainAgain(record: TournamentRecord) {
  const list = tieBreaksIn(record);
  const again = standings(record, list);
  const recorded = record.players.map(({ number, rank, points }) => ({ startNumber: number, rank, points }));
  return { ...plainStandings(again, toldCodes(list, again)), recorded };
}

function standingsAgain(record: TournamentRecord, terminal: Terminal): readonly string[] {
  const list = tieBreaksIn(record);
  const again = standings(record, list);
  return standingsLines(again, toldCodes(list, again), terminal);
}
