import type { ParchisWords } from '../es/terminal-parchis.ts';

const colors = { yellow: 'Yellow', blue: 'Blue', red: 'Red', green: 'Green' } as const;

export const parchis: ParchisWords = {
  colors,
  duties: {
    bringOut: 'A 5 must bring a piece out (P-21):',
    openBarrier: 'A 6 must open the barrier (P-33):',
  },
  place: (place) => place,
  eats: (color) => `eats ${color} and counts 20 (P-38)`,
  nothing: (color) => `There is nothing to move (P-17): ${color} plays`,
  simulated: ({ games, seed, meanRolls, shortest, longest }) =>
    `${games} games ended by the rules: ${meanRolls.toFixed(1)} rolls on average, ${shortest} to ${longest} (seed ${seed})`,
  noState:
    'The table cannot be read: a JSON object is needed, as {"players":["yellow","red"],"turn":"yellow","pieces":{"yellow":["home",12,"corridor 3","goal"]}}',
  badTurn: (known) => `"turn" has to be the colour of who plays: ${known.join(', ')}`,
  badRepeats: '"repeats" are the rolls in a row that have repeated the turn: 0, 1 or 2',
  noVariant: (names, known) => `There is no variant “${names}”. There are: ${known.join(', ')}`,
  notFour: (color) => `${colors[color]} has to have four pieces`,
  noPlace: (color, place) =>
    `“${place}” is not on the way of ${colors[color]}: "home", 1 to 68, "corridor 1" to "corridor 7" or "goal"`,
  three: (place) => `Three pieces stand on ${place}: there are never more than two (P-20)`,
  badRoll: (text, dice) =>
    dice === 1 ? `“${text}” is no roll of a die: 1 to 6` : `“${text}” are not two dice: for example 3,6`,
  fourForCouples: 'Couples are four players',
};
