/** Combat values, tests and impacts of A Splendid Victory (SV-QUAL-04, SV-R-109). */
import type { Summand } from '../../kernel/event.js';
import { isMounted } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import { hasKind, isColumn, isOpenOrder, type Formation } from '../../tabletop/unit.js';
import type { Placed, Unit } from '../../manoeuvre/unit.js';
import type { SplendidUnit } from './unit.js';
import { effectOf } from '../../manoeuvre/army/quality.js';
import type { NeedBy } from '../../tabletop/messages/index.js';
import { modify } from './messages/index.js';

/** SV-MELEE-05, SV-ARMY-10: by the letter of the stand; dragoons by their state. */
const VALUES: Readonly<Record<string, number>> = { P: 4, M: 2, H: 3, L: 2, X: 4, Y: 5, D: 3, G: 2, C: 3 };
const DISMOUNTED_DRAGOON = 2;

/** SV-MELEE-06. */
const BY = {
  loose: -1,
  mountedOnLoose: 1,
  mountedOnPikes: -1,
  mountedOnDefence: -1,
  mountedOnPikeDefence: -2,
} as const;

export const hasPikes = (unit: Unit): boolean => hasKind(unit, 'P');

export const basicValue = (unit: SplendidUnit, stand: string): number =>
  stand === 'D' && unit.state === 'dismounted' ? DISMOUNTED_DRAGOON : VALUES[stand]!;

/** The open order family and the column family. */
const isLoose = (formation: Formation): boolean => isOpenOrder(formation) || isColumn(formation);

/** SV-MELEE-06, 3 to 5. */
const onBlock = (target: Placed): Summand[] => {
  const rule = 'SV-MELEE-06';
  const pikes = hasPikes(target);
  switch (target.place.formation) {
    case 'block':
      return pikes ? [modify(rule, BY.mountedOnPikes, 'mountedAgainstPikeBlock')] : [];
    case 'defensiveBlock':
      return pikes
        ? [modify(rule, BY.mountedOnPikeDefence, 'mountedAgainstPikeDefence')]
        : [modify(rule, BY.mountedOnDefence, 'mountedAgainstDefence')];
    default:
      return [];
  }
};

/** SV-MELEE-06, -07, SV-QUAL-03: quality after all other modifiers. */
export const combatModifiers = (match: ManoeuvreMatch, attacker: Placed, target: Placed): Summand[] => {
  const rule = 'SV-MELEE-06';
  const modifiers: Summand[] = [];
  if (isLoose(attacker.place.formation))
    modifiers.push(modify(rule, BY.loose, isColumn(attacker.place.formation) ? 'inColumn' : 'inOpenOrder'));
  if (isMounted(match, attacker)) {
    if (!isMounted(match, target) && isLoose(target.place.formation))
      modifiers.push(modify(rule, BY.mountedOnLoose, 'mountedAgainstLoose'));
    modifiers.push(...onBlock(target));
  }
  const { melee } = effectOf(match, attacker);
  if (melee !== 0) modifiers.push(modify('SV-QUAL-03', melee, 'ofQuality', { quality: attacker.quality }));
  return modifiers;
};

/** SV-CHARGE-05, SV-QUAL-02, -03: the highest die that passes the test to charge. */
export const chargeTest = (match: ManoeuvreMatch, unit: Unit): number => effectOf(match, unit).charge;

/** SV-QUAL-02, -03: the quality behind the number, where it is not the usual one. */
export const testedBy = (match: ManoeuvreMatch, unit: Placed, test: 'charge' | 'intercept'): NeedBy | undefined => {
  const usual = match.state.options.unitQualityEffects['regular']!.charge;
  const need = chargeTest(match, unit);
  if (test === 'intercept' || need === usual) return undefined;
  return { rule: need < usual ? 'SV-QUAL-02' : 'SV-QUAL-03', quality: unit.quality };
};

/** SV-REACT-20. */
export const hastyHits = ({ place }: Placed): number => (place.formation === 'block' ? 1 : 2);

/** SV-REACT-26, SV-QUAL-04. */
export const pullUpTest = (target: Unit): number => (hasPikes(target) ? 5 : 3);

/** SV-REACT-32. */
export const aboutFaceHits = (unit: Unit): number => (hasPikes(unit) ? 2 : 1);

/** SV-REACT-29, SV-ARMY-11, SV-R-73. */
export const impactHits = (charger: SplendidUnit, heavy: boolean): number => {
  const light = charger.type === 'HM' || charger.lances ? 2 : 1;
  return heavy ? light + 1 : light;
};
