/** Options of A Great Victory: GV-SETUP-01; lengths in whole centimetres, or in thousandths of one where it says so. */
import { option } from '../../kernel/options.js';
import type { Fault } from '../../kernel/refusal.js';
import * as wire from '../../kernel/wire.js';
import { length } from '../../geometry/index.js';
import type { Base } from '../../tabletop/figure.js';
import { completed, sharedOptions } from '../../tabletop/options/options.js';
import type { TabletopOptions } from '../../tabletop/rules.js';
import { fault } from './messages/index.js';
import { SWITCHES } from './switches.js';
import { COMMAND_QUALITY, QUALITY_EFFECTS, QUALITY_TABLE, TERRAIN_EFFECTS } from './tables.js';
import { QUALITIES, TYPES } from './units.js';

export { SWITCHES } from './switches.js';

/** GV-UNIT-01, GV-R-13: stands of horse are those of camels too. */
const BASING = {
  foot: { frontage: 4000, depth: 2000 },
  horse: { frontage: 4000, depth: 3000 },
  chariot: { frontage: 4000, depth: 4000 },
  elephant: { frontage: 4000, depth: 4000 },
  artillery: { frontage: 4000, depth: 4000 },
  command: { frontage: 4000, depth: 3000 },
};
type Basing = Readonly<Record<string, { readonly frontage: number; readonly depth: number }>>;

export const basesOf = ({ basing }: TabletopOptions): Readonly<Record<string, Base>> => {
  const bases = Object.fromEntries(
    Object.entries(basing as Basing).map(([kind, { frontage, depth }]) => [
      kind,
      { frontage: length(frontage), depth: length(depth) },
    ]),
  );
  return Object.fromEntries(Object.entries(TYPES).map(([type, { kind }]) => [type, bases[kind!]!]));
};

export const basingFaults = ({ basing }: TabletopOptions, path: string): Fault[] =>
  Object.entries(basing as Basing)
    .filter(([, { frontage }]) => frontage % 2 !== 0)
    .map(([kind, { frontage }]) => fault(`${path}.basing.${kind}.frontage`, 'GV-UNIT-01', 'frontageOdd', { frontage }));

const base = wire.integer(1000, 20_000);
const baseShape = wire.fields({}, { frontage: base, depth: base });
const basingShape = completed(
  BASING,
  wire.fields({}, Object.fromEntries(Object.entries(BASING).map(([kind, own]) => [kind, completed(own, baseShape)]))),
);

const percent = (usual: number, whom: string) =>
  option(wire.integer(0, 100), usual, `The most of the points that ${whom} may cost, in percent.`);

/** GV-SETUP-01, GV-R-13. */
export const OPTIONS = {
  ...sharedOptions({
    measure: ['centimetres', 'a centimetre'],
    width: [60, 480, 180],
    depth: [60, 480, 120],
    deployment: [10, 60, 30],
    woods: [0, 50, 4],
    concerned: ['foot', 'horse', 'mounted', 'chariot', 'elephant', 'artillery', 'command', ...Object.keys(TYPES)],
    barred: ['formedHorse'],
    subCommanders: 'The most sub-commanders a side may have.',
    qualities: QUALITIES,
    qualityTable: QUALITY_TABLE,
    qualityEffects: QUALITY_EFFECTS,
    commandQualityTable: COMMAND_QUALITY,
    terrain: TERRAIN_EFFECTS,
    switches: SWITCHES,
  }),
  basing: option(
    basingShape,
    () => BASING,
    'Frontage and depth of a stand of each kind, in thousandths of a centimetre; horse is for camels too.',
  ),
  armySource: option(
    wire.oneOf(['points', 'roster', 'scenario']),
    'points',
    'Where armies come from: bought with points, any units agreed on, or a scenario that may set the army rules aside.',
  ),
  armyPoints: option(wire.integer(40, 2000), 150, 'Points each army may cost.'),
  mountedPercent: percent(25, 'horse, camels and chariots'),
  elephantPercent: percent(12, 'elephants'),
  artilleryPercent: percent(9, 'artillery'),
  footPercent: percent(100, 'foot'),
  dismounting: option(wire.flag, true, 'Horse and camels may be dismounted before the match, for the whole of it.'),
  thrownWeapons: option(
    wire.oneOf(['listed', 'all', 'none']),
    'listed',
    'Which foot has spears or pilums to throw at a charger: units listed with them, all that might, or none.',
  ),
  maxBend: option(wire.integer(10, 90), 90, 'How far a line may be bent, in degrees.'),
};
