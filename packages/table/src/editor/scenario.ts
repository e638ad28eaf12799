/** A scenario as players make it: its story, two armies, and the options of the match as the engine takes them. */
import type { Both, Side } from '@five-victories/engine/kernel';
import type { Options } from '../options/fields.js';

/** What the editor needs to know of an army; the rest is carried along. */
export interface RosterLike {
  readonly name: string;
  readonly commander?: string | undefined;
  readonly coat?: string | undefined;
  readonly units: readonly unknown[];
}

/** A ready-made army by its id, or a whole army that came from elsewhere. */
export type ArmyChoice = string | RosterLike;

export interface OwnScenario {
  readonly name: string;
  readonly story: string;
  readonly armies: Both<ArmyChoice>;
  readonly options: Options;
}

/** A game as the editor sees it. */
export interface Shelf {
  readonly armies: readonly (RosterLike & { readonly id: string; readonly coat: string })[];
  readonly scenarios: readonly {
    readonly id: string;
    readonly name: string;
    readonly story: string;
    readonly south: string;
    readonly north: string;
    readonly options: Options;
  }[];
}

/** The army that is meant; undefined when this game has no such army. */
export const armyIn = (shelf: Shelf, choice: ArmyChoice): RosterLike | undefined =>
  typeof choice === 'string' ? shelf.armies.find(({ id }) => id === choice) : choice;

const owned = new WeakMap<object, OwnScenario>();

/** A ready-made scenario in the shape of a player's own; the same one for the same. */
export const ownOf = (ready: Shelf['scenarios'][number]): OwnScenario => {
  const { name, story, south, north, options } = ready;
  const own = owned.get(ready) ?? { name, story, armies: { south, north }, options };
  owned.set(ready, own);
  return own;
};

/** What belongs to one battle and not to the way its armies meet. */
const OF_ONE_BATTLE: ReadonlySet<string> = new Set([
  'tableWidth',
  'tableDepth',
  'deploymentDepth',
  'terrain',
  'escarpments',
  'scenarioGoals',
  'victory',
  'turnLimit',
  'weather',
  'houseRules',
]);

/** Two armies that may meet, as in the first scenario of the game, on open ground. */
export const emptyScenario = ({ scenarios }: Shelf, name: string): OwnScenario => {
  const { south, north, options } = scenarios[0]!;
  const rest = Object.entries(options).filter(([option]) => !OF_ONE_BATTLE.has(option));
  return { name, story: '', armies: { south, north }, options: structuredClone(Object.fromEntries(rest)) };
};

/** A scenario of the game to be changed. */
export const copyOfScenario = (
  { scenarios }: Shelf,
  id: string,
  named: (name: string) => string,
): OwnScenario | undefined => {
  const found = scenarios.find((each) => each.id === id);
  if (!found) return undefined;
  const { name, story, south, north, options } = found;
  // The ready-made ones are constants of the program: a copy may be changed by nobody else.
  return { name: named(name), story, armies: { south, north }, options: structuredClone(options) };
};

export const withArmy = (scenario: OwnScenario, side: Side, army: ArmyChoice): OwnScenario => ({
  ...scenario,
  armies: { ...scenario.armies, [side]: army },
});

/** How a match of it begins. Scenarios without an army of this game begin with none, and the engine says so. */
export const beginningOf = (shelf: Shelf, { armies, options }: OwnScenario): unknown => {
  const [south, north] = [armyIn(shelf, armies.south), armyIn(shelf, armies.north)];
  const thrown = options['armySource'] === 'generated';
  const none = (army: RosterLike | undefined) => army && { name: army.name, units: [] };
  if (!south || !north) return { options };
  return { armies: thrown ? { south: none(south), north: none(north) } : { south, north }, options };
};
