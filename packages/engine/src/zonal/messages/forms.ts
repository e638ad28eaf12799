import type { Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from './kinds.js';

/** Why a unit may not stand so: formation, layout, ground. */
export const FORMS = {
  noOtherForm: { unit: 'unit' },
  keepsFacingUnlessDefensive: { unit: 'unit', facing: 'facing' },
  standsSoAlready: { unit: 'unit' },
  mayNotOpen: { unit: 'unit', size: 'count', stands: 'stands' },
  gunsAlwaysOpen: { unit: 'unit' },
  singleAlwaysOpen: { unit: 'unit' },
  onlyFootDefensive: { unit: 'unit' },
  mountedOpenOnly: { unit: 'unit', zone: 'zone', terrain: 'terrain' },
  groundClosed: { zone: 'zone', terrain: 'terrain', unit: 'unit' },
  otherStands: { unit: 'unit', bag: 'stands', layout: 'layout' },
  noValidShape: { layout: 'layout', size: 'count' },
} as const satisfies Catalogue<ZonalKinds>;
