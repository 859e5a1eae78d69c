/**
 * Who may use the served desk. An invitation works once and becomes a session: a cookie signed with a secret of this
 * computer. The secret is kept among the settings (readable by this user only), so that a window open while the desk
 * is started again on its port goes on with the cookie it has. It is renewed whenever the page is loaded.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Longer than a tournament: a window may stay open all through one. */
const lasts = 14 * 24 * 60 * 60 * 1000;
const mostInvitations = 64;

export class Sessions {
  readonly #secret: Buffer;
  /** The port is in the cookie's name and signature: browsers give a cookie to every port of a host. */
  readonly #port: number;
  readonly #invitations = new Set<string>();

  constructor(config: string, port: number) {
    this.#secret = keptSecret(config);
    this.#port = port;
  }

  /** A new invitation. It works until it is used, this program ends, or many newer ones are made. */
  invite(): string {
    const token = randomBytes(32).toString('base64url');
    this.#invitations.add(digest(token));
    for (const oldest of this.#invitations) {
      if (this.#invitations.size <= mostInvitations) break;
      this.#invitations.delete(oldest);
    }
    return token;
  }

  /** Uses an invitation up. */
  accept(token: string): boolean {
    return this.#invitations.delete(digest(token));
  }

  /** A cookie for a new session, or for one that goes on. */
  cookie(at: number): string {
    const until = String(at + lasts);
    const value = `${until}.${this.#sign(until)}`;
    return `${this.#name}=${value}; Path=/; HttpOnly; SameSite=Strict`;
  }

  /** Whether a request's Cookie header holds a session of this desk. */
  admits(header: string | undefined, at: number): boolean {
    const prefix = `${this.#name}=`;
    const cookie = (header ?? '').split(/; */).find((part) => part.startsWith(prefix));
    const [until = '', signature = ''] = cookie?.slice(prefix.length).split('.') ?? [];
    const given = Buffer.from(signature);
    const right = Buffer.from(this.#sign(until));
    return given.length === right.length && timingSafeEqual(given, right) && Number(until) > at;
  }

  get #name(): string {
    return `escaque-${this.#port}`;
  }

  #sign(until: string): string {
    return createHmac('sha256', this.#secret).update(`${this.#port} ${until}`).digest('base64url');
  }
}

const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

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
