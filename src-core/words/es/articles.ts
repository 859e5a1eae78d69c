/** Lo que dice cada artículo que un dictamen puede citar, con nuestras palabras. Edición de las Leyes de 2023. */
export const articles: Readonly<Record<string, string>> = {
  '0.2':
    'Lo que las Leyes no prevén se resuelve por analogía con los casos previstos, con competencia, buen juicio y objetividad.',
  '1.2': 'Empiezan las blancas y después se juega por turno: nadie juega dos veces seguidas.',
  '1.3':
    'Un jugador tiene el turno en cuanto la jugada de su adversario está hecha, aunque no haya pulsado el reloj.',
  '1.4.1':
    'Gana quien da mate; no se permite dejar o poner al propio rey en jaque, ni capturar al del adversario.',
  '3.1.1':
    'La pieza que va a una casilla ocupada por una del adversario la captura y la retira en la misma jugada.',
  '3.7.3.3':
    'El peón que llega a la última fila se cambia, en la misma jugada y en la casilla de llegada, por dama, torre, alfil o caballo de su color.',
  '3.10.1': 'Es legal la jugada que cumple todo el artículo 3.',
  '3.10.2': 'Es ilegal la jugada que incumple algo del artículo 3.',
  '4.1': 'Cada jugada se hace con una sola mano.',
  '4.2.1': 'Solo quien tiene el turno puede colocar bien las piezas, si antes lo avisa («compongo»).',
  '4.2.2':
    'Cualquier otro contacto con una pieza cuenta como intencionado, salvo que sea claramente accidental.',
  '4.3':
    'Quien tiene el turno y toca una pieza con intención de moverla o capturarla queda obligado, si no ha avisado de que compone.',
  '4.3.1': 'De varias piezas propias tocadas, se mueve la primera que pueda mover.',
  '4.3.2': 'De varias piezas del adversario tocadas, se captura la primera que pueda ser capturada.',
  '4.3.3':
    'Tocadas piezas de los dos colores, la primera propia captura la primera del adversario; si no es legal, se mueve o captura la primera tocada con la que se pueda. Si no se sabe el orden, cuenta antes la propia.',
  '4.4.1': 'Quien toca su rey y una torre debe enrocar por ese lado, si es legal.',
  '4.4.2':
    'Quien toca a propósito primero la torre y después el rey no puede enrocar por ese lado en esta jugada.',
  '4.4.3':
    'Quien toca el rey y una torre para enrocar y no puede, debe hacer otra jugada legal de rey; si no la hay, cualquiera.',
  '4.4.4': 'La elección al coronar es definitiva cuando la pieza nueva toca la casilla de coronación.',
  '4.5': 'Si ninguna pieza tocada puede mover ni ser capturada, vale cualquier jugada legal.',
  '4.6':
    'Al coronar no hace falta llevar el peón hasta la casilla, y da igual el orden de quitarlo y poner la pieza.',
  '4.7':
    'Una pieza soltada en una casilla como jugada legal, o parte de ella, ya no puede ir a otra en esta jugada.',
  '4.7.1':
    'Una captura está hecha cuando la pieza capturada ha salido del tablero y la que captura se ha soltado.',
  '4.7.2':
    'El enroque está hecho al soltar la torre. Soltado ya el rey, solo cabe ese enroque; si es ilegal, otra jugada de rey, y si no la hay, cualquiera.',
  '4.7.3': 'La coronación está hecha cuando la pieza nueva se ha soltado y el peón está fuera del tablero.',
  '4.8':
    'El adversario pierde el derecho a reclamar por pieza tocada o soltada en cuanto él mismo toca una pieza para mover o capturar.',
  '4.9': 'Quien no puede mover las piezas puede tener un ayudante que el árbitro acepte.',
  '5.1': 'Cómo se gana una partida: por jaque mate o por abandono del adversario.',
  '5.1.1': 'El jaque mate con jugada legal gana y acaba la partida en el acto.',
  '5.1.2':
    'Quien abandona pierde; pero son tablas si el adversario no puede dar mate con ninguna serie de jugadas legales.',
  '5.2': 'Cómo acaba una partida en tablas sin reclamar: rey ahogado, posición muerta o acuerdo.',
  '5.2.1': 'Rey ahogado: quien tiene el turno no está en jaque y no tiene jugada legal. Tablas en el acto.',
  '5.2.2':
    'Posición muerta: ningún bando puede dar mate con ninguna serie de jugadas legales. Tablas en el acto.',
  '5.2.3': 'Los dos pueden acordar tablas cuando cada uno ha hecho al menos una jugada.',
  '6.2.1': 'Una jugada se completa parando el reloj propio y poniendo en marcha el del adversario.',
  '6.2.2':
    'Se deja al jugador pulsar su reloj aunque el adversario ya haya movido; ese tiempo corre por su cuenta.',
  '6.2.3': 'El reloj se pulsa con la misma mano que ha movido, sin dejar el dedo encima ni cerca.',
  '6.2.4': 'El reloj se trata con cuidado: no se golpea, no se levanta, no se pulsa antes de mover.',
  '6.4': 'Al caer una bandera se comprueba enseguida si se habían completado las jugadas exigidas.',
  '6.7.1':
    'El torneo anuncia cuánto se puede llegar tarde; si no dice nada, cero minutos. Quien llega después pierde, salvo que el árbitro decida otra cosa.',
  '6.7.2': 'Si hay margen y al empezar no está ninguno, las blancas pierden el tiempo hasta que lleguen.',
  '6.8': 'La bandera cae cuando el árbitro lo ve o un jugador lo reclama debidamente.',
  '6.9':
    'Quien no completa a tiempo las jugadas exigidas pierde; pero son tablas si el adversario no puede dar mate con ninguna serie de jugadas legales. Lo que acabó antes la partida va primero.',
  '6.10.2':
    'Si el reloj está mal puesto, se para en cuanto se descubre y el árbitro corrige tiempos y contador.',
  '6.11.2': 'Un jugador solo para los relojes para buscar al árbitro.',
  '6.11.4': 'Parar los relojes sin motivo válido se sanciona según 12.9.',
  '7.1':
    'Al restaurar una posición, el árbitro pone los tiempos según su mejor criterio y ajusta el contador.',
  '7.2': 'Lo que empezó mal se corrige si se descubre durante la partida:',
  '7.2.1': 'Si la partida empezó desde una posición incorrecta, se anula y se juega otra.',
  '7.2.2': 'Si el tablero estaba mal puesto, la posición se pasa a uno bien puesto y se sigue.',
  '7.3':
    'Colores cambiados: con menos de diez jugadas hechas por ambos, partida nueva con los debidos; con diez o más, se sigue.',
  '7.4.1': 'Quien desplaza piezas restaura la posición en su propio tiempo.',
  '7.4.2': 'Si hace falta, cualquiera de los dos para los relojes y llama al árbitro.',
  '7.4.3': 'El árbitro puede sancionar a quien ha desplazado las piezas.',
  '7.5.1':
    'Jugada ilegal completada (reloj pulsado): se vuelve a la posición justo anterior, y la jugada nueva queda obligada por pieza tocada y soltada.',
  '7.5.2': 'Peón en la última fila sin cambiar y reloj pulsado: es ilegal, y el peón pasa a ser dama.',
  '7.5.3': 'Pulsar el reloj sin haber hecho jugada se trata como jugada ilegal.',
  '7.5.4': 'Una jugada con las dos manos y el reloj pulsado se trata como jugada ilegal.',
  '7.5.5':
    'Primer acto ilegal completado: dos minutos más para el adversario. Segundo del mismo jugador: pierde, o tablas si el adversario no puede dar mate. Las cuatro clases van en una cuenta.',
  '7.6': 'Si aparece una pieza fuera de su sitio, se vuelve a la posición anterior o a la última segura.',
  '8.1.1': 'Cada jugador anota sus jugadas y las del adversario, una tras otra y de forma legible.',
  '8.1.2': 'No se anota una jugada antes de hacerla, salvo para reclamar tablas o aplazar.',
  '8.4':
    'Con menos de cinco minutos en el periodo y sin añadidos de 30 segundos o más por jugada, no hay obligación de anotar lo que queda de periodo.',
  '8.5.1':
    'Si ninguno anota, el árbitro intenta hacerlo; al caer una bandera para los relojes y se ponen al día.',
  '8.5.2': 'Si uno no anotaba, al caer cualquier bandera pone al día su planilla antes de mover.',
  '8.5.3': 'Sin planilla completa se reconstruye la partida en otro tablero, bajo el control del árbitro.',
  '8.6': 'Si no se puede probar el exceso, la jugada siguiente cuenta como primera del periodo nuevo.',
  '8.7':
    'Los dos firman las planillas con el resultado; el que consta, aunque sea erróneo, vale, salvo que el árbitro decida otra cosa.',
  '9.1.1': 'El torneo puede prohibir acordar tablas antes de cierta jugada, o sin permiso del árbitro.',
  '9.1.2.1':
    'La oferta se hace tras mover y antes de pulsar; en otro momento también vale. Sin condiciones, no se retira, y dura hasta que se acepta, se rechaza o se toca una pieza.',
  '9.1.2.3': 'Reclamar tablas es también ofrecerlas: el adversario puede aceptarlas sin más.',
  '9.2': 'Tablas por la misma posición, al menos por tercera vez, si lo reclama bien quien tiene el turno.',
  '9.2.1':
    'Si va a aparecer: el jugador anota la jugada, que ya no cambia, y declara al árbitro que va a hacerla.',
  '9.2.2': 'Si acaba de aparecer, la reclama quien tiene el turno.',
  '9.2.3':
    'Misma posición: mismo turno, mismas piezas en las mismas casillas y las mismas jugadas posibles, también al paso y de enroque.',
  '9.3': 'Tablas, si se reclama bien, tras cincuenta jugadas de cada uno sin captura ni movimiento de peón.',
  '9.3.1': 'Con la jugada que completa las cincuenta: anotada, sin cambiarla, y declarada al árbitro.',
  '9.3.2': 'Ya completadas las cincuenta de cada uno, las reclama quien tiene el turno.',
  '9.4': 'Quien toca una pieza pierde el derecho a reclamar en esa jugada.',
  '9.5.2': 'Si la reclamación es correcta, son tablas en el acto.',
  '9.5.3':
    'Si es incorrecta, dos minutos más para el adversario y se sigue; la jugada anunciada se hace, según los artículos 3 y 4.',
  '9.6.1': 'La misma posición por quinta vez: tablas sin reclamar.',
  '9.6.2':
    'Setenta y cinco jugadas de cada bando sin captura ni movimiento de peón: tablas sin reclamar; si la última da mate, vale el mate.',
  '11.1': 'Nadie hará nada que desprestigie el ajedrez.',
  '11.3.1': 'Durante la partida no se usan notas, consejos ni otro tablero para analizar.',
  '11.3.2':
    'Sin permiso del árbitro no hay dispositivos electrónicos en el recinto de juego durante la partida.',
  '11.3.2.1':
    'El torneo puede admitir dispositivos apagados del todo en una bolsa, que no se toca sin permiso.',
  '11.3.2.2':
    'Si es evidente que un jugador lleva un dispositivo en la sala de juego, pierde y gana el adversario; el torneo puede prever algo más suave.',
  '11.5': 'Está prohibido distraer o molestar al adversario, también con reclamaciones u ofertas sin motivo.',
  '11.6': 'Lo que se hace contra 11.1 a 11.5 se sanciona según 12.9.',
  '11.7':
    'Quien se niega con insistencia a cumplir las Leyes pierde; los puntos del adversario los decide el árbitro.',
  '11.8': 'Si son culpables los dos, pierden los dos.',
  '12.9': 'Las sanciones entre las que elige el árbitro, de la advertencia a la expulsión.',
  '12.9.1': 'Advertencia.',
  '12.9.2': 'Más tiempo para el adversario.',
  '12.9.3': 'Menos tiempo para el infractor.',
  '12.9.4': 'Más puntos para el adversario, hasta el máximo de una partida.',
  '12.9.5': 'Menos puntos para el infractor.',
  '12.9.6': 'Partida perdida; los puntos del adversario los decide el árbitro.',
  '12.9.7': 'Multa, si se anunció antes.',
  '12.9.8': 'Exclusión de una o más rondas.',
  '12.9.9': 'Expulsión del torneo.',
  'A.2': 'En rápidas no es obligatorio anotar, y se conservan las reclamaciones que se basan en la planilla.',
  'A.3': 'En rápidas y relámpago, un minuto donde los artículos 7 y 9 dicen dos.',
  'A.4':
    'Rápidas con supervisión suficiente: un árbitro por cada tres partidas como mucho y todas anotadas; se aplican las Reglas de Competición.',
  'A.4.3':
    'Con supervisión suficiente, el jugador puede pedir ver el registro en su turno, hasta cinco veces.',
  'A.5.1': 'Sin supervisión suficiente, tras diez jugadas completadas por cada uno:',
  'A.5.1.1': 'el reloj se queda como está, salvo que peligre el horario.',
  'A.5.1.2': 'ya no se reclama por la colocación; con rey o torre mal puestos, no hay enroque con ellos.',
  'A.5.2':
    'Sin supervisión suficiente, el acto ilegal se corrige y sanciona solo hasta que el adversario hace su siguiente jugada; después vale, salvo acuerdo.',
  'A.5.3': 'Para ganar por tiempo se puede parar y llamar; tablas si quien reclama no puede dar mate.',
  'A.5.4':
    'Los dos reyes en jaque, o un peón en la última fila: se espera a la siguiente jugada; si sigue siendo ilegal, tablas.',
  'B.2':
    'Relámpago con supervisión suficiente: un árbitro por partida y todas anotadas; se aplican las Reglas de Competición.',
  'B.2.3': 'En relámpago supervisado, el jugador puede pedir ver el registro hasta cinco veces.',
  'B.3': 'Relámpago sin esa supervisión: se aplican A.2, A.3 y A.5.',
  'I.1.1':
    'Al acabar la sesión, quien tiene el turno anota su jugada sin ambigüedad, la cierra en el sobre con las dos planillas y solo entonces para el reloj.',
  'I.1.2': 'A quien aplaza antes del final de la sesión se le cuenta todo el tiempo que quedaba de ella.',
  'I.2':
    'En el sobre constan los nombres, la posición antes de la jugada secreta, los tiempos consumidos, quién la hizo, su número, la oferta de tablas pendiente, y cuándo y dónde se reanuda.',
  'I.3': 'El árbitro comprueba el sobre y lo guarda.',
  'I.4': 'Las tablas ofrecidas después de cerrar el sobre siguen en pie hasta que se aceptan o se rechazan.',
  'I.5':
    'Antes de reanudar se pone la posición anterior a la jugada secreta y los tiempos consumidos en los relojes.',
  'I.7': 'El sobre solo se abre cuando está presente quien tiene que responder.',
  'I.8.1': 'Pierde quien hizo la jugada secreta si es ambigua, salvo en los casos de 5, 6.9 y 9.6.',
  'I.8.2':
    'Pierde quien hizo la jugada secreta si no se puede saber cuál es, salvo en los casos de 5, 6.9 y 9.6.',
  'I.8.3': 'Pierde quien hizo la jugada secreta si es ilegal, salvo en los casos de 5, 6.9 y 9.6.',
  'I.9.1': 'Está quien tiene que responder: se abre el sobre, se hace la jugada y corre su reloj.',
  'I.9.2': 'Falta quien tiene que responder: corre su reloj; al llegar lo puede parar y llamar al árbitro.',
  'I.9.3': 'Falta quien hizo la jugada secreta: el adversario puede responder con otra en un sobre nuevo.',
  'I.10':
    'Quien llega a la reanudación después del tiempo de espera pierde, salvo que el árbitro decida otra cosa; si la jugada secreta acabó la partida, acabada está.',
  'I.11': 'Si hay tiempo de espera y no hay nadie, corre el reloj de quien tiene que responder.',
  'I.12.1':
    'Falta el sobre: se sigue desde la posición y los tiempos anotados, y quien hizo la jugada secreta hace la que dice que era.',
  'I.12.2': 'Si no se puede reconstruir la posición, la partida se anula y se juega otra.',
  'I.13':
    'Los tiempos mal puestos se corrigen si se advierte antes de la primera jugada propia; después no, salvo que el árbitro decida otra cosa.',
  'III.2.1': 'Las Directrices III solo valen si el torneo las anunció.',
  'III.2.2': 'Solo para partidas sin incremento de ritmo normal o rápido; nunca en relámpago.',
  'III.3.1.1': 'Las dos banderas caídas sin saber cuál antes y quedan periodos: se sigue.',
  'III.3.1.2': 'Las dos banderas caídas sin saber cuál antes en el último periodo: tablas.',
  'III.4':
    'Con menos de dos minutos y el turno se puede pedir un incremento de cinco segundos para los dos. Si el árbitro accede, dos minutos más para el adversario.',
  'III.5':
    'Si no cabe el incremento, con menos de dos minutos y el turno se pueden reclamar tablas: el adversario no puede ganar por medios normales o no lo intenta.',
  'III.5.1': 'El árbitro, si está de acuerdo, declara tablas; si no, aplaza o rechaza.',
  'III.5.2':
    'Si aplaza, el adversario puede recibir dos minutos; se decide después, también caída una bandera.',
  'III.5.3': 'Si rechaza, el adversario recibe dos minutos.',
};
