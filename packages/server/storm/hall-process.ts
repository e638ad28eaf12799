/** A real hall in a process of its own: started, measured, killed, started again on the same port. */
import { fork, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Limits } from '../src/hall/limits.js';
import type { Place } from '../src/store/open.js';

/** Bytes, and milliseconds of all cores together. */
export interface Measured {
  readonly heapUsed: number;
  readonly rss: number;
  /** Until it was asked, without the collection of garbage that the asking costs. */
  readonly cpu: number;
  /** With that collection: what is spent from now on is counted from here. */
  readonly cpuFromHere: number;
}

export interface HallProcess {
  readonly address: string;
  readonly port: number;
  /** What it wrote down from warnings on, and whatever it wrote on its standard error. */
  readonly complaints: readonly string[];
  readonly isGone: () => boolean;
  measured(): Promise<Measured>;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with its code. */
  stop(): Promise<number | null>;
}

/** Without limits that a storm would meet: it comes from one address, and faster than people play. */
export const NO_LIMITS: Partial<Limits> = {
  messagesPerSecond: 1e9,
  talkPerMinute: 1e9,
  backsPerMinute: 1e9,
  requestsPerSecond: 1e9,
  socketsPerAddress: 1e9,
  openChallenges: 1e9,
  matchesPerTable: 1e9,
  guestsPerHour: 1e9,
};

interface Options {
  readonly port?: number;
  readonly limits?: Partial<Limits>;
  /** More of its environment: another build of the hall (`STORM_HALL`), other settings. */
  readonly env?: Readonly<Record<string, string>>;
}

const spawned = ({ database, folder }: Place, { port = 0, limits = NO_LIMITS, env = {} }: Options): ChildProcess =>
  fork(new URL('hall.mjs', import.meta.url), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // To look into what a hall does: STORM_NODE='--cpu-prof --cpu-prof-dir=/tmp' npm run storm -- load
    execArgv: ['--expose-gc', ...(process.env['STORM_NODE']?.split(' ') ?? [])],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HALL_FOLDER: folder,
      HALL_LIMITS: JSON.stringify(limits),
      ...(database !== undefined && { HALL_DATABASE: database }),
      // `npm run storm` makes one file of the hall, which starts in half of the time.
      ...(process.env['STORM_HALL'] !== undefined && { STORM_HALL: process.env['STORM_HALL'] }),
      ...env,
    },
  });

/** A hall that does not know yet where it is. `ready` rejects if it ends before. */
export const launch = (place: Place, options: Options = {}) => {
  const child = spawned(place, options);
  const complaints: string[] = [];
  const gone = new Promise<number | null>((resolve) => void child.once('close', (code) => resolve(code)));
  const isGone = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
  };
  const found = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr! }).on('line', (line) => complaints.push(line));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const { level, addresses } = JSON.parse(line) as { level: string; addresses?: string[] };
      if (level === 'warn' || level === 'error') complaints.push(line);
      if (addresses) resolve(addresses[0]!);
    });
    void gone.then((code) => reject(new Error(`The hall ended with ${code} at its start:\n${complaints.join('\n')}`)));
  });
  const ready = found.then((address): HallProcess => ({
    address,
    port: Number(new URL(address).port),
    complaints,
    isGone,
    kill,
    measured: async () =>
      new Promise((resolve) => {
        child.once('message', (measured) => resolve(measured as Measured));
        child.send('measure');
      }),
    async stop() {
      child.kill('SIGTERM');
      return gone;
    },
  }));
  // Whoever kills it before it is ready does not wait for it.
  ready.catch(() => undefined);
  return { ready, kill };
};

export const runHall = async (place: Place, options?: Options): Promise<HallProcess> => launch(place, options).ready;
