/** Firing, hand-to-hand combat and losses of A Splendid Victory and A Great Victory, by the kind of decision. */
import type { AnyMaker } from '../maker.js';
import { allocateMaker } from '../melee/allocate-maker.js';
import { bounceMaker, fightMaker, joinMaker, lossesMaker } from '../melee/closed.js';
import { removeMaker } from '../melee/remove-maker.js';
import { rethrowMaker } from '../melee/rethrow-maker.jsx';
import { fireMaker } from './maker.js';

export const COMBAT: Readonly<Record<string, AnyMaker>> = {
  fire: fireMaker,
  bounce: bounceMaker,
  join: joinMaker,
  fight: fightMaker,
  allocate: allocateMaker,
  rethrow: rethrowMaker,
  lossesOf: lossesMaker,
  remove: removeMaker,
};
