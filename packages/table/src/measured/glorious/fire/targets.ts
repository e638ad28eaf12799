/** Who can be fired at, with how many dice, or why not: the engine's own answers, remembered while nothing moves. */
import type { Modifier, Refusal } from '@five-victories/engine/kernel';
import { endsOf, type Angle } from '@five-victories/engine/geometry';
import { findUnit, queryOf, type Placed, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { isArtillery, laneOf, largestPivot, needsOf, wheeled, type Wheel } from '@five-victories/engine/glorious';
import { expected, hitChances } from '../../../match/chances.js';
import type { Spot } from '../../marks.js';
import type { FireDraft, Reaching } from './draft.js';

interface Group {
  readonly letter: string;
  readonly elements: number;
  readonly dice: number;
  readonly cv: number;
}

/** An enemy, as a target of everything a formation has. */
export interface Target {
  readonly target: UnitId;
  readonly refusal?: Refusal;
  readonly elements?: Readonly<Record<string, number>>;
  readonly dice?: number;
  readonly groups?: readonly Group[];
  readonly modifiers?: readonly Modifier[];
}

const known = new WeakMap<TabletopMatch, Map<string, readonly Target[]>>();

export const targetsOf = (match: TabletopMatch, unit: UnitId, pivot: Wheel | undefined): readonly Target[] => {
  const firer = findUnit(match, unit);
  if (!firer?.place) return [];
  let all = known.get(match);
  if (!all) known.set(match, (all = new Map()));
  const by = pivot?.by ?? (0 as Angle);
  const key = `${unit} ${by}`;
  let targets = all.get(key);
  const query = { what: 'targets', unit, ...(by === 0 ? {} : { pivot: by }) } as const;
  if (!targets) all.set(key, (targets = queryOf(match, firer as Placed, query) as readonly Target[]));
  return targets;
};

export const firerIn = (match: TabletopMatch, { unit }: FireDraft): Placed | undefined => {
  const found = unit === undefined ? undefined : findUnit(match, unit);
  return found?.place && found.side === match.decision?.side ? (found as Placed) : undefined;
};

export const mayHit = ({ refusal }: Target): boolean => refusal === undefined;

export const reachingOf = (targets: readonly Target[]): Reaching =>
  new Map(targets.map(({ target, elements }) => [target, elements ?? {}]));

/** Expected hits of all it has at one target. */
export const hopeOf = ({ groups = [] }: Target): number => expected(hitChances(needsOf(groups), 12));

// ---- guns ------------------------------------------------------------------------------------------------------------

/** About the corner on the side it turns to, as the query takes it. */
export const pivotBy = (by: number): Wheel | undefined =>
  by === 0 ? undefined : { corner: by < 0 ? 'left' : 'right', by: by as Angle };

export const mostPivot = (match: TabletopMatch, gun: Placed): number =>
  isArtillery(gun) ? largestPivot(match, gun, gun.place) : 0;

export const pivotedGun = (match: TabletopMatch, gun: Placed, pivot: Wheel | undefined): Placed =>
  pivot ? { ...gun, place: wheeled(match, gun, gun.place, pivot) } : gun;

/** Straight ahead as far as it reaches. */
export const laneAhead = (match: TabletopMatch, gun: Placed): readonly Spot[] => {
  const { zones, range } = laneOf(match, gun, gun.place);
  const { edge } = zones[0]!;
  const [left, right] = endsOf(edge);
  const ahead = ({ x, y }: Spot): Spot => ({ x: x + range * edge.sin, y: y + range * edge.cos });
  return [left, ahead(left), ahead(right), right];
};
