/**
 * Hints to other halls beside the lines they are about: told in the commit of each line, told after it and many at once
 * as the hall does, not told at all. As ratios of one run, in turns, since nothing else is the same tomorrow.
 */
import { Client, Pool } from 'pg';
import { CHANNEL } from '../src/store/listen.js';
import { noticesOf } from '../src/store/notices.js';
import { openStore } from '../src/store/open.js';
import { newMatchId, newToken } from '../test/client.js';
import { hex, matchRow } from '../test/store/samples.js';

const POOL = 8;
const WAYS = ['none', 'in the commit', 'after it'] as const;
type Way = (typeof WAYS)[number];

const PUT = `with put as (insert into entry (match, n, at, line, token, breath, head)
  values ($1, $2, $3, $4, $5, $5, $6) returning match)`;
const PUT_ALONE = `${PUT} select match from put`;
const PUT_AND_TELL = `${PUT} select pg_notify('${CHANNEL}', match) from put`;

const LINE = JSON.stringify({ kind: 'said', by: 'south', choice: { do: 'order', unit: 'S1', words: 'x'.repeat(120) } });

/** Lines a second, written by as many as there are connections, each in a match of his own. */
const written = async (url: string, pool: Pool, way: Way, much: number): Promise<number> => {
  const store = await openStore({ database: url, folder: '' });
  const ids = Array.from({ length: POOL }, () => newMatchId());
  for (const id of ids) await store.create(matchRow({ id, code: id, status: 'playing' }), {});
  await store.close();
  const notices = noticesOf('storm', async (payload) => pool.query('select pg_notify($1, $2)', [CHANNEL, payload]));
  const each = Math.ceil(much / POOL);
  const began = performance.now();
  await Promise.all(
    ids.map(async (id) => {
      const text = way === 'in the commit' ? PUT_AND_TELL : PUT_ALONE;
      for (let n = 1; n <= each; n++) {
        await pool.query({ name: way, text, values: [id, n, n, LINE, newToken(), hex(id)] });
        if (way === 'after it') notices.add(id, '{"t":"news"}');
      }
    }),
  );
  const perSecond = (each * POOL) / ((performance.now() - began) / 1000);
  await notices.close();
  return perSecond;
};

export type HintFigures = Readonly<Record<Way, number>> & { readonly rounds: number; readonly lines: number };

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)]!;

/** Medians over rounds of so many lines each way; one hall listens meanwhile, as in a club. */
export const hintRates = async (
  url: string,
  rounds: number,
  lines: number,
  isLate: () => boolean = () => false,
): Promise<HintFigures> => {
  // The tables are made first.
  await (await openStore({ database: url, folder: '' })).close();
  const pool = new Pool({ connectionString: url, max: POOL });
  const ear = new Client({ connectionString: url });
  await ear.connect();
  await ear.query(`listen ${CHANNEL}`);
  const rates: Record<Way, number[]> = { none: [], 'in the commit': [], 'after it': [] };
  let done = 0;
  for (; done < rounds && (done === 0 || !isLate()); done++)
    for (let i = 0; i < WAYS.length; i++) {
      // Each way comes first, second and last as often as the others.
      const way = WAYS[(i + done) % WAYS.length]!;
      rates[way].push(await written(url, pool, way, lines));
    }
  await ear.end();
  await pool.end();
  return {
    none: median(rates.none),
    'in the commit': median(rates['in the commit']),
    'after it': median(rates['after it']),
    rounds: done,
    lines: done * lines * WAYS.length,
  };
};
