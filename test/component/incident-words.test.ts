/** Whatever the form asks or offers is said in both languages. */
import { questionAsked } from '../../src-core/words/laws-words.ts';
import { describe, expect, it, test } from 'vitest';
import type { IncidentView, Side } from '../../src-core/contract/desk-api.ts';
import type { Ask } from '../../renderer/screens/incident/ask.ts';
import { isClockText, readChange, readClock } from '../../renderer/screens/incident/clock-text.ts';
import { begin, askedFor, extras, needed, type Scene } from '../../renderer/screens/incident/questions.ts';
import { commonKinds, keyOfKind, otherKinds } from '../../renderer/screens/incident/kinds.ts';
import { everything, filtered } from '../../renderer/screens/incidents/filter.ts';
import { cautionsOf } from '../../renderer/screens/incident/consequences.ts';
import { firstMoves } from '../../renderer/screens/incident/wording.ts';
import { mateSaid } from '../../src-core/words/grounds.ts';
import { parseFen } from '../../src-core/chess/index.ts';
import { lastMove, noSuchPly } from '../../src-core/desk/positions/no-such-ply.ts';
import { sanFrom } from '../../src-core/words/moves.ts';
import { Words } from '../../renderer/words.svelte.ts';
import { dictionaries } from '../../src-core/words/index.ts';
import { nothing } from './nothing-follows.ts';
import { regionOf } from '../../src-core/words/language.ts';

const kinds = [...commonKinds, ...otherKinds];
const scene: Scene = {
  board: `RNBQKBNRPPPPPPPP${'.'.repeat(32)}Pppppppprnbqkbnr`,
  turn: 'white',
  finished: false,
  moves: 0,
  secondsLeft: null,
};
const asked = [
  ...[
    'adjustingSaid',
    'noticedBy',
    'arbiterView',
    'firstFlag',
    'completedByBoth',
    'secondsLeft',
    'increment',
  ],
  ...[
    'clockPressed',
    'gameOver',
    'opponentHasReplied',
    'opponentCanMate',
    'touched',
    'written',
    'accepted',
    'intention',
  ],
  ...['requiredMovesCompleted', 'lastPeriod', 'nextMoveCompleted', 'incrementPossible', 'flagFallen'],
].map((fact) => askedFor({ fact, meant: ['displaced'] }, scene));
const drafts = kinds.flatMap((kind) => [
  begin(kind, scene),
  { kind, facts: { by: 'both', did: 'refusal' } } as const,
]);
const all: readonly (Ask | null)[] = [
  ...asked,
  ...drafts.map((draft) => needed(draft, scene)),
  needed({ kind: 'drawClaim', facts: { by: 'white', basis: 'repetition' } }, scene),
  needed({ kind: 'drawClaim', facts: { by: 'white', basis: 'repetition', announces: true } }, scene),
  ...extras(
    { kind: 'boardAsItStands', facts: { by: 'white', stands: '8/8/8/8/8/8/8/8', acts: ['-e2', '-d2'] } },
    scene,
  ),
  ...extras({ kind: 'touch', facts: { by: 'white', touches: ['a7', 'b1'] } }, scene),
  ...extras({ kind: 'wrongStart', facts: { wrong: 'array' } }, scene),
];

describe.each(['es', 'en'] as const)('in %s', (language) => {
  const { incident, laws } = dictionaries[language].screen;

  it.each(all.flatMap((ask) => (ask === null ? [] : [[ask.key, ask] as const])))('%s', (key, ask) => {
    expect(incident.asks[key] ?? questionAsked(laws.questions, key)).toBeTruthy();
    expect(incident.told[key]).toBeTruthy();
    if (ask.form !== 'choice') return;
    for (const option of ask.options)
      if (option.move === undefined) expect(option.says(incident.options)).toBeTruthy();
  });
});

test('every kind has a key of its own', () => {
  expect(new Set(kinds.map(keyOfKind)).size).toBe(kinds.length);
});

test.each([
  ['Cf3', 'Nf3'],
  ['Dxd4+', 'Qxd4+'],
  ['e8=D', 'e8=Q'],
  ['exd8C', 'exd8N'],
  ['T1e2', 'R1e2'],
  ['Rd2', 'Kd2'],
  ['0-0-0', '0-0-0'],
  ['e4', 'e4'],
])('%s is asked as %s', (spanish, english) => {
  expect(sanFrom(regionOf('es'), spanish)).toBe(english);
  expect(sanFrom(regionOf('en'), english)).toBe(english);
});

test.each([
  ['1:23:45', 5_025_000],
  ['4:07', 247_000],
  ['12', 720_000],
  ['', null],
  ['4:99', null],
  ['soon', null],
])('a clock read as «%s»', (text, ms) => {
  expect(readClock(text)).toBe(ms);
  expect(isClockText(text)).toBe(ms !== null || text === '');
});

describe('the book', () => {
  const side = (number: number, name: string): Side => ({
    id: `${number}`,
    number,
    name,
    title: '',
    rating: null,
  });
  const incident = (seq: number, more: Partial<IncidentView>): IncidentView => ({
    seq,
    sealedBy: null,
    decidedAt: null,
    at: '2026-11-29T10:00:00.000Z',
    decidedBy: 'Ana',
    round: 1,
    board: 1,
    white: side(1, 'Ibáñez Muñoz, María'),
    black: side(2, 'Gómez Álvarez, Óscar'),
    incident: { kind: 'touch', by: 'white', touches: ['e2'] },
    by: 'white',
    ply: 0,
    moveNumber: 1,
    turn: 'white',
    fen: '',
    chessboard: scene.board,
    ruling: {
      answer: 'ruled',
      edition: 'fide-2023',
      regime: 'standard',
      question: null,
      upheld: true,
      points: [],
      mate: null,
      articles: ['4.3.1'],
    },
    decision: { by: 'laws', reason: '' },
    consequences: nothing,
    statements: { white: '', black: '' },
    witnesses: '',
    note: '',
    clocks: { before: { white: null, black: null }, after: { white: null, black: null } },
    tookMs: 0,
    appeals: [],
    struckBy: null,
    undoes: null,
    ...more,
  });
  const appeal = { seq: 9, at: '', by: 'white', text: '', settled: null } as const;
  const book = [
    incident(1, {}),
    incident(2, { round: 2, board: 7, decision: { by: 'own', reason: 'x' } }),
    incident(3, { incident: { kind: 'resignation', by: 'black' }, appeals: [appeal] }),
  ];
  const seqs = (filter: Partial<typeof everything>) =>
    filtered(book, { ...everything, ...filter }).map(({ seq }) => seq);

  it('shows the newest first', () => expect(seqs({})).toEqual([3, 2, 1]));
  it('by round', () => expect(seqs({ round: '2' })).toEqual([2]));
  it('by board', () => expect(seqs({ board: '7' })).toEqual([2]));
  it('by a name without its accents', () => expect(seqs({ player: 'gomez' })).toEqual([3, 2, 1]));
  it('by kind', () => expect(seqs({ kind: 'resignation' })).toEqual([3]));
  it('by who decided', () => expect(seqs({ decision: 'own' })).toEqual([2]));
  it('by an appeal that is open', () => expect(seqs({ appeal: 'open' })).toEqual([3]));
});

test.each([
  ['', 0],
  ['+2', 120_000],
  ['2', 120_000],
  ['-0:30', -30_000],
  ['−1:05:00', -3_900_000],
  ['+', null],
  ['+-2', null],
  ['algo', null],
])('a clock changed by %j', (text, ms) => {
  expect(readChange(text)).toBe(ms);
});

test('a long mating line is cut to its first moves, and told how long it is', () => {
  const line = Array.from({ length: 61 }, (_, at) => (at % 2 === 0 ? 'Kb1' : 'Kb8'));
  const says = mateSaid('es', { side: 'white', answer: 'yes', line }, firstMoves);
  expect(says).toContain('Rb1 Rb8');
  expect(says).toMatch(/… \(31 jugadas en total\)$/);
  expect(says.length).toBeLessThan(120);
  const short = { side: 'white', answer: 'yes', line: ['Qh5', 'Kb8', 'Qf7'] } as const;
  expect(mateSaid('es', short, firstMoves)).toMatch(/Df7$/);
  // paper has room for the whole line
  expect(mateSaid('es', { side: 'white', answer: 'yes', line })).toMatch(/Rb8 Rb1$/);
});

test('a clock far from zero is told in plain words', () => {
  const far = { clockLeft: [{ side: 'white', ms: 4_800_000 }] } as const;
  expect(cautionsOf(new Words('en'), far)).toEqual([
    'The desk’s clock still gives White 1:20:00: look at the clock before you decide.',
  ]);
  expect(cautionsOf(new Words('es'), far)).toEqual([
    'El reloj del programa da todavía 1:20:00 a las blancas: mire el reloj antes de decidir.',
  ]);
});

describe('a place the game does not reach is told by moves, never plies', () => {
  const white = startWith('w', 1);
  const black = startWith('b', 20);

  it.each([
    [white, 46, 39, 'Black’s 23rd move: the last move recorded is White’s 20th move', '23 de las negras'],
    [white, 3, 0, 'White’s 2nd move: no move of it is recorded', '2 de las blancas'],
    [black, 2, 1, 'White’s 21st move: the last move recorded is Black’s 20th move', '21 de las blancas'],
  ])('%#', (start, ply, last, english, spanish) => {
    const { refusal } = noSuchPly(start, ply, last);
    expect(new Words('en').refusal(refusal)).toContain(english);
    expect(new Words('es').refusal(refusal)).toContain(`la jugada ${spanish}`);
  });

  it('missing moves follow the last that is recorded', () => {
    const refusal = { code: 'missingNotHere', facts: lastMove(white, 39) } as const;
    expect(new Words('en').refusal(refusal)).toContain('the last move recorded is White’s 20th move');
    expect(new Words('es').refusal(refusal)).toContain('la última jugada anotada es la 20 de las blancas');
  });

  function startWith(turn: string, number: number) {
    const read = parseFen(`4k3/8/8/8/8/8/8/4K3 ${turn} - - 0 ${number}`);
    if (!read.ok) throw new Error(read.error.code);
    return read.value;
  }
});
