/** What is done with keys: the last step nudged, steps taken back, the movement chosen. */
import { length, tenths } from '@five-victories/engine/geometry';
import { largestPivot, sideOfStep, slideOf, straightStep } from '@five-victories/engine/manoeuvre';
import type { Step } from '@five-victories/engine/tabletop';
import type { Key } from '../gesture.js';
import { isBack } from '../lists.js';
import { drafted, type ManoeuvreDesk as Desk, type Outcome } from '../maker.js';
import { mostBend, withBend } from './changes.js';
import { finishes } from './choices.js';
import { chargeTargets, nextCharge, pivotedCharge } from './charges.js';
import { stepsOf, withPlan, withSteps, type OrderDraft, type Verb } from './draft.js';
import { withFrontToEnemy } from './face-enemy.js';
import { stepsTurned, turnIn, verbOfTurn } from './plan-turn.js';
import { turns } from './plan-to.js';
import { marchesOf, sceneOf, type Scene } from './scene.js';

/** A tenth of the measure and a degree; ten times that with Shift. */
const [LITTLE, DEGREE] = [100, 10];

const clamp = (value: number, most: number): number => Math.max(0 - most, Math.min(most, value));

/** The straight step that is nudged: the last, if nothing came after it. */
const ahead = (steps: readonly Step[], by: number): readonly Step[] => {
  const last = steps.at(-1);
  if (!last || !('ahead' in last)) return by > 0 ? [...steps, { ahead: length(by) }] : steps;
  const far = last.ahead + by;
  const before = steps.slice(0, -1);
  return far > 0 ? [...before, { ahead: length(far) }] : before;
};

/** To the side or back by so much more: more than zero is to the right, or further back. */
const aside = (verb: Verb, steps: readonly Step[], by: number): readonly Step[] => {
  const at = steps.findIndex((step) => sideOfStep(step));
  const old = at < 0 ? undefined : sideOfStep(steps[at]!);
  const far = (old ? (old.side === 'left' ? 0 - old.by : old.by) : 0) + by;
  const size = verb === 'sideStep' ? Math.abs(far) : Math.max(0, far);
  const side = verb === 'sideStep' ? (far < 0 ? 'left' : 'right') : 'rear';
  const step = size === 0 ? [] : [straightStep(side, length(size))];
  return at < 0 ? [...steps, ...step] : [...steps.slice(0, at), ...step, ...steps.slice(at + 1)];
};

const turnedBy = (scene: Scene, draft: OrderDraft, by: number): OrderDraft => {
  const { plan } = draft;
  if (plan?.is === 'charge') {
    const most = largestPivot(scene.match, scene.unit, scene.unit.place);
    const pivot = clamp((plan.charge.pivot ?? 0) + by, most);
    return withPlan(draft, { is: 'charge', charge: pivotedCharge(scene, plan.charge, pivot) });
  }
  if (plan?.is === 'change') {
    const { bend } = plan.change;
    if (!bend) return draft;
    const angle = tenths(Math.max(1, Math.min(mostBend(scene), bend.angle + by)));
    return withPlan(draft, { is: 'change', change: withBend(plan.change, { way: bend.way, angle }) });
  }
  if (plan?.is === 'plain') {
    if (plan.order.do !== 'unlimber' && plan.order.do !== 'unpack') return draft;
    return withPlan(draft, {
      is: 'plain',
      order: { do: plan.order.do, turn: tenths(clamp((plan.order.turn ?? 0) + by, 1800)) },
    });
  }
  const verb = verbOfTurn(scene, draft);
  const steps = stepsOf(draft);
  return withSteps(draft, verb, stepsTurned(scene, verb, steps, clamp(turnIn(steps) + by, 3600), draft.face));
};

const nudged = (scene: Scene, draft: OrderDraft, { key, shift, alt }: Key): OrderDraft | undefined => {
  const [little, degree] = shift ? [10 * LITTLE, 10 * DEGREE] : [LITTLE, DEGREE];
  const verb = verbOfTurn(scene, draft);
  const isMarch = draft.plan === undefined || draft.plan.is === 'march';
  const sideways = isMarch && verb === 'sideStep' && !alt;
  const go = (steps: readonly Step[]): OrderDraft => withSteps(draft, verb, steps);
  const steps = stepsOf(draft);
  switch (key) {
    case 'ArrowLeft':
      return sideways ? go(aside(verb, steps, 0 - little)) : turnedBy(scene, draft, 0 - degree);
    case 'ArrowRight':
      return sideways ? go(aside(verb, steps, little)) : turnedBy(scene, draft, degree);
    case 'ArrowUp':
    case 'ArrowDown': {
      if (!isMarch) return undefined;
      const by = key === 'ArrowUp' ? little : 0 - little;
      return turns(verb) ? go(ahead(steps, by)) : verb === 'sideStep' ? draft : go(aside(verb, steps, 0 - by));
    }
    default:
      return undefined;
  }
};

/** One step of the draft back; undefined when there is nothing to take back. */
export const takenBack = (draft: OrderDraft): OrderDraft | undefined => {
  const { plan } = draft;
  if (plan?.is === 'march') return withSteps(draft, plan.verb, plan.steps.slice(0, -1));
  if (plan) return withPlan(draft, undefined);
  if (draft.stuck) return { ...draft, stuck: undefined };
  return draft.pinned === undefined ? undefined : { ...draft, pinned: undefined };
};

const PINS: Readonly<Record<string, readonly Verb[]>> = {
  w: ['manoeuvre', 'prolong', 'relocate'],
  s: ['sideStep'],
  b: ['stepBack', 'prolongBack'],
};

/** Another movement; what was planned as something else is given up. */
export const pinnedTo = (draft: OrderDraft, verb: Verb | undefined): OrderDraft => {
  const keeps = draft.plan?.is === 'march' && (verb === undefined || draft.plan.verb === verb);
  return { ...(keeps ? draft : withPlan(draft, undefined)), pinned: verb };
};

/** Faces about at the end of its steps. */
export const facedAbout = (scene: Scene, draft: OrderDraft): OrderDraft => {
  const verb = verbOfTurn(scene, draft);
  return withSteps(draft, verb, [...stepsOf(draft), { aboutFace: slideOf(scene.match) }]);
};

/** The nearest who can be charged, then other ways to charge him. */
const charged = (scene: Scene, { plan, ...draft }: OrderDraft, by: 1 | -1): OrderDraft | undefined => {
  const charge = plan?.is === 'charge' ? nextCharge(scene, plan.charge, by) : chargeTargets(scene)[0];
  return charge && withPlan({ ...draft, plan }, { is: 'charge', charge });
};

const byLetter = (scene: Scene, draft: OrderDraft, { key, shift }: Key): OrderDraft | undefined => {
  const letter = key.toLowerCase();
  const pin = PINS[letter]?.find((verb) => marchesOf(scene).includes(verb));
  if (PINS[letter]) return pin && pinnedTo(draft, draft.pinned === pin ? undefined : pin);
  switch (letter) {
    case 'a':
      return marchesOf(scene).some(turns) ? facedAbout(scene, draft) : undefined;
    case 'h':
      return withFrontToEnemy(scene, draft);
    case 'r':
      return { ...draft, fast: !draft.fast, hurried: false, stuck: undefined };
    case 'x':
      return { ...draft, finish: !finishes(scene, draft) };
    case 'c':
      return charged(scene, draft, shift ? -1 : 1);
    default:
      return undefined;
  }
};

export const key = (desk: Desk, draft: OrderDraft, pressed: Key): Outcome<OrderDraft> | undefined => {
  const scene = sceneOf(desk);
  if (!scene || pressed.ctrl) return undefined;
  if (isBack(pressed.key)) return drafted(takenBack(draft));
  return drafted(nudged(scene, draft, pressed) ?? byLetter(scene, draft, pressed));
};
