import type { PaperSize } from '../src-core/contract/desk-api.ts';
import { type Language, languageCalled } from '../src-core/words/language.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
/** Where paper is sold in inches. */
const letterLands = /[-_](US|CA|MX|CO|CL|VE|CR|GT|HN|NI|PA|PR|SV|DO|PH)\b/i;

/** What this screen keeps for itself between two openings: language, theme, and the name of its arbiter. */
export class Settings {
  theme: Theme = $state('system');
  /** Empty: the tournament's chief arbiter stands at this screen. */
  arbiter = $state('');

  /** The paper in this computer's printer. */
  paper: PaperSize = $state('a4');

  constructor() {
    const theme = read('theme');
    this.theme = themes.find((known) => known === theme) ?? 'system';
    this.arbiter = read('arbiter') ?? '';
    const paper = read('paper') ?? (letterLands.test(navigator.language) ? 'letter' : 'a4');
    this.paper = paper === 'letter' ? 'letter' : 'a4';
    this.#showTheme();
  }

  /** The language chosen on this computer before, or null at the first start. */
  static language(): Language | null {
    return languageCalled(read('language')) ?? null;
  }

  keepLanguage(language: Language): void {
    write('language', language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    write('theme', theme);
    this.#showTheme();
  }

  setArbiter(name: string): void {
    this.arbiter = name.trim();
    write('arbiter', this.arbiter);
  }

  setPaper(paper: PaperSize): void {
    this.paper = paper;
    write('paper', paper);
  }

  #showTheme(): void {
    document.documentElement.dataset['theme'] = this.theme;
  }
}

/** A window keeps its own choice; a new window begins with the last one made on this computer. */
export function read(name: string): string | null {
  try {
    return sessionStorage.getItem(`escaque.${name}`) ?? localStorage.getItem(`escaque.${name}`);
  } catch {
    return null;
  }
}

export function write(name: string, value: string): void {
  try {
    sessionStorage.setItem(`escaque.${name}`, value);
    localStorage.setItem(`escaque.${name}`, value);
  } catch {
    // a browser that keeps nothing: the choice lasts as long as the page
  }
}
