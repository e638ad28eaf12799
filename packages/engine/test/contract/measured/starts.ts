/** Random beginnings of measured games: all options and switches, armies ready-made, thrown for and made up, and positions. */
import { type Fault } from '../../../src/kernel/index.js';
import {
  ARMS,
  checkArmy,
  COMMAND_QUALITIES,
  optionsOf,
  TERRAIN,
  type Edition,
  type Roster,
  type RosterUnit,
  type TabletopOptions,
} from '../../../src/tabletop/index.js';
import { switchesOf } from '../contract.js';
import type { Draw } from '../draw.js';
import { drawPosition } from './positions.js';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

// ---- options -------------------------------------------------------------------------------------------------------

/** Points around a middle, the nearer the ends of the circle the more of them. */
const areaOf = (draw: Draw, width: number, depth: number): [number, number][] => {
  const [x, y, far] = [draw.number(0, width), draw.number(0, depth), draw.number(1500, 7000)];
  return upTo(draw.number(3, 7)).map((i, _, { length }) => {
    const angle = (2 * Math.PI * (i + draw.number(0, 8) / 10)) / length;
    const at = (middle: number, by: number, most: number): number =>
      Math.round(Math.max(0, Math.min(most, middle + (by * far * draw.number(5, 10)) / 10)));
    return [at(x, Math.sin(angle), width), at(y, Math.cos(angle), depth)];
  });
};

const featureOf = (draw: Draw, width: number, depth: number) => {
  const type = draw.one(TERRAIN);
  const points = areaOf(draw, width, depth);
  return {
    type,
    points: type === 'escarpment' ? points.slice(0, draw.number(2, 3)) : points,
    ...(type === 'hill' && draw.once(2) ? { level: draw.number(1, 3) } : {}),
  };
};

const effectOf = (draw: Draw, types: readonly string[]) => ({
  prohibited: draw.once(3) ? [draw.one(['all', 'formedMounted', ...ARMS, ...types])] : [],
  restricted: draw.once(2),
  cover: draw.some(ARMS),
  advantage: draw.some(ARMS),
});

const shapesOf = (draw: Draw) =>
  draw.one([
    {
      4: [
        [2, 2],
        [3, 1],
      ],
    },
    {
      6: [
        [3, 3],
        [2, 2, 2],
        [3, 2, 1],
      ],
    },
    {
      3: [
        [2, 1],
        [1, 1, 1],
      ],
    },
    { 8: [[4, 4]] },
  ]);

const goalsOf = (draw: Draw, width: number, depth: number) =>
  upTo(draw.number(0, 3)).map(() => ({
    x: draw.number(0, width),
    y: draw.number(0, depth),
    radius: draw.number(0, 9000),
    points: draw.number(1, 3),
  }));

/** Options that usually go together; who draws the impossible draws again. Small tables, on which units soon meet. */
const drawOptions = (game: Edition, draw: Draw): Record<string, unknown> => {
  const types = Object.keys(game.types);
  const [tableWidth, tableDepth] = draw.once(4)
    ? [draw.number(36, 96), draw.number(36, 80)]
    : [36 + draw.number(0, 8), 36];
  const [width, depth] = [1000 * tableWidth, 1000 * tableDepth];
  const seldom = (n: number, options: () => Record<string, unknown>) => (draw.once(n) ? options() : {});
  return {
    tableWidth,
    tableDepth,
    deploymentDepth: draw.number(10, 17),
    setupMethod: draw.one(['hidden', 'sequential', 'alternate', 'agreed']),
    turnLimit: draw.number(1, 3),
    subCommanders: draw.one([0, 1, 1, 2]),
    unitQuality: draw.one(['off', 'assigned', 'thrown']),
    commandQuality: draw.one(['off', 'assigned', 'thrown']),
    terrainEffects: draw.one(['standard', 'standard', 'off', 'custom']),
    weather: draw.one(['clear', 'clear', 'rain', 'heavyRain', 'mist', 'mud']),
    overheadFire: draw.one(['off', 'bothHigher', 'eitherHigher']),
    woodsVisibility: draw.number(0, 6),
    moveAgain: draw.once(5),
    moveAfterRetreat: draw.once(3),
    houseRules: Object.fromEntries(switchesOf(game).map((name) => [name, draw.once(3)])),
    ...seldom(2, () => ({ terrain: upTo(draw.number(1, 4)).map(() => featureOf(draw, width, depth)) })),
    ...seldom(3, () => ({
      terrainTable: Object.fromEntries(draw.some(TERRAIN).map((name) => [name, effectOf(draw, types)])),
    })),
    ...seldom(3, () => ({
      victory: 'scenario',
      scenarioGoals: { south: goalsOf(draw, width, depth), north: goalsOf(draw, width, depth) },
    })),
    ...seldom(4, () => ({ basing: { frontage: 2 * draw.number(500, 1200), depth: draw.number(700, 1800) } })),
    ...seldom(4, () => ({ shapes: shapesOf(draw) })),
    ...seldom(4, () => ({ hillLevel: draw.number(1, 3) })),
    ...seldom(4, () => ({ unitQualityEffects: { veteran: { fire: draw.number(2, 6), charge: 6, melee: 2 } } })),
    ...seldom(5, () => ({ armySource: 'scenario' })),
    ...seldom(5, () => ({ enforceComposition: false })),
    ...seldom(5, () => ({ dragoonsFewer: true })),
  };
};

// ---- armies --------------------------------------------------------------------------------------------------------

export const unitOf = (game: Edition, options: TabletopOptions, draw: Draw, i: number): RosterUnit => {
  const type = draw.one(Object.keys(game.types).filter((name) => name !== 'Cmd' && name !== 'Sub'));
  const { size, stands, lances } = game.types[type]!;
  const [least, most] = options.armySource === 'scenario' && size[1] > 1 ? [1, 9] : size;
  return {
    name: `Unit ${i + 1}`,
    type,
    stands: upTo(draw.number(least, Math.min(most, 6)))
      .map(() => draw.one([...stands]))
      .join(''),
    ...(draw.once(2) ? { quality: draw.one(game.qualities) } : {}),
    ...(lances && draw.once(2) ? { lances: true } : {}),
  };
};

const commandOf = ({ subCommanders }: TabletopOptions, draw: Draw): RosterUnit[] =>
  ['Cmd', ...upTo(subCommanders).map(() => 'Sub')].map((type, i) => ({
    name: `Officer ${i + 1}`,
    type,
    stands: 'C',
    ...(draw.once(2) ? { command: draw.one(COMMAND_QUALITIES) } : {}),
  }));

const armyOf = (game: Edition, options: TabletopOptions, draw: Draw, name: string): Roster => {
  for (;;) {
    const units = upTo(draw.number(2, 6)).map((i) => unitOf(game, options, draw, i));
    const army = { name, units: draw.shuffled([...units, ...commandOf(options, draw)]) };
    if (checkArmy(game, options, army).errors.length === 0) return army;
  }
};

/** A ready-made army, with the Sub-Commanders that were agreed. */
const readyMade: typeof armyOf = (game, options, draw) => {
  const army = draw.one(game.armies);
  const units = [...army.units.filter(({ type }) => type !== 'Cmd' && type !== 'Sub'), ...commandOf(options, draw)];
  return { ...army, units };
};

const generatedOf = (draw: Draw) => ({
  armySource: 'generated',
  armyThrows: draw.number(1, 4),
  ...(draw.once(2) ? { collection: { 'P&M': draw.number(0, 3), M: draw.number(0, 2) } } : {}),
});

/** What a match is opened with. */
export interface Start {
  readonly armies?: { readonly south: Roster; readonly north: Roster } | undefined;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly position?: Readonly<Record<string, unknown>>;
}

const armies = (of: typeof armyOf, game: Edition, read: TabletopOptions, draw: Draw): Start['armies'] => ({
  south: of(game, read, draw, 'Red'),
  north: of(game, read, draw, 'Blue'),
});

/** A beginning the game accepts in most cases; `judge` hears the faults of options it does not. */
export const drawStart = (game: Edition, draw: Draw, judge: (faults: readonly Fault[]) => void): Start => {
  for (;;) {
    const options = drawOptions(game, draw);
    const faults: Fault[] = [];
    const read = optionsOf(game, options, 'options', faults);
    judge(faults);
    if (faults.length > 0) continue;
    if (!draw.once(3)) return { position: drawPosition(game, options, read, draw) };
    if (draw.once(6)) return { options: { ...options, ...generatedOf(draw) } };
    if (draw.once(8))
      return { options: { ...options, setupMethod: 'hidden' }, armies: armies(readyMade, game, read, draw) };
    return { options, armies: armies(armyOf, game, read, draw) };
  }
};
