import type { Key } from '../../keys.svelte.ts';
import type { Words } from '../../words.svelte.ts';
import type { IncidentForm } from './form.svelte.ts';
import { commonKinds, keyOfKind, otherKinds } from './kinds.ts';
import { optionsOf } from './wording.ts';

export interface KeysRoom {
  readonly form: IncidentForm;
  readonly print: () => void;
  readonly openDetails: () => void;
  /** Stops the clock; absent where none runs. */
  readonly stop?: () => void;
}

/** The keys of the incident screen: a digit answers, a letter decides. */
export function incidentKeys(t: Words, { form, print, openDetails, stop }: KeysRoom): readonly Key[] {
  const letter = (key: string, does: string, run: () => void): Key => ({ key, does, run });
  if (form.written !== null) return [letter('p', t.incident.keyPrint, print)];
  const stops = stop === undefined ? [] : [letter('s', t.incident.keyStop, stop)];
  const sheet = letter('m', t.incident.sheet, () => (form.sheet.opened = true));
  if (form.telling.draft === null) {
    const kinds = [...commonKinds, ...otherKinds].map((kind) =>
      letter(keyOfKind(kind), t.incident.kinds[kind], () => form.begin(kind)),
    );
    return [...kinds, sheet, ...stops];
  }
  const { ask } = form.telling;
  const options = ask === null ? [] : optionsOf(t, ask);
  return [
    // a digit pressed once too often must not lead away from here
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit): Key => {
      const says = options[digit - 1];
      const key = letter(`${digit}`, says ?? '', () => form.choose(digit - 1));
      return says === undefined ? { ...key, quiet: true } : key;
    }),
    // before the Laws have answered too: it waits for what they suppose
    {
      ...letter('0', t.incident.keyConfirm, () => form.confirm()),
      quiet: (form.shown?.assumed.length ?? 0) === 0,
    },
    letter('a', t.incident.keyApply, () => void form.apply()),
    letter('o', t.incident.keyOwn, () => void form.toggleOwn()),
    letter('Backspace', t.incident.keyTakeBack, () => form.telling.takeBack()),
    letter('d', t.incident.details, openDetails),
    letter('+', t.incident.tellMore, () => form.tellMore()),
    sheet,
    ...stops,
  ];
}
