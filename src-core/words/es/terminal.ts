import { MARK_DIGITS, formatLineMark } from '../../plain/line-mark.ts';
import type { AutomaticEnd, ClaimGround } from '../../chess/index.ts';
import { halved } from '../ply-name.ts';
import type { LossCode, TroubleCode } from '../../store/index.ts';
import { counted } from '../counted.ts';
import { type Chess960Words, chess960 } from './terminal-chess960.ts';
import { type TerminalClockWords, clock } from './terminal-clock.ts';
import { type FideListWords, fideList } from './terminal-fide.ts';
import { type RecordWords, records } from './terminal-records.ts';
import type { FeedWords } from '../feed-notice.ts';
import { feeds } from './terminal-feeds.ts';
import { type ParchisWords, parchis } from './terminal-parchis.ts';
import { type SwissWords, swiss } from './terminal-swiss.ts';
import { type MatingWords, mating } from './terminal-mating.ts';
import { type TerminalPaperWords, paper } from './terminal-paper.ts';
import { struckReason } from '../struck-reason.ts';
import { lists } from './lists.ts';
import * as fen from './fen.ts';
import * as laws from './laws.ts';
import { pgnNotices } from './pgn.ts';

const ends: Readonly<Record<AutomaticEnd['kind'], string>> = {
  checkmate: 'jaque mate (5.1.1)',
  stalemate: 'rey ahogado (5.2.1)',
  deadPosition: 'posición muerta (5.2.2)',
  fivefoldRepetition: 'quíntuple repetición (9.6.1)',
  seventyFiveMoves: 'setenta y cinco jugadas (9.6.2)',
};

/** The moves at which the position stood: `la posición inicial, 2... Cg8, 4... Cg8`. */
const named = (moves: readonly string[], plies: readonly number[]): string =>
  plies.map((ply) => (ply === 0 ? 'la posición inicial' : (moves[ply - 1] ?? `${ply}`))).join(', ');

function basisText(ground: ClaimGround, moves: readonly string[]): string {
  return ground.kind === 'repetition'
    ? `aparición ${ground.count}, tras ${named(moves, ground.plies)} (9.2)`
    : `${halved(ground.quietPlies)} jugadas de cada bando sin captura ni movimiento de peón (9.3)`;
}

type LawsWords = Pick<typeof laws, 'points' | 'questions' | 'contradictions' | 'movesAllowed'> & {
  readonly upheldWords: Readonly<Record<'true' | 'false', string>>;
  readonly claimWords: Readonly<Record<'true' | 'false', string>>;
  readonly resultWords: Readonly<Record<'true' | 'false', string>>;
  readonly anyLegalMove: string;
};

/** What the terminal says. */
export interface TerminalWords {
  readonly usage: string;
  readonly introduction: (languages: readonly string[]) => string;
  /** One of it, and several. */
  readonly kinds: Readonly<Record<'players' | 'pairings' | 'pgn' | 'trf', readonly [string, string]>>;
  readonly troubles: Readonly<Record<TroubleCode, (seq: number | null) => string>>;
  readonly exitCodes: string;
  readonly about: Readonly<Record<string, string>>;
  unknownCommand(name: string, known: readonly string[]): string;
  readonly tooFewArguments: string;
  tooManyArguments(first: string): string;
  notAWholeNumber(name: string, text: string, least: number): string;
  unknownOption(name: string, known: readonly string[]): string;
  valueMissing(name: string): string;
  takesNoValue(name: string): string;
  notOneOf(name: string, text: string, allowed: readonly string[]): string;
  notTogether(one: string, other: string): string;
  missingOption(name: string): string;
  cannotRead(path: string, reason: string): string;
  created(path: string): string;
  imported(what: readonly [string, string], count: number, path: string): string;
  leftOut(count: number): string;
  /** Faults of the same kind beyond those told, and the lines of the first of them. */
  moreAlike(count: number, lines: string): string;
  freeBoards: string;
  atLine(source: string, line: number, column: number): string;
  whole(path: string, entries: number): string;
  /** `from`: the line since which people are bound to the chain; null: none are, and `unbound` are not yet. */
  peopleBound(from: number | null, unbound: number): string;
  lastLine(seq: number, hash: string): string;
  lineKept(kept: boolean, seq: number, hash: string): string;
  notALine(text: string): string;
  copied(path: string, to: string, entries: number): string;
  rescued(path: string, entries: number, people: number): string;
  mended(lines: string): string;
  readonly walLost: (seq: number) => string;
  readonly peopleLost: string;
  readonly peopleStrange: string;
  lostSum(count: number): string;
  readonly losses: Readonly<Record<LossCode, string>>;
  wrong(path: string): string;
  noPort(port: number, reason: string): string;
  serving(url: string): string;
  /** The page that lets in any browser of this user, as long as the desk runs. */
  servingAgain(page: string): string;
  struck(seq: number, reason: string): string;
  perftSum(positions: number, counts: number, nodes: number, seconds: string): string;
  perftWrong(line: number, fen: string, depth: number, expected: number, found: number): string;
  legalMove(san: string): string;
  pgnSum(games: number, plies: number, notices: number): string;
  pgnGame(index: number, white: string, black: string, result: string, plies: number): string;
  sanSum(rows: number, wrong: number): string;
  encoding(source: string): string;
  claimsSum(games: number, plies: number): string;
  /** `moves`: those of the game, as they are named, the announced one last. */
  claimNow(ground: ClaimGround, moves: readonly string[]): string;
  claimByMove(san: string, grounds: readonly ClaimGround[], moves: readonly string[]): string;
  claimEnd(end: AutomaticEnd): string;
  readonly notJson: string;
  expectedGot(expected: string, got: string): string;
  readonly clock: TerminalClockWords;
  readonly mating: MatingWords;
  readonly records: RecordWords;
  readonly fideList: FideListWords;
  readonly feeds: FeedWords;
  readonly parchis: ParchisWords;
  readonly swiss: SwissWords;
  readonly chess960: Chess960Words;
  readonly paper: TerminalPaperWords;
  readonly fen: typeof fen;
  /** What the Laws say, as the screens say it. */
  readonly laws: LawsWords;
  readonly pgnNotices: typeof pgnNotices;
}

export const terminal: TerminalWords = {
  usage: 'uso',
  introduction: (languages) =>
    `Escaque: la mesa del árbitro de ajedrez, desde una terminal.\nescaque ORDEN --help cuenta más de una orden; --lang ${languages.join('|')} elige el idioma.`,
  kinds: {
    players: ['jugador', 'jugadores'],
    pairings: ['emparejamiento', 'emparejamientos'],
    pgn: ['partida', 'partidas'],
    trf: ['jugador', 'jugadores'],
  },
  troubles: {
    changed: (seq) => `el asiento ${seq} no es el que se escribió`,
    moved: (seq) => `el asiento ${seq} está con otro número que el que tenía`,
    missing: (seq) => `falta el asiento ${seq}`,
    badNumber: (seq) => `el asiento ${seq} tiene un número imposible`,
    badJson: (seq) => `el asiento ${seq} no se puede leer`,
    head: () => 'el último asiento no es el que el archivo recuerda: se han quitado o añadido líneas',
    act: (seq) => `los actos y sus asientos no casan${seq === null ? '' : ` (asiento ${seq})`}`,
    schema: () => 'se ha cambiado o quitado una tabla o una guarda del diario',
    pages: () => 'SQLite encuentra dañado el archivo',
    wal: (seq) =>
      `el archivo -wal que lo acompaña está dañado: no se pueden leer asientos que se escribieron${seq === null ? '' : ` después del ${seq}`}`,
    personChanged: (seq) => `una persona no es la que ata el asiento ${seq}: se ha cambiado fuera del diario`,
    personGone: (seq) => `falta una persona que ata el asiento ${seq}`,
    personAdded: () => 'hay una persona que ningún asiento ata',
  },
  exitCodes: 'Códigos de salida: 0 hecho, 1 rechazado o hallado mal, 2 línea de órdenes incorrecta.',
  about: {
    parchis:
      'moves: qué se puede mover con una tirada, y qué es obligado, en la mesa de un archivo JSON. simulate: partidas al azar jugadas hasta el final según las reglas.\n--variant: firstFiveTwo, oneOut, murcia, mixedBarriers, barriersOnSeguros, couples, couplesOne, partnerBridge, outEatsRivals, twoDice, singleFive, cuadrante.',
    watch:
      'Vigila una carpeta o un archivo en que otro programa escribe PGN, o LiveChess en su dirección, y dice una línea por aviso hasta que se termina. --round: el torneo cuya ronda se juega (--number: cuál; si no, la última); sin él, las mesas que digan los archivos. --eboards: los números de serie por orden de mesa. --poll: para carpetas de red.\n--script: vuelve a pasar, sin esperar, lo que mandó una fuente, un objeto JSON por línea, y dice qué se habría avisado y qué partidas quedan.\nNada de ello es para los jugadores (12.6).',
    new: 'Crea el archivo de un torneo. Nunca escribe encima de uno que ya exista.\n--rules: standard, rapid-a4, rapid-a5, blitz-b2 o blitz-b3.\n--example: el torneo de ejemplo, para probar; va marcado como tal dondequiera que esté su nombre.',
    import:
      'Lleva jugadores o emparejamientos (CSV), partidas (PGN) o un informe TRF entero a un torneo. SOURCE - es la entrada estándar.\nUn PGN sin --round ni --board va donde dicen sus etiquetas Round y Board, y se crea lo que falte.\n--free-boards: si en su mesa se sientan otros, la partida va a una libre y conserva su etiqueta Round. --all: cada aviso, también los que se repiten.\nfide-list: la lista de Elo de la FIDE, TXT o XML, como se descarga (también en su zip), a este equipo; Ctrl-C la detiene.',
    fide: 'Busca en la lista de Elo de la FIDE que tiene este equipo, por palabras de un nombre en cualquier orden, sin acentos, o por el comienzo de un número FIDE. Imprime número, título, nombre, federación, los tres Elos y el año.',
    export:
      'Escribe las partidas del torneo, o de una ronda, en la salida estándar como PGN: las empezadas, con jugadas o sin ellas. Las mesas que quedan fuera se nombran en la salida de errores.\ntrf16, trf26: el informe para la FIDE de un torneo, o un informe TRF escrito de nuevo. json: el torneo entero, con sus partidas en PGN, para otros programas y para «import json». --anyway: también si se contradice.',
    journal: 'Imprime cada línea del diario: cuándo, quién, qué; las tachadas, con su motivo.',
    verify:
      'Dice si el diario está entero, o qué asiento está mal. No toca el archivo.\n--head ARCHIVO: número y hash del último asiento; ARCHIVO --head NÚMERO:HASH: si ese asiento sigue en él, escrito como al pie de los papeles.',
    rescue:
      'Copia lo que esté entero de un archivo dañado a uno nuevo: todos los asientos hasta el primero perdido, cada uno como se escribió. Un asiento con un byte dañado se recupera por su hash. Enumera lo perdido; sale con 1 si hay algo. El archivo dañado no se toca.',
    diary:
      'Lo que el programa ha anotado de sí mismo en este equipo, lo último primero: fallos, esperas de más de un segundo, puertas cerradas. Sin nombres, jugadas ni carpetas.',
    start:
      'Pone la posición inicial de una mesa, o le da derechos de enroque que le faltan, mientras no tenga jugadas. POSITION: un FEN o, en ajedrez 960, un número (0-959).',
    copy: 'Copia un torneo entero a un archivo nuevo, aunque un escritorio lo tenga abierto. Nunca escribe encima de uno que ya exista.',
    serve: 'Sirve el escritorio a un navegador de este equipo hasta que se termine (Ctrl+C).',
    clock:
      "Controles de tiempo y el reloj. cases FILE...: pasa casos de reloj y escribe en qué difieren. parse TEXT: forma canónica, periodos y modalidad.\nsimulate CONTROL --events FILE: el reloj tras cada suceso, un objeto JSON por línea; CONTROL va en segundos (180+2), o como se escribe con unidades (3' + 2'').\nEn parse, los tiempos sin unidad son minutos si todos son menores de 180, y si no segundos. presets: los controles que se juegan.",
    cases:
      'Pasa casos de árbitro (un objeto JSON por línea) y escribe en qué difiere la respuesta.\nSus claves: test/cases/FORMAT.md, en el repositorio.',
    rule: 'Lee de la entrada estándar un caso (un objeto JSON) y escribe lo que dicen las Leyes de su incidente.\nClaves: id, note, rules, options, start, startNumber, moves, illegalSoFar, incident, also, expect. El incidente empieza por kind, y lo que no se dice no se sabe: si importa, se pregunta.\nCada clase de incidente y sus claves: test/cases/FORMAT.md, en el repositorio. --stands y --acts: cómo está el tablero y qué hizo la mano.',
    claims:
      'Enumera, para cada partida y movimiento de archivos PGN, qué se puede reclamar ya, con qué jugada anunciada, y qué termina por sí mismo.',
    perft:
      'Cuenta las series de movimientos desde una posición, o comprueba un archivo de posiciones con cuentas conocidas.\n--bulk cuenta los últimos movimientos sin hacerlos; --divide muestra la cuenta tras cada primer movimiento.',
    moves: 'Enumera las jugadas legales de una posición, o de una de sus piezas.',
    explain: 'Dice por qué una jugada es legal, o por qué no lo es.',
    pgn: 'Lee archivos PGN: partidas, jugadas, resultados, y qué estaba mal y dónde. FILE - es la entrada estándar.\n--check: salida 1 si algo estaba mal. --to-lang es: escribe las partidas con letras españolas.',
    san: 'Comprueba filas de FEN, movimiento y SAN (inglés y español), separadas por tabuladores.',
    position960:
      'Muestra una posición inicial de ajedrez 960 por número (0-959), primera fila (RNBQKBNR, TCADRACT) o FEN: cómo sale su número, y sus enroques.\nSalida 1 con el motivo si no es una posición inicial.',
    incidents:
      'Enumera los incidentes de un torneo: qué pasó, qué se siguió, apelaciones; también los tachados.',
    report:
      'Imprime el informe del árbitro de un torneo: rondas, resultados, incidentes, sanciones, apelaciones. --incident LÍNEA: la resolución de ese para sus jugadores. --player NOMBRE: lo de un jugador, por su nombre o su número, en todas las rondas.',
    sheets:
      'Imprime las posiciones iniciales de una ronda de ajedrez 960: una hoja para la pared, una por mesa y el acta del sorteo. Con --part, los papeles de cualquier ronda: emparejamientos por mesa o por nombre, papeletas de resultado, planillas de las partidas anotadas.\n--pdf y --html escriben encima de lo que haya y dicen qué se ha escrito. El idioma de las hojas es el de --lang.\nEl PDF lo hace Chromium, Chrome, Edge o Electron; la variable CHROMIUM nombra otro.',
    draw960:
      'Sortea una posición inicial de ajedrez 960; --json escribe el certificado, «verify» comprueba uno: salida 1 con lo que esté mal.\n' +
      'program: un resultado que cualquiera puede rehacer. --commit escribe un compromiso para publicar y guarda el secreto en --secret-file; la sala añade después líneas --input, y se sortea con el mismo --secret-file. El compromiso es el SHA-256 de los 64 caracteres del secreto. De secreto, ronda, tablero, cada aportación y un contador desde 0, uno por línea, se toma el SHA-256: sus 8 primeras cifras son w. Con m números permitidos, w vale si es menor que el mayor múltiplo de m hasta 2^32; si no, sube el contador; el resultado es el número permitido en el lugar w mod m, contando desde 0. Ronda o tablero es 0 si no se da.\n' +
      "  printf '%s\\n%s\\n%s\\n%s\\n%s' SECRETO RONDA TABLERO APORTACIÓN 0 | sha256sum | cut -c1-8\n" +
      'dice: un dado, cuatro tiradas por número (base seis, 1-6 valen 0-5). coins: diez tiradas (1 o c cara, 0 o x cruz). box: tres cifras. Más de 959, o no permitido: todo otra vez. pieces: un dado para alfil de negras, alfil de blancas, dama, caballo y caballo; una tirada demasiado alta se repite.\n' +
      'hand: --position, --authority y --reason. --exclude y --used nombran números que no han de salir.',
    standings:
      'Escribe la clasificación de un informe TRF o de un torneo, con los desempates de --tie-breaks en su orden (códigos de la FIDE, C.07), o los del propio archivo.\n--round N: tras esa ronda. --working N: de dónde sale cada cifra del jugador N, ronda a ronda. --rating-change K: lo que cambia el Elo de cada uno con el coeficiente K, a título informativo.',
    pair: 'Empareja la ronda siguiente a la última de un informe TRF por el sistema suizo holandés de la FIDE (2026), con el motivo de cada color y lo que no se cumple en cada grupo. Salida 1 si no hay emparejamiento posible, con quién lo impide.\n--why A-B: por qué no juegan esos dos.',
    generate:
      'Genera un torneo emparejado por el sistema suizo holandés de la FIDE (2026) y lo escribe como TRF26 en la salida estándar; los resultados siguen el Elo. Los mismos semilla, jugadores, rondas y perfil dan los mismos bytes en cualquier máquina; sin --seed es uno nuevo, y el archivo dice cuál. Salida 1 si una ronda no tiene emparejamiento posible: el archivo acaba antes de ella.\n--profile: plain (el normal); stress: descansos, incomparecencias, resultados raros, inscripciones tardías, retiradas; y como stress: forbid (parejas que no pueden enfrentarse), baku (aceleración), points (otra puntuación), tiny (para una docena de jugadores como mucho).',
    check:
      'Comprueba un informe TRF: lo que no se puede leer, lo que se contradice y las reglas incumplidas, con línea y columna. Sale con 1 si hay algún error; los avisos no lo son.',
    berger:
      'Escribe la tabla de Berger de N jugadores (de 3 a 999). --double: a doble vuelta, con las dos últimas rondas de la primera cambiadas.',
    'can-mate':
      'Dice quién puede aún dar mate con alguna serie de jugadas legales, con una serie que lo da o el motivo de que no la haya.\n--file: filas de FEN, white o black, winnable o unwinnable, separadas por tabuladores; salida 1 si una respuesta difiere.',
  },
  unknownCommand: (name, known) => `escaque: no hay ninguna orden «${name}». Hay: ${known.join(', ')}.`,
  tooFewArguments: 'falta algo en la línea de órdenes',
  tooManyArguments: (first) => `sobra «${first}»`,
  notAWholeNumber: (name, text, least) => `${name} lleva un número entero desde ${least}, no «${text}»`,
  unknownOption: (name, known) => `no hay ninguna opción ${name}; hay: ${known.join(', ')}`,
  valueMissing: (name) => `detrás de ${name} falta su valor`,
  takesNoValue: (name) => `${name} no lleva ningún valor`,
  notOneOf: (name, text, allowed) => `${name} lleva ${allowed.join(', ')}, no «${text}»`,
  notTogether: (one, other) => `${one} y ${other} no van juntas: elija una`,
  missingOption: (name) => `hace falta ${name}`,
  cannotRead: (path, reason) => `No se puede leer ${path} (${reason}). Compruebe el nombre y los permisos.`,
  created: (path) => `Creado ${path}.`,
  imported: ([one, other], count, path) => `${counted(count, one, other)} en ${path}.`,
  moreAlike: (count, lines) => `y ${count} más iguales: líneas ${lines} (todas con --all)`,
  freeBoards: 'Con --free-boards, las partidas que encuentran su mesa ocupada van a mesas libres.',
  leftOut: (count) => (count === 1 ? 'Mire 1 línea:' : `Mire ${count} líneas:`),
  atLine: (source, line, column) => `${source}, línea ${line}, columna ${column}`,
  lastLine: (seq, hash) =>
    `último asiento ${seq}, hash ${hash} (al pie de los papeles: ${formatLineMark({ seq, hash })})`,
  lineKept: (kept, seq, hash) =>
    kept
      ? `El asiento ${seq}, hash ${hash}, sigue en el archivo.`
      : `El asiento ${seq}, hash ${hash}, NO está en el archivo: se ha cortado o se ha escrito otra cosa en su lugar.`,
  notALine: (text) =>
    `--head pide NÚMERO:HASH (al menos ${MARK_DIGITS} cifras del hash, como al pie de los papeles), no «${text}»`,
  whole: (path, entries) => `${path}: entero, ${counted(entries, 'asiento', 'asientos')}.`,
  peopleBound: (from, unbound) =>
    from === null
      ? `La cadena aún no ata a las personas (${unbound}): lo hará el próximo asiento que se escriba.`
      : `La cadena ata a las personas desde el asiento ${from}; de antes nada prueba que fueran las mismas.`,
  copied: (path, to, entries) =>
    `${path}: copiado entero en ${to}, ${counted(entries, 'asiento', 'asientos')}.`,
  rescued: (path, entries, people) =>
    `${path}: ${counted(entries, 'asiento', 'asientos')} y ${counted(people, 'persona', 'personas')}, enteros.`,
  mended: (lines) => `Dañados en un byte y recuperados por la cadena: ${lines}.`,
  peopleStrange:
    'Personas que no son como las tienen los asientos copiados; quien no está en ninguno no se ha copiado. Corrija o borre las demás en el escritorio:',
  walLost: (seq) =>
    `El archivo -wal está dañado: se ha perdido lo que se escribió después del asiento ${seq}.`,
  peopleLost: 'Parte de las personas no se ha podido leer: sus mesas no dicen de quién son.',
  lostSum: (count) =>
    `Perdidos: ${counted(count, 'asiento', 'asientos')}. Sigue lo que aún se lee de ellos; anótelo de nuevo.`,
  losses: {
    missing: 'no se puede leer',
    changed: 'no es lo que se escribió',
    act: 'es parte de un acto cuyo resto se ha perdido',
    after: 'está después de un asiento perdido',
  },
  wrong: (path) => `${path}: NO está entero.`,
  noPort: (port, reason) =>
    `el puerto ${port} no está disponible (${reason}). Elija otro con --port, o ninguno para uno libre.`,
  serving: (url) => `El escritorio está abierto en ${url}`,
  servingAgain: (page) => `Otro navegador de este equipo entra, cuantas veces haga falta, por ${page}`,
  struck: (seq, reason) => `tachada por la línea ${seq}: ${struckReason(lists, reason)}`,
  perftSum: (positions, counts, nodes, seconds) =>
    `${positions} posiciones, ${counts} cuentas correctas, ${nodes} nodos en ${seconds} s.`,
  perftWrong: (line, fen, depth, expected, found) =>
    `línea ${line}: ${fen}: a profundidad ${depth} hay ${found}, no ${expected}`,
  legalMove: (san) => `${san} es legal.`,
  pgnSum: (games, plies, notices) =>
    `${counted(games, 'partida', 'partidas')}, ${counted(plies, 'movimiento', 'movimientos')}, ${counted(notices, 'aviso', 'avisos')}.`,
  pgnGame: (index, white, black, result, plies) =>
    `${index}. ${white} - ${black}  ${result}  (${counted(plies, 'movimiento', 'movimientos')})`,
  sanSum: (rows, wrong) => `${counted(rows, 'fila', 'filas')}, ${wrong} mal.`,
  encoding: (source) => `${source} no está en UTF-8; se ha leído como Windows-1252.`,
  notJson: 'esto no es un objeto JSON',
  expectedGot: (expected, got) => `se esperaba ${expected} y salió ${got}`,
  claimsSum: (games, plies) =>
    `${counted(games, 'partida', 'partidas')}; algo que reclamar o terminado por sí mismo en ${counted(plies, 'movimiento', 'movimientos')}.`,
  claimNow: (ground, moves) => `se puede reclamar ya: ${basisText(ground, moves)}`,
  claimByMove: (san, grounds, moves) =>
    `se puede reclamar anunciando ${san}: ${grounds.map((ground) => basisText(ground, moves)).join('; ')}`,
  claimEnd: (end) => `terminada por sí misma: ${ends[end.kind]}`,
  clock,
  mating,
  records,
  fideList,
  feeds,
  parchis,
  swiss,
  chess960,
  paper,
  fen,
  laws,
  pgnNotices,
};
