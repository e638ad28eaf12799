/** Where the steps of a draft lead: the engine works it out. */
import { steppedOn, walk, type Walk } from '@five-victories/engine/manoeuvre';
import type { Place, Step } from '@five-victories/engine/tabletop';
import type { Verb } from './draft.js';
import { marchOf, type Manner, type Scene } from './scene.js';

export const walkOf = (scene: Scene, verb: Verb, steps: readonly Step[], { fast, leave }: Manner): Walk =>
  walk(scene.match, scene.unit, marchOf(scene, verb, steps, { fast, leave }));

/** Where steps would lead if nothing stood in the way. */
export const looseSteps = ({ match, unit }: Scene, place: Place, ...steps: readonly Step[]): Place =>
  steppedOn(match, unit, place, steps);
