/** Firing, hand-to-hand combat and losses of A Splendid Victory and A Great Victory, by the kind of decision. */
import { AllocateForm } from '../melee/allocate-form.jsx';
import { allocateMaker } from '../melee/allocate-maker.js';
import { bounceMaker, fightMaker, joinMaker, lossesMaker, rethrowMaker } from '../melee/closed.js';
import { RemoveForm } from '../melee/remove-form.jsx';
import { removeMaker } from '../melee/remove-maker.js';
import { RethrowForm } from '../melee/rethrow-form.jsx';
import { FireForm } from './fire-form.jsx';
import { fireMaker } from './maker.js';

export const COMBAT = {
  fire: { ...fireMaker, Form: FireForm },
  bounce: bounceMaker,
  join: joinMaker,
  fight: fightMaker,
  allocate: { ...allocateMaker, Form: AllocateForm },
  rethrow: { ...rethrowMaker, Form: RethrowForm },
  lossesOf: lossesMaker,
  remove: { ...removeMaker, Form: RemoveForm },
};
