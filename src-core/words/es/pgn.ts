import type { PgnNoticeCode } from '../../chess/pgn-text.ts';
import type { NoticeFacts } from '../pgn-facts.ts';
import { moveAt, possible, short, told } from '../pgn-facts.ts';

/** Lo extraño de un PGN, por código: qué había y qué se ha hecho con ello. */
export const pgnNotices: Readonly<Record<PgnNoticeCode, (text: string, facts: NoticeFacts) => string>> = {
  textBeforeGame: (text) => `texto antes de la primera partida, sin leer: ${short(text)}`,
  strayText: (text) => `«${short(text)}» no significa nada aquí; se ha pasado por alto`,
  unclosedComment: (text) => `el comentario no se cierra: ${short(text)}`,
  repeatedTag: (text, f) => `la etiqueta ${told(f['name'], text)} está dos veces; se guardan las dos`,
  unescapedQuote: (text, f) =>
    `comillas dentro de la etiqueta ${told(f['name'], text)}; se han tomado como parte del valor`,
  unquotedTag: (text, f) => `el valor de la etiqueta ${told(f['name'], text)} no lleva comillas`,
  unreadTag: (text) => `esta etiqueta no se puede leer: ${short(text)}`,
  badFen: (text) =>
    `la posición inicial no se puede usar, así que no se ha leído ninguna jugada: ${short(text)}`,
  unknownVariant: (text) => `no se conoce la variante «${short(text)}»; se ha leído como ajedrez normal`,
  variantWorkedOut: () => 'los derechos de enroque dicen que es ajedrez 960',
  startPositionMissing: () => 'ajedrez 960 sin posición inicial; se ha tomado la habitual',
  illegalMove: (text, f) => `${moveAt(f)}${short(text)} no es legal; desde aquí se guarda como texto`,
  illegalStands: (text, f) =>
    `${moveAt(f)}${short(text)} no es legal; se toma como jugada ilegal que se mantuvo`,
  unreadableMove: (text, f) =>
    `${moveAt(f)}«${short(text)}» no es un movimiento; desde aquí se guarda como texto`,
  ambiguousMove: (text, f) =>
    `${moveAt(f)}${short(text)} puede ser ${possible(f, ' o ')}; desde aquí se guarda como texto`,
  noSuchPiece: (text, f) =>
    `${moveAt(f)}${short(text)}: no hay ninguna pieza así; desde aquí se guarda como texto`,
  nullMove: (_text, f) =>
    `${moveAt(f)}-- es un paso de turno${f['inCheck'] === true ? ', con el rey en jaque' : ''}: no se movió nada y pasó el turno`,
  impossibleClock: (text) => `ningún reloj marca ${short(text)}: queda como texto`,
  clockRises: (text, f) =>
    `${moveAt(f)}${short(text)}: el reloj sube de ${told(f['before'], '?')} a ${told(f['clock'], '?')} y el ritmo de juego no da tiempo por jugada`,
  clockMissing: (text, f) =>
    `${moveAt(f)}${short(text)} no tiene tiempo de reloj y las de antes y después sí`,
  moveNumber: (text, f) =>
    `jugada numerada ${told(f['found'], text)} donde tocaba la ${told(f['expected'], '?')}`,
  variationWithoutMove: () => 'una variante antes del primer movimiento; se ha pasado por alto',
  variationTooDeep: () => 'variantes demasiado metidas unas en otras; las de dentro se guardan como texto',
  emptyVariation: () => 'una variante sin jugadas',
  unclosedVariation: () => 'una variante no se cierra',
  resultInVariation: (text) => `el resultado ${short(text)} dentro de una variante`,
  resultMissing: () => 'falta el resultado al final de las jugadas',
  resultConflict: (text) => `la etiqueta Result y el final de las jugadas no coinciden: ${short(text)}`,
  repeatedResult: (text) => `otro resultado después del primero: ${short(text)}`,
  unreadResultTag: (text) => `la etiqueta Result no se puede leer: ${short(text)}`,
  mixedLanguages: () => 'iniciales de piezas de varios idiomas en una misma partida',
  languageUncertain: () => 'las iniciales serían legales en más de un idioma',
};
