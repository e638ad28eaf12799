// npm run rule FV-ENGAGE-05: the rule, the source lines that cite it and the tests that name it.
import { citationsIn, filesBelow, isTest, nearest, readCatalogue, textOf, titleAt } from './catalogue.mjs';

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

/** Places in these files that name the rule, told as `file:line  text`. */
const places = (files, told) =>
  files.flatMap((file) => {
    const text = textOf(file);
    const own = citationsIn(text).filter((citation) => citation.id === id);
    return own.map(({ line, text: cited }) => `  ${file}:${line}  ${told(text, line) ?? cited}`);
  });

const print = (heading, lines) => console.log([`\n${heading}`, ...(lines.length > 0 ? lines : ['  none'])].join('\n'));

const files = filesBelow('packages', /\.tsx?$/).filter((path) => /\/(?:src|test)\//.test(path));
console.log(`${entry.text}\n(docs/rules/${entry.game}.md:${entry.line})`);
print(
  'Source',
  places(
    files.filter((file) => !isTest(file)),
    () => undefined,
  ),
);
print('Tests', places(files.filter(isTest), titleAt));
