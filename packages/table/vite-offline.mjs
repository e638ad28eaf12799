// The list of files that the service worker keeps: written into sw.js when the site is built.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('src/offline/sw.js', import.meta.url));
const PUBLIC = fileURLToPath(new URL('public', import.meta.url));

/** One text that changes whenever a file of the site does. */
const editionOf = (bundle, names) => {
  const hash = createHash('sha256');
  for (const name of names) {
    const part = bundle[name];
    hash
      .update(name)
      .update(part ? (part.type === 'chunk' ? part.code : part.source) : readFileSync(`${PUBLIC}/${name}`));
  }
  return hash.digest('hex').slice(0, 12);
};

export const offline = () => ({
  name: 'five-victories-offline',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    // What says that there is no hall says it only where nobody else answers.
    const names = [...Object.keys(bundle), ...readdirSync(PUBLIC)]
      .filter((name) => !name.endsWith('.map') && name !== 'hall.json')
      .sort();
    const code = readFileSync(SOURCE, 'utf8')
      .replace("'EDITION'", JSON.stringify(editionOf(bundle, names)))
      .replace("['FILES']", JSON.stringify(['./', ...names.filter((name) => name !== 'index.html')]));
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
  },
});
