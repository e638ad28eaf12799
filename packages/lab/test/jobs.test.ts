import { expect, test } from 'vitest';
import { jobsOf, playJobs } from '../src/jobs.js';
import { readMatchUp } from '../src/match-up.js';

const matchUp = readMatchUp({ game: 'fine' }, 'random,random');
const worker = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const played = async (code: string) => playJobs(matchUp, jobsOf(4, 1), 2, () => {}, worker(code));

test('a thread that stops with a code other than 0 fails the series', async () => {
  await expect(played('process.exit(3)')).rejects.toThrow('A thread of the series stopped with exit code 3');
});

test('a thread that ends without its matches fails the series', async () => {
  await expect(played('')).rejects.toThrow('Only 0 of 4 matches of the series came back');
});

test('a fault in a thread comes through', async () => {
  await expect(played("throw new Error('a bug')")).rejects.toThrow('a bug');
});
