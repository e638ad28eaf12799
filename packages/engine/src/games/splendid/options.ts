/** Options and house-rule switches of A Splendid Victory. */
import { option, type Switch } from '../../kernel/options.js';
import type { Fault } from '../../kernel/refusal.js';
import * as wire from '../../kernel/wire.js';
import type { Shape as RankSizes } from '../../formation/shape.js';
import { length } from '../../geometry/index.js';
import type { Base } from '../../tabletop/figure.js';
import { completed, sharedOptions } from '../../tabletop/options/options.js';
import type { TabletopOptions } from '../../tabletop/rules.js';
import type { SwitchName } from '../../tabletop/switches.js';
import { fault } from './messages/index.js';
import { COMMAND_QUALITY, QUALITY_EFFECTS, QUALITY_TABLE, SHAPES, TERRAIN_EFFECTS } from './tables.js';
import { QUALITIES, TYPES } from './units.js';

/** Each switch with the ruling it replaces. */
export const SWITCHES = {
  noTwoStandBlock: { ruling: 'SV-R-02', meaning: 'Two stands form no block, only a defensive block.' },
  turnsEndOnly: { ruling: 'SV-R-06', meaning: 'Turns and pivots need room only where they end.' },
  aboutFaceForward: { ruling: 'SV-R-08', meaning: 'In an about-face files slide forward only.' },
  noSameShapeChange: {
    ruling: 'SV-R-09',
    meaning: 'No change of formation into the kind and shape the unit has already.',
  },
  bendAnyArm: { ruling: 'SV-R-11', meaning: 'The owner picks which arm stays when a line is bent.' },
  mountedColumnFootMove: { ruling: 'SV-R-14', meaning: 'Mounted columns move as foot columns do.' },
  chainAnySide: { ruling: 'SV-R-18', meaning: 'For the chain of fire any one clear zone of a stand is enough.' },
  noChainAcrossBend: { ruling: 'SV-R-19', meaning: 'The chain of fire does not cross a bend.' },
  noZeroDiceFire: { ruling: 'SV-R-23', meaning: 'Fire that comes to no dice is refused.' },
  bounceFromAnyRange: { ruling: 'SV-R-25', meaning: 'A shot bounces through from a first target at any range.' },
  cvLimits: { ruling: 'SV-R-28', meaning: 'A Combat Value is at least 1 and at most 5.' },
  noCornerOutflank: { ruling: 'SV-R-30', meaning: 'A corner that meets only a corner does not outflank.' },
  defensiveBlockOutflanks: { ruling: 'SV-R-30', meaning: 'A defensive block outflanks with its front rank.' },
  allocateBeforeThrows: {
    ruling: 'SV-R-31',
    meaning: 'Both sides allocate all stands before the first die is thrown.',
  },
  strictJoinIn: { ruling: 'SV-R-32', meaning: 'Newly touching a friend forbids joining in.' },
  joinInChargeLimit: {
    ruling: 'SV-R-34',
    meaning: 'Foot without pikes joins in against mounted only if it outflanks them.',
  },
  lossKeepsKind: { ruling: 'SV-R-35', meaning: 'A unit that loses stands keeps its formation, or is a single stand.' },
  commandStays: { ruling: 'SV-R-39', meaning: 'Command stands in contact need not retreat after losses.' },
  openOrderFootCharge: { ruling: 'SV-R-40', meaning: 'Foot in open order may charge 4".' },
  failedChargeManoeuvreOnly: {
    ruling: 'SV-R-41',
    meaning: 'After a failed test to charge a unit may only manoeuvre, side-step or step back.',
  },
  flowAroundLoose: {
    ruling: 'SV-R-46',
    meaning: 'A unit that flows around another need only not overlap it at the end.',
  },
  noDragoonSideStep: { ruling: 'SV-R-47', meaning: 'Dismounted dragoons neither side-step nor step back.' },
  noRetreatWhileEngaged: { ruling: 'SV-R-51', meaning: 'Units in contact cannot be retreated voluntarily.' },
  interceptOverruns: { ruling: 'SV-R-53', meaning: 'A limbered gun that is intercepted is overrun.' },
  chargerBlocksRecoilTurn: {
    ruling: 'SV-R-54',
    meaning: 'The charger is in the way when a unit turns to recoil or evade.',
  },
  defensiveFirePivot: { ruling: 'SV-R-60', meaning: 'A unit may pivot once before it fires at its charger.' },
  fullFlinch: { ruling: 'SV-R-61', meaning: 'A charger that flinches or pulls up goes back the full way.' },
  breakThroughSameTarget: {
    ruling: 'SV-R-65',
    meaning: 'A break-through may charge the unit that just got away.',
  },
  pivotPerCharge: { ruling: 'SV-R-66', meaning: 'A unit may pivot once for every charge.' },
  removedCommandNotCounted: {
    ruling: 'SV-R-68',
    meaning: 'Command stands removed for heavy losses do not count as lost.',
  },
  breakAtValue: { ruling: 'SV-R-69', meaning: 'A side whose losses reach its breakpoint is over it.' },
  heavyMountedStrict: { ruling: 'SV-R-70', meaning: 'One Heavy Mounted unit for every full fifteen mounted units.' },
  cornerContact: { ruling: 'SV-R-99', meaning: 'Enemies that meet only corner to corner are in contact.' },
  turningGainsGround: { ruling: 'SV-R-95', meaning: 'Turns and about-faces may carry a unit forward without limit.' },
} as const satisfies Partial<Record<SwitchName, Switch>>;

/** SV-R-01: bases of 40 by 40 and 40 by 80 mm. */
const BASING = { frontage: 1574, depth: 1574, gunDepth: 3150 };
type Basing = typeof BASING;

/** SV-GEO-02: guns are deeper. */
export const basesOf = ({ basing }: TabletopOptions): Readonly<Record<string, Base>> => {
  const { frontage, depth, gunDepth } = basing as Basing;
  const stand = { frontage: length(frontage), depth: length(depth) };
  const gun = { frontage: length(frontage), depth: length(gunDepth) };
  return Object.fromEntries(Object.entries(TYPES).map(([type, { arm }]) => [type, arm === 'artillery' ? gun : stand]));
};

export const basingFaults = ({ basing }: TabletopOptions, path: string): Fault[] => {
  const { frontage } = basing as Basing;
  return frontage % 2 === 0 ? [] : [fault(`${path}.basing.frontage`, 'SV-R-01', 'frontageOdd', { frontage })];
};

const base = wire.integer(400, 4000);
const rankSizes: wire.Shape<RankSizes[]> = wire.list(wire.list(wire.integer(1, 9), 9), 20);
const types = Object.keys(TYPES);

export const OPTIONS = {
  ...sharedOptions({
    measure: ['inches', 'an inch'],
    width: [36, 144, 72],
    depth: [36, 96, 48],
    deployment: [6, 24, 12],
    woods: [0, 24, 2],
    concerned: ['foot', 'mounted', 'artillery', 'command', ...types],
    barred: ['formedMounted'],
    subCommanders: 'Sub-Commanders of each side.',
    qualities: QUALITIES,
    qualityTable: QUALITY_TABLE,
    qualityEffects: QUALITY_EFFECTS,
    commandQualityTable: COMMAND_QUALITY,
    terrain: TERRAIN_EFFECTS,
    switches: SWITCHES,
  }),
  basing: option(
    completed(BASING, wire.fields({}, { frontage: base, depth: base, gunDepth: base })),
    () => BASING,
    'Frontage and depth of a stand, and depth of a gun, in thousandths of an inch.',
  ),
  shapes: option(
    completed(SHAPES, wire.map(wire.matching(/^[2-9]$/, '4'), rankSizes)),
    () => SHAPES,
    'Block shapes by number of stands, as rank sizes from the front.',
  ),
  armySource: option(
    wire.oneOf(['roster', 'generated', 'scenario']),
    'roster',
    'Where armies come from: rosters by the army rules, throws, or a scenario that may set the army rules aside.',
  ),
  armyThrows: option(wire.integer(1, 60), 12, 'Throws for each army, with armySource generated.'),
  collection: option(
    wire.map(wire.oneOf(types), wire.integer(0, 1000)) as wire.Shape<TabletopOptions['collection']>,
    {},
    'The most units of a type that are fielded, with armySource generated; none given: any number.',
  ),
  dragoonsFewer: option(wire.flag, false, 'An army must have more Mounted than Dragoon units.'),
  overheadFire: option(
    wire.oneOf(['off', 'bothHigher', 'eitherHigher']),
    'bothHigher',
    'Whether guns fire over what is lower.',
  ),
  weather: option(wire.oneOf(['clear', 'rain', 'heavyRain', 'mist', 'mud']), 'clear', 'The weather of the day.'),
};
