// Halls, and PostgreSQL itself, are killed in the midst of their work; whatever was acknowledged must be there.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openStore } from '../dist/index.js';

const WORKER = fileURLToPath(new URL('kill-worker.mjs', import.meta.url));
const MATCHES = 3;
/** Between the first line and the kill, at most so many milliseconds. */
const LONGEST = 120;
/** How many are killed before they have said anything. */
const EARLY = 1 / 6;
/** Matches grow; now and then new ones begin, so that looking through all of them stays quick. */
const KILLS_A_MATCH = 20;

const letters = 'abcdefghjkmnpqrstuvwxyz';
const idOf = (number) => [...number.toString().padStart(12, '0')].map((digit) => letters[Number(digit)]).join('');

const matchRow = (id) => ({
  id,
  code: id.slice(-6),
  game: 'fine',
  version: '1',
  name: 'Storm',
  begin: '{}',
  terms: '{}',
  coats: '{}',
  isPublic: false,
  seats: {},
  seals: {},
  created: 0,
  said: 0,
  status: 'playing',
  asked: [],
  clock: '{}',
  due: undefined,
  changed: 0,
  ended: undefined,
});

const newMatches = async (store, first) => {
  const matches = Array.from({ length: MATCHES }, (_, index) => idOf(first + index));
  for (const id of matches) await store.create(matchRow(id), {});
  return matches;
};

/** A hall that works; `told` is called with all it acknowledges. */
const hallAt = (place, matches, name, told) => {
  const hall = spawn(process.execPath, [WORKER, JSON.stringify({ place, matches, name })], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaint = '';
  hall.stderr.on('data', (text) => (complaint += text));
  hall.stdin.on('error', () => undefined);
  createInterface({ input: hall.stdout }).on('line', (line) => told(JSON.parse(line)));
  const ended = new Promise((resolve) => hall.once('close', (code, signal) => resolve({ code, signal, complaint })));
  return { hall, ended };
};

/** What of the acknowledged lines is not as it was acknowledged, and what else is wrong with a match. */
const faultsOf = async (store, id, acknowledged) => {
  const [match, entries, secrets] = [await store.match(id), await store.since(id, 0), await store.secrets(id)];
  const faults = [];
  let head = '';
  for (const [index, entry] of entries.entries()) {
    const line = JSON.parse(entry.line);
    head = createHash('sha256').update(head).update(entry.line).digest('hex');
    if (entry.n !== index + 1 || line.n !== entry.n) faults.push(`hole or double at ${index + 1}`);
    if (entry.head !== head) faults.push(`broken chain at ${entry.n}`);
    const next = entries[index + 1];
    if (line.index + 1 < line.count && (!next || JSON.parse(next.line).index !== line.index + 1))
      faults.push(`half a breath at ${entry.n}`);
  }
  for (const [n, said] of acknowledged) if (entries[n - 1]?.head !== said) faults.push(`line ${n} is lost`);
  if (new Set(entries.map(({ token }) => token)).size !== entries.length) faults.push('a token is there twice');
  const last = entries.length;
  const clock = last === 0 ? '{}' : JSON.stringify({ n: last });
  if (match.said !== last || match.clock !== clock) faults.push(`the match is at ${match.said}, its log at ${last}`);
  const south = last === 0 ? undefined : String(last);
  const north = last > 0 && last % 2 === 0 ? String(last) : undefined;
  if (secrets['drawer:south'] !== south || secrets['drawer:north'] !== north)
    faults.push('the drawers are of another line');
  return { faults: faults.map((fault) => `${id}: ${fault}`), lines: last };
};

/** What has been acknowledged, by match. */
const ledgerOf = () => {
  const ledger = new Map();
  return {
    of: (match) => ledger.get(match) ?? [],
    note: ({ match, n, head }) => ledger.set(match, [...(ledger.get(match) ?? []), [n, head]]),
  };
};

const checked = async (store, matches, ledger) => {
  const all = [];
  for (const id of matches) all.push(await faultsOf(store, id, ledger.of(id)));
  return { faults: all.flatMap(({ faults }) => faults), lines: all.reduce((sum, { lines }) => sum + lines, 0) };
};

/** Kills a hall once: some time after it has said its first line, now and then while it begins. */
const killOnce = async (place, matches, name, random, note) => {
  const delay = random() * LONGEST;
  let timer;
  const { hall, ended } = hallAt(place, matches, name, (told) => {
    if (told.ready) return;
    note(told);
    timer ??= setTimeout(() => hall.kill('SIGKILL'), delay);
  });
  if (random() < EARLY) timer = setTimeout(() => hall.kill('SIGKILL'), delay * 4);
  const { signal, code, complaint } = await ended;
  return signal === 'SIGKILL' ? [] : [`${name}: ended by itself with ${code}: ${complaint}`];
};

/** `first` numbers the matches, so that storms can follow each other in one place. */
export const killHalls = async (place, kills, { first = 0, random = Math.random, tell = () => undefined } = {}) => {
  const figures = { kills: 0, acknowledged: 0, lines: 0, faults: [] };
  let [matches, ledger, lines] = [[], ledgerOf(), 0];
  for (let kill = 0; kill < kills; kill++) {
    if (kill % KILLS_A_MATCH === 0) {
      const store = await openStore(place);
      [matches, ledger] = [await newMatches(store, first + kill * MATCHES), ledgerOf()];
      figures.lines += lines;
      await store.close();
    }
    const note = (told) => {
      figures.acknowledged++;
      ledger.note(told);
    };
    figures.faults.push(...(await killOnce(place, matches, `kill-${first}-${kill}`, random, note)));
    const store = await openStore(place);
    const found = await checked(store, matches, ledger);
    await store.close();
    lines = found.lines;
    figures.kills++;
    figures.faults.push(...found.faults);
    tell(figures);
  }
  figures.lines += lines;
  return figures;
};

/** Kills PostgreSQL under a hall that lives on, and starts it again: the hall must get on by itself. */
export const killPostgres = async (postgres, kills, { random = Math.random, tell = () => undefined } = {}) => {
  const place = { database: await postgres.fresh(), folder: '' };
  const store = await openStore(place);
  const [matches, ledger] = [await newMatches(store, 0), ledgerOf()];
  const figures = { kills: 0, acknowledged: 0, again: 0, lines: 0, faults: [] };
  let heard = () => undefined;
  const { hall, ended } = hallAt(place, matches, 'kill-postgres', (told) => {
    if (told.ready) return;
    figures.acknowledged++;
    if (told.again) figures.again++;
    ledger.note(told);
    heard();
  });
  const gone = new AbortController();
  void ended.then(() => {
    gone.abort();
    heard();
  });
  /** Until so many more lines are acknowledged, or the hall is gone. */
  const getsOn = (more) => {
    const goal = figures.acknowledged + more;
    return new Promise((resolve) => {
      heard = () => (gone.signal.aborted || figures.acknowledged >= goal) && resolve();
      heard();
    });
  };
  for (let kill = 0; kill < kills && !gone.signal.aborted; kill++) {
    await getsOn(10);
    await new Promise((resolve) => setTimeout(resolve, random() * LONGEST));
    await postgres.kill();
    await postgres.start();
    figures.kills++;
    tell(figures);
  }
  await getsOn(10);
  hall.stdin.end();
  const { code, complaint } = await ended;
  if (code !== 0) figures.faults.push(`The hall ended with ${code}: ${complaint}`);
  // Of the connections of this store too all were lost, and it serves again.
  const found = await checked(store, matches, ledger);
  await store.close();
  return { ...figures, lines: found.lines, faults: [...figures.faults, ...found.faults] };
};
