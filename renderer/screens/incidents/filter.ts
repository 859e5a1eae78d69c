import type { IncidentKind, IncidentView, Side } from '../../../src-core/contract/desk-api.ts';
import { foldText } from '../../../src-core/plain/fold-text.ts';

/** Which incidents of the book are shown; empty: all. */
export interface BookFilter {
  readonly round: string;
  readonly board: string;
  readonly player: string;
  readonly kind: IncidentKind | '';
  readonly decision: 'laws' | 'own' | '';
  readonly appeal: 'open' | 'appealed' | '';
}

export const everything: BookFilter = {
  round: '',
  board: '',
  player: '',
  kind: '',
  decision: '',
  appeal: '',
};

/** The incidents that fit, newest first. */
export function filtered(incidents: readonly IncidentView[], filter: BookFilter): readonly IncidentView[] {
  return incidents.filter((incident) => fits(incident, filter)).toReversed();
}

/** The one player whom the filter names in these incidents; null where it names nobody, or several. */
export function onePlayer(incidents: readonly IncidentView[], { player }: BookFilter): Side | null {
  if (player.trim() === '') return null;
  const sides = incidents.flatMap(({ white, black }) => [white, black]);
  const named = new Map(
    sides.flatMap((side) => (side !== null && isNamed(side, player) ? [[side.number, side] as const] : [])),
  );
  const [one] = named.values();
  return named.size === 1 && one !== undefined ? one : null;
}

const isNamed = ({ number, name }: Side, text: string): boolean =>
  `${number} ${foldText(name)}`.includes(foldText(text.trim()));

function fits(incident: IncidentView, { round, board, player, kind, decision, appeal }: BookFilter): boolean {
  const { white, black, appeals } = incident;
  return (
    (round.trim() === '' || `${incident.round}` === round.trim()) &&
    (board.trim() === '' || `${incident.board}` === board.trim()) &&
    (player.trim() === '' || [white, black].some((side) => side !== null && isNamed(side, player))) &&
    (kind === '' || incident.incident.kind === kind) &&
    (decision === '' || incident.decision.by === decision) &&
    (appeal === '' || appeals.some(({ settled }) => appeal === 'appealed' || settled === null))
  );
}
