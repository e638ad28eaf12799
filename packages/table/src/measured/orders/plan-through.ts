/** Points on the way moved: what lies before stays, what comes after is planned anew to the points it went to. */
import { turnBetween } from '@five-victories/engine/geometry';
import { sideOfStep, type Walk } from '@five-victories/engine/manoeuvre';
import type { Step } from '@five-victories/engine/tabletop';
import type { Spot } from '../marks.js';
import { planTo, turns, type Planned, type Wish } from './plan-to.js';
import { marchRefusal, type Manner, type Scene } from './scene.js';
import { walkOf } from './walk.js';
import type { Verb } from './draft.js';

/** The steps up to each straight one and with it; what is left at the end stands by itself. */
const partsOf = (steps: readonly Step[]): readonly (readonly Step[])[] => {
  const parts: Step[][] = [[]];
  for (const step of steps) {
    parts.at(-1)!.push(step);
    if (sideOfStep(step)) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
};

/** Where each straight step of a walk ends. */
const pointsOf = ({ legs }: Walk): readonly Spot[] =>
  legs.flatMap(({ step, to }) => (sideOfStep(step) ? [{ x: to.x, y: to.y }] : []));

export const planThrough = (
  scene: Scene,
  verb: Verb,
  steps: readonly Step[],
  at: number,
  wish: Omit<Wish, 'base' | 'verb'>,
): Planned => {
  const parts = partsOf(steps);
  const before = walkOf(scene, verb, steps, wish);
  const points = pointsOf(before);
  const base = parts.slice(0, at).flat();
  let plan = planTo(scene, { ...wish, base, verb });
  if (!turns(verb)) return plan;
  const { stuck } = plan;
  for (let i = at + 1; i < points.length; i++)
    plan = planTo(scene, { ...wish, base: plan.steps, to: points[i]!, verb, snaps: false });
  const { fast = false } = plan;
  return { verb, steps: withLastTurn(scene, verb, plan.steps, before, { ...wish, fast }), fast, stuck };
};

/** A turn that ended the steps brings the front to the same heading again, if it can. */
const withLastTurn = (
  scene: Scene,
  verb: Verb,
  steps: readonly Step[],
  before: Walk,
  manner: Manner,
): readonly Step[] => {
  const last = before.legs.at(-1);
  if (!last || !('turn' in last.step)) return steps;
  const { head } = walkOf(scene, verb, steps, manner);
  const turn = turnBetween(head.heading, last.to.heading);
  const all = turn === 0 ? steps : [...steps, { turn }];
  return marchRefusal(scene, verb, all, manner) ? steps : all;
};
