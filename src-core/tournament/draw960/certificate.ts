import type { Result } from '../../chess/index.ts';
import { backRank } from '../../chess/index.ts';
import type { DrawFault } from './draw-fault.ts';
import { type DrawPlace, type DrawPolicy, allowedNumbers, drawPlace } from './policy.ts';
import { type Sha256, commitmentOf, drawByProgram, isInput, isSecret } from './program-draw.ts';
import { type ThrowMethod, readThrows } from './throws.ts';

/** How the number is found, and what that takes. */
export type DrawMeans =
  | { readonly method: 'program'; readonly secret: string; readonly inputs: readonly string[] }
  | { readonly method: ThrowMethod; readonly throws: readonly number[] }
  | { readonly method: 'hand'; readonly number: number; readonly authority: string; readonly reason: string };

export interface DrawRequest {
  readonly policy: DrawPolicy;
  /** The numbers the tournament has drawn already. */
  readonly used: readonly number[];
  readonly place: DrawPlace;
  readonly means: DrawMeans;
  /** When, as the journal writes it, and who stood by: told, not proved. */
  readonly at: string;
  readonly witnesses: readonly string[];
}

/** What was found, beside what it was found with. */
type Drawn = { readonly number: number } & (
  | {
      readonly method: 'program';
      readonly commitment: string;
      readonly secret: string;
      readonly inputs: readonly string[];
      readonly counter: number;
    }
  | { readonly method: ThrowMethod; readonly throws: readonly number[] }
  | { readonly method: 'hand'; readonly authority: string; readonly reason: string }
);

/** Everything about a draw, as JSON: enough to make it again and get the same. */
export type Certificate = Drawn & {
  readonly version: 1;
  readonly policy: DrawPolicy;
  /** The numbers barred as drawn before; empty where they may come again. */
  readonly used: readonly number[];
  readonly round: number;
  /** 0: all boards. */
  readonly board: number;
  readonly rank: string;
  readonly at: string;
  readonly witnesses: readonly string[];
};

/**
 * Draws a start position and certifies it. The same request always gives the same certificate. Refused: a means that
 * does not lead to a number the policy allows, or leads to one before its last throw.
 */
export function draw(request: DrawRequest, sha256: Sha256): Result<Certificate, DrawFault> {
  const { policy, means, at, witnesses } = request;
  const used = policy.noRepeat ? request.used : [];
  const place = drawPlace(policy, request.place);
  if (policy.perBoard && place.board === 0) return refuse({ code: 'boardMissing' });
  const allowed = allowedNumbers(policy, used);
  if (allowed.length === 0) return refuse({ code: 'nothingAllowed' });
  const found = find(means, place, allowed, sha256);
  if (!found.ok) return found;
  const rank = backRank(found.value.number);
  return { ok: true, value: { version: 1, policy, used, ...place, ...found.value, rank, at, witnesses } };
}

function find(
  means: DrawMeans,
  place: DrawPlace,
  allowed: readonly number[],
  sha256: Sha256,
): Result<Drawn, DrawFault> {
  switch (means.method) {
    case 'program':
      return byProgram(means, place, allowed, sha256);
    case 'hand':
      if (means.authority.trim() === '') return refuse({ code: 'authorityMissing' });
      if (means.reason.trim() === '') return refuse({ code: 'reasonMissing' });
      if (!allowed.includes(means.number)) return refuse({ code: 'notAllowed', number: means.number });
      return { ok: true, value: means };
    default: {
      const thrown = numberThrown(means.method, means.throws, allowed);
      return thrown.ok ? { ok: true, value: { ...means, number: thrown.value } } : thrown;
    }
  }
}

function byProgram(
  means: Extract<DrawMeans, { method: 'program' }>,
  place: DrawPlace,
  allowed: readonly number[],
  sha256: Sha256,
): Result<Drawn, DrawFault> {
  const { secret, inputs } = means;
  if (!isSecret(secret)) return refuse({ code: 'badSecret' });
  const bad = inputs.findIndex((input) => !isInput(input));
  if (bad >= 0) return refuse({ code: 'badInput', at: bad + 1 });
  const found = drawByProgram(secret, place, inputs, allowed, sha256);
  return { ok: true, value: { ...means, commitment: commitmentOf(secret, sha256), ...found } };
}

function refuse(error: DrawFault): { readonly ok: false; readonly error: DrawFault } {
  return { ok: false, error };
}

/** A throw too few or too many is refused: what is on the certificate is what was thrown, to the last. */
function numberThrown(
  method: ThrowMethod,
  throws: readonly number[],
  allowed: readonly number[],
): Result<number, DrawFault> {
  const read = readThrows(method, throws, allowed);
  if (!read.ok) return read;
  const { number, taken, next } = read.value;
  if (number === null)
    return refuse({ code: 'throwsMissing', given: throws.length, decides: next ?? 'number' });
  if (taken < throws.length) return refuse({ code: 'throwsLeft', given: throws.length, taken });
  return { ok: true, value: number };
}
