/** What a federation says of its players, as a report has it (TRF26) and as the desk does: a number and a rating. */
import type { PlayerView } from '../../contract/desk-api.ts';
import type { NationalRecord, RecordPlayer } from '../../tournament/record.ts';

/** In the list of the tournament's federation; of his own where the tournament has none. */
export function nationalOf(player: PlayerView, tournaments: string): readonly NationalRecord[] {
  const { sex, name, federation: origin, birth, nationalId, nationalRating } = player;
  const federation = tournaments || origin;
  if (federation === '' || (nationalId === '' && nationalRating === null)) return [];
  return [{ federation, sex, title: '', name, rating: nationalRating, origin, id: nationalId, birth }];
}

/** The record that the desk keeps of a player: that of the tournament's federation, else of his own, else the first. */
export function keptNational(
  { national, federation: own }: RecordPlayer,
  tournaments: string,
): NationalRecord | undefined {
  const of = (wanted: string) => national.find(({ federation }) => federation === wanted);
  return of(tournaments) ?? of(own) ?? national[0];
}

/** The federations of which something is said that the desk has no place for, once each. */
export function nationalLost(players: readonly RecordPlayer[], tournaments: string): readonly string[] {
  const lost = players.flatMap((player) => {
    const kept = keptNational(player, tournaments);
    const told = kept === undefined ? [] : nationalOf(asKept(player, kept), tournaments);
    return player.national.filter((record) => !told.some((other) => isSame(record, other)));
  });
  return [...new Set(lost.map(({ federation }) => federation))];
}

function asKept(player: RecordPlayer, { id, rating }: NationalRecord): PlayerView {
  return { ...player, id: '', club: '', contact: '', nationalId: id, nationalRating: rating };
}

/** What is left out says what the player's own line does. */
function isSame(record: NationalRecord, told: NationalRecord): boolean {
  const fields = ['federation', 'sex', 'title', 'name', 'rating', 'origin', 'id', 'birth'] as const;
  return fields.every((field) => record[field] === told[field] || record[field] === '');
}
