/** What does not change while one order is put together: asked of the engine once. */
import { refusal as refusalOf, type Choice, type Refusal } from '@five-victories/engine/kernel';
import {
  activityFor,
  leftOf as leftIn,
  type ManoeuvreMatch,
  type Activity,
  type Placed,
} from '@five-victories/engine/manoeuvre';
import { findUnit, isPlaced, MARCHES, type March, type Step } from '@five-victories/engine/tabletop';
import { knownOf } from '../known.js';
import { askedAs, type ManoeuvreDesk as Desk } from '../maker.js';
import type { Verb } from './draft.js';

export interface Scene {
  readonly match: ManoeuvreMatch;
  readonly unit: Placed;
  /** The decision the order answers: `order` or `breakThrough`. */
  readonly kind: 'order' | 'breakThrough';
  /** The orders that may be given now, by their verbs. */
  readonly verbs: readonly string[];
  /** Of a break-through: how far the charger may charge on; and who gave it. */
  readonly reach: number | undefined;
}

/** How a march is made, besides its steps. */
export interface Manner {
  readonly fast?: boolean | undefined;
  readonly leave?: boolean | undefined;
}

const BREAK_THROUGH = ['manoeuvre', 'charge'];

/** undefined: the unit is not on the table, so there is nothing to be ordered. */
export const sceneOf = (desk: Desk): Scene | undefined =>
  knownOf(desk.match, 'scene', () => {
    const { match } = desk;
    const { kind, about } = askedAs(desk, 'order', 'breakThrough');
    const unit = findUnit(match, about.unit);
    if (!unit || !isPlaced(unit)) return undefined;
    const verbs = 'orders' in about ? about.orders : BREAK_THROUGH;
    return { match, unit, kind, verbs, reach: 'reach' in about ? about.reach : undefined };
  });

/** The march as it is said. */
export const marchOf = (
  { match }: Scene,
  verb: Verb,
  steps: readonly Step[],
  { fast = false, leave = false, finish = false }: Manner & { readonly finish?: boolean } = {},
): March => ({
  do: verb,
  steps,
  ...(fast ? { [match.rules.words.doubleTime]: true } : {}),
  ...(leave ? { leaveTable: true } : {}),
  ...(finish ? { finish: true } : {}),
});

export const whyNot = ({ match }: Scene, choice: Choice): Refusal | undefined => refusalOf(match, choice);

export const marchRefusal = (
  scene: Scene,
  verb: Verb,
  steps: readonly Step[],
  { fast, leave }: Manner,
): Refusal | undefined => whyNot(scene, marchOf(scene, verb, steps, { fast, leave }));

/** The action a movement begins or goes on with. */
export const activityOf = ({ match, unit }: Scene, verb: Verb, fast = false): Activity =>
  activityFor(match, unit, { do: verb, steps: [], ...(fast ? { doubleTime: true } : {}) });

/** What the straight moves of an action may still come to. */
export const leftOf = ({ match, unit }: Scene, activity: Activity): number => leftIn(match, unit, activity);

/** The movements that may be ordered now. */
export const marchesOf = ({ verbs }: Scene): readonly Verb[] => MARCHES.filter((verb) => verbs.includes(verb));
