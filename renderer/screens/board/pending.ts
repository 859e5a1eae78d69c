import type { BoardPending } from '../../../src-core/contract/desk-api.ts';
import type { ArbitersBoard } from '../../arbiters-board.ts';
import type { Words } from '../../words.svelte.ts';

/** What is pending at a board, in words, the most pressing first: a flag, an end, what incidents ask for, a start. */
export function pendingAt(t: Words, view: ArbitersBoard): readonly string[] {
  const asked = view.arbiter.pending.map((pending) => saidOf(t, pending));
  if (view.result !== null || view.state === 'bye') return asked;
  const { clock, ending, startAwaited } = view;
  const flag = clock?.flag ?? null;
  return [
    ...(flag === null ? [] : [t.board.flagPending(flag)]),
    ...(ending === null ? [] : [t.board.resultPending(ending.result, ending.reason)]),
    ...asked,
    ...(startAwaited === null ? [] : [t.draw.awaited(startAwaited.showAt)]),
  ];
}

function saidOf(t: Words, pending: BoardPending): string {
  switch (pending.kind) {
    case 'mustPlay':
      return `${dutyOf(t, pending)} (${pending.articles.join(', ')})`;
    case 'sealed':
      return t.board.sealedPending(pending.by);
    case 'appeal':
      return t.lists.appealWaits;
  }
}

function dutyOf(t: Words, { by, bound, moves }: Extract<BoardPending, { kind: 'mustPlay' }>): string {
  if (bound === null) {
    return t.board.mustPlay(
      by,
      moves.map((san) => t.san(san)),
    );
  }
  const says = { move: t.board.mustMove, capture: t.board.mustCapture }[bound.to];
  return says(by, bound.role, bound.square);
}
