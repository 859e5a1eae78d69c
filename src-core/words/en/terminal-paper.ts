import type { TerminalPaperWords } from '../es/terminal-paper.ts';

export const paper: TerminalPaperWords = {
  noBrowser:
    'a PDF is made by Chromium, Chrome, Edge or Electron, and none was found here. Install one, name it in the variable CHROMIUM, or write the page with --html FILE and print it from any browser.',
  notThere: (path) => `the variable CHROMIUM names ${path}, and there is no such file.`,
  browserFailed: (reasons) =>
    `no browser made the PDF. Write the page with --html FILE and print it from a browser.\n  ${reasons.join('\n  ')}`,
  cannotWrite: (path, reason) =>
    `${path} cannot be written (${reason}). Check the folder and the permissions.`,
  written: (path) => `Written: ${path}`,
  whereTo: 'say where to: --pdf FILE or --html FILE',
};
