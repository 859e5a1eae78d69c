/** How this page is let in by the desk it was served by, at its own end of the line (see src-core/plain/admission.ts). */
import { provenText, type FromDesk, type FromPage, type Nonces } from '../src-core/plain/admission.ts';

/** A session this page has: its name, and a key that scripts may use and not read. */
export interface Session {
  readonly session: string;
  readonly key: CryptoKey;
}

/** Where sessions outlast the page. */
export interface SessionStore {
  read(): Promise<Session | null>;
  keep(session: Session): Promise<void>;
}

/** What this page says next. What comes after the `last` of it is the door's. */
export interface Saying {
  readonly say: FromPage;
  readonly last: boolean;
}

const hmac = { name: 'HMAC', hash: 'SHA-256' };

export class Admission {
  readonly #store: SessionStore;
  #invitation: string | null = null;
  /** What is being proven on the line that is open now. */
  #proving: { readonly key: CryptoKey; readonly nonce: string; readonly invited: boolean } | null = null;
  /** The desk has proven that it gave the invitation: it may give a session. */
  #mayGive = false;

  constructor(store: SessionStore) {
    this.#store = store;
  }

  /** An invitation is tried before the session this page may have. */
  invited(token: string): void {
    this.#invitation = token;
  }

  /** What to say on a new line; null where this page has neither an invitation nor a session. */
  async begin(): Promise<FromPage | null> {
    this.#mayGive = false;
    const token = this.#invitation;
    if (token !== null) {
      const name = await crypto.subtle.digest('SHA-256', utf8(token));
      const nonce = this.#prove(await keyOf(utf8(token)), true);
      return { invitation: base64url(new Uint8Array(name)), nonce };
    }
    const kept = await this.#store.read();
    return kept === null ? null : { session: kept.session, nonce: this.#prove(kept.key, false) };
  }

  /** What to say to an answer; null where who answers has not proven to be the desk this page was let in by. */
  async answer(text: string): Promise<Saying | null> {
    const told = JSON.parse(text) as FromDesk;
    return 'key' in told ? this.#take(told) : this.#check(told);
  }

  /** The desk did not let this page in. True where there may be another way: only an invitation was refused. */
  refused(): boolean {
    const invited = this.#invitation !== null;
    this.#invitation = null;
    return invited;
  }

  async #take({ session, key: raw }: Extract<FromDesk, { readonly key: string }>): Promise<Saying | null> {
    if (!this.#mayGive) return null;
    this.#mayGive = false;
    this.#invitation = null;
    const key = await keyOf(bytes(raw));
    await this.#store.keep({ session, key });
    return { say: { session, nonce: this.#prove(key, false) }, last: false };
  }

  async #check(told: Extract<FromDesk, { readonly proof: string }>): Promise<Saying | null> {
    const proving = this.#proving;
    this.#proving = null;
    if (proving === null) return null;
    const { key, invited } = proving;
    const nonces: Nonces = { page: proving.nonce, desk: told.nonce };
    const theirs = utf8(provenText('desk', nonces));
    if (!(await crypto.subtle.verify(hmac, key, bytes(told.proof), theirs))) return null;
    const proof = await crypto.subtle.sign(hmac, key, utf8(provenText('page', nonces)));
    this.#mayGive = invited;
    return { say: { proof: base64url(new Uint8Array(proof)) }, last: !invited };
  }

  #prove(key: CryptoKey, invited: boolean): string {
    const nonce = base64url(crypto.getRandomValues(new Uint8Array(32)));
    this.#proving = { key, nonce, invited };
    return nonce;
  }
}

/** Not to be taken out again: scripts may prove with it, and no more. */
const keyOf = (raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', raw, hmac, false, ['sign', 'verify']);

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

function base64url(given: Uint8Array): string {
  return btoa(String.fromCharCode(...given))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
