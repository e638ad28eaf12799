/**
 * A Great Victory, assembled: read this first. The sequence of play is `tabletop/turn.ts`; what both measured books play
 * alike is in `tabletop/`, with the topic word of its rules. What only this book says is here: types and strength, fire
 * (`fire/`), hand-to-hand combat (`melee/`), losses, reactions (`react.ts`).
 */
import { versionOf } from '../../kernel/mended.js';
import type { Shapes } from '../../formation/shape.js';
import { manoeuvreGame } from '../../manoeuvre/game.js';
import { USUAL_PHASES } from '../../tabletop/rules.js';
import { lowerOfTwoDice } from '../../tabletop/turn.js';
import { isOn } from '../../tabletop/questions.js';
import { patch } from '../../tabletop/store.js';
import { endActivity } from '../../tabletop/verbs.js';
import { thirdValue } from '../../tabletop/victory.js';
import { atStart } from '../../manoeuvre/moves/start-flags.js';
import { standing } from '../../manoeuvre/victory.js';
import { combines, verbs } from './actions.js';
import { allowance, chargeAllowance, mustOutflank } from './allowance.js';
import { COMPOSITION, ROSTER_SHAPES, rosterFaults } from './army.js';
import { changedPlace, changeRefusal, changesOf } from './change.js';
import { chargeTest, testedBy } from './charge-test.js';
import { awayKind, flowsAround, interceptReach, interceptTest } from './charges.js';
import { choiceShape } from './choice-shapes.js';
import { CITES } from './cites/index.js';
import type { GreatMatch } from './decisions.js';
import { dismount, dismountFrame } from './dismount.js';
import { fireHits, summandsOf } from './fire/dice.js';
import { firing } from './fire/firing.js';
import { opportunityFire } from './fire/opportunity.js';
import { targetsOf } from './fire/options.js';
import { rangeOf } from './fire/zones.js';
import { formationRefusal } from './formation.js';
import { phaseFrame } from './frames.js';
import { hastyHits, impactHits, pullUpTest } from './impact.js';
import { losses } from './losses.js';
import { MENDED } from './mended.js';
import { fight } from './melee/fight.js';
import { combatFrame, melee } from './melee/melee.js';
import { basicValue, combatModifiers } from './melee/values.js';
import { basesOf, basingFaults, OPTIONS } from './options.js';
import { positionFaults } from './position-faults.js';
import { react } from './react.js';
import { isHeavyArtillery, isShooter, isThrower, strengthOf, tooWeak } from './strength.js';
import { NUMBERS, TERRAIN_EFFECTS } from './tables.js';
import { units, type GreatUnit } from './unit.js';
import { FORMATIONS, QUALITIES, STANDS, standsOf, typeNamed, TYPES } from './units.js';

const PAIRS: Shapes = { 2: [[1, 1]] };

export const great = manoeuvreGame({
  id: 'great',
  title: 'A Great Victory',
  version: versionOf(MENDED),
  mended: MENDED,
  sequence: CITES.phases,
  cite: CITES,
  words: {
    measure: ' cm',
    counted: 'units',
    base: 'stand',
    limbered: 'packed',
    doubleTime: 'rush',
    minorVictory: 'A Narrow Victory',
  },
  choiceShape,
  formations: FORMATIONS,
  phases: USUAL_PHASES,
  qualities: QUALITIES,
  types: TYPES,
  stands: STANDS,
  options: OPTIONS,
  terrain: TERRAIN_EFFECTS,
  composition: COMPOSITION,
  numbers: NUMBERS,
  fullVictory: 'A Great Victory',
  /** GV-VICT-03, GV-R-66. */
  dismays: [{ beyond: thirdValue, chief: false }],
  standing,
  countsRemoved: (match) => isOn(match, 'removedCommandCounted'),
  hitsOf: ({ hits, aside }: GreatUnit) => hits + aside,
  worthOf: () => 1,
  leftAfter: (unit, hits) => Math.max(0, typeNamed(unit).strength - hits),
  attackers: (unit: GreatUnit) => unit.stands[0]!.repeat(Math.max(0, strengthOf(unit))),
  firepower: (match, unit: GreatUnit, atCharger) =>
    (atCharger && isThrower(match, unit)) || (isShooter(unit) && !(atCharger && isHeavyArtillery(unit)))
      ? Math.max(0, strengthOf(unit))
      : 0,

  units,
  actedIsNotDone: true,
  hasActed: ({ acted, done }: GreatUnit) => acted || done,
  endAction: (match: GreatMatch, unit) => endActivity(match, unit),
  goOn: (match: GreatMatch, unit) => patch(match, unit, { acted: false, done: false }),
  rememberStart: atStart,
  unpacked: (match: GreatMatch, unit) => patch(match, unit, { unpackedIn: match.state.turn }),
  overTheEdge: 'unit',
  filesSlide: false,
  strengthIn: 'points',
  clearAtOnce: true,
  hingeCounts: true,
  bindsWholeAction: true,
  goesOnAsPlanned: true,
  slowedBy: 'touching',
  remembersFormation: true,
  musterFrame: dismountFrame,
  throwOff: lowerOfTwoDice,
  /** GV-FORM-03. */
  shapesOf: () => PAIRS,
  phaseFrame,
  firstInMelee: 'initiative',
  combatFrame,
  basesOf,
  basingFaults,
  rosterFaults,
  givenFaults: rosterFaults,
  positionFaults,
  rosterShapes: ROSTER_SHAPES,
  standsOf,
  /** GV-R-92. */
  commandThrowsLast: true,
  /** GV-QUAL-01. */
  qualityColumn: (unit) => {
    const { what, weight } = typeNamed(unit);
    return ['elephants', 'artillery', 'command'].includes(what) ? what : `${weight} ${what}`;
  },

  formationRefusal,
  verbs,
  combines,
  allowance,
  chargeAllowance,
  mustOutflank,
  tooWeak,
  mayNotCharge: () => undefined,
  chargesPast: () => false,
  flowsAround,
  interceptReach,
  interceptTest,
  opportunityFire,
  awayKind,
  /** GV-R-79. */
  chargesSameTarget: (match) => !isOn(match, 'breakThroughOtherTarget'),
  changeRefusal,
  changedPlace,
  changesOf,
  targetsOf,
  isMusket: isShooter,
  fireRange: rangeOf,
  fireDice: (match, firer, target, points) => summandsOf(match, firer, firer.place, target, points, undefined),
  fireHits,
  chargeTest,
  testedBy,
  basicValue,
  combatModifiers,
  hastyHits,
  pullUpTest,
  aboutFaceHits: () => 0,
  impactHits,

  own: { dismount, firing, melee, fight, losses, react },
});
