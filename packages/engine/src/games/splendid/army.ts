/** What an army of A Splendid Victory may be made of. */
import type { Composition, RosterUnit } from '../../tabletop/army/army.js';
import type { TabletopOptions } from '../../tabletop/rules.js';
import { standsOf } from './roster.js';

/** SV-ARMY-03..06 refuse unless agreed otherwise; a scenario's armies are only warned (SV-SETUP-01). */
const enforced = ({ enforceComposition, armySource }: TabletopOptions): boolean =>
  enforceComposition && armySource !== 'scenario';

const FOOT = ['P&M', 'Foot'];
const MOUNTED = ['HM', 'M', 'D'];
const FOOT_AVERAGE = 6;
const MOUNTED_AVERAGE = 5;
const MOUNTED_PER_HEAVY = 15;

const count = (units: readonly RosterUnit[], ...types: readonly string[]): number =>
  units.filter((unit) => types.includes(unit.type)).length;

/** SV-ARMY-03, -05: total stands at most so many times the number of units. */
const averageBroken = (units: readonly RosterUnit[], types: readonly string[], most: number): string | undefined => {
  const these = units.filter((unit) => types.includes(unit.type));
  const stands = these.reduce((sum, unit) => sum + standsOf(unit).length, 0);
  return stands > most * these.length
    ? `${these.length} units of ${types.join(', ')} have ${stands} stands, and ${most} a unit, ${most * these.length} in all, are the limit.`
    : undefined;
};

export const COMPOSITION: Composition = [
  { rule: 'SV-ARMY-03', refuses: enforced, broken: (units) => averageBroken(units, FOOT, FOOT_AVERAGE) },
  {
    /** SV-R-71: it binds only armies with Foot. */
    rule: 'SV-ARMY-04',
    refuses: enforced,
    broken: (units) => {
      const [foot, pikes] = [count(units, 'Foot'), count(units, 'P&M')];
      return foot > 0 && pikes <= foot
        ? `${pikes} Pike and Musket units and ${foot} Foot units: there must be more Pike and Musket.`
        : undefined;
    },
  },
  { rule: 'SV-ARMY-05', refuses: enforced, broken: (units) => averageBroken(units, MOUNTED, MOUNTED_AVERAGE) },
  {
    /** SV-R-70: rounded up, or with `heavyMountedStrict` down. */
    rule: 'SV-ARMY-06',
    refuses: enforced,
    broken: (units, { houseRules }) => {
      const [heavy, mounted] = [count(units, 'HM'), count(units, ...MOUNTED)];
      const share = mounted / MOUNTED_PER_HEAVY;
      const most = houseRules['heavyMountedStrict'] ? Math.floor(share) : Math.ceil(share);
      return heavy > most
        ? `${heavy} Heavy Mounted units among ${mounted} mounted ones, and at most ${most} are allowed.`
        : undefined;
    },
  },
  {
    rule: 'SV-ARMY-07',
    refuses: ({ dragoonsFewer }) => dragoonsFewer,
    broken: (units) => {
      const [dragoons, mounted] = [count(units, 'D'), count(units, 'M')];
      return dragoons > 0 && dragoons >= mounted
        ? `${dragoons} Dragoon units and ${mounted} Mounted units: more Mounted is usual.`
        : undefined;
    },
  },
  {
    rule: 'SV-ARMY-08',
    refuses: ({ armySource }) => armySource !== 'scenario',
    broken: (units, { subCommanders }) => {
      const [chiefs, subs] = [count(units, 'Cmd'), count(units, 'Sub')];
      return chiefs === 1 && subs === subCommanders
        ? undefined
        : `${chiefs} Commanders and ${subs} Sub-Commanders: there must be 1 and ${subCommanders}.`;
    },
  },
];
