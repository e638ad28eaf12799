/** The connection on which PostgreSQL tells what other halls hint. When it is lost it is made again. */
import type { Client } from 'pg';

export const CHANNEL = 'hall_hint';

const FIRST_WAIT = 100;
const LONGEST_WAIT = 5_000;

export interface Listening {
  readonly close: () => Promise<void>;
}

/** Resolves when the first try has come to its end, well or not: hints may be lost, and halls look by themselves too. */
export const listening = async (connect: () => Client, heard: (payload: string) => void): Promise<Listening> => {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = FIRST_WAIT;
  let isClosed = false;
  const lose = (lost: Client): void => {
    if (client !== lost) return;
    client = undefined;
    lost.end().catch(() => undefined);
    if (isClosed) return;
    timer = setTimeout(() => void listen(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
  const listen = async (): Promise<void> => {
    const next = connect();
    client = next;
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      wait = FIRST_WAIT;
    } catch {
      lose(next);
    }
  };
  await listen();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
};
