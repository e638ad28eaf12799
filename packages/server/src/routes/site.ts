/** The built web table as static files: nothing outside its folder. */
import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const SITE = fileURLToPath(new URL('../../../table/dist/site', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** What every answer carries: pages of the table load from here alone, and stand in nobody's frame. */
const GUARDS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; frame-ancestors 'none'",
} as const;

/** The file a request means, or undefined. */
export const fileOf = (url: string, site: string = SITE): string | undefined => {
  let path: string;
  try {
    path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  } catch {
    return undefined;
  }
  if (path.includes('\0')) return undefined;
  const file = join(site, path.endsWith(sep) ? `${path}index.html` : path);
  if (!file.startsWith(site + sep)) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
};

const say = (response: ServerResponse, status: number, words: string): void => {
  response.writeHead(status, { ...GUARDS, 'content-type': 'text/plain' }).end(words);
};

export const answerSite = (request: IncomingMessage, response: ServerResponse, site: string = SITE): void => {
  const file = fileOf(request.url ?? '/', site);
  if (!file) return say(response, 404, 'Not found.');
  if (request.method !== 'GET' && request.method !== 'HEAD') return say(response, 405, 'Only GET.');
  const lasting = file.includes(`${sep}assets${sep}`);
  response.writeHead(200, {
    ...GUARDS,
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
};

export const listening = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Serves the table and nothing else, on loopback; port 0 takes any that is free. */
export const serveSite = async (port: number, site: string = SITE): Promise<{ server: Server; address: string }> => {
  const server = createServer((request, response) => answerSite(request, response, site));
  return { server, address: `http://127.0.0.1:${await listening(server, port, '127.0.0.1')}/` };
};
