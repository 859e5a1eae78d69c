import type { ScreenName } from '../../vocabulary/screens.ts';

/** What a screen is for, in a sentence or two, and what is done there. */
export interface ScreenHelp {
  readonly name: string;
  readonly what: string;
  readonly how: readonly string[];
}

const screens: Readonly<Record<ScreenName, ScreenHelp>> = {
  start: {
    name: 'Comienzo',
    what: 'Aquí se crea un torneo, se abre uno o se prueba el de ejemplo. Cada torneo es un archivo.',
    how: [
      'Para crear uno bastan el nombre y el control de tiempo; de este se siguen las reglas (15+10 es rápido). Lo demás puede decirse después.',
      'Un archivo se abre de la lista de recientes, por su ruta o soltándolo en la ventana.',
      'El torneo de ejemplo no toca los suyos: se puede descartar y empezar de nuevo cuantas veces quiera.',
    ],
  },
  hall: {
    name: 'Sala',
    what: 'Todas las mesas de la ronda de un vistazo, con sus relojes. Lo que pide atención va primero.',
    how: [
      'Una bandera caída, una duda del reloj o una apelación sin resolver se ven con su palabra, no solo con su color.',
      'El orden puede ser por atención o por número de mesa.',
      'Al tocar una tarjeta se abre su mesa.',
    ],
  },
  live: {
    name: 'Vigilancia',
    what: 'Lo que llega de los tableros electrónicos o de los archivos de jugadas, y lo que de ello le toca saber. Solo lo ven los árbitros: nunca los jugadores ni la sala (12.6).',
    how: [
      'La fuente es una carpeta o un archivo PGN donde escribe el programa de los tableros, o la dirección de LiveChess. Solo se lee.',
      'Los avisos que piden ir a la mesa suenan (F9) y van marcados; los demás son para saber: una reclamación la hace el jugador.',
      'Un aviso cuyo motivo desaparece sigue ahí y lo dice. V lo da por visto, I abre su incidencia.',
      'Las partidas son borradores hasta que alguien las confirma. Lo anotado a mano no se cambia nunca solo: se muestra la diferencia.',
      'La fuente se guarda con el torneo y sigue con la ronda siguiente.',
    ],
  },
  round: {
    name: 'Ronda',
    what: 'La lista de las mesas de una ronda. Aquí se anotan los resultados, uno tras otro.',
    how: [
      'R lleva a la lista; allí cada resultado es una tecla y el cursor pasa a la mesa siguiente sin resultado.',
      '1: ganan blancas. 0: ganan negras. Punto (.) o =: tablas. No vinieron: las negras +, las blancas -, ninguno *.',
      'El motivo no se pregunta: se toma de lo que muestran el tablero o el reloj.',
      'Si las Leyes dicen otra cosa, la pregunta queda en su línea y las demás mesas siguen.',
      'V es la segunda anotación: otra persona lee las planillas sin ver lo anotado, nada se escribe, y al final se muestra en qué no coinciden.',
      'Intro abre la mesa marcada.',
    ],
  },
  pairings: {
    name: 'Emparejamientos',
    what: 'Quién juega con quién en esta ronda: se escribe, se importa o, en una liga, sale de las tablas Berger. El suizo de la FIDE se empareja con «Emparejar».',
    how: [
      'Escriba cada mesa con números de inscripción o nombres, o importe la lista completa.',
      'Quien queda solo en su mesa descansa; se puede decir con qué descanso.',
      'X cambia los colores de la mesa marcada, E intercambia dos jugadores, U publica la ronda.',
      'V empareja la vuelta de la ronda anterior: los mismos con los colores al revés, para encuentros a dos partidas.',
      'Una mesa sin jugadas ni resultado puede corregirse; después, hay que tachar antes lo anotado.',
    ],
  },
  swiss: {
    name: 'Emparejar',
    what: 'La ronda emparejada por el sistema suizo holandés de la FIDE (2026), con el motivo de cada mesa. Nada se escribe hasta publicarla.',
    how: [
      'Arriba, quién no juega y qué partidas siguen sin resultado: cuentan como tablas para emparejar.',
      'La mesa marcada dice por qué: los colores con lo que cada uno ha llevado, su grupo y lo que no cumple, y a quién no le puede tocar el descanso.',
      'En «¿Por qué no…?» elija otro adversario: se prueba con los dos juntos y se dice qué criterio sale peor.',
      'Cambiar a mano avisa antes de lo que incumple, pide un motivo y queda en el libro. Salir de las reglas de la FIDE se confirma dos veces y no tiene vuelta atrás.',
      'Publicada, la ronda puede retirarse hasta la primera jugada.',
      'El color inicial se sortea aquí antes de la primera ronda; el sorteo se puede repetir y comprobar.',
    ],
  },
  roundStart: {
    name: 'Comienzo de la ronda',
    what: 'Lo que falta antes de empezar, y un botón que pone en marcha los relojes de las Blancas.',
    how: [
      'Fije la hora, el control de tiempo y la espera (6.7.1).',
      'Ponga los relojes: oficiales, si se pulsan en una pantalla, o espejos de los que están en las mesas.',
      'Marque a quienes no han llegado: los relojes corren igual, y a su hora se propone la incomparecencia.',
    ],
  },
  board: {
    name: 'Mesa',
    what: 'Una partida: tablero, planilla, relojes y lo que el árbitro debe saber de ella.',
    how: [
      'Escriba los movimientos en español o en inglés (Cf3, Nf3, 0-0, exd6), o hágalos en el tablero.',
      'Un movimiento ilegal se rechaza con su razón. Si ocurrió en el tablero y nadie actuó a tiempo, se anota como tal.',
      'En «Más»: partida aplazada o pospuesta, y un resultado corregido, que dice antes qué cambia en la clasificación.',
      'El botón principal dice lo que toca: dictaminar la bandera, reanudar, abrir un incidente.',
      'Si el reloj y las jugadas no concuerdan, se dice en ámbar con la tecla que lo arregla.',
    ],
  },
  incident: {
    name: 'Incidente',
    what: 'Usted cuenta lo que ha pasado; el escritorio dice lo que mandan las Leyes, con sus artículos. Decide usted.',
    how: [
      'Conteste una pregunta cada vez; las piezas tocadas se marcan en su orden en el tablero.',
      'El reloj en marcha sigue a la vista y se para con una tecla.',
      'Aplique el dictamen o decida otra cosa con su motivo: resultado, tiempo y obligaciones se anotan solos.',
    ],
  },
  incidents: {
    name: 'Libro de incidentes',
    what: 'Los incidentes por día y mesa, con su dictamen, lo que se decidió y las apelaciones.',
    how: [
      'Abra una línea para ver el incidente entero, imprimirlo o tacharlo con su motivo.',
      'Una apelación se anota aquí y se resuelve aquí.',
      'El informe del árbitro se imprime desde esta pantalla.',
    ],
  },
  journal: {
    name: 'Diario',
    what: 'Todo lo escrito en el archivo, línea por línea, con quién y cuándo. Nada se borra: se tacha.',
    how: ['Puede verse entero o de una sola mesa.', 'Lo que se tacha queda a la vista con su motivo.'],
  },
  players: {
    name: 'Personas',
    what: 'La lista de inscritos. Se teclea línea a línea o se importa de un archivo o de una hoja de cálculo.',
    how: [
      'Las líneas buenas entran; las dudosas se muestran con su número y su motivo.',
      'L trae a este equipo la lista de Elo de la FIDE: después, al escribir un nombre se ofrecen los suyos, y flecha abajo e Intro rellenan la ficha.',
      'Intro corrige la ficha marcada; A muestra sus rondas: descansos, llegada, retirada y vuelta.',
      'Un número ya ocupado corre a los de en medio; con una ronda emparejada, quien se inscribe recibe el que le toca por Elo.',
      'Los datos de una persona pueden borrarse para siempre; quedan su número y sus partidas.',
    ],
  },
  tournament: {
    name: 'Torneo',
    what: 'Los datos del torneo, con qué se empareja y se puntúa, su archivo, las copias, quién firma en esta pantalla y cómo se cierra.',
    how: [
      'Sistema, puntos, aceleración, desempates y parejas vedadas se anuncian antes de la ronda 1; desde ella no cambian.',
      'Elija una carpeta en otro disco y el torneo se copiará solo al acabar cada ronda.',
      'Otra pantalla se abre desde aquí: lo que se anota en una se ve en las demás.',
      'F es el informe para la FIDE (TRF): antes de guardarlo dice qué le falta para el Elo.',
      'Acabado el torneo se pueden borrar todos los datos personales: quedan los números, y el diario entero.',
      'Cerrar no pierde nada: todo está guardado desde que se anotó.',
    ],
  },
  standings: {
    name: 'Clasificación',
    what: 'El orden del torneo tras cualquier ronda, con sus desempates (C.07), y el cuadro de quién jugó con quién.',
    how: [
      'Escriba un número, un nombre o una federación para dejar solo esas líneas.',
      'Intro abre la ficha del jugador: adversarios, colores, resultados, puesto ronda a ronda y cambio de Elo.',
      'Con W se ve de dónde sale cada cifra de desempate, ronda a ronda, y lo que no cuenta.',
      'Sin elegir ronda se ve la última con todos sus resultados. Una partida abierta cuenta como tablas mientras lo esté.',
      'Todo se imprime y se exporta en CSV desde aquí.',
    ],
  },
  position: {
    name: 'Posición',
    what: '¿Puede dar mate todavía? Contesta con una línea que mata o con la razón por la que no existe (5.2.2, 6.9).',
    how: [
      'Pegue un FEN o ponga las piezas a mano; también se llega desde una partida.',
      'Una búsqueda larga puede pedirse y detenerse.',
    ],
  },
  explorer: {
    name: 'Posiciones de ajedrez 960',
    what: 'Las 960 posiciones iniciales, de dónde sale el número de cada una y cómo se enroca en ella.',
    how: [
      'Escriba un número o recórralas una a una.',
      'Los enroques se hacen a mano, paso a paso, y hay preguntas para practicar.',
    ],
  },
  parchis: {
    name: 'Mesas de parchís',
    what: 'Las mesas de parchís de la ronda, y la clasificación por puestos de todas las rondas.',
    how: [
      'Una mesa nueva pide de dos a cuatro jugadores, cada uno con su color, y las variantes que la mesa haya elegido.',
      'Mientras no empiece se puede cambiar; desde la primera tirada sus variantes no cambian.',
      'La clasificación mira a cuántos ha dejado detrás cada uno; después, los primeros puestos, los segundos y así. Es lectura nuestra: el texto solo ordena una partida (P-44).',
    ],
  },
  parchisTable: {
    name: 'Mesa de parchís',
    what: 'El tablero, de quién es el turno y qué se puede mover, con el número de la regla (P-01 a P-60).',
    how: [
      'Toque el dado que ha salido en la mesa (teclas 1 a 6) y después la ficha, su botón o su número.',
      'Una ficha que no puede moverse dice por qué al tocarla. Si nada puede moverse, el turno pasa solo.',
      'Con G gira el tablero, para dejar la tableta en la mesa. Cada color tiene su forma y su letra.',
      'Incidente (I): elija qué pasó y en qué tirada; se corrige mientras no haya tirado otro jugador. El texto no pone castigos: puede decidir lo contrario con un motivo.',
      'Con Z se tacha la última línea, y la mesa queda como estaba.',
      'El dado del escritorio publica antes un compromiso; al descubrir la clave, cada tirada se rehace y se comprueba.',
    ],
  },
  draw: {
    name: 'Sorteo',
    what: 'El sorteo de la posición inicial, de modo que cualquiera pueda comprobarlo después.',
    how: [
      'Las condiciones se fijan antes; después se publica un compromiso, la sala añade lo suyo y se sortea.',
      'Nadie ve la posición antes de su hora, tampoco en otras pantallas.',
      'Repetir un sorteo es una línea nueva, con su motivo.',
    ],
  },
  checkDraw: {
    name: 'Comprobar un sorteo',
    what: 'Rehace un sorteo a partir de su certificado, paso a paso, y dice si sale lo mismo.',
    how: ['Pegue el certificado. No hace falta el torneo ni conexión a internet.'],
  },
  clock: {
    name: 'Reloj',
    what: 'El reloj de una mesa para los jugadores: cada mitad es de uno y se pulsa al completar el movimiento.',
    how: [
      'Cada jugador toca su mitad; también valen las teclas de cada lado.',
      'La barra del árbitro se abre manteniéndola pulsada.',
    ],
  },
  countdown: {
    name: 'Cuenta atrás',
    what: 'Para la pantalla de la sala: cuánto falta para la hora de la ronda.',
    how: ['La hora se fija en el comienzo de la ronda. Esc vuelve.'],
  },
  ceremony: {
    name: 'Sorteo en la sala',
    what: 'El sorteo para la pantalla de la sala, en cinco pasos; la posición, al final y en grande.',
    how: ['Cada paso espera a que usted lo pida. Esc vuelve.'],
  },
  wall: {
    name: 'Pantalla de la sala',
    what: 'Para una segunda pantalla: emparejamientos con los resultados según llegan, y la clasificación.',
    how: [
      'Las páginas pasan solas; las flechas las pasan a mano y el espacio las detiene.',
      'Sigue siempre a la última ronda emparejada. No muestra jugadas ni relojes (12.6). Esc vuelve.',
    ],
  },
};

/** The help of the program, the same with and without a network. */
export const help = {
  name: 'Ayuda',
  key: 'Ayuda de esta pantalla',
  parts: 'Partes de la ayuda',
  thisScreen: 'Esta pantalla',
  firstHour: 'La primera hora',
  allScreens: 'Todas las pantallas',
  readOf: (name: string) => `Ayuda: ${name}`,
  keys: 'Teclas',
  why: '¿Por qué?',
  screens,
  hour: [
    {
      what: 'Pruebe con el ejemplo',
      how: 'Abra el torneo de ejemplo y anote resultados, abra una mesa, decida un incidente. No toca nada suyo.',
    },
    {
      what: 'Cree el torneo',
      how: 'Nombre y control de tiempo. Lea qué reglas se siguen de él y si vale para Elo.',
    },
    {
      what: 'Elija dónde van las copias',
      how: 'En Torneo, una carpeta de otro disco o de una memoria USB.',
    },
    {
      what: 'Inscriba a los jugadores',
      how: 'En Personas, importe la lista. Mire las líneas que no han entrado.',
    },
    {
      what: 'Empareje la ronda',
      how: 'En Emparejamientos, importe la lista de su programa o escriba las mesas. Imprímala para la sala.',
    },
    {
      what: 'Prepare el comienzo',
      how: 'En el comienzo de la ronda: hora, espera y relojes. La lista dice lo que falta.',
    },
    {
      what: 'Empiece la ronda',
      how: 'Un botón pone en marcha los relojes de todas las mesas, y los pone donde faltan.',
    },
    {
      what: 'Mire la sala',
      how: 'Lo que pide atención va primero. / y el número de una mesa llevan a ella desde cualquier sitio.',
    },
    {
      what: 'Si le llaman a una mesa',
      how: 'Pare el reloj, abra la mesa y pulse Incidente. Cuente lo que ha pasado y lea el dictamen.',
    },
    {
      what: 'Anote los resultados',
      how: 'En Ronda, una tecla por mesa. Al terminar, copie el torneo e imprima.',
    },
  ],
};

export type HelpWords = typeof help;
