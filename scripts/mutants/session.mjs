// One process that runs tests again and again on the mutated sources, so that they are compiled once.
// Told by its parent which mutant to try with which test files; answers with what came of it.
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { ROOT } from '../steps.mjs';

const config = join(ROOT, 'scripts/mutants/vitest.config.mjs');
const vitest = await createVitest('test', { config, watch: false, run: true, isolate: process.argv[2] === 'notes' });
const [project] = vitest.projects;

/** What failed first, if anything did. */
async function failureOf({ files, values, bail }) {
  vitest.config.bail = bail;
  project.config.bail = bail;
  vitest.provide('mutants', values);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    files.map((file) => project.createSpecification(join(ROOT, file))),
  );
  const failed = testModules.find((module) => !module.ok());
  const test = failed && [...failed.children.allTests('failed')][0];
  if (failed) return `${failed.relativeModuleId}: ${test?.fullName ?? 'the file itself'}`;
  return unhandledErrors.length > 0 ? 'an error outside the tests' : undefined;
}

process.on('message', (request) => {
  void failureOf(request).then((failure) => process.send({ failure }));
});
process.send({ ready: true });
