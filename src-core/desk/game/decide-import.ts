import type { Steps } from '../../plain/steps.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { CLOCK_NOTICES, isIllegalFacts, isStanding, kingsInCentre, readPgn } from '../../chess/index.ts';
import type { PgnGame } from '../../chess/pgn-types.ts';
import type { LineFault } from '../../contract/desk-api.ts';
import type { DeskCommand } from '../commands/commands.ts';
import type { Answer, Wrong } from '../commands/answer.ts';
import type { People } from '../journal/people.ts';
import { accept, lineFault, refuse } from '../commands/answer.ts';
import type { WhyIllegal } from '../commands/refusals/game.ts';
import type { GameResult } from '../../vocabulary/results.ts';
import { lawsAgainst, otherwise } from '../incidents/held-result.ts';
import type { Place } from '../journal/events.ts';
import { namedBoards, placeOfGame } from './game-place.ts';
import { knownTag, placeTags, tagOf } from './game-tags.ts';
import { GuestList } from './guest-list.ts';
import { isWhole, openTournament } from '../commands/places.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { answeredAtOnce } from '../positions/mating.ts';
import { boardOf, presentOf } from '../journal/state.ts';
import { Working } from './working.ts';
import { unheardRemarks, writeGame } from './write-game.ts';

type ImportPgn = Extract<DeskCommand, { type: 'importPgn' }>;

/** What is told of a game beside why it did not go in: none of it makes an import fail. */
const ALREADY = [
  'sameGame',
  'remarksLeftOut',
  'placeTagUnread',
  'placeTaken',
  'resultsDiffer',
  'enteredDiffers',
  'unusualResult',
  'nullMoveIn',
  'lawsSayOtherwise',
  'kingsShowResult',
  'illegalStands',
  'clocksInDoubt',
];

/**
 * Games read from a text, by the same path as typed moves. Each goes in whole or, with its reason, not at all; what
 * a board already has is not written again.
 */
export function* importPgn(state: DeskState, people: People, command: ImportPgn): Steps<Answer> {
  const open = openTournament(state);
  if (!open.ok) return open;
  const { games } = yield* readPgn(command.text);
  if (games.length === 0) return refuse('noGames', { source: command.source });
  const working = new Working(state, people);
  const faults: LineFault[] = [];
  let count = 0;
  const named = namedBoards(games);
  for (const [at, game] of games.entries()) {
    yield;
    const told = readGame(working, game, command, named);
    faults.push(...told.faults.map((wrong) => faultOf(game, at, wrong)));
    if (told.written) count++;
  }
  const wrong = faults.find(({ code }) => !ALREADY.includes(code));
  if (count === 0 && wrong !== undefined) return { ok: false, refusal: wrong, faults };
  return accept(working.events, { people: working.persons, faults, count });
}

interface Told {
  readonly written: boolean;
  readonly faults: readonly PlacedWrong[];
}

/** With the line and column, where it is not the game as a whole. */
type PlacedWrong = Wrong & Partial<Pick<LineFault, 'line' | 'column'>>;

function faultOf(game: PgnGame, at: number, wrong: PlacedWrong): LineFault {
  const text = ['White', 'Black'].map((name) => tagOf(game.tags, name) || '?').join(' – ');
  const { line = game.line ?? 1, column = 1 } = wrong;
  const fault = lineFault({ line, column, text }, wrong);
  return { ...fault, facts: { game: at + 1, ...fault.facts } };
}

/** Writes one game into the working desk, or leaves that as it was. */
function readGame(working: Working, read: PgnGame, command: ImportPgn, named: Named): Told {
  // which of two results is right is for the arbiter to say
  const differ = read.notices.find(({ code }) => code === 'resultConflict');
  const unusual = unusualResult(read);
  const game: PgnGame = differ === undefined && unusual === null ? read : { ...read, result: '*' };
  // any text is a game to a patient reader; one without tags, moves and result is none to the desk
  if (game.tags.length === 0 && game.moves.length === 0 && game.result === '*') {
    return { written: false, faults: [{ code: 'unreadableText', facts: {} }] };
  }
  const mark = working.mark();
  const guests = new GuestList(working, game);
  const place = placeFor(working, game, command, guests, named);
  if ('code' in place) return { written: false, faults: [place] };
  const wrong = guests.seat(place, command) ?? writeGame(working, game, place, command);
  const notes = [
    ...resultAsked(boardOf(mark.state, place), place, read, unusual),
    ...tagNotes(game, place, command),
    ...notesOf(working, mark.state, place, game, guests),
  ];
  if (wrong === null) return { written: true, faults: notes };
  working.backTo(mark);
  const same = wrong.code === 'sameGame' ? notes.filter(({ code }) => code === 'remarksLeftOut') : [];
  return { written: false, faults: [wrong, ...same] };
}

/** A result that is seldom meant, and is asked about: null where the text says that the desk declared it so. */
function unusualResult({ result, forfeit, tags }: PgnGame): GameResult | null {
  if (forfeit || tagOf(tags, 'ResultReason') !== '') return null;
  return result === '0-0' || result === '1/2-0' || result === '0-1/2' ? result : null;
}

type Named = ReadonlyMap<number, number>;

function placeFor(
  working: Working,
  game: PgnGame,
  command: ImportPgn,
  { white, black }: GuestList,
  named: Named,
): Place | Wrong {
  const { before, state } = working;
  const place = placeOfGame({ before, state, game, white, black, named }, command);
  const fits =
    place !== null && isWhole(place.board, 1, LIMITS.boards) && isWhole(place.round, 1, LIMITS.rounds);
  if (fits) return place;
  if (place === null) return { code: 'noPlaceForGame', facts: {} };
  if (!isWhole(place.round, 1, LIMITS.rounds)) {
    return { code: 'badRounds', facts: { rounds: place.round, highest: LIMITS.rounds } };
  }
  return { code: 'badBoard', facts: { value: String(place.board) } };
}

/** What did not go in of a game that did. */
function notesOf(
  working: Working,
  before: DeskState,
  place: Place,
  game: PgnGame,
  guests: GuestList,
): readonly PlacedWrong[] {
  const { round, board } = place;
  const unheard = unheardRemarks(working, boardOf(before, place), game);
  const notes: PlacedWrong[] = [];
  notes.push(...illegalParts(game, place, boardOf(before, place)?.plies.length ?? 0));
  const shown = kingsShown(working, place, game);
  if (shown !== null) notes.push(shown);
  else if (game.unread !== null) notes.push(unreadPart(game));
  notes.push(...lawsTold(working, before, place));
  if (guests.namesLeftOut !== null) notes.push({ code: 'namesLeftOut', facts: guests.namesLeftOut });
  if (unheard > 0) notes.push({ code: 'remarksLeftOut', facts: { round, board, moves: unheard } });
  return [...notes, ...doubtsOf(place, game), ...clockDoubts(place, game)];
}

/** What the text says of the game that the arbiter has to see: a move that is none. */
function doubtsOf({ round, board }: Place, { notices }: PgnGame): readonly PlacedWrong[] {
  return notices.flatMap(({ code, line, column, facts }): readonly PlacedWrong[] => {
    const { moveNumber, turn } = facts;
    if (code !== 'nullMove' || (turn !== 'white' && turn !== 'black')) return [];
    return [
      { code: 'nullMoveIn', facts: { round, board, moveNumber: Number(moveNumber), turn }, line, column },
    ];
  });
}

/** Clock times that cannot be, or are missing: each kind once a game, however many they are. */
function clockDoubts({ round, board }: Place, { notices }: PgnGame): readonly PlacedWrong[] {
  return CLOCK_NOTICES.flatMap((kind): readonly PlacedWrong[] => {
    const found = notices.filter(({ code }) => code === kind);
    const [one] = found;
    if (one === undefined) return [];
    const count = found.reduce((sum, { facts }) => sum + Number(facts['count'] ?? 1), 0);
    const first = found
      .slice(0, 3)
      .map(({ text, facts: { moveNumber, turn } }) =>
        typeof moveNumber === 'number' ? `${moveNumber}${turn === 'black' ? '...' : '.'}` : text.slice(0, 20),
      );
    const { line, column } = one;
    return [{ code: 'clocksInDoubt', facts: { round, board, kind, count, first }, line, column }];
  });
}

/**
 * A result that the Laws gainsay: it stands as it was read, and is told of; also one that was entered before, where the
 * moves that came after it say otherwise.
 */
function lawsTold(working: Working, before: DeskState, place: Place): readonly PlacedWrong[] {
  const [was, board] = [boardOf(before, place), boardOf(working.state, place)];
  const result = board?.result ?? null;
  if (board === null || result === null) return [];
  const entered = result.seq === was?.result?.seq;
  if (entered && board.plies.length === was?.plies.length) return [];
  const laws = entered ? lawsAgainst(working.state, board, result, answeredAtOnce, null) : result.laws;
  return laws === undefined || laws === null ? [] : [otherwise(result, laws, place)];
}

/** Which result is right is asked where the text tells a seldom one, two, or another than was entered, which stands. */
function resultAsked(
  board: BoardRecord | null,
  place: Place,
  { result, moves, notices }: PgnGame,
  unusual: GameResult | null,
): readonly PlacedWrong[] {
  const { round, board: at } = place;
  const entered = board?.result?.result ?? null;
  const two = notices.find(({ code }) => code === 'resultConflict');
  if (board !== null && entered !== null) {
    const known = result === '*' || moves.length <= board.plies.length;
    if (known || [result, two?.facts['tag']].includes(entered)) return [];
    return [{ code: 'enteredDiffers', facts: { round, board: at, entered, told: result } }];
  }
  if (two !== undefined) {
    const { line, column, facts } = two;
    const told = { tag: String(facts['tag']), moves: String(facts['moves']) };
    return [{ code: 'resultsDiffer', facts: { round, board: at, ...told }, line, column }];
  }
  return unusual === null ? [] : [{ code: 'unusualResult', facts: { round, board: at, result: unusual } }];
}

/** Kings put in the middle are no moves: what they show is asked, where the text says another result or none. */
function kingsShown(
  working: Working,
  place: Place,
  { unread, result: written }: PgnGame,
): PlacedWrong | null {
  const board = boardOf(working.state, place);
  const result = board === null || unread === null ? null : kingsInCentre(presentOf(board), unread);
  if (result === null) return null;
  const played = board?.plies.at(-1)?.move ?? null;
  const last = played === null ? undefined : (isStanding(played) ? played.illegal : played)?.to;
  // a legal step of a king to the middle cannot be told from play
  const doubtful = last !== undefined && ['d4', 'e4', 'd5', 'e5'].includes(last);
  return { code: 'kingsShowResult', facts: { ...place, result, written, doubtful } };
}

/** Tags that were to say where the game goes and could not be read: it went somewhere else, which must be seen. */
function tagNotes({ tags }: PgnGame, place: Place, asked: ImportPgn): readonly PlacedWrong[] {
  const read = placeTags(tags);
  const moved =
    asked.board === null && read.round !== null && read.board !== null && read.board !== place.board;
  const taken: PlacedWrong = { code: 'placeTaken', facts: { ...place, asked: read.board ?? 0 } };
  const unread = (['round', 'board'] as const).flatMap((part): readonly PlacedWrong[] => {
    const tag = part === 'round' ? 'Round' : 'Board';
    const text = knownTag(tags, tag);
    if (asked[part] !== null || text === '' || read[part] !== null) return [];
    return [{ code: 'placeTagUnread', facts: { ...place, tag, text: text.slice(0, 60) } }];
  });
  return moved ? [taken, ...unread] : unread;
}

/** Illegal moves that were taken as standing, of the plies that the board did not have before. */
function illegalParts({ start, notices }: PgnGame, place: Place, known: number): readonly PlacedWrong[] {
  const first = start.moveNumber * 2 + (start.turn === 'black' ? 1 : 0);
  return notices.flatMap(({ code, line, column, text, facts }): readonly PlacedWrong[] => {
    if (code !== 'illegalStands') return [];
    const turn = facts['turn'] === 'black' ? 'black' : 'white';
    const moveNumber = Number(facts['moveNumber']);
    const ply = moveNumber * 2 + (turn === 'black' ? 1 : 0) - first;
    const why: WhyIllegal = isIllegalFacts(facts) ? facts : { why: 'illegal' };
    const told = { ...why, ...place, text, possible: [], moveNumber, turn } as const;
    return ply < known ? [] : [{ code, facts: told, line, column }];
  });
}

/** The game goes in up to the move that could not be read; the rest is kept as text. */
function unreadPart({ moves, notices }: PgnGame): PlacedWrong {
  const notice = notices.find(({ code, facts }) => facts['inVariation'] === false || code === 'badFen');
  const { line = 1, column = 1 } = notice ?? notices[0] ?? {};
  const facts = { moves: moves.length, why: notice?.code ?? '', text: notice?.text ?? '' };
  return { code: 'partOfGameUnread', facts, line, column };
}
