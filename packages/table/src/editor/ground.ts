/** Terrain and goals of a measured table, as the options hold them: plain lists, changed by making new ones. */
import { canonical, SIDES, type Side } from '@five-victories/engine/kernel';
import type { FeatureGiven, Goal, Terrain } from '@five-victories/engine/tabletop';
import type { Options } from '../options/fields.js';
import {
  blob,
  middleOf,
  moved,
  onTable,
  wanderingLine,
  WHOLE,
  type Corner,
  type Extent,
  type Outline,
} from './shapes.js';

/** What is chosen on the table: a feature, perhaps one corner of it, or a goal of a side. */
export type Chosen =
  | { readonly is: 'feature'; readonly index: number; readonly corner?: number }
  | { readonly is: 'goal'; readonly side: Side; readonly index: number };

export const isLine = ({ type }: Pick<FeatureGiven, 'type'>): boolean => type === 'escarpment';

export const featuresOf = (options: Options): readonly FeatureGiven[] =>
  Array.isArray(options['terrain']) ? (options['terrain'] as FeatureGiven[]) : [];

export const goalsOf = (options: Options, side: Side): readonly Goal[] =>
  ((options['scenarioGoals'] ?? {}) as Partial<Record<Side, Goal[]>>)[side] ?? [];

export const withFeatures = ({ terrain: _terrain, ...options }: Options, features: readonly FeatureGiven[]): Options =>
  features.length > 0 ? { ...options, terrain: features } : options;

export const withFeature = (options: Options, index: number, feature: FeatureGiven): Options =>
  withFeatures(
    options,
    featuresOf(options).map((each, i) => (i === index ? feature : each)),
  );

export const withOutline = (options: Options, index: number, points: Outline): Options =>
  withFeature(options, index, { ...featuresOf(options)[index]!, points });

/** With its outline drawn otherwise. */
export const redrawn = (options: Options, index: number, draw: (points: Outline) => Outline): Options =>
  withOutline(options, index, draw(featuresOf(options)[index]!.points));

/** Goals count only when the scenario decides who wins: the first goal turns that on, the last one off. */
const withGoals = (options: Options, side: Side, goals: readonly Goal[]): Options => {
  const { scenarioGoals: _goals, victory, ...others } = options;
  const all = Object.fromEntries(SIDES.map((each) => [each, each === side ? goals : goalsOf(options, each)]));
  const none = SIDES.every((each) => all[each]!.length === 0);
  const kept = victory === undefined || victory === 'scenario' ? {} : { victory };
  return none ? { ...others, ...kept } : { ...others, victory: 'scenario', scenarioGoals: all };
};

export const withGoal = (options: Options, side: Side, index: number, goal: Goal): Options =>
  withGoals(
    options,
    side,
    goalsOf(options, side).map((each, i) => (i === index ? goal : each)),
  );

type ChosenGoal = Pick<Chosen & { is: 'goal' }, 'side' | 'index'>;

export const withGoalSo = (
  options: Options,
  { side, index }: ChosenGoal,
  so: (goal: Goal) => Partial<Goal>,
): Options => {
  const goal = goalsOf(options, side)[index]!;
  return withGoal(options, side, index, { ...goal, ...so(goal) });
};

/** Where it is, kept on the table. */
export const goalAt = (x: number, y: number, table: Extent): Pick<Goal, 'x' | 'y'> => {
  const [east, north] = onTable([x, y], table);
  return { x: east, y: north };
};

/** How large a new feature is, as a part of the depth of the table. */
const SIZES: Readonly<Record<Terrain, readonly [width: number, depth: number]>> = {
  hill: [0.3, 0.2],
  wood: [0.22, 0.17],
  village: [0.2, 0.17],
  rough: [0.2, 0.15],
  impassable: [0.16, 0.12],
  bog: [0.18, 0.14],
  escarpment: [0.3, 0],
};

/** Small, middling and large. */
export const SCALES = { small: 0.6, middling: 1, large: 1.6 } as const;
export type ScaleName = keyof typeof SCALES;

/** A feature of this type about a point, kept on the table. */
export const newFeature = (
  type: Terrain,
  at: Corner,
  table: Extent,
  chance: () => number,
  scale: ScaleName = 'middling',
): FeatureGiven => {
  const [width, depth] = SIZES[type].map((share) => share * SCALES[scale] * table.depth) as [number, number];
  const points = type === 'escarpment' ? wanderingLine(at, width, chance) : blob(at, width, depth, chance);
  return { type, points: moved(points, 0, 0, table) };
};

export const added = (options: Options, feature: FeatureGiven): { options: Options; chosen: Chosen } => ({
  options: withFeatures(options, [...featuresOf(options), feature]),
  chosen: { is: 'feature', index: featuresOf(options).length },
});

const GOAL_RADIUS = 0.1;

export const newGoal = ([x, y]: Corner, table: Extent): Goal => ({
  ...goalAt(x, y, table),
  radius: Math.round((GOAL_RADIUS * table.depth) / WHOLE) * WHOLE,
  points: 1,
});

export const goalAdded = (options: Options, side: Side, goal: Goal): { options: Options; chosen: Chosen } => ({
  options: withGoals(options, side, [...goalsOf(options, side), goal]),
  chosen: { is: 'goal', side, index: goalsOf(options, side).length },
});

export const removed = (options: Options, chosen: Chosen): Options =>
  chosen.is === 'feature'
    ? withFeatures(
        options,
        featuresOf(options).filter((_, i) => i !== chosen.index),
      )
    : withGoals(
        options,
        chosen.side,
        goalsOf(options, chosen.side).filter((_, i) => i !== chosen.index),
      );

/** Open ground, and no goals. */
export const cleared = (options: Options): Options =>
  SIDES.reduce((all, side) => withGoals(all, side, []), withFeatures(options, []));

const ASIDE = 2 * WHOLE;

/** A copy a little to the side, chosen. */
export const duplicated = (options: Options, chosen: Chosen, table: Extent): { options: Options; chosen: Chosen } => {
  if (chosen.is === 'goal') {
    const goal = goalsOf(options, chosen.side)[chosen.index]!;
    return goalAdded(options, chosen.side, { ...goal, ...goalAt(goal.x + ASIDE, goal.y - ASIDE, table) });
  }
  const feature = featuresOf(options)[chosen.index]!;
  const { points } = feature;
  const aside = moved(points, ASIDE, -ASIDE, table);
  const isSame = aside.every(([x, y], i) => x === points[i]![0] && y === points[i]![1]);
  return added(options, { ...feature, points: isSame ? moved(points, -ASIDE, ASIDE, table) : aside });
};

/** Where the chosen thing is. */
export const placeOf = (options: Options, chosen: Chosen): Corner | undefined => {
  if (chosen.is === 'goal') {
    const goal = goalsOf(options, chosen.side)[chosen.index];
    return goal && [goal.x, goal.y];
  }
  const feature = featuresOf(options)[chosen.index];
  return feature && (chosen.corner === undefined ? middleOf(feature.points) : feature.points[chosen.corner]);
};

/** Whether it is still there. */
export const isThere = (options: Options, chosen: Chosen | undefined): chosen is Chosen =>
  chosen !== undefined && placeOf(options, chosen) !== undefined;

/** All that can be chosen, in the order of the list. */
export const allOf = (options: Options): Chosen[] => [
  ...featuresOf(options).map((_, index): Chosen => ({ is: 'feature', index })),
  ...SIDES.flatMap((side) => goalsOf(options, side).map((_, index): Chosen => ({ is: 'goal', side, index }))),
];

export const isSameChosen = (a: Chosen | undefined, b: Chosen | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.index === b.index &&
  (a.is === 'goal' ? b.is === 'goal' && a.side === b.side : b.is === 'feature');

/** The next or last of all; from nothing, the first or last. */
export const nextChosen = (options: Options, chosen: Chosen | undefined, step: 1 | -1): Chosen | undefined => {
  const all = allOf(options);
  const now = all.findIndex((each) => isSameChosen(each, chosen));
  return all.at(now < 0 ? (step > 0 ? 0 : -1) : (now + step + all.length) % all.length);
};

/** Features and goals alone, whatever else the options say. */
const drawnOf = (options: Options): string =>
  canonical([featuresOf(options), ...SIDES.map((side) => goalsOf(options, side))]);

export const isAllOnTable = (options: Options, table: Extent): boolean =>
  drawnOf(allOnTable(options, table)) === drawnOf(options);

/** Everything pushed back onto the table, as far as it is not too large for it. */
export const allOnTable = (options: Options, table: Extent): Options => {
  const ground = withFeatures(
    options,
    featuresOf(options).map((feature) => ({ ...feature, points: moved(feature.points, 0, 0, table) })),
  );
  const pushed = (goal: Goal): Goal => ({ ...goal, ...goalAt(goal.x, goal.y, table) });
  return SIDES.reduce((all, side) => withGoals(all, side, goalsOf(all, side).map(pushed)), ground);
};
