/** What an army of A Fine Victory may be made of. */
import type { Refusal } from '../../kernel/refusal.js';
import type { Composition, RosterUnit } from '../../zonal/army.js';
import type { ZonalOptions } from '../../zonal/options.js';
import { wrong } from './messages.js';

type FineOptions = ZonalOptions & { readonly maxHeavyMounted: number; readonly dragoonsFewer: boolean };

const enforced = ({ enforceComposition, armySource }: ZonalOptions): boolean =>
  enforceComposition && armySource === 'roster';

/** FV-ARMY-06 binds only armies with Foot (FV-R-64); a scenario's armies are only warned (FV-R-81). */
export const COMPOSITION: Composition = [
  {
    refuses: enforced,
    broken: (count, options) => {
      const [foot, pikes] = [count('Foot'), count('P&M')];
      return foot > 0 && pikes <= foot
        ? wrong('FV-ARMY-06', 'pikesOutnumbered', { pikes, foot, must: enforced(options) })
        : undefined;
    },
  },
  {
    refuses: enforced,
    broken: (count, options) => {
      const most = (options as FineOptions).maxHeavyMounted;
      const heavy = count('HM');
      return heavy > most ? wrong('FV-ARMY-07', 'tooManyHeavy', { heavy, most, must: enforced(options) }) : undefined;
    },
  },
  {
    refuses: (options) => (options as FineOptions).dragoonsFewer,
    broken: (count, options) => {
      const [dragoons, mounted] = [count('D'), count('M')];
      return dragoons > 0 && dragoons >= mounted
        ? wrong('FV-ARMY-14', 'tooManyDragoons', { dragoons, mounted, must: (options as FineOptions).dragoonsFewer })
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
}: RosterUnit & { readonly mountedAs?: string | undefined }): readonly Refusal[] => [
  ...(weapon === undefined && !spears ? [] : [wrong('FV-ARMY-02', 'weaponOfUnit', { name })]),
  ...(mountedAs === undefined ? [] : [wrong('FV-ARMY-09', 'neverAnother', { name })]),
];
