/** What is wrong with the Battles of a position: GL-BATTLE-05, -07..09. */
import type { Fault } from '../../kernel/refusal.js';
import type { TabletopMatch } from '../../tabletop/rules.js';
import { findUnit } from '../../tabletop/store.js';
import type { Unit } from '../../tabletop/unit.js';
import { some } from '../../words/english.js';
import { capacityOf, DIAMETERS, spacesOfAll } from './capacity.js';
import { LEAST_OF_BATTLE } from './units.js';
import { elementCount, isBattle, isCommand, lettersOf } from './who.js';

const battleFaults = (match: TabletopMatch, unit: Unit, where: string): Fault[] => {
  const { diameter } = unit;
  if (diameter === undefined || !DIAMETERS.includes(diameter))
    return [
      {
        path: `${where}.diameter`,
        rule: 'GL-BATTLE-05',
        because: `A round base is 7 to 11 inches wide in steps of half an inch, and that of ${unit.id} is not.`,
      },
    ];
  const count = elementCount(match, unit);
  const faulty = (rule: string, because: string): Fault[] => [{ path: `${where}.elements`, rule, because }];
  if (count < LEAST_OF_BATTLE)
    return faulty(
      'GL-BATTLE-08',
      `${unit.id} has ${some(count, 'element')}, and a Battle of fewer than ${LEAST_OF_BATTLE} is none.`,
    );
  const { options } = match.state;
  const [needs, has] = [spacesOfAll(options, lettersOf(match, unit)), capacityOf(options, diameter)];
  return needs > has ? faulty('GL-BATTLE-07', `${unit.id} needs ${needs} spaces, and its base has ${has}.`) : [];
};

const aboardFaults = (match: TabletopMatch, unit: Unit, where: string): Fault[] => {
  const battle = findUnit(match, unit.aboard);
  return isCommand(unit) && battle && isBattle(battle) && battle.side === unit.side
    ? []
    : [
        {
          path: `${where}.aboard`,
          rule: 'GL-BATTLE-09',
          because: `${unit.id} cannot stand on ${unit.aboard}: only command does, on a Battle of its own side.`,
        },
      ];
};

export const positionFaults = (match: TabletopMatch, path: string): Fault[] =>
  match.state.units.flatMap((unit, i) => {
    const where = `${path}.units[${i}]`;
    if (unit.routed) return [];
    if (isBattle(unit)) return battleFaults(match, unit, where);
    return unit.aboard === undefined ? [] : aboardFaults(match, unit, where);
  });
