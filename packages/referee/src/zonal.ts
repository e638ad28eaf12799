/** The zone games for the referee. */
import { describeOptions, listedDice, wire, type AnyMatch, type Fault, type Stream } from '@five-victories/engine';
import {
  armyShape,
  checkArmy,
  findUnit,
  optionsOf,
  positionShape,
  report,
  type Edition,
  type Roster,
  type ZonalMatch,
  type ZonalRules,
} from '@five-victories/engine/zonal';
import { botNamed } from '@five-victories/bots';
import type { Checked, Game } from './game.js';

/** What `begin` would refuse though every number is right: an army that finds no room on its table. */
const roomFaults = (rules: ZonalRules, army: Roster, options: unknown): Fault[] => {
  const faults: Fault[] = [];
  rules.open({ armies: { south: army, north: army }, options }, listedDice([]), '', faults);
  return faults.filter(({ path }) => path === '.armies.south').map((fault) => ({ ...fault, path: 'army' }));
};

const check = (rules: ZonalRules, given: unknown, options: unknown, faults: Fault[]): Checked | undefined => {
  const army = armyShape.read(given, 'army', faults);
  const read = optionsOf(rules, options, 'options', faults);
  if (faults.length > 0) return undefined;
  const { errors, warnings } = checkArmy(rules, read, army, 'army');
  return { errors: errors.length > 0 ? errors : roomFaults(rules, army, options), warnings };
};

const describe = (rules: Edition) => ({
  id: rules.id,
  title: rules.title,
  version: rules.version,
  options: describeOptions(rules.options),
  switches: Object.entries(rules.switches).map(([name, each]) => ({ name, ...each })),
  types: rules.types,
  stands: rules.stands,
  terrain: rules.terrain,
  armies: rules.armies,
  scenarios: rules.scenarios,
});

export const zonalGame = (rules: Edition): Game => ({
  rules,
  title: rules.title,
  armies: rules.armies,
  scenarios: rules.scenarios,
  types: Object.keys(rules.types),
  armyShape,
  optionsShape: wire.fields({}, Object.fromEntries(Object.entries(rules.options).map(([name, o]) => [name, o.shape]))),
  positionShape,
  describe: () => describe(rules),
  checkArmy: (army, options, faults) => check(rules, army, options, faults),
  nameOf: (match: AnyMatch, id) => findUnit(match as ZonalMatch, id)?.name ?? id,
  textOf: (match: AnyMatch, event) => report(match as ZonalMatch, event),
  advise: (match: AnyMatch, bot: string, stream: Stream) => botNamed(bot)!.choose(match as ZonalMatch, stream),
});
