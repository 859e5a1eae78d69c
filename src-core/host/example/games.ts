/** The games of the example, in English letters: those of round 1 to their end, those of round 2 as far as they are. */
import type { GameResult, ResultReason } from '../../contract/desk-api.ts';

export interface Ended {
  readonly board: number;
  readonly moves: string;
  readonly result: GameResult;
  readonly reason: ResultReason;
}

export const ROUND_1: readonly Ended[] = [
  {
    board: 1,
    moves: 'e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7 Ke7 Nd5',
    result: '1-0',
    reason: 'checkmate',
  },
  {
    board: 2,
    moves: 'd4 Nf6 c4 e6 Nf3 d5 Nc3 Be7 Bg5 O-O e3 Nbd7 Rc1 c6 Bd3 dxc4 Bxc4 Nd5 Bxe7 Qxe7',
    result: '1/2-1/2',
    reason: 'agreement',
  },
  {
    board: 3,
    moves: 'e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 Nc3 Bg7 Be3 Nf6 Bc4 O-O Bb3 Na5 e5 Ne8 Bxf7 Kxf7 Ne6',
    result: '1-0',
    reason: 'resignation',
  },
  {
    board: 4,
    moves: 'f4 e5 fxe5 d6 exd6 Bxd6 g3 h5 Nf3 h4 gxh4 Rxh4 Nxh4 Qxh4',
    result: '0-1',
    reason: 'checkmate',
  },
];

/** The board of the incident of round 1: an illegal move, where the game went on. */
export const ILLEGAL = {
  board: 7,
  before: 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6',
  by: 'white',
  move: { from: 'a1', to: 'a3' },
  after: 'O-O Be7',
  result: '1/2-1/2',
} as const;

/** The other results of round 1, as they came from the tables; at one of them nobody came. */
export const FORFEIT = { board: 19, result: '1-0' } as const;
export const FROM_TABLES: readonly (readonly [board: number, result: GameResult])[] = [
  [5, '1-0'],
  [6, '1-0'],
  [8, '1/2-1/2'],
  [9, '0-1'],
  [10, '0-1'],
  [11, '1-0'],
  [12, '1/2-1/2'],
  [13, '1-0'],
  [14, '0-1'],
  [15, '1-0'],
  [16, '0-1'],
  [17, '1/2-1/2'],
  [18, '0-1'],
  [20, '0-1'],
];

/** Who plays whom, by starting number, White first: in round 1 the upper half against the lower one, then by points. */
export const PAIRINGS_1: readonly (readonly [white: number, black: number])[] = Array.from(
  { length: 20 },
  (_, at) => (at % 2 === 0 ? [at + 1, at + 21] : [at + 21, at + 1]),
);
export const PAIRINGS_2: readonly (readonly [white: number, black: number])[] = [
  [16, 1],
  [18, 3],
  [4, 19],
  [20, 5],
  [10, 11],
  [14, 13],
  [29, 15],
  [2, 26],
  [8, 17],
  [12, 7],
  [27, 22],
  [37, 28],
  [6, 32],
  [21, 24],
  [23, 30],
  [25, 34],
  [31, 36],
  [33, 38],
  [35, 40],
  [39, 9],
];

export interface Playing {
  readonly board: number;
  readonly moves: string;
  /** What the displays show, in seconds. */
  readonly white: number;
  readonly black: number;
}

export const ROUND_2: readonly Playing[] = [
  {
    board: 1,
    moves: 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4',
    white: 4630,
    black: 4518,
  },
  {
    board: 2,
    moves: 'd4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Bd3 d5 Nf3 c5 O-O Nc6 a3 Bxc3 bxc3 dxc4 Bxc4 Qc7',
    white: 3985,
    black: 4402,
  },
  { board: 3, moves: 'e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3 e5 Nb3 Be6 f3', white: 4711, black: 3347 },
  { board: 4, moves: 'd4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 e3 e6 Bxc4 Bb4 O-O O-O', white: 4250, black: 4189 },
  {
    board: 5,
    moves: 'e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 Qe2 Qe7 d3 Nf6 Bg5 Qxe2 Bxe2 Be7 Bd2 Bd8 Bg5 Be7 Bd2 Bd8 Bg5 Be7',
    white: 4874,
    black: 4902,
  },
  {
    board: 6,
    moves: 'e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 Bxe7 Qxe7 f4 O-O Nf3 c5',
    white: 4120,
    black: 3675,
  },
  {
    board: 7,
    moves: 'e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 h4 h6 Nf3 Nd7 h5 Bh7 Bd3',
    white: 3898,
    black: 4455,
  },
  { board: 8, moves: 'd4 Nf6 Nf3 g6 c4 Bg7 Nc3 O-O e4 d6 Be2 e5 O-O Nc6 d5 Ne7', white: 4333, black: 4010 },
  { board: 9, moves: 'c4 e5 Nc3 Nf6 Nf3 Nc6 g3 d5 cxd5 Nxd5 Bg2 Nb6 O-O Be7', white: 3544, black: 4267 },
  { board: 10, moves: 'd4 f5 g3 Nf6 Bg2 e6 Nf3 Be7 O-O O-O c4 d6 Nc3 Qe8', white: 4081, black: 2960 },
  { board: 11, moves: 'e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6 Nf3 c6 Bc4 Bf5', white: 4412, black: 4377 },
  { board: 12, moves: 'e4 g6 d4 Bg7 Nc3 d6 Be3 a6 Qd2 b5', white: 3720, black: 4538 },
];

/** The boards whose moves nobody writes down at the desk: what their counters show, and both times in seconds. */
export const UNRECORDED: readonly (readonly [board: number, moves: number, white: number, black: number])[] =
  [
    [14, 13, 3911, 4204],
    [15, 15, 4020, 3122],
    [16, 11, 4477, 4318],
    [17, 17, 2874, 3950],
    [18, 12, 4105, 4099],
    [20, 14, 3690, 4251],
  ];

/** Two boards of round 2 have ended already. */
export const OVER_2: readonly (readonly [board: number, result: GameResult])[] = [
  [13, '1-0'],
  [19, '0-1'],
];

/** At this board Black, to move, has touched this knight: the incident of round 2. */
export const TOUCH = { board: 3, by: 'black', square: 'f6' } as const;
