/** What an army of A Fine Victory may be made of. */
import type { Composition, RosterUnit } from '../../zonal/army.js';
import type { ZonalOptions } from '../../zonal/options.js';

type FineOptions = ZonalOptions & { readonly maxHeavyMounted: number; readonly dragoonsFewer: boolean };

const enforced = ({ enforceComposition, armySource }: ZonalOptions): boolean =>
  enforceComposition && armySource === 'roster';

/** FV-ARMY-06 binds only armies with Foot (FV-R-64); a scenario's armies are only warned (FV-R-81). */
export const COMPOSITION: Composition = [
  {
    rule: 'FV-ARMY-06',
    refuses: enforced,
    broken: (count) => {
      const [foot, pikes] = [count('Foot'), count('P&M')];
      return foot > 0 && pikes <= foot
        ? `${pikes} Pike and Musket units and ${foot} Foot units: there must be more Pike and Musket.`
        : undefined;
    },
  },
  {
    rule: 'FV-ARMY-07',
    refuses: enforced,
    broken: (count, options) => {
      const most = (options as FineOptions).maxHeavyMounted;
      const heavy = count('HM');
      return heavy > most ? `${heavy} Heavy Mounted units, and at most ${most} are allowed.` : undefined;
    },
  },
  {
    rule: 'FV-ARMY-14',
    refuses: (options) => (options as FineOptions).dragoonsFewer,
    broken: (count) => {
      const [dragoons, mounted] = [count('D'), count('M')];
      return dragoons > 0 && dragoons >= mounted
        ? `${dragoons} Dragoon units and ${mounted} Mounted units: more Mounted is usual.`
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
