// A hall reduced to its appends, to be killed: it writes lines to its matches as fast as the store takes them, and says
// what was acknowledged, a line of text each. It stops when its standard input ends, if nobody kills it before.
import { createHash } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openStore } from '../dist/index.js';

/** What it works at is in its one argument: where, which matches, and what its tokens begin with. */
const { place, matches, name } = JSON.parse(process.argv[2]);
const MOST_LINES = 3;
const WAIT = 20;

const stopping = new AbortController();
process.stdin.on('end', () => stopping.abort()).resume();

/** Written before the next thing is done: what is in the pipe outlives this process. */
const tell = (told) => writeSync(1, `${JSON.stringify(told)}\n`);

const headOf = (before, text) => createHash('sha256').update(before).update(text).digest('hex');

/** Lines of one breath; each says how many there are, so that half a breath is known for what it is. */
const breathAfter = (n, head, token, count) => {
  const rows = [];
  for (let index = 0; index < count; index++) {
    const line = JSON.stringify({ n: n + index + 1, index, count, words: '🎲'.repeat(1 + (n % 50)) });
    const said = index === 0 ? token : `${token}.${index}`;
    rows.push({ n: n + index + 1, at: Date.now(), line, token: said, head: headOf(rows.at(-1)?.head ?? head, line) });
  }
  return rows;
};

const running = (n) => ({
  status: 'playing',
  asked: ['south'],
  clock: JSON.stringify({ n }),
  due: n,
  changed: n,
  ended: undefined,
});

/** A lost database is asked again until it is back, with the same token: nothing may be said twice. */
const insisting = async (call) => {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (stopping.signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, WAIT));
    }
  }
};

const write = async (store, match) => {
  let { n, head } = (await insisting(() => store.since(match, 0))).at(-1) ?? { n: 0, head: '' };
  for (let said = 0; !stopping.signal.aborted; said++) {
    const rows = breathAfter(n, head, `${name}-${said}`, 1 + (said % MOST_LINES));
    const last = rows.at(-1);
    const drawer = { 'drawer:south': String(last.n), 'drawer:north': last.n % 2 === 0 ? String(last.n) : undefined };
    const appended = await insisting(() => store.append(match, n, rows, running(last.n), drawer));
    if (appended.result === 'late' || appended.n !== last.n) throw new Error(`${match}: ${JSON.stringify(appended)}`);
    for (const row of rows) tell({ match, n: row.n, head: row.head, again: appended.result === 'again' });
    ({ n, head } = last);
  }
};

const store = await openStore(place);
tell({ ready: true });
await Promise.all(matches.map((match) => write(store, match)));
await store.close();
