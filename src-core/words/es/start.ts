import { example } from './example.ts';
import type { NoTournament } from '../../plain/dropped-file.ts';
import { counter } from '../plural.ts';
import { region } from './region.ts';

const count = counter(region);

/** Las tres puertas del comienzo, un archivo soltado en la ventana, y qué hacer donde no hay nada todavía. */
export const start = {
  title: 'Empezar',
  example: 'Torneo de ejemplo',
  exampleWhat: `Para probarlo todo sin miedo: 40 jugadores inventados, una ronda acabada y otra en juego, con relojes en marcha e incidentes. Va aparte de sus torneos y lleva «${example.mark}» dondequiera que esté su nombre.`,
  exampleMark: example.mark,
  exampleNew: 'Abrir el ejemplo',
  exampleGoOn: 'Seguir con el ejemplo',
  exampleAnew: 'Empezarlo de nuevo',
  exampleThrowAway: 'Descartarlo',
  exampleMaking: 'Jugando el ejemplo…',
  exampleGone: 'El ejemplo ya no está.',
  open: 'Abrir un torneo',
  dropHere: 'También puede soltar el archivo en cualquier sitio de esta ventana.',
  notOpened: (file: string) => `No se ha abierto «${file}»`,
  instead: {
    xlsx: 'Es un libro de Excel, no un torneo. Si es una lista de jugadores, cree el torneo e impórtela en Personas.',
    xls: 'Es un libro de Excel antiguo, no un torneo. Si es una lista de jugadores, guárdela como XLSX, cree el torneo e impórtela en Personas.',
    ods: 'Es una hoja de LibreOffice, no un torneo. Si es una lista de jugadores, guárdela como XLSX, cree el torneo e impórtela en Personas.',
    zip: 'Es un archivo zip, no un torneo. Descomprímalo y suelte el archivo .escaque que contenga.',
    pdf: 'Es un PDF, no un torneo.',
    html: 'Es una página web, no un torneo.',
    trf: 'Es un informe para la FIDE (TRF), no un torneo.',
    packed:
      'Es un archivo comprimido, no un torneo. Descomprímalo y suelte el archivo .escaque que contenga.',
    picture: 'Es una imagen, no un torneo.',
    pgn: 'Son partidas en PGN, no un torneo. Cree o abra el torneo e impórtelas en la ronda.',
    text: 'Es un texto, no un torneo. Si es una lista de jugadores, cree el torneo e impórtela en Personas.',
    empty: 'Está vacío: no hay nada que abrir.',
    unknown: 'No es un torneo de Escaque, y no se sabe qué es.',
  } satisfies Readonly<Record<NoTournament, string>>,
  unreadable: 'Es una carpeta, o un archivo que no se deja leer.',
  tooLarge: 'Es demasiado grande para pasarlo por el navegador: escriba su ruta en «Abrir un archivo».',
  several: 'Suelte un solo archivo cada vez.',
  closeFirst: 'Hay un torneo abierto. Ciérrelo antes en «Torneo», o abra el archivo en otro equipo.',
  copied: 'Se ha abierto una copia',
  copiedWhat: (path: string) =>
    `El navegador no dice dónde está el archivo soltado, y entre los de este equipo no hay otro igual. Se trabaja en una copia, ${path}; el original queda como estaba. Para escribir en el original, ábralo por su ruta.`,
  report: (file: string) => `Informe para la FIDE (TRF): ${file}`,
  reportHolds: (players: number, rounds: number) =>
    `${count(players, 'jugador', 'jugadores')}, ${count(rounds, 'ronda', 'rondas')}.`,
  reportMakes:
    'Se creará un torneo en la carpeta de siempre, con sus jugadores, emparejamientos, descansos, resultados y desempates.',
  reportGoes:
    'Entra entero en el torneo abierto, que no debe tener jugadores, y sus datos pasan a ser los del informe.',
  reportMake: 'Crear el torneo',
  reportBring: 'Traer el informe',
  reportAnyway: 'Traer lo que no se contradice',
  steps: 'Por dónde empezar',
  stepPlayers: (players: number) => (players === 0 ? 'Inscribir a los jugadores' : `Jugadores: ${players}`),
  stepPairings: (round: number) => `Emparejar la ronda ${round}`,
  stepStart: (round: number) => `Empezar la ronda ${round}: relojes y hora`,
  stepDone: 'hecho',
  stepNext: 'ahora',
  stepLater: 'después',
};

export type StartWords = typeof start;
