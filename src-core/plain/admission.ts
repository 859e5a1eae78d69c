/**
 * How a page is let in by the served desk, said once for both ends. All of it goes over the WebSocket, before the
 * door's greeting; nothing of it stands in a cookie, a header or an address that is asked for.
 *
 * A page has an invitation, or a session: a name, and a key. Each side proves to the other that it has the key, over
 * numbers both have just thrown, the desk first; an invitation is never said at all. A page proven by an invitation is
 * told a session of its own, and proves itself by that.
 */

/** What a page says: what it has (the name, never the key) with its number; its proof. */
export type FromPage =
  | { readonly invitation: string; readonly nonce: string }
  | { readonly session: string; readonly nonce: string }
  | { readonly proof: string };

/** What the desk answers: its own number and proof; to who has proven an invitation, a session with its key. */
export type FromDesk =
  { readonly nonce: string; readonly proof: string } | { readonly session: string; readonly key: string };

/** The numbers thrown by the two, 43 characters of base64url each. */
export interface Nonces {
  readonly page: string;
  readonly desk: string;
}

/** What a proof is an HMAC-SHA-256 of. It names who proves, so that one's proof is none of the other's. */
export function provenText(who: 'desk' | 'page', { page, desk }: Nonces): string {
  return `escaque ${who} ${page} ${desk}`;
}

/** The code a line is closed with where the page is not let in: it needs an invitation. */
export const notInvited = 4401;

/** No message before the greeting is longer, in characters. */
export const longestAdmission = 512;
