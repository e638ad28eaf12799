/** Who can be fired at, with how many dice, or why not: the engine's own answers, remembered while nothing moves. */
import { expected, hitChances, refusal, type Choice } from '@five-victories/engine/kernel';
import { tenths, type Angle } from '@five-victories/engine/geometry';
import type { UnitId } from '@five-victories/engine/tabletop';
import {
  isArtillery,
  laneOf,
  largestPivot,
  needsOf,
  targetsOf as query,
  wheeled,
  type Corner,
  type Fire,
  type Target,
  type Wheel,
  type Placed,
  type GloriousMatch,
} from '@five-victories/engine/glorious';
import { inHand } from '../../maker.js';
import { standingIn } from '../../spots.js';
import { knownOf } from '../../known.js';
import { zoneMarks } from '../../fire/zones.js';
import type { Mark, Tone } from '../../marks.js';
import { throwsBy } from '../../odds/casts.js';
import { fireOf, type FireDraft, type Reaching } from './draft.js';

export type { Target };

export const targetsOf = (match: GloriousMatch, unit: UnitId, pivot: Wheel | undefined): readonly Target[] => {
  const firer = standingIn(match, unit);
  if (!firer) return [];
  const { by = 0 as Angle, corner } = pivot ?? {};
  return knownOf(match, `targets ${unit} ${by} ${corner ?? ''}`, () =>
    query(match, firer, by === 0 ? {} : { pivot: by, corner }),
  );
};

export const firerIn = (match: GloriousMatch, { unit }: FireDraft): Placed | undefined => inHand({ match, unit });

export const mayHit = ({ refusal }: Target): boolean => refusal === undefined;

export const reachingOf = (targets: readonly Target[]): Reaching =>
  new Map(targets.map(({ target, elements }) => [target, elements ?? {}]));

/** Expected hits of all it has at one target. */
export const hopeOf = ({ groups = [] }: Target): number => expected(hitChances(needsOf(groups), 12));

/** The dice of each volley of an order that is legal. */
export const throwsOf = throwsBy<GloriousMatch, FireDraft>(fireOf, ({ unit, at }) => ({
  cause: 'fire',
  unit: unit!,
  count: at.length,
}));

// ---- guns ------------------------------------------------------------------------------------------------------------

/** About the corner on the side it turns to, as the query takes it. */
export const pivotBy = (by: number): Wheel | undefined =>
  by === 0 ? undefined : { corner: by < 0 ? 'left' : 'right', by: by as Angle };

export const mostPivot = (match: GloriousMatch, gun: Placed): number =>
  isArtillery(gun) ? largestPivot(match, gun, gun.place) : 0;

export const pivotedGun = (match: GloriousMatch, gun: Placed, pivot: Wheel | undefined): Placed =>
  pivot ? { ...gun, place: wheeled(match, gun, gun.place, pivot) } : gun;

const CORNERS: readonly Corner[] = ['left', 'right'];

/** The smallest pivot that brings a target into the lane: the engine's own, or one that is looked for. */
export const pivotOnto = (match: GloriousMatch, gun: Placed, target: UnitId): Wheel | undefined => {
  const shot = (pivot: Wheel | undefined): Fire & Choice => ({
    do: 'fire',
    unit: gun.id,
    ...(pivot ? { pivot } : {}),
    at: [{ target }],
  });
  const most = mostPivot(match, gun);
  for (let by = 1; by <= most; by++)
    for (const corner of CORNERS)
      for (const sign of corner === 'right' ? [1, -1] : [-1, 1]) {
        const pivot: Wheel = { corner, by: tenths(sign * by) };
        if (!refusal(match, shot(pivot))) return pivot;
      }
  return undefined;
};

/** Straight ahead as far as it reaches. */
export const laneMarks = (match: GloriousMatch, gun: Placed, tone: Tone, text?: string): Mark[] => {
  const { zones, range } = laneOf(match, gun, gun.place);
  return zoneMarks(
    zones.map(({ edge }) => ({ edge, range })),
    tone,
    text,
  );
};
