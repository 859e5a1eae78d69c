/** Clock cases and lists of clock events as JSON: what happened, and what the clock shows just after. */
import type { Change, Clock, ClockEvent, Color, TimeControl } from '../clocks/index.ts';
import { advance, newClock, parseTimeControl, shown } from '../clocks/index.ts';
import type { Difference, Json } from './case-file.ts';
import { CaseError, differences } from './case-file.ts';

/** Runs one case; what differs, each under the number of its event. Throws a CaseError where it cannot be read. */
export function clockDifferences(json: Json): readonly Difference[] {
  const clock = newClock(readControl(json['control']), readChange(json['change'] ?? 'moves'));
  const events = list(json['events'], 'events').map(readClockEvent);
  const expected = list(json['expect'], 'expect');
  if (expected.length !== events.length)
    throw new CaseError(`expect: ${expected.length} for ${events.length} events`);
  return [...clocksAfter(clock, events)].flatMap((after, place) =>
    differences(object(expected[place], `expect ${place + 1}`), { ...shown(after) }).map((found) => ({
      ...found,
      key: `event ${place + 1} (${events[place]?.do ?? ''}): ${found.key}`,
    })),
  );
}

/** The clock just after each event. */
export function* clocksAfter(clock: Clock, events: Iterable<ClockEvent>): Generator<Clock> {
  let now = clock;
  for (const event of events) {
    now = advance(now, event);
    yield now;
  }
}

/** What is printed of a clock after an event: what was done, and what it shows. */
export function clockLine(event: ClockEvent, clock: Clock): Json {
  return { at: event.at, do: event.do, ...('by' in event ? { by: event.by } : {}), ...shown(clock) };
}

function readControl(value: unknown): TimeControl {
  if (typeof value === 'string') return control(value, 'control');
  const sides = object(value, 'control');
  const white = control(String(sides['white']), 'control.white').white;
  return { white, black: control(String(sides['black']), 'control.black').black };
}

function control(text: string, key: string): TimeControl {
  const read = parseTimeControl(text);
  if (read.ok) return read.value;
  throw new CaseError(`${key}: "${text}": ${read.error.code}, column ${read.error.column}`);
}

/** Throws a CaseError for another word. */
export function readChange(value: unknown): Change {
  if (value === 'moves' || value === 'zero') return value;
  throw new CaseError(`change: "${String(value)}" is neither moves nor zero`);
}

/** One event from JSON, its place counted from 0. Throws a CaseError that names it. */
export function readClockEvent(value: unknown, place: number): ClockEvent {
  const where = `event ${place + 1}`;
  const json = object(value, where);
  const at = whole(json['at'], `${where}: at`);
  const side = (): Color => color(json['by'], `${where}: by`);
  const what = json['do'];
  switch (what) {
    case 'start':
    case 'pause':
    case 'freeze':
    case 'look':
    case 'swap':
    case 'end':
      return { at, do: what };
    case 'resume':
      return { at, do: what, ...(json['by'] === undefined ? {} : { by: side() }) };
    case 'press':
    case 'turn':
      return { at, do: what, by: side() };
    case 'add':
      return {
        at,
        do: what,
        by: side(),
        milliseconds: whole(json['milliseconds'], `${where}: milliseconds`),
      };
    case 'set': {
      const keys = (['milliseconds', 'moves', 'period'] as const).filter((key) => json[key] !== undefined);
      const given = keys.map((key) => [key, whole(json[key], `${where}: ${key}`)] as const);
      return { at, do: what, by: side(), ...Object.fromEntries(given) };
    }
    default:
      throw new CaseError(`${where}: do: ${JSON.stringify(what)} is no event of a clock`);
  }
}

function color(value: unknown, key: string): Color {
  if (value === 'white' || value === 'black') return value;
  throw new CaseError(`${key}: white or black is needed`);
}

function whole(value: unknown, key: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new CaseError(`${key}: a whole number is needed`);
}

function object(value: unknown, key: string): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new CaseError(`${key}: an object is needed`);
}

function list(value: unknown, key: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new CaseError(`${key}: a list is needed`);
}
