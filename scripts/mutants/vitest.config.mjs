// The tests of the engine and the referee, on sources that hold all mutants.
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { sourcesOf } from '../sources.mjs';
import { ROOT } from '../steps.mjs';
import { mutatedSources } from './sources.mjs';

const sources = mutatedSources();

const mutants = {
  name: 'mutants',
  enforce: 'pre',
  load: (id) => sources.get(relative(ROOT, id.split('?')[0]))?.text,
};

/** As they were asked for: the quick and particular ones first. */
class InOrder {
  shard = (specifications) => specifications;
  sort = (specifications) => specifications;
}

export default defineConfig({
  root: ROOT,
  plugins: [mutants],
  resolve: { alias: ['engine', 'words', 'bots', 'lab', 'referee'].flatMap(sourcesOf) },
  test: {
    include: ['packages/{engine,referee}/test/**/*.test.ts'],
    setupFiles: ['scripts/mutants/probe.mjs'],
    testTimeout: 300_000,
    maxWorkers: 1,
    sequence: { sequencer: InOrder },
    reporters: [{}],
  },
});
