import type { IncidentKind, IncidentView } from '../../../src-core/contract/desk-api.ts';

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

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The incidents that fit, newest first. */
export function filtered(incidents: readonly IncidentView[], filter: BookFilter): readonly IncidentView[] {
  return incidents.filter((incident) => fits(incident, filter)).toReversed();
}

function fits(incident: IncidentView, { round, board, player, kind, decision, appeal }: BookFilter): boolean {
  const { white, black, appeals } = incident;
  const names = [white, black].map((side) => (side === null ? '' : `${side.number} ${plain(side.name)}`));
  return (
    (round.trim() === '' || `${incident.round}` === round.trim()) &&
    (board.trim() === '' || `${incident.board}` === board.trim()) &&
    (player.trim() === '' || names.some((name) => name.includes(plain(player.trim())))) &&
    (kind === '' || incident.incident.kind === kind) &&
    (decision === '' || incident.decision.by === decision) &&
    (appeal === '' || appeals.some(({ settled }) => appeal === 'appealed' || settled === null))
  );
}
