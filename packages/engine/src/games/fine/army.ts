/** What an army of A Fine Victory may be made of. */
import { atMost, counted } from '../../zonal/words.js';
import type { Composition, RosterUnit } from '../../zonal/army.js';
import type { ZonalOptions } from '../../zonal/options.js';

type FineOptions = ZonalOptions & { readonly maxHeavyMounted: number; readonly dragoonsFewer: boolean };

const enforced = ({ enforceComposition, armySource }: ZonalOptions): boolean =>
  enforceComposition && armySource === 'roster';

const units = (n: number, kind: string): string => counted(n, `${kind} unit`);
/** A limit that refuses is told as one. */
const more = (kind: string, isLimit: boolean): string =>
  isLimit ? `there must be more ${kind}` : `more ${kind} is usual`;

/** FV-ARMY-06 binds only armies with Foot (FV-R-64); a scenario's armies are only warned (FV-R-81). */
export const COMPOSITION: Composition = [
  {
    rule: 'FV-ARMY-06',
    refuses: enforced,
    broken: (count, options) => {
      const [foot, pikes] = [count('Foot'), count('P&M')];
      return foot > 0 && pikes <= foot
        ? `${units(pikes, 'Pike and Musket')} and ${units(foot, 'Foot')}: ${more('Pike and Musket', enforced(options))}.`
        : undefined;
    },
  },
  {
    rule: 'FV-ARMY-07',
    refuses: enforced,
    broken: (count, options) => {
      const most = (options as FineOptions).maxHeavyMounted;
      const heavy = count('HM');
      return heavy > most
        ? `${units(heavy, 'Heavy Mounted')}, and ${atMost(most, enforced(options) ? 'allowed' : 'usual')}.`
        : undefined;
    },
  },
  {
    rule: 'FV-ARMY-14',
    refuses: (options) => (options as FineOptions).dragoonsFewer,
    broken: (count, options) => {
      const [dragoons, mounted] = [count('D'), count('M')];
      return dragoons > 0 && dragoons >= mounted
        ? `${units(dragoons, 'Dragoon')} and ${units(mounted, 'Mounted')}: ${more('Mounted', (options as FineOptions).dragoonsFewer)}.`
        : undefined;
    },
  },
];

/** FV-ARMY-02: weapons go with the stands, not with the unit. */
export const unitFaults = ({
  name,
  weapon,
  spears,
  mountedAs,
}: RosterUnit & { readonly mountedAs?: string | undefined }): readonly { rule: string; because: string }[] => [
  ...(weapon === undefined && !spears
    ? []
    : [
        {
          rule: 'FV-ARMY-02',
          because: `${name} has a weapon for the unit; in this game its stands say what it carries.`,
        },
      ]),
  ...(mountedAs === undefined
    ? []
    : [
        {
          rule: 'FV-ARMY-09',
          because: `${name} was never another unit; the state of dragoons says whether they ride.`,
        },
      ]),
];
