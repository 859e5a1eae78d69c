/** Random histories: byes, forfeits, absences, rematches and colours that no rule would give, accelerated or not. */
import fc from 'fast-check';
import type { PastRound, SwissInput, SwissPlayer } from '../../../src-core/tournament/swiss/index.ts';

interface Dice {
  /** A whole number from 0 below `of`. */
  (of: number): number;
}

const SYSTEMS = [
  { win: 10, draw: 5, loss: 0, bye: 10 },
  { win: 10, draw: 5, loss: 0, bye: 0 },
  { win: 30, draw: 20, loss: 10, bye: 20 },
] as const;

export function history(most: number): fc.Arbitrary<SwissInput> {
  return fc
    .tuple(
      fc.integer({ min: 2, max: most }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 0, max: 3 }),
      fc.infiniteStream(fc.nat(), { noHistory: true }),
    )
    .map(([count, round, later, stream]) => {
      const dice: Dice = (of) => Number(stream.next().value) % of;
      return made(count, Math.min(round, count + 1), later, dice);
    });
}

function made(count: number, round: number, later: number, dice: Dice): SwissInput {
  const system = SYSTEMS[dice(5) % SYSTEMS.length] ?? SYSTEMS[0];
  const rounds: PastRound[][] = Array.from({ length: count }, () => []);
  const met = new Set<string>();
  for (let past = 1; past < round; past++) play(rounds, system, met, dice);
  const accelerated = dice(5) === 0;
  const players = rounds.map((past, at): SwissPlayer => ({
    number: at + 1,
    present: dice(8) > 0,
    rounds: past,
    virtual: accelerated && at < count / 2 ? [system.win, system.win, system.draw] : [],
    besides: 0,
  }));
  const forbidden = Array.from({ length: dice(4) === 0 ? 2 : 0 }, () => {
    const one = dice(count);
    return [one + 1, ((one + 1 + dice(count - 1)) % count) + 1] as const;
  });
  return {
    round,
    rounds: round + later,
    worth: { win: system.win, loss: system.loss },
    initialColor: dice(2) === 0 ? 'white' : 'black',
    players,
    forbidden,
  };
}

function play(rounds: PastRound[][], system: (typeof SYSTEMS)[number], met: Set<string>, dice: Dice): void {
  const open = rounds.map((_, at) => at);
  while (open.length > 0) {
    const one = open.splice(dice(2) === 0 ? 0 : dice(open.length), 1)[0] ?? 0;
    if (dice(9) === 0) {
      const points = [system.loss, system.draw, system.win][dice(3)] ?? 0;
      rounds[one]?.push({ kind: 'bye', allocated: false, points });
      continue;
    }
    const wanted = open.findIndex((each) => !met.has(`${one} ${each}`) && dice(3) > 0);
    const other = open.splice(wanted >= 0 ? wanted : dice(Math.max(1, open.length)), 1)[0];
    if (other === undefined) {
      rounds[one]?.push({ kind: 'bye', allocated: true, points: system.bye });
      continue;
    }
    met.add(`${one} ${other}`).add(`${other} ${one}`);
    const [a, b] = [
      [system.win, system.loss],
      [system.loss, system.win],
      [system.draw, system.draw],
    ][dice(3)] ?? [0, 0];
    const white = dice(2) === 0;
    const entry = (
      opponent: number,
      points: number,
      color: 'white' | 'black',
      forfeit: boolean,
    ): PastRound =>
      forfeit ? { kind: 'forfeit', opponent, points } : { kind: 'game', opponent, points, color };
    const forfeit = dice(12) === 0;
    rounds[one]?.push(entry(other + 1, a ?? 0, white ? 'white' : 'black', forfeit));
    rounds[other]?.push(entry(one + 1, b ?? 0, white ? 'black' : 'white', forfeit));
  }
}
