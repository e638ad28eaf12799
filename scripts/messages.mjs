// npm run messages: writes docs/messages.md, the list of all that the engine says, from packages/words as built.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './steps.mjs';

const FILE = join(ROOT, 'docs', 'messages.md');
const built = (path) => import(new URL(`../packages/${path}`, import.meta.url).href);

/** Each family with its words in both languages, its events and facts to show them with. */
async function families() {
  const samples = await built('words/dist/samples.js');
  const { EVENTS } = await built('engine/dist/zonal/index.js');
  const { majorEdition } = await built('engine/dist/games/major/index.js');
  return [{ title: 'The zone games', path: 'zonal', events: EVENTS, edition: majorEdition, ...samples }];
}

const wordsOf = async (language, family) =>
  Object.values(await built(`words/dist/${language}/${family}/index.js`)).find((each) => 'refusals' in each);

const cell = (text = '') => text.replaceAll('|', '\\|');
const tableOf = (title, rows) => [`### ${title}`, '', '| id | English | German |', '|---|---|---|', ...rows, ''];
const row = (id, en, de) => `| \`${id}\` | ${cell(en)} | ${cell(de)} |`;

const blanks = (en, de) => en.ids.map((id) => row(id, en.template(id), de.template(id)));

/** Events say one thing or another by their cause and by what there is: all of it, each once. */
function told({ events, edition, eventSamples, casesOf, NEEDED, CAST }, en, de) {
  const cast = { ...CAST, rules: edition };
  const rows = Object.entries(events).flatMap(([event, kinds]) =>
    casesOf(kinds, eventSamples(edition), NEEDED[event]).flatMap((facts) => {
      const [english, german] = [en, de].map((words) => words.report(cast, { event, rule: '', ...facts }));
      return english === undefined ? [] : [row(event, english, german)];
    }),
  );
  return [...new Set(rows)];
}

async function messagesList() {
  const parts = [];
  for (const family of await families()) {
    const [en, de] = await Promise.all([wordsOf('en', family.path), wordsOf('de', family.path)]);
    parts.push(`## ${family.title}`, '', ...tableOf('Refusals', blanks(en.refusals, de.refusals)));
    parts.push(...tableOf('Summands', blanks(en.modifiers, de.modifiers)), ...tableOf('Events', told(family, en, de)));
  }
  return [
    '# Messages',
    '',
    'All that the engine says, English beside German, with `{blanks}` for the facts of the case; events with examples of them. Made by `npm run messages` from `packages/words`; do not edit.',
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
