import { backRank } from '../../chess/index.ts';
import type { Certificate } from './certificate.ts';
import { allowedNumbers } from './policy.ts';
import { type Sha256, commitmentOf, drawText } from './program-draw.ts';
import { type ThrowStep, readThrows } from './throws.ts';
import { type CertificateFault, readCertificate, verifyCertificate } from './verify-certificate.ts';

/** One step of a draw made again, with everything a person needs to make it with other tools. */
export type DrawStep =
  /** The secret hashed is what was published before. */
  | {
      readonly kind: 'commitment';
      readonly secret: string;
      readonly told: string;
      readonly found: string;
      readonly holds: boolean;
    }
  /** How many numbers could come out; `limit`: words from here up are passed over (program only). */
  | { readonly kind: 'allowed'; readonly count: number; readonly limit: number | null }
  /** A text hashed, and the number its first 8 hexadecimal digits are. */
  | {
      readonly kind: 'word';
      readonly lines: readonly string[];
      readonly hash: string;
      readonly word: number;
      readonly counts: boolean;
    }
  | { readonly kind: 'place'; readonly word: number; readonly count: number; readonly place: number }
  | { readonly kind: 'throw'; readonly step: ThrowStep }
  | { readonly kind: 'hand'; readonly authority: string; readonly reason: string }
  /** What came out beside what the certificate says. */
  | {
      readonly kind: 'number';
      readonly number: number;
      readonly rank: string;
      readonly told: number;
      readonly toldRank: string;
      readonly holds: boolean;
    };

export interface DrawExplained {
  /** Null where the text is no certificate at all. */
  readonly certificate: Certificate | null;
  readonly steps: readonly DrawStep[];
  /** Empty: it holds. */
  readonly faults: readonly CertificateFault[];
}

/** A certificate (parsed JSON of any origin) made again step by step, with all that is wrong with it. */
export function explainDraw(certificate: unknown, sha256: Sha256): DrawExplained {
  const faults = verifyCertificate(certificate, sha256);
  const read = readCertificate(certificate);
  return read === null
    ? { certificate: null, steps: [], faults }
    : { certificate: read, steps: stepsOf(read, sha256), faults };
}

function stepsOf(certificate: Certificate, sha256: Sha256): readonly DrawStep[] {
  const allowed = allowedNumbers(certificate.policy, certificate.used);
  const came = (number: number | null): readonly DrawStep[] =>
    number === null ? [] : [numberStep(certificate, number)];
  switch (certificate.method) {
    case 'program':
      return programSteps(certificate, allowed, sha256);
    case 'hand': {
      const { authority, reason, number } = certificate;
      return [{ kind: 'hand', authority, reason }, ...came(number)];
    }
    default: {
      const read = readThrows(certificate.method, certificate.throws, allowed);
      if (!read.ok) return [];
      const thrown = read.value.steps.map((step): DrawStep => ({ kind: 'throw', step }));
      return [{ kind: 'allowed', count: allowed.length, limit: null }, ...thrown, ...came(read.value.number)];
    }
  }
}

function numberStep({ number: told, rank: toldRank }: Certificate, number: number): DrawStep {
  const rank = backRank(number);
  const holds = number === told && rank === toldRank;
  return { kind: 'number', number, rank, told, toldRank, holds };
}

/** Words passed over are so rare (one in millions) that a list longer than this is nobody's draw. */
const MOST_WORDS = 50;

function programSteps(
  certificate: Extract<Certificate, { method: 'program' }>,
  allowed: readonly number[],
  sha256: Sha256,
): readonly DrawStep[] {
  const { secret, commitment, inputs, round, board } = certificate;
  const found = commitmentOf(secret, sha256);
  const count = allowed.length;
  const first: DrawStep = {
    kind: 'commitment',
    secret,
    told: commitment,
    found,
    holds: found === commitment,
  };
  if (count === 0) return [first, { kind: 'allowed', count, limit: null }];
  const limit = 2 ** 32 - (2 ** 32 % count);
  const steps: DrawStep[] = [first, { kind: 'allowed', count, limit }];
  for (let counter = 0; counter < MOST_WORDS; counter++) {
    const text = drawText(secret, { round, board }, inputs, counter);
    const hash = sha256(text);
    const word = Number.parseInt(hash.slice(0, 8), 16);
    const counts = word < limit;
    steps.push({ kind: 'word', lines: text.split('\n'), hash, word, counts });
    if (!counts) continue;
    const place = word % count;
    steps.push({ kind: 'place', word, count, place }, numberStep(certificate, allowed[place] ?? 0));
    break;
  }
  return steps;
}
