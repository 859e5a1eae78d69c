/** Before clocks that run are left, a person is asked once; the system's own order to end is obeyed unasked. */
import { app, BrowserWindow, dialog, type MessageBoxOptions } from 'electron';
import type { DeskHost } from '../src-core/host/desk-host.ts';
import { shellWords } from './shell-words.ts';

export class Leaving {
  #running = 0;
  #ending = false;
  #asked: Promise<boolean> | null = null;

  constructor(host: DeskHost) {
    host.desk.watch({ kind: 'desk' }, ({ running }) => (this.#running = running));
    // ordered to end, by SIGTERM or after the question: no window asks any more
    app.on('before-quit', () => (this.#ending = true));
  }

  /** The last window closes the desk: with clocks running that is asked about. */
  readonly guard = (window: BrowserWindow): void => {
    window.on('close', (event) => {
      if (this.#ending || this.#running === 0 || BrowserWindow.getAllWindows().length > 1) return;
      event.preventDefault();
      void this.quit();
    });
  };

  /** Ends the program, if that may be. */
  async quit(): Promise<void> {
    if (await this.mayLeave()) app.quit();
  }

  /** Whether the clocks that run may be left: yes where none runs; a question already open is not asked twice. */
  mayLeave(): Promise<boolean> {
    if (this.#running === 0) return Promise.resolve(true);
    this.#asked ??= this.#ask().finally(() => (this.#asked = null));
    return this.#asked;
  }

  async #ask(): Promise<boolean> {
    const { clocksRun, clocksRunWhat, stay, leaveClocks } = shellWords();
    const question: MessageBoxOptions = {
      type: 'question',
      message: clocksRun(this.#running),
      detail: clocksRunWhat,
      buttons: [stay, leaveClocks],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    };
    const window = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0];
    const { response } = await (window === undefined
      ? dialog.showMessageBox(question)
      : dialog.showMessageBox(window, question));
    return response === 1;
  }
}
