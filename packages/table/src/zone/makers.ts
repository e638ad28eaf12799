/** Which maker puts together the answer to a decision of a zone game; undefined: it is picked from the offers. */
import type { ZonalKind } from '@five-victories/engine/zonal';
import { allocateMaker } from '../panel/forms/allocate-form.jsx';
import { dismountMaker } from '../panel/forms/dismount-form.jsx';
import { layoutMaker } from '../panel/forms/layout-form.jsx';
import { removeMaker } from '../panel/forms/remove-form.jsx';
import { rethrowMaker } from '../panel/forms/rethrow-form.jsx';
import { setupMaker } from '../panel/forms/setup-form.jsx';
import type { ZoneMaker } from './maker.js';

// Drafts are known to their makers only.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyZoneMaker = ZoneMaker<any>;

/** One for every kind of decision. */
const MAKERS: Readonly<Record<ZonalKind, AnyZoneMaker | undefined>> = {
  setup: setupMaker,
  remove: removeMaker,
  allocate: allocateMaker,
  rethrow: rethrowMaker,
  dismount: dismountMaker,
  formation: layoutMaker,
  enter: layoutMaker,
  hastyDefence: layoutMaker,
  action: undefined,
  activity: undefined,
  attack: undefined,
  commanderRethrow: undefined,
  dice: undefined,
  dispute: undefined,
  fight: undefined,
  fire: undefined,
  flank: undefined,
  followUp: undefined,
  intercept: undefined,
  lossesOf: undefined,
  order: undefined,
  place: undefined,
  placeCommander: undefined,
  react: undefined,
  reserveZone: undefined,
};

export const makerFor = (kind: ZonalKind): AnyZoneMaker | undefined => MAKERS[kind];
