/** One page on its way in, at the desk's end of the line (see src-core/plain/admission.ts). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  longestAdmission,
  provenText,
  type FromDesk,
  type FromPage,
  type Nonces,
} from '../src-core/plain/admission.ts';
import { randomText, type Sessions } from './sessions.ts';

/** What follows from a page's message: an answer, or that it is let in, or that it is not. */
export type Admitting = FromDesk | 'letIn' | 'refused';

export class Admission {
  readonly #sessions: Sessions;
  readonly #now: () => number;
  /** The proof this page has to give now, and what it leads to. */
  #awaited: { readonly proof: Buffer; readonly then: () => Admitting } | null = null;

  constructor(sessions: Sessions, now: () => number) {
    this.#sessions = sessions;
    this.#now = now;
  }

  take(text: string): Admitting {
    const said = read(text);
    const awaited = this.#awaited;
    this.#awaited = null;
    if (said === null || 'proof' in said !== (awaited !== null)) return 'refused';
    if ('proof' in said)
      return awaited !== null && isSame(said.proof, awaited.proof) ? awaited.then() : 'refused';
    if ('session' in said) {
      return this.#challenge(said, this.#sessions.sessionKey(said.session, this.#now()), () => 'letIn');
    }
    const { invitation } = said;
    return this.#challenge(said, this.#sessions.invitationKey(invitation), () =>
      this.#sessions.accept(invitation) ? this.#sessions.begin(this.#now()) : 'refused',
    );
  }

  #challenge({ nonce }: { nonce: string }, key: Buffer | null, then: () => Admitting): Admitting {
    if (key === null) return 'refused';
    const nonces: Nonces = { page: nonce, desk: randomText() };
    const proof = (who: 'desk' | 'page') =>
      createHmac('sha256', key).update(provenText(who, nonces)).digest();
    this.#awaited = { proof: proof('page'), then };
    return { nonce: nonces.desk, proof: proof('desk').toString('base64url') };
  }
}

function isSame(text: string, right: Buffer): boolean {
  const given = Buffer.from(text, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right);
}

/** What a page says, where it is one of the three things it may say; else null. */
function read(text: string): FromPage | null {
  if (text.length > longestAdmission) return null;
  const said = parsed(text);
  const names = said instanceof Object ? Object.keys(said).sort().join(' ') : '';
  if (!['invitation nonce', 'nonce session', 'proof'].includes(names)) return null;
  // these are its names, and all it holds under them is text
  return Object.values(said as object).every((value) => typeof value === 'string')
    ? (said as FromPage)
    : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
