/** Retreats: P9, GL-RETIRE-01..03, GL-R-64. */
import { ask, done, go } from '../../kernel/procedure.js';
import { cornersOf, overlaps, TOUCH, type Oblong } from '../../geometry/index.js';
import { ownRefusal } from '../../tabletop/questions.js';
import type { WhyNot } from '../../tabletop/rules.js';
import type { GloriousMatch } from './decisions.js';
import { figureIn, findUnit, patch, placedOfSide, unitOf } from '../../tabletop/store.js';
import type { Placed, Unit } from './unit.js';
import type { Retire, Standing } from './choices.js';
import { refuse } from './messages/index.js';
import { setDown } from './moves/leaving.js';
import { setDownRefusal } from './moves/change.js';
import type { Steps } from './procedures.js';
import { checkEnd, isOver, removeFormation } from './removal.js';
import { isBattle } from './who.js';

/** GL-R-64: wholly inside the circle that the base covered. */
const isInside = (match: GloriousMatch, unit: Placed, battle: Placed): boolean => {
  const { x, y, diameter } = battle.place;
  const radius = diameter! / 2 + TOUCH;
  return figureIn(match, unit, unit.place).stands.every((stand: Oblong) =>
    cornersOf(stand).every(
      (corner) => (corner.x - x) * (corner.x - x) + (corner.y - y) * (corner.y - y) <= radius * radius,
    ),
  );
};

/** GL-R-64: clear of everybody but the Battle that goes, and of those who stay with him. */
const stayRefusal = (match: GloriousMatch, battle: Placed, standing: Standing): WhyNot => {
  const unit = findUnit(match, standing.unit);
  const facts = { unit: standing.unit, battle: battle.id };
  if (!unit || unit.aboard !== battle.id) return refuse('GL-RETIRE-03', 'notOnThatBattle', facts);
  const placed = setDown(unit, standing);
  if (!isInside(match, placed, battle)) return refuse('GL-RETIRE-03', 'staysOutside', facts);
  return withoutBattle(match, battle, () => setDownRefusal(match, placed));
};

/** As if the Battle had gone. */
const withoutBattle = <T>(match: GloriousMatch, battle: Placed, asked: () => T): T => {
  const before = match.state;
  match.state = {
    ...before,
    units: before.units.map((each) => (each.id === battle.id ? { ...each, place: undefined } : each)),
  };
  try {
    return asked();
  } finally {
    match.state = before;
  }
};

/** GL-R-67: in contact or not. */
const retireRefusal = (match: GloriousMatch, { unit: id, stay = [] }: Retire): WhyNot => {
  const own = ownRefusal(match, id, 'GL-RETIRE-01');
  if ('refusal' in own) return own.refusal;
  const { unit } = own;
  if (stay.length > 0 && !isBattle(unit)) return refuse('GL-RETIRE-02', 'nobodyStaysBehind', { unit: id });
  for (const [i, standing] of stay.entries()) {
    if (stay.findIndex((each) => each.unit === standing.unit) < i)
      return refuse('GL-RETIRE-02', 'namedTwice', { unit: standing.unit });
    const refused = stayRefusal(match, unit, standing);
    if (refused) return refused;
  }
  return overlapOfStayers(match, stay);
};

const overlapOfStayers = (match: GloriousMatch, stay: readonly Standing[]): WhyNot => {
  const placed = stay.map((standing) => setDown(unitOf(match, standing.unit), standing));
  for (const [i, one] of placed.entries())
    for (const two of placed.slice(i + 1))
      if (overlaps(figureIn(match, one, one.place), figureIn(match, two, two.place)))
        return refuse('GL-RETIRE-03', 'stayersOverlap', { unit: one.id, other: two.id });
  return undefined;
};

const retire = (match: GloriousMatch, { unit: id, stay = [] }: Retire): void => {
  match.tell?.({ event: 'retired', rule: 'GL-RETIRE-01', unit: id });
  for (const standing of stay) {
    const unit: Unit = unitOf(match, standing.unit);
    const { place } = setDown(unit, standing);
    patch(match, unit.id, { aboard: undefined, place });
    match.tell?.({ event: 'leftBattle', rule: 'GL-RETIRE-02', unit: unit.id, target: id, stays: true, ...place });
  }
  removeFormation(match, id, 'GL-RETIRE-01', 'retired');
  checkEnd(match);
};

export const retreats: Steps<'retreats'> = {
  next: (match, { side }) => {
    match.state.acting = side;
    return isOver(match) || placedOfSide(match, side).length === 0 ? done() : ask('retreat');
  },
  retreat: {
    kind: 'retreat',
    takes: { retire: 'acts', finish: 'closes' },
    nature: { again: true },
    open: true,
    side: (_match, { side }) => side,
    about: () => ({}),
    options: (match, { side }) => [
      { do: 'finish' },
      ...placedOfSide(match, side).map(({ id }) => ({ do: 'retire', unit: id }) as const),
    ],
    refusal: (match, _memory, choice) => (choice.do === 'retire' ? retireRefusal(match, choice) : undefined),
    settled: () => ({ choice: { do: 'finish' }, why: 'nobodyLeaves', rule: 'GL-RETIRE-01', leaving: true }),
    answered: (match, _memory, choice) => {
      if (choice.do === 'finish') return done();
      retire(match, choice);
      return go('next');
    },
  },
};
