/** Beginnings of A Splendid Victory: all options and switches, armies ready-made, thrown for and made up, and positions. */
import { splendidEdition } from '../../../../src/games/splendid/edition.js';
import {
  COMMAND_QUALITIES,
  FORMATIONS,
  TERRAIN,
  type Edition,
  type Roster,
  type RosterUnit,
  type TabletopOptions,
} from '../../../../src/tabletop/index.js';
import { switchesOf } from '../../contract.js';
import type { Draw } from '../../draw.js';
import type { Drawn, Situation } from '../book.js';
import type { Base, Pose } from '../figures.js';
import { trailOf, upTo, type Given } from '../given.js';
import { drawPosition, PHASES, unitsOf } from '../positions.js';
import { armiesOf, effectOf, featureOf, goalsOf, lawful, seldom } from '../starts.js';
import { FIGURES } from './figures.js';
import { atTheBrink, bouncing, charging, joining, marching, REFORMING } from './rare.js';

const ARMS = ['foot', 'mounted', 'artillery', 'command'];

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

/** Options that usually go together; who draws the impossible draws again. Small tables, on which units soon meet. */
const optionsFor = (game: Edition, draw: Draw): Record<string, unknown> => {
  const barred = ['all', 'formedMounted', ...ARMS, ...Object.keys(game.types)];
  const [tableWidth, tableDepth] = draw.once(4)
    ? [draw.number(36, 96), draw.number(36, 80)]
    : [36 + draw.number(0, 8), 36];
  const [width, depth] = [1000 * tableWidth, 1000 * tableDepth];
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
    ...seldom(draw, 2, () => ({
      terrain: upTo(draw.number(1, 4)).map(() => featureOf(draw, width, depth, [1500, 7000])),
    })),
    ...seldom(draw, 3, () => ({
      terrainTable: Object.fromEntries(draw.some(TERRAIN).map((name) => [name, effectOf(draw, ARMS, barred)])),
    })),
    ...seldom(draw, 3, () => ({
      victory: 'scenario',
      scenarioGoals: { south: goalsOf(draw, width, depth, 9000), north: goalsOf(draw, width, depth, 9000) },
    })),
    ...seldom(draw, 4, () => ({ basing: { frontage: 2 * draw.number(500, 1200), depth: draw.number(700, 1800) } })),
    ...seldom(draw, 4, () => ({ shapes: shapesOf(draw) })),
    ...seldom(draw, 4, () => ({ hillLevel: draw.number(1, 3) })),
    ...seldom(draw, 4, () => ({ unitQualityEffects: { veteran: { fire: draw.number(2, 6), charge: 6, melee: 2 } } })),
    ...seldom(draw, 5, () => ({ armySource: 'scenario' })),
    ...seldom(draw, 5, () => ({ enforceComposition: false })),
    ...seldom(draw, 5, () => ({ dragoonsFewer: true })),
  };
};

// ---- armies --------------------------------------------------------------------------------------------------------

const unitOf = (game: Edition, options: TabletopOptions, draw: Draw, i: number): RosterUnit => {
  const type = draw.one(Object.keys(game.types).filter((name) => name !== 'Cmd' && name !== 'Sub'));
  const { size, stands, lances } = game.types[type]!;
  const [least, most] = options.armySource === 'scenario' && size[1] > 1 ? [1, 9] : size;
  return {
    name: `Unit ${i + 1}`,
    type,
    stands: upTo(draw.number(least, Math.min(most, 6)))
      .map(() => draw.one([...stands]))
      .join(''),
    ...(draw.once(2) ? { quality: draw.one(splendidEdition.qualities) } : {}),
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

const madeUp = lawful((game, options, draw, name): Roster => {
  const units = upTo(draw.number(2, 6)).map((i) => unitOf(game, options, draw, i));
  return { name, units: draw.shuffled([...units, ...commandOf(options, draw)]) };
});

/** A ready-made army, with the Sub-Commanders that were agreed. */
const readyMade: typeof madeUp = (game, options, draw) => {
  const army = draw.one(game.armies);
  const units = [...army.units.filter(({ type }) => type !== 'Cmd' && type !== 'Sub'), ...commandOf(options, draw)];
  return { ...army, units };
};

const generatedOf = (draw: Draw) => ({
  armySource: 'generated',
  armyThrows: draw.number(1, 4),
  ...(draw.once(2) ? { collection: { 'P&M': draw.number(0, 3), M: draw.number(0, 2) } } : {}),
});

// ---- positions -----------------------------------------------------------------------------------------------------

/** Stands in ranks, each rank anywhere behind the one before it. */
const ranked = (draw: Draw, letters: string, sizes: readonly number[]): string => {
  const wide = sizes[0]!;
  let [at, from, to] = [0, 0, wide];
  return sizes
    .map((size) => {
      const left = draw.number(from, to - size);
      [from, to] = [left, left + size];
      const rank = letters.slice(at, (at += size));
      return '.'.repeat(left) + rank + '.'.repeat(wide - left - size);
    })
    .join('/');
};

/** How the stands of a unit stand; some of it is not legal, and such units are left out. */
const formed = (draw: Draw, pose: Pose, letters: string, read: TabletopOptions): Record<string, unknown> => {
  const size = letters.length;
  const formation = draw.once(3) ? draw.one(FORMATIONS) : draw.one(['line', 'block', 'openOrder'] as const);
  const sizes = read.shapes[size];
  if (size === 1) return { formation: draw.one(['line', 'openOrder']), layout: letters };
  switch (formation) {
    case 'block':
    case 'defensiveBlock':
      return sizes ? { formation, layout: ranked(draw, letters, draw.one(sizes)) } : { layout: letters };
    case 'roadColumn':
      return { formation, layout: [...letters].join('/') };
    case 'bentRoadColumn':
      return {
        formation,
        layout: [...letters].join('/'),
        trail: trailOf(draw, pose, size - 1, read.basing as unknown as Base),
      };
    case 'bentLine':
    case 'bentOpenOrder': {
      const [after, stays, way] = [
        draw.number(1, size - 1),
        draw.one(['left', 'right']),
        draw.one(['back', 'forward']),
      ];
      return { formation, layout: letters, bend: { after, stays, way, angle: draw.number(1, 900) } };
    }
    default:
      return { formation, layout: letters };
  }
};

const unitAt = (game: Edition, draw: Draw, read: TabletopOptions, pose: Pose, id: string): Given => {
  const type = draw.once(8) ? draw.one(['Cmd', 'Sub']) : draw.one(Object.keys(game.types));
  const { size, stands, lances, gun, dismounts } = game.types[type]!;
  const letters = upTo(draw.number(1, Math.min(size[1], 5)))
    .map(() => draw.one([...stands]))
    .join('');
  return {
    id,
    type,
    ...pose,
    hits: draw.one([0, 0, 1, 2, 3]),
    quality: draw.one(splendidEdition.qualities),
    command: draw.one(COMMAND_QUALITIES),
    ...(size[1] === 1 ? { layout: letters } : (formed(draw, pose, letters, read) as { layout: string })),
    ...(lances && draw.once(2) ? { lances: true } : {}),
    ...(gun && draw.once(3) ? { limbered: true } : {}),
    ...(dismounts && draw.once(2) ? { state: 'dismounted' } : {}),
    ...(draw.once(6) ? { fired: true } : {}),
  };
};

/** Nothing in the way, and stands of the standard size. */
const PLAIN = { weather: 'clear', terrain: [], basing: {}, scenarioGoals: {} };

/** Half are made up; the others bring about what is rare. */
const situation = (game: Edition, draw: Draw, read: TabletopOptions): Situation => {
  const units = unitsOf(FIGURES, draw, read, [10, 14, 20, 30], (pose, id) => unitAt(game, draw, read, pose, id));
  const movement = { phase: 'initiativeMovement', initiative: 'south', more: PLAIN };
  const reforming = (): Situation => ({
    ...movement,
    units: [atTheBrink(draw, read), ...units.slice(0, 5)],
    stack: REFORMING,
  });
  return draw.once(2)
    ? { phase: draw.one(PHASES), units }
    : draw.one<() => Situation>([
        reforming,
        () => ({ phase: 'firing', units: bouncing(draw, read), more: PLAIN }),
        () => ({ phase: 'firing', units: bouncing(draw, read), more: PLAIN }),
        () => ({ ...movement, units: charging(draw) }),
        () => ({ ...movement, units: marching(draw), more: { ...PLAIN, tableDepth: 60 } }),
        () => ({ phase: 'melee', units: joining(draw), more: PLAIN }),
      ])();
};

export const DRAWN: Drawn = {
  options: optionsFor,
  situation,
  start: (game, draw, options, read) => {
    if (!draw.once(3)) return { position: drawPosition(game, options, read, draw, situation) };
    if (draw.once(6)) return { options: { ...options, ...generatedOf(draw) } };
    if (draw.once(8))
      return { options: { ...options, setupMethod: 'hidden' }, armies: armiesOf(readyMade, game, read, draw) };
    return { options, armies: armiesOf(madeUp, game, read, draw) };
  },
};
