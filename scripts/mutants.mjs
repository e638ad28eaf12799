// Breaks the rules one place at a time and sees whether a test notices. Prints what no test noticed.
//   npm run mutants -- [--sample N] [--seed N] [--only REGEX] [--tests FOLDER,FOLDER] [--number N,N] [--jobs N] [--verbose]
// A place is tried with the tests that reach it and no others (mutants/reach.mjs). The same seed draws the same places
// from the same sources; --number tries certain ones again, by the number that was printed.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawn } from './mutants/drawn.mjs';
import { reachOf } from './mutants/reach.mjs';
import { failureIn, openSession } from './mutants/sessions.mjs';
import { mutatedSources, testFiles } from './mutants/sources.mjs';
import { ROOT } from './steps.mjs';

const text = (standard) => ({ type: 'string', default: standard });
const { values: given } = parseArgs({
  options: {
    sample: text('150'),
    seed: text('1'),
    only: text('.'),
    tests: text('packages/engine/test,packages/referee/test'),
    jobs: text(String(availableParallelism())),
    number: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});

/** A whole number among the arguments, or the end of it all. */
const whole = (name) => {
  if (/^\d+$/.test(given[name])) return Number(given[name]);
  console.error(`--${name} takes a whole number, not "${String(given[name])}".`);
  return process.exit(1);
};
const [sample, seed, jobs] = ['sample', 'seed', 'jobs'].map(whole);

const all = [...mutatedSources().values()].flatMap(({ places }) => places);
const eligible = all.filter(({ path }) => new RegExp(given.only).test(path));
const asked = given.number?.split(',').map(Number);
const chosen = asked ? all.filter(({ number }) => asked.includes(number)) : drawn(eligible, sample, seed);
const reach = await reachOf(testFiles(given.tests.split(',')));
const usual = Object.fromEntries(reach.map(({ file, calls }) => [join(ROOT, file), calls]));

/** Whether a test file is slow and about nothing in particular. */
const isBroad = ({ file }) => /contract|perft|records|oracle|referee\/test/.test(file);

/** The quick and particular ones first. */
const testsOf = ({ number }) =>
  reach
    .filter(({ reached }) => reached.has(number))
    .toSorted((a, b) => isBroad(a) - isBroad(b) || a.calls - b.calls)
    .map(({ file }) => file);

/** First a few, so that a mutant which these notice costs no more. */
const FEW = 8;
async function noticedBy(child, { number }, tests) {
  const trial = (files) =>
    files.length > 0 ? failureIn(child, { files, values: { mutant: number, usual }, bail: 1 }) : undefined;
  return (await trial(tests.slice(0, FEW))) ?? (await trial(tests.slice(FEW)));
}

let tried = 0;
let unnoticed = 0;

function tell({ path, line, number, was, by }, failure, tests) {
  tried++;
  if (!failure) unnoticed++;
  const place = `${path}:${line} (${number}) ${was} -> ${by}`;
  if (!failure) console.log(`NOT NOTICED ${place} | reached by ${tests.length} test files`);
  else if (given.verbose) console.log(`noticed ${place} | ${failure}`);
  if (tried % 10 === 0) console.error(`${tried} of ${chosen.length} tried, ${unnoticed} not noticed`);
}

async function work(queue) {
  let child = await openSession('trial');
  for (let place = queue.shift(); place; place = queue.shift()) {
    const tests = testsOf(place);
    tell(place, await noticedBy(child, place, tests), tests);
    if (!child.connected) child = await openSession('trial');
  }
  child.kill();
}

const queue = [...chosen];
await Promise.all(Array.from({ length: jobs }, () => work(queue)));
const percent = ((100 * unnoticed) / Math.max(1, tried)).toFixed(1);
console.log(
  `${tried} of ${eligible.length} mutants tried (seed ${seed}), ${tried - unnoticed} noticed, ${unnoticed} not (${percent} %)`,
);
