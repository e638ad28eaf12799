// The places where a source can be broken, and the source with every one of them in it, switched by a number.
// Expressions only: what is written is `(mutantIsOn(7) ? broken : as it was)`, so one compiled source holds all mutants.
import { parseSync } from 'vite';

const SWAPS = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '&&': '||',
  '||': '&&',
};

/** TypeScript that is an expression underneath; all other nodes of its kind are types. */
const WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
]);
/** Lists of names, where there is nothing to break. */
const NAMES = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ExportSpecifier']);

/** Telling an event decides nothing. */
const isTelling = (node) =>
  node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && node.callee.property.name === 'tell';

const isDigit = (node) => node.type === 'Literal' && typeof node.value === 'number' && /^\d$/.test(node.raw);

/** What can be put in place of this node, given how to read a piece of the source as it was. */
function brokenFrom(node, parent, textOf) {
  const swap = ({ left, operator, right }) => `(${textOf(left)}) ${SWAPS[operator]} (${textOf(right)})`;
  const isTest = (parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression') && parent.test === node;
  const broken = isTest ? ['false', 'true'] : [];
  if ((node.type === 'BinaryExpression' || node.type === 'LogicalExpression') && node.operator in SWAPS)
    broken.push(swap(node));
  if (node.type === 'UnaryExpression' && node.operator === '!') broken.push(textOf(node.argument));
  if (isDigit(node)) broken.push(String(node.value + 1));
  return broken;
}

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';

/** The nodes below this one that are evaluated, in the order of the text. */
function partsOf(node) {
  if (NAMES.has(node.type) || isTelling(node)) return [];
  if (node.type.startsWith('TS')) return WRAPPERS.has(node.type) ? [node.expression] : [];
  const isName = (key) =>
    key === 'key' && !node.computed && (node.type === 'Property' || node.type.endsWith('Definition'));
  return Object.entries(node)
    .filter(([key]) => !isName(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .toSorted((a, b) => a.start - b.start);
}

/**
 * The source with all its mutants, numbered from `first`: `{ text, places }`, each place with its number, line, what
 * stands there and what is put in its place.
 */
export function instrumented(source, name, first = 0) {
  const { program, errors } = parseSync(name, source);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
  const places = [];
  const textOf = ({ start, end }) => source.slice(start, end);
  const lineOf = ({ start }) => source.slice(0, start).split('\n').length;

  const written = (node, parent) => {
    const guards = brokenFrom(node, parent, textOf).map((by) => {
      const number = first + places.length;
      places.push({ number, line: lineOf(node), was: textOf(node).replace(/\s+/g, ' '), by: by.replace(/\s+/g, ' ') });
      return `mutantIsOn(${number}) ? (${by}) : `;
    });
    let [text, at] = ['', node.start];
    for (const part of partsOf(node)) {
      text += source.slice(at, part.start) + written(part, node);
      at = part.end;
    }
    text += source.slice(at, node.end);
    return guards.length === 0 ? text : `(${guards.join('')}${text})`;
  };
  return { text: source.slice(0, program.start) + written(program) + source.slice(program.end), places };
}
