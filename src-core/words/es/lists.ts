import type { BoardState } from '../../contract/views.ts';
import type { Color } from '../../vocabulary/colors.ts';
import type { ResultReason } from '../../vocabulary/results.ts';
import type { RuleSetId } from '../../vocabulary/rule-sets.ts';
import type { Variant } from '../../vocabulary/pieces.ts';
import { counter } from '../plural.ts';
import { region } from './region.ts';

const count = counter(region);

const ruleSets: Readonly<Record<RuleSetId, { readonly name: string; readonly what: string }>> = {
  standard: {
    name: 'Clásico',
    what: 'Las Reglas de Competición enteras; los jugadores anotan todas las jugadas.',
  },
  'rapid-a4': {
    name: 'Rápido, supervisión plena (A.4)',
    what: 'Un árbitro por cada tres partidas como mucho, y todas anotadas por él: rigen las Reglas de Competición.',
  },
  'rapid-a5': {
    name: 'Rápido (A.5)',
    what: 'Sin supervisión suficiente: la jugada ilegal solo se corrige antes de la jugada siguiente del adversario.',
  },
  'blitz-b2': {
    name: 'Relámpago, supervisión plena (B.2)',
    what: 'Un árbitro por partida, que la anota: rigen las Reglas de Competición.',
  },
  'blitz-b3': {
    name: 'Relámpago (B.3)',
    what: 'Sin supervisión suficiente: como el rápido, artículos A.2, A.3 y A.5.',
  },
};

const variants: Readonly<Record<Variant, string>> = { standard: 'Ajedrez', chess960: 'Ajedrez 960' };

const states: Readonly<Record<BoardState, string>> = {
  toStart: 'por empezar',
  playing: 'en juego',
  finished: 'terminada',
  bye: 'descansa',
};

const sides: Readonly<Record<Color, string>> = { white: 'Blancas', black: 'Negras' };

const reasons: Readonly<Record<ResultReason, string>> = {
  checkmate: 'jaque mate',
  stalemate: 'rey ahogado',
  resignation: 'abandono',
  agreement: 'acuerdo',
  time: 'tiempo',
  repetition: 'triple repetición',
  fiftyMoves: 'cincuenta jugadas',
  fivefold: 'quíntuple repetición',
  seventyFiveMoves: 'setenta y cinco jugadas',
  deadPosition: 'posición muerta',
  illegalMoves: 'jugadas ilegales',
  forfeit: 'incomparecencia',
  bye: 'descanso',
  arbiter: 'decisión del árbitro',
  imported: 'según el archivo',
  other: 'otro motivo',
  notSaid: 'sin causa anotada',
};

/** What the start, the lists, the hall and the tournament say. */
export const lists = {
  ruleSets,
  variants,
  states,
  sides,
  reasons,
  people: (people: number) => count(people, 'persona', 'personas'),
  boardsCount: (boards: number) => count(boards, 'mesa', 'mesas'),
  gamesCount: (games: number) => count(games, 'partida', 'partidas'),

  variantHints: {
    standard: 'Desde la posición inicial de siempre.',
    chess960: 'Se sortea la posición inicial. La FIDE no cuenta estas partidas en sus listas de Elo.',
  },
  moreDetails: 'Más datos: lugar, fechas, árbitro, reglas, rondas',
  rulesFollow: (name: string) => `Por este control, las reglas son las de ${name}.`,
  rulesNow: (name: string) => `Reglas: ${name}.`,
  newTournament: 'Torneo nuevo',
  name: 'Nombre',
  namePlace: 'Abierto de Toledo 2026',
  place: 'Lugar',
  begins: 'Empieza',
  ends: 'Termina',
  federation: 'Federación',
  fed: 'Fed.',
  chiefArbiter: 'Árbitro principal',
  ruleSet: 'Reglas',
  variant: 'Juego',
  rounds: 'Rondas',
  boards: 'Mesas',
  boardsExpected: 'Mesas previstas',
  rules: 'Lo que las Leyes dejan al torneo',
  noDrawBeforeMove: 'Sin tablas pactadas antes de la jugada',
  noDrawHint: '0: sin límite (9.1.1)',
  guidelinesI: 'Directrices I (partidas aplazadas)',
  guidelinesIII: 'Directrices III (sin incremento)',
  guidelinesNo: 'no se adoptan',
  guidelinesYes: 'se adoptan',
  blitzMinutes: 'Minutos por acto ilegal en relámpago B.2',
  create: 'Crear el torneo',
  creating: 'Creando el archivo…',
  whereNew: (folder: string) => `Se guarda en ${folder}, con el nombre del torneo.`,
  whereChosen: (path: string) => `Se guarda en ${path}.`,
  elsewhere: 'Guardar en otro sitio…',
  elsewherePath: 'Guardar como (ruta completa)',
  elsewhereHint: 'Vacío: en la carpeta de siempre.',
  recentNone: 'Aquí aparecerán los torneos que abra en este equipo.',
  recentGone: 'ya no está ahí',
  openedAt: (moment: string) => `abierto ${moment}`,
  openOther: 'Abrir otro archivo…',
  openPath: 'Abrir un archivo',
  openPathHint: 'Ruta completa de un archivo .escaque de este equipo.',
  open: 'Abrir',
  notNumber: 'Escriba un número entero.',

  find: 'Número o nombre',
  noneFound: (text: string) => `Nada responde a «${text}».`,

  playersEmpty: 'Todavía no hay nadie inscrito.',
  importPlayers: 'Importar una lista…',
  exportCsv: 'Exportar CSV',
  number: 'N.º',
  numberAuto: 'sigue',
  title: 'Título',
  rating: 'Elo',
  fideId: 'ID FIDE',
  birth: 'Nacimiento',
  sex: 'Sexo',
  sexes: { '': '–', m: 'M', w: 'F' },
  club: 'Club',
  nationalId: 'ID nacional',
  nationalRating: 'Elo nacional',
  contact: 'Contacto',
  contactHint: 'Teléfono o correo. No sale en ningún papel ni en pantallas públicas.',
  namePlaceholder: 'Apellidos, Nombre',
  birthPlaceholder: 'año o fecha',
  add: 'Inscribir',
  addPlayer: 'Inscribir a una persona',
  editPlayer: (name: string) => `Corregir a ${name}`,
  eraseAll: 'Borrar los datos personales…',
  eraseAllTitle: 'Borrar todos los datos personales',
  eraseAllWhat:
    'Acabado el torneo se borran para siempre los nombres, nacimientos, sexos, clubes, contactos e ID de todas las personas, árbitros incluidos: quedan los números de inscripción. Las partidas, los resultados y el diario siguen enteros. Exporte antes lo que la federación necesite: después no se puede.',
  eraseAllDo: 'Borrar los datos de todos',
  eraseName: 'Borrar el nombre…',
  eraseTitle: (name: string) => `Borrar el nombre de ${name}`,
  eraseWhat:
    'Se borran para siempre el nombre, la fecha de nacimiento, el sexo, el club, el contacto y los ID FIDE y nacional. Quedan el número de inscripción, las partidas y los resultados. El diario anota que se hizo, sin decir qué se borró.',
  eraseDo: 'Borrar para siempre',
  erased: '(nombre borrado)',

  importTitle: 'Importar una lista de jugadores',
  importHow:
    'Pegue la lista o elija un archivo. Vale punto y coma, coma o tabulador; la primera línea puede decir qué es cada columna. Las líneas buenas entran; las otras se quedan aquí con su motivo.',
  importText: 'Texto',
  importFile: 'Elegir un archivo…',
  importCheck: 'Comprobar',
  importNone: 'Nada que importar todavía.',
  importGood: (players: number) => count(players, 'persona entra', 'personas entran'),
  imported: (good: number) => `${good === 1 ? 'Ha entrado 1' : `Han entrado ${good}`}.`,
  importDo: (players: number) => `Inscribir a ${count(players, 'persona', 'personas')}`,
  importDone: (players: number) => count(players, 'persona inscrita', 'personas inscritas'),
  faultsTitle: (faults: number) => count(faults, 'línea por mirar', 'líneas por mirar'),
  faultLine: 'Línea',
  faultText: 'Texto',
  faultWhy: 'Motivo',
  faultsAlike: (faults: number, lines: string) =>
    `y ${count(faults, 'aviso igual más', 'avisos iguales más')}: líneas ${lines}`,
  faultsAll: 'Ver todos',
  faultsGrouped: 'Agruparlos',
  freeBoards: 'Usar mesas libres para las partidas que encuentran su mesa ocupada',
  faultsMore: (faults: number) => `y ${count(faults, 'línea más', 'líneas más')}`,

  board: 'Mesa',
  white: 'Blancas',
  black: 'Negras',
  result: 'Resultado',
  state: 'Estado',
  turn: 'Juegan',
  move: 'Jugada',
  toMove: (side: string) => `juegan ${side}`,
  moveShort: (move: number) => `j. ${move}`,
  unrecorded: (moves: number) => `${moves} sin anotar`,
  roundEmpty: (round: number) => `La ronda ${round} todavía no tiene emparejamientos.`,
  pair: 'Emparejar',
  pairings: (round: number) => `Emparejamientos de la ronda ${round}`,
  pairingsShort: 'Emparejamientos',
  undoResult: 'Retirar el último resultado',
  resultUndone: (board: number, result: string) => `Mesa ${board}: ${result} retirado`,
  undoneByKey: 'tecla equivocada',
  enterResults: 'Anotar resultados',
  withResult: 'con resultado',
  questions: (questions: number) => `${questions} por contestar`,
  goToBoard: 'Ir a una mesa: su número e Intro',
  digitsHere:
    'Aquí las cifras anotan resultados. A una mesa: / y su número. A otra pantalla: Alt y la cifra.',
  alsoKey: (sign: string) => `(también ${sign})`,
  byForfeit: (says: string) => `${says} por incomparecencia`,
  openBoard: 'Abrir la mesa',
  writingResult: 'anotando',
  mustPlay: (moves: string) => `debe jugar ${moves}`,
  moveSealed: 'jugada secreta',
  appealWaits: 'apelación sin resolver',
  time: 'Tiempo',
  keyLeaveList: 'Dejar la lista',
  previousRound: 'Ronda anterior',
  nextRound: 'Ronda siguiente',
  round: 'Ronda',
  all: 'Todas',
  toBePlayed: 'Por empezar',
  inPlay: 'En juego',
  over: 'Terminadas',
  importPgn: 'Importar PGN…',
  exportPgn: 'Exportar PGN',
  exported: (games: number) => `${count(games, 'partida', 'partidas')} en el PGN.`,
  notBegunLeft: (round: number, boards: string) =>
    `Ronda ${round}: fuera, sin empezar: ${/\D/.test(boards) ? 'mesas' : 'mesa'} ${boards}.`,
  importPgnTitle: (round: number) => `Importar partidas a la ronda ${round}`,
  importPgnHow:
    'Pegue un PGN o elija un archivo. Cada partida va a la mesa que dice su etiqueta Board o a la de sus jugadores; las jugadas pasan por las mismas reglas que si se teclearan.',
  importPgnGood: (games: number) => count(games, 'partida entra', 'partidas entran'),
  importPgnDo: (games: number) => `Importar ${count(games, 'partida', 'partidas')}`,
  ending: (reason: string) => `en el tablero: ${reason}`,
  notices: (notices: number) => count(notices, 'aviso del PGN', 'avisos del PGN'),
  noPlayer: '—',
  bye: 'descansa',

  pairingsHow: 'En cada lado, el número de inscripción o el nombre. Uno solo descansa.',
  pairingsEmpty: 'Escriba la primera mesa aquí arriba o importe la lista completa.',
  importPairings: 'Importar emparejamientos…',
  importPairingsTitle: (round: number) => `Importar los emparejamientos de la ronda ${round}`,
  importPairingsHow:
    'Pegue la lista o elija un archivo: mesa, blancas, negras; con números de inscripción o nombres. Vale punto y coma, coma o tabulador.',
  importPairingsGood: (boards: number) => count(boards, 'mesa entra', 'mesas entran'),
  importPairingsDo: (boards: number) => `Emparejar ${count(boards, 'mesa', 'mesas')}`,
  addPairing: 'Añadir la mesa',
  change: 'Cambiar',
  changePairing: (board: number) => `Cambiar la mesa ${board}`,
  typedPlayers: (text: string) => `Jugadores que responden a «${text}»`,

  hallAttention: 'Atención primero',
  hallOrder: 'Por número',
  order: 'Orden',

  details: 'Datos del torneo',
  changeDetails: 'Corregir los datos',
  file: 'Archivo',
  fileWhat:
    'Todo el torneo está en este archivo. Una copia hecha con el torneo abierto lo dice al abrirla: para una entera, «Copiar ahora».',
  copyNow: 'Copiar ahora',
  copied: (path: string) => `Copiado entero en ${path}.`,
  exportTournament: 'Exportar el torneo en PGN',
  exportWhat: 'Todas las partidas de todas las rondas.',
  thisScreen: 'Esta pantalla',
  arbiterHere: 'Quién está en esta pantalla',
  arbiterHint: (name: string) => `Firma lo que se escribe desde aquí. Vacío: ${name}.`,
  noArbiter: region.nobody,
  anotherScreen: 'Otra pantalla',
  anotherScreenWhat:
    'Otra ventana sobre el mismo escritorio: lo que se anote en una se ve en la otra al momento.',
  openWindow: 'Abrir otra ventana',
  addressOnce:
    'Dirección para otra ventana de este equipo; sirve una sola vez. El navegador que la usó vuelve a entrar, mientras el escritorio esté en marcha, con la misma dirección o reabriendo la pestaña.',
  openHere: 'Abrir aquí',
  closeTournament: 'Cerrar el torneo',
  closeWhat: 'Todo está guardado ya. Las demás pantallas verán el comienzo.',
  closeRunningTitle: 'Cerrar con relojes en marcha',
  closeRunning: (clocks: number) => `Hay ${count(clocks, 'reloj', 'relojes')} en marcha.`,
  closeRunningWhat:
    'Al cerrar se paran en ese instante, en todas las pantallas. Al abrir otra vez el torneo, el escritorio pregunta qué se hace con el tiempo que haya pasado: dejarlo, descontarlo o poner los tiempos.',
  closeMirrors: (clocks: number) =>
    `Se ${clocks === 1 ? 'sigue' : 'siguen'} ${count(clocks, 'reloj de mesa', 'relojes de mesa')}.`,
  closeMirrorsWhat:
    'Al cerrar solo se dejan de seguir: el reloj de la mesa continúa, y al abrir otra vez hay que leerlo.',
  closeMirrorsDo: 'Dejar de seguirlos y cerrar',
  closeRunningDo: 'Parar los relojes y cerrar',
};

export type ListsWords = typeof lists;
