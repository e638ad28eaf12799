import type { TabletopOptions } from '../../tabletop/rules.js';
import type { Unit } from './unit.js';
import { capacityOf, spacesOfAll } from './capacity.js';

/** Spaces on the base of a Battle that its own elements leave. */
export const roomFor = (options: TabletopOptions, { diameter, stands }: Unit): number =>
  capacityOf(options, diameter!) - spacesOfAll(options, stands);
