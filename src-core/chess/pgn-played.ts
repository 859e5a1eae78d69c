import type { MoveRemarks, PgnMove } from './pgn-types.ts';
import type { Position } from './types.ts';
import { formatCommands, takeCommands, type MutableRemarks } from './pgn-comments.ts';
import { formatFen } from './fen.ts';
import { isStanding } from './position.ts';
import { formatUci, formatUciSquares } from './uci.ts';

/**
 * A ply that other programs cannot read as a move, told in the comment of the last one they can: its squares as in UCI
 * (`0000` where no single move tells it, `--` a null move), the position after it, a label for people, then its own remarks.
 *
 *   {[%played a7a6 rnbqkbnr/1pp1pppp/p7/1B1p4/4P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 3] 2... a6 [%clk 1:29:00]}
 */
export interface PlayedTold {
  readonly uci: string;
  readonly fen: string;
  readonly remarks: MutableRemarks;
  /** As it was written. */
  readonly text: string;
}

const PLAYED = /\[%played (--|\S{4,5}) ((?:[^\s\]]+ ){5}\d+)\]/;
const COMMENT = '[%comment]';
const NAGS = /\[%nag (\d{1,4}(?: \d{1,4})*) ?\]/;

/** A comment as it was before such plies were told in it, and these. */
export function takePlayed(text: string): { readonly rest: string; readonly played: readonly PlayedTold[] } {
  if (!text.includes('[%played ')) return { rest: text, played: [] };
  const [rest = '', ...pieces] = text.split(PLAYED);
  const played: PlayedTold[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    const [uci = '', fen = '', said = ''] = pieces.slice(at, at + 3);
    played.push({ uci, fen, remarks: remarksIn(said), text: `[%played ${uci} ${fen}]${said}`.trim() });
  }
  return { rest: rest.trim(), played };
}

function remarksIn(said: string): MutableRemarks {
  const [head = '', ...comments] = said.split(COMMENT).map((each) => each.trim());
  const nags = NAGS.exec(head)?.[1]?.trim().split(' ').map(Number);
  const remarks: MutableRemarks = { ...(nags === undefined ? {} : { nags }) };
  takeCommands(head, remarks);
  return comments.length === 0 ? remarks : { ...remarks, comments };
}

/** The ply as it is told in a comment. What stood before the move in the text comes after it; variations are apart. */
export function tellPlayed(before: Position, { move, san, remarks = {} }: PgnMove, after: Position): string {
  const { moveNumber, turn } = before;
  const parts = [
    `[%played ${uciOf(before, move)} ${formatFen(after)}]`,
    `${moveNumber}${turn === 'white' ? '.' : '...'}`,
    san,
    ...nagsOf(remarks),
    formatCommands(remarks),
    ...[...(remarks.commentsBefore ?? []), ...(remarks.comments ?? [])].map((text) => `${COMMENT} ${text}`),
  ];
  return parts.filter(Boolean).join(' ');
}

function nagsOf({ nags = [] }: MoveRemarks): readonly string[] {
  return nags.length === 0 ? [] : [`[%nag ${nags.join(' ')}]`];
}

function uciOf(before: Position, move: PgnMove['move']): string {
  if (move === null) return '--';
  if (!isStanding(move)) return formatUci(before, move);
  return move.illegal === null ? '0000' : formatUciSquares(move.illegal);
}
