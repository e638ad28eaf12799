/**
 * A Splendid Victory, assembled: read this first. The sequence of play is `tabletop/turn.ts`; each procedure is a file of
 * the same name in `tabletop/`, with the topic word of its rules (SV-CHARGE is `charge.ts`). What only this book says is
 * here.
 */
import { versionOf } from '../../kernel/mended.js';
import { generate } from './generate.js';
import { react } from './react.js';
import type { Change } from '../../tabletop/choices.js';
import { firing, volleys } from './firing.js';
import { targetsOf } from '../../manoeuvre/fire/fire-options.js';
import { manoeuvreGame } from '../../manoeuvre/game.js';
import { USUAL_PHASES } from '../../tabletop/rules.js';
import { lowerOfTwoDice } from '../../tabletop/turn.js';
import { losses } from './losses.js';
import { fight } from '../../manoeuvre/melee/fight.js';
import { melee } from '../../manoeuvre/melee/melee.js';
import { changedPlace, changeRefusal, changesOf } from '../../manoeuvre/moves/change.js';
import { atStart } from '../../manoeuvre/moves/start-flags.js';
import { spend } from '../../manoeuvre/verbs.js';
import { standing } from '../../manoeuvre/victory.js';
import { enemyWithin, isOn } from '../../tabletop/questions.js';
import { patch } from '../../tabletop/store.js';
import { isColumn, sizeOf } from '../../tabletop/unit.js';
import { quarterValue, thirdValue } from '../../tabletop/victory.js';
import { combines, verbs } from './actions.js';
import { allowance, chargeAllowance, mustOutflank } from './allowance.js';
import { COMPOSITION } from './army.js';
import { awayKind, chargesPast, flowsAround, interceptReach, interceptTest, mayNotCharge, tooWeak } from './charges.js';
import { choiceShape } from './choice-shapes.js';
import { CITES } from './cites/index.js';
import type { SplendidMatch } from './decisions.js';
import { FIRE, fireDice, firepower, fireHits, fireRange, isMusket } from './fire.js';
import { formationRefusal } from './formation.js';
import { musterFrame, phaseFrame } from './frames.js';
import { MENDED } from './mended.js';
import {
  aboutFaceHits,
  basicValue,
  chargeTest,
  combatModifiers,
  hastyHits,
  impactHits,
  pullUpTest,
  testedBy,
} from './melee.js';
import { basesOf, basingFaults, OPTIONS } from './options.js';
import { givenFaults, ROSTER_SHAPES, rosterFaults, standsOf } from './roster.js';
import { NUMBERS, TERRAIN_EFFECTS } from './tables.js';
import { units, type SplendidPlaced, type SplendidUnit } from './unit.js';
import { FORMATIONS, QUALITIES, STANDS, TYPES } from './units.js';

export const splendid = manoeuvreGame({
  id: 'splendid',
  title: 'A Splendid Victory',
  version: versionOf(MENDED),
  mended: MENDED,
  sequence: CITES.phases,
  cite: CITES,
  words: {
    measure: '"',
    counted: 'stands',
    base: 'stand',
    limbered: 'limbered',
    doubleTime: 'doubleTime',
    minorVictory: 'A Minor Victory',
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
  fire: FIRE,
  fullVictory: 'A Splendid Victory',
  /** SV-VICT-03, SV-R-68. */
  dismays: [
    { beyond: quarterValue, chief: false },
    { beyond: thirdValue, chief: true },
  ],
  standing,
  countsRemoved: (match) => !isOn(match, 'removedCommandNotCounted'),
  hitsOf: ({ hits }) => hits,
  worthOf: sizeOf,
  leftAfter: (unit, hits) => Math.max(0, sizeOf(unit) - Math.floor(hits / NUMBERS.hitsPerStand)),
  attackers: ({ stands }) => stands,
  firepower,

  units,
  /** SV-DRAG-03: dragoons are mounted or foot by their state. */
  armOf: ({ state }: SplendidUnit) => (state === 'dismounted' ? 'foot' : undefined),
  inState: (unit: SplendidUnit, state): SplendidUnit => ({ ...unit, state }),
  mounted: (match: SplendidMatch, unit, state) => patch(match, unit, { state }),
  actedIsNotDone: false,
  hasActed: ({ done }) => done,
  endAction: spend,
  goOn: (match, unit) => patch(match, unit, { done: false }),
  rememberStart: (match, unit): Partial<SplendidUnit> => {
    const { engagedAtStart, tooNearToDouble } = atStart(match, unit);
    // Who is too near for double-time is nearer still than a column may bear.
    const tooNearForColumn = tooNearToDouble || enemyWithin(match, unit, NUMBERS.column!) !== undefined;
    return { engagedAtStart, tooNearToDouble, tooNearForColumn };
  },
  mustLeaveColumn: ({ tooNearForColumn, place }: SplendidPlaced) => tooNearForColumn && isColumn(place.formation),
  overTheEdge: 'stands',
  filesSlide: true,
  strengthIn: 'stands',
  clearAtOnce: false,
  hingeCounts: false,
  bindsWholeAction: false,
  goesOnAsPlanned: false,
  slowedBy: 'claiming',
  remembersFormation: false,
  musterFrame,
  throwOff: lowerOfTwoDice,
  shapesOf: ({ shapes }) => shapes,
  phaseFrame,
  firstInMelee: 'initiative',
  basesOf,
  basingFaults,
  rosterFaults,
  givenFaults,
  // SV-FIRE-02; who fired may have lost the stands that did, or have mounted since.
  neverFires: ({ stands }) => !/[MDG]/.test(stands),
  rosterShapes: ROSTER_SHAPES,
  standsOf,
  commandThrowsLast: false,
  qualityColumn: ({ type }) => type,

  formationRefusal,
  verbs,
  combines,
  allowance,
  chargeAllowance,
  mustOutflank,
  tooWeak,
  mayNotCharge,
  chargesPast,
  flowsAround,
  interceptReach,
  interceptTest,
  awayKind,
  /** SV-R-65. */
  chargesSameTarget: (match) => isOn(match, 'breakThroughSameTarget'),
  changeRefusal: (match, unit, choice) => changeRefusal(match, unit, choice as Change),
  changedPlace: (match, unit, choice) => changedPlace(match, unit, choice as Change),
  changesOf,
  targetsOf,
  isMusket,
  fireRange,
  fireDice,
  fireHits,
  chargeTest,
  testedBy,
  basicValue,
  combatModifiers,
  hastyHits,
  pullUpTest,
  aboutFaceHits,
  impactHits,

  own: { generate, firing, volleys, melee, fight, losses, react },
});
