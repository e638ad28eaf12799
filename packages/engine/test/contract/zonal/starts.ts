/** Random beginnings of zone games: all options and switches, and armies that keep the limits of composition. */
import { describeOptions, type Fault } from '../../../src/kernel/index.js';
import {
  ARMS,
  checkArmy,
  optionsOf,
  QUALITIES,
  TERRAIN,
  type Roster,
  type RosterUnit,
  type ZonalOptions,
  type ZonalRules,
} from '../../../src/zonal/index.js';
import type { Draw } from '../draw.js';

export interface Start {
  readonly armies: { readonly south: Roster; readonly north: Roster };
  readonly options: Readonly<Record<string, unknown>>;
}

const ROWS = 3;
const SETUP_METHODS = ['hidden', 'sequential', 'alternate', 'agreed'] as const;

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const switchesOf = (game: ZonalRules): string[] =>
  Object.keys(describeOptions(game.options).find(({ name }) => name === 'houseRules')!.standard as object);

const terrainOf = (draw: Draw, zones: readonly string[]): Record<string, string[]> => {
  const busy = draw.shuffled(zones).slice(0, draw.number(0, 4));
  return Object.fromEntries(busy.map((zone) => [zone, draw.shuffled(TERRAIN).slice(0, draw.number(1, 2))]));
};

const edgesOf = (columns: number, reserves: readonly number[]): string[] => [
  ...upTo(columns).flatMap((c) => [`Z(${c},0)-Z(${c},1)`, `Z(${c},2)-Z(${c},1)`]),
  ...upTo(columns - 1).flatMap((c) => upTo(ROWS).map((r) => `Z(${c},${r})-Z(${c + 1},${r})`)),
  ...reserves.flatMap((c) => [`Z(${c},0)-SR${c}`, `Z(${c},2)-NR${c}`]),
];

const someZones = (draw: Draw, zones: readonly string[]): string[] => draw.shuffled(zones).slice(0, draw.number(0, 3));

const goalsOf = (draw: Draw, zones: readonly string[]) =>
  draw
    .shuffled(zones)
    .slice(0, draw.number(0, 4))
    .map((zone) => ({ zone, points: draw.number(1, 3) }));

const effectOf = (draw: Draw, types: readonly string[]) => ({
  prohibited: draw.once(3) ? [draw.one(['all', 'commander', 'formedMounted', ...ARMS, ...types])] : [],
  restricted: draw.once(2),
  cover: draw.some(ARMS),
  advantage: draw.some(ARMS),
});

/** More ways to stand, and now and then other ones. */
const shapesOf = (draw: Draw) =>
  draw.one([
    { 4: [[2, 2], [4]] },
    { 6: [[3, 3], [2, 2, 2], [6], [3, 2, 1]] },
    { 3: [[3]], 5: [[5], [3, 2]] },
    { 7: [[4, 3]], 8: [[4, 4]], 9: [[5, 4]] },
    {
      10: [
        [5, 5],
        [4, 3, 3],
      ],
      12: [[6, 6]],
    },
  ]);

/** Options that usually go together; who draws the impossible draws again. */
const drawOptions = (game: ZonalRules, draw: Draw): Record<string, unknown> => {
  const types = Object.keys(game.types);
  const columns = draw.once(8) ? draw.number(6, 9) : draw.one([3, 3, 4, 5]);
  const zones = upTo(columns * ROWS).map((i) => `Z(${i % columns},${Math.floor(i / columns)})`);
  const evens = upTo(columns).filter((c) => c % 2 === 0); // ties of reserve zones
  const reserves = draw.one([[], draw.some(upTo(columns)), evens, evens]);
  const someColumns = (): number[] => draw.shuffled(upTo(columns)).slice(0, draw.number(1, columns));
  const quality = draw.one(['off', 'assigned', 'thrown']);
  const effects = draw.one(['standard', 'standard', 'off', 'custom']);
  const seldom = (n: number, options: () => Record<string, unknown>) => (draw.once(n) ? options() : {});
  return {
    columns,
    setupMethod: draw.one(SETUP_METHODS),
    turnLimit: draw.number(2, 7),
    unitQuality: quality,
    terrainEffects: effects,
    houseRules: Object.fromEntries(switchesOf(game).map((name) => [name, draw.once(3)])),
    ...seldom(2, () => ({ setupZones: draw.once(3) ? { south: someColumns(), north: someColumns() } : someColumns() })),
    ...seldom(5, () => ({ setupElsewhere: { south: someZones(draw, zones), north: someZones(draw, zones) } })),
    ...seldom(2, () => ({
      reserveZones: draw.once(3) ? { south: reserves, north: draw.some(upTo(columns)) } : reserves,
    })),
    ...seldom(3, () => ({ cutOffZones: true })),
    ...seldom(2, () => ({ unitLimitPerZone: draw.number(2, 6) })),
    ...seldom(2, () => ({ terrain: terrainOf(draw, zones) })),
    ...seldom(3, () => ({ escarpments: draw.shuffled(edgesOf(columns, reserves)).slice(0, draw.number(1, 4)) })),
    ...seldom(3, () => ({ terrainLimits: { wood: draw.number(0, 3), village: 9, bog: 2 } })),
    ...seldom(2, () => ({
      terrainTable: Object.fromEntries(draw.some(TERRAIN).map((name) => [name, effectOf(draw, types)])),
    })),
    ...seldom(4, () => ({ fullVictoryZones: draw.number(1, columns * ROWS) })),
    ...seldom(3, () => ({
      victory: 'scenario',
      scenarioGoals: { south: goalsOf(draw, zones), north: goalsOf(draw, zones) },
    })),
    ...seldom(4, () => ({
      unitQualityEffects: { veteran: { fire: draw.number(2, 6), engage: 6, melee: 2 } },
      unitQualityTable: { [draw.one(types)]: upTo(6).map(() => draw.one(QUALITIES)) },
    })),
    ...seldom(4, () => ({ shapes: shapesOf(draw) })),
    ...seldom(5, () => ({ armySource: 'scenario' })),
    ...seldom(5, () => ({ enforceComposition: false })),
    ...seldom(5, () => ({ standLimits: { [draw.one(types)]: [1, draw.number(3, 9)] } })),
    ...seldom(8, () => ({ standLimits: { [draw.one(types)]: [draw.number(2, 9), draw.number(10, 16)] } })),
  };
};

const unitOf = (game: ZonalRules, options: ZonalOptions, draw: Draw, i: number): RosterUnit => {
  const name = draw.one(Object.keys(game.types));
  const type = game.types[name]!;
  const [least = 1, most = 1] = type.arm === 'artillery' ? [1, 1] : (options.standLimits[name] ?? type.size);
  const size =
    options.armySource === 'scenario' && type.arm !== 'artillery' ? draw.number(1, 9) : draw.number(least, most);
  const stands = upTo(size)
    .map(() => draw.one([...type.stands]))
    .join('');
  const weapon = type.weapons && !(type.unarmed && draw.once(2)) ? draw.one(type.weapons) : undefined;
  return {
    name: `Unit ${i + 1}`,
    type: name,
    stands,
    ...(draw.once(2) ? { quality: draw.one(QUALITIES) } : {}),
    ...(weapon === undefined ? {} : { weapon }),
    ...(weapon === 'hand' && draw.once(2) ? { spears: true } : {}),
  };
};

const armyOf = (game: ZonalRules, options: ZonalOptions, draw: Draw, name: string): Roster => {
  for (;;) {
    const units = upTo(draw.once(6) ? draw.number(7, 12) : draw.number(2, 7)).map((i) =>
      unitOf(game, options, draw, i),
    );
    const army = { name, commander: `${name}'s Commander`, units };
    if (checkArmy(game, options, army).errors.length === 0) return army;
  }
};

/** A beginning the game accepts; `judge` hears the faults of those it does not. */
export const drawStart = (game: ZonalRules, draw: Draw, judge: (faults: readonly Fault[]) => void): Start => {
  for (;;) {
    const options = drawOptions(game, draw);
    const faults: Fault[] = [];
    const read = optionsOf(game, options, 'options', faults);
    judge(faults);
    if (faults.length > 0) continue;
    return { options, armies: { south: armyOf(game, read, draw, 'Red'), north: armyOf(game, read, draw, 'Blue') } };
  }
};
