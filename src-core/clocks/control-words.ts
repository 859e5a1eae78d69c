/** The words of time controls as people write them, in English and Spanish. */

export const UNITS = {
  hours: 'h hr hrs hour hours hora horas',
  minutes: "' ′ ’ ‘ ´ ` m mn min mins minut minute minutes minuto minutos",
  seconds: "\" '' ″ ” “ ´´ `` ’’ ′′ s sec secs second seconds sg seg segs segundo segundos",
} as const;

export type Unit = keyof typeof UNITS;

export const BONUSES = {
  increment: 'inc incr increment incremento incrementos fischer bonus bonificación',
  delay: 'd delay retardo retraso demora',
  bronstein: 'b bronstein',
  byoYomi: 'byo byoyomi byo-yomi',
} as const;

export const PLAIN = {
  /** `15|10`, as servers write 15 minutes and 10 seconds. */
  plus: '+ | plus más mas with con',
  /** A plus, or the minutes after the hours. */
  and: 'and y e',
  slash: '/',
  /** `3 x 30 s`. */
  times: 'x × periods periodos',
  /** A new period. */
  then: ', ; :',
  /** The same in so many words, which a comma does not say. */
  later: 'then luego después followed seguido seguidos seguida seguidas',
  moves: 'move moves mv mvs j jugada jugadas jug movimiento movimientos mov movs',
  /** Before a move: each of them (`30 s x jug.`). Elsewhere it says nothing. */
  per: 'cada each every p per por',
  /** `sin incremento`. */
  no: 'no sin without',
  /** `a 30-second increment`; between two numbers it may say anything. */
  dash: '- – —',
  /** `G/60`, `SD/30`: all the moves that are left, in minutes. */
  game: 'g game sd',
  rest: 'rest resto restante restantes final finish end remaining ko k.o sudden death muerte súbita all toda todas todo todos',
  from: 'from desde starting beginning comenzando empezando partir',
  /** `the first move`, `desde el inicio`. */
  first: 'first start primer primera primeras primero primeros inicio principio comienzo',
  hourglass: 'hourglass sandglass arena',
  versus: 'v vs contra',
  white: 'w white blancas',
  black: 'black negras',
  armageddon: 'armageddon armagedón',
} as const;

export type Plain = keyof typeof PLAIN;

/** Words that say nothing the others do not. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    '( ) [ ] a al an any by de del el en for hasta in la las los of on para the to until ' +
    'addition additional added extra adicional adicionales añadido añadidos adición next siguientes following after tras ' +
    'cumulative acumulable acumulables acumulado acumulados acumulativo acumulativos base inicial initial main ' +
    'player players side jugador jugadores partida caída bandera reloj ritmo juego tiempo time control tc ' +
    'standard classical rapid rapidplay blitz bullet clásico clásica clásicas estándar lento lenta lentas activo ' +
    'rápido rápida rápidas rápidos semirrápido semirrápida semirrápidas semirrápidos relámpago'
  ).split(' '),
);

/** Of those, what `no` and `sin` take away as they do an increment. */
export const ADDED: ReadonlySet<string> = new Set(
  'addition additional added extra adicional adicionales añadido añadidos adición'.split(' '),
);

/** Numbers in words, those that controls are made of. */
export const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...counted(1, 'one two three four five six seven eight nine'),
  ...counted(1, 'un dos tres cuatro cinco seis siete ocho nueve'),
  ...counted(10, 'ten twenty thirty forty fifty sixty seventy eighty ninety'),
  ...counted(10, 'diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien'),
  ...counted(15, 'fifteen'),
  ...counted(15, 'quince'),
  ...counted(25, 'veinticinco'),
  ...counted(1, 'una'),
  ...counted(0.5, 'half'),
  ...counted(0.5, 'media'),
]);

function counted(step: number, words: string): readonly (readonly [string, number])[] {
  return words.split(' ').map((word, at) => [word, step * (at + 1)]);
}
