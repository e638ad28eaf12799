/** Proxies as docs/hall shows them, really run on loopback in front of a hall: only ports and certificates are others. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const PROXIES = ['nginx', 'caddy'] as const;
export type ProxyKind = (typeof PROXIES)[number];

const isThere = (program: string, question: string): boolean => spawnSync(program, [question]).status === 0;

/** Whether there is such a proxy on this computer, and what makes certificates. */
export const hasProxy = (kind: ProxyKind): boolean =>
  isThere('openssl', 'version') && isThere(kind, kind === 'nginx' ? '-v' : 'version');

/** Some port that nobody has. */
export const freePort = async (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { readonly port: number };
      probe.close(() => resolve(port));
    });
  });

const isFree = async (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Below what systems give to whoever asks for any port, so that no other test is given the second meanwhile. */
const FROM = 21_000;

/** The first of two ports side by side that nobody has. */
export const freePair = async (): Promise<number> => {
  for (let port = FROM + 2 * (process.pid % 2_000); ; port += 2)
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
};

interface Place {
  readonly folder: string;
  readonly port: number;
  readonly halls: readonly string[];
}

const certificateIn = (folder: string): { readonly pem: string; readonly key: string } => {
  const [pem, key] = [join(folder, 'hall.pem'), join(folder, 'hall.key')];
  const how = ['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '2'];
  const made = spawnSync('openssl', [...how, '-subj', '/CN=localhost', '-keyout', key, '-out', pem]);
  if (made.status !== 0) throw new Error(String(made.stderr));
  return { pem, key };
};

/** Every one of these must stand in the file, or the file is no longer what is tried here. */
const changed = (text: string, changes: Readonly<Record<string, string>>): string => {
  let now = text;
  for (const [from, to] of Object.entries(changes)) {
    if (!now.includes(from)) throw new Error(`There is no "${from}" any more.`);
    now = now.replaceAll(from, to);
  }
  return now;
};

const documented = (name: string): string =>
  readFileSync(new URL(`../../../docs/hall/${name}`, import.meta.url), 'utf8');

/** What nginx needs round the part that is documented, so that it stays in its folder. */
const aroundNginx = (folder: string, part: string): string => {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; pid ${folder}/nginx.pid; error_log stderr; worker_processes 1; events {}
http { access_log off; ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
${part} }`;
};

/** Where a hall stands in the files for one and for several. */
const hallsIn = (halls: readonly string[]): Record<string, string> =>
  halls.length === 1
    ? { '127.0.0.1:4180': halls[0]! }
    : Object.fromEntries(halls.map((hall, i) => [`127.0.0.1:${4181 + i}`, hall]));

const nginx = ({ folder, port, halls }: Place): readonly string[] => {
  const { pem, key } = certificateIn(folder);
  const part = changed(documented(halls.length === 1 ? 'nginx.conf' : 'nginx-halls.conf'), {
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    '/etc/ssl/hall.example.org.pem': pem,
    '/etc/ssl/hall.example.org.key': key,
    ...hallsIn(halls),
  });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, aroundNginx(folder, part));
  return ['-p', folder, '-e', 'stderr', '-c', file];
};

const caddy = ({ folder, port, halls }: Place): readonly string[] => {
  const { pem, key } = certificateIn(folder);
  const part = changed(documented(halls.length === 1 ? 'Caddyfile' : 'Caddyfile-halls'), {
    'hall.example.org {': `https://localhost:${port} {\n\tbind 127.0.0.1\n\ttls ${pem} ${key}`,
    ...hallsIn(halls),
  });
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${part}`);
  return ['run', '--adapter', 'caddyfile', '--config', file];
};

const ARGUMENTS = { nginx, caddy } as const;

export interface Proxy {
  readonly address: string;
  end(): Promise<void>;
}

const answers = async (address: string): Promise<boolean> =>
  fetch(`${address}healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** In front of one hall or two, each a name and a port. Certificates are its own: whoever asks must not mind. */
export const proxyAt = async (kind: ProxyKind, port: number, ...halls: readonly string[]): Promise<Proxy> => {
  const folder = mkdtempSync(join(tmpdir(), 'hall-proxy-'));
  mkdirSync(join(folder, 'logs'));
  const environment = { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(kind, ARGUMENTS[kind]({ folder, port, halls }), { env: environment });
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = `https://localhost:${port}/`;
  while (!(await answers(address))) {
    if (child.exitCode !== null) throw new Error(`${kind} ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    address,
    async end() {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
};
