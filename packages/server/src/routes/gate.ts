/** Who asks, and from where: cookies, origins, addresses. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Hex } from '@five-victories/engine/fair';
import { hashOf } from '../hall/chance.js';

export interface Gate {
  /** The address of the hall for those who use it, behind a proxy; undefined: whatever they call it. */
  readonly origin: string | undefined;
  /** Whether a proxy in front of the hall says truly where a request comes from. */
  readonly trustProxy: boolean;
  /** Only names of this computer are ours: a page from elsewhere cannot pretend that its own name leads here. */
  readonly isLocal: boolean;
  /** Hashes of the tokens by which whoever runs the hall is known; without any he has no page. */
  readonly operator?: Operator | undefined;
}

export interface Operator {
  readonly reads?: Hex | undefined;
  readonly acts?: Hex | undefined;
}

const first = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value[0] : value)?.split(',').at(-1)?.trim();

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Whose address it is: of IPv6 the first half, since a provider gives each customer at least 2^64 addresses. IPv4 in the
 * dress of IPv6 is IPv4.
 */
export const customerOf = (address: string): string => {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  // Only the last two groups may be written as IPv4, and they are not in the first half.
  const written = before!.length + after!.length + (address.includes('.') ? 1 : 0);
  const zeros = address.includes('::') ? Array.from({ length: 8 - written }, () => '0') : [];
  const groups = [...before!, ...zeros, ...after!].slice(0, 4);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
};

/** Where a request comes from, as limits count it. A trusted proxy writes it last in its header. */
export const addressOf = ({ trustProxy }: Gate, request: IncomingMessage): string => {
  const forwarded = trustProxy ? first(request.headers['x-forwarded-for']) : undefined;
  return customerOf(forwarded && isIP(forwarded) ? forwarded : (request.socket.remoteAddress ?? ''));
};

const isSecure = ({ origin, trustProxy }: Gate, request: IncomingMessage): boolean =>
  origin?.startsWith('https:') || (trustProxy && first(request.headers['x-forwarded-proto']) === 'https') || false;

const LOCAL = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Whether a request was sent by a page of the hall's own. Browsers always say so when something is written. */
export const isOwnPage = (gate: Gate, { headers }: IncomingMessage): boolean => {
  const { origin, host } = headers;
  if (origin === undefined || host === undefined) return false;
  if (gate.origin !== undefined) return origin === gate.origin;
  if (gate.isLocal && !LOCAL.test(host)) return false;
  return origin === `http://${host}` || origin === `https://${host}`;
};

/** Where those who use it find the hall. */
export const originOf = (gate: Gate, request: IncomingMessage): string =>
  gate.origin ?? `${isSecure(gate, request) ? 'https' : 'http'}://${request.headers.host ?? 'localhost'}`;

const COOKIE = 'hall';
const LASTS = 400 * 24 * 60 * 60;

/** What a program shows instead of a cookie. */
export const bearerOf = ({ headers }: IncomingMessage): string | undefined =>
  /^Bearer ([\w-]{16,200})$/.exec(headers.authorization ?? '')?.[1];

/** The hash of the session's secret, as the store knows it: of a browser's cookie, or of a program's token. */
export const sessionOf = (request: IncomingMessage): string | undefined => {
  const cookie = new RegExp(`(?:^|; *)${COOKIE}=([0-9a-f]{64})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1];
  const secret = cookie ?? bearerOf(request);
  return secret && hashOf(secret);
};

/** The header that gives a cookie, or takes it away. */
export const cookieOf = (gate: Gate, request: IncomingMessage, secret: string | undefined): Record<string, string> => {
  const secure = isSecure(gate, request) ? '; Secure' : '';
  const age = secret === undefined ? 0 : LASTS;
  return { 'set-cookie': `${COOKIE}=${secret ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}` };
};
