/** The incident form: every kind can be told, in few answers, and what is told is an incident the desk takes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Square } from '../../src-core/chess/index.ts';
import { SQUARES, legalMoves, play, startPosition } from '../../src-core/chess/index.ts';
import { readIncident } from '../../src-core/desk/commands/incident-schema.ts';
import { ruledMove } from '../../src-core/desk/incidents/rule-at.ts';
import type { Regime } from '../../src-core/laws/index.ts';
import { fide2023, rule } from '../../src-core/laws/index.ts';
import type { Draft } from '../../renderer/screens/incident/draft.ts';
import { incidentOf, without } from '../../renderer/screens/incident/draft.ts';
import type { Ask } from '../../renderer/screens/incident/ask.ts';
import type { Scene } from '../../renderer/screens/incident/questions.ts';
import {
  answer,
  askedFor,
  begin,
  extras,
  needed,
  withActs,
} from '../../renderer/screens/incident/questions.ts';
import { commonKinds, otherKinds } from '../../renderer/screens/incident/kinds.ts';

const kinds = [...commonKinds, ...otherKinds];
const regimes: readonly Regime[] = ['standard', 'rapid-a4', 'rapid-a5', 'blitz-b2', 'blitz-b3'];
const unknownMate = () => 'unknown' as const;

function gameOf(picks: readonly number[]) {
  const moves = [];
  let position = startPosition();
  for (const pick of picks) {
    const legal = legalMoves(position);
    const move = legal[pick % Math.max(1, legal.length)];
    if (move === undefined) break;
    moves.push(move);
    position = play(position, move);
  }
  const scene: Scene = {
    board: position.board,
    turn: position.turn,
    finished: false,
    moves: Math.floor(moves.length / 2),
    secondsLeft: null,
  };
  return { game: { start: startPosition(), moves }, position, scene };
}

/** Answers as somebody might who presses at random; `next` gives numbers below its argument. */
function answered(draft: Draft, ask: Ask, next: (below: number) => number): Draft {
  const square = (): Square => SQUARES[next(64)] ?? 'a1';
  switch (ask.form) {
    case 'choice':
      return answer(draft, ask.options[next(ask.options.length)]?.sets ?? {});
    case 'squares':
      return answer(draft, { [ask.fact]: [square(), square()].slice(next(2)) });
    case 'arranged':
      return answer(draft, ask.sets([`${square()}-${square()}`, `+Q${square()}`].slice(next(2))));
    case 'square':
      return answer(draft, ask.sets(ask.among[next(Math.max(1, ask.among.length))] ?? square()));
    case 'number':
      return answer(draft, ask.sets(next(ask.most)));
    case 'typed':
      return answer(draft, ask.sets('12.9'));
    case 'announced':
      return answer(draft, { announcedMove: ['Nf3', 'e4', 'O-O', 'Qh5'][next(4)] ?? 'e4' });
  }
}

const numbers = fc.array(fc.nat(1_000_000), { minLength: 80, maxLength: 80 });

function dice(from: readonly number[]): (below: number) => number {
  let at = 0;
  return (below) => (from[at++ % from.length] ?? 0) % below;
}

/** Asks and answers until the desk rules, or says that this cannot be; gives how often it asked. */
function tell(
  kind: (typeof kinds)[number],
  picks: readonly number[],
  regime: Regime,
  next: (n: number) => number,
) {
  const { game, position, scene } = gameOf(picks);
  const record = { game, illegalSoFar: { white: next(2), black: next(2) } };
  const rules = fide2023(regime, { guidelinesIII: next(2) === 1 });
  let draft = begin(kind, scene);
  for (let asked = 0; asked <= 8; asked++) {
    const ask = needed(draft, scene);
    if (ask !== null) {
      draft = answered(draft, ask, next);
      continue;
    }
    const incident = incidentOf(draft);
    if (incident === null)
      throw new Error(`nothing is asked, and it is no incident: ${JSON.stringify(draft)}`);
    expect(readIncident(JSON.parse(JSON.stringify(incident)))).toEqual({ ok: true, value: incident });
    const extra = extras(draft, scene)[next(6)];
    if (extra !== undefined && extra.facts.every((key) => draft.facts[key] === undefined)) {
      draft = answered(draft, extra, next);
      continue;
    }
    const ruling = rule(record, incident, rules, unknownMate);
    if (ruling.answer !== 'question') return asked;
    const meant = ruling.meant.map((move) => (move === 'displaced' ? move : ruledMove(position, move)));
    const wanted = askedFor({ fact: ruling.question, meant }, scene);
    expect(wanted, `the form knows how to ask for ${ruling.question}`).not.toBeNull();
    if (wanted !== null) draft = answered(draft, wanted, next);
    expect(Reflect.get(draft.facts, ruling.question), 'the answer is what was asked for').toBeDefined();
  }
  throw new Error(`${kind} asks without end: ${JSON.stringify(draft)}`);
}

describe.each(kinds)('an incident of the kind %s', (kind) => {
  it('is told in few answers, and the door takes it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000_000), { maxLength: 40 }),
        fc.constantFrom(...regimes),
        numbers,
        (picks, regime, from) => {
          expect(tell(kind, picks, regime, dice(from))).toBeLessThanOrEqual(8);
        },
      ),
      { numRuns: 60 },
    );
  });
});

it('every kind of incident is offered once', () => {
  expect(new Set(kinds).size).toBe(22);
});

describe('few presses', () => {
  const { scene, game } = gameOf([]);
  const ruling = (draft: Draft) => {
    const incident = incidentOf(draft);
    return incident === null
      ? null
      : rule({ game, illegalSoFar: { white: 0, black: 0 } }, incident, fide2023('standard'), unknownMate);
  };
  const choose = (draft: Draft, key: string, value: string): Draft => {
    const told = ruling(draft);
    const ask =
      needed(draft, scene) ??
      (told?.answer === 'question' ? askedFor({ fact: told.question, meant: [] }, scene) : null);
    if (ask === null || ask.form !== 'choice' || ask.key !== key)
      throw new Error(`${ask?.key} is asked, not ${key}`);
    return answer(draft, ask.options.find((option) => option.value === value)?.sets ?? {});
  };

  it('4.3.1: a touched piece is one square and two answers', () => {
    let draft = answer(begin('touch', scene), { touches: ['g1'] });
    draft = choose(draft, 'excuse', 'no');
    draft = choose(draft, 'claimant', 'opponent');
    expect(ruling(draft)).toMatchObject({ answer: 'ruled', upheld: true });
  });

  it('4.2.1: said «compongo» is one square and one answer', () => {
    const draft = choose(answer(begin('touch', scene), { touches: ['g1'] }), 'excuse', 'adjusting');
    expect(ruling(draft)).toMatchObject({ answer: 'ruled', freeMove: true });
  });

  it('7.5.1: an illegal move is one act and one answer', () => {
    const draft = choose(withActs(begin('boardAsItStands', scene), scene, ['e2-e5']), 'clockPressed', 'yes');
    expect(ruling(draft)).toMatchObject({ answer: 'ruled', addTime: { to: 'black', seconds: 120 } });
  });

  it('5.1.2: a resignation is one answer, and the mate where the program cannot tell', () => {
    const draft = choose(choose(begin('resignation', scene), 'by', 'black'), 'opponentCanMate', 'yes');
    expect(ruling(draft)).toMatchObject({ result: '1-0' });
  });
});

it('an answer taken back is asked for again', () => {
  const { scene } = gameOf([]);
  const draft = answer(begin('flagFall', scene), { flag: 'white' });
  expect(needed(draft, scene)).toBeNull();
  expect(needed(without(draft, ['flag']), scene)).toMatchObject({ key: 'flag' });
});
