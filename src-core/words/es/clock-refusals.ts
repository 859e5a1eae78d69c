import type { ClockMode } from '../../vocabulary/clocks.ts';
import type { Color } from '../../vocabulary/colors.ts';
import type { CLOCK_REFUSALS } from '../../desk/commands/refusals/clocks.ts';
import { lists } from './lists.ts';
import { durationIn } from '../duration.ts';
import type { Sentences } from '../said.ts';
import { region } from './region.ts';

const side = (f: { readonly side: Color }): string => lists.sides[f.side];
const kinds: Readonly<Record<ClockMode, string>> = { official: 'en pantalla', mirror: 'un espejo' };
const at = (f: { readonly board: number }): string => `El reloj de la mesa ${f.board}`;

/** A press heard after the flag, and made before it as its screen says. */
const made = ({ before = 0 }: { readonly before?: number }): string =>
  before > 0
    ? ` Según esta pantalla se pulsó ${durationIn(region, before)} antes, pero no se oyó a tiempo: decide el árbitro.`
    : '';

/** A press heard only now, while the clock stands: nobody else has heard of it. */
const longAgo = ({ side, ago = 0 }: { readonly side?: Color; readonly ago?: number }): string =>
  side !== undefined && ago > 0
    ? ` Según esta pantalla pulsaron ${lists.sides[side]} hace ${durationIn(region, ago)}: no cuenta, avise al árbitro.`
    : '';

export const clockRefusals: Sentences<keyof typeof CLOCK_REFUSALS> = {
  noControl: (f) => `La mesa ${f.board} no tiene control de tiempo: póngalo en la ronda o en el torneo.`,
  controlUnclear: (f) => `El control «${f.text}» no se entiende: escríbalo de otra manera, como 90+30.`,
  badMinutes: (f) => `«${f.minutes}» no son minutos: un número entero, de 0 a 1440.`,
  badTime: (f) => `«${f.value}» no es un día y una hora.`,
  nothingToPlace: (f) => `En la ronda ${f.round} no hay mesas sin reloj que esperen uno.`,
  noClock: (f) => `La mesa ${f.board} no tiene reloj en el escritorio.`,
  clockRuns: (f) => `${at(f)} está en marcha: párelo antes.`,
  clockStarted: (f) => `${at(f)} ya se puso en marcha.`,
  clockStands: (f) => `${at(f)} no está en marcha.${longAgo(f)}`,
  clockInterrupted: (f) =>
    `${at(f)} se interrumpió: el árbitro ha de decir antes qué se hace con ese tiempo.`,
  cannotResume: (f) => `${at(f)} no se puede reanudar tal como está.`,
  flagFallen: (f) => `En la mesa ${f.board} ha caído la bandera de ${side(f)}.${made(f)}`,
  notOnTurn: (f) => `${at(f)} no corre para ${side(f)}.`,
  alreadyOnTurn: (f) => `${at(f)} ya es el de ${side(f)}.`,
  nothingToSet: () => 'No se ha dado ni tiempo, ni jugadas, ni periodo.',
  nothingToStart: (f) => `En la ronda ${f.round} no queda ningún reloj por poner en marcha.`,
  nothingToRecover: (f) => `En la ronda ${f.round} ningún reloj espera respuesta tras una interrupción.`,
  oneBoardToSet: () => 'Los dos tiempos se ponen en una sola mesa cada vez.',
  notTheLastClockLine: () => 'Del reloj solo se puede tachar la última línea.',
  notAMirror: (f) => `${at(f)} no es copia de un reloj de la mesa: sus tiempos se miden, no se leen de otro.`,
  sameClockMode: (f) => `${at(f)} ya es ${kinds[f.mode]}.`,
  bothKindsWait: (f) =>
    `En la ronda ${f.round} esperan relojes en pantalla y espejos: diga qué mesas. No se ha escrito nada.`,
  oneBoardToRead: () => 'El reloj de la mesa se lee en una sola mesa cada vez.',
  nothingLate: (f) => `En la mesa ${f.board} no hay ninguna pulsación tardía por corregir.`,
};
