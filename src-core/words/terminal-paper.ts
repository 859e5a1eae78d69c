/** What the terminal says of papers. */
import type { Language } from '../vocabulary/languages.ts';

export interface PaperWords {
  readonly noBrowser: string;
  notThere(path: string): string;
  browserFailed(reasons: readonly string[]): string;
  cannotWrite(path: string, reason: string): string;
  written(path: string): string;
  readonly whereTo: string;
}

export const paperWords: Readonly<Record<Language, PaperWords>> = {
  en: {
    noBrowser:
      'a PDF is made by Chromium, Chrome, Edge or Electron, and none was found here. Install one, name it in the variable CHROMIUM, or write the page with --html FILE and print it from any browser.',
    notThere: (path) => `the variable CHROMIUM names ${path}, and there is no such file.`,
    browserFailed: (reasons) =>
      `no browser made the PDF. Write the page with --html FILE and print it from a browser.\n  ${reasons.join('\n  ')}`,
    cannotWrite: (path, reason) =>
      `${path} cannot be written (${reason}). Check the folder and the permissions.`,
    written: (path) => `Written: ${path}`,
    whereTo: 'say where to: --pdf FILE or --html FILE',
  },
  es: {
    noBrowser:
      'el PDF lo hace Chromium, Chrome, Edge o Electron, y aquí no hay ninguno. Instale uno, nómbrelo en la variable CHROMIUM o escriba la página con --html ARCHIVO e imprímala desde cualquier navegador.',
    notThere: (path) => `la variable CHROMIUM nombra ${path}, y ese archivo no existe.`,
    browserFailed: (reasons) =>
      `ningún navegador ha hecho el PDF. Escriba la página con --html ARCHIVO e imprímala desde un navegador.\n  ${reasons.join('\n  ')}`,
    cannotWrite: (path, reason) =>
      `no se puede escribir ${path} (${reason}). Compruebe la carpeta y los permisos.`,
    written: (path) => `Escrito: ${path}`,
    whereTo: 'diga dónde: --pdf ARCHIVO o --html ARCHIVO',
  },
};
