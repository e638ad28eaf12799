/** One POST to an address that somebody has named: only to the world, no redirect, not for ever. */
import { lookup } from 'node:dns';
import { request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from './private.js';

export interface Posted {
  readonly status: number;
  /** The beginning of what was answered. */
  readonly said: string;
  readonly retryAfter: string | undefined;
}

/** The address leads where nobody may be led. */
export class Closed extends Error {}

const PATIENCE = 10_000;
const MOST_READ = 500;

export const isTaken = (status: number): boolean => status >= 200 && status < 300;

const closed = (host: string): Closed => new Closed(`${host} is no public address`);

/** Names are looked up once, and what is connected to is what was checked. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const wrong = error ?? (found.every(({ address }) => isPublic(address)) ? undefined : closed(host));
    if (wrong) return done(wrong, options.all ? [] : '', 0);
    if (options.all) return done(null, found);
    const [first] = found;
    return first ? done(null, first.address, first.family) : done(closed(host), '', 0);
  });
};

/** Throws where nothing may ever be sent. An address written as a number is not looked up. */
export const mayBeNamed = (to: string, isOpen: boolean): URL => {
  const url = new URL(to);
  const { hostname, protocol, username, password } = url;
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') throw new Closed('that is no such address');
  if (isOpen) return url;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:') throw new Closed('only https goes out into the world');
  if (isIP(host) !== 0 && !isPublic(host)) throw closed(host);
  return url;
};

/** `isOpen`: any address, for tests of sinks on this computer. */
export const post = async (
  to: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
  isOpen: boolean,
): Promise<Posted> => {
  const url = mayBeNamed(to, isOpen);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    // No connection is kept: the next may lead elsewhere.
    agent: false,
    signal: AbortSignal.timeout(PATIENCE),
    ...(!isOpen && { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, options, (response) => {
      const [status, retryAfter] = [response.statusCode ?? 0, response.headers['retry-after']];
      // Whoever says yes has it, whatever becomes of what else he has to say.
      if (isTaken(status)) {
        resolve({ status, said: '', retryAfter });
        response.destroy();
        return;
      }
      let said = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        said = (said + part).slice(0, MOST_READ);
      });
      response.on('end', () => resolve({ status, said, retryAfter }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
};
