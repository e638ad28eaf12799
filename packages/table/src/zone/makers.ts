/** Which maker puts together the answer to a decision of a zone game. */
import type { ZonalKind } from '@five-victories/engine/zonal';
import { allocateMaker } from '../panel/forms/allocate-form.jsx';
import { dismountMaker } from '../panel/forms/dismount-form.jsx';
import { layoutMaker } from '../panel/forms/layout-form.jsx';
import { removeMaker } from '../panel/forms/remove-form.jsx';
import { rethrowMaker } from '../panel/forms/rethrow-form.jsx';
import { setupMaker } from '../panel/forms/setup-form.jsx';
import type { ZoneMaker } from './maker.js';
import { pickMaker } from './pick-maker.js';

// Drafts are known to their makers only.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyZoneMaker = ZoneMaker<any>;

/** One for every kind of decision. */
const MAKERS: Readonly<Record<ZonalKind, AnyZoneMaker>> = {
  setup: setupMaker,
  remove: removeMaker,
  allocate: allocateMaker,
  rethrow: rethrowMaker,
  dismount: dismountMaker,
  formation: layoutMaker,
  enter: layoutMaker,
  hastyDefence: layoutMaker,
  action: pickMaker,
  activity: pickMaker,
  attack: pickMaker,
  commanderRethrow: pickMaker,
  dice: pickMaker,
  dispute: pickMaker,
  fight: pickMaker,
  fire: pickMaker,
  flank: pickMaker,
  followUp: pickMaker,
  intercept: pickMaker,
  lossesOf: pickMaker,
  order: pickMaker,
  place: pickMaker,
  placeCommander: pickMaker,
  react: pickMaker,
  reserveZone: pickMaker,
};

export const makerFor = (kind: ZonalKind): AnyZoneMaker => MAKERS[kind];
