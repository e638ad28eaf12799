/** What an army of A Splendid Victory may be made of. */
import type { Composition, RosterUnit } from '../../tabletop/army/army.js';
import type { TabletopOptions } from '../../tabletop/rules.js';
import { atMost, counted } from '../../tabletop/words.js';
import { standsOf } from './roster.js';
import { TYPES } from './units.js';

/** SV-ARMY-03..06 refuse unless agreed otherwise; a scenario's armies are only warned (SV-SETUP-01). */
const enforced = ({ enforceComposition, armySource }: TabletopOptions): boolean =>
  enforceComposition && armySource !== 'scenario';

const FOOT = ['P&M', 'Foot'] as const;
const MOUNTED = ['HM', 'M', 'D'] as const;
const FOOT_AVERAGE = 6;
const MOUNTED_AVERAGE = 5;
const MOUNTED_PER_HEAVY = 15;

const count = (units: readonly RosterUnit[], ...types: readonly string[]): number =>
  units.filter((unit) => types.includes(unit.type)).length;

const unitsOf = (n: number, kind: string): string => counted(n, `${kind} unit`);
/** A limit that refuses is told as one. */
const more = (kind: string, isLimit: boolean): string =>
  isLimit ? `there must be more ${kind}` : `more ${kind} is usual`;
const eitherOf = (types: readonly (keyof typeof TYPES)[]): string =>
  types
    .map((type) => TYPES[type].name)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');

/** SV-ARMY-03, -05: total stands at most so many times the number of units. */
const averageBroken = (
  units: readonly RosterUnit[],
  types: readonly (keyof typeof TYPES)[],
  most: number,
): string | undefined => {
  const these = units.filter((unit) => (types as readonly string[]).includes(unit.type));
  const stands = these.reduce((sum, unit) => sum + standsOf(unit).length, 0);
  return stands > most * these.length
    ? `${counted(these.length, 'unit')} of ${eitherOf(types)} ${these.length === 1 ? 'has' : 'have'} ${stands} stands, and ${most} a unit, ${most * these.length} in all, are the limit.`
    : undefined;
};

export const COMPOSITION: Composition = [
  { rule: 'SV-ARMY-03', refuses: enforced, broken: (units) => averageBroken(units, FOOT, FOOT_AVERAGE) },
  {
    /** SV-R-71: it binds only armies with Foot. */
    rule: 'SV-ARMY-04',
    refuses: enforced,
    broken: (units, options) => {
      const [foot, pikes] = [count(units, 'Foot'), count(units, 'P&M')];
      return foot > 0 && pikes <= foot
        ? `${unitsOf(pikes, 'Pike and Musket')} and ${unitsOf(foot, 'Foot')}: ${more('Pike and Musket', enforced(options))}.`
        : undefined;
    },
  },
  { rule: 'SV-ARMY-05', refuses: enforced, broken: (units) => averageBroken(units, MOUNTED, MOUNTED_AVERAGE) },
  {
    /** SV-R-70: rounded up, or with `heavyMountedStrict` down. */
    rule: 'SV-ARMY-06',
    refuses: enforced,
    broken: (units, options) => {
      const [heavy, mounted] = [count(units, 'HM'), count(units, ...MOUNTED)];
      const share = mounted / MOUNTED_PER_HEAVY;
      const most = options.houseRules['heavyMountedStrict'] ? Math.floor(share) : Math.ceil(share);
      return heavy > most
        ? `${unitsOf(heavy, 'Heavy Mounted')} of ${mounted} mounted, and ${atMost(most, enforced(options) ? 'allowed' : 'usual')}.`
        : undefined;
    },
  },
  {
    rule: 'SV-ARMY-07',
    refuses: ({ dragoonsFewer }) => dragoonsFewer,
    broken: (units, { dragoonsFewer }) => {
      const [dragoons, mounted] = [count(units, 'D'), count(units, 'M')];
      return dragoons > 0 && dragoons >= mounted
        ? `${unitsOf(dragoons, 'Dragoon')} and ${unitsOf(mounted, 'Mounted')}: ${more('Mounted', dragoonsFewer)}.`
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
        : `${counted(chiefs, 'Commander')} and ${counted(subs, 'Sub-Commander')}: there must be 1 and ${subCommanders}.`;
    },
  },
];
