/** What leaves the desk as text: PGN, FEN, the list of players, and papers. */
import { formatFen, formatPgn } from '../../chess/index.ts';
import type { PgnGame, PgnMove, PgnTag } from '../../chess/pgn-types.ts';
import type { DeskDocument, DocumentQuery, PaperQuery } from '../../contract/desk-api.ts';
import { formatPlayersCsv, plainText } from '../../tournament/index.ts';
import { hasBegun } from '../positions/board-facts.ts';
import type { People, PersonId } from '../journal/people.ts';
import { certificatesOf } from '../draw960/draw-view.ts';
import { tagOf } from '../game/game-tags.ts';
import { envelopeOf, reportOf, slipOf } from './paper-incidents.ts';
import { parchisPaper } from './paper-parchis.ts';
import { pairingsPaper } from './paper-pairings.ts';
import { standingsPaper } from './paper-standings.ts';
import { tableCsv } from './tables-csv.ts';
import { sheets960 } from './paper-sheets960.ts';
import { paperTitle } from '../../sheets/index.ts';
import { placeIn } from '../commands/places.ts';
import { moveTimes, remarksWithTime, timeControlTag } from '../clocks/move-times.ts';
import type { MoveTime } from '../clocks/move-times.ts';
import type { ResultReason } from '../journal/events.ts';
import type { BoardRecord, DeskState, Ply } from '../journal/state.ts';
import { boardOf, positionAt, startOf } from '../journal/state.ts';
import { unveilOf } from '../journal/veil.ts';
import { remarksWith } from '../journal/lines.ts';
import type { TextChange } from '../journal/text-change.ts';
import { playersOf } from '../players/players-view.ts';
import { formatTrf, reportMisses } from '../../tournament/trf/index.ts';
import type { TrfEdition } from '../../vocabulary/papers.ts';
import { stoodAfter } from '../tournament/standings-view.ts';
import { rankedOnce } from '../tournament/record-report.ts';
import { recordOf } from '../tournament/record.ts';
import { sanOf } from '../positions/san-of.ts';

/** The document asked for; empty where there is nothing to tell. */
export function documentOf(state: DeskState, people: People, query: DocumentQuery): DeskDocument {
  const title = plainText(state.details?.name ?? '').replaceAll(' ', '-') || 'escaque';
  switch (query.kind) {
    case 'playersCsv':
      return { name: `${title}-players.csv`, text: formatPlayersCsv(playersOf(state, people)) };
    case 'csv':
      return tableCsv(state, people, query, title);
    case 'trf':
      return reportDocument(state, people, query.edition, title);
    case 'drawCertificate':
      return certificateDocument(state, people, query, title);
    case 'fenAt': {
      const board = boardOf(state, query);
      return { name: `${title}.fen`, text: board === null ? '' : formatFen(positionAt(board, query.ply)) };
    }
    case 'pgnAt': {
      const board = boardOf(state, query);
      const game = board === null ? [] : [gameOf(state, people, board, query.ply)];
      return { name: `${title}-${placeName(query)}.pgn`, text: formatPgn(game) };
    }
    case 'pgn':
      return pgnDocument(state, people, query, title);
    case 'slip':
      return slipOf(state, people, query, paperFile(title, query));
    case 'envelope':
      return envelopeOf(state, people, query, paperFile(title, query));
    case 'report':
      return reportOf(state, people, query, paperFile(title, query));
    case 'pairings':
      return pairingsPaper(state, people, query, paperFile(title, query));
    case 'standings': {
      // by the round that it comes to
      const stood = stoodAfter(state, people, query.after);
      return standingsPaper(state, people, query, stood, paperFile(title, { ...query, after: stood.after }));
    }
    case 'parchisPayments':
      return parchisPaper(state, people, query, paperFile(title, query));
    case 'sheets960':
      return sheets960(state, people, query, paperFile(title, query));
  }
}

function reportDocument(state: DeskState, people: People, edition: TrfEdition, title: string): DeskDocument {
  const record = rankedOnce(recordOf(state, people));
  return { name: `${title}.trf`, text: formatTrf(record, edition), misses: reportMisses(record) };
}

function pgnDocument(
  state: DeskState,
  people: People,
  query: Extract<DocumentQuery, { kind: 'pgn' }>,
  title: string,
): DeskDocument {
  const boards = boardsOf(state, query.round, query.board);
  const told = boards.filter(isToTell);
  const leftOut = boards.filter((board) => !isToTell(board)).map(placeIn);
  const text = formatPgn(told.map((board) => gameOf(state, people, board)));
  const name = `${[title, placeName(query)].filter(Boolean).join('-')}.pgn`;
  return { name, text, games: told.length, leftOut };
}

/** `toledo-ronda-1-emparejamientos-por-nombre.html` */
const paperFile = (title: string, query: PaperQuery): string =>
  `${title}-${plainText(paperTitle(query)).replaceAll(' ', '-')}.html`;

/** As `escaque draw960 verify` and the check of a certificate read it; empty before it is shown. */
function certificateDocument(
  { drawing }: DeskState,
  people: People,
  { seq, board }: Extract<DocumentQuery, { kind: 'drawCertificate' }>,
  title: string,
): DeskDocument {
  const record = drawing.draws.find((draw) => draw.seq === seq);
  const certificates = record === undefined ? [] : certificatesOf(record, unveilOf(people));
  const found = certificates.find((certificate) => certificate.board === board);
  const name = [
    title,
    found === undefined ? '' : `r${found.round}`,
    board === 0 ? '' : `b${board}`,
    `draw-${seq}`,
  ];
  const text = found === undefined ? '' : `${JSON.stringify(found, null, 2)}\n`;
  return { name: `${name.filter(Boolean).join('-')}.json`, text };
}

function placeName({ round, board }: { round: number | null; board: number | null }): string {
  return [round === null ? '' : `r${round}`, board === null ? '' : `b${board}`].filter(Boolean).join('-');
}

/** Boards where two play. */
function boardsOf(state: DeskState, round: number | null, board: number | null): readonly BoardRecord[] {
  return state.rounds
    .filter((record) => round === null || record.round === round)
    .flatMap(({ boards }) => boards)
    .filter((record) => board === null || record.board === board)
    .filter(({ bye }) => !bye);
}

/**
 * A game that has begun, by a move or by its clock (6.6), or the result of one that was not played. Without a move it
 * is a game all the same, `*` or a result after its tags: in blitz nobody writes, and who reads the file counts boards.
 */
function isToTell(board: BoardRecord): boolean {
  return board.result !== null || hasBegun(board);
}

/** The game of a board, up to a ply; its result only where that is the last one. */
function gameOf(state: DeskState, people: People, board: BoardRecord, ply = Infinity): PgnGame {
  const whole = ply >= board.plies.length;
  const unveil = unveilOf(people);
  const unread = whole ? (board.imported?.unread ?? null) : null;
  const result = whole ? (board.result?.result ?? '*') : '*';
  const times = moveTimes(board);
  const moves = board.plies.slice(0, Math.max(0, ply)).map((each, at) => moveOf(each, times[at], unveil));
  return {
    tags: tagsOf(state, people, board, result).map(({ name, value }) => ({
      name,
      value: name === 'PlyCount' ? String(moves.length) : unveil(value),
    })),
    start: startOf(board).position,
    startComments: (board.imported?.startComments ?? []).map(unveil),
    moves,
    result,
    forfeit: whole && board.result?.reason === 'forfeit',
    unread: unread === null ? null : unveil(unread),
    notices: [],
    lang: 'en',
  };
}

function moveOf(ply: Ply, time: MoveTime | null | undefined, unveil: TextChange): PgnMove {
  const { move } = ply;
  const remarks = remarksWithTime(ply.remarks, time);
  const bare = Object.keys(remarks).length === 0;
  return { move, san: sanOf(ply), ...(bare ? {} : { remarks: remarksWith(remarks, unveil) }) };
}

/** The seven of the roster, then board and players, then what a PGN read before had besides. */
function tagsOf(state: DeskState, people: People, board: BoardRecord, result: string): readonly PgnTag[] {
  const { details } = state;
  const kept = board.imported?.tags ?? [];
  const own: Record<string, string> = {
    Event: details?.name || '?',
    Site: details?.place || '?',
    Date: dayOf(state, board.round).replaceAll('-', '.') || '????.??.??',
    Round: String(board.round),
    White: nameOf(people, board.white),
    Black: nameOf(people, board.black),
    Result: result,
    Board: String(board.board),
    ...reasonTag(board, result),
    ...playerTags(state, people, 'White', board.white),
    ...playerTags(state, people, 'Black', board.black),
    ...timeTag(state, board),
  };
  const first = Object.entries(own).map(([name, value]) => ({ name, value: tagOf(kept, name) || value }));
  return [...first, ...kept.filter(({ name }) => !(name in own))];
}

/** The day on which a round is played, where one was set; else the tournament's first. */
function dayOf(state: DeskState, round: number): string {
  return state.times.rounds.get(round)?.begins.slice(0, 10) || state.details?.begins || '';
}

function timeTag(state: DeskState, board: BoardRecord): Record<string, string> {
  const value = timeControlTag(state, board);
  return value === '' ? {} : { TimeControl: value };
}

/** Reasons of which a text has nothing to say. */
const UNTOLD: readonly ResultReason[] = ['imported', 'notSaid'];

/** Why the game ended, which PGN's own Termination tag has no words for; read back by reasonOf of write-game.ts. */
function reasonTag({ result }: BoardRecord, written: string): Record<string, string> {
  if (result === null || written === '*') return {};
  // an unusual result is asked about where nothing says that it was meant
  const usual = ['1-0', '0-1', '1/2-1/2'].includes(result.result);
  return usual && UNTOLD.includes(result.reason) ? {} : { ResultReason: result.reason };
}

function nameOf(people: People, id: PersonId | null): string {
  return (id === null ? '' : people.get(id)?.name) || '?';
}

function playerTags(
  state: DeskState,
  people: People,
  side: 'White' | 'Black',
  id: PersonId | null,
): Record<string, string> {
  const player = id === null ? undefined : state.players.get(id);
  if (player === undefined) return {};
  const tags = {
    [`${side}Title`]: player.title,
    [`${side}Elo`]: player.rating === null ? '' : String(player.rating),
    [`${side}FideId`]: people.get(player.id)?.fideId ?? '',
  };
  return Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== ''));
}
