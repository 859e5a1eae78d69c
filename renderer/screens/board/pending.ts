import { pieceOf } from '../../../src-core/plain/piece-shapes.ts';
import type { ArbitersBoard } from '../../arbiters-board.ts';
import { squares } from '../../parts/chessboard/squares.ts';
import type { Words } from '../../words.svelte.ts';

/** What is pending at a board, in words, the most pressing first: a flag, an end, a touched piece, a sealed move. */
export function pendingAt(t: Words, view: ArbitersBoard): readonly string[] {
  if (view.result !== null || view.state === 'bye') return [];
  const { clock, ending, startAwaited } = view;
  const flag = clock?.flag ?? null;
  const [duty, sealer] = [dutyIn(t, view), sealerOf(view)];
  return [
    ...(flag === null ? [] : [t.board.flagPending(flag)]),
    ...(ending === null ? [] : [t.board.resultPending(ending.result, ending.reason)]),
    ...(duty === null ? [] : [duty]),
    ...(sealer === null ? [] : [t.board.sealedPending(sealer)]),
    ...(startAwaited === null ? [] : [t.draw.awaited(startAwaited.showAt)]),
  ];
}

/** The player to move is bound by a ruling: to a piece, to what it captures, or to one of several moves (4.3). */
function dutyIn(t: Words, view: ArbitersBoard): string | null {
  const { duty } = view.arbiter;
  const [first] = duty?.allowed ?? [];
  if (duty === null || first === undefined) return null;
  const standing = view.plies.at(-1)?.board ?? view.start.board;
  const on = (square: (typeof squares)[number]) => pieceOf(standing[squares.indexOf(square)] ?? '');
  const [mover, taken] = [on(first.from), on(first.to)];
  const several = duty.allowed.length > 1;
  const all = (end: 'from' | 'to'): boolean =>
    several && duty.allowed.every((move) => move[end] === first[end]);
  const said = (): string => {
    if (mover !== null && all('from')) return t.board.mustMove(view.turn, mover.role, first.from);
    if (taken !== null && all('to')) return t.board.mustCapture(view.turn, taken.role, first.to);
    return t.board.mustPlay(
      view.turn,
      duty.allowed.map(({ san }) => t.san(san)),
    );
  };
  return `${said()} (${duty.articles.join(', ')})`;
}

/** Who has sealed a move of a game that was adjourned and not taken up since; null: nobody. */
function sealerOf({ arbiter: { incidents }, plies }: ArbitersBoard): 'white' | 'black' | null {
  const last = incidents.findLast(
    ({ incident, struckBy }) => incident.kind === 'adjournment' && struckBy === null,
  );
  return last?.ply === plies.length ? last.sealedBy : null;
}
