/**
 * A proxy in front of several halls, as docs/hall has it: by the match in the path or the query, else by who asks. A hall
 * that does not answer is passed over.
 */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

export interface Balance {
  readonly address: string;
  close(): Promise<void>;
}

const MATCH = /\/matches\/([a-z0-9]{12})|[?&]match=([a-z0-9]{12})/;

const keyOf = ({ url = '', headers, socket }: IncomingMessage): string => {
  const found = MATCH.exec(url);
  return found?.[1] ?? found?.[2] ?? headers.cookie ?? socket.remoteAddress ?? '';
};

const hashOf = (text: string): number => {
  let hash = 0;
  for (const sign of text) hash = (Math.imul(hash, 31) + sign.codePointAt(0)!) >>> 0;
  return hash;
};

/** The one that is meant first, then the others. */
const inOrder = (request: IncomingMessage, ports: readonly number[]): number[] => {
  const first = hashOf(keyOf(request)) % ports.length;
  return ports.map((_port, i) => ports[(first + i) % ports.length]!);
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const passedOn = async (request: IncomingMessage, body: Buffer, port: number): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { method, url, headers } = request;
    const sent = ask({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });

const answer = async (request: IncomingMessage, response: ServerResponse, ports: readonly number[]): Promise<void> => {
  const body = await bodyOf(request);
  for (const port of inOrder(request, ports)) {
    const got = await passedOn(request, body, port).catch(() => undefined);
    if (!got) continue;
    response.writeHead(got.statusCode ?? 502, got.headers);
    return void got.pipe(response);
  }
  response.writeHead(502).end();
};

const connected = async (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

/** The request again as it came, and then whatever is said. */
const join = async (
  request: IncomingMessage,
  socket: Socket,
  head: Buffer,
  ports: readonly number[],
): Promise<void> => {
  for (const port of inOrder(request, ports)) {
    const hall = await connected(port).catch(() => undefined);
    if (!hall) continue;
    const { method, url, rawHeaders } = request;
    const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []));
    hall.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    hall.write(head);
    for (const [one, other] of [
      [hall, socket],
      [socket, hall],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
    return;
  }
  socket.destroy();
};

export const balanceOf = async (ports: readonly number[]): Promise<Balance> => {
  const server = createServer((request, response) => {
    answer(request, response, ports).catch(() => response.destroy());
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    join(request, socket as Socket, head, ports).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
