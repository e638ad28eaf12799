// One run for all packages; package names lead to the sources, so that tests and coverage see what is being edited.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { sourcesOf } from './scripts/sources.mjs';

const IN_CHROMIUM = 'packages/table/test/browser/*.test.ts';
const PACKAGES = ['engine', 'words', 'bots', 'lab', 'referee', 'server'];

export default defineConfig({
  resolve: { alias: PACKAGES.flatMap(sourcesOf) },
  // Components are only imported here, never drawn: tests in Chromium have the site itself.
  oxc: { jsx: { runtime: 'classic', pragma: 'drawn', pragmaFrag: 'drawn' } },
  test: {
    // All cores: by itself vitest leaves one of two idle.
    maxWorkers: availableParallelism(),
    // A slow or busy machine is no fault; only a test that hangs is.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'headless',
          include: ['packages/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [IN_CHROMIUM],
        },
      },
      {
        extends: true,
        test: { name: 'chromium', include: [IN_CHROMIUM], globalSetup: 'packages/table/test/browser/build.ts' },
      },
    ],
    reporters: ['default', './scripts/closing-line.mjs'],
    coverage: { include: ['packages/*/src/**/*.ts'], exclude: ['**/*.test.ts'], reporter: ['text-summary', 'html'] },
  },
});
