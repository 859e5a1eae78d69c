/** Who did what stands on a line, as it is signed in the language of who reads. */
import type { HistoryLine } from '../contract/history-line.ts';
import { type Language, languages, regionOf, screenOf } from './language.ts';

/** The name under a line. That of nobody is said in the language of who reads, whatever was spoken when it was written. */
export function signerIn(language: Language, name: string): string {
  const nobody = languages().some((each) => regionOf(each).nobody === name);
  return nobody ? regionOf(language).nobody : name;
}

/** The same, where what the desk does by itself (a flag, an interruption) bears no name. */
export const doerIn = (language: Language, name: string): string =>
  signerIn(language, name) || screenOf(language).journal.desk;

/** Who signs a line. Whoever plays and touches his clock signs nothing, nor does anybody for him. */
export function signedIn(language: Language, { by, event }: Pick<HistoryLine, 'by' | 'event'>): string {
  const touched = event.type === 'clockActed' && event.from === 'clock';
  return touched ? screenOf(language).journal.clockScreen : doerIn(language, by);
}
