/** Arbiters' cases, one JSON object a line: what happened at a board, and what the Laws say. */
import type { Game, Move, Played, Position } from '../chess/index.ts';
import {
  formatFen,
  formatUci,
  isStartNumber,
  parseBoard,
  parseFen,
  parseSan,
  parseUciSquares,
  play,
  playedOn,
  positionOf,
  standingBoard,
  standingMove,
  startPosition,
} from '../chess/index.ts';
import { readIncident } from '../desk/commands/incident-schema.ts';
import type { Json } from './case-values.ts';
import { CaseError, amount, count, list, object, onlyKeys, text } from './case-values.ts';
import { COLORS } from '../vocabulary/colors.ts';
import type { ResultCase } from './result-case.ts';
import { readResult } from './result-case.ts';
import type {
  CanMate,
  GameRecord,
  Incident,
  Question,
  Regime,
  RuleSet,
  Ruled,
  Ruling,
} from '../laws/index.ts';
import { articlesOf, decidingOf, fide2023, holdResult, rule } from '../laws/index.ts';

export { type Difference, differences } from './case-differences.ts';
export { CaseError, type Json } from './case-values.ts';

const REGIMES: Readonly<Record<string, Regime>> = {
  standard: 'standard',
  'rapid-supervised': 'rapid-a4',
  rapid: 'rapid-a5',
  'blitz-supervised': 'blitz-b2',
  blitz: 'blitz-b3',
};

const PIECES: Readonly<Record<string, string>> = {
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  k: 'king',
  p: 'pawn',
};

export interface ReadCase {
  readonly record: GameRecord;
  readonly incident: Incident | ResultCase;
  /** What else was true at that moment. */
  readonly also: readonly Incident[];
  readonly ruleSet: RuleSet;
}

/** What a case may tell, and what may stand under each of its keys that is an object. */
export const CASE_KEYS = {
  '': [
    'id',
    'note',
    'rules',
    'options',
    'start',
    'startNumber',
    'moves',
    'illegalSoFar',
    'incident',
    'also',
    'expect',
  ],
  options: ['chess960', 'guidelinesI', 'guidelinesIII', 'defaultTimeMinutes', 'noDrawBeforeMove'],
  illegalSoFar: COLORS,
} as const;

/** Reads what a case tells. Throws a CaseError that names the key. */
export function readCase(json: Json): ReadCase {
  onlyKeys(json, CASE_KEYS[''], '');
  const options = object(json['options'] ?? {}, 'options');
  onlyKeys(options, CASE_KEYS.options, 'options.');
  const game = readGame(json, options);
  const soFar = object(json['illegalSoFar'] ?? {}, 'illegalSoFar');
  onlyKeys(soFar, CASE_KEYS.illegalSoFar, 'illegalSoFar.');
  return {
    record: {
      game,
      illegalSoFar: {
        white: count(soFar['white'] ?? 0, 'illegalSoFar.white'),
        black: count(soFar['black'] ?? 0, 'illegalSoFar.black'),
      },
    },
    incident: toldIn(object(json['incident'], 'incident')),
    also: list(json['also'] ?? [], 'also').map((each, at) => incidentIn(each, `also.${at}`)),
    ruleSet: fide2023(regime(json['rules'] ?? 'standard'), {
      guidelinesI: options['guidelinesI'] !== false,
      guidelinesIII: options['guidelinesIII'] === true,
      defaultTimeMinutes: amount(options['defaultTimeMinutes'] ?? 0, 'defaultTimeMinutes'),
      noDrawBeforeMove: count(options['noDrawBeforeMove'] ?? 0, 'noDrawBeforeMove'),
    }),
  };
}

function toldIn(json: Json): ReadCase['incident'] {
  return json['kind'] === 'result' ? readResult(json) : incidentIn(json, 'incident');
}

function incidentIn(json: unknown, key: string): Incident {
  const read = readIncident(named(object(json, key)));
  if (read.ok) return read.value;
  throw new CaseError(`${key}.${read.path}: ${read.expected}`);
}

/** The position a case reaches, whatever its incident. Throws a CaseError. */
export function positionOfCase(json: Json): Position {
  return positionOf(readGame(json, object(json['options'] ?? {}, 'options')));
}

/** What the Laws say about a case. */
export function ruleCase({ record, incident, also, ruleSet }: ReadCase, canMate: CanMate): Ruling {
  return incident.kind === 'result'
    ? holdResult(record, incident, ruleSet, canMate)
    : rule(record, incident, ruleSet, canMate, also);
}

function readGame(json: Json, options: Json): Game {
  const start = readStart(json, options);
  const moves: Played[] = [];
  let position = start;
  for (const told of list(json['moves'] ?? [], 'moves')) {
    const played = playedIn(position, told, `moves: ${JSON.stringify(told)} after ply ${moves.length}`);
    moves.push(played);
    position = playedOn(position, played);
  }
  return { start, moves };
}

/** A legal move in SAN; `{"stands": "e7e4"}`, an illegal one that stands; `{"board": "…"}`, the board it left (7.5). */
function playedIn(position: Position, told: unknown, where: string): Played {
  if (typeof told === 'object' && told !== null) {
    const { stands, board } = object(told, where);
    if (stands === undefined) return standingBoard(position, boardIn(board, where));
    const move = parseUciSquares(text(stands, where));
    if (move === null) throw new CaseError(`${where}: no two squares`);
    return standingMove(position, move);
  }
  const read = parseSan(position, String(told), { lang: 'en' });
  if (!read.ok) throw new CaseError(`${where}: ${read.error.code}`);
  return read.value;
}

function boardIn(field: unknown, where: string): string {
  const board = parseBoard(text(field, where));
  if (board === null) throw new CaseError(`${where}: no board`);
  return board;
}

function readStart(json: Json, options: Json): Position {
  const number960 = json['startNumber'];
  if (number960 !== undefined) {
    const asked = count(number960, 'startNumber');
    if (!isStartNumber(asked)) throw new CaseError(`startNumber: ${asked} is not one of 0 to 959`);
    return startPosition(asked, 'chess960');
  }
  const variant = options['chess960'] === true ? 'chess960' : 'standard';
  if (json['start'] === undefined) return startPosition(518, variant);
  // a position that cannot be is ruled on as what stood (7.5, A.5.4)
  const read = parseFen(text(json['start'], 'start'), { variant, asItStood: true });
  if (!read.ok) throw new CaseError(`start: ${read.error.code} (${read.error.field})`);
  return read.value;
}

/** Promotion letters by their names, as the rooms write them. */
function named(incident: Json): Json {
  const { move, promotionTouched } = incident;
  const withMove =
    typeof move !== 'object' || move === null || !('promotion' in move)
      ? {}
      : { move: { ...move, promotion: piece(move.promotion) } };
  const touched = promotionTouched === undefined ? {} : { promotionTouched: piece(promotionTouched) };
  return { ...incident, ...withMove, ...touched };
}

function piece(letter: unknown): string {
  const found = typeof letter === 'string' && Object.hasOwn(PIECES, letter) ? PIECES[letter] : undefined;
  if (found === undefined) throw new CaseError(`${JSON.stringify(letter)} is no letter of a piece`);
  return found;
}

function regime(text: unknown): Regime {
  const found = Object.hasOwn(REGIMES, String(text)) ? REGIMES[String(text)] : undefined;
  if (found === undefined)
    throw new CaseError(`rules: ${String(text)} is none of ${Object.keys(REGIMES).join(', ')}`);
  return found;
}

/** Reads JSON that must be an object. Throws a CaseError. */
export function parseObject(json: string): Json {
  try {
    return object(JSON.parse(json), 'case');
  } catch (error) {
    if (error instanceof SyntaxError) throw new CaseError('not JSON');
    throw error;
  }
}

/** A ruling in the words of the case files: moves in UCI, a position as X-FEN. */
export function answerOf(ruling: Ruling, { record }: ReadCase): Json {
  if (ruling.answer === 'contradiction') return { ...ruling };
  const position = positionOf(record.game);
  if (ruling.answer === 'question') return questionOf(ruling, position);
  const uci = (moves: readonly Move[]): readonly string[] => moves.map((move) => formatUci(position, move));
  const { status } = ruling;
  return {
    ...plain(ruling),
    mustChooseFrom: ruling.mustChooseFrom === null ? null : uci(ruling.mustChooseFrom),
    missing: uciInOrder(position, ruling.missing),
    removeIncrement: ruling.removeIncrement !== null,
    articles: articlesOf(ruling),
    decides: decidingOf(ruling),
    fen: formatFen(ruling.position ?? position),
    ended: status?.ended ?? null,
    ...(status === null
      ? {}
      : {
          occurrences: status.occurrences,
          occurrencePlies: status.occurrencePlies,
          quietPlies: status.quietPlies,
          claimableNow: status.claimableNow,
          claimableWith: {
            repetition: uci(status.claimableWith.repetition),
            fiftyMoves: uci(status.claimableWith.fiftyMoves),
          },
          ends: status.ends,
        }),
  };
}

function questionOf(ruling: Question, position: Position): Json {
  return {
    answer: 'question',
    question: ruling.question,
    ...(ruling.about === undefined ? {} : { about: ruling.about }),
    meant: ruling.meant.map((each) => (each === 'displaced' ? each : formatUci(position, each))),
    articles: articlesOf(ruling),
    decides: decidingOf(ruling),
  };
}

/** Moves that follow one another from a position. */
function uciInOrder(from: Position, moves: readonly Move[]): readonly string[] {
  let position = from;
  return moves.map((move) => {
    const text = formatUci(position, move);
    position = play(position, move);
    return text;
  });
}

function plain({ position: _position, status: _status, made: _made, ...rest }: Ruled): Json {
  return rest;
}
