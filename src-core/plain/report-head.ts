/** What a report (TRF) holds, as told before it is read: nothing is checked here. */
export interface ReportHead {
  /** Empty where it does not say. */
  readonly name: string;
  readonly players: number;
  readonly rounds: number;
}

/** Where the first round stands in the line of a player, and how wide each is. */
const FIRST_ROUND = 91;
const ROUND = 10;

export function reportHead(text: string): ReportHead {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trimEnd());
  const players = lines.filter((line) => line.startsWith('001 '));
  const widest = players.reduce((most, line) => Math.max(most, line.length), 0);
  const name = lines.find((line) => line.startsWith('012 '))?.slice(4) ?? '';
  const rounds = Math.max(0, Math.ceil((widest - FIRST_ROUND) / ROUND));
  return { name: name.trim(), players: players.length, rounds };
}
