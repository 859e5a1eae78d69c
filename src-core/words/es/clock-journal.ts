import type { ClockDeskEvent, ControlSetting } from '../../desk/journal/clock-events.ts';
import { bothTimes, changesOf, type ChangeWords } from '../clock-changes.ts';
import { clockTime } from '../clock-times.ts';
import { dayIn } from '../days.ts';
import { passedIn } from '../duration.ts';
import { lists } from './lists.ts';
import { region } from './region.ts';

const colors: Readonly<Record<'white' | 'black', string>> = lists.sides;
const control = ({ text }: ControlSetting): string => (text === '' ? 'ninguno' : text);
const because = (reason: string | undefined): string =>
  reason === undefined || reason === '' ? '' : `: ${reason}`;
const changes: ChangeWords = {
  moves: 'jugadas',
  periods: 'periodo',
  runs: (side) => `corre ${colors[side]}`,
  stands: 'parado',
};
const modes = { official: 'pantalla', mirror: 'espejo' } as const;
const causes = {
  crash: 'el escritorio se cerró de golpe',
  closed: 'el escritorio se cerró',
  sleep: 'el equipo entró en reposo',
} as const;

function acted(event: Extract<ClockDeskEvent, { type: 'clockActed' }>): string {
  const { after } = event;
  const shown = bothTimes({ white: after.white.time, black: after.black.time });
  switch (event.do) {
    case 'start':
      return event.from === 'clock'
        ? `Reloj en marcha desde su pantalla (${shown})`
        : `Reloj en marcha (${shown})`;
    case 'press': {
      const made =
        event.uncounted === undefined ? '' : `; según su pantalla, ${clockTime(event.uncounted)} antes`;
      return event.from === 'clock'
        ? `${colors[event.by]} pulsan en la pantalla del reloj (${shown})${made}`
        : `Pulsan ${colors[event.by]} (${shown})${made}`;
    }
    case 'pause':
      return `Reloj en pausa (${shown})`;
    case 'freeze':
      return `Reloj parado por el árbitro (${shown})`;
    case 'resume':
      return event.from === 'clock'
        ? `Reloj reanudado desde su pantalla (${shown})`
        : `Reloj reanudado (${shown})`;
    case 'set':
      return `Reloj de ${colors[event.by]} ajustado (${shown})${because(event.reason)}`;
    case 'add':
      return `${event.milliseconds < 0 ? '' : '+'}${clockTime(event.milliseconds)} a ${colors[event.by]} (${shown})${because(event.reason)}`;
    case 'turn':
      return `Turno del reloj: ${colors[event.by]}${because(event.reason)}`;
    case 'swap':
      return `Tiempos intercambiados (${shown})${because(event.reason)}`;
    case 'look':
      return after.phase === 'fallen' && after.flag !== null
        ? `Bandera de ${colors[after.flag]}`
        : `Nuevo periodo (${shown})`;
    case 'end':
      return `Reloj terminado (${shown})`;
    case 'reopen':
      return `Reloj de nuevo en la partida, parado (${shown})`;
  }
}

function placed({
  mode,
  control: setting,
  replaces,
  after,
}: Extract<ClockDeskEvent, { type: 'clockPlaced' }>): string {
  if (replaces === undefined)
    return `${mode === 'official' ? 'Reloj oficial' : 'Espejo del reloj de la mesa'}: ${control(setting)}`;
  const what = changesOf(changes, replaces.before, replaces.was, after);
  return `Cambio de reloj, de ${modes[replaces.mode]} a ${modes[mode]}: ${what}${because(replaces.reason)}`;
}

function recovered(event: Extract<ClockDeskEvent, { type: 'clockRecovered' }>): string {
  const { how, deducted, until, stood, read, after } = event;
  const times = `${clockTime(deducted)}${until === undefined ? '' : ', hasta la decisión'}`;
  const what = {
    leave: 'el tiempo queda como estaba',
    deduct: `se descuentan ${times}`,
    set: 'tiempos puestos por el árbitro',
  }[how];
  const since = stood === undefined ? '' : ` de ${clockTime(stood)}`;
  if (read === undefined) return `Tras la interrupción${since}: ${what}`;
  return `Tras la interrupción${since}, leído del reloj de la mesa: ${changesOf(changes, read.before, read.was, after)}${because(read.reason)}`;
}

type Arrived = Extract<ClockDeskEvent, { type: 'playerArrived' }>;
function lateness({ sinceStart, pastDefault }: Arrived): string {
  const since = sinceStart === undefined ? '' : `, ${passedIn(region, sinceStart)} después del comienzo`;
  return pastDefault === undefined
    ? since
    : `${since}, ${passedIn(region, pastDefault)} después del tiempo de espera (6.7.1)`;
}

function sentence(event: ClockDeskEvent): string {
  switch (event.type) {
    case 'controlSet':
      return event.round === null
        ? `Control del torneo: ${control(event.control)}`
        : `Control de la ronda ${event.round}: ${control(event.control)}`;
    case 'boardControlSet':
      return `Control de la mesa: ${control(event.control)}`;
    case 'defaultTimeSet':
      return `Tiempo de espera: ${event.minutes} min`;
    case 'roundScheduled':
      return event.begins === ''
        ? `La ronda ${event.round} queda sin hora`
        : `La ronda ${event.round} empieza el ${dayIn(region, event.begins.slice(0, 10))} a las ${event.begins.slice(11)}`;
    case 'roundStarted':
      return `Empieza la ronda ${event.round}: ${event.started} relojes en marcha`;
    case 'clockPlaced':
      return placed(event);
    case 'clockActed':
      return acted(event);
    case 'clockCorrected':
      return `${event.read ? 'Leído del reloj de la mesa' : 'Reloj corregido'}: ${changesOf(changes, event.before, event.was, event.after)}${because(event.reason)}`;
    case 'clockInterrupted':
      return `Reloj interrumpido: ${causes[event.cause]}; no se sabe nada de ${clockTime(event.gap)}`;
    case 'clockRecovered':
      return recovered(event);
    case 'playerAbsent':
      return `Ausente: ${colors[event.side]}`;
    case 'playerArrived':
      return `Llegada: ${colors[event.side]}${lateness(event)}`;
  }
}

/** `mode`: of which clock the line is. A mirror is always said to be one. */
const says = (event: ClockDeskEvent, mode?: unknown): string =>
  mode === 'mirror' ? `Espejo · ${sentence(event)}` : sentence(event);

const clock = 'Reloj';
const round = 'Ronda';

/** Lines about time, as the journal says them. */
export const clockJournal = {
  says,
  types: {
    controlSet: clock,
    boardControlSet: clock,
    defaultTimeSet: round,
    roundScheduled: round,
    roundStarted: round,
    clockPlaced: clock,
    clockActed: clock,
    clockCorrected: clock,
    clockInterrupted: clock,
    clockRecovered: clock,
    playerAbsent: round,
    playerArrived: round,
  },
};
export type ClockJournalWords = {
  readonly says: (event: ClockDeskEvent, mode?: unknown) => string;
  readonly types: Readonly<Record<ClockDeskEvent['type'], string>>;
};
