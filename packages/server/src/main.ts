/** The hall as a process: table, HTTP and sockets on one port, until it is told to end. */
import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { botsOf } from './bots/bots.js';
import { configOf, LOOPBACK, Misconfigured, USUAL_PORT, type Config } from './config.js';
import { atRest, keepBoards } from './hall/boards.js';
import { hallOf } from './hall/hall.js';
import { journalTo, told, type Journal } from './hall/journal.js';
import { carriersOf } from './notices/office.js';
import { keepOutbox } from './notices/outbox.js';
import { serveHall } from './routes/serve.js';
import { serveSite } from './routes/site.js';
import { keepMoving } from './rules/moving.js';
import { rulesOf } from './rules/rules.js';
import { openShelf } from './rules/shelf.js';
import { openStore, Unopened } from './store/open.js';
import type { Store } from './store/store.js';
import { keepTournaments } from './tournaments/keeping.js';

export { Misconfigured } from './config.js';

/** What runs, and how it ends. */
export interface Running {
  /** Where it is found, the first on this computer. */
  readonly addresses: readonly string[];
  /** Why there is only the table, and no hall. */
  readonly without?: string;
  stop(): Promise<void>;
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');
const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** The addresses under which others find this computer. */
const outside = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);

const addressesOf = (host: string, port: number): string[] => {
  const hosts = isEverywhere(host) ? [LOOPBACK, ...outside()] : [host];
  return hosts.map((name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}/`);
};

/** A port that is taken is no reason to fail, unless it was asked for. */
const onPort = async <T>(port: number | undefined, serve: (port: number) => Promise<T>): Promise<T> =>
  port === undefined ? serve(USUAL_PORT).catch(async () => serve(0)) : serve(port);

const closed = async (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** The table alone: there is nowhere to keep matches of several people. */
const runSite = async ({ port }: Config, without: string): Promise<Running> => {
  const { server, address } = await onPort(port, serveSite);
  return { addresses: [address], without, stop: async () => closed(server) };
};

const runHall = async (config: Config, store: Store, journal: Journal): Promise<Running> => {
  const { host, origin, trustProxy, limits, notices, operator } = config;
  const rules = rulesOf(await openShelf(config.folder, journal));
  const bots = botsOf();
  const hall = hallOf(store, bots, journal, { limits, notices, rules });
  const carriers = await carriersOf(hall, notices);
  const gate = { origin, trustProxy, isLocal: isLoopback(host), operator };
  const served = await onPort(config.port, async (port) => serveHall(hall, gate, { port, host }));
  const forget = keepBoards(hall);
  const stay = keepMoving(hall, config.settled);
  const outbox = keepOutbox(hall, carriers.carry);
  const tournaments = keepTournaments(hall);
  return {
    addresses: addressesOf(host, served.port),
    async stop() {
      await served.stop();
      forget();
      stay();
      await tournaments();
      await outbox.stop();
      carriers.close();
      await bots.close();
      await atRest(hall);
      await store.close();
    },
  };
};

/** Runs a hall; or the table alone where a hall has no place for its matches and nobody has told it another. */
export const run = async (config: Config, journal: Journal): Promise<Running> => {
  let store: Store;
  try {
    store = await openStore(config);
  } catch (error) {
    if (!(error instanceof Unopened) || config.database !== undefined || !isLoopback(config.host)) throw error;
    return runSite(config, error.message);
  }
  try {
    return await runHall(config, store, journal);
  } catch (error) {
    await store.close();
    throw error;
  }
};

/** Longer than anything takes that is under way. */
const PATIENCE = 8_000;

/** Ends when the process is told to, or when something is wrong that nobody has thought of. */
const endWith = (running: Running, journal: Journal): void => {
  let isEnding = false;
  const end = (why: string, code: number): void => {
    if (isEnding) return;
    isEnding = true;
    journal.info('the hall closes', { why });
    setTimeout(() => process.exit(1), PATIENCE).unref();
    running.stop().then(
      () => process.exit(code),
      (error: unknown) => {
        journal.error('the hall could not close', { error: told(error) });
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end('SIGTERM', 0));
  process.on('SIGINT', () => end('SIGINT', 0));
  // A fault that nothing caught is written down; the log is in the store, and one match is no reason to end all.
  process.on('unhandledRejection', (error) => journal.error('a fault that nobody caught', { error: told(error) }));
  process.on('uncaughtException', (error) => {
    journal.error('a fault after which nobody knows what holds', { error: told(error) });
    end('a fault', 1);
  });
};

const isJson = !process.stdout.isTTY;
const ask = (where: string): string => `Open it in a browser. Ctrl+C ends it.\n${where}`;

const welcome = ({ addresses, without }: Running, { host, folder, database }: Config): string => {
  const [first, ...more] = addresses;
  if (without !== undefined)
    return `The table is set: ${first!}\n${ask(`There is no hall, only this table: ${without}`)}`;
  const kept =
    database === undefined
      ? `Matches with others are kept in ${folder}`
      : 'Matches with others are kept in the database.';
  const who = isLoopback(host)
    ? 'Only this computer can reach it; npm start -- --host 0.0.0.0 opens it to the network.'
    : `The hall is open to the network:${more.length > 0 ? '' : ` ${first!}`}\n${more.map((address) => `  ${address}`).join('\n')}`;
  return `The table is set: ${first!}\n${ask(`${kept}\n${who}`)}`;
};

/** What an owner can do something about, in one sentence; anything else with where it came from. */
const reasonOf = (error: unknown): string => {
  if (error instanceof Misconfigured || error instanceof Unopened) return error.message;
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program.`;
  if (code === 'EACCES') return `Port ${port} is not open to everybody: take one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `${address} is no address of this computer.`;
  return told(error);
};

/** Starts the hall and says where it is; false when it cannot be started, after it has said why. */
export const start = async (args: readonly string[] = process.argv.slice(2)): Promise<boolean> => {
  try {
    const config = configOf(args, process.env);
    const journal = journalTo((line) => console.log(line), config.level, isJson);
    if (config.notices.isOpen)
      journal.warn('HALL_TEST_SINKS is set: notices may go to any address, those of this network too');
    const running = await run(config, journal);
    endWith(running, journal);
    const { addresses, without } = running;
    if (isJson) journal.info('the table is set', { addresses, ...(without !== undefined && { without }) });
    else console.log(`\n${welcome(running, config)}`);
    return true;
  } catch (error) {
    console.error(reasonOf(error));
    return false;
  }
};
