/** One game of a PGN, written on its board by the same lines as typed moves. */
import { formatFen, formatUci, isCheck, isLegal, isStanding, startNumberOf } from '../../chess/index.ts';
import type { Position } from '../../chess/index.ts';
import type { PgnGame, PgnMove } from '../../chess/pgn-types.ts';
import { lawsAgainst } from '../incidents/held-result.ts';
import { endingOf } from '../positions/board-facts.ts';
import { answeredAtOnce } from '../positions/mating.ts';
import type { Wrong } from '../commands/answer.ts';
import type { RefusalFacts } from '../commands/refusals/index.ts';
import { hiddenDrawOf } from '../journal/drawing.ts';
import type { DeskEvent, Place, ResultReason } from '../journal/events.ts';
import { NULL_MOVE } from '../journal/fold-move.ts';
import { firstDifference, sameStart } from './game-place.ts';
import { standingLine } from '../journal/standing-line.ts';
import { keptTags, tagOf } from './game-tags.ts';
import type { BoardRecord, DeskState, Imported } from '../journal/state.ts';
import { boardOf, presentOf, startOf } from '../journal/state.ts';
import { reasonOfTermination } from './told-reason.ts';
import { withTexts } from '../journal/free-texts.ts';
import { remarksWith } from '../journal/lines.ts';
import { sanOf } from '../positions/san-of.ts';
import type { Working } from './working.ts';

/** Why this game cannot be the one of its board. */
function against(state: DeskState, place: Place, game: PgnGame): Wrong | null {
  const board = boardOf(state, place);
  if (board === null) return null;
  const { plies, result, bye } = board;
  const at = { round: place.round, board: place.board };
  if (bye) return { code: 'byeHasNoMoves', facts: at };
  const hidden = hiddenDrawOf(state, place);
  if (hidden !== null) return { code: 'startNotShown', facts: { ...at, showAt: hidden.showAt } };
  if (plies.length > 0 && !sameStart(startOf(board).position, game.start)) {
    return {
      code: 'boardHasOtherMoves',
      facts: { ...at, there: formatFen(startOf(board).position), here: formatFen(game.start) },
    };
  }
  const ply = firstDifference(board, game);
  if (ply !== null)
    return { code: 'boardHasOtherMoves', facts: { ...at, ...differenceAt(board, game, ply) } };
  if (result !== null && game.moves.length > plies.length && !takesMoves(board)) {
    return {
      code: 'gameOver',
      facts: { ...at, result: result.result, reason: result.reason, seq: result.seq },
    };
  }
  if (result !== null && game.moves.length <= plies.length && ![result.result, '*'].includes(game.result)) {
    return {
      code: 'resultStands',
      facts: { ...at, result: result.result, reason: result.reason, seq: result.seq },
    };
  }
  const ahead = plies.length > game.moves.length;
  return ahead && game.moves.length > 0 ? { code: 'sameGame', facts: { ...at, ahead } } : null;
}

/**
 * Moves may come after the result was entered: in the hall it is typed when the game ends, and the moves are read later.
 * Not where nobody played, nor where an incident ended the game on the board as it stood then.
 */
function takesMoves({ plies, result }: BoardRecord): boolean {
  if (result === null) return true;
  return result.reason !== 'forfeit' && (plies.length === 0 || result.incident === undefined);
}

type Difference = Omit<RefusalFacts['boardHasOtherMoves'], 'round' | 'board'>;

function differenceAt(board: BoardRecord, game: PgnGame, ply: number): Difference {
  const there = board.plies[ply];
  return {
    moveNumber: there?.before.moveNumber ?? 0,
    turn: there?.before.turn ?? 'white',
    there: there === undefined ? '' : sanOf(there),
    here: game.moves[ply]?.san ?? '',
  };
}

/** Where a text comes from; `fed`: a live board or file, which a person confirms. */
interface From {
  readonly source: string;
  readonly fed?: true;
}

/** Writes what the board does not have yet: its start, what the text says besides, the moves, the result. */
export function writeGame(working: Working, game: PgnGame, place: Place, from: From): Wrong | null {
  const wrong = against(working.state, place, game);
  if (wrong !== null) return wrong;
  const first = working.events.length;
  setStart(working, game, place);
  writeImported(working, game, place, from);
  const recorded = working.board(place).plies.length;
  const illegal = working.writeOn(place, game.moves.slice(recorded), (board, move) =>
    moveEvent(board, place, move),
  );
  if (illegal !== null) {
    return { code: 'illegalMove', facts: { ...place, text: illegal.san, why: 'illegal', possible: [] } };
  }
  const result = resultEvent(working.state, working.board(place), game, place);
  if (result !== null) working.write(result);
  return working.events.length === first ? { code: 'sameGame', facts: { ...place, ahead: false } } : null;
}

function setStart(working: Working, game: PgnGame, place: Place): void {
  const board = working.board(place);
  if (board.plies.length > 0 || sameStart(startOf(board).position, game.start)) return;
  working.write({
    type: 'startPositionSet',
    ...place,
    fen: formatFen(game.start),
    variant: game.start.variant,
    number: startNumberOf(game.start),
    reason: '',
  });
}

function writeImported(working: Working, game: PgnGame, place: Place, { source, fed }: From): void {
  const { startComments, unread } = game;
  const tags = keptTags(game.tags, place);
  const notices = game.notices.map(({ line, column, code, text }) => ({ line, column, code, text }));
  const told = { type: 'gameImported', ...place, source, tags, startComments, unread, notices } as const;
  const event = fed === true ? { ...told, fed } : told;
  const board = working.board(place);
  // each time that a person confirms more of it stands in the journal
  const confirms = fed === true && hasMore(board, game);
  if (confirms || board.imported === null || !says(board.imported, withTexts(event, working.veil())))
    working.write(event);
}

const hasMore = ({ plies, result }: BoardRecord, game: PgnGame): boolean =>
  game.moves.length > plies.length || (result === null && game.result !== '*');

/** Whether a board has been told all this before; from which file does not matter. */
function says(before: Imported, event: DeskEvent): boolean {
  if (event.type !== 'gameImported') return false;
  const { tags, startComments, unread, notices, fed } = event;
  const now = { seq: 0, tags, startComments, unread, notices, ...(fed === true ? { fed } : {}) };
  return JSON.stringify({ ...before, seq: 0 }) === JSON.stringify(now);
}

/** The line for a move, or null where it is not legal after all. */
function moveEvent(board: BoardRecord, place: Place, { move, remarks }: PgnMove): DeskEvent | null {
  const played = playedLine(presentOf(board), move);
  if (played === null) return null;
  return { type: 'moveRecorded', ...place, ...played, ...(remarks === undefined ? {} : { remarks }) };
}

function playedLine(position: Position, move: PgnMove['move']): { uci: string; stands?: string } | null {
  if (move === null) return isCheck(position) ? null : { uci: NULL_MOVE };
  if (isStanding(move)) return standingLine(move);
  return isLegal(position, move) ? { uci: formatUci(position, move) } : null;
}

/** As the text has it, with what the Laws say against it: nobody is there to be asked. */
function resultEvent(state: DeskState, board: BoardRecord, game: PgnGame, place: Place): DeskEvent | null {
  const { result } = game;
  if (result === '*' || board.result !== null) return null;
  const declared = { result, reason: reasonOf(board, game) };
  const laws = lawsAgainst(state, board, declared, answeredAtOnce, null);
  return { type: 'resultDeclared', ...place, ...declared, note: '', ...(laws === null ? {} : { laws }) };
}

/** The reason, where the game itself tells it: by its board, or by the tag that documents.ts writes. */
function reasonOf(board: BoardRecord, { result, forfeit, tags }: PgnGame): ResultReason {
  const ending = endingOf(board);
  if (forfeit) return 'forfeit';
  const shown = ending?.reason === 'checkmate' || ending?.reason === 'stalemate';
  if (shown && ending.result === result) return ending.reason;
  const told = TOLD.find((reason) => reason === tagOf(tags, 'ResultReason'));
  return told ?? reasonOfTermination(tagOf(tags, 'Termination'), result) ?? 'imported';
}

/** Reasons that nothing on the board contradicts. */
const TOLD: readonly ResultReason[] = [
  'resignation',
  'agreement',
  'time',
  'repetition',
  'fiftyMoves',
  'illegalMoves',
  'arbiter',
  'other',
];

/** Of the moves a board had before, those of which the text says more than the board knows. */
export function unheardRemarks(working: Working, board: BoardRecord | null, game: PgnGame): number {
  const plies = board?.plies.slice(0, game.moves.length) ?? [];
  if (plies.length === 0) return 0;
  const veil = working.veil();
  return plies.filter((ply, at) => {
    const said = game.moves[at]?.remarks;
    return said !== undefined && JSON.stringify(remarksWith(said, veil)) !== JSON.stringify(ply.remarks);
  }).length;
}
