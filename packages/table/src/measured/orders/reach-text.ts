/** How far a unit may go, and what it has left, in one sentence for the panel. */
import { allowanceOf } from '@five-victories/engine/manoeuvre';
import { m } from '../words/index.js';
import { stepsOf, type OrderDraft, type Verb } from './draft.js';
import { activityOf, marchesOf, type Scene } from './scene.js';
import { lengthIn } from '../words/names.js';
import { walkOf } from './walk.js';

/** The movement the draft is about: the planned, the pinned, or the first there is. */
const verbOf = (scene: Scene, { plan, pinned }: OrderDraft): Verb | undefined =>
  plan?.is === 'march' ? plan.verb : (pinned ?? marchesOf(scene)[0]);

/** The whole allowance of its movement. */
export const mostOf = (scene: Scene, draft: OrderDraft): number | undefined => {
  const verb = verbOf(scene, draft);
  if (verb === undefined) return undefined;
  const { action, doubled, restricted } = activityOf(scene, verb, draft.fast);
  return allowanceOf(scene.match, scene.unit, action, doubled, restricted);
};

/** That, and what the draft leaves of it. */
export const reachText = (scene: Scene, draft: OrderDraft): string | undefined => {
  const [verb, most] = [verbOf(scene, draft), mostOf(scene, draft)];
  if (verb === undefined || most === undefined) return undefined;
  const { match } = scene;
  const { left } = walkOf(scene, verb, stepsOf(draft), draft);
  const { noReach, reach, reachLeft } = m().orders;
  if (most === 0) return noReach;
  return left === most ? reach(lengthIn(match, most)) : reachLeft(lengthIn(match, most), lengthIn(match, left));
};
