import type { Decided } from './decided.ts';

/** Why a draw cannot be made so. */
export type DrawFault =
  | { readonly code: 'nothingAllowed' }
  /** 64 hexadecimal digits, small letters. */
  | { readonly code: 'badSecret' }
  /** An added input is one line of text, not empty, with no space at its ends. `at` counts from 1. */
  | { readonly code: 'badInput'; readonly at: number }
  | {
      readonly code: 'badThrow';
      readonly at: number;
      readonly thrown: number;
      readonly lowest: number;
      readonly highest: number;
    }
  | { readonly code: 'throwsMissing'; readonly given: number; readonly decides: Decided }
  | { readonly code: 'throwsLeft'; readonly given: number; readonly taken: number }
  | { readonly code: 'notAllowed'; readonly number: number }
  | { readonly code: 'authorityMissing' }
  | { readonly code: 'reasonMissing' }
  | { readonly code: 'boardMissing' };
