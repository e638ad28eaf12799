// One run for all packages; package names lead to the sources, so that tests and coverage see what is being edited.
import { defineConfig } from 'vitest/config';
import { sourcesOf } from './scripts/sources.mjs';

const PACKAGES = ['engine', 'bots', 'lab', 'referee'];

export default defineConfig({
  resolve: { alias: PACKAGES.flatMap(sourcesOf) },
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.mjs'],
    // A slow or busy machine is no fault; only a test that hangs is.
    testTimeout: 60_000,
    reporters: ['default', './scripts/closing-line.mjs'],
    coverage: { include: ['packages/*/src/**/*.ts'], exclude: ['**/*.test.ts'], reporter: ['text-summary', 'html'] },
  },
});
