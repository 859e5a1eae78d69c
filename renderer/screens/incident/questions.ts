import type { Color, PromotionRole, Square } from '../../../src-core/contract/desk-api.ts';
import type { IncidentKind } from '../../../src-core/laws/incident.ts';
import type { Ask } from './ask.ts';
import { choice, number, sides, yesOrNo } from './ask.ts';
import type { Draft, Facts } from './draft.ts';

/** What the form sees of the game. */
export interface Scene {
  /** 64 letters from a1. */
  readonly board: string;
  readonly turn: Color;
  readonly finished: boolean;
  /** Moves completed by both. */
  readonly moves: number;
  /** Of a clock that is there, of the player on move. */
  readonly secondsLeft: number | null;
}

const promotions: readonly PromotionRole[] = ['queen', 'rook', 'bishop', 'knight'];

/** In these the player who has the move did it, or claims; the form says so and does not ask. */
export const byTheSideOnMove: readonly IncidentKind[] = [
  'touch',
  'illegalMove',
  'pawnNotExchanged',
  'pressedWithoutMoving',
  'twoHands',
  'drawClaim',
  'quickplayClaim',
];

/** An incident of this kind, with what is seen without asking. */
export function begin(kind: IncidentKind, scene: Scene): Draft {
  const by = byTheSideOnMove.includes(kind) ? { by: scene.turn } : {};
  const over = kind === 'illegalMove' ? { gameOver: scene.finished } : {};
  return { kind, facts: { ...by, ...over } };
}

/** The first thing that any ruling on this kind needs and that has not been said; null where all is. */
export function needed(draft: Draft, scene: Scene): Ask | null {
  return needs(draft, scene).find(({ facts }) => facts.some((key) => draft.facts[key] === undefined)) ?? null;
}

function needs({ kind, facts }: Draft, scene: Scene): readonly Ask[] {
  switch (kind) {
    case 'touch':
      return [squaresOf('touches')];
    case 'illegalMove':
      return [
        ...(facts.move?.length === 2 ? [] : [theMove]),
        ...(reachesLastRank(facts.move, scene.board) ? [becameWhat] : []),
      ];
    case 'pawnNotExchanged':
      return [
        {
          form: 'square',
          key: 'square',
          facts: ['square'],
          among: lastRank(scene),
          sets: (square) => ({ square }),
        },
      ];
    case 'drawClaim':
      return [basis, announces, ...(facts.announces === true ? [announced] : [])];
    case 'flagFall':
      return [sides('flag', ['white', 'black', 'both'])];
    case 'lateArrival':
      return [sides('by', ['white', 'black', 'both']), ...late(facts)];
    case 'wrongStart':
      return [
        choice(
          'wrong',
          ['wrong'],
          (['array', 'boardTurned', 'coloursReversed'] as const).map((wrong) => ({
            value: wrong,
            sets: { wrong },
          })),
        ),
      ];
    case 'illegalPosition':
      return [
        choice(
          'impossible',
          ['impossible'],
          (['bothKingsInCheck', 'pawnOnLastRank'] as const).map((impossible) => ({
            value: impossible,
            sets: { impossible },
          })),
        ),
      ];
    case 'clockSetWrong':
      return [number('missingIncrement', 30, 3600)];
    case 'displaced':
      return [sides('by', ['white', 'black', 'nobody'])];
    case 'conduct':
      return [
        didWhat,
        sides('by', facts.did === 'refusal' ? ['white', 'black', 'both'] : ['white', 'black']),
      ];
    case 'drawOffer':
    case 'resignation':
    case 'device':
    case 'recording':
      return [sides('by', ['white', 'black'])];
    case 'pressedWithoutMoving':
    case 'twoHands':
    case 'quickplayClaim':
    case 'status':
      return [];
  }
}

const squaresOf = (fact: 'touches' | 'misplaced'): Ask => ({
  form: 'squares',
  key: fact,
  facts: [fact],
  fact,
});
const theMove: Ask = { form: 'move', key: 'move', facts: ['move'] };
const becameWhat = choice(
  'became',
  ['became'],
  ([...promotions, 'king', 'pawn'] as const).map((became) => ({ value: became, sets: { became } })),
);
const basis = choice(
  'basis',
  ['basis'],
  (['repetition', 'fiftyMoves'] as const).map((value) => ({ value, sets: { basis: value } })),
);
const announces = choice(
  'announces',
  ['announces'],
  [
    { value: 'now', sets: { announces: false } },
    { value: 'withMove', sets: { announces: true } },
  ],
);
const announced: Ask = { form: 'announced', key: 'announcedMove', facts: ['announcedMove'] };
const didWhat = choice(
  'did',
  ['did'],
  (
    [
      'distracting',
      'clockHandling',
      'invalidPause',
      'writingInAdvance',
      'notes',
      'disrepute',
      'refusal',
    ] as const
  ).map((did) => ({ value: did, sets: { did } })),
);

function late({ by }: Facts): readonly Ask[] {
  const [one, other] = [number('minutesLate', null, 600), number('minutesLateBlack', null, 600)];
  return by === 'both' ? [{ ...one, key: 'minutesLateWhite' }, other] : [one];
}

function lastRank({ turn }: Scene): readonly Square[] {
  return turn === 'white'
    ? ['a8', 'b8', 'c8', 'd8', 'e8', 'f8', 'g8', 'h8']
    : ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1'];
}

function letterAt(board: string, square: Square): string {
  return board['abcdefgh'.indexOf(square.charAt(0)) + 8 * (Number(square[1]) - 1)] ?? '.';
}

function reachesLastRank([from, to]: readonly Square[] = [], board: string): boolean {
  if (from === undefined || to === undefined) return false;
  const letter = letterAt(board, from);
  return (letter === 'P' && to.endsWith('8')) || (letter === 'p' && to.endsWith('1'));
}

function aboutToPromote(square: Square, board: string): boolean {
  const letter = letterAt(board, square);
  return (letter === 'P' && square.endsWith('7')) || (letter === 'p' && square.endsWith('2'));
}

/**
 * The question behind a fact the desk asks for. Two facts that are one question to a person are asked together,
 * so that a claim is ruled on in few presses.
 */
export function askedFor(fact: string, scene: Scene): Ask | null {
  switch (fact) {
    case 'adjustingSaid':
    case 'accidental':
      return choice(
        'excuse',
        ['adjustingSaid', 'accidental'],
        [
          { value: 'no', sets: { adjustingSaid: false, accidental: false } },
          { value: 'adjusting', sets: { adjustingSaid: true, accidental: false } },
          { value: 'accidental', sets: { adjustingSaid: false, accidental: true } },
        ],
        'no',
      );
    case 'noticedBy':
    case 'claimantHasTouched':
      return choice(
        'claimant',
        ['noticedBy', 'claimantHasTouched'],
        [
          { value: 'opponent', sets: { noticedBy: 'opponent', claimantHasTouched: false } },
          { value: 'arbiter', sets: { noticedBy: 'arbiter', claimantHasTouched: false } },
          { value: 'opponentTouched', sets: { noticedBy: 'opponent', claimantHasTouched: true } },
        ],
        'opponent',
      );
    case 'arbiterView':
      return choice(
        'arbiterView',
        ['arbiterView'],
        (['opponentNotTrying', 'cannotBeWonByNormalMeans', 'rejects', 'postpones'] as const).map(
          (arbiterView) => ({
            value: arbiterView,
            sets: { arbiterView },
          }),
        ),
      );
    case 'firstFlag':
      return choice(
        'firstFlag',
        ['firstFlag'],
        (['white', 'black'] as const).map((firstFlag) => ({ value: firstFlag, sets: { firstFlag } })),
      );
    case 'completedByBoth':
      return number('completedByBoth', scene.moves, 10_000);
    case 'secondsLeft':
      return number('secondsLeft', scene.secondsLeft, 100_000);
    case 'increment':
      return number('increment', null, 3600);
    default:
      return isYesOrNo(fact) ? yesOrNo(fact, yesOrNoFacts[fact]) : null;
  }
}

/** With what is assumed until it is said. */
const yesOrNoFacts = {
  clockPressed: 'yes',
  gameOver: 'no',
  opponentHasReplied: 'no',
  opponentCanMate: null,
  touched: 'no',
  written: 'yes',
  accepted: 'yes',
  requiredMovesCompleted: 'no',
  lastPeriod: 'yes',
  nextMoveCompleted: 'yes',
  incrementPossible: 'no',
  flagFallen: 'no',
} as const;

function isYesOrNo(fact: string): fact is keyof typeof yesOrNoFacts {
  return fact in yesOrNoFacts;
}

/** What may be said besides, where it happened: each opens a question of its own. */
export function extras({ kind, facts }: Draft, scene: Scene): readonly Ask[] {
  if (kind === 'wrongStart' && facts.wrong === 'array') return [squaresOf('misplaced')];
  if (kind !== 'touch') return [];
  const touches = facts.touches ?? [];
  const own = touches.filter((square) => isOwn(square, scene));
  const from = own.at(-1);
  const promoting = own.some((square) => aboutToPromote(square, scene.board));
  return [
    ...(touches.length > 1 ? [yesOrNo('orderKnown', null)] : []),
    ...(from === undefined ? [] : [releasedAt(from)]),
    ...(promoting
      ? [
          choice(
            'promotionTouched',
            ['promotionTouched'],
            promotions.map((promotionTouched) => ({ value: promotionTouched, sets: { promotionTouched } })),
          ),
        ]
      : []),
  ];
}

function releasedAt(from: Square): Ask {
  return {
    form: 'square',
    key: 'released',
    facts: ['releasedFrom', 'releasedTo'],
    among: [],
    sets: (to) => ({ releasedFrom: from, releasedTo: to }),
  };
}

function isOwn(square: Square, { board, turn }: Scene): boolean {
  const letter = letterAt(board, square);
  return letter !== '.' && (letter === letter.toUpperCase()) === (turn === 'white');
}

/** The draft with an answer. */
export function answer(draft: Draft, sets: Facts): Draft {
  return { ...draft, facts: { ...draft.facts, ...sets } };
}
