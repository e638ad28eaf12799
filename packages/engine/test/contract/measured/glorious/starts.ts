/** Beginnings of A Glorious Victory: options and switches, armies, presets, scenarios, and positions. */
import {
  TERRAIN,
  type Edition,
  type Roster,
  type RosterUnit,
  type TabletopOptions,
} from '../../../../src/tabletop/index.js';
import { switchesOf } from '../../contract.js';
import type { Draw } from '../../draw.js';
import type { Drawn, Situation, Start } from '../book.js';
import type { Pose } from '../figures.js';
import { poseAt, upTo, type Given } from '../given.js';
import { drawPosition, unitsOf } from '../positions.js';
import { armiesOf, effectOf, featureOf, goalsOf, lawful, seldom } from '../starts.js';
import { FIGURES } from './figures.js';
import { meeting, shooting } from './rare.js';
import { ARTILLERY, COMMAND, FOOT, FOOT_LETTERS, isSingle, layoutOf, letterOf, MOUNTED } from './types.js';

const CLASSES = ['foot', 'mounted', 'artillery', 'command', 'battle', 'heavyMounted'];
const KINDS = ['foot', 'cavalry', 'elephant', 'artillery', 'command'];

const basingOf = (draw: Draw) =>
  Object.fromEntries(
    draw.some(KINDS).map((kind) => [kind, { frontage: 2 * draw.number(400, 900), depth: draw.number(500, 2400) }]),
  );

/** GL-R-77: halves, or areas on the left and on the right of the table. */
const deploymentOf = (draw: Draw, width: number, depth: number): Record<string, unknown> => {
  if (draw.once(2)) return { deployment: 'halves' };
  const half = Math.floor(width / 2);
  const west = { x: draw.number(0, 1000), y: 0, width: half - 1000, depth };
  const east = { x: half, y: draw.number(0, 2000), width: width - half, depth: depth - 2000 };
  return {
    deployment: 'areas',
    deploymentAreas: draw.one([
      { south: [west], north: [east] },
      { south: [east], north: [west] },
      {
        south: [
          { ...west, depth: 14_000 },
          { x: half, y: 0, width: half, depth: 12_000 },
        ],
      },
    ]),
  };
};

/** Small tables, on which units soon meet. */
const optionsFor = (game: Edition, draw: Draw): Record<string, unknown> => {
  const [tableWidth, tableDepth] = draw.once(4)
    ? [draw.number(40, 96), draw.number(36, 60)]
    : [40 + draw.number(0, 14), 36];
  const [width, depth] = [1000 * tableWidth, 1000 * tableDepth];
  return {
    tableWidth,
    tableDepth,
    deploymentDepth: draw.number(11, 12),
    setupMethod: draw.one(['hidden', 'sequential', 'alternate', 'agreed']),
    turnLimit: draw.number(1, 3),
    exoticTroops: true,
    enforceComposition: false,
    terrainEffects: draw.one(['standard', 'standard', 'off', 'custom']),
    woodsVisibility: draw.number(0, 6),
    concedeOnChiefLost: draw.once(2),
    breakFraction: draw.one([25, 50, 90]),
    houseRules: Object.fromEntries(switchesOf(game).map((name) => [name, draw.once(3)])),
    ...seldom(draw, 2, () => ({
      terrain: upTo(draw.number(1, 4)).map(() => featureOf(draw, width, depth, [1500, 6000])),
    })),
    ...seldom(draw, 3, () => ({
      terrainTable: Object.fromEntries(
        draw.some(TERRAIN).map((name) => [name, effectOf(draw, CLASSES, ['all', ...CLASSES])]),
      ),
    })),
    ...seldom(draw, 3, () => ({
      victory: 'scenario',
      scenarioGoals: { south: goalsOf(draw, width, depth, 12_000), north: goalsOf(draw, width, depth, 12_000) },
    })),
    ...seldom(draw, 4, () => ({ basing: basingOf(draw) })),
    ...seldom(draw, 4, () => ({ battleCapacity: 'table', capacityTable: { 7000: 24, 8000: draw.number(20, 60) } })),
    ...seldom(draw, 4, () => ({ hillLevel: draw.number(1, 3) })),
    ...seldom(draw, 3, () => ({ surplusElements: 'removed' })),
    ...seldom(draw, 2, () => deploymentOf(draw, width, depth)),
    ...seldom(draw, 4, () => ({ subCommanders: { south: 2, north: draw.number(2, 3) } })),
  };
};

// ---- armies --------------------------------------------------------------------------------------------------------

const typeOf = (draw: Draw): string =>
  draw.one([draw.one(FOOT), draw.one(FOOT), draw.one(MOUNTED), draw.one(ARTILLERY)]);

const madeUp = lawful((_game, _options, draw, name): Roster => {
  const types = [
    ...upTo(3).map(() => draw.one(FOOT)),
    ...upTo(draw.number(0, 5)).map(() => typeOf(draw)),
    draw.one(['commander', 'commander', 'commander camel', 'commander elephant']),
    ...upTo(draw.one([2, 2, 3])).map(() => draw.one(['sub-commander', 'sub-commander', 'sub-commander camel'])),
  ];
  return { name, units: draw.shuffled(types).map((type, i): RosterUnit => ({ name: `Unit ${i + 1}`, type })) };
});

/** A whole scenario, on its own ground and with its armies. */
const scenarioOf = (game: Edition, draw: Draw, read: TabletopOptions): Start => {
  const { south, north, options } = draw.one(game.scenarios);
  const armyOf = (id: string): Roster => game.armies.find((army) => army.id === id)!;
  const houseRules = Object.fromEntries(Object.entries(read.houseRules).filter(([name]) => name.length % 3 === 0));
  return {
    options: { ...options, setupMethod: read.setupMethod, turnLimit: 1, houseRules },
    armies: { south: armyOf(south), north: armyOf(north) },
  };
};

/** GL-ARMY-07. */
const presetOf = (draw: Draw, { setupMethod }: TabletopOptions): Start => {
  const preset = (): string => draw.one(['roses', 'swiss', 'french', 'eastern']);
  const armyPreset = { south: preset(), north: preset() };
  return { options: { armySource: 'preset', armyPreset, exoticTroops: true, setupMethod, turnLimit: 1 } };
};

// ---- positions -----------------------------------------------------------------------------------------------------

const battleAt = (draw: Draw, pose: Pose, id: string): Given => {
  const diameter = draw.one([7000, 7000, 7500, 8000]);
  const elements = upTo(draw.one([10, 11, 18, draw.number(10, 24)])).map(() => draw.one(FOOT_LETTERS));
  return { id, type: 'battle', ...poseAt(pose, 0, -diameter / 2, 0), diameter, elements: elements.join('') };
};

/** Markers are of their phases (GL-LOSS-03, GL-FIRE-04), and only a Battle is reinforced (GL-MERGE-06). */
const marked = (phase: string, units: readonly Given[]): Given[] =>
  units.map(({ hits, ...unit }) => ({
    ...unit,
    ...(hits !== undefined && ['firing', 'melee'].includes(phase) ? { hits } : {}),
  }));

const unitAt = (draw: Draw, pose: Pose, id: string): Given => {
  if (draw.once(5)) return { ...battleAt(draw, pose, id), hits: draw.one([0, 0, 1, 3, 7]) };
  const type = draw.once(6) ? draw.one(COMMAND) : typeOf(draw);
  const single = isSingle({ type });
  const count = single ? 1 : draw.one([6, 6, 5, 4, draw.number(1, 6)]);
  const mass = !single && count >= 4 && draw.once(2);
  return {
    id,
    type,
    ...pose,
    formation: mass ? 'mass' : 'line',
    layout: layoutOf(letterOf({ type }), count, mass, draw.one(['left', 'right'])),
    hits: draw.one([0, 0, 1, 2, 3, draw.number(0, 8)]),
    ...(ARTILLERY.includes(type) && draw.once(3) ? { limbered: true } : {}),
    ...(draw.once(8) ? { acted: true } : {}),
  };
};

/** Command on some of the Battles. */
export const attachedTo = (draw: Draw, units: readonly Given[]): Given[] =>
  units
    .filter(({ type }) => type === 'battle')
    .flatMap(({ id }) =>
      draw.once(2)
        ? [{ id: `${id}c`, type: draw.one(['sub-commander', 'sub-commander', 'commander']), aboard: id } as never]
        : [],
    );

const PHASES = [
  'initiative',
  'otherMovement',
  'otherMovement',
  'initiativeMovement',
  'firing',
  'melee',
  'melee',
  'otherRetreat',
  'initiativeRetreat',
  'victory',
];

/** Nothing in the way, and elements of the standard size. */
const PLAIN = { terrain: [], basing: {}, scenarioGoals: {} };

/** Half are made up; the others bring about what is rare. */
const situation = (_game: Edition, draw: Draw, read: TabletopOptions): Situation => {
  if (draw.once(2)) {
    const units = unitsOf(FIGURES, draw, read, [16, 22, 30, 36], (pose, id) => unitAt(draw, pose, id));
    const phase = draw.one(PHASES);
    return { phase, units: marked(phase, [...units, ...attachedTo(draw, units)]) };
  }
  const met = draw.once(2);
  const units = draw.once(3) ? shooting(draw) : meeting(draw, met);
  const phase = met ? 'melee' : draw.one(['firing', 'otherMovement', 'initiativeMovement']);
  return { phase, units: marked(phase, [...units, ...attachedTo(draw, units)]), more: PLAIN };
};

export const DRAWN: Drawn = {
  options: optionsFor,
  situation,
  start: (game, draw, options, read) => {
    if (!draw.once(4)) return { position: drawPosition(game, options, read, draw, situation) };
    if (draw.once(10)) return scenarioOf(game, draw, read);
    if (draw.once(10)) return presetOf(draw, read);
    return { options, armies: armiesOf(madeUp, game, read, draw) };
  },
};
