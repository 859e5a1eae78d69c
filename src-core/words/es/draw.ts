import type { CertificateFault } from '../../tournament/index.ts';
import type { DrawEvent, DrawTerms } from '../../desk/journal/draw-events.ts';
import type { DrawInputKind } from '../../vocabulary/draws.ts';
import type { DrawLineView } from '../../contract/draw-views.ts';
import type { HistoryLine } from '../../contract/history-line.ts';
import type { DRAW_REFUSALS } from '../../desk/commands/refusals/draw960.ts';
import type { RefusalFacts } from '../../desk/commands/refusals/index.ts';
import { hoursIn } from '../hours.ts';
import { counter } from '../plural.ts';
import { type Sentences, said } from '../said.ts';
import { region } from './region.ts';

type Method = DrawLineView['method'];

const count = counter(region);

const methods: Readonly<Record<Method, string>> = {
  program: 'programa',
  dice: 'un dado, cuatro tiradas',
  coins: 'una moneda, diez tiradas',
  box: 'tres cifras de una caja',
  pieces: 'un dado, pieza a pieza',
  hand: 'a mano',
};

const methodHow: Readonly<Record<Method, string>> = {
  program:
    'El programa guarda un secreto y publica su compromiso; la sala añade lo que nadie podía prever; el número sale de las dos cosas y cualquiera puede repetir la cuenta.',
  dice: 'El número en base seis, del 1 al 6 como 0 a 5. Si pasa de 959 se tira todo otra vez.',
  coins: 'El número en base dos: cara es 1, cruz es 0. Si pasa de 959 se tira todo otra vez.',
  box: 'De una caja con las cifras 0 a 9 se saca una, se devuelve, y así tres veces. Si pasa de 959 se saca todo otra vez.',
  pieces:
    'Alfil en casilla negra (1 a 4), alfil en casilla blanca (1 a 4), dama en la casilla libre 1 a 6, y los dos caballos. Una tirada demasiado alta se repite.',
  hand: 'La posición la fija una autoridad, que consta con su motivo.',
};

const inputKinds: Readonly<Record<DrawInputKind, string>> = {
  dice: 'dados',
  phrase: 'una frase',
  number: 'un número',
};

const decides: Readonly<Record<string, string>> = {
  number: 'el número',
  darkBishop: 'el alfil de casilla negra',
  lightBishop: 'el alfil de casilla blanca',
  queen: 'la dama',
  knight: 'un caballo',
};

const letters: Readonly<Record<string, string>> = { K: 'R', Q: 'D', R: 'T', B: 'A', N: 'C' };
/** La primera fila con las iniciales españolas. */
const rank = (english: string): string => [...english].map((letter) => letters[letter] ?? letter).join('');

const names: Readonly<Record<string, string>> = {
  K: 'rey',
  Q: 'dama',
  R: 'torre',
  B: 'alfil',
  N: 'caballo',
};
const rankInWords = (english: string): string => [...english].map((letter) => names[letter] ?? '').join(', ');

const { hour, whole } = hoursIn(region);
const hourIn = (instant: number | null): string =>
  instant === null ? 'en cuanto se sorteen' : `a las ${hour(instant)}`;

/** `518 TCADRACT` for `518 RNBQKBNR`, as the desk gives them. */
const numbers = (text: string): string => text.replace(/[KQRBN]{8}/g, rank);

function says(event: DrawEvent, facts: HistoryLine['facts']): string {
  switch (event.type) {
    case 'drawPolicySet':
      return `Normas del sorteo: ${policy(event.terms)}${event.reason === '' ? '' : `. Motivo del cambio: ${event.reason}`}`;
    case 'drawCommitted':
      return `Sorteo de ${place(event.draw)}: compromiso ${event.commitment}${event.again === '' ? '' : `. Otra vez: ${event.again}`}`;
    case 'drawInputAdded':
      return `Aportación de la sala (${inputKinds[event.kind]}): ${event.text}`;
    case 'startPositionDrawn': {
      const how = methods[said(facts, 'method') as Method];
      const what = facts['hidden'] === 1 ? 'hecho; aún no se muestra' : numbers(said(facts, 'numbers'));
      return `Sorteo de ${place(event.draw)} (${how}): ${what}${event.again === '' ? '' : `. Otra vez: ${event.again}`}`;
    }
    case 'drawTimesChanged':
      return `Sorteo de ${place(event.draw)}: cambia la hora. ${event.reason}`;
    case 'startPositionShown':
      return `Se muestra ${place(event.draw)}: ${numbers(said(facts, 'numbers'))}${event.reason === '' ? '' : `. Antes de su hora: ${event.reason}`}`;
  }
}

const types: Readonly<Record<DrawEvent['type'], string>> = {
  drawPolicySet: 'Normas del sorteo',
  drawCommitted: 'Sorteo',
  drawInputAdded: 'Sorteo',
  startPositionDrawn: 'Sorteo',
  drawTimesChanged: 'Sorteo',
  startPositionShown: 'Sorteo',
};

function place({ round, board }: { readonly round: number; readonly board: number }): string {
  return board === 0 ? `la ronda ${round}` : `la ronda ${round}, mesa ${board}`;
}

function policy(terms: DrawTerms): string {
  return policyLines(terms).join('; ');
}

function policyLines(terms: DrawTerms): readonly string[] {
  const { exclude, noRepeat, perBoard, bothGames, studyMinutes, show, showMinutes } = terms;
  const shown = {
    atOnce: 'se muestra en cuanto se sortea',
    atTime: 'se muestra a la hora que se diga en cada sorteo',
    beforeStart: `se muestra ${count(showMinutes, 'minuto', 'minutos')} antes del comienzo`,
  };
  return [
    perBoard ? 'una posición para cada mesa' : 'la misma posición para todas las mesas',
    ...(bothGames ? ['las dos partidas de un minimatch con la misma'] : []),
    exclude.length === 0 ? 'pueden salir las 960' : `no puede salir ${exclude.join(' ni ')}`,
    noRepeat ? 'ningún número dos veces en el torneo' : 'un número puede volver a salir',
    shown[show],
    studyMinutes === 0 ? 'sin tiempo de estudio' : `${count(studyMinutes, 'minuto', 'minutos')} de estudio`,
  ];
}

const badTimes: Readonly<Record<RefusalFacts['badDrawTimes']['why'], string>> = {
  startPast: 'La hora del comienzo ya ha pasado.',
  showPast: 'La hora de mostrarla ya ha pasado.',
  startMissing: 'Falta la hora del comienzo de la ronda: de ella depende cuándo se muestra la posición.',
  showMissing: 'Falta la hora a la que se mostrará la posición.',
  order: 'La posición se mostraría después del comienzo de la ronda.',
  noClock: 'La hora no vale.',
};

const badPlaces: Readonly<Record<RefusalFacts['badDrawPlace']['why'], string>> = {
  allBoards: 'Según las normas hay una posición para todas las mesas: no se sortea mesa por mesa.',
  oneBoard: 'Con tiradas o a mano se sortea una mesa cada vez: diga cuál.',
  board: 'Falta decir para qué mesa es el sorteo.',
};

/** Why the desk does not draw. */
const refusals: Sentences<keyof typeof DRAW_REFUSALS> = {
  notChess960: () => 'El torneo se juega desde la posición usual: no hay nada que sortear.',
  badDrawPolicy: (f) =>
    f.why === 'number'
      ? `«${f.value}» no es un número de posición: van de 0 a 959.`
      : `«${f.value}» no vale como minutos: de 0 a 1440.`,
  drawPolicyFixed: () => 'Ya se ha sorteado con estas normas: para cambiarlas escriba el motivo.',
  noDrawPolicy: () => 'Antes del primer sorteo se fijan sus normas.',
  secondGameOfMatch: (f) =>
    `La ronda ${f.round} se juega con la posición de la ronda ${f.first}: no se sortea aparte.`,
  badDrawPlace: (f) => badPlaces[f.why],
  drawnBefore: (f) =>
    `La ronda ${f.round} ya tiene un sorteo: para sortear otra vez escriba el motivo, que constará.`,
  drawUnderWay: (f) => `El sorteo de la ronda ${f.round} está en curso: termínelo antes.`,
  drawHidden: (f) =>
    `La ronda ${f.round} ya está sorteada y se muestra ${hourIn(f.showAt)}: no se sortea otra vez antes de mostrarla.`,
  drawBoardsPlayed: (f) =>
    `Ya se juega (ronda.mesa): ${f.boards.join(', ')}. Tache antes esas jugadas, o el comienzo del reloj.`,
  noBoardsToDraw: (f) => `La ronda ${f.round} no tiene esa mesa, o no tiene mesas emparejadas todavía.`,
  badDrawTimes: (f) => badTimes[f.why],
  noCommitment: () => 'Antes hay que publicar el compromiso: pulse «Publicar el compromiso».',
  badDrawInput: (f) => `Una aportación es una línea de texto de 1 a ${f.most} letras, todas a la vista.`,
  nameInInput: () =>
    'La aportación lleva el nombre de alguien del torneo: entra letra a letra en la cuenta y ya no se podría borrar. Diga otra cosa.',
  tooManyInputs: (f) => `Ya hay ${f.most} aportaciones: son bastantes.`,
  throwsMissing: (f) =>
    `Con ${count(f.given, 'tirada', 'tiradas')} aún no hay número: falta ${decides[f.decides] ?? 'seguir'}.`,
  throwsLeft: (f) => `El número se supo con ${count(f.taken, 'tirada', 'tiradas')}: las otras sobran.`,
  badThrow: (f) => `La tirada ${f.at} es ${f.thrown}: solo puede ser de ${f.lowest} a ${f.highest}.`,
  drawNotAllowed: (f) => `El ${f.number} está excluido por las normas o ya salió en este torneo.`,
  nothingToDraw: () => 'No queda ningún número que pueda salir.',
  authorityMissing: () => 'Falta quién fija la posición.',
  hiddenDrawsStand: (f) =>
    `La ronda ${f.round} está sorteada y aún no se muestra. Como ningún número puede repetirse, se sortea cuando se haya mostrado.`,
  nothingHidden: (f) => `En la ronda ${f.round} no hay ningún sorteo que espere.`,
  drawNotDue: (f) => `Su hora es ${hourIn(f.showAt)}: para mostrarla antes escriba el motivo.`,
  startNotDrawn: (f) =>
    `El sorteo de la mesa ${f.board} ha empezado, con su compromiso publicado, y aún no ha salido nada: primero se sortea, luego se juega.`,
  startNotShown: (f) =>
    `La posición inicial de la mesa ${f.board} ya está sorteada y se muestra ${hourIn(f.showAt)}: hasta entonces no se juega ni corre su reloj.`,
};

const fields: Readonly<Record<string, string>> = {
  number: 'el número',
  rank: 'la primera fila',
  commitment: 'el compromiso',
  secret: 'el secreto',
  counter: 'el contador',
  inputs: 'las aportaciones',
  policy: 'las normas',
  used: 'los números usados',
  round: 'la ronda',
  board: 'la mesa',
  throws: 'las tiradas',
};
const field = (name: string): string => fields[name] ?? `«${name}»`;

function fault(found: CertificateFault): string {
  switch (found.code) {
    case 'badField':
      return found.field === ''
        ? 'Esto no es un certificado de sorteo.'
        : `No es un certificado: falta ${field(found.field)}, o no puede ser así.`;
    case 'twice':
      return `El texto dice más de una vez ${field(found.field)}: quien lo lea verá una cosa y un programa otra.`;
    case 'differs':
      return `No coincide ${field(found.field)}: el certificado dice ${found.found ?? 'nada'} y la cuenta da ${found.expected ?? 'nada'}.`;
    case 'nothingAllowed':
      return 'Con esas normas no podía salir ningún número.';
    case 'badSecret':
      return 'El secreto no es de 64 cifras hexadecimales en minúscula.';
    case 'badInput':
      return `La aportación ${found.at} no es una línea de texto.`;
    case 'badThrow':
      return `La tirada ${found.at} es ${found.thrown}, y no puede ser.`;
    case 'throwsMissing':
      return `Con ${count(found.given, 'tirada', 'tiradas')} no sale ningún número.`;
    case 'throwsLeft':
      return `Bastaban ${found.taken} de las ${found.given} tiradas.`;
    case 'notAllowed':
      return `El ${found.number} no podía salir.`;
    case 'authorityMissing':
      return 'Falta quién fijó la posición.';
    case 'reasonMissing':
      return 'Falta el motivo.';
    case 'boardMissing':
      return 'Falta la mesa.';
  }
}

/** What the draw, its ceremony and the check of a certificate say. */
export const draw = {
  name: 'Sorteo',
  title: (round: number) => `Sorteo de la ronda ${round}`,
  rank,
  rankInWords,
  hour,
  whole,
  methods,
  methodHow,
  inputKinds,
  notNeeded: 'Este torneo se juega desde la posición usual: no hay nada que sortear.',
  notNeededWhat:
    'Un torneo de Ajedrez 960 se elige al crearlo, o en Torneo mientras no haya rondas emparejadas.',
  toTournament: 'Ir a Torneo',
  drawnWith: (round: number, first: number) =>
    `La ronda ${round} se juega con la posición de la ronda ${first}, como dicen las normas.`,
  toRound: (round: number) => `Ver la ronda ${round}`,
  ceremony: 'Ceremonia',
  ceremonyHint: 'Para la pantalla de la sala. En «Torneo · Otra pantalla» se abre otra ventana.',
  check: 'Comprobar un certificado',

  // the policy
  policyTitle: 'Normas del sorteo',
  policyFirst:
    'Antes del primer sorteo se fijan sus normas. Después solo cambian con un motivo, que constará.',
  policyLines,
  policyHistory: (seq: number, reason: string) => `cambiadas en la línea ${seq}: ${reason}`,
  policySet: 'Fijar las normas',
  policyChange: 'Cambiar las normas',
  policyReason: 'Motivo del cambio',
  forBoards: 'Posición',
  forAll: 'Una para todas las mesas',
  forEach: 'Una por mesa',
  bothGames: 'Las dos partidas de un minimatch con la misma (rondas 1 y 2, 3 y 4…)',
  noUsual: 'Sin la 518, la posición usual',
  noMirror: 'Sin la 534, su reflejo',
  noRepeat: 'Ningún número dos veces en el torneo',
  studyMinutes: 'Minutos de estudio',
  showWhen: 'Se muestra',
  shows: { atOnce: 'En cuanto se sortea', atTime: 'A una hora', beforeStart: 'Antes del comienzo' },
  showMinutes: 'Minutos antes',

  // one draw
  begin: 'Sortear',
  beginAgain: 'Sortear otra vez…',
  method: 'Cómo se sortea',
  forBoard: 'Mesa',
  allBoards: 'Todas',
  boardNumber: (board: number) => `Mesa ${board}`,
  again: 'Por qué se sortea otra vez',
  againHint: 'El sorteo anterior queda en el diario y en las hojas; este será una línea más.',
  startsAt: 'Comienzo de la ronda',
  showAt: 'Hora de mostrarla',
  optional: 'si se sabe',
  commit: 'Publicar el compromiso',
  commitWhat:
    'El programa crea un secreto al azar, lo guarda y publica su huella (SHA-256): un texto que solo sale de ese secreto y no lo deja adivinar. Así el programa se compromete antes de saber qué añade la sala, y después cualquiera comprueba que no lo cambió. Nadie ve el secreto hasta que se muestre la posición.',
  commitment: 'Compromiso',
  committedSays: 'El compromiso está publicado. Ahora la sala añade lo que nadie podía prever.',
  inputs: 'Aportaciones de la sala',
  inputsNone: 'Todavía ninguna.',
  inputKind: 'Clase',
  inputText: 'Aportación',
  inputHint: 'Tal como se diga: entra letra a letra en la cuenta. Sin nombres de personas.',
  inputAdd: 'Añadir',
  witnesses: 'Testigos',
  witnessesHint: 'Separados por punto y coma.',
  drawNow: 'Sortear ahora',
  drawAlone: 'Sortear sin aportación',
  drawAloneSays:
    'La sala no ha aportado nada todavía: el número saldría solo del secreto de la mesa de control, sin nada imprevisible.',
  throws: 'Tiradas',
  throwsHint: {
    dice: 'Como salen: 3 5 1 2',
    coins: 'c de cara, x de cruz',
    box: 'Las cifras: 0 4 2',
    pieces: 'Como salen: 2 3 3 2 1',
  },
  throwNext: (what: string) => `Falta ${decides[what] ?? what}.`,
  throwSquare: (thrown: string, what: string, square: string) =>
    `${thrown}: ${decides[what] ?? what}, en ${square}`,
  throwNumber: (thrown: string, number: number) => `${thrown === '' ? '' : `${thrown}: `}número ${number}`,
  throwAgain: (thrown: string, number: number | null, why: string) =>
    `${thrown === '' ? '' : `${thrown}: `}${number === null ? 'demasiado alta' : `${number}, ${why === 'tooHigh' ? 'pasa de 959' : 'no puede salir'}`}; se tira otra vez`,
  throwResult: (number: number, english: string) => `Sale el ${number}: ${rank(english)}`,
  position: 'Posición',
  positionHint: 'Un número de 0 a 959, o la primera fila: TCADRACT',
  authority: 'Quién la fija',
  handReason: 'Motivo',
  writeDraw: 'Anotar el sorteo',
  hiddenSays: (instant: number | null) =>
    instant === null ? 'Sorteada; todavía no se muestra.' : `Sorteada. Se muestra a las ${hour(instant)}.`,
  hiddenWhat: 'Hasta entonces nadie la ve, tampoco esta pantalla, y las mesas no pueden empezar.',
  changeTimes: 'Cambiar la hora…',
  showNow: 'Mostrar ya…',
  reason: 'Motivo',
  startChange: 'Cambiar el comienzo…',
  shownSays: (instant: number) => `Mostrada a las ${hour(instant)}.`,
  studyUntil: (instant: number) => `Estudio hasta las ${hour(instant)}.`,
  startSays: (instant: number) => `La ronda empieza a las ${hour(instant)}.`,
  played: (boards: string) => `Ya hay jugadas en las mesas ${boards}: no se puede sortear otra vez.`,
  undrawn: (boards: string) => `Sin sortear: mesas ${boards}.`,

  // all draws of the round
  record: 'Todos los sorteos de la ronda',
  recordNone: 'Ninguno todavía.',
  nth: (n: number) => `${n}.º sorteo`,
  states: {
    committed: 'con el compromiso publicado',
    dropped: 'dejado sin sortear',
    hidden: 'sorteado, aún sin mostrar',
    shown: 'mostrado',
  },
  againBecause: (reason: string) => `Se sorteó otra vez: ${reason}`,
  shownBecause: (reason: string) => `Se mostró antes de su hora: ${reason}`,
  witnessed: (names: string) => `Testigos: ${names}`,
  certificate: 'Certificado',
  certificateOf: (board: number) =>
    board === 0 ? 'Guardar el certificado' : `Guardar el certificado, mesa ${board}`,
  numberIs: (number: number) => `Posición ${number}`,

  // the ceremony
  steps: ['Qué va a pasar', 'El compromiso', 'La sala añade', 'Sorteo', 'La posición'],
  stepOf: (step: number) => `Paso ${step} de 5`,
  leave: 'Salir',
  fullScreen: 'Pantalla completa',
  willHappen: 'Se va a sortear la posición inicial',
  willHow: [
    'El programa publicará la huella de un secreto que ya no podrá cambiar.',
    'La sala añadirá lo que nadie podía prever: unos dados, una frase, un número.',
    'De las dos cosas sale el número, y cualquiera podrá repetir la cuenta.',
  ],
  commitmentWhat:
    'El programa ya ha guardado un secreto y no puede cambiarlo: esta es su huella (SHA-256). Anótela o haga una foto: después podrá comprobarla.',
  added: 'Esto ha añadido la sala',
  falls: 'Esto va saliendo',
  face: (method: string, thrown: number): string =>
    method === 'coins' ? (thrown === 1 ? 'cara' : 'cruz') : `${thrown}`,
  waitsHour: (instant: number) => `La posición se muestra a las ${hour(instant)}`,
  waits: 'La posición está sorteada',
  secondDraw: (n: number, reason: string) => `${n}.º sorteo. Motivo: ${reason}`,
  study: 'Estudio',
  start: 'Comienzo',
  studyOver: 'Fin del estudio',
  started: 'Es la hora',
  board: 'Mesa',

  // the check
  checkTitle: 'Comprobar un certificado',
  checkWhat:
    'Pegue aquí un certificado de sorteo, o ábralo: la cuenta se repite paso a paso, con este torneo o sin él.',
  checkText: 'Certificado',
  checkOpen: 'Abrir un archivo…',
  checkDo: 'Comprobar',
  checkHolds: 'El certificado es válido',
  checkHoldsWhat: (number: number, english: string) =>
    `La cuenta da la posición ${number}, ${rank(english)}, como dice el certificado.`,
  checkFails: 'El certificado no es válido',
  checkNotJson: 'El texto no es un certificado: no se puede leer como JSON.',
  checkLimits: 'La hora, los testigos, la autoridad y el motivo se cuentan, no se prueban.',
  checkSecret: 'Que el secreto fuera anterior lo prueba el compromiso que vio la sala: compárelo.',
  publishedBefore: 'Compromiso que se publicó en la sala',
  publishedSame: 'Es el mismo que lleva el certificado.',
  publishedOther: 'No es el que lleva el certificado.',
  fault,
  stepCommitment: (holds: boolean): string =>
    holds ? 'La huella del secreto es el compromiso' : 'La huella del secreto no es el compromiso',
  stepAllowed: (howMany: number) => `Podían salir ${count(howMany, 'número', 'números')}`,
  stepLimit: (limit: string) => `Una palabra de ${limit} o más se deja y se pasa al contador siguiente.`,
  stepWord: (word: string, counts: boolean): string =>
    counts
      ? `Sus ocho primeras cifras son ${word}`
      : `Sus ocho primeras cifras son ${word}: se pasa a la siguiente`,
  stepPlace: (word: string, howMany: number, at: number) => `${word} módulo ${howMany} = ${at}`,
  stepPlaceWhat: (at: number) => `Vale el número permitido que está en el lugar ${at}, contando desde 0.`,
  stepHand: (authority: string, reason: string) => `La fijó ${authority}: ${reason}`,
  stepNumber: (number: number, english: string) => `Sale la posición ${number}: ${rank(english)}`,
  secret: 'Secreto',
  found: 'Huella',
  hashed: 'Se calcula la huella de estas líneas',
  recipe: 'Con herramientas corrientes',
  recipeWhat: 'En una terminal con sha256sum, estas órdenes repiten la cuenta:',

  // at the board
  awaited: (instant: number | null) =>
    instant === null
      ? 'La posición inicial está sorteada y aún no se muestra.'
      : `La posición inicial se muestra a las ${hour(instant)}.`,
  castleShort: 'Enroque corto',
  castleLong: 'Enroque largo',

  refusals,
  says,
  types,
};

export type DrawWords = typeof draw;
