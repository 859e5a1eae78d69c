/** Where the window was: kept among the settings, so that it opens there again. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, type BrowserWindow, type Rectangle } from 'electron';

export interface WindowState extends Rectangle {
  readonly maximized: boolean;
}

/** The place of the window when it was closed last; null the first time, or where that screen is gone. */
export function readWindowState(config: string): WindowState | null {
  try {
    const kept = JSON.parse(readFileSync(fileIn(config), 'utf8')) as Partial<WindowState>;
    const { x, y, width, height, maximized } = kept;
    if (![x, y, width, height].every((value) => Number.isInteger(value))) return null;
    const place = { x, y, width, height } as Rectangle;
    return isOnScreen(place) ? { ...place, maximized: maximized === true } : null;
  } catch {
    return null;
  }
}

export function keepWindowState(window: BrowserWindow, config: string): void {
  window.on('close', () => {
    const state: WindowState = { ...window.getNormalBounds(), maximized: window.isMaximized() };
    try {
      mkdirSync(config, { recursive: true });
      writeFileSync(fileIn(config), JSON.stringify(state));
    } catch {
      // next time the window opens in the usual place
    }
  });
}

/** A good part of the window lies on a screen that is there. */
function isOnScreen({ x, y, width, height }: Rectangle): boolean {
  return screen.getAllDisplays().some(({ workArea }) => {
    const across = Math.min(x + width, workArea.x + workArea.width) - Math.max(x, workArea.x);
    const down = Math.min(y + height, workArea.y + workArea.height) - Math.max(y, workArea.y);
    return across >= 200 && down >= 100;
  });
}

const fileIn = (config: string): string => join(config, 'window.json');
