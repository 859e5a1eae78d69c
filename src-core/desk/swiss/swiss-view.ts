import type { OpenBoard, SwissPlayerView, SwissView, SwissWhyView } from '../../contract/swiss-views.ts';
import { accelerationIn, exact, scoreAfter } from '../../tournament/record-points.ts';
import {
  type Pairs,
  type PairingQuestion,
  type SwissInput,
  breachesOf,
} from '../../tournament/swiss/index.ts';
import type { PairedBy } from '../journal/paired-by.ts';
import type { People } from '../journal/people.ts';
import type { DeskState, RoundRecord } from '../journal/state.ts';
import { roundOf } from '../journal/state.ts';
import { unveilOf } from '../journal/veil.ts';
import { absenceIn } from '../journal/pairing-state.ts';
import { sideOf } from '../players/sides.ts';
import { type ToPair, basisOf, toPair } from './to-pair.ts';

type Apart = SwissInput['forbidden'];

/** The pairing of a round: what it is made of, and what is to be worked out elsewhere. */
export function swissView(state: DeskState, people: People, round: number, apart: Apart): SwissView {
  const standing = roundOf(state, round);
  // of a round that is paired the record tells which pairs were kept apart
  const ready = toPair(state, people, round, standing === null ? apart : []);
  const view = {
    kind: 'swiss',
    seq: state.ownSeq,
    round,
    open: openBefore(state, people, round),
  } as const;
  if (!ready.ok)
    return {
      ...{ ...view, cannot: ready.refusal, mostRounds: null, players: [] },
      ...{ standing: null, basis: '', answer: null },
    };
  const { input } = ready.value;
  return {
    ...view,
    cannot: null,
    mostRounds: mostRounds(input),
    players: playersIn(state, people, ready.value),
    standing: standing === null ? null : standingIn(state, people, standing, input),
    basis: basisOf(input),
    ...toWorkOut({ input, why: null }),
  };
}

/** In round 1, how many rounds whoever has the fewest opponents can play, if these are too few. */
function mostRounds({ round, rounds, players, forbidden }: SwissInput): number | null {
  if (round > 1) return null;
  const there = players.filter(({ present }) => present).map(({ number }) => number);
  const opponents = there.map((number) => {
    const barred = forbidden.flatMap((pair) => (pair.includes(number) ? pair : []));
    return there.filter((other) => other !== number && !barred.includes(other)).length;
  });
  // with an odd number each may have the bye of the pairing once
  const most = Math.min(...opponents) + (there.length % 2);
  return most < rounds ? most : null;
}

export function swissWhyView(
  state: DeskState,
  people: People,
  { round, apart, one, other }: { round: number; apart: Apart; one: number; other: number },
): SwissWhyView {
  const ready = toPair(state, people, round, roundOf(state, round) === null ? apart : []);
  if (!ready.ok) return { kind: 'swissWhy', answer: null };
  return { kind: 'swissWhy', ...toWorkOut({ input: ready.value.input, why: [one, other] }) };
}

function toWorkOut(asked: PairingQuestion) {
  const of = asked.input.players.filter(({ present }) => present).length;
  return { answer: { kind: 'working', settled: 0, of }, asked } as const;
}

function playersIn(state: DeskState, people: People, { record, input }: ToPair): readonly SwissPlayerView[] {
  const there = new Set(input.players.filter(({ present }) => present).map(({ number }) => number));
  const byNumber = new Map(record.players.map((player) => [player.number, player]));
  return [...state.players.values()]
    .flatMap(({ id }) => sideOf(state, people, id) ?? [])
    .sort((a, b) => a.number - b.number)
    .map((side) => {
      const player = byNumber.get(side.number);
      const points = player === undefined ? 0 : scoreAfter(record, player, input.round - 1);
      const score = exact(points + accelerationIn(record, side.number, input.round));
      const away = absenceIn(state.pairing, side.id, input.round);
      return { side, score, there: there.has(side.number), away };
    });
}

function openBefore(state: DeskState, people: People, round: number): readonly OpenBoard[] {
  return state.rounds
    .filter((before) => before.round < round)
    .flatMap(({ boards }) => boards)
    .filter(({ bye, result }) => !bye && result === null)
    .map((board) => ({
      round: board.round,
      board: board.board,
      white: sideOf(state, people, board.white),
      black: sideOf(state, people, board.black),
    }));
}

function standingIn(
  state: DeskState,
  people: People,
  round: RoundRecord,
  input: SwissInput,
): SwissView['standing'] {
  const pairs = pairsIn(state, round);
  return { pairs, by: byIn(people, round), breaches: breachesOf(input, pairs) };
}

function byIn(people: People, { paired }: RoundRecord): PairedBy | null {
  if (paired === undefined) return null;
  const { engine, hand } = paired;
  return { engine, hand: hand === null ? null : { ...hand, reason: unveilOf(people)(hand.reason) } };
}

/** As the boards of a round stand, and the bye that the pairing gave. */
function pairsIn({ players }: DeskState, { boards }: RoundRecord): Pairs {
  const number = (id: string | null): number => (id === null ? 0 : (players.get(id)?.number ?? 0));
  const byes = boards.filter(({ bye, byeOf = 'pairing' }) => bye && byeOf === 'pairing');
  return {
    boards: boards.filter(({ bye }) => !bye).map(({ white, black }) => [number(white), number(black)]),
    bye: byes[0] === undefined ? null : number(byes[0].white),
  };
}
