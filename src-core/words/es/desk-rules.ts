import type { DeskRule } from '../../vocabulary/desk-rules.ts';

/** Por qué el escritorio dice que no, donde no lo dice un artículo de las Leyes. */
export const deskRules: Readonly<Record<DeskRule, string>> = {
  readNotGuessed: 'Lo que se escribe se entiende del todo o no entra: el escritorio no adivina.',
  oneOfEach: 'Un número, una persona o un asiento es de uno solo cada vez.',
  onlyWhatIsThere: 'Solo se puede hablar de lo que está en este torneo.',
  withinLimits: 'Los límites evitan que un desliz al teclear pase por un dato.',
  playedHolds: 'Lo ya jugado o emparejado sujeta aquello con lo que se jugó.',
  announcedFirst:
    'Con qué se empareja y se puntúa se anuncia antes de la ronda 1 y es igual para todas (C.04.1 1, C.05, C.07 4.1).',
  numbersFixed: 'Los números se corrigen hasta que se empareja la ronda 4 (C.04.2 2.3).',
  asAsked: 'Quien no está en una ronda no se empareja en ella (C.04.2 3.2, 3.3): cambie antes lo que pidió.',
  struckFirst: 'Nada se escribe encima: lo que está se tacha con su motivo y después se anota lo nuevo.',
  lastFirst: 'Unas líneas se apoyan en otras: se deshace desde la última.',
  nothingNew: 'Una línea que no diría nada nuevo no se escribe.',
  othersWrote: 'Nadie escribe encima de lo que otra pantalla anotó sin haberlo visto.',
  reasonKept: 'Una decisión lleva su motivo, para quien la lea después o la apele.',
  clockAsItStands:
    'Un reloj hace solo lo que cabe en su estado: no se pulsa parado ni se pone en marcha acabado.',
  sureTimeOnly: 'El escritorio no inventa tiempo: lo que no sabe de cierto lo pregunta.',
  settledBefore: 'De qué depende un sorteo se fija antes de sortear, para que nadie elija el resultado.',
  secretUntilItsHour: 'La posición sorteada la ven todos a la misma hora, y nadie antes.',
  doubtsAreTold: 'De un texto de fuera, lo dudoso se dice con su sitio y lo decide usted.',
  noGameInABye: 'En un descanso no hay adversario: ni partida, ni reloj, ni incidente.',
  onceInARound: 'En una ronda, quien está juega una vez o descansa; nadie se queda fuera sin que se diga.',
  twiceConfirmed:
    'Salir de las reglas de la FIDE se confirma dos veces: no tiene vuelta atrás y queda a la vista.',
  asRuled: 'Un dictamen aplicado obliga hasta que se cumple o se tacha.',
  parchisByItsRules:
    'En una mesa de parchís valen las reglas de su texto y las variantes que la mesa eligió antes de empezar.',
};
