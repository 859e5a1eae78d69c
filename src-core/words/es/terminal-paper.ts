/** What the terminal says of papers. */
export interface TerminalPaperWords {
  readonly noBrowser: string;
  notThere(path: string): string;
  browserFailed(reasons: readonly string[]): string;
  cannotWrite(path: string, reason: string): string;
  written(path: string): string;
  readonly whereTo: string;
}

export const paper: TerminalPaperWords = {
  noBrowser:
    'el PDF lo hace Chromium, Chrome, Edge o Electron, y aquí no hay ninguno. Instale uno, nómbrelo en la variable CHROMIUM o escriba la página con --html ARCHIVO e imprímala desde cualquier navegador.',
  notThere: (path) => `la variable CHROMIUM nombra ${path}, y ese archivo no existe.`,
  browserFailed: (reasons) =>
    `ningún navegador ha hecho el PDF. Escriba la página con --html ARCHIVO e imprímala desde un navegador.\n  ${reasons.join('\n  ')}`,
  cannotWrite: (path, reason) =>
    `no se puede escribir ${path} (${reason}). Compruebe la carpeta y los permisos.`,
  written: (path) => `Escrito: ${path}`,
  whereTo: 'diga dónde: --pdf ARCHIVO o --html ARCHIVO',
};
