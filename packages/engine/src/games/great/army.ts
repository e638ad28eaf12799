/** What an army of A Great Victory may be made of: GV-UNIT-03..10, GV-POINTS-01..05. */
import { faultBy, type Refusal } from '../../kernel/refusal.js';
import { flag } from '../../kernel/wire.js';
import type { ArmyFault, Composition, Limit, RosterUnit } from '../../tabletop/army/army.js';
import type { TabletopOptions } from '../../tabletop/rules.js';
import { qualityShapes } from '../../manoeuvre/position-unit.js';
import { HEAVY_LONGBOWS, QUALITIES, typeNamed, TYPES, type Kind } from './units.js';
import { refuse, type GreatKinds } from './messages/index.js';

export const ROSTER_SHAPES = [{}, { ...qualityShapes(QUALITIES), thrown: flag }] as const;

const isOn = ({ houseRules }: TabletopOptions, name: string): boolean => houseRules[name] === true;

/** GV-UNIT-08, GV-R-01, -04: what a house rule brings or takes away, and who throws. */
export const rosterFaults = (options: TabletopOptions, unit: RosterUnit, path: string): ArmyFault[] => {
  const { what, weapon } = typeNamed(unit);
  const { name } = unit;
  const faults: ArmyFault[] = [];
  const wrong = (field: string, refusal: Refusal): void => {
    faults.push(faultBy(`${path}.${field}`, refusal));
  };
  if (unit.type === HEAVY_LONGBOWS && !isOn(options, 'heavyLongbows'))
    wrong('type', refuse('GV-R-01', 'noHeavyLongbows', { name, house: 'heavyLongbows' }));
  const javelinRiders = weapon === 'javelins' && (what === 'horse' || what === 'camels');
  if (javelinRiders && isOn(options, 'noLightHorseJavelins'))
    wrong('type', refuse('GV-R-04', 'noJavelinRiders', { name, house: 'noLightHorseJavelins' }));
  if (unit.thrown && (what !== 'foot' || (weapon !== 'light arms' && weapon !== 'arms')))
    wrong('thrown', refuse('GV-UNIT-08', 'throwsNothing', { name }));
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
  name: GreatKinds['share'],
  percentOf: (options: TabletopOptions) => number,
  kindsOf: (options: TabletopOptions) => readonly Kind[],
): Limit => ({
  refuses: enforced,
  broken: (units, options) => {
    const cost = costOfAll(ofKinds(units, kindsOf(options)), options);
    const [percent, points] = [percentOf(options), options.armyPoints!];
    return bought(options) && 100 * cost > percent * points
      ? refuse('GV-POINTS-03', 'shareTooDear', { share: name, cost, percent, points, most: (percent * points) / 100 })
      : undefined;
  },
});

const MOUNTED: readonly Kind[] = ['horse', 'camels', 'chariots'];

export const COMPOSITION: Composition = [
  {
    refuses: enforced,
    broken: (units, options) => {
      const cost = costOfAll(units, options);
      return bought(options) && cost > options.armyPoints!
        ? refuse('GV-POINTS-03', 'armyTooDear', { cost, most: options.armyPoints! })
        : undefined;
    },
  },
  share(
    'foot',
    ({ footPercent }) => footPercent!,
    () => ['foot'],
  ),
  /** GV-R-03. */
  share(
    'mounted',
    ({ mountedPercent }) => mountedPercent!,
    (options) => (isOn(options, 'commandCountsAsMounted') ? [...MOUNTED, 'command'] : MOUNTED),
  ),
  share(
    'elephants',
    ({ elephantPercent }) => elephantPercent!,
    () => ['elephants'],
  ),
  share(
    'artillery',
    ({ artilleryPercent }) => artilleryPercent!,
    () => ['artillery'],
  ),
  /** GV-UNIT-10, GV-R-90: a scenario's armies are only warned. */
  {
    refuses: (options) => enforced(options) && options.armySource !== 'scenario',
    broken: (units, { subCommanders }) => {
      const count = (type: string): number => units.filter((unit) => unit.type === type).length;
      const [chiefs, subs] = [count('commander'), count('sub-commander')];
      return chiefs === 1 && subs <= subCommanders
        ? undefined
        : refuse('GV-POINTS-04', 'commandersWanted', { most: subCommanders, chiefs, subs });
    },
  },
];
