/** Where notices go to in a test: servers on this computer that keep what they are sent. */
import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server as HttpServer } from 'node:http';
import { createServer as createNet, type AddressInfo, type Server as NetServer, type Socket } from 'node:net';

export interface Got {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const listening = async (server: HttpServer | NetServer): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

const closed = async (server: HttpServer | NetServer): Promise<void> =>
  new Promise((resolve) => void server.close(() => resolve()));

export interface HttpSink {
  readonly url: string;
  readonly got: Got[];
  /**
   * What it answers next; the last for ever. `cut`: hangs up after it has everything; `broken`: says yes, begins to say
   * more, and hangs up.
   */
  answers: (number | 'cut' | 'broken')[];
  /** What it says of how long it wants to be left alone. */
  retryAfter?: string;
  stop(): Promise<void>;
}

export const httpSink = async (): Promise<HttpSink> => {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      const answer = sink.answers.length > 1 ? sink.answers.shift()! : sink.answers[0]!;
      if (answer === 'cut') return void request.socket.destroy();
      if (answer === 'broken') {
        response.writeHead(200, { 'content-length': '100' });
        return void response.write('tha', () => request.socket.destroy());
      }
      const resting = sink.retryAfter === undefined ? {} : { 'retry-after': sink.retryAfter };
      const moved = answer >= 300 && answer < 400 ? { location: `${sink.url}/elsewhere` } : {};
      return void response.writeHead(answer, { ...moved, ...resting }).end(answer === 200 ? 'thanks' : 'no');
    });
  });
  const port = await listening(server);
  const sink: HttpSink = { url: `http://127.0.0.1:${port}`, got, answers: [200], stop: async () => closed(server) };
  return sink;
};

export interface Mail {
  readonly to: string;
  readonly text: string;
  readonly header: (name: string) => string | undefined;
}

export interface MailSink {
  readonly server: string;
  readonly got: Mail[];
  /** What is answered to a letter. */
  answer: string;
  stop(): Promise<void>;
}

const unfolded = (head: string): string => head.replace(/\r\n[ \t]+/g, ' ');

const decoded = (body: string, encoding: string | undefined): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

const mailOf = (to: string, raw: string): Mail => {
  const at = raw.indexOf('\r\n\r\n');
  const head = unfolded(raw.slice(0, at));
  const header = (name: string): string | undefined => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim();
  return { to, header, text: decoded(raw.slice(at + 4), header('content-transfer-encoding')) };
};

/** As much SMTP as it takes to be handed a letter. */
const speak = (socket: Socket, sink: MailSink): void => {
  let [to, waiting, letter] = ['', '', undefined as string | undefined];
  socket.write('220 sink\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (data: Buffer) => {
    waiting += data.toString('latin1');
    for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
      const line = waiting.slice(0, end);
      waiting = waiting.slice(end + 2);
      if (letter !== undefined && line !== '.') letter += `${line.replace(/^\./, '')}\r\n`;
      else if (letter !== undefined) {
        if (sink.answer.startsWith('250')) sink.got.push(mailOf(to, letter));
        letter = undefined;
        socket.write(`${sink.answer}\r\n`);
      } else if (/^DATA/i.test(line)) {
        letter = '';
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else {
        to = /^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? to;
        socket.write('250 ok\r\n');
      }
    }
  });
};

export const mailSink = async (): Promise<MailSink> => {
  const sockets = new Set<Socket>();
  const server = createNet((socket) => {
    sockets.add(socket);
    speak(socket, sink);
  });
  const port = await listening(server);
  const sink: MailSink = {
    server: `smtp://127.0.0.1:${port}`,
    got: [],
    answer: '250 taken',
    async stop() {
      for (const socket of sockets) socket.destroy();
      await closed(server);
    },
  };
  return sink;
};

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
};

/** A browser that reads what was sealed for it (RFC 8291), from the standard and not from our own code. */
export const browser = () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      const length = body[20]!;
      const [salt, sender, record] = [body.subarray(0, 16), body.subarray(21, 21 + length), body.subarray(21 + length)];
      const shared = hmac(auth, pair.computeSecret(sender));
      const seed = hmac(salt, hmac(shared, 'WebPush: info\0', pair.getPublicKey(), sender, '\u0001'));
      const key = hmac(seed, 'Content-Encoding: aes128gcm\0\u0001').subarray(0, 16);
      const nonce = hmac(seed, 'Content-Encoding: nonce\0\u0001').subarray(0, 12);
      const open = createDecipheriv('aes-128-gcm', key, nonce);
      open.setAuthTag(record.subarray(-16));
      const text = Buffer.concat([open.update(record.subarray(0, -16)), open.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
};
