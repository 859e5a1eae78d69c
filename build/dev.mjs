// `npm run dev [FILE]`: the desk from its sources on plain Node, and the page with hot reload in front of it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asCommand, ensureInstalled, root, runtimeNode, say, toolEnvironment } from './setup.mjs';

/** The address the desk prints when it is open. */
function openDesk(args) {
  const child = spawn(runtimeNode(), [join(root, 'electron', 'serve.ts'), '--no-open', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: toolEnvironment(),
  });
  process.on('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', (code) => reject(new Error(`the desk ended with ${code}`)));
    child.stdout.on('data', (part) => {
      text += part;
      const address = /https?:\/\/\S+/.exec(text)?.[0];
      if (address) resolve(new URL(address));
    });
  });
}

await asCommand(async () => {
  await ensureInstalled();
  const desk = await openDesk(process.argv.slice(2));
  // rewriteWsOrigin and changeOrigin: the desk refuses a page that is not its own
  const proxy = {
    target: desk.origin,
    changeOrigin: true,
    ws: true,
    rewriteWsOrigin: true,
  };
  const { createServer, mergeConfig } = await import('vite');
  const { default: page } = await import(pathToFileURL(join(root, 'build', 'vite.config.ts')).href);
  const server = await createServer(mergeConfig(page, { server: { proxy: { '/desk': proxy } } }));
  await server.listen();
  const local = server.resolvedUrls?.local[0] ?? 'http://localhost:5173/';
  say(`The page with hot reload: ${new URL(desk.hash, local).href}`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.close().finally(() => process.exit(0));
    });
  }
  return 0;
});
