import type { Fault, Refusal } from '../src-core/contract/desk-api.ts';

/** Why something was not done: the desk's no, or a fault; both have their words. */
export type Problem =
  { readonly kind: 'refusal'; readonly refusal: Refusal } | { readonly kind: 'fault'; readonly fault: Fault };
