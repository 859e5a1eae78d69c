/** What both shells give their page: the files of dist/renderer, and the headers that keep it to them. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

/** The page's content policy. Nothing inline, nothing from elsewhere; `connect` is where the desk listens. */
export function contentPolicy(connect: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `connect-src ${connect}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers of every answer. */
export function securityHeaders(connect: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(connect),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), payment=()',
  };
}

/** The folder of the built page: beside the bundle, or in dist/ where this runs from its sources. */
export function pagesFolder(): string {
  const here = import.meta.dirname;
  const places = ['renderer', '../renderer', '../dist/renderer'].map((place) => resolve(here, place));
  const built = places.find(
    (place) => existsSync(join(place, 'index.html')) && !existsSync(join(place, 'main.ts')),
  );
  return built ?? resolve(here, 'renderer');
}

export interface PageFile {
  readonly type: string;
  readonly body: Buffer<ArrayBuffer>;
  /** Named after what is in it, so it never changes. */
  readonly lasting: boolean;
}

/** A file of the page by the path of its address; null where there is none, or the path leads elsewhere. */
export async function pageFile(folder: string, pathname: string): Promise<PageFile | null> {
  const name = decoded(pathname === '/' ? '/index.html' : pathname);
  if (name === null || /[\0\\]/.test(name)) return null;
  const root = resolve(folder);
  const path = resolve(root, `.${name}`);
  const type = types[extname(path)];
  if (!path.startsWith(root + sep) || type === undefined) return null;
  try {
    return { type, body: await readFile(path), lasting: name.startsWith('/assets/') };
  } catch {
    return null;
  }
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
