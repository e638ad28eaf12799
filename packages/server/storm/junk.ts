/** Messages by chance: valid ones with something wrong in them, by the same seed the same. */
import { below, type Stream } from '@five-victories/engine';

const one = <T>(stream: Stream, from: readonly T[]): T => from[below(stream, from.length)]!;
const chance = (stream: Stream, most: number): boolean => below(stream, most) === 0;

const deep = (stream: Stream): unknown => {
  const depth = one(stream, [3, 30, 59, 61, 500]);
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
};

/** What stands where it should not. Numbers that JSON cannot write become `null`. */
const VALUES: readonly ((stream: Stream) => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => ({}),
  () => [],
  () => '',
  () => -1,
  () => 0.5,
  () => 1e300,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => '__proto__',
  () => 'constructor',
  () => '\u0000',
  () => '\ud800',
  () => '\u202e<script>alert(1)</script>',
  () => "'; drop table match; --",
  () => '../../../../etc/passwd',
  (stream) => 'x'.repeat(one(stream, [61, 301, 5000])),
  (stream) => Array.from({ length: one(stream, [61, 1000]) }, () => ({ do: 'pass' })),
  (stream) => below(stream, 1_000_000),
  deep,
];

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'unknown', ''] as const;

/** All places in a value, as ways to replace them. */
const placesIn = (value: unknown): { holder: Record<string, unknown>; key: string }[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    { holder: value as Record<string, unknown>, key },
    ...placesIn(inner),
  ]);
};

/** Not by assignment: `__proto__` must become a field like any other. */
const put = (holder: object, key: string, value: unknown): void => {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
};

const spoil = (stream: Stream, value: object): void => {
  const places = placesIn(value);
  if (places.length === 0) return;
  const { holder, key } = one(stream, places);
  switch (below(stream, 5)) {
    case 0:
      delete holder[key];
      return;
    case 1:
      put(holder, one(stream, KEYS), one(stream, VALUES)(stream));
      return;
    case 2:
      put(holder, key, [holder[key]]);
      return;
    case 3: {
      const other = one(stream, places);
      put(holder, key, structuredClone(other.holder[other.key]));
      return;
    }
    default:
      put(holder, key, one(stream, VALUES)(stream));
  }
};

/** A copy of something valid with one to four things wrong in it, as JSON. */
export const spoiled = (stream: Stream, valid: object): string => {
  const copy = structuredClone(valid);
  for (let i = 0; i <= below(stream, 4); i++) spoil(stream, copy);
  return JSON.stringify(copy) ?? '';
};

const NUMBERS = ['1e999', '-0', '00', '0x10', '9'.repeat(400), 'NaN', 'Infinity'] as const;

/** A text that may be no JSON any more. */
export const garbled = (stream: Stream, text: string): string => {
  const at = below(stream, text.length + 1);
  switch (below(stream, 7)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + String.fromCharCode(below(stream, 0xffff)) + text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(at + 1);
    case 3:
      return text.replace(/\d+/, one(stream, NUMBERS));
    case 4:
      return text.replace('{', `{"t":"hello","__proto__":{"t":"sit"},`);
    case 5:
      return '['.repeat(1 + below(stream, 30_000)) + text;
    default:
      return text + text;
  }
};

/** Bytes that are no UTF-8. */
const NO_TEXT = [[0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80], [0xc0, 0xaf]] as const;

export interface Frame {
  readonly data: string | Buffer;
  readonly binary: boolean;
}

const TOO_LONG = 66_000;

/** One message of a table as a frame, with something wrong in it or not. */
export const frameFrom = (stream: Stream, valid: object): Frame => {
  const text = chance(stream, 12) ? JSON.stringify(valid) : spoiled(stream, valid);
  switch (below(stream, 40)) {
    case 0:
      return { data: Buffer.from(text), binary: true };
    case 1:
      return { data: Buffer.concat([Buffer.from(text), Buffer.from(one(stream, NO_TEXT))]), binary: false };
    case 2:
      return { data: text.padEnd(below(stream, 2) * TOO_LONG), binary: false };
    case 3:
    case 4:
    case 5:
    case 6:
      return { data: garbled(stream, text), binary: false };
    default:
      return { data: text, binary: false };
  }
};

const METHODS = [
  'GET',
  'POST',
  'DELETE',
  'PUT',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'get',
  'BREW',
  '',
] as const;
const TRAVERSALS = [
  '/../../../../etc/passwd', '/..%2f..%2f..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/%2e%2e/package.json', '/assets/../../../package.json',
  '//etc/passwd', '/\\..\\..\\package.json', '/%00', '/index.html%00.js', '/%', '/%c0%ae%c0%ae/', '/api/1/../../package.json',
  'http://elsewhere.example/api/1/me', '*', '/api/1/matches/..', '/api/1/__proto__', '/api/1/constructor', '/api/1/matches/__proto__/record',
  '/live', '/healthz', '/metrics', '//', '/api/1//', '/api/2/me', '?', '/api/1/me?x=%',
] as const; // prettier-ignore

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: object | undefined;
}

const headersFrom = (stream: Stream, host: string, cookie: string, length: number): string[] => {
  const headers = [
    one(stream, [`Host: ${host}`, `Host: ${host}`, `Host: ${host}`, 'Host: elsewhere.example', 'Host: ', 'X: y']),
    one(stream, [`Origin: http://${host}`, `Origin: http://${host}`, 'Origin: null', 'Origin: http://elsewhere.example', 'X: y']),
    one(stream, ['Content-Type: application/json', 'Content-Type: application/json', 'Content-Type: text/plain', 'X: y']),
    one(stream, [cookie, cookie, 'Cookie: hall=', `Cookie: hall=${'0'.repeat(64)}`, `Cookie: ${'a=b; '.repeat(900)}`, 'X: y']),
    one(stream, [
      `Content-Length: ${length}`, `Content-Length: ${length}`, `Content-Length: ${length}`, `Content-Length: ${length}`,
      'Content-Length: 99999999999', 'Content-Length: -1', 'Transfer-Encoding: chunked', `Content-Length: ${length + 5}`,
    ]),
    'Connection: close',
  ]; // prettier-ignore
  if (chance(stream, 8))
    headers.push(
      one(stream, ['Upgrade: websocket', 'Expect: 100-continue', 'X-Forwarded-For: 1.2.3.4', `X: ${'y'.repeat(20_000)}`, 'B\u0000d: x', 'Content-Length: 3']),
    ); // prettier-ignore
  return headers;
};

/** A request as it goes over the wire, with something wrong in it or not. */
export const requestFrom = (stream: Stream, valid: Request, host: string, cookie: string): Buffer => {
  const method = chance(stream, 4) ? one(stream, METHODS) : valid.method;
  const path = chance(stream, 4) ? one(stream, TRAVERSALS) : valid.path;
  const whole = valid.body === undefined ? '' : spoiled(stream, valid.body);
  const body = chance(stream, 6) ? garbled(stream, whole) : whole;
  const version = chance(stream, 30) ? one(stream, ['HTTP/1.0', 'HTTP/2', 'HTTP/9.9', '']) : 'HTTP/1.1';
  const headers = headersFrom(stream, host, cookie, Buffer.byteLength(body));
  const text = `${method} ${path} ${version}\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
  const bytes = Buffer.from(text);
  return chance(stream, 20) ? bytes.subarray(0, below(stream, bytes.length)) : bytes;
};
