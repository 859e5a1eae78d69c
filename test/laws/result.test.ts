/** Every result with every reason, in every state a game can be in, is held against the Laws, and never without an article. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canMate } from '../../src-core/cli/can-mate.ts';
import { answerOf, differences, readCase, ruleCase, type Json } from '../../src-core/cli/case-file.ts';
import { articlesOf, decidingOf } from '../../src-core/laws/index.ts';
import { GAME_RESULTS, RESULT_REASONS } from '../../src-core/vocabulary/results.ts';

const rows = readFileSync(join(import.meta.dirname, '../cases/results.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line): Json => JSON.parse(line));

describe('a result asks the Laws', () => {
  it.each(rows.map((json) => [json['id'], json['note'], json] as const))('%s: %s', (_id, _note, json) => {
    const read = readCase(json);
    expect(differences({ ...(json['expect'] ?? {}) }, answerOf(ruleCase(read, canMate), read))).toEqual([]);
  });
});

const knights = 'Nf3 Nf6 Ng1 Ng8';
const rooks = 'r7/8/3k4/8/8/8/3K4/R7';

/** The states of a game, by what has happened, with what the Laws say of it already: over, or not (null). */
const STATES: Readonly<Record<string, readonly [over: string | null, told: Json]>> = {
  'nobody has moved': [null, {}],
  'only White has moved': [null, { moves: ['e4'] }],
  'each has moved': [null, { moves: ['e4', 'e5'] }],
  'below the minimum of the tournament': [null, { moves: ['e4', 'e5'], options: { noDrawBeforeMove: 30 } }],
  'a position stood three times': [null, { moves: `${knights} ${knights}`.split(' ') }],
  'fifty moves': [null, { start: `${rooks} w - - 100 90` }],
  'a position without number': [null, { start: `${rooks} w - - 0 1` }],
  'White cannot mate': [null, { start: '8/8/3k4/3p4/8/8/3K4/8 w - - 0 70' }],
  'Black cannot mate': [null, { start: '8/8/3k4/8/8/3P4/3K4/8 w - - 0 70' }],
  'each has had an illegal act': [null, { moves: ['e4', 'e5'], illegalSoFar: { white: 1, black: 1 } }],
  'the Guidelines are adopted': [null, { moves: ['e4', 'e5'], options: { guidelinesIII: true } }],
  'White has mated': ['1-0', { moves: 'e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#'.split(' ') }],
  'Black has mated': ['0-1', { moves: 'f3 e5 g4 Qh4#'.split(' ') }],
  stalemate: ['1/2-1/2', { start: '8/8/8/8/8/5k2/5p2/5K2 w - - 0 60' }],
  'a dead position': ['1/2-1/2', { start: '8/8/3k4/8/8/8/3K4/8 w - - 0 80' }],
  'the fifth time': ['1/2-1/2', { moves: Array.from({ length: 4 }, () => knights.split(' ')).flat() }],
  'seventy-five moves': ['1/2-1/2', { start: `${rooks} w - - 150 120` }],
};

const REGIMES = ['standard', 'rapid-supervised', 'rapid', 'blitz-supervised', 'blitz'];
const reasons = RESULT_REASONS.filter((reason) => reason !== 'bye');
const held = (told: Json, incident: Json) => {
  const read = readCase({ ...told, incident: { kind: 'result', ...incident } });
  const ruling = ruleCase(read, canMate);
  if (ruling.answer === 'contradiction') throw new Error('a result never contradicts the game as a fact');
  return ruling;
};

const everything = (told: Json) =>
  REGIMES.flatMap((rules) =>
    reasons.flatMap((reason) =>
      GAME_RESULTS.map((result) => {
        const ruling = held({ ...told, rules }, { result, reason });
        return { rules, reason, result, ruling };
      }),
    ),
  );

describe.each(Object.entries(STATES))('%s', (_state, [, told]) => {
  const all = everything(told);

  it('every result with every reason is answered, with an article that decides', () => {
    expect(all).toHaveLength(5 * 15 * 6);
    const bare = all.filter(({ ruling }) => {
      const decides = decidingOf(ruling);
      return decides.length === 0 || decides.some((article) => !articlesOf(ruling).includes(article));
    });
    expect(bare).toEqual([]);
  });

  it('what is upheld is what the Laws give, and nothing else is', () => {
    const wrong = all.filter(
      ({ ruling, result }) => ruling.answer === 'ruled' && ruling.upheld !== (ruling.result === result),
    );
    expect(wrong).toEqual([]);
  });

  it('what the Laws give in its place is upheld when it is written', () => {
    const wrong = all.filter(({ ruling, rules, reason }) => {
      if (ruling.answer !== 'ruled' || ruling.result === null) return false;
      const again = held({ ...told, rules }, { result: ruling.result, reason });
      return again.answer !== 'ruled' || again.upheld !== true;
    });
    expect(wrong).toEqual([]);
  });
});

const states = Object.entries(STATES).map(([state, [over, told]]) => [state, over, told] as const);

it.each(states.filter(([, over]) => over !== null))(
  'a game that is over stays as it ended, whatever came after it: %s',
  (_state, over, told) => {
    const given = everything(told).map(({ ruling }) => (ruling.answer === 'ruled' ? ruling.result : '?'));
    expect([...new Set(given)]).toEqual([over]);
  },
);

it.each(states.filter(([, over]) => over === null))(
  'a game that goes on is not ended by what is not on the chessboard: %s',
  (_state, _over, told) => {
    const byItself = ['checkmate', 'stalemate', 'deadPosition', 'fivefold', 'seventyFiveMoves'];
    const ended = everything(told).filter(({ reason }) => byItself.includes(reason));
    expect(ended.filter(({ ruling }) => ruling.answer === 'ruled' && ruling.result !== null)).toEqual([]);
  },
);

describe('who can still mate', () => {
  const unknown = () => 'unknown' as const;
  const asks = (incident: Json) => {
    const read = readCase({ moves: ['e4', 'e5'], incident: { kind: 'result', ...incident } });
    const ruling = ruleCase(
      { ...read, record: { ...read.record, illegalSoFar: { white: 1, black: 1 } } },
      unknown,
    );
    return ruling.answer === 'question' ? ruling.question : null;
  };

  it.each(['resignation', 'time', 'illegalMoves'])('is asked where nobody knows it: %s', (reason) => {
    expect(asks({ result: '1-0', reason })).toBe('opponentCanMate');
    expect(asks({ result: '1/2-1/2', reason })).toBe('opponentCanMate');
    expect(asks({ result: '1-0', reason, opponentCanMate: true })).toBeNull();
  });

  it('is asked of a position said to be dead', () => {
    expect(asks({ result: '1/2-1/2', reason: 'deadPosition' })).toBe('opponentCanMate');
  });

  it('does not matter to an agreement, nor to the arbiter’s own decision', () => {
    expect(asks({ result: '1/2-1/2', reason: 'agreement' })).toBeNull();
    expect(asks({ result: '1-0', reason: 'arbiter' })).toBeNull();
  });
});
