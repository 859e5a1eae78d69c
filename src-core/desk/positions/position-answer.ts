/** The Position tool's answer: pure, and as slow as its search. */
import type { Color, MatingResult, Move, Position } from '../../chess/index.ts';
import {
  canCheckmate,
  castlings,
  formatFen,
  formatSan,
  isCheck,
  otherColor,
  parseFen,
  play,
  rightsDoubted,
  squaresOf,
  sameMove,
} from '../../chess/index.ts';
import { articlesOf, fide2023, rule } from '../../laws/index.ts';
import type { Incident } from '../../laws/index.ts';
import type {
  LinePosition,
  PositionQuestion,
  PositionView,
  SideAnswer,
} from '../../contract/position-views.ts';

/** Positions looked at: as usual, and in the longer searches an arbiter may ask for. */
export const limits = [800_000, 3_000_000, 9_000_000] as const;

/** What was found of each side that was asked about. */
export type Answers = readonly (readonly [side: Color, found: MatingResult])[];

/** `progress` is told from time to time how many positions were looked at. */
export function answerPosition(
  question: PositionQuestion,
  progress: (searched: number) => void = () => {},
): { readonly view: PositionView; readonly answers: Answers } {
  const read = parseFen(question.fen, { variant: question.variant });
  if (!read.ok) return { view: { kind: 'position', state: 'unread', error: read.error }, answers: [] };
  const position = read.value;
  const limit = question.limit ?? limits[0];
  const found = new Map<Color, MatingResult>();
  const ask = (side: Color): MatingResult => {
    const known = found.get(side);
    if (known !== undefined) return known;
    const before = found.size * limit;
    const answer = canCheckmate(position, side, { limit, progress: (more) => progress(before + more) });
    found.set(side, answer);
    return answer;
  };
  const asked: readonly Color[] =
    question.happened === 'nothing' ? ['white', 'black'] : [otherColor(question.by)];
  const sides = asked.map((side) => sideAnswer(position, side, ask(side)));
  const open = sides.some(({ answer }) => answer === 'unknown');
  const view: PositionView = {
    kind: 'position',
    state: 'answered',
    shown: shownAt(position, null, null),
    rightsDoubted: rightsDoubted(position),
    sides,
    ruling: rulingOn(position, question, (side) => ask(side).answer),
    longer: open ? (limits.find((each) => each > limit) ?? null) : null,
  };
  return { view, answers: [...found] };
}

type Searching = Extract<PositionView, { state: 'searching' }>;

/** What a screen shows while the answer is looked for; null where the text is no position. */
export function searchingPosition(question: PositionQuestion, searched: number): Searching | null {
  const read = parseFen(question.fen, { variant: question.variant });
  if (!read.ok) return null;
  const limit = question.limit ?? limits[0];
  return { kind: 'position', state: 'searching', shown: shownAt(read.value, null, null), searched, limit };
}

/** What it shows where the search broke off. */
export function failedPosition({ kind, shown }: Searching): PositionView {
  return { kind, state: 'failed', shown };
}

function rulingOn(
  position: Position,
  { happened, by }: PositionQuestion,
  canMate: (side: Color) => MatingResult['answer'],
): Extract<PositionView, { state: 'answered' }>['ruling'] {
  const incident: Incident =
    happened === 'flag'
      ? { kind: 'flagFall', flag: by, requiredMovesCompleted: false }
      : happened === 'resignation'
        ? { kind: 'resignation', by }
        : { kind: 'status' };
  const record = { game: { start: position, moves: [] }, illegalSoFar: { white: 0, black: 0 } };
  const ruling = rule(record, incident, fide2023('standard'), (_, side) => canMate(side));
  if (ruling.answer === 'contradiction') return { result: null, points: [], articles: [], open: true };
  return {
    result: ruling.answer === 'ruled' ? ruling.result : null,
    points: ruling.points,
    articles: articlesOf(ruling),
    open: ruling.answer === 'question',
  };
}

function sideAnswer(position: Position, side: Color, found: MatingResult): SideAnswer {
  switch (found.answer) {
    case 'yes':
      return { side, answer: 'yes', line: lineFrom(position, found.line) };
    case 'unknown':
      return { side, answer: 'unknown', searched: found.searched };
    case 'no': {
      const { reason } = found;
      const forced = reason.kind === 'forced' ? reason.line : [];
      return { side, answer: 'no', reason, line: lineFrom(position, forced) };
    }
  }
}

function lineFrom(position: Position, moves: readonly Move[]): readonly LinePosition[] {
  const line = [shownAt(position, null, null)];
  moves.reduce((before, move) => {
    const after = play(before, move);
    line.push(shownAt(after, before, move));
    return after;
  }, position);
  return line;
}

function shownAt(position: Position, before: Position | null, move: Move | null): LinePosition {
  const castling = before === null ? undefined : castlings(before).find((one) => sameMove(one.move, move));
  const king = squaresOf(position, position.turn, 'king')[0] ?? null;
  return {
    board: position.board,
    fen: formatFen(position),
    turn: position.turn,
    check: isCheck(position) ? king : null,
    moveNumber: before?.moveNumber ?? position.moveNumber,
    san: before === null || move === null ? null : formatSan(before, move),
    from: move?.from ?? null,
    to: castling?.kingTo ?? move?.to ?? null,
  };
}
