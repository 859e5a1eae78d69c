export type * from './types.ts';
export type { FenError, FenField, FenReason } from './fen-error.ts';
export { isImpossible } from './fen-error.ts';
export { cannotBe } from './impossible.ts';
export { type FenOptions, type FenReading, type FenStyle, formatFen, parseFen, readFen } from './fen.ts';
export {
  type Ending,
  type Pin,
  attackersOf,
  hasKings,
  isStanding,
  playedOn,
  capturesOn,
  castlings,
  checkers,
  ending,
  isCheck,
  isLegal,
  legalMoves,
  legalMovesFrom,
  pieceAt,
  pins,
  play,
  positionKey,
  squaresOf,
} from './position.ts';
export { type RightsDoubt, rightsDoubted } from './rights-doubted.ts';
export { formatPlayed, standingBoard, standingMove } from './standing.ts';
export { standingSan } from './san-standing.ts';
export { sameMove, samePlayed } from './same-move.ts';
export { type CastlingMeant, castlingMeant } from './castling-meant.ts';
export {
  USUAL_START,
  backRank,
  isStartNumber,
  mirrorNumber,
  startNumber,
  startNumberOf,
  startPosition,
} from './start-position.ts';
export { type StartFault, parseStartPosition } from './start-position-parse.ts';
export {
  type CountStep,
  type NumberExplained,
  explainNumber,
  undefendedPawns,
} from './start-position-count.ts';
export { type CastlingForm, type StartCastling, startCastlings } from './castling-forms.ts';
export { type DivideRow, type PerftOptions, divide, perft } from './perft.ts';
export { type EpdRow, parseEpd } from './epd.ts';
export type { MaterialReason } from './material.ts';
export { cannotEverMate } from './cannot-mate.ts';
export { SQUARES, parseSquare } from './squares.ts';
export { type ShownByKings, kingsInCentre, plainWords, shownByKings } from './kings-in-centre.ts';
export { otherColor, pieceOfLetter } from './pieces.ts';
export type { IllegalReason, Man, MoveExplanation, MoveFacts, RightLost } from './move-reasons.ts';
export { explainMove } from './explain.ts';
export { type IllegalFacts, illegalFacts, isIllegalFacts } from './illegal-facts.ts';
export { moveNumberAt, positionOf, positionsOf } from './replay.ts';
export { type UciError, formatUci, formatUciSquares, parseUci, parseUciSquares } from './uci.ts';
export { type Lang, LANGS, type PieceLetters, FIGURINES, PIECE_LETTERS } from './languages.ts';
export { type SanStyle, type SanWriting, formatSan, legalSans } from './san-format.ts';
export type { MoveDoubt, SanError, SanErrorCode } from './san-error.ts';
export { type SanReading, type SanReadingOptions, parseSan, readSan, readTypedMove } from './san.ts';
export { type SanFault, checkSanRows } from './san-rows.ts';
export {
  type AnnouncedClaim,
  type AutomaticEnd,
  type ClaimGround,
  type Occurrences,
  type PlyClaims,
  automaticEnd,
  automaticEnds,
  claimsByMove,
  claimsByPly,
  claimsNow,
  everyClaim,
  occurrences,
  quietPlies,
  repetitions,
} from './history.ts';
export type * from './pgn-types.ts';
export { type PgnFile, type PgnOptions, parsePgn, readPgn } from './pgn-parse.ts';
export { tagValue } from './pgn-head.ts';
export { type ResultRead, parseResult } from './pgn-results.ts';
export { formatClock, parseClock } from './pgn-comments.ts';
export { type PgnWriting, formatPgn } from './pgn-format.ts';
export { readPgnStream } from './pgn-stream.ts';
export { CLOCK_NOTICES, type ClockNotice, type PgnNoticeCode } from './pgn-text.ts';
export {
  type CannotMateReason,
  type NeverReason,
  type MatingOptions,
  type MatingResult,
  canCheckmate,
} from './mating/can-checkmate.ts';
export type * from './stands/stands-reading.ts';
export {
  type Intention,
  type Readings,
  type StandsTold,
  intentionsOf,
  readStands,
  touchedByStands,
} from './stands/read-stands.ts';
export { handActs } from './stands/hand-acts.ts';
export { type Followed, type StandsStep, followSteps, parseStep } from './stands/steps.ts';
export { formatBoard, parseBoard } from './fen-board.ts';
