/** What was told of an incident, fact by fact, for the slip: moves and men in the letters of the reader. */
import {
  SQUARES,
  formatPlayed,
  isLegal,
  parseBoard,
  parseFen,
  parseUci,
  parseUciSquares,
  standingMove,
} from '../chess/index.ts';
import type { Move, Position } from '../chess/index.ts';
import type { Incident, IncidentView } from '../contract/desk-api.ts';
import { actsSaid, manOn } from '../words/acts.ts';
import { dictionaries } from '../words/index.ts';
import { type Language, regionOf } from '../words/language.ts';
import { sanIn } from '../words/moves.ts';
import { diagram } from './diagram.ts';
import type { Content, Markup } from './markup.ts';
import { told } from './markup.ts';
import { keyValues } from './parts.ts';

interface Reader {
  readonly lang: Language;
  readonly position: Position | null;
  readonly chessboard: string;
}

/** Every fact that has words; what stood on the chessboard is drawn (`standsOf`). */
export function factsOf(view: IncidentView, lang: Language): Markup {
  const { facts } = dictionaries[lang].sheets.incidents;
  // castling is read alike in both games: the right tells the rook
  const read = parseFen(view.fen, { variant: 'chess960', asItStood: true });
  const reader: Reader = { lang, position: read.ok ? read.value : null, chessboard: view.chessboard };
  const rows = incidentsIn(view)
    .flatMap((each) => Object.entries(each))
    .flatMap(([key, value]): (readonly [Content, Content])[] => {
      const label = facts[key];
      return label === undefined || key === 'stands' ? [] : [[label, told(valueText(key, value, reader))]];
    });
  return keyValues(rows);
}

/** The chessboards told as they stood after it. */
export function standsOf(view: IncidentView, lang: Language, width: number): readonly Markup[] {
  const { facts } = dictionaries[lang].sheets.incidents;
  return incidentsIn(view).flatMap((incident) => {
    const board = incident.kind === 'boardAsItStands' ? parseBoard(incident.stands) : null;
    return board === null
      ? []
      : [diagram({ board, seenFrom: 'white', caption: facts['stands'] ?? '', width })];
  });
}

/** Of one decided where its line is written nothing was told but the reason, which stands with the decision. */
function incidentsIn({ incident, also = [], decidedAt }: IncidentView): readonly Incident[] {
  return decidedAt === null ? [incident, ...also] : [];
}

/** Facts that are squares of the chessboard before, each told with the man on it. */
const MEN: readonly string[] = ['touches', 'touchedBefore'];

function valueText(key: string, value: unknown, { lang, position, chessboard }: Reader): string {
  const { values } = dictionaries[lang].sheets.incidents;
  const { letters } = dictionaries[lang].screen.position;
  const word = (each: unknown): string => values[String(each)] ?? String(each);
  const man = (each: unknown): string => {
    const square = SQUARES.find((known) => known === each);
    return square === undefined ? word(each) : manOn(letters, chessboard, square);
  };
  if (key === 'notKnown' && Array.isArray(value)) {
    const { facts } = dictionaries[lang].sheets.incidents;
    return value.map((each) => facts[String(each)] ?? String(each)).join(', ');
  }
  if (key === 'acts' && Array.isArray(value)) return actsSaid(value.map(String), chessboard, letters);
  if (Array.isArray(value)) return value.map(MEN.includes(key) ? man : word).join(', ');
  if (key === 'announcedMove') return sanIn(regionOf(lang), String(value));
  const san = key === 'intention' || key === 'move' ? sanOf(value, position) : null;
  if (san !== null) return sanIn(regionOf(lang), san);
  if (typeof value !== 'object' || value === null) return word(value);
  return Object.entries(value)
    .map(([name, each]) => (name === 'from' ? man(each) : word(each)))
    .join(' – ');
}

/** A move told in UCI or by its squares, in English letters; null where it is none, or cannot be read. */
function sanOf(value: unknown, position: Position | null): string | null {
  if (position === null) return null;
  const move = typeof value === 'string' ? movedBy(position, value) : squaresOf(value);
  if (move === null) return null;
  return formatPlayed(position, isLegal(position, move) ? move : standingMove(position, move));
}

function movedBy(position: Position, uci: string): Move | null {
  const read = parseUci(position, uci);
  return read.ok ? read.value : parseUciSquares(uci);
}

/** Of the squares of an illegal move as lines of old have it; what no man becomes is said in words. */
function squaresOf(value: unknown): Move | null {
  if (typeof value !== 'object' || value === null || !('from' in value && 'to' in value)) return null;
  return 'promotion' in value ? null : parseUciSquares(`${String(value.from)}${String(value.to)}`);
}
