import { describe, expect, it } from 'vitest';
import { VARIANTS, VARIANT_NAMES, playersOf, variantOf } from '../../src-core/cli/parchis-state.ts';
import { PLAIN, simulate } from '../../src-core/parchis/index.ts';
import { Dice } from '../../src-core/tournament/generate/dice.ts';
import { said } from '../cli/kit.ts';

/** More of them with `npm run test:deep`. */
const GAMES = process.env['DEEP'] === '1' ? 2000 : 4;

describe('random legal play ends, its invariants held', () => {
  it.each(['plain', ...VARIANT_NAMES])('%s', (name) => {
    const dice = new Dice(name);
    const variant = variantOf(name === 'plain' ? [] : [name]) ?? PLAIN;
    const tables = variant.couples === 'none' ? [2, 3, 4] : [4];
    for (let game = 0; game < GAMES; game++) {
      const players = playersOf(tables[game % tables.length] ?? 4);
      const { places, rolls } = simulate(variant, players, (sides) => dice.below(sides));
      expect(new Set(places.flat())).toEqual(new Set(players));
      expect(rolls).toBeGreaterThan(20);
    }
  });

  it('all variants that go together, at once', () => {
    const { singleFive, ...others } = VARIANTS;
    const dice = new Dice('all');
    for (const two of [{}, singleFive]) {
      const variant = Object.values(others).reduce((all, each) => ({ ...all, ...each }), {
        ...PLAIN,
        ...two,
      });
      expect(simulate(variant, playersOf(4), (sides) => dice.below(sides)).places).toHaveLength(2);
    }
  });
});

describe('escaque parchis', () => {
  it('simulates, the same games for the same seed', async () => {
    const asked = ['parchis', 'simulate', '--games', '3', '--seed', 'one', '--json'];
    const one = await said(asked);
    expect(one.code).toBe(0);
    expect(JSON.parse(one.out)).toMatchObject({ games: 3, seed: 'one' });
    expect((await said(asked)).out).toBe(one.out);
  });

  it('tells what a roll must be used for', async () => {
    const state =
      '{"turn":"yellow","pieces":{"yellow":["home",12,"corridor 3","goal"],"blue":[30,"home","home","home"]}}';
    const told = await said(['parchis', 'moves', '--state', '-', '--roll', '5', '--json'], state);
    expect(JSON.parse(told.out)).toMatchObject({
      turn: 'yellow',
      duty: 'bringOut',
      moves: [{ color: 'yellow', from: 'home', to: 5, eats: null }],
    });
    const people = await said(['parchis', 'moves', '--state', '-', '--roll', '2', '--lang', 'es'], state);
    expect(people.out).toBe('12 → 14\npasillo 3 → pasillo 5\n');
  });

  it.each([
    ['no', '1', /JSON object/],
    ['{"turn":"pink"}', '1', /"turn"/],
    ['{"turn":"red","pieces":{"red":[1]}}', '1', /four pieces/],
    ['{"turn":"red","pieces":{"red":[35,"home","home","home"]}}', '1', /not on the way of Red/],
    ['{"turn":"red","pieces":{"red":[40,40,40,"home"]}}', '1', /never more than two/],
    ['{"turn":"red","variant":["chess"]}', '1', /no variant “chess”/],
    ['{"turn":"red"}', '7', /no roll of a die/],
    ['{"turn":"red","variant":["twoDice"]}', '3', /not two dice/],
  ])('refuses %s with %s', async (state, roll, why) => {
    const { code, err } = await said(['parchis', 'moves', '--state', '-', '--roll', roll], state);
    expect(code).not.toBe(0);
    expect(err).toMatch(why);
  });
});
