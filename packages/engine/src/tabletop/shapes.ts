/** Which layouts a formation may have: SV-FORM-02..05, -08, SV-BEND-02, SV-COL-01. */
import { refuse } from './messages/index.js';
import { layoutOf, remembered, rebased, sorted, standsOf, type Cell, type Layout } from '../formation/layout.js';
import { isValid, shapeOf, someLayouts, type Shapes } from '../formation/shape.js';
import { isOn } from './questions.js';
import type { TabletopMatch, WhyNot } from './rules.js';
import { isBentRow, isBlock, isColumn, sizeOf, type Bend, type Formation, type Place, type Unit } from './unit.js';

export const isRow = (layout: Layout): boolean => !layout.includes('/') && !layout.includes('.');
const isFile = (layout: Layout): boolean => layout.split('/').every((rank) => rank.length === 1 && rank !== '.');

/** SV-FORM-02, -03, SV-R-02. */
const blockRefusal = (match: TabletopMatch, unit: Unit, formation: Formation, layout: Layout): WhyNot => {
  const { cite } = match.rules;
  const size = sizeOf(unit);
  const facts = { unit: unit.id, layout, count: size };
  if (size === 2 && formation === 'block' && isOn(match, 'noTwoStandBlock'))
    return refuse(cite.twoStandBlock ?? cite.shapes, 'noBlockOfTwo', facts);
  if (shapeOf(layout) === undefined) return refuse(cite.sideBySide, 'standsHaveGaps', facts);
  return isValid(match.table.shapes, layout)
    ? undefined
    : refuse(cite.shapes, 'noSuchBlock', {
        ...facts,
        shapes: (match.table.shapes[size] ?? []).map((shape) => shape.join(',')),
      });
};

/**
 * SV-CHANGE-03, GV-FORM-05: whether these are the unit's stands, in any order, in a shape of the formation. Layouts
 * begin with rank 0 and file 0.
 */
export const layoutRefusal = (match: TabletopMatch, unit: Unit, formation: Formation, layout: Layout): WhyNot => {
  const { cite } = match.rules;
  if (match.rules.layoutRefusal) return match.rules.layoutRefusal(match, unit, formation, layout);
  if (standsOf(layout).bag !== unit.stands)
    return refuse(cite.standsStay, 'hasOtherStands', {
      unit: unit.id,
      stands: unit.stands,
      layout,
    });
  const plain = rebased(layout);
  if (isBlock(formation)) return blockRefusal(match, unit, formation, plain);
  if (isColumn(formation))
    return isFile(plain) ? undefined : refuse(cite.columns ?? cite.rows, 'columnOneWide', { layout });
  return isRow(plain)
    ? undefined
    : refuse(cite.rows, 'oneRankOnly', {
        unit: unit.id,
        layout,
      });
};

const RIGHT_ANGLE = 90;

/** SV-BEND-02, GV-FORM-06, GV-R-10: more than nothing, and a right angle at most where nothing else was agreed on. */
export const angleRefusal = (match: TabletopMatch, unit: Unit, { angle }: Pick<Bend, 'angle'>): WhyNot => {
  const most = match.state.options.maxBend ?? RIGHT_ANGLE;
  return angle > 0 && angle <= 10 * most
    ? undefined
    : refuse(match.rules.cite.bend, 'bendTooMuch', {
        unit: unit.id,
        most: 10 * most,
        angle,
      });
};

/** SV-BEND-02: one bend between two of its stands. */
const bendRefusal = (match: TabletopMatch, unit: Unit, bend: Bend | undefined): WhyNot => {
  const { cite } = match.rules;
  if (!bend) return refuse(cite.bend, 'bendMissing', { unit: unit.id });
  const angle = angleRefusal(match, unit, bend);
  if (angle) return angle;
  return bend.after < 1 || bend.after >= sizeOf(unit)
    ? refuse(cite.bend, 'bendAfter', {
        unit: unit.id,
        count: sizeOf(unit),
        after: bend.after,
      })
    : undefined;
};

/** SV-COL-01: the followers of a bent column, hinged one on the other. */
const trailRefusal = (match: TabletopMatch, unit: Unit, place: Place): WhyNot => {
  const { trail } = place;
  const wanted = sizeOf(unit) - 1;
  return trail?.length === wanted
    ? match.rules.bentRefusal?.(match, unit, place)
    : refuse(match.rules.cite.columnHinge ?? match.rules.cite.rows, 'followersMissing', {
        unit: unit.id,
        wanted,
        given: trail?.length ?? 0,
      });
};

/** SV-FORM-01..10: whether a unit may stand like this, wherever it is. */
export const placeRefusal = (match: TabletopMatch, unit: Unit, place: Place): WhyNot => {
  if (place.diameter !== undefined) return match.rules.formationRefusal(match, unit, place.formation);
  const { formation, layout, bend, trail } = place;
  const { cite } = match.rules;
  const refused = match.rules.formationRefusal(match, unit, formation) ?? layoutRefusal(match, unit, formation, layout);
  if (refused) return refused;
  if (isBentRow(formation)) return bendRefusal(match, unit, bend);
  if (bend) return refuse(cite.bend, 'hasNoBend', { unit: unit.id, formation });
  if (formation === 'bentRoadColumn') return trailRefusal(match, unit, place);
  return trail
    ? refuse(cite.columnHinge ?? cite.rows, 'hasNoTrail', {
        unit: unit.id,
        formation,
      })
    : undefined;
};

// ---- some good layouts -----------------------------------------------------------------------------------------------

/** The cells in the order of their distance from the middle file. */
const fromMiddle = (cells: readonly Cell[]): number[] => {
  const middle = Math.max(...cells.map(([, file]) => file)) / 2;
  const far = (i: number): number => Math.abs(cells[i]![1] - middle);
  return cells.map((_, i) => i).sort((a, b) => far(a) - far(b) || a - b);
};

/** The same places with one kind in the middle files and the other on both sides of it. */
const centred = (layout: Layout, bag: string): Layout => {
  const { cells } = standsOf(layout);
  const letters: string[] = [];
  fromMiddle(cells).forEach((cell, i) => (letters[cell] = bag[i]!));
  return layoutOf(cells, letters.join(''));
};

/** One kind in the middle, the other there, one kind at the left, the other. */
const ordersOf = (bag: string): string[] => {
  const backwards = [...bag].reverse().join('');
  return bag === backwards ? [bag] : [backwards, bag];
};

const rowsOf = remembered((bag: string): readonly Layout[] => {
  const orders = ordersOf(bag);
  return orders.length === 1 ? orders : [...new Set([...orders.map((order) => centred(bag, order)), ...orders])];
});

const filesOf = remembered((bag: string): readonly Layout[] => ordersOf(bag).map((order) => [...order].join('/')));

const blocks = new WeakMap<Shapes, (bag: string) => readonly Layout[]>();

const blocksOf = (shapes: Shapes, bag: string): readonly Layout[] => {
  let known = blocks.get(shapes);
  if (!known) {
    known = remembered((each) => {
      const plain = someLayouts(shapes, each);
      const [first] = ordersOf(each);
      return first === each ? plain : [...new Set([...plain.map((layout) => centred(layout, first!)), ...plain])];
    }, 2_000);
    blocks.set(shapes, known);
  }
  return known(bag);
};

/** Some good layouts of a unit's stands: each shape, with either kind in the middle, in front, or at an end. */
export const layoutsFor = (match: TabletopMatch, unit: Unit, formation: Formation): readonly Layout[] => {
  const bag = sorted(unit.stands);
  if (isColumn(formation)) return filesOf(bag);
  if (!isBlock(formation)) return rowsOf(bag);
  return bag.length === 2 && formation === 'block' && isOn(match, 'noTwoStandBlock')
    ? []
    : blocksOf(match.table.shapes, bag);
};
