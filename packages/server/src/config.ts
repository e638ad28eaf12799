/** What a hall is told: by flags, then by the environment, else as usual. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEVELS, type Level } from './hall/journal.js';
import { hashOf } from './hall/chance.js';
import { LIMITS, type Limits } from './hall/limits.js';
import type { NoticeConfig } from './notices/office.js';
import type { Operator } from './routes/gate.js';

export interface Config {
  /** Undefined: the usual port, or another one if that is taken. */
  readonly port: number | undefined;
  readonly host: string;
  readonly database: string | undefined;
  readonly folder: string;
  readonly origin: string | undefined;
  readonly trustProxy: boolean;
  readonly level: Level;
  readonly limits: Partial<Limits>;
  readonly notices: NoticeConfig;
  readonly operator: Operator | undefined;
  /** How long after its start other halls may still be of an older build; undefined: as usual. */
  readonly settled: number | undefined;
}

export const USUAL_PORT = 4180;
export const LOOPBACK = '127.0.0.1';

/** The configuration cannot be understood; the message says why. */
export class Misconfigured extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

export const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  database: { type: 'string' },
  folder: { type: 'string' },
  origin: { type: 'string' },
  log: { type: 'string' },
  'trust-proxy': { type: 'boolean' },
} as const;

const flagsIn = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: FLAGS }).values;
  } catch (error) {
    throw new Misconfigured(error instanceof Error ? error.message : String(error));
  }
};

const portIn = (text: string | undefined): number | undefined => {
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Misconfigured(`${text} is not a port.`);
  return port;
};

const originIn = (text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Misconfigured(`${text} is not the address of a hall, such as https://hall.example.org`);
  return url.origin;
};

const levelIn = (text: string | undefined): Level => {
  if (text === undefined || text === '') return 'info';
  const level = LEVELS.find((each) => each === text);
  if (!level) throw new Misconfigured(`${text} is not a level of the log: ${LEVELS.join(', ')}.`);
  return level;
};

/** Other limits than the usual ones, as JSON: for a club behind one address, and for tests of load. */
const limitsIn = (text: string | undefined): Partial<Limits> => {
  if (text === undefined || text === '') return {};
  const wrong = new Misconfigured(
    `HALL_LIMITS is an object of numbers with the fields ${Object.keys(LIMITS).join(', ')}.`,
  );
  let limits: unknown;
  try {
    limits = JSON.parse(text);
  } catch {
    throw wrong;
  }
  if (typeof limits !== 'object' || limits === null) throw wrong;
  const isRight = ([key, value]: [string, unknown]) =>
    Object.hasOwn(LIMITS, key) && typeof value === 'number' && value > 0;
  if (!Object.entries(limits).every(isRight)) throw wrong;
  return limits;
};

const LEAST_TOKEN = 24;
const HASHED = /^sha256:([0-9a-f]{64})$/;

/** A token or its hash, so that who reads the settings need not know it. One that could be guessed is refused. */
const tokenIn = (environment: Environment, name: string): string | undefined => {
  const text = environment[name];
  if (text === undefined || text === '') return undefined;
  const hash = HASHED.exec(text)?.[1];
  if (hash === undefined && (text.length < LEAST_TOKEN || !/^[\w-]+$/.test(text)))
    throw new Misconfigured(
      `${name} is at least ${LEAST_TOKEN} letters, figures, - or _, or sha256: and its hash: node scripts/hall-operator.mjs makes one.`,
    );
  return hash ?? hashOf(text);
};

const operatorIn = (environment: Environment): Operator | undefined => {
  const [reads, acts] = [tokenIn(environment, 'HALL_OPERATOR'), tokenIn(environment, 'HALL_OPERATOR_ACTS')];
  return reads === undefined && acts === undefined ? undefined : { reads, acts };
};

/** Where programs of a user keep what is his. */
export const usualFolder = (environment: Environment): string =>
  join(environment['XDG_DATA_HOME'] || join(homedir(), '.local', 'share'), 'five-victories');

const mailIn = (server: string | undefined, from: string | undefined): NoticeConfig['mail'] => {
  if (server === undefined || server === '') return undefined;
  if (!URL.canParse(server) || !/^smtps?:$/.test(new URL(server).protocol))
    throw new Misconfigured('HALL_SMTP is given as smtp://user:password@host:587 or smtps://…');
  if (from === undefined || !from.includes('@'))
    throw new Misconfigured('HALL_MAIL_FROM says from whom letters come, such as "The hall <hall@example.org>".');
  return { server, from };
};

const noticesIn = (environment: Environment): NoticeConfig => ({
  mail: mailIn(environment['HALL_SMTP'], environment['HALL_MAIL_FROM']),
  isOpen: isYes(environment['HALL_TEST_SINKS']),
});

const isYes = (text: string | undefined): boolean => text !== undefined && /^(?:1|true|yes)$/i.test(text);

const minutesIn = (text: string | undefined): number | undefined => {
  if (text === undefined || text === '') return undefined;
  const minutes = Number(text);
  if (!(minutes >= 0 && minutes <= 10_000))
    throw new Misconfigured(`HALL_SETTLED is a number of minutes, not ${text}.`);
  return minutes * 60_000;
};

export const configOf = (args: readonly string[], environment: Environment): Config => {
  const flags = flagsIn(args);
  return {
    port: portIn(flags.port ?? environment['PORT']),
    host: flags.host ?? (environment['HOST'] || LOOPBACK),
    database: flags.database ?? (environment['HALL_DATABASE'] || undefined),
    folder: flags.folder ?? (environment['HALL_FOLDER'] || usualFolder(environment)),
    origin: originIn(flags.origin ?? environment['ORIGIN']),
    trustProxy: flags['trust-proxy'] ?? isYes(environment['TRUST_PROXY']),
    level: levelIn(flags.log ?? environment['LOG']),
    limits: limitsIn(environment['HALL_LIMITS']),
    notices: noticesIn(environment),
    operator: operatorIn(environment),
    settled: minutesIn(environment['HALL_SETTLED']),
  };
};
