/** The front turned by its handle: a turn at the end of a manoeuvre, the pivot of a step aside, of a defensive block. */
import { lastOpen, type Refusal } from '@five-victories/engine/kernel';
import { headingBetween, tenths, turnBetween, type Angle } from '@five-victories/engine/geometry';
import { largestPivot, pivotPoint } from '@five-victories/engine/manoeuvre';
import type { Place, Step } from '@five-victories/engine/tabletop';
import type { Spot } from '../marks.js';
import { stepsOf, type OrderDraft, type Verb } from './draft.js';
import { turns, withoutLastTurn, type Planned } from './plan-to.js';
import { marchesOf, marchRefusal, type Scene } from './scene.js';
import { snappedTurn } from './snap.js';
import { looseSteps, walkOf } from './walk.js';

type Face = OrderDraft['face'];

/** The movement a turn belongs to when nothing is planned yet. */
export const verbOfTurn = (scene: Scene, { plan, pinned }: OrderDraft): Verb => {
  if (plan?.is === 'march') return plan.verb;
  const verbs = marchesOf(scene);
  return pinned ?? verbs.find(turns) ?? verbs[0] ?? 'manoeuvre';
};

const isBlock = ({ unit }: Scene): boolean => unit.place.formation === 'defensiveBlock';
/** Whether the front is pivoted, not turned, in this movement. */
export const pivots = (scene: Scene, verb: Verb): boolean => !turns(verb) || isBlock(scene);

const pivotOf = (by: Angle, face: Face): Step => (face === 'front' ? { pivot: by } : { pivot: by, face });

/** These steps with the front turned by so much at their end; no turn: without it. */
export const stepsTurned = (
  scene: Scene,
  verb: Verb,
  steps: readonly Step[],
  by: number,
  face: Face = 'front',
): readonly Step[] => {
  if (!pivots(scene, verb)) {
    const base = withoutLastTurn(steps);
    return by === 0 ? base : [...base, { turn: tenths(by) }];
  }
  const pivot = pivotOf(tenths(by), isBlock(scene) ? face : 'front');
  const at = steps.findIndex((step) => 'pivot' in step);
  const others = steps.filter((step) => !('pivot' in step));
  if (by === 0) return others;
  return at === 0 ? [pivot, ...others] : [...others, pivot];
};

/** The turn that ends these steps, or their pivot. */
export const turnIn = (steps: readonly Step[]): number => {
  const last = steps.at(-1);
  if (last && 'turn' in last) return last.turn;
  const pivot = steps.find((step) => 'pivot' in step);
  return pivot && 'pivot' in pivot ? pivot.pivot : 0;
};

/** Where the front is before it is turned, and the point it is turned about. */
const hingeOf = (scene: Scene, draft: OrderDraft): { readonly place: Place; readonly at: Spot } => {
  const verb = verbOfTurn(scene, draft);
  const { head } = walkOf(scene, verb, stepsTurned(scene, verb, stepsOf(draft), 0), draft);
  const { match, unit } = scene;
  return { place: head, at: isBlock(scene) ? pivotPoint(match, unit, head, draft.face) : head };
};

const TURN_OF: Readonly<Record<Face, number>> = { front: 0, right: 900, rear: 1800, left: -900 };

/** The front, or the chosen side of a defensive block, turned towards a point. */
export const turnTo = (scene: Scene, draft: OrderDraft, to: Spot, snaps: boolean): Planned => {
  const verb = verbOfTurn(scene, draft);
  const { place, at } = hingeOf(scene, draft);
  const facing = headingBetween(at, to);
  const off = turnBetween(place.heading, facing) - (isBlock(scene) ? TURN_OF[draft.face] : 0);
  const wanted = tenths(((((off + 1800) % 3600) + 3600) % 3600) - 1800);
  return turnBy(scene, draft, snaps && !pivots(scene, verb) ? snappedTurn(scene, place, wanted, 0, 1) : wanted);
};

/** Turned by so much, as far as there is room. */
const turnBy = (scene: Scene, draft: OrderDraft, wanted: Angle): Planned => {
  const verb = verbOfTurn(scene, draft);
  const { face } = draft;
  const given = stepsOf(draft);
  const at = (by: number): readonly Step[] => stepsTurned(scene, verb, given, by, face);
  const whyNot = (by: number): Refusal | undefined => marchRefusal(scene, verb, at(by), draft);
  const refusal = wanted === 0 ? undefined : whyNot(wanted);
  if (!refusal) return { verb, steps: at(wanted), stuck: undefined };
  const { place } = hingeOf(scene, draft);
  const most = pivots(scene, verb)
    ? Math.min(Math.abs(wanted), largestPivot(scene.match, scene.unit, place, isBlock(scene) ? face : 'front'))
    : Math.abs(wanted);
  const sign = Math.sign(wanted);
  const by = lastOpen(0, Math.min(Math.abs(wanted), most + 1), (each) => !whyNot(sign * each));
  const loose = at(wanted).find((step) => 'turn' in step || 'pivot' in step)!;
  return { verb, steps: at(sign * by), stuck: { place: looseSteps(scene, place, loose), refusal } };
};
