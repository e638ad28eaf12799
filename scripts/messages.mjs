// npm run messages: writes docs/messages.md, the list of all that the engine says, from packages/words as built.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './steps.mjs';

const FILE = join(ROOT, 'docs', 'messages.md');
const built = (path) => import(new URL(`../packages/${path}`, import.meta.url).href);

const wordsOf = async (language, family) =>
  Object.values(await built(`words/dist/${language}/${family}/index.js`)).find((each) => 'refusals' in each);

/** Each family with its words in both languages, what it says and facts to show its events with. */
async function families() {
  const { CAST, eventSamples, NEEDED, zonalEnding } = await built('words/dist/samples.js');
  const { casesOf } = await built('words/dist/samples/cases.js');
  const { MEASURED } = await built('words/dist/samples/measured.js');
  const { MEASURED_CAST, measuredEnding } = await built('words/dist/samples/tabletop.js');
  const { EVENTS } = await built('engine/dist/zonal/index.js');
  const { majorEdition } = await built('engine/dist/games/major/index.js');
  const all = { of: () => true, casesOf };
  const samples = (event) => eventSamples(majorEdition, event);
  const cast = { ...CAST, rules: majorEdition };
  const zonal = { title: 'The zone games', path: 'zonal', events: EVENTS, samples, needed: NEEDED, cast, ...all };
  zonal.ending = zonalEnding(majorEdition);
  const [splendid, great, glorious] = MEASURED.map(({ id, edition, events, samples: facts, needed }) => ({
    path: id,
    events,
    samples: () => facts,
    needed,
    cast: { ...MEASURED_CAST, rules: edition },
    ending: measuredEnding(edition),
    casesOf,
  }));
  const [tabletop, manoeuvre] = await Promise.all(
    ['tabletop', 'manoeuvre'].map((name) => built(`engine/dist/${name}/index.js`)),
  );
  const books = await Promise.all(
    ['splendid', 'great', 'glorious'].map((name) => built(`engine/dist/games/${name}/index.js`)),
  );
  const said = (module, name) => ({
    ...module[name],
    ...module[`${name}_MODIFIERS`],
    ...module[`${name}_EVENTS`],
  });
  const only = (family, title, ids) => ({ ...family, title, of: (id) => Object.hasOwn(ids, id) });
  return [
    zonal,
    only(splendid, 'All measured games', said(tabletop, 'TABLETOP')),
    only(splendid, 'Splendid and Great', said(manoeuvre, 'MANOEUVRE')),
    only(splendid, 'A Splendid Victory', said(books[0], 'SPLENDID')),
    only(great, 'A Great Victory', said(books[1], 'GREAT')),
    only(glorious, 'A Glorious Victory', said(books[2], 'GLORIOUS')),
  ];
}

const cell = (text = '') => text.replaceAll('|', '\\|');
const tableOf = (title, rows) =>
  rows.length === 0 ? [] : [`### ${title}`, '', '| id | English | German |', '|---|---|---|', ...rows, ''];
const row = (id, en, de) => `| \`${id}\` | ${cell(en)} | ${cell(de)} |`;

const blanks = ({ of }, en, de) => en.ids.filter(of).map((id) => row(id, en.template(id), de.template(id)));

/** Events say one thing or another by their cause and by what there is: all of it, each once. */
function told({ of, events, samples, needed, cast, ending, casesOf }, en, de) {
  const rows = Object.entries(events).flatMap(([event, kinds]) =>
    (of(event) ? casesOf(kinds, samples(event), needed[event]) : []).flatMap((given) => {
      const facts = event === 'outcome' ? ending(given) : given;
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
    parts.push(`## ${family.title}`, '', ...tableOf('Refusals', blanks(family, en.refusals, de.refusals)));
    if (en.faults !== en.refusals)
      parts.push(...tableOf('Faults of armies, options, positions and files', blanks(family, en.faults, de.faults)));
    parts.push(...tableOf('Summands', blanks(family, en.modifiers, de.modifiers)));
    parts.push(...tableOf('Events', told(family, en, de)));
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
