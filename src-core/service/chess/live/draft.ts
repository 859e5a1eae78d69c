/** The game that a source tells of a board, beside the one that stands at the desk. */
import { createHash } from 'node:crypto';
import { type PgnGame, formatPgn, samePlayed } from '../../../chess/index.ts';
import { type FeedGame, gameAgain } from '../../../feeds/index.ts';
import type { BoardSaved } from '../../../feeds/index.ts';
import type { DraftLine, DraftState, LiveDraftView } from '../../../contract/live-views.ts';
import type { BoardRecord } from '../../../desk/index.ts';
import { sanOf } from '../../../desk/positions/san-of.ts';
import { startOf } from '../../../desk/journal/state.ts';

export interface Draft {
  readonly state: DraftState;
  readonly key: string;
  /** Plies that are the same in both. */
  readonly same: number;
  readonly sameStart: boolean;
}

const games = new WeakMap<BoardSaved, { readonly game: FeedGame | null; readonly key: string }>();

/** The game of a source, read once, and what names this state of it. */
export function gameOf(saved: BoardSaved): { readonly game: FeedGame | null; readonly key: string } {
  const known = games.get(saved);
  if (known !== undefined) return known;
  const { start, moves, result } = saved;
  const key = createHash('sha256')
    .update(JSON.stringify([start, moves, result]))
    .digest('hex')
    .slice(0, 24);
  const read = { game: gameAgain(saved), key };
  games.set(saved, read);
  return read;
}

/** `kept`: the state of a draft beside which the desk's own game stays. */
export function draftOf(board: BoardRecord, saved: BoardSaved | undefined, kept: string | undefined): Draft {
  const { game, key } = saved === undefined ? { game: null, key: '' } : gameOf(saved);
  if (game === null || (game.moves.length === 0 && game.result === '*'))
    return { state: 'none', key, same: 0, sameStart: true };
  const sameStart = startOf(board).position.board === game.start.board;
  const same = sameStart ? commonPlies(board, game) : 0;
  const state = stateOf(board, game, same, sameStart);
  const isKept = kept === key && (state === 'differs' || state === 'corrected');
  return { state: isKept ? 'kept' : state, key, same, sameStart };
}

function stateOf(board: BoardRecord, game: FeedGame, same: number, sameStart: boolean): DraftState {
  const { plies, result, imported } = board;
  const other: DraftState = imported?.fed === true ? 'corrected' : 'differs';
  const more = game.moves.length > same;
  if (!sameStart || (same < plies.length && more)) return other;
  if (result !== null) {
    if (more || (game.result !== '*' && game.result !== result.result)) return other;
    return same < plies.length && isConfirmed(board) ? 'corrected' : 'same';
  }
  if (same < plies.length) return isConfirmed(board) ? 'corrected' : 'same';
  return more || game.result !== '*' ? 'ahead' : 'same';
}

/** Whether the last move of the desk is one that a person confirmed from a source, and not one that he went on with. */
function isConfirmed({ plies, imported }: BoardRecord): boolean {
  if (imported?.fed !== true) return false;
  const since = plies.filter(({ seq }) => seq > imported.seq);
  const [first] = since;
  // what is confirmed at once is written in one piece
  return (
    first !== undefined && since.every(({ seq, at }, n) => seq === imported.seq + 1 + n && at === first.at)
  );
}

function commonPlies({ plies }: BoardRecord, { moves }: FeedGame): number {
  const at = plies.findIndex(({ move }, ply) => !samePlayed(move, moves[ply] ?? null));
  return at < 0 ? plies.length : at;
}

/** Both games from where they part. */
export function linesOf(board: BoardRecord, game: FeedGame, same: number): readonly DraftLine[] {
  const last = Math.max(board.plies.length, game.moves.length);
  return Array.from({ length: last - same }, (_, at): DraftLine => {
    const own = board.plies[same + at];
    return {
      ply: same + at + 1,
      own: own === undefined ? null : sanOf(own),
      fed: game.sans[same + at] ?? null,
    };
  });
}

/** As a PGN for this board; a game that cannot be read is empty. */
export function textOf(
  { round, board }: Pick<BoardRecord, 'round' | 'board'>,
  game: FeedGame,
  names: readonly [string, string],
): string {
  const tag = (name: string, value: string) => ({ name, value });
  const [white, black] = names;
  const written: PgnGame = {
    tags: [
      tag('Round', String(round)),
      tag('White', white),
      tag('Black', black),
      tag('Result', game.result),
      tag('Board', String(board)),
    ],
    start: game.start,
    startComments: [],
    moves: game.moves.map((move, at) => {
      const clkMs = game.clocks[at] ?? null;
      return { move, san: game.sans[at] ?? '', ...(clkMs === null ? {} : { remarks: { clkMs } }) };
    }),
    result: game.result,
    forfeit: false,
    unread: null,
    notices: [],
    lang: null,
  };
  return formatPgn(written);
}

/** The view of one draft; `seq`: the board's last line. */
export function draftView(
  board: BoardRecord,
  saved: BoardSaved | undefined,
  kept: string | undefined,
  about: { readonly source: string; readonly names: readonly [string, string] },
): LiveDraftView {
  const draft = draftOf(board, saved, kept);
  const game = saved === undefined ? null : gameOf(saved).game;
  return {
    kind: 'liveDraft',
    round: board.round,
    board: board.board,
    seq: board.seq,
    ...draft,
    source: about.source,
    lines: game === null ? [] : linesOf(board, game, draft.same),
    results: { own: board.result?.result ?? null, fed: game?.result ?? '*' },
    strike: board.plies
      .slice(draft.same)
      .map(({ seq }) => seq)
      .reverse(),
    text: game === null ? '' : textOf(board, game, about.names),
  };
}
