/** Combat values, tests and impacts of A Splendid Victory (SV-QUAL-04, SV-R-109). */
import type { Modifier } from '../../kernel/event.js';
import { isMounted } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import { hasKind, isColumn, isOpenOrder, type Formation, type Placed, type Unit } from '../../tabletop/unit.js';
import { effectOf } from '../../manoeuvre/army/quality.js';
import type { TestedBy } from '../../tabletop/verbs.js';

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

export const basicValue = (unit: Unit, stand: string): number =>
  stand === 'D' && unit.state === 'dismounted' ? DISMOUNTED_DRAGOON : VALUES[stand]!;

/** The open order family and the column family. */
const isLoose = (formation: Formation): boolean => isOpenOrder(formation) || isColumn(formation);

/** SV-MELEE-06, 3 to 5. */
const onBlock = (target: Placed): Modifier[] => {
  const rule = 'SV-MELEE-06';
  const pikes = hasPikes(target);
  switch (target.place.formation) {
    case 'block':
      return pikes ? [{ rule, by: BY.mountedOnPikes, why: 'mounted against a block with pikes' }] : [];
    case 'defensiveBlock':
      return pikes
        ? [{ rule, by: BY.mountedOnPikeDefence, why: 'mounted against a defensive block with pikes' }]
        : [{ rule, by: BY.mountedOnDefence, why: 'mounted against a defensive block' }];
    default:
      return [];
  }
};

/** SV-MELEE-06, -07, SV-QUAL-03: quality after all other modifiers. */
export const combatModifiers = (match: ManoeuvreMatch, attacker: Placed, target: Placed): Modifier[] => {
  const rule = 'SV-MELEE-06';
  const modifiers: Modifier[] = [];
  if (isLoose(attacker.place.formation))
    modifiers.push({ rule, by: BY.loose, why: isColumn(attacker.place.formation) ? 'in column' : 'in open order' });
  if (isMounted(match, attacker)) {
    if (!isMounted(match, target) && isLoose(target.place.formation))
      modifiers.push({ rule, by: BY.mountedOnLoose, why: 'mounted against open order or a column' });
    modifiers.push(...onBlock(target));
  }
  const { melee } = effectOf(match, attacker);
  if (melee !== 0) modifiers.push({ rule: 'SV-QUAL-03', by: melee, why: attacker.quality });
  return modifiers;
};

/** SV-CHARGE-05, SV-QUAL-02, -03: the highest die that passes the test to charge. */
export const chargeTest = (match: ManoeuvreMatch, unit: Unit): number => effectOf(match, unit).charge;

/** SV-QUAL-02, -03: the quality behind the number, where it is not the usual one. */
export const testedBy = (match: ManoeuvreMatch, unit: Placed, test: 'charge' | 'intercept'): TestedBy | undefined => {
  const usual = match.state.options.unitQualityEffects['regular']!.charge;
  const need = chargeTest(match, unit);
  if (test === 'intercept' || need === usual) return undefined;
  return { rule: need < usual ? 'SV-QUAL-02' : 'SV-QUAL-03', why: unit.quality };
};

/** SV-REACT-20. */
export const hastyHits = ({ place }: Placed): number => (place.formation === 'block' ? 1 : 2);

/** SV-REACT-26, SV-QUAL-04. */
export const pullUpTest = (target: Unit): number => (hasPikes(target) ? 5 : 3);

/** SV-REACT-32. */
export const aboutFaceHits = (unit: Unit): number => (hasPikes(unit) ? 2 : 1);

/** SV-REACT-29, SV-ARMY-11, SV-R-73. */
export const impactHits = (charger: Unit, heavy: boolean): number => {
  const light = charger.type === 'HM' || charger.lances ? 2 : 1;
  return heavy ? light + 1 : light;
};
