import { expect, test } from '@playwright/test';
import { act, done, newTournament, removeFolder, temporaryFolder, watch } from '../contract/kit.ts';
import { enter, startServed } from '../door/served-child.ts';

test('a window open while the desk is killed and started again comes back with the session it has', async ({
  page,
}) => {
  const folder = temporaryFolder();
  let desk = await startServed(folder);
  const other = enter(desk.url);
  const trust = watch(other.desk, { kind: 'desk' });
  try {
    const path = await newTournament({ desk: other.desk, shell: other.shell, leave: () => {} }, 'Restart');
    const { url: invitation } = await other.shell.newWindow();
    await page.goto(invitation ?? '');
    await trust.until(({ screens }) => screens === 2);
    await desk.end('SIGKILL');
    const waiting = other.desk.act(act({ type: 'writeNote', round: 1, board: 1, text: 'while it was gone' }));
    desk = await startServed(folder, [path, '--port', desk.url.port]);
    expect(done(await waiting).repeated).toBe(false);
    await trust.until(({ screens, file }) => screens === 2 && file?.path === path);
    await page.reload();
    await expect(page.locator('#app > *').first()).toBeVisible();
  } finally {
    other.close();
    await desk.end('SIGKILL');
    removeFolder(folder);
  }
});

test('a used address, and the bare one, open again in the browser that was let in, and in no other', async ({
  page,
  context,
  browser,
}) => {
  const folder = temporaryFolder();
  const desk = await startServed(folder);
  try {
    const used = desk.url.href;
    await page.goto(used);
    await expect(page.getByRole('heading', { name: 'New tournament' })).toBeVisible();
    await page.close();
    for (const address of [used, new URL('/', used).href]) {
      const again = await context.newPage();
      await again.goto(address);
      await expect(again.getByRole('heading', { name: 'New tournament' })).toBeVisible();
      expect(new URL(again.url()).hash).toBe('');
    }
    expect(await context.cookies()).toEqual([]);
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(used);
    await expect(stranger.getByText('you need an invitation')).toBeVisible();
  } finally {
    await desk.end('SIGKILL');
    removeFolder(folder);
  }
});
