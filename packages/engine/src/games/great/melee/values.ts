/** Combat values and dice: GV-MELEE-04..06, GV-QUAL-03, GV-TERR-09, GV-R-28. */
import type { Summand } from '../../../kernel/event.js';
import { effectOf } from '../../../manoeuvre/army/quality.js';
import { diceIn } from '../../../manoeuvre/melee/blows.js';
import { isMounted, isOn } from '../../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../../manoeuvre/rules.js';
import type { Placed, Unit } from '../../../manoeuvre/unit.js';
import { modify } from '../messages/index.js';
import { isElephants, isPikes, isSkirmishing } from '../strength.js';
import { typeNamed, type Kind } from '../units.js';

const BASIC: Readonly<Record<Kind, number>> = {
  foot: 3,
  horse: 4,
  camels: 4,
  chariots: 3,
  elephants: 4,
  artillery: 2,
  command: 3,
};

export const basicValue = (unit: Unit): number => BASIC[typeNamed(unit).what];

/** GV-MELEE-05. */
const byText = (match: ManoeuvreMatch, attacker: Placed, target: Placed): Summand[] => {
  const rule = 'GV-MELEE-05';
  const found: Summand[] = [];
  if (isSkirmishing(attacker) && !isElephants(target)) found.push(modify(rule, -1, 'skirmishing'));
  if (attacker.place.formation === 'defensiveBlock') found.push(modify(rule, 1, 'inDefensiveBlock'));
  if (isPikes(target)) found.push(modify(rule, -1, 'againstPikes'));
  if (isMounted(match, attacker) && isElephants(target)) found.push(modify(rule, -1, 'againstElephants'));
  if (isElephants(attacker) && isSkirmishing(target)) found.push(modify(rule, -2, 'againstSkirmishers'));
  return found;
};

/** GV-R-28: `quickSheetCombat`. */
const byQuickSheet = (match: ManoeuvreMatch, attacker: Placed, target: Placed): Summand[] => {
  const rule = 'GV-R-28';
  const found: Summand[] = [];
  const inBlock = target.place.formation === 'defensiveBlock';
  if (isSkirmishing(attacker)) found.push(modify(rule, -1, 'skirmishing'));
  if (inBlock && isPikes(target) && (isMounted(match, attacker) || isElephants(attacker)))
    found.push(modify(rule, -2, 'againstPikeBlock'));
  else if (inBlock && !isPikes(target) && isMounted(match, attacker))
    found.push(modify(rule, -1, 'againstDefensiveBlock'));
  if (isElephants(attacker) && isSkirmishing(target)) found.push(modify(rule, -1, 'againstSkirmishers'));
  return found;
};

/** Quality after all other modifiers. */
export const combatModifiers = (match: ManoeuvreMatch, attacker: Placed, target: Placed): Summand[] => {
  const modifiers = isOn(match, 'quickSheetCombat')
    ? byQuickSheet(match, attacker, target)
    : byText(match, attacker, target);
  const { melee } = effectOf(match, attacker);
  if (melee !== 0) modifiers.push(modify('GV-QUAL-03', melee, 'ofQuality', { quality: attacker.quality }));
  return modifiers;
};

export interface Attack {
  readonly cv: number;
  /** How many dice. */
  readonly count: number;
  readonly facts: Readonly<Record<string, unknown>> | undefined;
}

/** GV-MELEE-06: a die a point, two if it outflanks, two fewer for each ground that helps the enemy. */
export const attackOf = (
  match: ManoeuvreMatch,
  attacker: Placed,
  target: Placed,
  points: number,
  outflanking: boolean,
): Attack => {
  const modifiers: Summand[] = [
    modify('GV-MELEE-04', basicValue(attacker), 'basicValue', { what: typeNamed(attacker).what }),
    ...combatModifiers(match, attacker, target),
  ];
  const cv = modifiers.reduce((sum, { by }) => sum + by, 0);
  const { left, dropped, ground } = diceIn(match, attacker, target, points, outflanking);
  return {
    cv,
    count: left,
    facts: match.tell && {
      target: target.id,
      points,
      values: [{ stand: attacker.stands[0]!, cv, modifiers }],
      ...(outflanking ? { outflanking } : {}),
      dropped,
      ...(dropped > 0 ? { droppedBy: 'GV-TERR-09', features: ground.map(({ type }) => type) } : {}),
    },
  };
};
