// Every rule ID cited in the project exists; every rule of a finished game has a test that names it, and a place.
import { citationsIn, filesBelow, idsIn, isTest, readCatalogue, textOf } from './catalogue.mjs';
import { placeCounts, placeFaults, readPlaces, readReasons } from './places.mjs';

/** Games whose every rule, ruling and worked example must be named by a test: 'fine', 'major', ... */
const FINISHED = ['fine', 'major', 'splendid', 'great', 'glorious'];

const catalogue = readCatalogue();
const packages = filesBelow('packages', /\.(?:tsx?|m?js|json|md)$/);
const docs = filesBelow('docs', /\.md$/).filter((path) => !path.startsWith('docs/rules/'));
const pages = filesBelow('.', /\.md$/).filter((path) => !path.includes('/'));

const unknown = [...packages, ...docs, ...pages].flatMap((file) =>
  citationsIn(textOf(file))
    .filter(({ id }) => !catalogue.has(id))
    .map(({ id, line }) => `${file}:${line}: there is no rule ${id} in docs/rules`),
);

const named = new Set(packages.filter(isTest).flatMap((file) => [...idsIn(textOf(file))]));
const untested = [...catalogue.values()]
  .filter(({ id, game }) => FINISHED.includes(game) && !named.has(id))
  .map(({ id, game, line }) => `docs/rules/${game}.md:${line}: no test names ${id}`);

const [places, reasons] = [readPlaces(), readReasons()];
const homeless = placeFaults(catalogue, places, reasons);

for (const game of new Set([...catalogue.values()].map((entry) => entry.game))) {
  const ids = [...catalogue.values()].filter((entry) => entry.game === game).map((entry) => entry.id);
  console.log(`${game}: ${ids.filter((id) => named.has(id)).length} of ${ids.length} named in tests`);
}
for (const [game, { all, placed, reasoned }] of placeCounts(catalogue, places, reasons))
  console.log(`${game}: ${placed} of ${all} rules and rulings have a place, ${reasoned} need none`);
const problems = [...unknown, ...untested, ...homeless];
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
