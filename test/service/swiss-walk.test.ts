/** Nine rounds of two hundred players through the desk, with what befalls an open, and its report checked again. */
import { expect, onTestFinished, test } from 'vitest';
import type { DeskCommand, Pairs, SwissView } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { breachesOf, checkRounds } from '../../src-core/tournament/swiss/index.ts';
import { parseTrf } from '../../src-core/tournament/trf/index.ts';
import { player } from '../desk/arbiter.ts';
import { newPath } from '../store/kit.ts';
import { HandClock, createTournament, did } from './kit.ts';
import { pairRound, playRound, swissOf } from './swiss-hall.ts';

const LAST = 9;
const BY_HAND = 6;
/** Round 4 is corrected when round 5 is paired. */
const CORRECTED = 4;

/** What befalls before a round is paired. */
const BEFORE: Readonly<Record<number, readonly DeskCommand[]>> = {
  2: [{ type: 'registerLate', player: player('Zubiri, Late', { rating: 1777 }), round: 2 }],
  3: [{ type: 'withdrawPlayer', id: 'p6', round: 3, reason: 'ill' }],
  4: [{ type: 'askByes', id: 'p17', byes: [{ round: 4, bye: 'half' }] }],
  6: [
    {
      type: 'correctResult',
      ...{ round: CORRECTED, board: 3, result: '0-0', reason: 'arbiter', note: 'told late', confirmed: true },
    },
  ],
};

/** Two neighbours of the lower half exchange their Blacks, the first two that break nothing by it. */
function exchanged({ asked }: SwissView, { boards, bye }: Pairs): Pairs {
  for (let at = boards.length >> 1; at + 1 < boards.length; at++) {
    const [one, other] = [boards[at], boards[at + 1]];
    if (asked === undefined || one === undefined || other === undefined) continue;
    const changed = [...boards];
    changed.splice(at, 2, [one[0], other[1]], [other[0], one[1]]);
    const pairs = { boards: changed, bye };
    if (!breachesOf(asked.input, pairs).some(({ absolute }) => absolute)) return pairs;
  }
  throw new Error('no two can be exchanged');
}

test('an open of nine rounds: late entry, withdrawal, byes, a correction, a round by hand, and the report', async () => {
  const { now, monotonic } = new HandClock();
  const desk = DeskService.create(newPath(), { now, monotonic });
  onTestFinished(() => desk.close());
  await did(desk, createTournament);
  const players = Array.from({ length: 200 }, (_, at) =>
    player(`Player ${String(at + 1).padStart(3, '0')}`, { rating: 2600 - 5 * at }),
  );
  await did(desk, { type: 'registerPlayers', players });
  await did(desk, { type: 'drawInitialColor', number: 31 });
  for (let round = 1; round <= LAST; round++) {
    for (const command of BEFORE[round] ?? []) await did(desk, command);
    await pairRound(desk, round, round === BY_HAND ? exchanged : undefined);
    await playRound(desk, round);
  }
  const { standing } = await swissOf(desk, BY_HAND);
  expect(standing?.by?.hand).toMatchObject({ differs: 2, breaks: [] });

  const { text } = await desk.document({ kind: 'trf', edition: 'trf26' });
  expect(text).toContain('### MPA @ Round 6: 2 otherwise; by hand');
  const { record, faults } = parseTrf(text);
  expect(faults.filter(({ code }) => code !== 'thirdColor')).toEqual([]);
  expect(record.players).toHaveLength(201);
  const checked = checkRounds(record);
  const otherwise = Array.isArray(checked) ? checked.filter(({ same }) => !same) : [];
  // the round by hand, and perhaps the one that was paired before the correction
  expect(otherwise.map(({ round }) => round).filter((round) => round !== CORRECTED + 1)).toEqual([BY_HAND]);
}, 120_000);
