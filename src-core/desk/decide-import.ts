import { formatUci, formatFen, isCheck, isLegal, parsePgn, startNumberOf } from '../chess/index.ts';
import type { PgnGame, PgnMove } from '../chess/pgn-types.ts';
import type { LineFault } from '../desk-api.ts';
import { HIGHEST_BOARD } from '../tournament/index.ts';
import { endingOf } from './board-facts.ts';
import type { DeskCommand } from './commands.ts';
import type { Decision, Facts, People } from './decision.ts';
import { accept, lineFault, refuse } from './decision.ts';
import { MOST_ROUNDS } from './decide-tournament.ts';
import type { DeskEvent, Place, ResultReason } from './events.ts';
import { NULL_MOVE } from './fold.ts';
import { firstDifference, placeOfGame, sameStart } from './game-place.ts';
import { keptTags, tagOf } from './game-tags.ts';
import { GuestList } from './guest-list.ts';
import { isWhole, openTournament } from './places.ts';
import type { RefusalCode } from './refusal-codes.ts';
import type { BoardRecord, DeskState, Imported } from './state.ts';
import { withTexts } from './veil.ts';
import { boardOf, presentOf, startOf } from './state.ts';
import { sanOf } from './views.ts';
import { Working } from './working.ts';

type ImportPgn = Extract<DeskCommand, { type: 'importPgn' }>;

/**
 * Games read from a text, by the same path as typed moves. Each goes in whole or, with its reason, not at all; what
 * a board already has is not written again.
 */
export function importPgn(state: DeskState, people: People, command: ImportPgn): Decision {
  const open = openTournament(state);
  if (!open.ok) return open;
  const { games } = parsePgn(command.text);
  if (games.length === 0) return refuse('noGames', { source: command.source });
  const working = new Working(state, people);
  const faults: LineFault[] = [];
  let count = 0;
  games.forEach((game, at) => {
    const told = readGame(working, game, command);
    faults.push(...told.faults.map((wrong) => faultOf(game, at, wrong)));
    if (told.written) count++;
  });
  const [first] = faults;
  const refused = count === 0 && first !== undefined && faults.some(({ code }) => code !== 'sameGame');
  if (refused) return { ok: false, refusal: first, faults };
  return accept(working.events, { people: working.persons, faults, count });
}

interface Told {
  readonly written: boolean;
  readonly faults: readonly Wrong[];
}

interface Wrong {
  readonly code: RefusalCode;
  readonly facts: Facts;
}

function faultOf(game: PgnGame, at: number, { code, facts, ...spot }: Wrong & Partial<LineFault>): LineFault {
  const text = ['White', 'Black'].map((name) => tagOf(game.tags, name) || '?').join(' – ');
  const line = game.line ?? game.notices[0]?.line ?? 1;
  return lineFault({ line, text, ...spot }, code, { game: at + 1, ...facts });
}

/** Writes one game into the working desk, or leaves that as it was. */
function readGame(working: Working, game: PgnGame, command: ImportPgn): Told {
  const before = working.mark();
  const wrong = writeGame(working, game, command);
  if (wrong === null) return { written: true, faults: game.unread === null ? [] : [unreadPart(game)] };
  working.backTo(before);
  return { written: false, faults: [wrong] };
}

/** The game goes in up to the move that could not be read; the rest is kept as text, and told. */
function unreadPart({ moves, notices }: PgnGame): Wrong & Pick<LineFault, 'line' | 'column'> {
  const notice = notices.find(({ code, facts }) => facts['inVariation'] === false || code === 'badFen');
  const { line = 1, column = 1 } = notice ?? notices[0] ?? {};
  const facts = { moves: moves.length, why: notice?.code ?? '', text: notice?.text ?? '' };
  return { code: 'partOfGameUnread', facts, line, column };
}

function writeGame(working: Working, game: PgnGame, command: ImportPgn): Wrong | null {
  if (!isGame(game)) return { code: 'unreadableText', facts: {} };
  const guests = new GuestList(working, game);
  const { before, state } = working;
  const place = placeOfGame({ before, state, game, white: guests.white, black: guests.black }, command);
  if (place === null || !isWhole(place.board, 1, HIGHEST_BOARD) || !isWhole(place.round, 1, MOST_ROUNDS)) {
    return { code: 'noPlaceForGame', facts: { round: place?.round ?? null, board: place?.board ?? null } };
  }
  const told = command.round !== null && command.board !== null;
  return (
    guests.seat(place, told) ??
    against(working.state, place, game) ??
    writeMoves(working, game, place, command.source)
  );
}

/** Any text is a game to a patient reader; one without tags, moves and result is none to the desk. */
function isGame({ tags, moves, result }: PgnGame): boolean {
  return tags.length > 0 || moves.length > 0 || result !== '*';
}

/** Why this game cannot be the one of its board. */
function against(state: DeskState, place: Place, game: PgnGame): Wrong | null {
  const board = boardOf(state, place);
  if (board === null) return null;
  const { plies, result, bye } = board;
  const at = { round: place.round, board: place.board };
  if (bye) return { code: 'byeHasNoMoves', facts: at };
  if (plies.length > 0 && !sameStart(startOf(board).position, game.start)) {
    return {
      code: 'boardHasOtherMoves',
      facts: { ...at, there: formatFen(startOf(board).position), here: formatFen(game.start) },
    };
  }
  const ply = firstDifference(board, game);
  if (ply !== null)
    return { code: 'boardHasOtherMoves', facts: { ...at, ...differenceAt(board, game, ply) } };
  if (result !== null && game.moves.length > plies.length) {
    return {
      code: 'gameOver',
      facts: { ...at, result: result.result, reason: result.reason, seq: result.seq },
    };
  }
  if (result !== null && game.result !== '*' && game.result !== result.result) {
    return {
      code: 'resultStands',
      facts: { ...at, result: result.result, reason: result.reason, seq: result.seq },
    };
  }
  const ahead = plies.length > game.moves.length;
  return ahead && game.moves.length > 0 ? { code: 'sameGame', facts: { ...at, ahead } } : null;
}

function differenceAt(board: BoardRecord, game: PgnGame, ply: number): Facts {
  const there = board.plies[ply];
  return {
    moveNumber: there?.before.moveNumber ?? 0,
    turn: there?.before.turn ?? 'white',
    there: there === undefined ? '' : sanOf(there),
    here: game.moves[ply]?.san ?? '',
  };
}

function writeMoves(working: Working, game: PgnGame, place: Place, source: string): Wrong | null {
  const first = working.events.length;
  setStart(working, game, place);
  writeImported(working, game, place, source);
  const recorded = working.board(place).plies.length;
  for (const move of game.moves.slice(recorded)) {
    const event = moveEvent(working.board(place), place, move);
    if (event === null)
      return { code: 'illegalMove', facts: { ...place, text: move.san, why: 'illegal', possible: [] } };
    working.write(event);
  }
  const result = resultEvent(working.board(place), game, place);
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

function writeImported(working: Working, game: PgnGame, place: Place, source: string): void {
  const { startComments, unread } = game;
  const tags = keptTags(game.tags);
  const notices = game.notices.map(({ line, column, code, text }) => ({ line, column, code, text }));
  const event = { type: 'gameImported', ...place, source, tags, startComments, unread, notices } as const;
  const before = working.board(place).imported;
  if (before === null || !says(before, withTexts(event, working.veil()))) working.write(event);
}

/** Whether a board has been told all this before; from which file does not matter. */
function says(before: Imported, event: DeskEvent): boolean {
  if (event.type !== 'gameImported') return false;
  const { tags, startComments, unread, notices } = event;
  return (
    JSON.stringify({ ...before, seq: 0 }) === JSON.stringify({ seq: 0, tags, startComments, unread, notices })
  );
}

/** The line for a move, or null where it is not legal after all. */
function moveEvent(board: BoardRecord, place: Place, { move, remarks }: PgnMove): DeskEvent | null {
  const position = presentOf(board);
  if (move === null ? isCheck(position) : !isLegal(position, move)) return null;
  const uci = move === null ? NULL_MOVE : formatUci(position, move);
  return { type: 'moveRecorded', ...place, uci, ...(remarks === undefined ? {} : { remarks }) };
}

function resultEvent(board: BoardRecord, game: PgnGame, place: Place): DeskEvent | null {
  const { result } = game;
  if (result === '*' || board.result !== null) return null;
  return { type: 'resultDeclared', ...place, result, reason: reasonOf(board, game), note: '' };
}

/** The reason, where the game itself tells it. */
function reasonOf(board: BoardRecord, { result, forfeit }: PgnGame): ResultReason {
  const ending = endingOf(board);
  if (forfeit) return 'forfeit';
  const shown = ending?.reason === 'checkmate' || ending?.reason === 'stalemate';
  return shown && ending.result === result ? ending.reason : 'imported';
}
