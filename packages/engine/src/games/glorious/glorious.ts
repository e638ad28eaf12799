/**
 * A Glorious Victory, assembled: read this first. Its sequence is its own (`turn.ts`): functions and charges in `moves/`,
 * the template and guns in `fire/`, hand-to-hand combat in `melee/`, then `losses.ts` and `retreats.ts`. Units on a table,
 * terrain, set-up, positions and disputes are those of `tabletop/`.
 */
import { versionOf } from '../../kernel/mended.js';
import { tabletopGame } from '../../tabletop/game.js';
import type { TabletopMatch, TabletopRules } from '../../tabletop/rules.js';
import { patch } from '../../tabletop/store.js';
import { COMPOSITION, givenFaults, presetOf, ROSTER_SHAPES, rosterFaults } from './army.js';
import { spacesOf } from './capacity.js';
import { choiceShape } from './choice-shapes.js';
import { CITES } from './cites.js';
import type { GloriousMatch } from './decisions.js';
import { firing } from './fire/firing.js';
import { formationRefusal, layoutRefusal, shapesOf } from './formation.js';
import { losses } from './losses.js';
import { MENDED } from './mended.js';
import { fight } from './melee/fight.js';
import { melee } from './melee/melee.js';
import { refuse } from './messages/index.js';
import { touchedLine } from './moves/clear.js';
import { act } from './moves/act.js';
import { movement } from './moves/movement.js';
import { basesOf, optionFaults, OPTIONS, optionsFor } from './options.js';
import { positionFaults } from './position-faults.js';
import { queries } from './queries.js';
import { retreats } from './retreats.js';
import { formation, formFrame, formsOf } from './setup/form.js';
import { longestRange, TERRAIN_EFFECTS } from './tables.js';
import { AFTER, higherOfOneDie, PHASES_OF_THIS_BOOK, phaseFrame, turn } from './turn.js';
import { breakpointOf, standing } from './victory.js';
import { units, type Unit } from './unit.js';
import { FORMATIONS, STANDS, standsOf, TYPES } from './units.js';
import { isBattle, isCommand } from './who.js';
import { roomFor } from './room.js';

export const glorious = tabletopGame<TabletopRules<GloriousMatch>>({
  id: 'glorious',
  title: 'A Glorious Victory',
  version: versionOf(MENDED),
  mended: MENDED,
  sequence: CITES.phases,
  cite: CITES,
  words: {
    measure: '"',
    counted: 'elements',
    base: 'element',
    limbered: 'limbered',
    doubleTime: 'doubleTime',
    minorVictory: 'A Minor Victory',
  },
  choiceShape,
  formations: FORMATIONS,
  phases: PHASES_OF_THIS_BOOK,
  after: AFTER,
  types: TYPES,
  stands: STANDS,
  options: OPTIONS,
  terrain: TERRAIN_EFFECTS,
  composition: COMPOSITION,
  fullVictory: 'A Glorious Victory',
  units,
  rides: ({ byHorse }: Unit) => byHorse,
  strengthIn: 'stands',
  worthOf: ({ stands }) => stands.length,
  breakpointOf,
  standing,
  hitsOf: ({ hits }) => hits,
  leftAfter: ({ stands }, hits) => Math.max(0, stands.length - Math.floor(hits / 2)),
  attackers: ({ stands }) => stands,
  firepower: (_match, unit) =>
    unit.limbered ? 0 : [...unit.stands].filter((letter) => longestRange(letter) > 0).length,

  musterFrame: formFrame,
  findsRoom: (match: GloriousMatch, side) => formsOf(match, side).length > 0,
  phaseFrame,
  queries,
  firstInMelee: 'other',
  throwOff: higherOfOneDie,
  shapesOf,
  basesOf,
  basingFaults: optionFaults,
  rosterFaults,
  rosterShapes: ROSTER_SHAPES,
  givenFaults,
  positionFaults,
  lineRefusal: touchedLine,
  mayPlaceAnew: true,
  optionsFor,
  presetOf,
  standsOf,
  formationRefusal,
  layoutRefusal,
  battles: {
    diameterOf: ({ diameter }: Unit) => diameter,
    under: ({ aboard }: Unit) => aboard,
    board: (match: GloriousMatch, unit, aboard) => patch(match, unit, { aboard }),
    /** GL-SETUP-04, GL-BATTLE-06. */
    refusal: (match: GloriousMatch, unit: Unit, battle: Unit, others) => {
      const facts = { unit: unit.id, battle: battle.id };
      if (!isCommand(unit) || !isBattle(battle)) return refuse('GL-SETUP-04', 'onlyCommandBoards', facts);
      const free = roomFor(match.state.options, battle) - others * spacesOf(match.state.options, 'C');
      return free >= spacesOf(match.state.options, 'C')
        ? undefined
        : refuse('GL-BATTLE-07', 'noSpaceToBoard', { ...facts, free: Math.max(0, free) });
    },
  },

  own: { form: formation, turn, movement, act, firing, melee, fight, losses, retreats },
});

/** Whether a match is one of this book. */
export const isGlorious = (match: TabletopMatch): match is GloriousMatch => match.rules.id === glorious.id;
