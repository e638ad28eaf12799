// The web table as static files; the engine, the words and the bots are taken from their sources.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { sourcesOf } from '../../scripts/sources.mjs';
import { offline } from './vite-offline.mjs';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [solid(), offline()],
  resolve: {
    alias: [
      ...['engine', 'words', 'bots', 'server'].flatMap(sourcesOf),
      { find: /^catalogue\//, replacement: fileURLToPath(new URL('../../docs/rules/', import.meta.url)) },
    ],
  },
  worker: { format: 'es' },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { host: '127.0.0.1', fs: { allow: ['../..'] } },
});
