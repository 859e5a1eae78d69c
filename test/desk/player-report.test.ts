/** The arbiter's report tells of results decided against the Laws, and of one player alone what concerns him. */
import { expect, it } from 'vitest';
import { documentOf } from '../../src-core/desk/index.ts';
import { everything, filtered, onePlayer } from '../../renderer/screens/incidents/filter.ts';
import { viewOf } from '../../src-core/desk/index.ts';
import type { Arbiter } from './arbiter.ts';
import { firstRound, moveOf, resultOf } from './arbiter.ts';
import { decideOf, illegal } from './incidents.ts';

const style = { lang: 'en', paper: 'a4' } as const;
const report = (desk: Arbiter, player?: number) =>
  documentOf(desk.state, desk.people, {
    kind: 'report',
    ...style,
    ...(player === undefined ? {} : { player }),
  });
const names = (desk: Arbiter) => {
  const view = viewOf(desk.state, desk.people, { kind: 'round', round: 1 }, desk.now);
  return view.boards.flatMap(({ white, black }) => [white, black]).flatMap((side) => side ?? []);
};

/** An illegal act on board 1, and on board 2 a result against the Laws. */
function desk(): Arbiter {
  const desk = firstRound();
  desk.does(moveOf('e4'));
  desk.does(decideOf(illegal('black', 'e7', 'e4', { clockPressed: true, opponentHasReplied: false })));
  desk.does(moveOf('d4', 2));
  desk.does(
    resultOf('1/2-1/2', 'agreement', { board: 2, confirmed: true, note: 'the flight leaves at six' }),
  );
  return desk;
}

it('the report lists results decided against the Laws, with the reason and the article', () => {
  const { text } = report(desk());
  expect(text).toContain('Result by the arbiter’s decision');
  expect(text.split('the flight leaves at six')).toHaveLength(2);
  expect(text).toContain('The Laws say');
  expect(text).toContain('5.2.3');
  expect(report(firstRound().plays('e4 e5')).text).not.toContain('The Laws say');
});

it('of one player it tells his boards alone', () => {
  const there = desk();
  const [first, , third] = names(there);
  const ofFirst = report(there, first?.number).text;
  expect(ofFirst).toContain(first?.name);
  expect(ofFirst).toContain('Illegal move');
  expect(ofFirst).not.toContain('the flight leaves at six');
  expect(ofFirst).not.toContain('Byes');
  const ofThird = report(there, third?.number).text;
  expect(ofThird).toContain('the flight leaves at six');
  expect(ofThird).not.toContain('Illegal move');
  expect(report(there, 9999)).toMatchObject({ text: '', refusal: { code: 'unknownPlayer' } });
});

it('the book knows whom its filter names, where it is one', () => {
  const there = desk();
  const { incidents } = viewOf(there.state, there.people, { kind: 'incidents' }, there.now);
  const named = (player: string) => {
    const filter = { ...everything, player };
    return onePlayer(filtered(incidents, filter), filter);
  };
  const [white] = names(there);
  expect(named(white?.name ?? '')).toEqual(white);
  expect(named('')).toBeNull();
  expect(named('nobody of that name')).toBeNull();
});
