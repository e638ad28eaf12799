// One process that runs tests again and again on the mutated sources, so that they are compiled once.
// Told by its parent which mutant to try with which test files; answers with what came of it.
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { ROOT } from '../steps.mjs';

const config = join(ROOT, 'scripts/mutants/vitest.config.mjs');
const vitest = await createVitest('test', { config, watch: false, run: true, isolate: process.argv[2] === 'notes' });
const [project] = vitest.projects;

/** `failure`: what failed first, if anything did, and the `files` that failed. `breakdown`: what went wrong without a test that failed. */
async function outcomeOf({ files, values, bail }) {
  vitest.config.bail = bail;
  project.config.bail = bail;
  vitest.provide('mutants', values);
  // It answers with every file it knows of: without this, what failed for an earlier mutant would fail for all others.
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    files.map((file) => project.createSpecification(join(ROOT, file))),
  );
  const failing = testModules.filter((module) => module.state() === 'failed');
  const [failed] = failing;
  const test = failed && [...failed.children.allTests('failed')][0];
  const reason = (test?.result().errors ?? failed?.errors())?.[0]?.message.split('\n')[0];
  // Slow because the machine is busy: nobody has noticed anything.
  if (reason?.startsWith('Test timed out')) return { breakdown: `${failed.relativeModuleId}: ${reason}` };
  if (failed)
    return {
      failure: `${failed.relativeModuleId}: ${test?.fullName ?? 'the file itself'} | ${reason}`,
      files: failing.map(({ moduleId }) => moduleId),
    };
  const ended = testModules.filter((module) => module.ok()).length;
  if (unhandledErrors.length > 0) return { breakdown: String(unhandledErrors[0].message) };
  return ended < files.length ? { breakdown: `only ${ended} of ${files.length} test files ended` } : {};
}

process.on('message', (request) => {
  void outcomeOf(request).then((outcome) => process.send(outcome));
});
process.send({ ready: true });
