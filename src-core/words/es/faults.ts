import type { FaultCode } from '../../plain/faults.ts';
import type { Refusal } from '../../plain/acts.ts';

/** What went wrong with the file or the machine. Each says what, what to do, and that nothing was written. */
export const faults: Readonly<Record<FaultCode, (facts: Refusal['facts']) => string>> = {
  noTournament: () => 'No hay ningún torneo abierto. Abra uno o cree otro.',
  notATournament: (f) => `Ese archivo no es un torneo de Escaque${at(f)}. No se ha tocado.`,
  notARatingList: (f) =>
    `Ese archivo no es una lista de Elo de la FIDE, o no está entera${at(f)}. La lista que había sigue como estaba.`,
  newerFile: (f) =>
    `Ese torneo lo escribió un Escaque más nuevo${at(f)}. Ábralo con esa versión o una posterior. No se ha tocado.`,
  damaged: (f) =>
    `El archivo está dañado${at(f)}. No se ha tocado: «escaque verify» dice dónde, y «escaque rescue» copia lo que esté entero a un archivo nuevo.`,
  readOnly: (f) =>
    `El archivo solo se puede leer${at(f)}. No se ha escrito nada: dé permiso de escritura o cópielo a otra carpeta.`,
  diskFull: () => 'El disco está lleno. No se ha escrito nada: libere espacio y repita.',
  notFound: (f) =>
    f['reason'] === 'moved'
      ? `El archivo del torneo ya no está donde se abrió${at(f)}. No se guarda nada más: devuélvalo a su sitio, o copie el torneo en otro lugar.`
      : `No se encuentra${at(f)}. Compruebe la ruta.`,
  exists: (f) => `Ya hay un archivo con ese nombre${at(f)}. No se ha tocado: elija otro nombre o ábralo.`,
  noAccess: (f) => `No hay permiso para abrirlo${at(f)}. No se ha escrito nada.`,
  busy: (f) => `Otro programa tiene abierto el archivo${at(f)}. Ciérrelo allí y repita.`,
  held: (f) =>
    `Otro escritorio tiene abierto el torneo${by(f)}. Aquí no se ha escrito nada: ciérrelo allí, o solo léalo.`,
  pulledAway: (f) =>
    `Otro programa ha quitado o sobrescrito aquello en lo que escribe este escritorio${at(f)}. Ahí no se guarda nada más: copie el torneo en otro lugar.`,
  peopleChanged: (f) =>
    `Alguien ha cambiado, quitado o añadido personas en el archivo fuera del diario${who(f)}. Lo que se escribe se guarda: compruebe sus nombres, y corríjalos o bórrelos.`,
  badRequest: () => 'El escritorio no ha entendido la petición. No se ha escrito nada.',
  tooLarge: () =>
    'El texto es demasiado grande para enviarlo de una vez. No se ha escrito nada: pártalo en dos.',
  notAllowed: () => 'Esta pantalla no puede hacer eso. No se ha escrito nada.',
  unreachable: () =>
    'No se llega al escritorio. No se sabe si se ha escrito: se comprobará al volver la conexión.',
  bug: () => 'Error del programa. No se ha escrito nada. Lo que ya estaba guardado sigue guardado.',
};

function by({ host, pid }: Refusal['facts']): string {
  return typeof host === 'string' && host !== '' && typeof pid === 'number'
    ? ` (${host}, proceso ${pid})`
    : '';
}

/** Their ids, as `escaque verify` tells them. */
function who({ people }: Refusal['facts']): string {
  return typeof people === 'string' ? ` (${people})` : '';
}

function at(facts: Refusal['facts']): string {
  const path = facts['path'];
  return typeof path === 'string' && path !== '' ? ` (${path})` : '';
}

export type FaultWords = typeof faults;
