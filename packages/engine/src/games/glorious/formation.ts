/** Which formations a unit may be in: GL-FORM-01, -02, -04, -05, GL-R-12. */
import { rebased, standsOf, type Layout } from '../../formation/layout.js';
import { isValid, shapeOf, type Shapes } from '../../formation/shape.js';
import type { TabletopOptions, WhyNot } from '../../tabletop/rules.js';
import { isRow } from '../../tabletop/shapes.js';
import { sizeOf, type Formation } from '../../tabletop/unit.js';
import { refuse } from './messages/index.js';
import { LEAST_OF_BATTLE } from './units.js';
import { isArtillery, isBattle, isCommand, isInMass } from './who.js';
import type { GloriousMatch } from './decisions.js';
import type { Placed, Unit } from './unit.js';

const MASSES: Shapes = { 4: [[2, 2]], 5: [[2, 2, 1]], 6: [[2, 2, 2]] };
const SMALL: Shapes = { ...MASSES, 2: [[1, 1]], 3: [[2, 1]] };

/** GL-R-12. */
export const shapesOf = ({ houseRules }: TabletopOptions): Shapes =>
  houseRules['smallMasses'] === true ? SMALL : MASSES;

/** GL-BASE-02, GL-FORM-01..03: whether these are its elements, in one rank or in a mass. */
export const layoutRefusal = (match: GloriousMatch, unit: Unit, formation: Formation, given: Layout): WhyNot => {
  const layout = rebased(given);
  const size = sizeOf(unit);
  if (standsOf(given).bag !== unit.stands)
    return refuse('GL-BASE-02', 'otherElements', { unit: unit.id, elements: unit.stands, layout });
  if (formation !== 'mass')
    return isRow(layout) ? undefined : refuse('GL-FORM-01', 'lineIsOneRank', { unit: unit.id, layout });
  if (isValid(match.table.shapes, layout)) return undefined;
  return refuse(shapeOf(layout) === undefined ? 'GL-FORM-03' : 'GL-FORM-02', 'noSuchMass', {
    unit: unit.id,
    layout,
    size,
    shapes: (match.table.shapes[size] ?? []).map(String),
  });
};

export const formationRefusal = (match: GloriousMatch, unit: Unit, formation: Formation): WhyNot => {
  const facts = { unit: unit.id };
  if (isBattle(unit) !== (formation === 'battle'))
    return refuse('GL-FORM-05', isBattle(unit) ? 'isBattleOnly' : 'isNoBattle', facts);
  if (formation === 'line' || formation === 'battle') return undefined;
  if (formation !== 'mass') return refuse('GL-FORM-07', 'noSuchFormation', { formation });
  if (isArtillery(unit) || isCommand(unit)) return refuse('GL-FORM-04', 'alwaysInLine', facts);
  return Object.hasOwn(match.table.shapes, sizeOf(unit))
    ? undefined
    : refuse('GL-FORM-02', 'tooFewForMass', { ...facts, size: sizeOf(unit) });
};

/** GL-FORM-02, GL-BATTLE-08: with fewer elements than this a formation is gone, or no mass any more. */
export const leastOf = (match: GloriousMatch, unit: Placed): number => {
  if (isBattle(unit)) return LEAST_OF_BATTLE;
  return isInMass(unit) ? Math.min(...Object.keys(match.table.shapes).map(Number)) : 1;
};
