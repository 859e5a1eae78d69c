import type { CastlingSide } from '../../chess/index.ts';
import type { Color } from '../../vocabulary/colors.ts';
import type { GameResult, ResultReason } from '../../vocabulary/results.ts';
import type { ChessboardWords } from '../chessboard.ts';
import type { Role } from '../../vocabulary/pieces.ts';
import type { RightLost } from '../../chess/index.ts';
import { lists } from './lists.ts';
import { pgnNotices } from './pgn.ts';
import { region } from './region.ts';
import type { Attacked, Illegal, IllegalSentences } from '../why-illegal.ts';
import { menIn, ofMover, whyIllegal } from '../why-illegal.ts';

const roles: Readonly<Record<Role, string>> = {
  king: 'rey',
  queen: 'dama',
  rook: 'torre',
  bishop: 'alfil',
  knight: 'caballo',
  pawn: 'peón',
};
const she = (role: string): boolean => role === 'queen' || role === 'rook';
const nameOf = (role: string): string => roles[role as Role] ?? role;
const the = (role: string): string => `${she(role) ? 'la' : 'el'} ${nameOf(role)}`;
const colors: Readonly<Record<Color, string>> = { white: 'Blancas', black: 'Negras' };

const chessboard: ChessboardWords = {
  name: 'Tablero',
  roles,
  piece: (color, role) =>
    `${roles[role]} ${she(role) ? (color === 'white' ? 'blanca' : 'negra') : color === 'white' ? 'blanco' : 'negro'}`,
  square: (square, piece) => (piece === null ? square : `${square}, ${piece}`),
  destination: 'destino',
  promotion: '¿En qué se convierte el peón?',
};

const { reasons } = lists;

/** Why, where it is said. */
const why = (reason: ResultReason | null): string =>
  reason === null || reason === 'notSaid' ? '' : ` (${reasons[reason]})`;

const resultShort: Readonly<Record<GameResult, string>> = {
  '1-0': '1-0',
  '0-1': '0-1',
  '1/2-1/2': '½-½',
  '0-0': '0-0',
  '1/2-0': '½-0',
  '0-1/2': '0-½',
};

const list = new Intl.ListFormat(region.locale, { type: 'conjunction' });
const either = new Intl.ListFormat(region.locale, { type: 'disjunction' });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const castlingSides: Readonly<Record<CastlingSide, string>> = {
  'king-side': 'el enroque corto',
  'queen-side': 'el enroque largo',
};
const on = (role: string, square: string): string => `${the(role)} de ${square}`;

/** Las piezas que atacan: `la torre de e8 y el alfil de b4`. */
const attackers = (f: Attacked): string => list.format(menIn(f).map(([role, square]) => on(role, square)));

/** La pieza que se quiso mover. */
const named = (f: Parameters<typeof ofMover>[0], say: (who: string, role: Role) => string): string | null =>
  ofMover(f, (role, square) => say(capital(on(role, square)), role));

const rightLost: Readonly<Record<RightLost['because'], string>> = {
  kingMoved: 'el rey ya se movió',
  rookMoved: 'esa torre ya se movió',
  rookCaptured: 'esa torre fue capturada',
  unknown: 'el rey o esa torre ya se movieron',
};

/** Por qué una jugada no es legal, con los hechos; las claves son las del reglamento de movimientos. */
const whyNot: IllegalSentences = {
  gameIsOver: () => 'La partida ya ha terminado en el tablero.',
  notOneKingEach: () => 'Falta un rey o hay más de uno: en ese tablero no hay ningún movimiento legal.',
  kingNotCaptured: (f) => `El rey de ${f.square} no se puede capturar.`,
  noPieceThere: (f) => `No hay ninguna pieza en ${f.square}.`,
  notYourPiece: (f) => named(f, (who) => `${who} es de las ${colors[f.color]}, y no es su turno.`),
  sameSquare: () => 'La casilla de salida y la de llegada son la misma.',
  notThatPiecesWay: (f) => named(f, (who) => `${who} no se mueve así.`),
  blockedAt: (f) => named(f, (who) => `${who} no puede pasar: en ${f.square} está ${the(f.role)}.`),
  ownPieceThere: (f) => `En ${f.square} está ${the(f.role)} del mismo bando.`,
  nothingToCapture: (f) =>
    `En ${f.square} no hay nada que capturar: el peón solo va en diagonal al capturar.`,
  epNotPossible: (f) =>
    `El peón de ${f.pawn} no acaba de avanzar dos casillas: no se puede capturar al paso en ${f.square}.`,
  epNoLonger: (f) =>
    `La captura al paso en ${f.square} solo era posible justo después de la jugada ${f.moveNumber}.`,
  promotionMissing: () => 'Falta decir en qué se convierte el peón, por ejemplo e8=D.',
  promotionNotAllowed: (f) => named(f, (who) => `${who} no se convierte ahí en otra pieza.`),
  kingIntoAttack: (f) => `El rey quedaría atacado en ${f.square} por ${attackers(f)}.`,
  stillInCheck: (f) => `El rey de ${f.king} está en jaque por ${attackers(f)}, y seguiría estándolo.`,
  kingLeftAttacked: (f) =>
    named(
      f,
      (who, role) =>
        `${who} está ${she(role) ? 'clavada' : 'clavado'} por ${attackers(f)}: el rey quedaría atacado.`,
    ),
  castlingRightLost: (f) =>
    `No se puede hacer ${castlingSides[f.side]}: ${rightLost[f.because]}${f.because === 'unknown' ? '' : ` (jugada ${f.moveNumber})`}.`,
  castlingNoRook: (f) => `No hay torre para ${castlingSides[f.side]}.`,
  castlingOutOfCheck: (f) => `No se puede enrocar estando en jaque: ataca ${attackers(f)}.`,
  castlingBlocked: (f) => `No se puede hacer ${castlingSides[f.side]}: en ${f.square} está ${the(f.role)}.`,
  castlingThroughAttack: (f) =>
    `No se puede hacer ${castlingSides[f.side]}: el rey pasaría por ${f.square}, atacada por ${attackers(f)}.`,
  castlingIntoAttack: (f) =>
    `No se puede hacer ${castlingSides[f.side]}: el rey quedaría atacado en ${f.square} por ${attackers(f)}.`,
  illegal: (f) => `${f.text} no es legal en esta posición.`,
  noSuchPiece: () => 'No queda ninguna pieza así.',
  wrongLanguage: () => 'Las iniciales son de otro idioma.',
};

const known: Readonly<Record<string, (text: string, facts: object) => string>> = pgnNotices;

/** Lo que dice la pantalla de la mesa. */
export const board = {
  title: (number: number) => `Mesa ${number}`,
  chessboard,
  colors,
  reasons,
  resultShort,
  illegalMove: (f: Illegal): string => whyIllegal(whyNot, f),
  notThere: (number: number) => `La mesa ${number} no está emparejada en esta ronda.`,
  backToRound: 'Ver la ronda',
  byeSays: (name: string) => `${name} descansa en esta ronda: en esta mesa no se juega.`,
  noPlayer: 'sin jugador',
  rating: (rating: number | null) => (rating === null ? 'sin Elo' : String(rating)),
  numbered: (number: number) => `n.º ${number}`,
  states: {
    toStart: 'por empezar',
    playing: 'en juego',
    finished: 'terminada',
    bye: 'descanso',
  },
  turn: { white: 'juegan Blancas', black: 'juegan Negras' },
  // lo que está pendiente en la mesa
  flagPending: (color: Color) => `Ha caído la bandera de ${colors[color]}`,
  resultPending: (result: GameResult, reason: ResultReason | null) =>
    `Falta anotar ${resultShort[result]}${why(reason)}`,
  mustMove: (color: Color, role: Role, square: string) =>
    `Las ${colors[color].toLowerCase()} deben mover ${on(role, square)}`,
  mustCapture: (color: Color, role: Role, square: string) =>
    `Las ${colors[color].toLowerCase()} deben capturar ${on(role, square)}`,
  mustPlay: (color: Color, moves: readonly string[]) =>
    `Las ${colors[color].toLowerCase()} deben jugar ${either.format(moves)}`,
  sealedPending: (color: Color) => `Partida aplazada: jugada secreta de ${colors[color]}`,
  ruleOnFlag: (color: Color) => `Dictaminar la bandera de ${colors[color]}`,
  startNumber: (number: number) => `Posición inicial ${number}`,
  // la planilla
  moves: 'Jugadas',
  noMoves: 'Ninguna jugada todavía.',
  start: 'Posición inicial',
  struckMoves: (count: number) => (count === 1 ? '1 movimiento tachado' : `${count} movimientos tachados`),
  comments: 'comentario',
  lookingAt: (number: number, color: 'white' | 'black') =>
    `Está viendo la posición tras la jugada ${number} de las ${colors[color].toLowerCase()}`,
  lookingAtStart: 'Está viendo la posición inicial',
  backToNow: 'Volver a la posición actual',
  first: 'Al principio',
  previous: 'Movimiento anterior',
  next: 'Movimiento siguiente',
  last: 'Al último',
  sending: 'Anotando:',
  // la línea
  entry: 'Movimiento',
  entryHint: 'Cf3 · exd6 · 0-0',
  entryFinished: 'Partida terminada',
  record: 'Anotar',
  ambiguous: (text: string) => `${text} puede ser más de un movimiento. ¿Cuál?`,
  unreadable: (text: string) =>
    `«${text}» no se entiende como movimiento. Por ejemplo: Cf3, exd6, 0-0, e8=D, e2e4.`,
  perhaps: 'Es posible:',
  happened: 'Ocurrió en el tablero',
  happenedQuestion: (move: string) =>
    `¿Anotar ${move} como jugada ilegal que se mantiene? Así es cuando nadie intervino a tiempo (7.5, A.5.2): la partida sigue desde lo que quedó en el tablero.`,
  ruleOnIt: 'Dictaminar',
  happenedYes: 'Anotarla: se mantiene',
  stands: 'Jugada ilegal que se mantiene',
  // otra pantalla ha escrito
  staleTitle: (by: string, time: string) => `${by} ha escrito en esta mesa a las ${time}`,
  staleMoves: 'Movimientos nuevos:',
  staleResult: (result: string) => `Resultado: ${result}`,
  staleOther: 'Hay una línea nueva en el diario de esta mesa.',
  staleKeep: (what: string) => `Anotar también ${what}`,
  staleTake: 'Descartar lo mío',
  // lo que el arbitro debe saber
  know: 'Conviene saber',
  ended: 'Final en el tablero',
  quiet: (plies: number) =>
    `${Math.floor(plies / 2)}${plies % 2 === 1 ? '½' : ''} jugadas sin captura ni movimiento de peón (9.3)`,
  occurrences: (times: number) =>
    times === 2 ? 'Esta posición aparece por segunda vez' : `Esta posición ha aparecido ${times} veces (9.2)`,
  ending: (reason: ResultReason, article: string) => `En el tablero: ${reasons[reason]} (${article}).`,
  recordEnding: (result: GameResult, reason: ResultReason) => `Anotar ${resultShort[result]}${why(reason)}`,
  notices: (count: number) => (count === 1 ? '1 aviso del PGN' : `${count} avisos del PGN`),
  noticeAt: (line: number, column: number) => `línea ${line}, columna ${column}`,
  noticeOf: (code: string, text: string): string => (known[code] ?? (() => code))(text, {}),
  unread: 'Texto del PGN que no se pudo leer como jugadas, tal como vino:',
  notes: 'Notas',
  // botones
  result: 'Resultado',
  note: 'Nota',
  strike: 'Tachar la última',
  flip: 'Girar',
  more: 'Más',
  copyFen: 'Copiar FEN',
  copyPgn: 'Copiar PGN',
  fenCopied: 'FEN copiado',
  pgnCopied: 'PGN copiado',
  copyFailed: 'No se ha podido copiar. El texto está aquí:',
  pgn: 'Importar PGN',
  setStart: 'Posición inicial',
  journal: 'Diario de la mesa',
  // resultado
  resultTitle: 'Resultado de la mesa',
  resultQuestion: 'Resultado',
  reasonQuestion: 'Por qué',
  resultSays: {
    '1-0': 'Ganan Blancas',
    '1/2-1/2': 'Tablas',
    '0-1': 'Ganan Negras',
    '0-0': 'Pierden los dos',
    '1/2-0': 'Tablas para las blancas, pierden las negras',
    '0-1/2': 'Tablas para las negras, pierden las blancas',
  } satisfies Record<GameResult, string>,
  otherResults: 'Otros resultados',
  otherReasons: 'Otras causas',
  noteLabel: 'Nota (si hace falta)',
  recordResult: (result: GameResult, reason: ResultReason | null) =>
    `Anotar ${resultShort[result]}${why(reason)}`,
  chooseBoth: 'Elija el resultado y su causa',
  recordAnyway: (result: GameResult, reason: ResultReason) =>
    `Anotar ${resultShort[result]}${why(reason)} de todos modos`,
  takeTheLaws: (result: GameResult, reason: ResultReason | null) =>
    `Anotar ${resultShort[result]}${why(reason)}, como dicen las Leyes`,
  decideOtherwise: 'Decidir otra cosa',
  whyOtherwise: 'Motivo de su decisión',
  resultIs: (result: GameResult, reason: ResultReason) => `${resultShort[result]}, ${reasons[reason]}`,
  strikeResult: 'Tachar el resultado',
  // nota y tachaduras
  noteTitle: 'Nota de la mesa',
  noteText: 'Qué ha pasado',
  writeNote: 'Escribir la nota',
  strikeMoveTitle: (move: string) => `Tachar ${move}`,
  strikeResultTitle: (result: string) => `Tachar el resultado ${result}`,
  strikeSays: 'La línea sigue en el diario, tachada, con su motivo.',
  strikeReason: 'Motivo',
  strikeMoveReasons: ['Mal anotado', 'No se hizo en el tablero', 'Jugada ilegal', 'Repetido por error'],
  strikeResultReasons: ['Mal anotado', 'La partida sigue', 'Reclamación admitida'],
  // pgn
  pgnTitle: 'Importar un PGN a esta mesa',
  pgnText: 'Pegue aquí el PGN',
  pgnFile: 'Abrir un archivo…',
  pgnImport: 'Importar la partida',
  pgnDone: (games: number) => (games === 1 ? 'La partida está en la mesa.' : `${games} partidas importadas.`),
  pasted: 'texto pegado',
  // posición inicial
  startTitle: 'Posición inicial de la mesa',
  startPosition: 'Número (0-959) o FEN',
  startReason: 'Motivo',
  startReasons: ['Sorteo de la ronda', 'Partida aplazada', 'Posición indicada por el organizador'],
  startVariant: 'Juego',
  variants: lists.variants,
  giveRights: (rights: string) => `Dar los derechos: ${rights}`,
  rightsReason: (number: number) => `Derechos de enroque de la posición inicial ${number}`,
  startSet: 'Poner la posición',
  // teclas
  keyBack: 'Ver el movimiento anterior',
  keyForward: 'Ver el movimiento siguiente',
  keyStart: 'Ver el principio',
  keyNow: 'Volver a la posición actual',
  keyTurnClock: 'Parar el reloj, o ponerlo en marcha',
  keyLarger: 'Tablero más grande (con la línea vacía)',
  keySmaller: 'Tablero más pequeño (con la línea vacía)',
  keyAlone: (name: string, letter: string) => `${name} (con la línea vacía, ${letter} sola)`,
};

export type BoardWords = typeof board;
