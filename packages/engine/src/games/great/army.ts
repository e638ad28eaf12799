/** What an army of A Great Victory may be made of: GV-UNIT-03..10, GV-POINTS-01..05. */
import { flag } from '../../kernel/wire.js';
import type { ArmyFault, Composition, Limit, RosterUnit } from '../../tabletop/army/army.js';
import type { TabletopOptions } from '../../tabletop/rules.js';
import { HEAVY_LONGBOWS, typeNamed, TYPES, type Kind } from './units.js';

export const ROSTER_SHAPES = [{}, { thrown: flag }] as const;

const isOn = ({ houseRules }: TabletopOptions, name: string): boolean => houseRules[name] === true;

/** GV-UNIT-08, GV-R-01, -04: what a house rule brings or takes away, and who throws. */
export const rosterFaults = (options: TabletopOptions, unit: RosterUnit, path: string): ArmyFault[] => {
  const { what, weapon } = typeNamed(unit);
  const faults: ArmyFault[] = [];
  if (unit.type === HEAVY_LONGBOWS && !isOn(options, 'heavyLongbows'))
    faults.push({
      path: `${path}.type`,
      rule: 'GV-R-01',
      because: `${unit.name}: there is no heavy foot with longbows without the house rule heavyLongbows.`,
    });
  const javelinRiders = weapon === 'javelins' && (what === 'horse' || what === 'camels');
  if (javelinRiders && isOn(options, 'noLightHorseJavelins'))
    faults.push({
      path: `${path}.type`,
      rule: 'GV-R-04',
      because: `${unit.name}: horse and camels carry no javelins with the house rule noLightHorseJavelins.`,
    });
  if (unit.thrown && (what !== 'foot' || (weapon !== 'light arms' && weapon !== 'arms')))
    faults.push({
      path: `${path}.thrown`,
      rule: 'GV-UNIT-08',
      because: `${unit.name} is listed with spears or pilums, which only foot with hand-to-hand weapons carries.`,
    });
  return faults;
};

/** GV-POINTS-01, -02, GV-R-02, -84: only assigned quality changes the cost. */
const QUALITY_COST: Readonly<Record<string, number>> = { green: -1, trained: 0, elite: 3 };

export const costOf = (unit: RosterUnit, options: TabletopOptions): number => {
  if (!Object.hasOwn(TYPES, unit.type)) return 0;
  const { cost, strength } = typeNamed(unit);
  const quality = options.unitQuality === 'assigned' ? (QUALITY_COST[unit.quality ?? 'trained'] ?? 0) : 0;
  return (isOn(options, 'costEqualsStrength') ? strength : cost) + quality;
};

const costOfAll = (units: readonly RosterUnit[], options: TabletopOptions): number =>
  units.reduce((sum, unit) => sum + costOf(unit, options), 0);

const known = (units: readonly RosterUnit[]): readonly RosterUnit[] =>
  units.filter(({ type }) => Object.hasOwn(TYPES, type));

const ofKinds = (units: readonly RosterUnit[], kinds: readonly Kind[]): readonly RosterUnit[] =>
  known(units).filter((unit) => kinds.includes(typeNamed(unit).what));

/** GV-R-90. */
const bought = ({ armySource }: TabletopOptions): boolean => armySource === 'points';
const enforced = ({ enforceComposition }: TabletopOptions): boolean => enforceComposition;

/** GV-POINTS-03: compared exactly. */
const share = (
  name: string,
  percentOf: (options: TabletopOptions) => number,
  kindsOf: (options: TabletopOptions) => readonly Kind[],
): Limit => ({
  rule: 'GV-POINTS-03',
  refuses: enforced,
  broken: (units, options) => {
    const cost = costOfAll(ofKinds(units, kindsOf(options)), options);
    const [percent, points] = [percentOf(options), options.armyPoints!];
    return bought(options) && 100 * cost > percent * points
      ? `${name} cost ${cost} points, and ${percent} percent of ${points} are ${(percent * points) / 100}.`
      : undefined;
  },
});

const MOUNTED: readonly Kind[] = ['horse', 'camels', 'chariots'];

export const COMPOSITION: Composition = [
  {
    rule: 'GV-POINTS-03',
    refuses: enforced,
    broken: (units, options) => {
      const cost = costOfAll(units, options);
      return bought(options) && cost > options.armyPoints!
        ? `The army costs ${cost} points, and ${options.armyPoints} are the limit.`
        : undefined;
    },
  },
  share(
    'Foot units',
    ({ footPercent }) => footPercent!,
    () => ['foot'],
  ),
  /** GV-R-03. */
  share(
    'Mounted units',
    ({ mountedPercent }) => mountedPercent!,
    (options) => (isOn(options, 'commandCountsAsMounted') ? [...MOUNTED, 'command'] : MOUNTED),
  ),
  share(
    'Elephants',
    ({ elephantPercent }) => elephantPercent!,
    () => ['elephants'],
  ),
  share(
    'Artillery units',
    ({ artilleryPercent }) => artilleryPercent!,
    () => ['artillery'],
  ),
  /** GV-UNIT-10, GV-R-90: a scenario's armies are only warned. */
  {
    rule: 'GV-POINTS-04',
    refuses: (options) => enforced(options) && options.armySource !== 'scenario',
    broken: (units, { subCommanders }) => {
      const count = (type: string): number => units.filter((unit) => unit.type === type).length;
      const [chiefs, subs] = [count('commander'), count('sub-commander')];
      return chiefs === 1 && subs <= subCommanders
        ? undefined
        : `Of commanders there must be 1, of sub-commanders ${subCommanders} at most; this army has ${chiefs} and ${subs}.`;
    },
  },
];
