/** Which formations a unit may be in: GL-FORM-01, -02, -04, -05, GL-R-12. */
import { rebased, standsOf, type Layout } from '../../formation/layout.js';
import { isValid, shapeOf, type Shapes } from '../../formation/shape.js';
import { refuse } from '../../kernel/refusal.js';
import type { TabletopMatch, TabletopOptions, WhyNot } from '../../tabletop/rules.js';
import { isRow } from '../../tabletop/shapes.js';
import { sizeOf, type Formation, type Unit } from '../../tabletop/unit.js';
import { isArtillery, isBattle, isCommand } from './who.js';

const MASSES: Shapes = { 4: [[2, 2]], 5: [[2, 2, 1]], 6: [[2, 2, 2]] };
const SMALL: Shapes = { ...MASSES, 2: [[1, 1]], 3: [[2, 1]] };

/** GL-R-12. */
export const shapesOf = ({ houseRules }: TabletopOptions): Shapes =>
  houseRules['smallMasses'] === true ? SMALL : MASSES;

/** GL-BASE-02, GL-FORM-01..03: whether these are its elements, in one rank or in a mass. */
export const layoutRefusal = (match: TabletopMatch, unit: Unit, formation: Formation, given: Layout): WhyNot => {
  const layout = rebased(given);
  const count = sizeOf(unit);
  const facts = { unit: unit.id, layout, count };
  if (standsOf(given).bag !== unit.stands)
    return refuse('GL-BASE-02', '{unit} has the elements {elements}, and {layout} has others.', {
      ...facts,
      elements: unit.stands,
    });
  if (formation !== 'mass')
    return isRow(layout)
      ? undefined
      : refuse('GL-FORM-01', 'In line {unit} is one rank without gaps, and {layout} is not.', facts);
  if (isValid(match.table.shapes, layout)) return undefined;
  return refuse(
    shapeOf(layout) === undefined ? 'GL-FORM-03' : 'GL-FORM-02',
    '{unit} forms no mass as {layout}: a mass of {count} elements has ranks of {shapes}, without gaps.',
    { ...facts, shapes: (match.table.shapes[count] ?? []).map((shape) => shape.join(', ')).join(' or ') },
  );
};

export const formationRefusal = (match: TabletopMatch, unit: Unit, formation: Formation): WhyNot => {
  const facts = { unit: unit.id, formation, size: sizeOf(unit) };
  if (isBattle(unit) !== (formation === 'battle'))
    return refuse(
      'GL-FORM-05',
      isBattle(unit) ? '{unit} is a Battle and in no other formation.' : '{unit} is no Battle.',
      facts,
    );
  if (formation === 'line' || formation === 'battle') return undefined;
  if (formation !== 'mass') return refuse('GL-FORM-07', 'There is no formation {formation} in this game.', facts);
  if (isArtillery(unit) || isCommand(unit)) return refuse('GL-FORM-04', '{unit} is always in line.', facts);
  return Object.hasOwn(match.table.shapes, sizeOf(unit))
    ? undefined
    : refuse('GL-FORM-02', '{unit} has {size} {size|element|elements}, too few for a mass.', facts);
};
