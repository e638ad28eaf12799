// Where the engine carries each rule out: a place in the source, or a reason in docs/rules/places.md why it has none.
import { citationsIn, filesBelow, idsIn, isTest, textOf } from './catalogue.mjs';

const REASONS = 'docs/rules/places.md';
const ENGINE = 'packages/engine/src';

/** Why a rule needs no place of its own. */
const KINDS = {
  absence: 'by absence: nothing in the code does otherwise',
  table: 'by a table',
  rule: 'by another rule',
  geometry: 'by geometry that is shared with a sister book',
};

/** A worked example is carried out by nobody; tests play it. */
const isExample = (id) => /^..-(?:EX|WE|X)-/.test(id);

/** Lists of citations say what a refusal is called, not where it is decided; armies, scenarios and words decide nothing. */
const isList = (path) => /\/(?:cites|switches|armies|scenarios|words)(?:\.ts|\/)/.test(path);

/** So does the line that declares a house-rule switch, with the ruling it replaces. */
const isSwitch = (line) => /\bruling: '|\bshared\('/.test(line);

/** How many lines the comment has with which a file begins; none if it stands directly over a declaration. */
function headerOf(lines) {
  if (!/^\/[/*]/.test(lines[0])) return 0;
  const isBlock = lines[0].startsWith('/*');
  const last = lines.findIndex((line, i) => (isBlock ? line.includes('*/') : !lines[i + 1]?.startsWith('//')));
  return /^(?:import\b|\s*$)/.test(lines[last + 1] ?? '') ? last + 1 : 0;
}

/** The citations of a source file that are places: at the code itself, in a comment over it or in what it refuses. */
export function placesIn(path, text) {
  if (isList(path)) return [];
  const header = headerOf(text.split('\n'));
  return citationsIn(text).filter(({ line, text: cited }) => line > header && !isSwitch(cited));
}

/** All places in the engine: `{ id, file, line, text }`. */
export const readPlaces = () =>
  filesBelow(ENGINE, /\.ts$/)
    .filter((file) => !isTest(file))
    .flatMap((file) => placesIn(file, textOf(file)).map((place) => ({ ...place, file })));

const ROW = /^\| *([A-Z]{2}-[A-Z0-9]+-\d+) *\| *(\S*) *\| *(.*?) *\|$/;

/** The rows of docs/rules/places.md: `{ id, kind, why, line }`. */
export const reasonsIn = (text) =>
  text.split('\n').flatMap((row, i) => {
    const [, id, kind, why] = ROW.exec(row) ?? [];
    return id === undefined ? [] : [{ id, kind, why, line: i + 1 }];
  });

export const readReasons = () => reasonsIn(textOf(REASONS));

/** How `npm run rule` says it. */
export const reasonText = ({ kind, why }) => `none needed, stated ${KINDS[kind] ?? kind}. ${why}`;

/** What is wrong with a row, or undefined. */
function reasonFault({ id, kind, why }, catalogue, placed, isSecond) {
  const place = placed.get(id);
  if (!catalogue.has(id)) return `there is no rule ${id}`;
  if (isExample(id)) return `${id} is a worked example and needs no place`;
  if (isSecond) return `${id} is listed twice`;
  if (place) return `${id} has a place, ${place.file}:${place.line}; take the row out`;
  if (!Object.hasOwn(KINDS, kind)) return `${id}: "${kind}" is none of ${Object.keys(KINDS).join(', ')}`;
  if (why === '') return `${id}: say why it has no place`;
  const others = [...idsIn(why)].filter((other) => other !== id && placed.has(other));
  return kind === 'rule' && others.length === 0
    ? `${id}: name the rule that states it, one that has a place`
    : undefined;
}

/** Every rule and ruling has a place or a reason, and no reason is idle. */
export function placeFaults(catalogue, places, reasons) {
  const placed = new Map(places.map((place) => [place.id, place]));
  const reasoned = new Set(reasons.map(({ id }) => id));
  const homeless = [...catalogue.values()]
    .filter(({ id }) => !isExample(id) && !placed.has(id) && !reasoned.has(id))
    .map(
      ({ id, game, line }) =>
        `docs/rules/${game}.md:${line}: ${id} is cited nowhere in ${ENGINE}, and ${REASONS} does not say why`,
    );
  const idle = reasons.flatMap((reason, i) => {
    const isSecond = reasons.findIndex(({ id }) => id === reason.id) < i;
    const fault = reasonFault(reason, catalogue, placed, isSecond);
    return fault ? [`${REASONS}:${reason.line}: ${fault}`] : [];
  });
  return [...homeless, ...idle];
}

/** For each game: how many rules and rulings it has, how many have a place, how many a reason. */
export function placeCounts(catalogue, places, reasons) {
  const placed = new Set(places.map(({ id }) => id));
  const reasoned = new Set(reasons.map(({ id }) => id));
  const counts = new Map();
  for (const { id, game } of catalogue.values()) {
    if (isExample(id)) continue;
    const count = counts.get(game) ?? { all: 0, placed: 0, reasoned: 0 };
    count.all += 1;
    if (placed.has(id)) count.placed += 1;
    else if (reasoned.has(id)) count.reasoned += 1;
    counts.set(game, count);
  }
  return counts;
}
