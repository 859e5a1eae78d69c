/**
 * Known answers of the edition of 2026: events paired round by round by two independent engines, special positions,
 * and large ones. Each row has its report in `trf`. Generated for this project; the rows that name a source are from
 * bbpPairings and Ainalrami (Apache-2.0) and py4swiss (MIT).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseTrf } from '../../../src-core/tournament/trf/index.ts';
import {
  type Failures,
  failuresOf,
  inPoints,
  pairRound,
  swissInput,
} from '../../../src-core/tournament/swiss/index.ts';

export interface KnownBracket {
  readonly score: number;
  readonly mdp: readonly number[];
  readonly down: readonly number[];
  readonly fails: Readonly<Record<string, unknown>>;
}

export interface KnownRound {
  readonly round: number;
  readonly boards?: readonly (readonly number[])[];
  readonly bye?: number | null;
  readonly brackets?: readonly KnownBracket[];
  readonly none?: boolean;
}

export interface KnownPosition extends KnownRound {
  readonly file: string;
  readonly trf: string;
}

export interface KnownEvent {
  readonly file: string;
  readonly trf: string;
  readonly replay: readonly KnownRound[];
}

function rows<T>(name: string): readonly T[] {
  const path = join(import.meta.dirname, `../../data/swiss/${name}.jsonl.gz`);
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as T);
}

export const knownEvents = rows<KnownEvent>('events');
export const knownPositions = rows<KnownPosition>('rounds');
export const largePositions = rows<KnownPosition>('bench');

export function inputOf(trf: string, round: number) {
  const input = swissInput(parseTrf(trf).record, round);
  if (typeof input === 'string') throw new Error(`the report does not say ${input}`);
  return input;
}

/** The answer of the engine in the shape of the known one. */
export function answerOf(trf: string, round: number): KnownRound {
  const result = pairRound(inputOf(trf, round));
  if (result.none) return { round, none: true };
  const number = (place: number): number => result.field.players[place]?.number ?? 0;
  return {
    round,
    boards: result.boards.map(({ white, black, rule }) => [white, black, rule]),
    bye: result.bye,
    brackets: result.brackets.map((paired) => ({
      score: inPoints(result.field.players[paired.bracket.residents[0] ?? -1]?.score ?? 0),
      mdp: paired.bracket.moved.map(number),
      down: paired.down.map(number),
      fails: plain(failuresOf(result.field, paired)),
    })),
  };
}

function plain(failures: Failures): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(failures).map(([criterion, failure]) => [
      criterion,
      typeof failure === 'number'
        ? failure
        : failure.map((each) =>
            typeof each === 'number' ? inPoints(each) : `limbo ${inPoints(each.limbo).toFixed(1)}`,
          ),
    ]),
  );
}

export function known({ round, boards, bye, brackets, none }: KnownRound): KnownRound {
  if (none === true) return { round, none };
  return {
    round,
    boards: boards ?? [],
    bye: bye ?? null,
    brackets: (brackets ?? []).map(({ score, mdp, down, fails }) => ({ score, mdp, down, fails })),
  };
}
