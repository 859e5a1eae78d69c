import type { OpenBoard, SwissPlayerView, SwissView, SwissWhyView } from '../../contract/swiss-views.ts';
import { accelerationIn, exact, scoreAfter } from '../../tournament/record-points.ts';
import {
  type Pairs,
  type PairingQuestion,
  type SwissInput,
  breachesOf,
} from '../../tournament/swiss/index.ts';
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
  const ready = toPair(state, people, round, standing === null ? apart : keptApart(state, standing));
  const view = {
    kind: 'swiss',
    seq: state.ownSeq,
    round,
    open: openBefore(state, people, round),
    fideLeft: state.fideLeft,
  } as const;
  if (!ready.ok)
    return { ...view, cannot: ready.refusal, players: [], standing: null, basis: '', answer: null };
  const { input } = ready.value;
  return {
    ...view,
    cannot: null,
    players: playersIn(state, people, ready.value),
    standing: standing === null ? null : standingIn(state, people, standing, input),
    basis: basisOf(input),
    ...toWorkOut({ input, why: null }),
  };
}

export function swissWhyView(
  state: DeskState,
  people: People,
  { round, apart, one, other }: { round: number; apart: Apart; one: number; other: number },
): SwissWhyView {
  const standing = roundOf(state, round);
  const ready = toPair(state, people, round, standing === null ? apart : keptApart(state, standing));
  if (!ready.ok) return { kind: 'swissWhy', answer: null };
  return { kind: 'swissWhy', ...toWorkOut({ input: ready.value.input, why: [one, other] }) };
}

function toWorkOut(asked: PairingQuestion) {
  const of = asked.input.players.filter(({ present }) => present).length;
  return { answer: { kind: 'working', settled: 0, of }, asked } as const;
}

/** The pairs that were kept apart by hand when the round was paired. */
function keptApart(state: DeskState, { paired }: RoundRecord): Apart {
  return (paired?.hand?.apart ?? []).flatMap(([one, other]) => {
    const [a, b] = [state.players.get(one)?.number, state.players.get(other)?.number];
    return a === undefined || b === undefined ? [] : [[a, b] as const];
  });
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
  const { paired = null } = round;
  const hand = paired?.hand ?? null;
  const by =
    paired === null || hand === null
      ? paired
      : { ...paired, hand: { ...hand, reason: unveilOf(people)(hand.reason) } };
  return { pairs, by, breaches: breachesOf(input, pairs) };
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
