/** Combat values and dice: GV-MELEE-04..06, GV-QUAL-03, GV-TERR-09, GV-R-28. */
import type { Modifier } from '../../../kernel/event.js';
import { effectOf } from '../../../manoeuvre/army/quality.js';
import { ADVANTAGE } from '../../../manoeuvre/melee/combat-numbers.js';
import { advantagesOf } from '../../../manoeuvre/melee/fight.js';
import { isMounted, isOn } from '../../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../../manoeuvre/rules.js';
import type { Placed, Unit } from '../../../tabletop/unit.js';
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
const byText = (match: ManoeuvreMatch, attacker: Placed, target: Placed): Modifier[] => {
  const rule = 'GV-MELEE-05';
  const found: Modifier[] = [];
  if (isSkirmishing(attacker) && !isElephants(target)) found.push({ rule, by: -1, why: 'skirmishing' });
  if (attacker.place.formation === 'defensiveBlock') found.push({ rule, by: 1, why: 'in defensive block' });
  if (isPikes(target)) found.push({ rule, by: -1, why: 'against pikes' });
  if (isMounted(match, attacker) && isElephants(target)) found.push({ rule, by: -1, why: 'against elephants' });
  if (isElephants(attacker) && isSkirmishing(target)) found.push({ rule, by: -2, why: 'against skirmishers' });
  return found;
};

/** GV-R-28: `quickSheetCombat`. */
const byQuickSheet = (match: ManoeuvreMatch, attacker: Placed, target: Placed): Modifier[] => {
  const rule = 'GV-R-28';
  const found: Modifier[] = [];
  const inBlock = target.place.formation === 'defensiveBlock';
  if (isSkirmishing(attacker)) found.push({ rule, by: -1, why: 'skirmishing' });
  if (inBlock && isPikes(target) && (isMounted(match, attacker) || isElephants(attacker)))
    found.push({ rule, by: -2, why: 'against a defensive block with pikes' });
  else if (inBlock && !isPikes(target) && isMounted(match, attacker))
    found.push({ rule, by: -1, why: 'against a defensive block' });
  if (isElephants(attacker) && isSkirmishing(target)) found.push({ rule, by: -1, why: 'against skirmishers' });
  return found;
};

/** Quality after all other modifiers. */
export const combatModifiers = (match: ManoeuvreMatch, attacker: Placed, target: Placed): Modifier[] => {
  const modifiers = isOn(match, 'quickSheetCombat')
    ? byQuickSheet(match, attacker, target)
    : byText(match, attacker, target);
  const { melee } = effectOf(match, attacker);
  if (melee !== 0) modifiers.push({ rule: 'GV-QUAL-03', by: melee, why: attacker.quality });
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
  const modifiers: Modifier[] = [
    { rule: 'GV-MELEE-04', by: basicValue(attacker), why: typeNamed(attacker).what },
    ...combatModifiers(match, attacker, target),
  ];
  const cv = modifiers.reduce((sum, { by }) => sum + by, 0);
  const ground = advantagesOf(match, attacker, target);
  const all = points * (outflanking ? 2 : 1);
  const dropped = Math.min(all, ADVANTAGE * ground.length);
  return {
    cv,
    count: all - dropped,
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
