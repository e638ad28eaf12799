/** What an army of A Splendid Victory may be made of. */
import type { Refusal } from '../../kernel/refusal.js';
import type { Composition, RosterUnit } from '../../tabletop/army/army.js';
import type { TabletopOptions } from '../../tabletop/rules.js';
import { refuse } from './messages/index.js';
import { standsOf } from './roster.js';
import type { TYPES } from './units.js';

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

/** SV-ARMY-03, -05: total stands at most so many times the number of units. */
const averageBroken = (
  rule: string,
  units: readonly RosterUnit[],
  types: readonly (keyof typeof TYPES)[],
  most: number,
): Refusal | undefined => {
  const these = units.filter((unit) => (types as readonly string[]).includes(unit.type));
  const stands = these.reduce((sum, unit) => sum + standsOf(unit).length, 0);
  const all = most * these.length;
  return stands > all ? refuse(rule, 'tooManyOnAverage', { units: these.length, types, stands, most, all }) : undefined;
};

export const COMPOSITION: Composition = [
  { refuses: enforced, broken: (units) => averageBroken('SV-ARMY-03', units, FOOT, FOOT_AVERAGE) },
  {
    /** SV-R-71: it binds only armies with Foot. */
    refuses: enforced,
    broken: (units, options) => {
      const [foot, pikes] = [count(units, 'Foot'), count(units, 'P&M')];
      return foot > 0 && pikes <= foot
        ? refuse('SV-ARMY-04', 'fewerPikesThanFoot', { pikes, foot, must: enforced(options) })
        : undefined;
    },
  },
  { refuses: enforced, broken: (units) => averageBroken('SV-ARMY-05', units, MOUNTED, MOUNTED_AVERAGE) },
  {
    /** SV-R-70: rounded up, or with `heavyMountedStrict` down. */
    refuses: enforced,
    broken: (units, options) => {
      const [heavy, mounted] = [count(units, 'HM'), count(units, ...MOUNTED)];
      const share = mounted / MOUNTED_PER_HEAVY;
      const most = options.houseRules['heavyMountedStrict'] ? Math.floor(share) : Math.ceil(share);
      return heavy > most
        ? refuse('SV-ARMY-06', 'heavyBeyondShare', { heavy, mounted, most, must: enforced(options) })
        : undefined;
    },
  },
  {
    refuses: ({ dragoonsFewer }) => dragoonsFewer,
    broken: (units, { dragoonsFewer: must }) => {
      const [dragoons, mounted] = [count(units, 'D'), count(units, 'M')];
      return dragoons > 0 && dragoons >= mounted
        ? refuse('SV-ARMY-07', 'dragoonsBeyondMounted', { dragoons, mounted, must })
        : undefined;
    },
  },
  {
    refuses: ({ armySource }) => armySource !== 'scenario',
    broken: (units, { subCommanders: wanted }) => {
      const [chiefs, subs] = [count(units, 'Cmd'), count(units, 'Sub')];
      return chiefs === 1 && subs === wanted
        ? undefined
        : refuse('SV-ARMY-08', 'commandOtherwise', { chiefs, subs, wanted });
    },
  },
];
