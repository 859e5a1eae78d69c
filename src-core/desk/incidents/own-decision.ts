/** What an arbiter decides himself instead of the Laws' ruling: read, and refused where the game does not have it. */
import type { Position } from '../../chess/index.ts';
import { LANGS, formatFen, formatUci, isLegal, parseUci, readTypedMove } from '../../chess/index.ts';
import type { Refused } from '../commands/answer.ts';
import { refuse } from '../commands/answer.ts';
import type { Found } from '../commands/places.ts';
import type { Told } from './incident-told.ts';
import type { IncidentDecision } from '../commands/incident-commands.ts';
import { noSuchPly } from '../positions/no-such-ply.ts';
import { positionAt } from '../journal/state.ts';

export type OwnDecision = Extract<IncidentDecision, { kind: 'own' }>;

export interface OwnRead {
  readonly own: OwnDecision;
  /** UCI. */
  readonly allowed: readonly string[] | null;
  /** The position they are made in, where the decision goes back further than the Laws were asked about. */
  readonly allowedFen: string | null;
}

/** Refused without a reason, for a ply the game has not reached, and for a move that cannot be made there. */
export function readOwn(own: OwnDecision, told: Told): Found<OwnRead> | Refused {
  if (own.reason.trim() === '') return refuse('reasonMissing');
  const last = told.game.moves.length - told.missing.length;
  const ply = own.restoreToPly;
  if (ply !== null && ply > last) return noSuchPly(told.game.start, ply, last);
  const elsewhere = ply !== null && ply < told.game.moves.length;
  const position = elsewhere ? positionAt(told.board, ply) : told.position;
  const allowed: string[] = [];
  for (const text of own.allowed ?? []) {
    const uci = readAllowed(position, text, own.lang);
    if (uci === null) return refuse('unreadableMove', { text });
    allowed.push(uci);
  }
  const bound = allowed.length > 0;
  return {
    ok: true,
    value: {
      own,
      allowed: bound ? [...new Set(allowed)] : null,
      allowedFen: bound && elsewhere ? formatFen(position) : null,
    },
  };
}

function readAllowed(position: Position, text: string, lang: string | undefined): string | null {
  const read = parseUci(position, text);
  if (read.ok && isLegal(position, read.value)) return formatUci(position, read.value);
  const known = LANGS.find((each) => each === lang);
  if (known === undefined) return null;
  const typed = readTypedMove(position, text, known);
  return typed.ok ? formatUci(position, typed.value.move) : null;
}
