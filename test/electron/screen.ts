import type { Page } from '@playwright/test';
import { DeskClient, type Bridge } from '../../src-core/client/desk-client.ts';
import type { Screen } from '../contract/kit.ts';

type InPage = typeof globalThis & {
  escaque: Bridge;
  heardByTest(text: string): void;
  sayForTest(text: string): void;
};

/** A client here, whose line goes through the page of a window: it takes the place of the page's own. */
export async function screenIn(page: Page): Promise<Screen> {
  await page.waitForLoadState('load');
  let heard = (_text: string): void => {};
  await page.exposeFunction('heardByTest', (text: string) => heard(text));
  const { desk, shell } = new DeskClient({
    send: (text) => {
      const sent = page.evaluate((message) => (globalThis as InPage).sayForTest(message), text);
      // a word said into a window that closes at that moment is lost, as on any line; nothing else may go wrong
      sent.catch((error: unknown) => {
        if (!String(error).includes('has been closed')) throw error;
      });
    },
    onMessage: (listener) => {
      heard = listener;
      const listen = (): void => {
        const here = globalThis as InPage;
        here.sayForTest = here.escaque.open((text) => here.heardByTest(text));
      };
      void page.evaluate(listen);
    },
    onClose: () => {},
    close: () => {},
  });
  return { desk, shell, leave: () => page.close() };
}
