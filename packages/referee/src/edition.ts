/** A game for the referee, from its edition and what its family knows. */
import {
  describeOptions,
  listedDice,
  wire,
  type AnyMatch,
  type Declared,
  type Fault,
  type Playable,
} from '@five-victories/engine';
import type { Checked, Game } from './game.js';

interface Edition extends Playable<AnyMatch> {
  readonly title: string;
  readonly options: Declared;
  readonly switches: Readonly<Record<string, object>>;
  readonly types: Readonly<Record<string, unknown>>;
  readonly stands: object;
  readonly terrain: object;
  readonly armies: Game['armies'];
  readonly scenarios: Game['scenarios'];
}

/** What a family of games brings; the rest is the same for all. */
export interface Family<E, O, A> extends Pick<Game, 'positionShape' | 'words' | 'textOf' | 'query'> {
  readonly armyShape: wire.Shape<A>;
  readonly optionsOf: (rules: E, given: unknown, path: string, faults: Fault[]) => O;
  readonly checkArmy: (rules: E, options: O, army: A, path: string) => Checked;
}

/** What `begin` would refuse though every number is right: an army that finds no room on its table. */
const roomFaults = (rules: Playable<AnyMatch>, army: unknown, options: unknown): Fault[] => {
  const faults: Fault[] = [];
  rules.open({ armies: { south: army, north: army }, options }, listedDice([]), '', faults);
  return faults.filter(({ path }) => path === '.armies.south').map((fault) => ({ ...fault, path: 'army' }));
};

const describe = ({ id, title, version, options, switches, types, stands, terrain, armies, scenarios }: Edition) => ({
  id,
  title,
  version,
  options: describeOptions(options),
  switches: Object.entries(switches).map(([name, each]) => ({ name, ...each })),
  types,
  stands,
  terrain,
  armies,
  scenarios,
});

export const gameFrom = <E extends Edition, O, A>(rules: E, family: Family<E, O, A>): Game => {
  const { armyShape, optionsOf, checkArmy, ...same } = family;
  const { options, title, armies, scenarios, types } = rules;
  return {
    ...same,
    rules,
    title,
    armies,
    scenarios,
    types: Object.keys(types),
    armyShape,
    optionsShape: wire.fields({}, Object.fromEntries(Object.entries(options).map(([name, o]) => [name, o.shape]))),
    describe: () => describe(rules),
    checkArmy: (given, chosen, faults) => {
      const army = armyShape.read(given, 'army', faults);
      const read = optionsOf(rules, chosen, 'options', faults);
      if (faults.length > 0) return undefined;
      const { errors, warnings } = checkArmy(rules, read, army, 'army');
      return { errors: errors.length > 0 ? errors : roomFaults(rules, army, chosen), warnings };
    },
  };
};
