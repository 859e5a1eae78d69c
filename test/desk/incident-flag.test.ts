/** A flag said to have fallen: what the desk knows of it by itself, and when its own clock does not agree (6.4, 6.9). */
import { describe, expect, it } from 'vitest';
import type { FlagFall } from '../../src-core/laws/incident.ts';
import type { Arbiter } from './arbiter.ts';
import { firstRound } from './arbiter.ts';
import { decideOf, ruling } from './incidents.ts';

const MINUTE = 60_000;

/** Board 1 under a control, with a clock on it that runs for White, where one is placed. */
function underWay(text: string, mode: 'official' | 'mirror' | null = null): Arbiter {
  const desk = firstRound();
  desk.now = 1_000_000;
  desk.does({ type: 'setControl', round: 1, board: null, text, change: 'moves' });
  if (mode === null) return desk;
  desk.does({ type: 'placeClocks', round: 1, boards: null, mode });
  const at = { type: 'clockAct', round: 1, board: 1, pressed: null, reason: '' } as const;
  desk.does({ ...at, do: 'start' });
  return desk;
}

const fallen = (flag: FlagFall['flag'], more: Partial<FlagFall> = {}): FlagFall => ({
  kind: 'flagFall',
  flag,
  ...more,
});

describe('6.4: the moves required', () => {
  it('are not asked about where one period holds all moves', () => {
    expect(ruling(underWay('90+30'), fallen('white'))).toMatchObject({ answer: 'ruled', result: '0-1' });
    expect(ruling(underWay('90+30', 'official'), fallen('black'))).toMatchObject({ result: '1-0' });
  });

  it('are asked about where there are periods, or no control is known', () => {
    const asked = { answer: 'question', question: 'requiredMovesCompleted' };
    expect(ruling(underWay('40/90+30, 30+30'), fallen('white'))).toMatchObject(asked);
    expect(ruling(firstRound(), fallen('white'))).toMatchObject(asked);
  });

  it('are as the arbiter says, where he says it', () => {
    const said = fallen('white', { requiredMovesCompleted: true });
    expect(ruling(underWay('90+30'), said)).toMatchObject({ result: null });
  });

  it('are kept in the line with what was known', () => {
    const desk = underWay('90+30');
    desk.does(decideOf(fallen('white'), { expected: '0-1' }));
    const [decided] = desk.board(1).arbiter.incidents;
    expect(decided?.incident).toEqual(fallen('white', { requiredMovesCompleted: false }));
  });
});

describe('the desk’s own clock', () => {
  const left = (desk: Arbiter, flag: FlagFall['flag']) => ruling(desk, fallen(flag)).clockLeft;

  it('cautions while it stands far from zero, by the time that is left now', () => {
    const desk = underWay('90', 'official');
    desk.now += 10 * MINUTE;
    expect(left(desk, 'white')).toEqual([{ side: 'white', ms: 80 * MINUTE }]);
    expect(left(desk, 'both').map(({ side }) => side)).toEqual(['white', 'black']);
  });

  it('is silent at zero, and where it only mirrors another by hand, near it', () => {
    const desk = underWay('90', 'official');
    desk.now += 90 * MINUTE;
    expect(left(desk, 'white')).toEqual([]);
    const mirror = underWay('90', 'mirror');
    mirror.now += 90 * MINUTE - 20_000;
    expect(left(mirror, 'white')).toEqual([]);
    expect(left(mirror, 'black')).toHaveLength(1);
  });

  it('is silent where there is none', () => {
    expect(left(underWay('90'), 'white')).toEqual([]);
  });
});
