/** Requests and answers in JSON, with limits. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { wire, Fault } from '@five-victories/engine/kernel';
import { parsed } from '../hall/json.js';
import { Refused } from '../hall/refused.js';

export const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

export const answerJson = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void => {
  response.writeHead(status, { ...HEADERS, ...headers }).end(JSON.stringify(body));
};

export const answerRefused = (response: ServerResponse, { status, code, faults }: Refused): void => {
  const retry: Record<string, string> = status === 429 ? { 'retry-after': '2' } : {};
  answerJson(response, status, { error: { code, ...(faults && { faults }) } }, retry);
};

export const answerText = (response: ServerResponse, status: number, words: string, type = 'text/plain'): void => {
  response.writeHead(status, { ...HEADERS, 'content-type': type }).end(words);
};

/** A body of at most so many bytes; more of it is not read. */
const bytesOf = async (request: IncomingMessage, most: number): Promise<Buffer> => {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new Refused(413, 'large');
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > most) throw new Refused(413, 'large');
      parts.push(part);
    }
  } catch (error) {
    // Whoever hangs up in the midst of it is no fault of the hall.
    throw error instanceof Refused || request.complete ? error : new Refused(400, 'shape');
  }
  return Buffer.concat(parts);
};

const isJson = (request: IncomingMessage): boolean =>
  /^application\/json *(?:; *charset=utf-8 *)?$/i.test(request.headers['content-type'] ?? '');

/** The body of a request, in this shape. */
export const bodyOf = async <T>(request: IncomingMessage, shape: wire.Shape<T>, most: number): Promise<T> => {
  if (!isJson(request)) throw new Refused(415, 'type');
  const json = parsed((await bytesOf(request, most)).toString('utf8'));
  if (!json) throw new Refused(400, 'shape');
  const faults: Fault[] = [];
  const body = shape.read(json.value, 'body', faults);
  if (faults.length > 0) throw new Refused(400, 'shape', faults.slice(0, 20));
  return body;
};
