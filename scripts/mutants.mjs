// Breaks the rules one place at a time and sees whether a test notices. Prints what no test noticed.
//   npm run mutants -- [--sample N] [--seed N] [--even] [--only REGEX] [--tests FOLDER,FOLDER] [--quick] [--number N,N] [--jobs N] [--verbose]
// A place is tried with the tests that reach it and no others (mutants/reach.mjs). The same seed draws the same places
// from the same sources; --number tries certain ones again, by the number that was printed. --even takes as many from
// each game and family as from any other, though the families are larger. --quick leaves out the
// slow tests about nothing in particular. Noticed means that a test failed; --verbose says which and why.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawn, drawnEvenly } from './mutants/drawn.mjs';
import { reachOf } from './mutants/reach.mjs';
import { openSession, outcomeIn } from './mutants/sessions.mjs';
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
    quick: { type: 'boolean', default: false },
    even: { type: 'boolean', default: false },
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

/** `zonal`, `tabletop`, `games/fine` and so on. */
const partOf = ({ path }) => /src\/(games\/\w+|\w+)/.exec(path)[1];
const draw = () => (given.even ? drawnEvenly(eligible, partOf, sample, seed) : drawn(eligible, sample, seed));
const chosen = asked ? all.filter(({ number }) => asked.includes(number)) : draw();

/** Whether a test file is slow and about nothing in particular. */
const isBroad = (file) => /contract|perft|records|oracle|report|referee\/test/.test(file);
const tests = testFiles(given.tests.split(',')).filter((file) => !(given.quick && isBroad(file)));
const reach = await reachOf(tests);
const usual = Object.fromEntries(reach.map(({ file, calls }) => [join(ROOT, file), calls]));

/** The quick and particular ones first. */
const testsOf = ({ number }) =>
  reach
    .filter(({ reached }) => reached.has(number))
    .toSorted((a, b) => isBroad(a.file) - isBroad(b.file) || a.calls - b.calls)
    .map(({ file }) => file);

/** First a few, so that a mutant which these notice costs no more. */
const FEW = 8;
async function outcomeOf(child, { number }, tests) {
  const trial = async (files) =>
    files.length > 0 ? outcomeIn(child, { files, values: { mutant: number, usual }, bail: 1 }) : {};
  const first = await trial(tests.slice(0, FEW));
  return first.failure || first.breakdown ? first : trial(tests.slice(FEW));
}

const tally = new Map();

function tell(place, { failure, breakdown }, tests) {
  const { path, line, number, was, by } = place;
  const kind = failure ? 'noticed' : breakdown ? 'brokeDown' : 'unnoticed';
  const part = tally.get(partOf(place)) ?? { noticed: 0, brokeDown: 0, unnoticed: 0 };
  tally.set(partOf(place), { ...part, [kind]: part[kind] + 1 });
  const text = `${path}:${line} (${number}) ${was} -> ${by}`;
  if (failure && given.verbose) console.log(`noticed ${text} | ${failure}`);
  if (breakdown) console.log(`BROKE DOWN ${text} | ${breakdown}`);
  if (kind === 'unnoticed') console.log(`NOT NOTICED ${text} | reached by ${tests.length} test files`);
}

/** A breakdown may be the machine's: what breaks down twice, in a new process, is the mutant's. */
async function work(queue) {
  let child = await openSession('trial');
  const renew = async () => {
    child.kill();
    child = await openSession('trial');
  };
  for (let place = queue.shift(); place; place = queue.shift()) {
    const tests = testsOf(place);
    let outcome = await outcomeOf(child, place, tests);
    if (outcome.breakdown) {
      await renew();
      outcome = await outcomeOf(child, place, tests);
    }
    if (outcome.breakdown) await renew();
    tell(place, outcome, tests);
  }
  child.kill();
}

const queue = [...chosen];
await Promise.all(Array.from({ length: jobs }, () => work(queue)));

const sumOf = (kind) => [...tally.values()].reduce((sum, part) => sum + part[kind], 0);
for (const [part, { noticed, brokeDown, unnoticed }] of tally)
  console.log(`${part}: ${noticed} noticed, ${unnoticed} not${brokeDown > 0 ? `, ${brokeDown} broke down` : ''}`);
const percent = ((100 * sumOf('unnoticed')) / Math.max(1, chosen.length)).toFixed(1);
console.log(
  `${chosen.length} of ${eligible.length} mutants tried (seed ${seed}), ${sumOf('noticed')} noticed, ${sumOf('unnoticed')} not (${percent} %), ${sumOf('brokeDown')} broke down`,
);
