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

interface ReachOf {
  readonly most: number;
  readonly left: number;
}

/** The whole allowance of its movement, and what the draft leaves of it. */
export const reachIn = (scene: Scene, draft: OrderDraft): ReachOf | undefined => {
  const verb = verbOf(scene, draft);
  if (verb === undefined) return undefined;
  const { match, unit } = scene;
  const { action, doubled, restricted } = activityOf(scene, verb, draft.fast);
  const most = allowanceOf(match, unit, action, doubled, restricted);
  return { most, left: walkOf(scene, verb, stepsOf(draft), draft).left };
};

export const reachText = (scene: Scene, draft: OrderDraft): string | undefined => {
  const reach = reachIn(scene, draft);
  if (!reach) return undefined;
  const { orders } = m();
  const most = lengthIn(scene.match, reach.most);
  if (reach.most === 0) return orders.noReach;
  return reach.left === reach.most ? orders.reach(most) : orders.reachLeft(most, lengthIn(scene.match, reach.left));
};
