// npm run messages: writes docs/messages.md, the list of all that the engine says, from packages/words as built.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './steps.mjs';

const FILE = join(ROOT, 'docs', 'messages.md');

/** Each family with its words in both languages. */
const FAMILIES = [['The zone games', 'zonal']];

const wordsOf = async (language, family) => {
  const built = await import(new URL(`../packages/words/dist/${language}/${family}/index.js`, import.meta.url).href);
  return Object.values(built)[0];
};

const cell = (text) => text.replaceAll('|', '\\|');

const rowsOf = (en, de) =>
  en.ids.map((id) => `| \`${id}\` | ${cell(en.template(id) ?? '')} | ${cell(de.template(id) ?? '')} |`);

const tableOf = (title, en, de) => [
  `### ${title}`,
  '',
  '| id | English | German |',
  '|---|---|---|',
  ...rowsOf(en, de),
  '',
];

async function messagesList() {
  const parts = [];
  for (const [title, family] of FAMILIES) {
    const [en, de] = await Promise.all([wordsOf('en', family), wordsOf('de', family)]);
    parts.push(`## ${title}`, '', ...tableOf('Refusals', en.refusals, de.refusals));
  }
  return [
    '# Messages',
    '',
    'All that the engine says, English beside German, with `{blanks}` for the facts of the case. Made by `npm run messages` from `packages/words`; do not edit.',
    '',
    ...parts,
  ].join('\n');
}

const list = await messagesList();
if (process.argv.includes('--check')) {
  const isKept = readFileSync(FILE, 'utf8') === list;
  if (!isKept) console.log('docs/messages.md is not the list of what packages/words say.');
  process.exit(isKept ? 0 : 1);
}
writeFileSync(FILE, list);
