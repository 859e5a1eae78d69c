/** Incidents as screens show them: in the book, and what an arbiter should know of a board. */
import { parseFen } from '../../chess/index.ts';
import type { Position } from '../../chess/index.ts';
import type {
  ArbiterSide,
  ArbiterView,
  IncidentView,
  IncidentsView,
  RuledMove,
} from '../../contract/desk-api.ts';
import type { Incident } from '../../laws/index.ts';
import { articlesOf } from '../../laws/index.ts';
import { decidedAtOf } from '../../vocabulary/incidents.ts';
import type { People } from '../journal/people.ts';
import { countsOf, dutyOf, earlierCounts, movesNamed } from './incident-counts.ts';
import { pendingOf, sealerOf } from './pending.ts';
import { withTexts } from '../journal/free-texts.ts';
import type { IncidentDecided } from '../journal/incident-types.ts';
import type { BoardRecord, DeskState, IncidentRecord } from '../journal/state.ts';
import { presentOf } from '../journal/state.ts';
import { strikeUndoes } from './strike-incident.ts';
import { unveilOf } from '../journal/veil.ts';
import type { TextChange } from '../journal/text-change.ts';
import { sideOf } from '../players/sides.ts';
import { withMovedBack } from './moved-back.ts';

export function incidentsView(state: DeskState, people: People): IncidentsView {
  const boards = state.rounds.flatMap((record) => record.boards);
  const incidents = boards.flatMap((board) => incidentsOf(state, people, board));
  return { kind: 'incidents', seq: state.ownSeq, incidents: incidents.sort((a, b) => a.seq - b.seq) };
}

/** Of an arbiter's view of a board, what its incidents come to. */
export function incidentsAtBoard(
  state: DeskState,
  people: People,
  board: BoardRecord,
): Pick<ArbiterView, 'white' | 'black' | 'duty' | 'pending' | 'incidents'> {
  const side = (color: 'white' | 'black'): ArbiterSide => ({
    ...countsOf(board, color),
    earlier: earlierCounts(state, board.round, board[color]),
  });
  return {
    white: side('white'),
    black: side('black'),
    duty: dutyOf(board),
    pending: pendingOf(board),
    incidents: incidentsOf(state, people, board),
  };
}

export function incidentsOf(state: DeskState, people: People, board: BoardRecord): readonly IncidentView[] {
  if (board.incidents.length === 0) return [];
  const unveil = unveilOf(people);
  return board.incidents.map((incident) => incidentView(state, people, board, incident, unveil));
}

function incidentView(
  state: DeskState,
  people: People,
  board: BoardRecord,
  incident: IncidentRecord,
  unveil: TextChange,
): IncidentView {
  const { seq, at, by, event, appeals } = incident;
  const struck = board.struck.find((line) => line.seq === seq);
  return {
    round: board.round,
    board: board.board,
    seq,
    at,
    decidedBy: by,
    white: sideOf(state, people, event.white),
    black: sideOf(state, people, event.black),
    decidedAt: decidedAtOf(event),
    by: byOf(event.incident),
    sealedBy: sealerOf(event),
    ...shownOf(withMovedBack(board, seq, event), unveil, positionOf(event, board)),
    appeals: appeals.map(({ settled, side, ...appeal }) => ({
      ...appeal,
      by: side,
      text: unveil(appeal.text),
      settled: settled === null ? null : { ...settled, text: unveil(settled.text) },
    })),
    struckBy: struck === undefined ? null : { seq: struck.by, reason: unveil(struck.reason) },
    undoes: struck === undefined ? strikeUndoes(board, incident) : (struck.undoes ?? null),
  };
}

/** What of an incident its own entry tells. */
type Shown = Omit<
  IncidentView,
  | 'round'
  | 'board'
  | 'seq'
  | 'at'
  | 'decidedBy'
  | 'decidedAt'
  | 'white'
  | 'black'
  | 'by'
  | 'sealedBy'
  | 'appeals'
  | 'struckBy'
  | 'undoes'
>;

function shownOf(event: IncidentDecided, unveil: TextChange, position: Position): Shown {
  const told = withTexts(event, unveil);
  const {
    incident,
    also,
    ply,
    fen,
    ruling,
    decision,
    consequences,
    statements,
    witnesses,
    note,
    clocks,
    tookMs,
  } = told;
  return {
    incident,
    ...(also === undefined ? {} : { also }),
    ply,
    fen,
    moveNumber: position.moveNumber,
    turn: position.turn,
    chessboard: position.board,
    ruling: { ...ruling, articles: articlesOf(ruling) },
    decision,
    consequences: { ...consequences, allowed: boundTo(event, position) },
    statements,
    witnesses,
    note,
    clocks,
    tookMs,
  };
}

/** The only moves that could be played then; null where that was not limited. */
function boundTo({ consequences }: IncidentDecided, position: Position): readonly RuledMove[] | null {
  const { allowed, allowedFen } = consequences;
  if (allowed === null) return null;
  const there =
    allowedFen === undefined ? null : parseFen(allowedFen, { variant: position.variant, asItStood: true });
  return movesNamed(there?.ok === true ? there.value : position, allowed);
}

/** The duty an incident leaves, in English letters: for a line that tells of it. */
export function mustPlay(board: BoardRecord, event: IncidentDecided): readonly string[] {
  return boundTo(event, positionOf(event, board))?.map(({ san }) => san) ?? [];
}

const positions = new WeakMap<IncidentDecided, Position>();

/** The position ruled on, read once from its entry; the board's own where an entry cannot be read. */
function positionOf(event: IncidentDecided, board: BoardRecord): Position {
  const known = positions.get(event);
  if (known !== undefined) return known;
  const { variant } = presentOf(board);
  const parsed = parseFen(event.fen, { variant, asItStood: true });
  const position = parsed.ok ? parsed.value : presentOf(board);
  positions.set(event, position);
  return position;
}

/** Who did it, claimed it or was late. */
export function byOf(incident: Incident): IncidentView['by'] {
  if ('by' in incident) return incident.by;
  return incident.kind === 'flagFall' ? incident.flag : null;
}
