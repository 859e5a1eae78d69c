import { app } from 'electron';
import { dictionaries } from '../src-core/words/index.ts';
import { languageOf } from '../src-core/words/language.ts';

/** What the shell says, in the language of the computer. */
export const shellWords = () => dictionaries[languageOf(app.getLocale())].shell;
