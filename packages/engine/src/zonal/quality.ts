/** Unit quality: thrown before the match; what it changes in fire, tests and combat. */
import type { Summand } from '../kernel/event.js';
import { throwDice } from '../kernel/match.js';
import { SIDES } from '../kernel/side.js';
import { D6 } from './numbers.js';
import { modify, type NeedBy, type TestCause } from './messages/index.js';
import type { ZonalMatch } from './rules.js';
import { patch } from './store.js';
import type { Unit } from './unit.js';
import { isOn } from './questions.js';

/** FV-QUAL-01, FV-R-83, MV-QUAL-01: without the option every unit is Seasoned. */
const effectOf = ({ state: { options } }: ZonalMatch, unit: Unit) =>
  options.unitQualityEffects[options.unitQuality === 'off' ? 'seasoned' : unit.quality];

const saidOf = (unit: Unit, green: string, veteran: string): NeedBy => ({
  rule: unit.quality === 'green' ? green : veteran,
  quality: unit.quality,
});

/** FV-QUAL-03, MV-FIRE-19, MV-QUAL-04, -07: the highest die that hits. */
export const fireNumber = (match: ZonalMatch, unit: Unit): number => effectOf(match, unit).fire;

/** FV-QUAL-03, MV-QUAL-04, -07: said where it is not the usual number. */
export const fireNumberBy = (match: ZonalMatch, unit: Unit): NeedBy | undefined => {
  const { greenFire, veteranFire } = match.rules.cite;
  const usual = match.state.options.unitQualityEffects.seasoned.fire;
  return fireNumber(match, unit) === usual ? undefined : saidOf(unit, greenFire, veteranFire);
};

const plainNumber = (match: ZonalMatch, unit: Unit): number =>
  unit.formation === 'attack' ? match.rules.tests.attack : match.rules.tests.open;

/** FV-ENGAGE-11, FV-QUAL-04, MV-ENGAGE-11, MV-QUAL-05, -08: the highest die that passes the test to engage. */
export const engageNumber = (match: ZonalMatch, unit: Unit): number =>
  effectOf(match, unit).engage ?? plainNumber(match, unit);

/** FV-QUAL-04, MV-QUAL-05, -08: said where it is not the number of the formation. */
export const engageNumberBy = (match: ZonalMatch, unit: Unit): NeedBy | undefined => {
  const { greenEngage, veteranEngage } = match.rules.cite;
  return engageNumber(match, unit) === plainNumber(match, unit) ? undefined : saidOf(unit, greenEngage, veteranEngage);
};

/** FV-REACT-38, FV-QUAL-07, FV-R-21, MV-INTER-05, MV-QUAL-10, MV-R-66: quality does not help to intercept, unless agreed. */
export const interceptNumber = (match: ZonalMatch, unit: Unit): number =>
  isOn(match, 'qualityAffectsIntercept') ? engageNumber(match, unit) : plainNumber(match, unit);

export const interceptNumberBy = (match: ZonalMatch, unit: Unit): NeedBy | undefined => {
  const { qualityIntercept } = match.rules.cite;
  return interceptNumber(match, unit) === plainNumber(match, unit)
    ? undefined
    : saidOf(unit, qualityIntercept, qualityIntercept);
};

/** One die for a unit that must throw so much or less. */
export const passes = (
  match: ZonalMatch,
  unit: Unit,
  rule: string,
  cause: TestCause,
  need: number,
  needBy?: NeedBy,
): boolean => {
  const said = needBy ? { needBy } : {};
  const wanted = { rule, side: unit.side, unit: unit.id, count: 1, sides: D6, needs: [need] };
  const [die = 6] = throwDice(match, wanted, { cause: 'test', ...said });
  match.tell?.({ event: 'tested', rule, cause, unit: unit.id, die, need, ...said, passed: die <= need });
  return die <= need;
};

/** FV-QUAL-05, -06, FV-R-19, MV-QUAL-06, -09, MV-R-19: the markers one attack places. */
export const markersFor = (match: ZonalMatch, unit: Unit, hits: number): number =>
  hits === 0 ? 0 : Math.max(0, hits + effectOf(match, unit).melee);

/** FV-QUAL-05, -06, MV-QUAL-06, -09: what quality adds to the hits of an attack, and by which rule. */
export const markersBy = (match: ZonalMatch, unit: Unit, by: number): Summand[] => {
  const { greenMelee, veteranMelee } = match.rules.cite;
  const { rule, quality } = saidOf(unit, greenMelee, veteranMelee);
  return by === 0 ? [] : [modify(rule, by, 'quality', { quality })];
};

/** FV-QUAL-02, MV-QUAL-02: one die for each unit, South in roster order, then North. */
export const throwQualities = (match: ZonalMatch): void => {
  const { cite } = match.rules;
  for (const side of SIDES)
    for (const unit of match.state.units.filter((u) => u.side === side)) {
      const [die = 1] = throwDice(
        match,
        { rule: cite.thrownQuality, side, unit: unit.id, count: 1, sides: D6 },
        { cause: 'quality' },
      );
      const quality = match.state.options.unitQualityTable[unit.type]?.[die - 1] ?? 'seasoned';
      patch(match, unit.id, { quality });
      match.tell?.({ event: 'quality', rule: cite.thrownQuality, unit: unit.id, quality });
    }
};
