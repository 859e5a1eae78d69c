import type { FileKind } from '../../plain/file-kind.ts';
import type { ClockNotice } from '../../chess/pgn-text.ts';
import type { RefusalCode, RefusalFacts } from '../../desk/commands/refusals/index.ts';
import { board } from './board.ts';
import { clockRefusals } from './clock-refusals.ts';
import { incidentRefusals } from './incident-refusals.ts';
import { draw } from './draw.ts';
import { points } from './laws.ts';
import { parchisRefusals } from './parchis-refusals.ts';
import { pairingRefusals } from './pairing-refusals.ts';
import { reportFaultSaid } from '../report-fault-said.ts';
import { reportFaults } from './report-faults.ts';
import { lists } from './lists.ts';
import { pointWithArticles } from '../laws-words.ts';
import { swissRefusals } from './swiss-refusals.ts';
import { sanIn } from '../moves.ts';
import { moveAt, placesOf } from '../pgn-facts.ts';
import { type Sentences, resultSaid } from '../said.ts';
import { struckReason } from '../struck-reason.ts';
import { counter } from '../plural.ts';
import { region } from './region.ts';

const count = counter(region);

/** Tiempos de reloj de una partida que piden una mirada. */
const clocksInDoubt: Readonly<Record<ClockNotice, (times: number, first: string) => string>> = {
  impossibleClock: (times, first) =>
    times === 1
      ? `ningún reloj marca ${first}: queda como texto`
      : `${times} tiempos no los marca ningún reloj (${first}): quedan como texto`,
  clockRises: (times, first) =>
    `el reloj sube en ${times === 1 ? '1 movimiento' : `${times} movimientos`} (${first}) y el ritmo no da tiempo por jugada`,
  clockMissing: (times, first) =>
    `falta el tiempo de ${times === 1 ? '1 movimiento' : `${times} movimientos`} (${first}) entre otros que lo tienen`,
};

/** Why the desk says no, by code: what is wrong, where, and what to do. */
export const refusals: Sentences<RefusalCode> = {
  ...clockRefusals,
  ...incidentRefusals,
  ...swissRefusals,
  ...pairingRefusals,
  ...parchisRefusals,
  noTournament: () => 'No hay ningún torneo abierto. Abra uno o cree otro.',
  alreadyCreated: (f) => `Este archivo ya tiene un torneo: «${f.name}».`,
  emptyName: () => 'Falta el nombre del torneo.',
  tooLong: (f) => `«${f.value}…» es demasiado largo: ${f.most} caracteres como mucho.`,
  badDates: (f) =>
    f.wrong === null
      ? 'El torneo termina antes de empezar: corrija una de las dos fechas.'
      : `«${f.wrong}» no es una fecha.`,
  badRounds: (f) => `Las rondas van de 1 a ${f.highest}; ${f.rounds} no vale.`,
  badBoards: (f) => `Las mesas van de 0 a ${f.highest}; ${f.boards} no vale.`,
  badFederation: (f) => `«${f.value}» no es una federación: son tres letras, como ESP, o nada.`,
  badRules: (f) => `«${f.value}» no puede ser: escriba un número entero de jugadas, o cero.`,
  roundsInUse: (f) => `La ronda ${f.paired} ya está emparejada: no pueden quedar solo ${f.rounds} rondas.`,
  variantInUse: () => 'Ya hay rondas emparejadas: el juego del torneo no se puede cambiar.',

  noName: (f) => (f.value === '' ? 'Falta el nombre.' : `«${f.value}» no es un nombre.`),
  badNumber: (f) => `«${f.value}» no es un número de inscripción.`,
  titlesUnread: (f) =>
    f.lines === 1
      ? `La línea de encima de la cabecera no se ha leído: «${f.value}».`
      : `Las ${f.lines} líneas de encima de la cabecera no se han leído: «${f.value}».`,
  ratingUnread: (f) => `«${f.value}» no es un Elo: el jugador entra sin él. Corríjalo en la lista.`,
  badFideId: (f) =>
    `«${f.value}» es un ID que la hoja de cálculo ha acortado. Dé a su columna el formato «Número» sin decimales, vea que el ID se muestra entero y guarde de nuevo.`,
  resultUnread: (f) => `«${f.value}» no es un resultado: el emparejamiento entra sin él.`,
  noList: (f) => notLists[f.kind],
  badRating: (f) => `«${f.value}» no es un Elo: un número entero, o nada.`,
  badBirth: (f) => `«${f.value}» no es una fecha de nacimiento: un año o una fecha.`,
  duplicateNumber: (f) => `El número ${f.number} ya lo tiene otra persona.`,
  duplicateFideId: (f) => `El ID FIDE ${f.fideId} ya es de ${f.name}.`,
  duplicatePlayer: (f) =>
    `${f.name} ya está en la lista. Si son dos personas, distíngalas por nacimiento o ID FIDE.`,
  unknownPlayer: (f) => (f.text === '' ? 'Falta un jugador.' : `Nadie de la lista responde a «${f.text}».`),
  ambiguousPlayer: (f) =>
    `«${f.text}» puede ser más de una persona: ${f.candidates.join(', ')}. Ponga el número.`,
  unknownPerson: () => 'Esa persona no está en este torneo.',
  nothingToRegister: () => 'No hay nadie que inscribir en ese texto.',
  tournamentNotEmpty: (f) =>
    `Un informe entra entero en un torneo sin jugadores, y aquí hay ${count(f.players, 'jugador', 'jugadores')} y ${count(f.rounds, 'ronda emparejada', 'rondas emparejadas')}. Cree otro torneo.`,
  reportUnsound: (f) =>
    `El informe se contradice en ${count(f.errors, 'punto', 'puntos')}. No se ha escrito nada.`,
  reportFault: (f) => reportFaultSaid(reportFaults, f, 'aviso'),
  notKept: (f) => `El torneo no guarda estos registros del informe: ${f.tags.join(', ')}.`,
  noGoodLine: (f) => `Ninguna línea vale (${f.lines} con motivo). No se ha escrito nada.`,
  unreadableLine: () => 'La línea no se puede leer: unas comillas se abren y no se cierran.',
  unreadableText: () => 'El texto no se puede leer. No se ha escrito nada.',

  badRound: (f) => `La ronda ${f.round} no existe: el torneo tiene ${f.rounds}.`,
  badBoard: (f) => (f.value === '' ? 'Falta el número de mesa.' : `«${f.value}» no es un número de mesa.`),
  noPairings: () => 'No hay ningún emparejamiento en ese texto.',
  samePlayerTwice: (f) => `${f.name || lists.erased} ya juega en la mesa ${f.board} de esta ronda.`,
  alreadyPaired: (f) => `La mesa ${f.board} ya estaba emparejada así.`,
  boardTaken: (f) => `La mesa ${f.board} ya tiene otros jugadores: cámbiela en la lista.`,
  noSuchRound: (f) => `La ronda ${f.round} no está emparejada.`,
  noSuchBoard: (f) => `La mesa ${f.board} no está en la ronda ${f.round}.`,
  boardOfNoRound: (f) => `Falta decir de qué ronda es la mesa ${f.board}.`,
  pairingHasMoves: (f) => `La mesa ${f.board} ya tiene movimientos anotados: táchelos antes.`,
  pairingHasResult: (f) => `La mesa ${f.board} ya tiene resultado (${resultSaid(f.result)}): táchelo antes.`,

  badStartPosition: (f) =>
    `${f.text === '' ? 'Falta la posición inicial' : `«${f.text}» no es una posición inicial`}: un número de 0 a 959, una primera fila o un FEN.`,
  byeHasNoMoves: (f) => `En la mesa ${f.board} se descansa: no hay partida.`,
  gameOver: (f) =>
    `La partida ya terminó: ${resultSaid(f.result)}, ${lists.reasons[f.reason]}. Si sigue, tache antes el resultado.`,
  illegalMove: board.illegalMove,
  moveIsLegal: (f) => `${sanIn(region, f.text)} es una jugada legal: anótela como las demás.`,
  unreadableMove: (f) =>
    f.text === '' ? 'Falta el movimiento.' : `«${f.text}» no se entiende como movimiento.`,
  ambiguousMove: (f) => `«${f.text}» puede ser ${sanIn(region, f.possible.join(', '))}.`,

  resultStands: (f) =>
    `Ya hay un resultado: ${resultSaid(f.result)}, ${lists.reasons[f.reason]}. Tache ese antes de anotar otro.`,
  resultDoesNotFit: (f) =>
    `El resultado ${resultSaid(f.result)} no puede ser por ${lists.reasons[f.reason]}.`,

  lawsSayOtherwise: (f) =>
    [
      ...(f.board === undefined
        ? []
        : [`Mesa ${f.board}, ${resultSaid(f.result)}, ${lists.reasons[f.reason]}.`]),
      ...f.points.map((point) => pointWithArticles(points, point)),
      f.says === null
        ? 'Según las Leyes no hay resultado todavía.'
        : `Según las Leyes, ${resultSaid(f.says)}.`,
    ].join(' '),
  byeOnly: () => 'En esta mesa se descansa: solo cabe el resultado del descanso.',
  notABye: () => 'En esta mesa hay dos jugadores: no es un descanso.',
  reasonMissing: () => 'Falta el motivo: escríbalo en una línea.',

  noResultToUndo: (f) => `El resultado de la mesa ${f.board} ya no está: se anuló o se cambió.`,
  notTheLastResult: (f) =>
    `Después se anotó otro resultado, en la mesa ${f.last}: anule este en su mesa, con el motivo.`,
  resultOfIncident: (f) => `Este resultado viene del incidente de la línea ${f.seq}: anule ese.`,
  nobodyToErase: () => 'No queda ningún dato personal que borrar.',
  emptyNote: () => 'La nota está vacía.',
  notDrawn: (f) =>
    `La ronda ${f.round} no tiene todavía posición inicial de ajedrez 960: no hay nada que imprimir.`,
  positionHidden: (f) => `La posición de la ronda ${f.round} no se puede mostrar todavía.`,
  noSuchEntry: (f) => `La línea ${f.seq} no existe.`,
  notTheLastMove: () => 'Solo se puede tachar el último movimiento: tache antes los siguientes.',
  alreadyStruck: (f) =>
    `La línea ${f.seq} ya está tachada${f.reason === '' ? '' : `: ${struckReason(lists, f.reason)}`}.`,
  cannotBeStruck: () => 'Esa línea no se puede tachar: corríjala con una nueva.',

  noGames: () => 'No hay ninguna partida en ese texto.',
  boardHasOtherMoves: (f) => otherMoves(f),
  boardHasOtherPlayers: (f) =>
    f.swapped
      ? `En la mesa ${f.board} de la ronda ${f.round} los colores están al revés: allí ${f.there}, aquí ${f.here}.`
      : `La mesa ${f.board} de la ronda ${f.round} tiene otros jugadores: ${f.there}, y no ${f.here}.`,
  sameGame: (f) => `La mesa ${f.board} ya tiene esta partida.`,
  namesLeftOut: (f) =>
    f.swapped
      ? `La partida ha entrado, pero con los colores al revés: en la mesa ${f.board} quedan ${f.there}, no ${f.here}.`
      : `La partida ha entrado, pero en la mesa ${f.board} se sientan otros: quedan ${f.there}, no ${f.here}.`,
  placeTaken: (f) =>
    `Sus etiquetas dicen mesa ${f.asked} de la ronda ${f.round}, donde se sientan otros: va a la mesa ${f.board}. Su etiqueta Round se conserva.`,
  resultsDiffer: (f) =>
    `Su etiqueta Result dice ${f.tag} y sus jugadas acaban con ${f.moves}. ¿Cuál vale? La mesa ${f.board} de la ronda ${f.round} queda sin resultado: declárelo.`,
  enteredDiffers: (f) =>
    `El texto acaba con ${resultSaid(f.told)} y en la mesa ${f.board} de la ronda ${f.round} está anotado ${resultSaid(f.entered)}. ¿Cuál vale? Los movimientos han entrado y el resultado anotado queda: corríjalo en su mesa si no es ese.`,
  unusualResult: (f) =>
    `El texto da ${resultSaid(f.result)}, que casi nunca es lo que se quiso decir. La mesa ${f.board} de la ronda ${f.round} queda sin resultado: declárelo.`,
  nullMoveIn: (f) =>
    `En la jugada ${f.moveNumber} las ${f.turn === 'white' ? 'blancas' : 'negras'} tienen un paso de turno (--) y no un movimiento: se conserva como tal. Si se movió algo, falta.`,
  clocksInDoubt: (f) => `Mesa ${f.board}: ${clocksInDoubt[f.kind](f.count, placesOf(f.first, f.count))}.`,
  remarksLeftOut: () => 'La partida ya estaba: sus comentarios no se han añadido.',
  kingsShowResult: (f) =>
    [
      `Mesa ${f.board}: los reyes puestos en el centro dicen ${resultSaid(f.result)}; no son jugadas.`,
      f.written === f.result
        ? 'El resultado del texto es el mismo.'
        : f.written === '*'
          ? 'El texto no trae resultado: anótelo usted si es ese.'
          : `El texto dice ${resultSaid(f.written)}, y así queda: ¿cuál es?`,
      f.doubtful ? 'Puede que tampoco la última jugada anotada, que va al centro, se hiciera.' : '',
    ]
      .filter(Boolean)
      .join(' '),
  illegalStands: (f) =>
    `${moveAt(f)}${f.text} no es legal, y ha entrado como jugada ilegal que se mantuvo. ${board.illegalMove(f)}`,
  partOfGameUnread: (f) =>
    f.why === ''
      ? 'Una parte no se pudo leer como jugadas: queda guardada como texto.'
      : `Una parte no se pudo leer como jugadas: ${board.noticeOf(f.why, f.text)}.`,
  placeTagUnread: (f) =>
    `Su etiqueta ${f.tag}, «${f.text}», no es un número: ha ido a la ronda ${f.round}, mesa ${f.board}. Vea si es su sitio.`,
  noPlaceForGame: () => 'No dice en qué ronda y mesa se jugó, ni se sabe por los jugadores.',

  ...draw.refusals,

  staleView: (f) =>
    `${f.by || 'El reloj o el escritorio'} ha escrito aquí mientras tanto. Lo suyo no se ha escrito.`,
};

function otherMoves(f: RefusalFacts['boardHasOtherMoves']): string {
  const at = `La mesa ${f.board} tiene otras jugadas`;
  if (f.moveNumber === undefined || f.turn === undefined) return `${at}: la posición inicial es distinta.`;
  const there = sanIn(region, f.there) || 'nada';
  const here = sanIn(region, f.here) || 'nada';
  return `${at}: en la ${f.moveNumber} de ${lists.sides[f.turn]} está ${there} y el texto dice ${here}.`;
}

const SAVE_AS = 'Ábralo y guárdelo como XLSX o como CSV.';

/** Lo que llegó donde se esperaba una lista, y qué hacer. */
const notLists: Readonly<Record<FileKind, string>> = {
  xlsx: 'Este libro de Excel no se puede leer. Guárdelo otra vez, o como CSV.',
  xls: `Esto es un archivo antiguo de Excel (XLS) o un libro con contraseña. ${SAVE_AS}`,
  ods: `Esto es una hoja de LibreOffice (ODS). ${SAVE_AS}`,
  zip: 'Esto es un archivo zip, o un libro de Excel dañado. Descomprímalo y elija la lista que contiene.',
  pdf: 'Esto es un PDF: una hoja para papel de la que no se puede leer una lista. Pídala en XLSX o en CSV.',
  html: 'Esto es una página web. Exporte de ella la lista en XLSX o CSV, o copie antes la tabla en una hoja de cálculo.',
  trf: 'Esto es un informe para la FIDE (TRF), que no se lee como lista. Exporte los jugadores en XLSX o CSV.',
  packed: 'Esto es un archivo comprimido. Descomprímalo y elija la lista que contiene.',
  picture: 'Esto es una imagen, de la que no se puede leer una lista.',
};
