// Starts a real PostgreSQL for tests and storms: see postgres-guard.mjs, which owns it.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const GUARD = fileURLToPath(new URL('postgres-guard.mjs', import.meta.url));

/** Commands are answered one after the other, in order. */
const talkTo = (guard) => {
  const lines = createInterface({ input: guard.stdout })[Symbol.asyncIterator]();
  let last = Promise.resolve();
  const answer = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error('PostgreSQL for the tests has gone away.');
    const told = JSON.parse(value);
    if (told.fault !== undefined) throw new Error(`PostgreSQL for the tests cannot be used: ${told.fault}`);
    return told;
  };
  const ask = (command) => {
    const asked = last.then(() => {
      guard.stdin.write(`${command}\n`);
      return answer();
    });
    last = asked.catch(() => undefined);
    return asked;
  };
  return { answer, ask };
};

export const startPostgres = async (...flags) => {
  const guard = spawn(process.execPath, [GUARD, ...flags], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => guard.once('close', resolve));
  guard.stdin.on('error', () => undefined);
  const { answer, ask } = talkTo(guard);
  await answer();
  let databases = 0;
  return {
    fresh: async () => (await ask(`fresh hall_${databases++}`)).url,
    kill: async () => (await ask('kill')).killed,
    start: async () => {
      await ask('start');
    },
    stop: async () => {
      guard.stdin.end();
      await ended;
    },
  };
};
