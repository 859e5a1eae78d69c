/** The pairing of a round as it was worked out, or as it was changed by hand: written and told in one act. */
import {
  EDITION,
  type Pairs,
  type SwissInput,
  breachesOf,
  differenceOf,
} from '../../tournament/swiss/index.ts';
import type { Answer, Refused } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { CommandOf } from '../commands/commands.ts';
import type { DeskEvent, Pairing } from '../journal/events.ts';
import type { ByHand } from '../journal/paired-by.ts';
import { absenceIn } from '../journal/pairing-state.ts';
import type { People, PersonId } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import { roundOf } from '../journal/state.ts';
import { leavesFide } from './by-hand-view.ts';
import { basisOf, toPair } from './to-pair.ts';

type PairSwiss = CommandOf<'pairSwiss'>;

/**
 * The engine is not asked again here: what it proposed comes with the command, made of what still stands (`basis`).
 * Everybody is in once, nobody who is out; what breaks the rules of the system wants a reason and two confirmations.
 */
export function pairSwiss(state: DeskState, people: People, command: PairSwiss): Answer {
  const { round, apart, basis } = command;
  const ready = toPair(state, people, round, apart);
  if (!ready.ok) return ready;
  if (roundOf(state, round) !== null) return refuse('roundIsPaired', { round });
  const { input } = ready.value;
  if (basisOf(input) !== basis) return refuse('pairingOutdated', { round });
  const ids = new Map([...state.players.values()].map(({ id, number }) => [number, id]));
  const wrong = whoFault(state, people, input, command, ids);
  if (wrong !== null) return wrong;
  const hand = byHand(input, command, ids);
  if (hand !== null && hand.reason === '') return refuse('reasonMissing');
  const leaves = leavesFide(state, breachesOf(input, command), round, apart.length);
  if (leaves && !command.leaves) return refuse('leavesFide', { round });
  const engine = { edition: EDITION.code, version: EDITION.engine, basis };
  const left: DeskEvent[] = leaves ? [{ type: 'fideModeLeft', round, reason: hand?.reason ?? '' }] : [];
  return accept([
    { type: 'roundPaired', round, pairings: pairingsOf(command, ids), by: { engine, hand } },
    ...left,
    { type: 'roundPublished', round },
  ]);
}

type Ids = ReadonlyMap<number, PersonId>;

function pairingsOf({ boards, bye }: Pairs, ids: Ids): readonly Pairing[] {
  const id = (number: number): PersonId | null => ids.get(number) ?? null;
  const games = boards.map(([white, black], at) => ({
    board: at + 1,
    white: id(white),
    black: id(black),
    bye: false,
  }));
  if (bye === null) return games;
  return [...games, { board: games.length + 1, white: id(bye), black: null, bye: true, byeOf: 'pairing' }];
}

/** What differs from the proposal; null: nothing. */
function byHand(input: SwissInput, command: PairSwiss, ids: Ids): ByHand | null {
  const { proposed, apart, reason } = command;
  const differs = proposed === null ? null : differenceOf(command, proposed);
  if (differs === 0 && apart.length === 0) return null;
  const broken = breachesOf(input, command).filter(({ absolute }) => absolute);
  return {
    reason: reason.trim(),
    differs,
    breaks: [...new Set(broken.map(({ kind }) => kind))],
    apart: apart.flatMap(([one, other]) => {
      const [a, b] = [ids.get(one), ids.get(other)];
      return a === undefined || b === undefined ? [] : [[a, b] as const];
    }),
  };
}

/** Somebody who is out, is in twice, or is left over. */
function whoFault(
  state: DeskState,
  people: People,
  { round, players }: SwissInput,
  { boards, bye }: Pairs,
  ids: Ids,
): Refused | null {
  const left = new Set(players.filter(({ present }) => present).map(({ number }) => number));
  const odd = left.size % 2 === 1;
  const name = (number: number): string => people.get(ids.get(number) ?? '')?.name ?? '';
  const seated = [...boards.flat(), ...(bye === null ? [] : [bye])];
  const there = new Set(left);
  for (const [at, number] of seated.entries()) {
    if (left.delete(number)) continue;
    const board = Math.floor(at / 2) + 1;
    if (there.has(number)) return refuse('samePlayerTwice', { name: name(number), board });
    const id = ids.get(number);
    const away = id === undefined ? null : absenceIn(state.pairing, id, round);
    if (away === null) return refuse('unknownPlayer', { text: String(number) });
    return refuse('playerAway', { number, name: name(number), round, why: away.why });
  }
  if (left.size > 0 || odd !== (bye !== null))
    return refuse('leftOver', { names: [...left].map((number) => `${number} ${name(number)}`.trim()) });
  return null;
}
