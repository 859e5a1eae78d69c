import { describe, expect, it } from 'vitest';
import { isPaired } from '../../../src-core/tournament/record-points.ts';
import type { RecordPlayer, RoundEntry, TournamentRecord } from '../../../src-core/tournament/record.ts';
import { PROFILES, type ProfileName, generate, oddsOf } from '../../../src-core/tournament/generate/index.ts';
import { sha256 } from '../../../src-core/plain/sha256.ts';
import { checkRounds } from '../../../src-core/tournament/swiss/index.ts';
import { formatTrf, isUsual, parseTrf } from '../../../src-core/tournament/trf/index.ts';

/** Sizes of the events that are tried of each profile. */
const SIZES = {
  plain: [21, 6],
  stress: [30, 6],
  forbid: [24, 5],
  baku: [25, 7],
  points: [20, 5],
  tiny: [8, 4],
} as const satisfies Record<ProfileName, readonly [players: number, rounds: number]>;
const SEEDS = [1, 2, 3, 4] as const;

const names = Object.keys(SIZES) as ProfileName[];

function event(profile: ProfileName, seed: number) {
  const [players, rounds] = SIZES[profile];
  return generate({ seed, players, rounds, profile });
}

const made = new Map(names.map((profile) => [profile, SEEDS.map((seed) => event(profile, seed).record)]));
const events = (profile: ProfileName): readonly TournamentRecord[] => made.get(profile) ?? [];

describe('a generated event', () => {
  it.each(names)('of the profile %s is sound, and every round is paired again as it was', (profile) => {
    for (const seed of SEEDS) {
      const { record, stopped } = event(profile, seed);
      const read = parseTrf(formatTrf(record, 'trf26'));
      expect(read.sound).toBe(true);
      expect(read.record).toEqual(record);
      const rounds = Array.from({ length: stopped === null ? SIZES[profile][1] : stopped - 1 }, (_, at) => ({
        round: at + 1,
        same: true,
      }));
      expect(checkRounds(read.record)).toMatchObject(rounds);
    }
  });

  it('has the same bytes for the same seed on every machine', () => {
    const bytes = names.map((profile) => formatTrf(event(profile, 1).record, 'trf26')).join('');
    expect(sha256(bytes)).toBe('94c0860a9f32432814c8bcb290019912bb694f8b5b9296e4d1f0a24459f7b29a');
  });

  it('is another for another seed', () => {
    const told = SEEDS.map((seed) => JSON.stringify(event('plain', seed).record.players));
    expect(new Set(told).size).toBe(SEEDS.length);
  });

  it('says its seed in a comment', () => {
    expect(formatTrf(event('tiny', 3).record, 'trf26')).toMatch(
      /^### escaque generate --seed 3 --players 8 --rounds 4 --profile tiny\r\n/,
    );
  });

  it('ends before a round of which no pairing is possible, and says so', () => {
    const { record, stopped } = generate({ seed: 1, players: 2, rounds: 3, profile: 'plain' });
    expect(stopped).toBe(2);
    const text = formatTrf(record, 'trf26');
    expect(text).toContain('### no pairing of round 2 is possible\r\n');
    expect(parseTrf(text)).toMatchObject({ sound: true, faults: [] });
  });
});

describe('what happens in generated events', () => {
  const has =
    (found: (entry: RoundEntry) => boolean) =>
    ({ players }: TournamentRecord): boolean =>
      players.some(({ rounds }) => rounds.some(found));
  const bye = (kind: string) => has((entry) => entry.kind === 'bye' && entry.bye === kind);
  const some =
    (found: (player: RecordPlayer) => boolean) =>
    ({ players }: TournamentRecord): boolean =>
      players.some(found);
  const firstPaired = ({ rounds }: RecordPlayer): number => rounds.findIndex(isPaired);

  const hasLeft = (player: RecordPlayer): boolean =>
    firstPaired(player) >= 0 &&
    player.rounds.slice(-2).every((entry) => entry.kind === 'bye' && entry.bye === 'zero');

  it.each<readonly [string, ProfileName, (record: TournamentRecord) => boolean]>([
    ['a bye of the pairing', 'plain', bye('pairing')],
    ['half-point byes', 'stress', bye('half')],
    ['zero-point byes', 'stress', bye('zero')],
    ['full-point byes', 'tiny', bye('full')],
    ['forfeits', 'stress', has((entry) => entry.kind === 'forfeit')],
    ['games that are not rated', 'stress', has((entry) => entry.kind === 'game' && !entry.rated)],
    ['late entries', 'stress', some((player) => firstPaired(player) > 1)],
    ['withdrawals', 'stress', some(hasLeft)],
    ['players without a rating', 'stress', some(({ rating }) => rating === null)],
    ['pairs that may not meet', 'forbid', ({ forbidden }) => forbidden.length > 0],
    ['acceleration', 'baku', ({ acceleration }) => acceleration.length === 2],
    ['other points', 'points', ({ points }) => !isUsual(points)],
  ])('%s', (_, profile, found) => {
    expect(events(profile).some(found)).toBe(true);
  });

  it.each(['win loss', 'loss win', 'draw draw', 'draw loss', 'loss draw', 'loss loss'])(
    'a game: %s',
    (result) => {
      const results = names.flatMap(events).flatMap(({ players }) =>
        players.flatMap(({ rounds }) =>
          rounds.map((entry, at) => {
            if (entry.kind !== 'game' || entry.color !== 'white') return '';
            const other = players[entry.opponent - 1]?.rounds[at];
            return other?.kind === 'game' ? `${entry.score} ${other.score}` : '';
          }),
        ),
      );
      expect(results).toContain(result);
    },
  );

  it('results by the ratings: 2467 against 2344', () => {
    expect(oddsOf(2467, 2344)).toEqual({ white: 511_343, black: 137_535 });
  });

  it.each([
    [3000, 1000, 1_000_000, 0],
    [1000, 3000, 0, 1_000_000],
  ])('where the limits of the model are passed the stronger wins: %d, %d', (one, other, white, black) => {
    expect(oddsOf(one, other)).toEqual({ white, black });
  });

  it('has profiles for every row here', () => {
    expect(names).toEqual(Object.keys(PROFILES));
  });
});
