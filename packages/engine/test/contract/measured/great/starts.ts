/** Beginnings of A Great Victory: all options and switches, armies ready-made and made up, scenarios, and positions. */
import { greatEdition } from '../../../../src/games/great/edition.js';
import {
  COMMAND_QUALITIES,
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
import { upTo, type Given } from '../given.js';
import { drawPosition, PHASES, unitsOf } from '../positions.js';
import { armiesOf, effectOf, featureOf, goalsOf, lawful, seldom } from '../starts.js';
import { FIGURES } from './figures.js';
import { breaking, charging, joining, shooting } from './rare.js';
import { formationsFor, lettersFor, mayThrow, startingStrength } from './types.js';

const CLASSES = ['foot', 'horse', 'mounted', 'chariot', 'elephant', 'artillery', 'command'];
const KINDS = ['foot', 'horse', 'chariot', 'elephant', 'artillery', 'command'];
const COMMAND = ['commander', 'sub-commander'];

const basingOf = (draw: Draw) =>
  Object.fromEntries(
    draw.some(KINDS).map((kind) => [kind, { frontage: 2 * draw.number(1000, 3000), depth: draw.number(1000, 5000) }]),
  );

const rangesOf = (draw: Draw) => ({
  charismatic: { upTo: draw.number(1, 2), range: draw.number(5, 12) },
  inspiring: { upTo: draw.number(3, 5), range: draw.number(3, 6) },
  impersonal: { upTo: 6, range: draw.number(0, 3) },
});

/** Options that usually go together; who draws the impossible draws again. Small tables, on which units soon meet. */
const optionsFor = (game: Edition, draw: Draw): Record<string, unknown> => {
  const barred = ['all', 'formedHorse', ...CLASSES, ...Object.keys(game.types)];
  const [tableWidth, tableDepth] = draw.once(4)
    ? [draw.number(60, 180), draw.number(60, 120)]
    : [60 + draw.number(0, 12), 60];
  const [width, depth] = [1000 * tableWidth, 1000 * tableDepth];
  return {
    tableWidth,
    tableDepth,
    deploymentDepth: draw.number(20, 28),
    setupMethod: draw.one(['hidden', 'sequential', 'alternate', 'agreed']),
    turnLimit: draw.number(1, 3),
    subCommanders: draw.one([0, 1, 1, 2]),
    armySource: draw.one(['points', 'roster', 'roster', 'scenario']),
    unitQuality: draw.one(['off', 'assigned', 'thrown']),
    commandQuality: draw.one(['off', 'assigned', 'thrown']),
    terrainEffects: draw.one(['standard', 'standard', 'off', 'custom']),
    woodsVisibility: draw.number(0, 12),
    dismounting: draw.once(2),
    thrownWeapons: draw.one(['listed', 'all', 'none']),
    moveAgain: draw.once(5),
    moveAfterRetreat: draw.once(3),
    houseRules: Object.fromEntries(switchesOf(game).map((name) => [name, draw.once(3)])),
    ...seldom(draw, 2, () => ({
      terrain: upTo(draw.number(1, 4)).map(() => featureOf(draw, width, depth, [2500, 12_000])),
    })),
    ...seldom(draw, 3, () => ({
      terrainTable: Object.fromEntries(draw.some(TERRAIN).map((name) => [name, effectOf(draw, CLASSES, barred)])),
    })),
    ...seldom(draw, 3, () => ({
      victory: 'scenario',
      scenarioGoals: { south: goalsOf(draw, width, depth, 20_000), north: goalsOf(draw, width, depth, 20_000) },
    })),
    ...seldom(draw, 3, () => ({ maxBend: draw.number(10, 90) })),
    ...seldom(draw, 4, () => ({ basing: basingOf(draw) })),
    ...seldom(draw, 4, () => ({ hillLevel: draw.number(1, 3) })),
    ...seldom(draw, 4, () => ({ unitQualityEffects: { elite: { fire: draw.number(2, 6), charge: 6, melee: 2 } } })),
    ...seldom(draw, 4, () => ({ commandQualityTable: { commander: rangesOf(draw), 'sub-commander': rangesOf(draw) } })),
    ...seldom(draw, 4, () => ({ mountedPercent: 60, elephantPercent: draw.number(0, 60), armyPoints: 90 })),
    ...seldom(draw, 5, () => ({ enforceComposition: false })),
  };
};

// ---- armies --------------------------------------------------------------------------------------------------------

const isCommand = ({ type }: { readonly type: string }): boolean => COMMAND.includes(type);

const unitOf = (game: Edition, draw: Draw, i: number): RosterUnit => {
  const type = draw.one(Object.keys(game.types).filter((name) => !COMMAND.includes(name)));
  return {
    name: `Unit ${i + 1}`,
    type,
    ...(draw.once(2) ? { quality: draw.one(greatEdition.qualities) } : {}),
    ...(mayThrow({ type }) && draw.once(2) ? { thrown: true } : {}),
  };
};

const commandOf = ({ subCommanders }: TabletopOptions, draw: Draw): RosterUnit[] =>
  ['commander', ...upTo(draw.number(0, subCommanders)).map(() => 'sub-commander')].map((type, i) => ({
    name: `Officer ${i + 1}`,
    type,
    ...(draw.once(2) ? { command: draw.one(COMMAND_QUALITIES) } : {}),
  }));

const madeUp = lawful((game, options, draw, name): Roster => {
  const units = upTo(draw.number(2, 7)).map((i) => unitOf(game, draw, i));
  return { name, units: draw.shuffled([...units, ...commandOf(options, draw)]) };
});

/** Some units of a ready-made army, with sub-commanders as they were agreed. */
const readyMade: typeof madeUp = (game, options, draw) => {
  const army = draw.one(game.armies);
  const units = draw.some(army.units.filter((unit) => !isCommand(unit)));
  return { ...army, units: [...units, ...commandOf(options, draw)] };
};

/** A whole scenario, on its own ground and with its armies. */
const scenarioOf = (game: Edition, draw: Draw, read: TabletopOptions): Start => {
  const { south, north, options } = draw.one(game.scenarios);
  const armyOf = (id: string): Roster => game.armies.find((army) => army.id === id)!;
  const houseRules = Object.fromEntries(Object.entries(read.houseRules).filter(([name]) => name.length % 3 === 0));
  return {
    options: { ...options, setupMethod: read.setupMethod, turnLimit: 1, enforceComposition: false, houseRules },
    armies: { south: armyOf(south), north: armyOf(north) },
  };
};

// ---- positions -----------------------------------------------------------------------------------------------------

const formed = (draw: Draw, type: string): { formation: string; layout: string } => {
  const formation = draw.one(formationsFor({ type }));
  const letters = lettersFor({ type });
  const layout = /block$/i.test(formation) ? [...letters].join('/') : letters;
  if (!formation.startsWith('bent')) return { formation, layout };
  const [stays, way] = [draw.one(['left', 'right']), draw.one(['back', 'forward'])];
  return { formation, layout, bend: { after: 1, stays, way, angle: draw.number(1, 900) } } as never;
};

const FLAGS = ['acted', 'done', 'reacted', 'pivoted', 'chargeFailed'];

const unitAt = (game: Edition, draw: Draw, pose: Pose, id: string): Given => {
  const type = draw.once(8) ? draw.one(COMMAND) : draw.one(Object.keys(game.types));
  const strength = startingStrength({ type });
  return {
    id,
    type,
    ...pose,
    ...formed(draw, type),
    hits: draw.one([0, 0, 1, 3, strength - 2, strength - 1, draw.number(0, strength + 2)]),
    quality: draw.one(greatEdition.qualities),
    command: draw.one(COMMAND_QUALITIES),
    ...(mayThrow({ type }) && draw.once(2) ? { thrown: true } : {}),
    ...(type.endsWith('artillery') && draw.once(3) ? { packed: true } : {}),
    ...(draw.once(6) ? { fired: true } : {}),
    ...(draw.once(8) ? { [draw.one(FLAGS)]: true } : {}),
  };
};

/** Nothing in the way, and stands of the standard size. */
const PLAIN = { terrain: [], basing: {}, scenarioGoals: {} };

/** Who charges at all charges home. */
const STEADY = {
  ...PLAIN,
  unitQuality: 'assigned',
  unitQualityEffects: { trained: { fire: 2, charge: 6, melee: 0 } },
};

/** Half are made up; the others bring about what is rare. */
const situation = (game: Edition, draw: Draw, read: TabletopOptions): Situation => {
  const units = unitsOf(FIGURES, draw, read, [20, 28, 40, 60], (pose, id) => unitAt(game, draw, pose, id));
  const movement = { phase: 'initiativeMovement', initiative: 'south', more: draw.once(2) ? PLAIN : STEADY };
  return draw.once(2)
    ? { phase: draw.one(PHASES), units }
    : draw.one<() => Situation>([
        () => ({ ...movement, units: charging(draw) }),
        () => ({ ...movement, units: charging(draw) }),
        () => ({ ...movement, units: breaking(draw) }),
        () => ({ ...movement, units: breaking(draw) }),
        () => ({ phase: 'melee', units: joining(draw), more: PLAIN }),
        () => ({ phase: 'firing', units: shooting(draw), more: PLAIN }),
      ])();
};

export const DRAWN: Drawn = {
  options: optionsFor,
  situation,
  start: (game, draw, options, read) => {
    if (!draw.once(3)) return { position: drawPosition(game, options, read, draw, situation) };
    if (draw.once(10)) return scenarioOf(game, draw, read);
    if (draw.once(6))
      return { options: { ...options, armySource: 'roster' }, armies: armiesOf(readyMade, game, read, draw) };
    return { options, armies: armiesOf(madeUp, game, read, draw) };
  },
};
