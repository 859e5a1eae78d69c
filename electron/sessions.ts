/**
 * Who may use the served desk. An invitation works once and becomes a session: a name, and a key that is made of it
 * and a secret of this computer. The secret is kept among the settings (readable by this user only), so that a window
 * open while the desk is started again on its port goes on with the session it has.
 *
 * The page keeps the key where its own scripts may use and not read it, and neither side ever says it again: whoever
 * else of this computer listens at the desk's port while the desk is not there gets no key from a page that comes
 * back, and a key is good at its own port alone. What cannot be held: a page that such a stranger has served from
 * that port is, to the browser, a page of the desk's, for as long as it stands open or in the browser's store.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Longer than a tournament: a window may stay open all through one. Each start of the desk invites anew. */
const lasts = 30 * 24 * 60 * 60 * 1000;
const mostInvitations = 64;

interface Invitation {
  readonly token: string;
  readonly used: () => void;
}

export class Sessions {
  readonly #secret: Buffer;
  readonly #port: number;
  /** By the name under which a page comes with one. */
  readonly #invitations = new Map<string, Invitation>();

  constructor(config: string, port: number) {
    this.#secret = keptSecret(config);
    this.#port = port;
  }

  /** A new invitation. It works until it is used (which is then told), this program ends, or many newer ones are made. */
  invite(used = (): void => {}): string {
    const token = randomText();
    this.#invitations.set(createHash('sha256').update(token).digest('base64url'), { token, used });
    for (const oldest of this.#invitations.keys()) {
      if (this.#invitations.size <= mostInvitations) break;
      this.#invitations.delete(oldest);
    }
    return token;
  }

  /** The key to prove an invitation with; null where there is none of that name. */
  invitationKey(name: string): Buffer | null {
    const invitation = this.#invitations.get(name);
    return invitation === undefined ? null : Buffer.from(invitation.token);
  }

  /** Uses an invitation up; false where it was. */
  accept(name: string): boolean {
    this.#invitations.get(name)?.used();
    return this.#invitations.delete(name);
  }

  /** A new session, with its key as text. */
  begin(at: number): { readonly session: string; readonly key: string } {
    const session = `${at + lasts}.${randomText()}`;
    return { session, key: this.#keyOf(session).toString('base64url') };
  }

  /** The key of a session that a page says it has, good or not: only its proof tells. Null where its time is over. */
  sessionKey(session: string, at: number): Buffer | null {
    const until = /^(\d{1,15})\.[\w-]{43}$/.exec(session)?.[1];
    return until !== undefined && Number(until) > at ? this.#keyOf(session) : null;
  }

  #keyOf(session: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${this.#port} ${session}`).digest();
  }
}

/** A text nobody guesses, of 43 characters. */
export const randomText = (): string => randomBytes(32).toString('base64url');

function keptSecret(config: string): Buffer {
  const path = join(config, 'served-secret');
  try {
    const kept = readFileSync(path);
    if (kept.length === 32) return kept;
  } catch {
    // the first time there is none
  }
  const secret = randomBytes(32);
  try {
    mkdirSync(config, { recursive: true });
    writeFileSync(path, secret, { mode: 0o600 });
  } catch {
    // where settings cannot be kept, sessions end with this program
  }
  return secret;
}
