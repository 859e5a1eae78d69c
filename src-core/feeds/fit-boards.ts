/** Which game of a file is which board's. */
import { type Color, type PgnGame, tagValue } from '../chess/index.ts';
import { samePerson } from './same-person.ts';
import type { WatchedBoard, WatchedPlayer, WatchedRound } from './watched-round.ts';

export type Fit =
  | { readonly kind: 'own' | 'reversed' }
  /** Number and one player fit; of the other the name in the source. */
  | { readonly kind: 'half'; readonly side: Color; readonly name: string };

export interface Fitted {
  readonly game: PgnGame;
  readonly board: WatchedBoard;
  readonly fit: Fit;
}

export interface Sorted {
  readonly fitted: readonly Fitted[];
  /** Games of this round and of no board. */
  readonly unknown: readonly { readonly white: string; readonly black: string }[];
}

/**
 * Sorts the games of a file: as a person has said, then both players by FIDE ID or name, then both with colours exchanged, then the number with
 * one of them. A board has one game; games of other rounds are left alone.
 */
export function fitBoards(games: readonly PgnGame[], { round, boards }: WatchedRound): Sorted {
  const heads = games.map(headOf).filter((head) => head.round === null || head.round === round);
  const taken = new Map<number, Fitted>();
  let left = heads;
  for (const way of [byHand, own, reversed, half]) {
    left = left.filter((head) => {
      for (const board of boards) {
        const fit = taken.has(board.board) ? null : way(head, board);
        if (fit === null) continue;
        taken.set(board.board, { game: head.game, board, fit });
        return false;
      }
      return true;
    });
  }
  return {
    fitted: [...taken.values()],
    unknown: left.map(({ white, black }) => ({ white: white.name, black: black.name })),
  };
}

interface Head {
  readonly game: PgnGame;
  /** Null where the source does not say. */
  readonly round: number | null;
  readonly number: number | null;
  readonly white: WatchedPlayer;
  readonly black: WatchedPlayer;
}

/** What the tags say of round, board and players. */
export function headOf(game: PgnGame): Head {
  const tag = (name: string): string => (tagValue(game.tags, name) ?? '').trim();
  const [, round, board] = /^(\d{1,4})(?:\.(\d{1,4}))?$/.exec(tag('Round')) ?? [];
  const own = /^\d{1,4}$/.exec(tag('Board'))?.[0];
  const player = (side: 'White' | 'Black'): WatchedPlayer => ({
    name: tag(side),
    fideId: /^0*([1-9]\d*)$/.exec(tag(`${side}FideId`))?.[1] ?? null,
  });
  return {
    game,
    round: round === undefined ? null : Number(round),
    number: numberOr(own ?? board),
    white: player('White'),
    black: player('Black'),
  };
}

function numberOr(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

/** As a person has said. */
function byHand({ white, black }: Head, { named }: WatchedBoard): Fit | null {
  return named?.white === white.name && named.black === black.name ? { kind: 'own' } : null;
}

function own({ white, black }: Head, board: WatchedBoard): Fit | null {
  return samePerson(white, board.white) && samePerson(black, board.black) ? { kind: 'own' } : null;
}

function reversed({ white, black }: Head, board: WatchedBoard): Fit | null {
  return samePerson(white, board.black) && samePerson(black, board.white) ? { kind: 'reversed' } : null;
}

function half({ number, white, black }: Head, board: WatchedBoard): Fit | null {
  if (number !== board.board) return null;
  if (samePerson(white, board.white)) return { kind: 'half', side: 'black', name: black.name };
  return samePerson(black, board.black) ? { kind: 'half', side: 'white', name: white.name } : null;
}
