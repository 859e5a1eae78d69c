/** A game as a source tells it at one moment. */
import {
  type Color,
  type PgnGame,
  type PgnResult,
  type Played,
  type Position,
  type Square,
  formatPlayed,
  isStanding,
  kingsInCentre,
  otherColor,
  parseSan,
  parseSquare,
  plainWords,
  playedOn,
  standingSan,
} from '../chess/index.ts';

export interface FeedGame {
  readonly start: Position;
  readonly moves: readonly Played[];
  /** In English letters, as many as moves. */
  readonly sans: readonly string[];
  /** Where the game stands after them. */
  readonly end: Position;
  /** Words that are kept and are no moves of the game. */
  readonly rest: readonly string[];
  /** Why the moves end before the words do; null where they do not. */
  readonly stop: 'unreadable' | 'kings' | null;
  /** As the source gives it, or as the kings show it. */
  readonly result: PgnResult;
  /** What the clock showed after each move, in ms; null where it is not told. */
  readonly clocks: readonly (number | null)[];
}

/** A move written, read or not. */
interface Word {
  readonly text: string;
  readonly played: Played | null;
  readonly clkMs: number | null;
}

const TO_THE_CENTRE = /^Kx?([de][45])[+#]?$/;

/** The square in the middle to which a king is moved by this word, or null. */
export function kingToCentre(san: string): Square | null {
  return parseSquare(TO_THE_CENTRE.exec(san)?.[1] ?? '');
}

/** The moves of a PGN. Those that only put the kings in the middle at its end are none. */
export function feedGame(game: PgnGame): FeedGame {
  const words: Word[] = [
    ...game.moves.map(({ move, san, remarks }) => ({
      text: san,
      played: move,
      clkMs: remarks?.clkMs ?? null,
    })),
    ...plainWords(game.unread ?? '').map((text) => ({ text, played: null, clkMs: null })),
  ];
  const unread = indexOr(words, ({ played }) => played === null);
  const kings = firstOfKings(words);
  const cut = Math.min(unread, kings);
  const made = words.slice(0, cut);
  const moves = made.flatMap(({ played }) => (played === null ? [] : [played]));
  const end = moves.reduce(playedOn, game.start);
  const rest = words.slice(cut).map(({ text }) => text);
  const shown = cut === kings && game.result === '*' ? kingsInCentre(end, rest.join(' ')) : null;
  return {
    start: game.start,
    moves,
    sans: made.map(({ text }) => text),
    end,
    rest,
    stop: rest.length === 0 ? null : cut === kings ? 'kings' : 'unreadable',
    result: shown ?? game.result,
    clocks: made.map(({ clkMs }) => clkMs),
  };
}

/** Of the king's moves to the middle with which the words close: the first that is not legal. */
function firstOfKings(words: readonly Word[]): number {
  const closing = words.findLastIndex(({ text }) => kingToCentre(text) === null) + 1;
  return indexOr(words, ({ played }, at) => at >= closing && (played === null || isStanding(played)));
}

function indexOr(words: readonly Word[], wanted: (word: Word, at: number) => boolean): number {
  const at = words.findIndex(wanted);
  return at < 0 ? words.length : at;
}

/** A list of moves in English letters, as far as it can be read: illegal ones stand where it is clear what was played. */
export function playedFrom(start: Position, sans: readonly string[]): readonly Played[] {
  const moves: Played[] = [];
  let now = start;
  for (const san of sans) {
    const read = parseSan(now, san, { lang: 'en' });
    const played = read.ok ? read.value : standingSan(now, san);
    if (played === null) break;
    moves.push(played);
    now = playedOn(now, played);
  }
  return moves;
}

/** Moves made, as a source with no words of its own would write them. */
export function sansOf(start: Position, moves: readonly Played[]): readonly string[] {
  let now = start;
  return moves.map((played) => {
    const san = formatPlayed(now, played);
    now = playedOn(now, played);
    return san;
  });
}

/** Whose move a ply was, counted from 1. */
export function sideOf(start: Position, ply: number): Color {
  return ply % 2 === 1 ? start.turn : otherColor(start.turn);
}
