import type { BoardView, Place, Topic, View } from '../desk-api.ts';

const start = {
  board: `RNBQKBNRPPPPPPPP${'.'.repeat(32)}pppppppprnbqkbnr`,
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  turn: 'white',
  moveNumber: 1,
} as const;

/** What a screen shows while no tournament is open. */
export function closedView(topic: Exclude<Topic, { kind: 'desk' }>): View {
  switch (topic.kind) {
    case 'tournament':
      return { kind: 'tournament', seq: 0, details: null, players: 0, rounds: [] };
    case 'players':
      return { kind: 'players', seq: 0, players: [] };
    case 'round':
      return { kind: 'round', seq: 0, round: topic.round, boards: [] };
    case 'board':
      return closedBoard(topic);
  }
}

function closedBoard({ round, board }: Place): BoardView {
  return {
    kind: 'board',
    round,
    board,
    seq: 0,
    exists: false,
    white: null,
    black: null,
    state: 'toStart',
    variant: 'standard',
    startNumber: null,
    start,
    plies: [],
    struck: [],
    turn: 'white',
    moveNumber: 1,
    legal: [],
    ending: null,
    counts: { quietPlies: 0, occurrences: 1 },
    result: null,
    notes: [],
    notices: [],
    unread: null,
  };
}
