/** Dónde vale cada control de tiempo, y cuánto se espera a quien no ha llegado. */
export const controls = {
  scope: 'Dónde vale',
  scopes: {
    tournament: 'Para todo el torneo',
    round: 'Solo para esta ronda',
    board: 'Solo para esta mesa',
  },
  /** What the control that stands holds for. */
  holds: {
    tournament: 'Vale en todas las rondas que no tienen uno propio.',
    round: (round: number) => `Vale solo en la ronda ${round}.`,
    board: (board: number, round: number) => `Vale solo en la mesa ${board} de la ronda ${round}.`,
  },
  without: (rounds: string, many: boolean) =>
    many ? `Sin control de tiempo: rondas ${rounds}.` : `Sin control de tiempo: ronda ${rounds}.`,
  leavesWithout: (rounds: string, many: boolean) =>
    many ? `Las rondas ${rounds} se quedan sin control.` : `La ronda ${rounds} se queda sin control.`,
  roundKeeps: (round: number, text: string) => `La ronda ${round} sigue con el suyo: ${text}.`,
  ownRounds: (rounds: readonly (readonly [number, string])[]) =>
    `Con control propio: ${rounds.map(([round, text]) => `ronda ${round} (${text})`).join(', ')}.`,
  ownBoards: (boards: readonly (readonly [number, string])[]) =>
    `Con control propio: ${boards.map(([board, text]) => `mesa ${board} (${text})`).join(', ')}.`,
  tournamentHas: (text: string) => `El del torneo es ${text}.`,
  useTournaments: 'Usar el del torneo',
  useRounds: 'Usar el de la ronda',
  makeTournaments: 'Usarlo en todo el torneo',
  none: 'Sin control de tiempo no se puede poner ningún reloj.',
  notYet: 'El torneo no tiene control de tiempo.',
  later: 'Por ejemplo 90+30 o 40/90+30, 30+30. Puede fijarse después, en Torneo.',
  set: 'Fijar el control de tiempo',
  forBoard: {
    board: 'Control de la mesa',
    round: 'Control de la ronda',
    tournament: 'Control del torneo',
  },
  boardHasNone: 'Esta mesa no tiene control de tiempo: diga primero cuál es, y para quién.',
  defaultTimeAll: 'El mismo para todas las rondas. Con 0 pierde quien no está al empezar.',
  beginsHint: 'De esta ronda, en 24 horas.',
  notPaired: (round: number) =>
    `La ronda ${round} aún no está emparejada. El control y la espera pueden fijarse ya; los relojes se ponen con las mesas.`,
  noClocksYet: (boards: number) =>
    boards === 1
      ? 'La mesa que queda no tiene reloj: póngalo arriba, en «Antes de empezar».'
      : `Las ${boards} mesas que quedan no tienen reloj: póngalos arriba, en «Antes de empezar».`,
};
