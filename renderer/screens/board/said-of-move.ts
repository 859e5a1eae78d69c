import type { Words } from '../../words.svelte.ts';
import type { Trouble } from './recorder.svelte.ts';

/** Why a move was not written, in words. */
export function saidOfMove(t: Words, trouble: Trouble): string {
  if (trouble.problem.kind === 'fault') return t.fault(trouble.problem.fault);
  const { refusal } = trouble.problem;
  switch (refusal.code) {
    case 'ambiguousMove':
      return t.board.ambiguous(trouble.text);
    case 'unreadableMove':
      return t.board.unreadable(trouble.text);
    default:
      return t.refusal(refusal);
  }
}
