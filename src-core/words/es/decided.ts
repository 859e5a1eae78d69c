/** Incidentes decididos, en una frase o por partes: para el diario, el libro de incidentes y los documentos. */
import { type AppealOutcome, type DecidedAt, decidedAtOf } from '../../vocabulary/incidents.ts';
import type { Color } from '../../vocabulary/colors.ts';
import type {
  Consequences,
  IncidentDecided,
  MovedBack,
  Penalty,
  StrikeUndoes,
} from '../../desk/journal/incident-types.ts';
import type { Incident, IncidentKind } from '../../laws/incident.ts';
import type { PenaltyCode } from '../../vocabulary/penalties.ts';
import { sanIn } from '../moves.ts';
import { counter } from '../plural.ts';
import { resultAsPrinted } from '../results.ts';
import { region } from './region.ts';

const count = counter(region);

const sides: Readonly<Record<Color | 'both', string>> = {
  white: 'blancas',
  black: 'negras',
  both: 'ambos',
};

const kinds: Readonly<Record<IncidentKind, string>> = {
  touch: 'Pieza tocada',
  illegalMove: 'Jugada ilegal',
  boardAsItStands: 'Jugada ilegal o a medias',
  pawnNotExchanged: 'Peón sin cambiar',
  pressedWithoutMoving: 'Reloj pulsado sin mover',
  twoHands: 'Jugada a dos manos',
  drawClaim: 'Reclamación de tablas',
  drawOffer: 'Oferta de tablas',
  flagFall: 'Caída de bandera',
  resignation: 'Abandono',
  repliedBeforePress: 'Respuesta antes de pulsar',
  other: 'Otra cosa',
  status: 'Fin de la partida',
  wrongStart: 'Comienzo equivocado',
  lateArrival: 'Llegada tarde',
  illegalPosition: 'Posición ilegal',
  quickplayClaim: 'Reclamación sin incremento (Directrices III)',
  clockSetWrong: 'Reloj mal puesto',
  device: 'Dispositivo',
  displaced: 'Piezas desplazadas',
  adjournment: 'Partida aplazada (Directrices I)',
  recording: 'Anotación',
  conduct: 'Conducta',
};

/** Decididos donde se escriben, sin contarlos antes como incidente. */
const places: Readonly<Record<DecidedAt, string>> = {
  clock: 'Tiempo dado o quitado en el reloj',
  interruption: 'Relojes tras una interrupción',
  clockChange: 'Cambio de reloj',
  result: 'Resultado por decisión del árbitro',
};

const penalties: Readonly<Record<PenaltyCode, string>> = {
  warning: 'Advertencia',
  moreTimeToOpponent: 'Más tiempo al adversario',
  lessTimeToOffender: 'Menos tiempo al infractor',
  morePointsToOpponent: 'Más puntos al adversario',
  fewerPointsToOffender: 'Menos puntos al infractor',
  lossOfTheGame: 'Pérdida de la partida',
  fine: 'Multa',
  exclusionFromRounds: 'Exclusión de rondas',
  expulsion: 'Expulsión del torneo',
};

const outcomes: Readonly<Record<AppealOutcome, string>> = {
  upheld: 'la decisión se mantiene',
  rejected: 'apelación rechazada',
  changed: 'la decisión se cambia',
};

/** Milisegundos como los dice un árbitro: `2 min`, `1 min 30 s`. */
function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const parts = [
    seconds >= 60 ? `${Math.floor(seconds / 60)} min` : '',
    seconds % 60 > 0 ? `${seconds % 60} s` : '',
  ];
  return parts.filter(Boolean).join(' ') || '0 s';
}

/** De quién es la falta; lo que recibe el adversario, para quién es. */
function whose(by: Color, code: PenaltyCode): string {
  const given = code === 'moreTimeToOpponent' || code === 'morePointsToOpponent';
  return given ? `para las ${sides[by === 'white' ? 'black' : 'white']}` : sides[by];
}

function penaltySays({ by, code, ms, points, note }: Penalty): string {
  const much =
    ms !== null ? `, ${duration(ms)}` : points !== null ? `, ${points === 0.5 ? '½' : points}` : '';
  return `${penalties[code]}${much} (${whose(by, code)})${note === '' ? '' : `: ${note}`}`;
}

const goesOn = 'la partida sigue';
const own = 'decisión propia';
const bothSides = ['white', 'black'] as const;

function timeSays(to: Color, ms: number): string {
  return `${duration(Math.abs(ms))} ${ms < 0 ? 'menos' : 'más'} a las ${sides[to]}`;
}

/** `se vuelve a la posición tras 23… Cf6` */
function backSays({ after }: MovedBack): string {
  if (after === null) return 'se vuelve a la posición inicial';
  const { moveNumber, color, san } = after;
  return `se vuelve a la posición tras ${moveNumber}${color === 'white' ? '.' : '…'} ${sanIn(region, san)}`;
}

/** Lo que se sigue, por partes: `resultado 1-0`, `2 min a las negras`. */
function consequences(of: Omit<Consequences, 'allowed'>): readonly string[] {
  const { result, time, times, illegal, back, newGame, removeIncrement } = of;
  const acts = bothSides.filter((side) => illegal[side] > 0);
  return [
    ...(result === null ? [] : [`resultado ${resultAsPrinted(result, 'other')}`]),
    ...(time === null ? [] : [timeSays(time.to, time.ms)]),
    ...bothSides.flatMap((side) =>
      times === undefined || times[side] === 0 ? [] : [timeSays(side, times[side])],
    ),
    ...acts.map((side) => `cuenta como acto ilegal de las ${sides[side]}`),
    ...(removeIncrement === null ? [] : [`se retira el incremento ganado por las ${sides[removeIncrement]}`]),
    ...(of.stands === undefined
      ? []
      : of.outOfTurn === true
        ? [
            `se mantiene ${sanIn(region, of.stands)}, movida sin tener el turno, y se anota tras un paso de turno (--)`,
          ]
        : [`se mantiene y se anota la jugada ilegal ${sanIn(region, of.stands)}`]),
    ...(of.coloursExchanged === true ? ['se intercambian los colores del emparejamiento'] : []),
    ...(newGame ? ['se juega una partida nueva'] : []),
    ...(back === undefined || newGame ? [] : [backSays(back)]),
    ...of.penalties.map(penaltySays),
  ];
}

/** What followed, in one line: with what must be played, in English letters as the desk gives it. */
function followed(of: Omit<Consequences, 'allowed'>, must: readonly string[]): string {
  const moves = must.map((san) => sanIn(region, san)).join(' ');
  return [...consequences(of), ...(moves === '' ? [] : [`debe jugar ${moves}`])].join('; ') || goesOn;
}

type ConsequencesShown = Omit<Consequences, 'allowed'> & { readonly allowed: readonly unknown[] | null };

/** Qué pasa con lo que dio un incidente cuando se tacha, una línea por cosa: lo que dice su tachadura, si lo dice. */
function undone(of: ConsequencesShown, undoes: StrikeUndoes | null): readonly string[] {
  const { illegal, allowed, freeMove, claim, penalties: given } = of;
  const acts = bothSides.filter((side) => illegal[side] > 0);
  return [
    ...(undoes === null ? undoneOfOld(of) : undoneNow(of, undoes)),
    ...acts.map((side) => `el acto ilegal de las ${sides[side]} ya no cuenta`),
    ...(claim === null ? [] : [`la reclamación de las ${sides[claim.by]} ya no cuenta`]),
    ...(given.length === 0 ? [] : ['sus sanciones ya no cuentan']),
    ...(allowed === null && !freeMove ? [] : ['ya no dice qué hay que jugar']),
  ];
}

function undoneNow(
  of: ConsequencesShown,
  { result, back, gone, clock, colours }: StrikeUndoes,
): readonly string[] {
  const said = result === null ? '' : resultAsPrinted(result, 'other');
  return [
    ...(said === '' ? [] : [`su resultado, ${said}, se tacha`]),
    ...(back === 0 ? [] : ['los movimientos que quitó vuelven a la partida']),
    ...(gone === 0 ? [] : ['los movimientos que anotó se tachan con él']),
    ...(colours === true ? ['los colores del emparejamiento vuelven a ser los de antes'] : []),
    ...(clock ? [onDeskClock] : givesTime(of) ? [byHand] : []),
  ];
}

/** Una tachadura antigua no dice qué deshizo: se sabe lo que el incidente dio. */
function undoneOfOld(of: ConsequencesShown): readonly string[] {
  const said = of.result === null ? '' : resultAsPrinted(of.result, 'other');
  return [
    ...(said === '' ? [] : [`su resultado, ${said}, se tacha si aún está`]),
    ...(of.back === undefined ? [] : ['los movimientos que quitó vuelven a la partida']),
    ...(givesTime(of) ? [onDeskClock] : []),
  ];
}

const onDeskClock = 'su tiempo se quita en el reloj del programa; en otro reloj, a mano';
const byHand = 'ningún reloj del programa cambia: quite su tiempo a mano donde aún corra un reloj';

function givesTime({ result, time, times, removeIncrement, penalties: given }: ConsequencesShown): boolean {
  const changed = times !== undefined && (times.white !== 0 || times.black !== 0);
  const timed = given.some(({ code }) => code === 'moreTimeToOpponent' || code === 'lessTimeToOffender');
  return result === null && (time !== null || changed || removeIncrement !== null || timed);
}

function who(incident: Incident): Color | 'both' | null {
  return 'by' in incident ? incident.by : incident.kind === 'flagFall' ? incident.flag : null;
}

/** De qué se dice el título: un incidente, y dónde se decidió. */
type Titled = Pick<IncidentDecided, 'incident' | 'also' | 'atClock'> & {
  readonly decidedAt?: DecidedAt | null;
};

function kindSays(incident: Incident): string {
  const by = who(incident);
  return by === null ? kinds[incident.kind] : `${kinds[incident.kind]} (${sides[by]})`;
}

export const decided = {
  kinds,
  sides,
  penalties,
  outcomes,
  duration,
  consequences,
  followed,
  undone,
  penaltySays,
  /** `Jugada ilegal (blancas)`, o dónde se decidió. */
  title: (of: Titled): string => {
    const place = decidedAtOf(of);
    return place === null ? [of.incident, ...(of.also ?? [])].map(kindSays).join(' + ') : places[place];
  },
  /** Por qué, en un documento: `decisión propia: …`; vacío donde solo siguió a las Leyes. */
  ownSays: ({ by, reason }: IncidentDecided['decision']): string =>
    by === 'own' ? [own, reason].filter(Boolean).join(': ') : '',
  goesOn,
  appeal: (by: Color, text: string): string => `Apelan las ${sides[by]}${text === '' ? '' : `: ${text}`}`,
  settled: (outcome: AppealOutcome, text: string): string =>
    `Apelación resuelta: ${outcomes[outcome]}${text === '' ? '' : `. ${text}`}`,
  incidents: (number: number): string => count(number, 'incidente', 'incidentes'),
} as const;

export type DecidedWords = { readonly [K in keyof typeof decided]: Widened<(typeof decided)[K]> };
type Widened<T> = T extends string ? string : T;
