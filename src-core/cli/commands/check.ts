import { isError, TRF_FAULTS } from '../../tournament/trf/index.ts';
import { roundsPaired } from '../../tournament/record-points.ts';
import { readTrf, trfFaultLine } from '../read-record.ts';
import type { Command } from '../terminal.ts';

export const command: Command = {
  usage: 'escaque check FILE.trf [--json]',
  options: { json: { type: 'boolean' } },
  positionals: [1, 1],
  async run(args, terminal) {
    const [path = ''] = args.positionals;
    const { records } = terminal.words;
    const { record, faults, sound } = await readTrf(path, terminal);
    if (args.flag('json')) {
      const told = faults.map((fault) => ({ ...fault, weight: TRF_FAULTS[fault.code] }));
      await terminal.write(`${JSON.stringify({ sound, faults: told })}\n`);
      return sound ? 0 : 1;
    }
    const lines = faults.map((fault) => trfFaultLine(fault, path, terminal));
    const sum = sound
      ? records.sound(path, record.players.length, roundsPaired(record))
      : records.unsound(path, faults.filter(isError).length);
    await terminal.write(`${[...lines, sum].join('\n')}\n`);
    return sound ? 0 : 1;
  },
};
