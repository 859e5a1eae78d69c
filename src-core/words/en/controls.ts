/** Where each time control holds, and how long a player not there is waited for. */
export const controls = {
  scope: 'Where it holds',
  scopes: {
    tournament: 'For the whole tournament',
    round: 'For this round only',
    board: 'For this board only',
  },
  /** What the control that stands holds for. */
  holds: {
    tournament: 'It holds in every round that has none of its own.',
    round: (round: number) => `It holds in round ${round} only.`,
    board: (board: number, round: number) => `It holds on board ${board} of round ${round} only.`,
  },
  without: (rounds: string, many: boolean) =>
    many ? `Without a time control: rounds ${rounds}.` : `Without a time control: round ${rounds}.`,
  leavesWithout: (rounds: string, many: boolean) =>
    many ? `Rounds ${rounds} are left without a control.` : `Round ${rounds} is left without a control.`,
  roundKeeps: (round: number, text: string) => `Round ${round} keeps its own: ${text}.`,
  ownRounds: (rounds: readonly (readonly [number, string])[]) =>
    `With a control of their own: ${rounds.map(([round, text]) => `round ${round} (${text})`).join(', ')}.`,
  ownBoards: (boards: readonly (readonly [number, string])[]) =>
    `With a control of their own: ${boards.map(([board, text]) => `board ${board} (${text})`).join(', ')}.`,
  tournamentHas: (text: string) => `The tournament's is ${text}.`,
  useTournaments: "Use the tournament's",
  useRounds: "Use the round's",
  makeTournaments: 'Use it in the whole tournament',
  none: 'Without a time control no clock can be placed.',
  notYet: 'The tournament has no time control.',
  later: 'Such as 90+30 or 40/90+30, 30+30. It may be set later, under Tournament.',
  set: 'Set the time control',
  forBoard: {
    board: 'Control of the board',
    round: 'Control of the round',
    tournament: 'Control of the tournament',
  },
  boardHasNone: 'This board has no time control: first say which it is, and for whom.',
  defaultTimeAll: 'The same for every round. With 0, whoever is not there at the start loses.',
  beginsHint: 'Of this round, in 24 hours.',
  notPaired: (round: number) =>
    `Round ${round} is not paired yet. Its control and the default time may be set now; clocks come with its boards.`,
  noClocksYet: (boards: number) =>
    boards === 1
      ? 'The board left has no clock: place it above, under “Before the start”.'
      : `The ${boards} boards left have no clock: place them above, under “Before the start”.`,
};
