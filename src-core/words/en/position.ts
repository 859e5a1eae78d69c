import { pointSaid } from '../laws-words.ts';
import type { FenError } from '../../chess/fen-error.ts';
import type { Color } from '../../vocabulary/colors.ts';
import type { SideAnswer } from '../../contract/position-views.ts';
import type { Point } from '../../laws/ruling.ts';
import { fenReason, fields, refused, rightsDoubt } from './fen.ts';
import { points } from './laws.ts';
import { mateReason } from './mating.ts';
import { counter } from '../plural.ts';
import type { PositionWords } from '../es/position.ts';
import { region } from './region.ts';

const count = counter(region);
const sides: Readonly<Record<Color, string>> = { white: 'White', black: 'Black' };
const ends: Readonly<Record<string, string>> = {
  checkmate: 'Checkmate: the game is over.',
  stalemate: 'Stalemate: the game is over and drawn.',
  deadPosition:
    'Dead position: neither side can checkmate by any series of legal moves. The game is over and drawn.',
};

/** The Position tool. */
export const position: PositionWords = {
  title: 'Position',
  says: 'Can he still mate? (5.1.2, 5.2.2, 6.9)',
  fen: 'Position (FEN)',
  fenHint: 'Paste a FEN, or put the pieces by hand.',
  chess960: 'Chess960',
  setUp: 'Put pieces',
  look: 'See the answer',
  clear: 'Clear',
  start: 'Start position',
  palette: 'Piece to put',
  eraser: 'Take off',
  setUpBoard: 'Chessboard to put pieces on',
  setUpHow:
    'Arrows: square. Enter: put the chosen piece. A letter: capital for White, small for Black. Delete: take off.',
  letters: { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: 'P' },
  turn: 'To move',
  sides,
  castling: 'Castling rights kept',
  castlings: { K: 'White, king side', Q: 'White, queen side', k: 'Black, king side', q: 'Black, queen side' },
  enPassant: 'En passant on',
  noEnPassant: 'none',
  happened: 'What has happened?',
  happenings: { nothing: 'Nothing', flag: 'Flag', resignation: 'Resignation' },
  by: { flag: 'Whose flag?', resignation: 'Who resigns?' },
  ask: 'Ask',
  searching: 'Searching…',
  searched: (searched: number, limit: number) =>
    `${count(searched, 'position', 'positions')} looked at, of ${count(limit, 'position', 'positions')} at most.`,
  stop: 'Stop',
  failed: 'The search broke off without an answer: it is not settled. You can ask again.',
  stopped: (searched: number) =>
    `The search was stopped after ${count(searched, 'position', 'positions')}: it is not settled.`,
  longer: (limit: number) => `Search longer (up to ${count(limit, 'position', 'positions')})`,
  noLonger: 'This is the longest search of this program. The arbiter decides.',
  result: (result: string) => `Result: ${result}`,
  goesOn: 'The game goes on.',
  open: 'The program has not settled it: the arbiter decides (0.2).',
  articles: 'Articles',
  line: 'A line that mates',
  forced: 'Forced moves',
  moment: (at: number, last: number) => `Move ${at} of ${last} (of both sides)`,
  marks: {
    region: (both) =>
      both
        ? 'Hatched: the only squares where each king can be.'
        : 'Hatched: the only squares where the king can be.',
    fixed: 'Framed: men that never move and are never captured.',
  },
  openHere: 'Can he mate?',
  mayMate: (side: Color) => `${sides[side]} can checkmate.`,
  hasMated: (side: Color) => `${sides[side]} has checkmated.`,
  cannotMate: (side: Color) => `${sides[side]} cannot checkmate by any series of legal moves.`,
  notSettled: (side: Color, searched: number) =>
    `It is not settled whether ${sides[side]} can checkmate: ${count(searched, 'position was', 'positions were')} looked at.`,
  why: ({ side, reason }: Extract<SideAnswer, { answer: 'no' }>, line: string) =>
    sentence(mateReason(side, reason, line)),
  rightsDoubt,
  unread: (error: FenError) => refused(fields[error.field], error.column, fenReason(error)),
  point: (point: Point): string =>
    point.code === 'ended' ? (ends[point.facts.ended] ?? '') : pointSaid(points, point),
};

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
