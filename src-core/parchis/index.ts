/** Parchís by the rules of the source text (P-01 to P-60): a small room of its own that chess knows nothing of. */
export * from './track.ts';
export { PLAIN, type Variant } from './variant.ts';
export { type Count, type Piece, type Table, handOf, newTable, placesOf } from './state.ts';
export { type Choices, type Duty, type Move, advance, choices, standingOn, worth } from './moves.ts';
export { move, roll, settle } from './play.ts';
export { type Payment, type Stakes, payments } from './payments.ts';
export { type Simulated, simulate } from './simulate.ts';
