import type { Report } from '../../build/bench.ts';
import type { Game, Move } from '../../src-core/chess/index.ts';
import {
  automaticEnd,
  isStanding,
  legalMoves,
  play,
  positionOf,
  startPosition,
} from '../../src-core/chess/index.ts';
import { emptyState, fold, ruleAt } from '../../src-core/desk/index.ts';
import type { DeskEvent, DeskState } from '../../src-core/desk/index.ts';
import type { Incident } from '../../src-core/laws/index.ts';
import { formatUci } from '../../src-core/chess/index.ts';

const PLIES = 300;
const TURNS = 60;
const WARM = 10;
const GOAL = 5;

/** Every kind of incident, told so that the Laws have to look as far as they ever do. */
const incidents = (by: 'white' | 'black', square: Move['from'], to: Move['to']): readonly Incident[] => [
  { kind: 'touch', by, touches: [square] },
  { kind: 'illegalMove', by, move: { from: square, to: square }, clockPressed: true },
  { kind: 'illegalMove', by, move: { from: square, to }, clockPressed: true },
  { kind: 'pressedWithoutMoving', by },
  { kind: 'twoHands', by, clockPressed: true },
  { kind: 'pawnNotExchanged', by, square: to, clockPressed: true },
  { kind: 'drawClaim', by, basis: 'repetition', touched: false },
  {
    kind: 'drawClaim',
    by,
    basis: 'fiftyMoves',
    touched: false,
    written: true,
    announcedMove: `${square}${to}`,
  },
  { kind: 'drawOffer', by, accepted: true },
  { kind: 'flagFall', flag: by, requiredMovesCompleted: false },
  { kind: 'resignation', by },
  { kind: 'status' },
  { kind: 'wrongStart', what: 'coloursReversed' },
  { kind: 'lateArrival', by, minutesLate: 31 },
  { kind: 'illegalPosition', what: 'bothKingsInCheck' },
  { kind: 'quickplayClaim', by, secondsLeft: 60, incrementPossible: false, arbiterView: 'rejects' },
  { kind: 'clockSetWrong', missingIncrement: 30 },
  { kind: 'device', by },
  { kind: 'displaced', by },
  { kind: 'recording', by, secondsLeft: 200, increment: 0, flagFallen: false },
  { kind: 'conduct', by, what: 'notes' },
];

/** A game of so many plies that has not ended, the same every time. */
function longGame(seed: number): Game {
  const start = startPosition();
  for (let next = seed; ; next++) {
    const moves: Move[] = [];
    let [position, random] = [start, next];
    while (moves.length < PLIES) {
      const legal = legalMoves(position);
      random = (random * 1103515245 + 12345) % 2147483648;
      // few captures, so that it lasts
      const quiet = legal.filter(
        ({ to }) => position.board['abcdefgh'.indexOf(to.charAt(0)) + 8 * (Number(to[1]) - 1)] === '.',
      );
      const among = quiet.length > 0 ? quiet : legal;
      const move = among[random % Math.max(1, among.length)];
      if (move === undefined) break;
      moves.push(move);
      position = play(position, move);
    }
    if (moves.length === PLIES && automaticEnd({ start, moves }) === null) return { start, moves };
  }
}

/** The desk with the game on board 1. */
function deskWith(game: Game): DeskState {
  const place = { round: 1, board: 1 };
  const details = {
    name: 'x',
    place: '',
    begins: '',
    ends: '',
    federation: '',
    chiefArbiter: null,
    rounds: 9,
    boards: 1,
  };
  const events: DeskEvent[] = [
    { type: 'tournamentCreated', details: { ...details, ruleSet: 'standard', variant: 'standard' } },
    { type: 'roundPaired', round: 1, pairings: [{ board: 1, white: null, black: null, bye: false }] },
  ];
  let position = game.start;
  for (const move of game.moves) {
    if (isStanding(move)) throw new Error('a long game of legal moves');
    events.push({ type: 'moveRecorded', ...place, uci: formatUci(position, move) });
    position = play(position, move);
  }
  const line = { act: '', at: '', by: '', hash: '' };
  return events.reduce((state, event, at) => fold(state, { ...line, seq: at + 1, event }), emptyState);
}

/** A ruling at a board of 300 plies, by processor time; each at a ply of its own, so that nothing is remembered. */
export default async function bench(report: Report): Promise<void> {
  const times: { readonly kind: string; readonly ms: number }[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const game = longGame(turn * 1000 + 7);
    const state = deskWith(game);
    const by = 'white';
    const last = positionOf(game);
    const [move] = legalMoves(last);
    for (const incident of incidents(by, move?.from ?? 'e1', move?.to ?? 'e2')) {
      const before = process.cpuUsage();
      ruleAt(state, { round: 1, board: 1, incident, missing: null }, 0);
      const { user, system } = process.cpuUsage(before);
      // a desk that has just begun is slower than the one an arbiter works with
      if (turn >= WARM) times.push({ kind: incident.kind, ms: (user + system) / 1000 });
    }
  }
  const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const slowest = times.reduce((a, b) => (b.ms > a.ms ? b : a), { kind: '', ms: 0 });
  const goal = `below ${String(GOAL)}`;
  report({
    name: `${String(times.length)} rulings over ${String(PLIES)} plies: p50`,
    value: at(0.5),
    unit: 'ms',
  });
  report({ name: '  p99', value: at(0.99), unit: 'ms', goal, met: at(0.99) < GOAL });
  report({ name: `  slowest (${slowest.kind})`, value: slowest.ms, unit: 'ms' });
}
