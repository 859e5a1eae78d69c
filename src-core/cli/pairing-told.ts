/** A pairing as the terminal tells it: for programs, and bracket by bracket for people. */
import {
  CRITERIA,
  type Failure,
  type Failures,
  type NoPairing,
  type Paired,
  type WhyNot,
  blockingOf,
  failuresOf,
  inPoints,
} from '../tournament/swiss/index.ts';
import type { Terminal } from './terminal.ts';

const LIMBO = 'limbo';

/** Scores in points; a moved-down player who floats on is `limbo 4.5`. */
function plainFailure(failure: Failure): number | readonly (number | string)[] {
  if (typeof failure === 'number') return failure;
  return failure.map((each) =>
    typeof each === 'number' ? inPoints(each) : `${LIMBO} ${inPoints(each.limbo).toFixed(1)}`,
  );
}

function plainFailures(failures: Failures): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(failures).map(([criterion, failure]) => [criterion, plainFailure(failure)]),
  );
}

/** `boards` are White and Black in board order, `rules` the articles 5.2.1 to 5.2.5 that gave the colours of each. */
export function plainPairing(paired: Paired): unknown {
  const { field } = paired;
  const number = (place: number): number => field.players[place]?.number ?? 0;
  return {
    boards: paired.boards.map(({ white, black }) => [white, black]),
    rules: paired.boards.map(({ rule }) => rule),
    bye: paired.bye,
    brackets: paired.brackets.map((bracket) => ({
      score: inPoints(field.players[bracket.bracket.residents[0] ?? -1]?.score ?? 0),
      residents: bracket.bracket.residents.map(number),
      mdp: bracket.bracket.moved.map(number),
      limbo: bracket.down.filter((place) => bracket.bracket.moved.includes(place)).map(number),
      down: bracket.down.map(number),
      pairs: bracket.pairs.map((pair) => pair.map(number)),
      fails: plainFailures(failuresOf(field, bracket)),
    })),
  };
}

/** Scores in points, and who is in the way by their numbers. */
export function plainWhy({ field }: Paired, why: WhyNot): unknown {
  const score = (units: number | null): number | null => (units === null ? null : inPoints(units));
  switch (why.kind) {
    case 'blocked':
      return { kind: why.kind, blocking: blockingOf(field, why.blocked) };
    case 'byeScore':
      return { ...why, paired: score(why.paired), forced: score(why.forced) };
    case 'worse':
      return {
        ...why,
        score: score(why.score),
        paired: plainFailure(why.paired),
        forced: plainFailure(why.forced),
      };
    case 'later':
      return { ...why, score: score(why.score) };
    case 'paired':
    case 'away':
    case 'apart':
      return why;
  }
}

export function plainBlocking({ field, blocked }: NoPairing): unknown {
  return { none: true, blocking: blockingOf(field, blocked) };
}

/** Board by board with the rule of its colours, then bracket by bracket who floats and what is not met. */
export function pairingLines(paired: Paired, { words }: Terminal): readonly string[] {
  const { swiss } = words;
  const { field } = paired;
  const number = (place: number): number => field.players[place]?.number ?? 0;
  const boards = paired.boards.map(({ white, black, rule }, at) => swiss.board(at + 1, white, black, rule));
  const brackets = paired.brackets.flatMap((bracket) => {
    const score = inPoints(field.players[bracket.bracket.residents[0] ?? -1]?.score ?? 0);
    const { residents, moved } = bracket.bracket;
    const failures = failuresOf(field, bracket);
    const told = CRITERIA.flatMap((criterion) => {
      const failure = criterion === 'C7' ? undefined : failures[criterion];
      return failure === undefined ? [] : [`  ${swiss.failure(criterion, failureText(failure, words))}`];
    });
    return [
      swiss.bracket(score, residents.map(number), moved.map(number), bracket.down.map(number)),
      ...told,
    ];
  });
  return [...boards, ...(paired.bye === null ? [] : [swiss.bye(paired.bye)]), '', ...brackets];
}

/** A number, or differences of score in points. */
export function failureText(failure: Failure, { swiss }: Terminal['words']): string {
  if (typeof failure === 'number') return String(failure);
  if (failure.length === 0) return '0';
  return failure
    .map((each) => (typeof each === 'number' ? String(inPoints(each)) : swiss.limbo(inPoints(each.limbo))))
    .join(', ');
}

export function blockingLines({ field, blocked }: NoPairing, { words }: Terminal): readonly string[] {
  return [
    words.swiss.none,
    ...blockingOf(field, blocked).map(({ number, criteria, opponents }) =>
      words.swiss.blocking(number, criteria, opponents),
    ),
  ];
}
