/** Parchís by the rules of the source text (P-01 to P-60): a small room of its own that chess knows nothing of. */
export * from './track.ts';
export { PLAIN, type Variant, variantFault, type VariantFault } from './variant.ts';
export {
  type Count,
  type Piece,
  type Standing,
  type Table,
  handOf,
  newTable,
  placesOf,
  tableOf,
  standingOf,
} from './state.ts';
export { type Choices, type Duty, type Move, advance, choices, standingOn, worth } from './moves.ts';
export { move, orders, roll, settle } from './play.ts';
export { type Illegal, isOf, whyNot } from './explain.ts';
export { type GoesBack, INCIDENT_RULES } from './incidents.ts';
export { type Start, type Throw, startOf } from './start.ts';
export { type DiceTold, rollText, rolledBy } from './dice.ts';
export { type Tally, tallies } from './tally.ts';
export { type Payment, type Stakes, balances, payments } from './payments.ts';
export { type Simulated, simulate } from './simulate.ts';
