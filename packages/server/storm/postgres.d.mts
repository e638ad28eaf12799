/** A server of our own, gone with the process that started it. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  fresh(): Promise<string>;
  /** SIGKILL to all its processes; resolves with their number when none is left. */
  kill(): Promise<number>;
  /** After a `kill`, at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Rejects with the reason if there is no PostgreSQL on this machine: a test that needs it fails then, it is not skipped.
 * `fsync=off` makes it much faster; what it has committed survives `kill` all the same, since the system lives on.
 */
export function startPostgres(...flags: readonly string[]): Promise<TestPostgres>;
