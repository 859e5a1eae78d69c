/** The example tournament, played at a desk by its own commands: whatever an arbiter could have done, and no more. */
import { randomUUID } from 'node:crypto';
import type { DeskApi, DeskCommand, Incident } from '../../contract/desk-api.ts';
import { DeskFault } from '../../plain/desk-fault.ts';
import { dictionaries, type Language } from '../../words/index.ts';
import {
  FORFEIT,
  FROM_TABLES,
  ILLEGAL,
  OVER_2,
  PAIRINGS_1,
  PAIRINGS_2,
  ROUND_1,
  ROUND_2,
  TOUCH,
  UNRECORDED,
} from './games.ts';
import { examplePlayers } from './people.ts';

/** Commands that may be sent together: no board has two of them. */
type Together = readonly DeskCommand[];

/** Writes the example into a desk that has nothing yet, in this language. Throws where the desk refuses any of it. */
export async function playExample(desk: Pick<DeskApi, 'act'>, language: Language): Promise<void> {
  const by = dictionaries[language].example.chiefArbiter;
  for (const together of whole(language)) {
    const acts = together.map((command) => desk.act({ id: randomUUID(), by, seen: null, command }));
    for (const [at, reply] of (await Promise.all(acts)).entries()) {
      if (!reply.ok) throw new DeskFault('bug', `${together[at]?.type}: ${reply.refusal.code}`);
    }
  }
}

function* whole(language: Language): Generator<Together> {
  const words = dictionaries[language].example;
  const { mark, name, place, chiefArbiter } = words;
  const day = new Date().toISOString().slice(0, 10);
  yield [
    {
      type: 'createTournament',
      form: {
        name,
        place,
        begins: day,
        ends: '',
        federation: 'ESP',
        ruleSet: 'standard',
        variant: 'standard',
        rounds: 7,
        boards: 20,
        chiefArbiter,
      },
      control: { text: '90+30', change: 'moves' },
      example: mark,
    },
  ];
  yield [{ type: 'registerPlayers', players: examplePlayers }];
  yield* firstRound(words.illegalSaid);
  yield* secondRound(words.touchedSaid);
}

function* firstRound(said: string): Generator<Together> {
  yield [pairing(1, PAIRINGS_1)];
  yield* played(1, [...ROUND_1, { board: ILLEGAL.board, moves: ILLEGAL.before }]);
  const { board, by, move, after, result } = ILLEGAL;
  yield [
    incident(1, board, { kind: 'illegalMove', by, move, clockPressed: true, noticedBy: 'opponent' }, said),
  ];
  yield* played(1, [{ board, moves: after }]);
  yield [
    ...ROUND_1.map((each) => ended(1, each)),
    ended(1, { board, result, reason: 'agreement' }),
    ended(1, { ...FORFEIT, reason: 'forfeit' }),
    ...FROM_TABLES.map(([at, its]) => ended(1, { board: at, result: its, reason: 'notSaid' })),
  ];
}

function* secondRound(said: string): Generator<Together> {
  yield [pairing(2, PAIRINGS_2)];
  yield* played(2, ROUND_2);
  const { board, by, square } = TOUCH;
  const touch = { adjustingSaid: false, accidental: false, claimantHasTouched: false } as const;
  yield [incident(2, board, { kind: 'touch', by, touches: [square], noticedBy: 'opponent', ...touch }, said)];
  yield OVER_2.map(([at, result]) => ended(2, { board: at, result, reason: 'notSaid' }));
  yield [
    ...ROUND_2.map(({ board: at, moves, white, black }) => clock(at, moves.split(' ').length, white, black)),
    ...UNRECORDED.map(([at, moves, white, black]) => clock(at, 2 * moves, white, black)),
  ];
}

const pairing = (
  round: number,
  pairs: readonly (readonly [white: number, black: number])[],
): DeskCommand => ({
  type: 'pairRound',
  round,
  pairings: pairs.map(([white, black], at) => ({ board: at + 1, white: `${white}`, black: `${black}` })),
});

/** The moves of several boards, one of each at a time, as they come from a hall. */
function* played(
  round: number,
  games: readonly { readonly board: number; readonly moves: string }[],
): Generator<Together> {
  const left = games.map(({ board, moves }) => ({ board, moves: moves.split(' ') }));
  const most = Math.max(...left.map(({ moves }) => moves.length));
  for (let ply = 0; ply < most; ply++) {
    yield left.flatMap(({ board, moves }): Together => {
      const text = moves[ply];
      if (text === undefined) return [];
      return [{ type: 'recordMove', round, board, move: { text, lang: 'en' } }];
    });
  }
}

type Ending = Pick<Extract<DeskCommand, { type: 'declareResult' }>, 'board' | 'result' | 'reason'>;

const ended = (round: number, { board, result, reason }: Ending): DeskCommand => ({
  type: 'declareResult',
  round,
  board,
  result,
  reason,
  note: '',
  confirmed: false,
});

/** The clock on the table as it is read, running for whoever is to move after so many plies. */
const clock = (board: number, plies: number, white: number, black: number): DeskCommand => ({
  type: 'placeClock',
  round: 2,
  board,
  mode: 'mirror',
  white: { milliseconds: white * 1000, moves: Math.ceil(plies / 2) },
  black: { milliseconds: black * 1000, moves: Math.floor(plies / 2) },
  turn: plies % 2 === 0 ? 'white' : 'black',
  running: true,
});

/** What happened, decided as the Laws say. */
const incident = (
  round: number,
  board: number,
  what: Incident & { by: 'white' | 'black' },
  said: string,
): DeskCommand => ({
  type: 'decideIncident',
  round,
  board,
  incident: what,
  missing: null,
  recordMissing: false,
  decision: { kind: 'laws' },
  expected: null,
  penalties: [],
  statements: { white: '', black: '', [what.by]: said },
  witnesses: '',
  note: '',
  clocks: { white: null, black: null },
  tookMs: 40_000,
});
