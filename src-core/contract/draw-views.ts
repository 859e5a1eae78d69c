/** What screens are told of the draw of a round; what is hidden is not in here until it is shown. */
import type { Refusal } from '../plain/acts.ts';
import type {
  Certificate,
  Decided,
  DrawExplained,
  DrawPlace,
  ThrowMethod,
  ThrowStep,
} from '../tournament/index.ts';
import type { DrawInputKind, DrawTerms, DrawTimes } from '../desk/journal/draw-events.ts';
import { ordinal, topic } from '../desk/commands/primitives.ts';

export type { Certificate, CertificateFault, DrawStep, ThrowMethod, ThrowStep } from '../tournament/index.ts';

/** A certificate as text from anywhere. */
export interface CheckDrawQuery {
  readonly text: string;
}

/** A text taken for a certificate and made again. `json` false: the text is not even JSON. */
export interface DrawCheck extends DrawExplained {
  readonly json: boolean;
  /** The commands that make a program draw again with standard tools; none for other methods. */
  readonly recipe: readonly string[];
}

export interface ThrowsQuery {
  readonly method: ThrowMethod;
  readonly throws: readonly number[];
  /** The draw they are typed for: the hall sees them as they fall, where it may. None: nobody else sees them. */
  readonly draw?: DrawPlace;
}

/** Throws of a draw that is not written yet, as the hall sees them fall. */
export interface ThrowingView {
  /** 0: all boards. */
  readonly board: number;
  readonly method: ThrowMethod;
  readonly throws: readonly number[];
  readonly steps: readonly ThrowStep[];
  /** What the next throw helps to decide; null where they are whole. */
  readonly next: Decided | null;
}

/** What throws come to so far, under the policy; `number` null while more must be thrown. */
export type ThrowsReply =
  | {
      readonly ok: true;
      readonly steps: readonly ThrowStep[];
      readonly number: number | null;
      readonly rank: string;
      /** How many of them were needed. */
      readonly taken: number;
      /** What the next throw helps to decide, and the faces it may show. */
      readonly next: Decided | null;
      readonly lowest: number;
      readonly highest: number;
    }
  | { readonly ok: false; readonly refusal: Refusal };

export interface DrawPolicyView extends DrawTerms {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly reason: string;
}

export interface DrawnView {
  /** 0: all boards. */
  readonly board: number;
  readonly number: number;
  readonly rank: string;
  readonly fen: string;
  /** 64 letters from a1, for a chessboard. */
  readonly letters: string;
  readonly certificate: Certificate;
}

export interface DrawLineView extends DrawTimes {
  /** The line of the journal it began with. */
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  /** 0: all boards. */
  readonly board: number;
  /** Why it was drawn again; empty for a first draw. */
  readonly again: string;
  /** `dropped`: another was begun before this one was drawn. */
  readonly state: 'committed' | 'dropped' | 'hidden' | 'shown';
  readonly method: Certificate['method'];
  readonly commitment: string | null;
  readonly inputs: readonly {
    readonly seq: number;
    readonly at: string;
    readonly by: string;
    readonly kind: DrawInputKind;
    readonly text: string;
  }[];
  readonly drawnSeq: number | null;
  readonly drawnAt: string | null;
  readonly witnesses: readonly string[];
  /** How many positions were drawn. */
  readonly count: number;
  readonly shownAt: number | null;
  /** Why it was shown before its time. */
  readonly shownWhy: string;
  /** The end of the study time. */
  readonly studyUntil: number | null;
  /** Empty until they are shown. */
  readonly positions: readonly DrawnView[];
}

export const drawTopics = { draw: topic('draw', { round: ordinal }) } as const;

export interface DrawView {
  readonly kind: 'draw';
  /** The last line about draws: what an act on one carries as `seen`. */
  readonly seq: number;
  /** The desk's own clock when this was said, in milliseconds since 1970; 0 where no desk is open. */
  readonly now: number;
  readonly round: number;
  /** When the round is to begin, as it is scheduled (`2026-11-29T16:30`, where it is played); empty: not said. */
  readonly begins: string;
  /** Whether this tournament is played from drawn positions at all. */
  readonly chess960: boolean;
  /** The round whose position is played, where it is not this one's own. */
  readonly drawnWith: number | null;
  readonly policy: DrawPolicyView | null;
  /** Every policy there was, oldest first. */
  readonly policies: readonly DrawPolicyView[];
  /** Whether a change of the policy needs a reason. */
  readonly policyFixed: boolean;
  /** Throws being typed for a draw of this round that is shown as soon as it is drawn; null where there are none. */
  readonly throwing: ThrowingView | null;
  /** Every draw of this round, oldest first. */
  readonly draws: readonly DrawLineView[];
  /** Boards where two sit, and how far the draw has come for each. */
  readonly boards: readonly {
    readonly board: number;
    readonly state: 'undrawn' | 'hidden' | 'shown';
    readonly started: boolean;
  }[];
  /** How many numbers can come out now. */
  readonly allowed: number;
}
