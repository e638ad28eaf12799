// Long functions and conditionals in conditionals are hard to read: few of the one, no deep ones of the other.
import { parseSync } from 'vite';
import { filesBelow, isTest, textOf } from './catalogue.mjs';

/** A function is long when it has more lines than this, from its signature to its closing brace. */
const LONG = 60;
/** How many may be long, in all packages together. */
const LONG_ONES = 14;
/** `a ? b : c ? d : e` is two deep. */
const DEEPEST = 2;

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string');

/** Every node with the one it is a part of. */
function* nodesBelow(node, parent) {
  yield { node, parent };
  for (const child of childrenOf(node)) yield* nodesBelow(child, node);
}

/** What a reader would call it: its own name, or that of what it is kept in. */
const nameOf = (node, parent) => (node.id ?? parent?.id ?? parent?.key)?.name ?? 'a function without a name';

/** How many conditionals stand in each other, in whichever of their three parts. */
function depthOf(node) {
  if (node.type === 'ParenthesizedExpression') return depthOf(node.expression);
  if (node.type !== 'ConditionalExpression') return 0;
  return 1 + Math.max(depthOf(node.test), depthOf(node.consequent), depthOf(node.alternate));
}

/** The long functions of a source and its conditionals that are too deep. A function inside another counts for both. */
export function shapeOf(path, text) {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineAt = (offset) => starts.findLastIndex((start) => start <= offset) + 1;
  const linesOf = (node) => lineAt(node.end) - lineAt(node.start) + 1;
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const nodes = [...nodesBelow(program, undefined)];
  const at = (node) => `${path}:${lineAt(node.start)}`;
  return {
    long: nodes
      .filter(({ node }) => FUNCTIONS.has(node.type) && linesOf(node) > LONG)
      .map(({ node, parent }) => `${at(node)}: ${nameOf(node, parent)} has ${linesOf(node)} lines`),
    deep: nodes
      .filter(({ node, parent }) => depthOf(node) > DEEPEST && depthOf(parent) <= depthOf(node))
      .map(({ node }) => `${at(node)}: a conditional ${depthOf(node)} deep`),
  };
}

if (process.argv[1]?.endsWith('check-shape.mjs')) {
  const sources = filesBelow('packages', /\.tsx?$/).filter(
    (path) => /^packages\/\w+\/src\//.test(path) && !isTest(path),
  );
  const shapes = sources.map((path) => shapeOf(path, textOf(path)));
  const long = shapes.flatMap((shape) => shape.long);
  const deep = shapes.flatMap((shape) => shape.deep);
  const tooMany = long.length > LONG_ONES;
  for (const problem of [...deep, ...(tooMany ? long : [])]) console.error(problem);
  console.log(
    `${long.length} functions of more than ${LONG} lines (at most ${LONG_ONES}), ${deep.length} deep conditionals`,
  );
  process.exit(tooMany || deep.length > 0 ? 1 : 0);
}
