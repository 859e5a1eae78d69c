import { type Language, screenOf } from '../src-core/words/language.ts';

type ScreenWords = ReturnType<typeof screenOf>;

/** The language a screen speaks now. Changing it changes every word at once. */
class Spoken {
  language: Language = $state('en');

  constructor(language: Language) {
    this.language = language;
    const get = (name: keyof ScreenWords) => () => screenOf(this.language)[name];
    for (const name of namesOf(screenOf(language))) Object.defineProperty(this, name, { get: get(name) });
  }
}

const namesOf = (words: ScreenWords) => Object.keys(words) as (keyof ScreenWords)[];

/** Everything this screen says, in the language it speaks now. */
export type Words = Spoken & ScreenWords;
// what is said has its names from the dictionary alone
export const Words = Spoken as new (language: Language) => Words;
