/** PGN tags: which say where a game goes, which are people's, and which a board keeps. */
import { LIMITS } from '../../vocabulary/limits.ts';
import type { PgnTag } from '../../chess/pgn-types.ts';
import { parseTitle, plainText, splitTitle } from '../../tournament/index.ts';
import type { Place } from '../journal/events.ts';

export function tagOf(tags: readonly PgnTag[], name: string): string {
  return tags.find((tag) => tag.name === name)?.value.trim() ?? '';
}

/** As tagOf, with PGN's ways to say that something is not known taken for nothing. */
export function knownTag(tags: readonly PgnTag[], name: string): string {
  const value = tagOf(tags, name);
  return /^[?\-.*\s]*$/.test(value) ? '' : value;
}

export interface PlaceTags {
  readonly round: number | null;
  readonly board: number | null;
}

/** `Round "3"`; `Round "3.12"` is round 3, board 12, and `3.1.12` says no board of the hall; `Board "12"`. */
export function placeTags(tags: readonly PgnTag[]): PlaceTags {
  const [, round, board] = ROUND.exec(knownTag(tags, 'Round')) ?? [];
  const own = /^\d{1,4}$/.test(knownTag(tags, 'Board')) ? knownTag(tags, 'Board') : board;
  return { round: positive(round), board: positive(own) };
}

/** The round, and its board where it has one part more and no further one. */
const ROUND = /^(\d{1,3})(?:\.(\d{1,4})|(?:\.\d{1,4}){2,4})?$/;

function positive(text: string | undefined): number | null {
  return text === undefined || Number(text) < 1 ? null : Number(text);
}

/** What the desk says itself on export, from the board and its players. */
const OWN = new Set([
  'White',
  'Black',
  'Result',
  'Round',
  'Board',
  'FEN',
  'SetUp',
  'Variant',
  'WhiteFideId',
  'BlackFideId',
  'ResultReason',
]);

/**
 * The tags a board keeps of a game read: all but names, and what the board knows itself. A Round tag that says more
 * than its place (`4.3.2`, or a board on which another game stands) stays.
 */
export function keptTags(tags: readonly PgnTag[], { round, board }: Place): readonly PgnTag[] {
  return tags.filter(({ name, value }) => {
    if (name !== 'Round') return !OWN.has(name);
    return value.trim().startsWith(`${round}.`) && value.trim() !== `${round}.${board}`;
  });
}

export type TaggedSide =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'bye' }
  | {
      readonly kind: 'player';
      readonly name: string;
      readonly fideId: string;
      readonly title: string;
      readonly rating: number | null;
      readonly federation: string;
    };

/** Who a PGN says sits on a side. */
export function taggedSide(tags: readonly PgnTag[], side: 'White' | 'Black'): TaggedSide {
  const { name, title } = splitTitle(knownTag(tags, side).replace(/\s+/g, ' ').slice(0, 200));
  if (!/[\p{L}\p{N}]/u.test(name)) return { kind: 'unknown' };
  if (plainText(name) === 'bye') return { kind: 'bye' };
  const elo = knownTag(tags, `${side}Elo`);
  const team = knownTag(tags, `${side}Fed`) || knownTag(tags, `${side}Country`);
  return {
    kind: 'player',
    name,
    fideId: knownTag(tags, `${side}FideId`).slice(0, 20),
    title: parseTitle(knownTag(tags, `${side}Title`)) || title,
    rating: /^\d{1,4}$/.test(elo) && Number(elo) > 0 && Number(elo) <= LIMITS.rating ? Number(elo) : null,
    federation: /^[A-Za-z]{3}$/.test(team) ? team.toUpperCase() : '',
  };
}
