/** What is wrong with options that are each within their range: zones that do not exist, limits, edges. */
import { faultBy, type Fault, type Flaw } from '../kernel/refusal.js';
import { SIDES } from '../kernel/side.js';
import type { Cites } from './cites.js';
import { columnsOf } from './columns.js';
import { outOfRange, unfit } from './messages/options.js';
import type { ZonalOptions } from './options.js';
import { effectsOf, TERRAIN, type TerrainEffects } from './terrain.js';
import { reserveAt, ROWS, zoneAt, type Zone } from './zone.js';

const zonesOf = (columns: number): Zone[] =>
  Array.from({ length: columns * ROWS }, (_, i) => zoneAt(i % columns, Math.floor(i / columns)));

/** What the single options cannot know: zones that exist, limits, edges. */
export const optionFaults = (options: ZonalOptions, standard: TerrainEffects, cite: Cites, path: string): Fault[] => {
  const { columns, terrain, terrainLimits } = options;
  const faults: Fault[] = [];
  const zones = zonesOf(columns);
  const reserves = SIDES.flatMap((side) => columnsOf(options.reserveZones, side).map((c) => reserveAt(side, c)));
  const wrong: Wrong = (where, why) => {
    faults.push(faultBy(`${path}.${where}`, why));
  };
  zoneListFaults(options, zones, wrong, cite);
  if (options.fullVictoryZones > zones.length)
    wrong('fullVictoryZones', outOfRange('zonesOfTable', { zones: zones.length }));
  for (const [type, limits] of Object.entries(options.standLimits)) {
    const [least = 0, most = 0] = limits;
    if (least > most || most === 0)
      wrong(`standLimits.${type}`, unfit(cite.types, 'leastFirst', { limits: limits.map(String) }));
  }
  for (const [size, shapes] of Object.entries(options.shapes)) {
    if (shapes.length === 0 || new Set(shapes.map(String)).size < shapes.length)
      wrong(`shapes.${size}`, unfit(cite.shapes, 'shapesOnce', { size: Number(size) }));
    for (const shape of shapes)
      if (shape.reduce((a, b) => a + b, 0) !== Number(size) || shape.some((n, i) => i > 0 && n > shape[i - 1]!))
        wrong(`shapes.${size}`, unfit(cite.shapes, 'ranksAddUp', { ranks: shape.map(String), size: Number(size) }));
  }
  for (const [type, thrown] of Object.entries(options.unitQualityTable))
    if (thrown.length !== 6) wrong(`unitQualityTable.${type}`, outOfRange('sixResults', { given: thrown.length }));

  for (const zone of Object.keys(terrain))
    if (!zones.includes(zone)) wrong(`terrain.${zone}`, outOfRange('noZoneThere', { zone }));
  for (const type of TERRAIN) {
    const there = zones.filter((zone) => terrain[zone]?.includes(type)).length;
    const limit = terrainLimits[type];
    if (limit !== undefined && there > limit)
      wrong('terrain', unfit(cite.terrainLimit, 'tooMuchTerrain', { zones: there, terrain: [type], most: limit }));
  }
  for (const side of ['south', 'north'] as const)
    for (const { zone } of options.scenarioGoals[side])
      if (!zones.includes(zone)) wrong(`scenarioGoals.${side}`, unfit(cite.scenario, 'noZoneThere', { zone }));
  escarpmentFaults(options, effectsOf(standard, options), zones, reserves, wrong, cite);
  return faults;
};

type Wrong = (where: string, why: Flaw) => void;

/** FV-R-10, -88, MV-R-72, -85: columns and zones that exist, each once, and somewhere for each side to set up. */
const zoneListFaults = (options: ZonalOptions, zones: readonly Zone[], wrong: Wrong, cite: Cites): void => {
  const { columns, setupElsewhere } = options;
  const columnFaults = (name: 'setupZones' | 'reserveZones', rule: string): void => {
    for (const side of 'south' in options[name] ? SIDES : (['south'] as const)) {
      const named = columnsOf(options[name], side);
      if (named.some((c) => c >= columns)) wrong(name, unfit(rule, 'columnsOfTable', { last: columns - 1 }));
      if (new Set(named).size < named.length) wrong(name, unfit(rule, 'columnTwice'));
    }
  };
  columnFaults('setupZones', cite.setupZones);
  // Reserve zones that nobody gave are the set-up zones, and no second fault.
  if (options.reserveZones !== options.setupZones) columnFaults('reserveZones', cite.reserveColumns);
  for (const side of SIDES) {
    const elsewhere = setupElsewhere[side];
    const missing = elsewhere.find((zone) => !zones.includes(zone));
    if (missing !== undefined)
      wrong(`setupElsewhere.${side}`, unfit(cite.setupElsewhere, 'noZoneThere', { zone: missing }));
    if (new Set(elsewhere).size < elsewhere.length)
      wrong(`setupElsewhere.${side}`, unfit(cite.setupElsewhere, 'zoneTwice'));
  }
  if (SIDES.some((side) => columnsOf(options.setupZones, side).length + setupElsewhere[side].length === 0))
    wrong('setupZones', unfit(cite.setupZones, 'setUpZoneNeeded'));
};

/**
 * FV-TERR-16, FV-R-61, MV-TERR-11, MV-R-75: real edges, at most three to a zone; a passable zone keeps an open inner edge
 * unless zones may be cut off.
 */
const escarpmentFaults = (
  { columns, escarpments, terrain, terrainEffects, cutOffZones }: ZonalOptions,
  effects: TerrainEffects,
  zones: readonly Zone[],
  reserves: readonly Zone[],
  wrong: Wrong,
  cite: Cites,
): void => {
  const place = (zone: Zone): [number, number] => [Number(zone[2]), Number(zone[4])];
  const isNext = (a: Zone, b: Zone): boolean => {
    const [[c, r], [d, q]] = [place(a), place(b)];
    return Math.abs(c - d) + Math.abs(r - q) === 1;
  };
  const isBehind = (reserve: Zone, zone: Zone): boolean =>
    zone === zoneAt(Number(reserve[2]), reserve.startsWith('S') ? 0 : ROWS - 1);
  const edges = escarpments.map((edge) => edge.split('-') as [Zone, Zone]);
  edges.forEach(([a, b], i) => {
    const real = zones.includes(a) && (zones.includes(b) ? isNext(a, b) : reserves.includes(b) && isBehind(b, a));
    if (!real) wrong(`escarpments[${i}]`, unfit(cite.escarpment, 'noEdge', { edge: escarpments[i]! }));
  });
  const inner = (zone: Zone): Zone[] => {
    const [c, r] = place(zone);
    return [
      [c + 1, r],
      [c - 1, r],
      [c, r + 1],
      [c, r - 1],
    ].flatMap(([d, q]) => (d! >= 0 && d! < columns && q! >= 0 && q! < ROWS ? [zoneAt(d!, q!)] : []));
  };
  /** With `terrainEffects` off escarpments are decoration and close nothing. */
  const mayClose = cutOffZones || terrainEffects === 'off';
  const impassable = (zone: Zone): boolean =>
    (terrain[zone] ?? []).some((type) => effects[type].prohibited.includes('all'));
  for (const zone of zones) {
    const here = new Set(edges.filter((edge) => edge.includes(zone)).map(([a, b]) => (a === zone ? b : a)));
    if (here.size > 3) wrong('escarpments', unfit(cite.escarpment, 'threeEscarpments', { zone, count: here.size }));
    else if (!mayClose && here.size > 0 && !impassable(zone) && inner(zone).every((next) => here.has(next)))
      wrong('escarpments', unfit(cite.openEdge, 'noOpenEdge', { zone }));
  }
};
