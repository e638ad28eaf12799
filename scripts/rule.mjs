// npm run rule FV-ENGAGE-05: the rule, where the engine carries it out, who else names it, and its tests.
import { citationsIn, filesBelow, isTest, nearest, readCatalogue, textOf, titleAt } from './catalogue.mjs';
import { readPlaces, readReasons, reasonText } from './places.mjs';

const catalogue = readCatalogue();
const id = process.argv[2]?.toUpperCase();
if (!id) {
  console.error('Which rule? For example: npm run rule FV-ENGAGE-05');
  process.exit(1);
}
const entry = catalogue.get(id);
if (!entry) {
  console.error(`There is no rule ${id}. Nearest: ${nearest(id, catalogue.keys()).join(', ')}.`);
  process.exit(1);
}

/** Lines of these files that name the rule, told as `file:line  text`. */
const citing = (files, told) =>
  files.flatMap((file) => {
    const text = textOf(file);
    const own = citationsIn(text).filter((citation) => citation.id === id);
    return own.map(({ line, text: cited }) => `  ${file}:${line}  ${told(text, line) ?? cited}`);
  });

const print = (heading, lines, otherwise = 'none') =>
  console.log([`\n${heading}`, ...(lines.length > 0 ? lines : [`  ${otherwise}`])].join('\n'));

const files = filesBelow('packages', /\.tsx?$/).filter((path) => /\/(?:src|test)\//.test(path));
const places = readPlaces()
  .filter((place) => place.id === id)
  .map(({ file, line, text }) => `  ${file}:${line}  ${text}`);
const reason = readReasons().find((each) => each.id === id);
const sources = citing(
  files.filter((file) => !isTest(file)),
  () => undefined,
);
const others = sources.filter((line) => !places.includes(line));

console.log(`${entry.text}\n(docs/rules/${entry.game}.md:${entry.line})`);
print('Source', places, reason && reasonText(reason));
if (others.length > 0) print('Also named', others);
print('Tests', citing(files.filter(isTest), titleAt));
