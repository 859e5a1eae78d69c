/** The standings of a tournament by an ordered list of tie-breaks (C.07 4.2). */
import type { RecordPlayer, TournamentRecord } from '../record.ts';
import { TIE_BREAKS, parseTieBreak } from './codes.ts';
import type { TieBreak, TieBreakName } from './codes.ts';
import { directEncounter } from './direct-encounter.ts';
import { averageBuchholz, buchholz, foreBuchholz, koya, sonnebornBerger } from './opponents.ts';
import {
  gamesWithBlack,
  gamesWon,
  gamesWonWithBlack,
  pairingNumber,
  points,
  progressive,
  roundsElected,
  standardPoints,
  wins,
} from './own-record.ts';
import {
  averagePerfectPerformance,
  averagePerformance,
  averageRating,
  ownRating,
  perfectPerformance,
  performance,
} from './ratings.ts';
import { fieldOf } from './seats.ts';
import type { Field, Seat } from './seats.ts';
import { plain } from './terms.ts';
import type { Figure } from './terms.ts';

/** What gives a tie-break's figure for each player of a field. */
type Figured = (field: Field, tieBreak: TieBreak) => (seat: Seat) => Figure;

function each(of: (seat: Seat, field: Field, tieBreak: TieBreak) => Figure): Figured {
  return (field, tieBreak) => (seat) => of(seat, field, tieBreak);
}

const FIGURES = {
  PTS: each((seat) => ({ ...points(seat), value: seat.score })),
  // an order within the tied, found while ranking
  DE: each(() => plain(0)),
  WIN: each(wins),
  WON: each(gamesWon),
  BPG: each(gamesWithBlack),
  BWG: each(gamesWonWithBlack),
  PS: each(progressive),
  REP: each(roundsElected),
  STD: each(standardPoints),
  TPN: each(pairingNumber),
  BH: each(buchholz),
  AOB: averageBuchholz,
  FB: each(foreBuchholz),
  SB: each(sonnebornBerger),
  KS: koya,
  ARO: each(averageRating),
  TPR: each(performance),
  PTP: each(perfectPerformance),
  APRO: averagePerformance,
  APPO: averagePerfectPerformance,
  RTNG: each(ownRating),
} as const satisfies Record<TieBreakName, Figured>;

export interface Standing {
  readonly player: RecordPlayer;
  /** From 1; who is tied to the end of the list has the same. */
  readonly rank: number;
  readonly points: number;
  /** By code, as it was asked for. */
  readonly figures: ReadonlyMap<string, Figure>;
}

export type DroppedReason = 'unratedPlayers' | 'roundRobin';

export interface Standings {
  /** Best first; the tied by their starting rank. */
  readonly rows: readonly Standing[];
  /** After how many rounds. */
  readonly rounds: number;
  /** Tie-breaks that may not be used here, and why (8, 10). */
  readonly dropped: readonly { readonly code: string; readonly why: DroppedReason }[];
}

/** The list as it is read, or the first code that is none. */
export function readTieBreaks(
  codes: readonly string[],
): { readonly ok: true; readonly list: readonly TieBreak[] } | { readonly ok: false; readonly code: string } {
  const list: TieBreak[] = [];
  for (const code of codes) {
    const read = parseTieBreak(code);
    if (read === null) return { ok: false, code };
    list.push(read);
  }
  return { ok: true, list };
}

/** The standings after so many rounds, or after all that are paired. Points come first, unless the list places them. */
export function standings(record: TournamentRecord, list: readonly TieBreak[], rounds?: number): Standings {
  const field = fieldOf(record, rounds);
  const dropped = list.flatMap((tieBreak) => {
    const why = reasonToDrop(field, tieBreak);
    return why === null ? [] : [{ code: tieBreak.code, why }];
  });
  const used = list.filter(({ code }) => !dropped.some((one) => one.code === code));
  const seats = [...field.seats.values()].toSorted((a, b) => a.player.number - b.player.number);
  const figured = used.map((tieBreak) => ({
    code: tieBreak.code,
    of: FIGURES[tieBreak.name](field, tieBreak),
  }));
  const figures = new Map(
    seats.map((seat) => [seat, new Map(figured.map(({ code, of }) => [code, of(seat)]))]),
  );
  const first = parseTieBreak('PTS');
  const order = first === null || used.some(({ name }) => name === 'PTS') ? used : [first, ...used];
  const rows: Standing[] = [];
  for (const group of ranked(field, seats, order, figures)) {
    const rank = rows.length + 1;
    for (const seat of group)
      rows.push({
        player: seat.player,
        rank,
        points: seat.score,
        figures: figures.get(seat) ?? new Map(),
      });
  }
  return { rows, rounds: field.rounds, dropped };
}

function reasonToDrop(field: Field, { name, unrated }: TieBreak): DroppedReason | null {
  const nature = TIE_BREAKS[name];
  if ('swissOnly' in nature && field.roundRobin) return 'roundRobin';
  if (!('ratings' in nature) || unrated !== null) return null;
  const someUnrated = [...field.seats.values()].some(({ player }) => player.rating === null);
  return someUnrated ? 'unratedPlayers' : null;
}

type Figures = ReadonlyMap<Seat, Map<string, Figure>>;

/** Groups of the still tied, best first: each tie-break parts what those before it left together. */
function ranked(
  field: Field,
  seats: readonly Seat[],
  order: readonly TieBreak[],
  figures: Figures,
): (readonly Seat[])[] {
  let groups: (readonly Seat[])[] = [seats];
  for (const tieBreak of order)
    groups = groups.flatMap((group) => {
      if (tieBreak.name !== 'DE')
        return parted(group, (seat) => figureValue(seat, tieBreak, figures), tieBreak);
      const encounters = directEncounter(field, group, tieBreak);
      tellEncounters(encounters, tieBreak, figures);
      return encounters;
    });
  return groups;
}

function figureValue(seat: Seat, { name, code }: TieBreak, figures: Figures): number {
  return name === 'PTS' ? seat.score : (figures.get(seat)?.get(code)?.value ?? 0);
}

function parted(
  group: readonly Seat[],
  value: (seat: Seat) => number,
  { name, reversed }: TieBreak,
): Seat[][] {
  const lowFirst = 'lowFirst' in TIE_BREAKS[name] !== reversed;
  const sorted = group.toSorted((a, b) => (lowFirst ? value(a) - value(b) : value(b) - value(a)));
  return [...Map.groupBy(sorted, value).values()];
}

/** Of direct encounter the figure is the place among the tied; 0 where it says nothing. */
function tellEncounters(groups: readonly (readonly Seat[])[], { code }: TieBreak, figures: Figures): void {
  if (groups.length === 1) return;
  let place = 1;
  for (const group of groups) {
    for (const seat of group) figures.get(seat)?.set(code, plain(place));
    place += group.length;
  }
}
