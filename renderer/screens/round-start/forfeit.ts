import type { DeskCommand, RoundStartView } from '../../../src-core/contract/desk-api.ts';

type Proposal = RoundStartView['proposals'][number];

/** Writes a forfeit as it is proposed, with its article as the note. */
export function forfeitCommand(round: number, { board, result, reason, article }: Proposal): DeskCommand {
  return { type: 'declareResult', round, board, result, reason, note: article, confirmed: false };
}
