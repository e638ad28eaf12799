/** The battle report: one sentence for each event that deserves one, in the past tense, as a witness would tell it. */
import type { Modifier } from '../kernel/event.js';
import { enemyOf, type Both, type Side } from '../kernel/side.js';
import type { Face } from '../formation/layout.js';
import { againstNeeds, blowLine, shotLine } from '../words/dice.js';
import { capital, inWords, listed, orLess, signed, some } from '../words/english.js';
import { armyName, nameOf, standsInWords } from '../words/names.js';
import { phaseLine, reporter, rulingLine, throwLine, type Teller as TellerOf } from '../words/telling.js';
import type { ReactionKind } from './choices.js';
import type { NeedBy } from './quality.js';
import type { Outcome, Phase, ZonalMatch } from './rules.js';
import type { Formation, Quality, UnitId } from './unit.js';
import { COMPASS, FACE, FORMED, isAdvance, zoneName } from './words.js';
import type { Facing, Zone } from './zone.js';

/** What each kind of event brings besides its rule. */
export interface Told {
  phase: { phase: Phase; acting: Side; turn: number };
  initiative: { side: Side };
  quality: { unit: UnitId; quality: Quality };
  placed: { unit: UnitId; zone: Zone };
  setUpReturned: { side: Side };
  throw: {
    side: Side;
    unit?: UnitId;
    target?: UnitId;
    count: number;
    dice: readonly number[];
    needs?: readonly number[];
    modifiers?: readonly Modifier[];
    values?: readonly { stand: string; cv: number; modifiers: readonly Modifier[] }[];
    dropped?: number;
    /** The ground that cost dice. */
    features?: readonly string[];
    places?: readonly number[];
    needBy?: NeedBy;
    /** The Commander is there. */
    led?: true;
  };
  hits: { unit: UnitId; hits: number };
  fired: { unit: UnitId; target: UnitId; count: number; hits: number };
  allocated: { unit: UnitId; stands: Readonly<Record<UnitId, string>> };
  attacked: { unit: UnitId; target: UnitId; hits: number; markers: number; modifiers: readonly Modifier[] };
  removed: { unit: UnitId; stands?: string };
  routed: { unit: UnitId; zone: Zone };
  retired: { unit: UnitId; from: Zone; to: Zone };
  withdrawn: { unit: UnitId };
  moves: { unit: UnitId; from: Zone; to: Zone };
  moved: { unit: UnitId; from: Zone; to: Zone };
  entered: { unit: UnitId; to: Zone; formation: Formation };
  leaves: { unit: UnitId; zone: Zone };
  turned: { unit: UnitId; facing: Facing };
  formed: { unit: UnitId; formation: Formation; layout: string; facing?: Facing };
  mounted: { unit: UnitId };
  dismounted: { unit: UnitId };
  commanderPlaced: { side: Side; zone: Zone };
  testWaived: { unit: UnitId; why: string };
  ends: { by: 'agreement' | 'turnLimit'; turn: number };
  foughtOnFoot: { unit: UnitId; type: string };
  stakesDeployed: { unit: UnitId };
  stakesLost: { unit: UnitId };
  disengaged: { unit: UnitId };
  pinned: { unit: UnitId; target?: UnitId };
  /** Without a face: one of two flanks, which is picked on contact. */
  engages: { unit: UnitId; target: UnitId; face?: Face };
  tested: { unit: UnitId; die: number; need: number; needBy?: NeedBy; passed: boolean };
  /** `prepared`: a defensive formation that holds mounted off as it stands. */
  reacts: { unit: UnitId; target: UnitId; reaction: ReactionKind; prepared?: true };
  intercepts: { unit: UnitId; target: UnitId };
  flinched: { unit: UnitId; hits: number };
  pulledUp: { unit: UnitId };
  evaded: { unit: UnitId; target: UnitId };
  overrun: { unit: UnitId; target: UnitId };
  rallied: { unit: UnitId };
  contact: { unit: UnitId; target: UnitId; face: Face };
  contactBroken: { unit: UnitId; target: UnitId };
  rebased: { unit: UnitId; layout: string };
  markersOff: { marker: 'green' | 'red' | 'yellow'; units: readonly UnitId[] };
  commanderMoved: { side: Side; to: Zone };
  commanderRemoved: { side: Side; tally: number; third: number };
  generalRetreat: { side: Side; on: number; off: number };
  broken: { side: Side; tally: number };
  offersEnd: { side: Side };
  conceded: { side: Side };
  ruling: { switch: string; value: boolean; by: 'agreement' | 'throw' };
  outcome: Outcome;
}

type Teller<K extends keyof Told> = TellerOf<ZonalMatch, Told[K]>;

/** The quality behind a number, in brackets. */
const qualified = (needBy: NeedBy | undefined): string => (needBy ? ` (${needBy.why})` : '');

// ---- throws ----------------------------------------------------------------------------------------------------------

const throws: Teller<'throw'> = (match, event) => {
  const { cite } = match.rules;
  const { rule, side, unit = '', dice, needs = [], needBy, led } = event;
  const own = match.rules.tells[rule];
  if (own?.test) return undefined; // told by the test
  switch (rule) {
    case cite.fireHits:
      return shotLine(match, event, undefined, qualified(needBy));
    case cite.attackDice:
      return blowLine(match, event);
    case cite.overlapping:
    case cite.outflanking:
      return `${nameOf(match, unit)} had the ${rule === cite.outflanking ? 'rear' : 'flank'} and threw ${some(dice.length, 'die', 'dice')} again, hits ${againstNeeds(dice, needs)}.`;
    case cite.commanderRethrow:
      return led
        ? `${capital(match.state.sides[side].leader)} urged on ${nameOf(match, unit)}, which threw everything again, hits ${againstNeeds(dice, needs)}.`
        : `${nameOf(match, unit)} threw everything again, hits ${againstNeeds(dice, needs)}.`;
    case cite.engageTest:
    case cite.interceptTest:
    case cite.thrownQuality:
      return undefined; // told by the test, or by the quality
    default:
      return own?.thrown ? `${nameOf(match, unit)} threw ${dice.join(' + ')} ${own.thrown}.` : throwLine(match, event);
  }
};

// ---- hits and losses -------------------------------------------------------------------------------------------------

const hits: Teller<'hits'> = (match, { rule, unit, hits: count }) => {
  const { cite } = match.rules;
  const took = `${nameOf(match, unit)} took ${some(count, 'hit')}`;
  switch (rule) {
    case cite.fireHits:
    case cite.attackHits:
      return undefined; // told by the shot, or by the attack
    case cite.openingHit:
      return `${took} in the press.`;
    case cite.counterChargeHits:
    case cite.interceptHits:
      return `${took} ${count > 1 ? 'wheeling round to meet the enemy' : 'in the clash'}.`;
    case cite.interceptImpact:
    case cite.heavyImpact:
      return `${took} from the impact of the charge.`;
    case cite.lightImpact:
      return `${took}, shaken after a volley that hit nobody.`;
    case cite.hastyForms:
      return `${took} forming up in haste.`;
    case cite.pullUp:
      return `${took} pulling up.`;
    case cite.disengageHits:
      return `${took} breaking away.`;
    default: {
      const cause = match.rules.tells[rule]?.hits;
      return cause ? `${took} ${cause}.` : `${took}.`;
    }
  }
};

const attacked: Teller<'attacked'> = (match, { unit, target, hits: count, markers, modifiers }) => {
  const whom = nameOf(match, target);
  if (count === 0) return `${nameOf(match, unit)} did not hurt ${whom}.`;
  const scored = `${nameOf(match, unit)} scored ${some(count, 'hit')} on ${whom}`;
  if (modifiers.length === 0) return `${scored}.`;
  const added = modifiers.map(({ by, why }) => `${signed(by)} for being ${why}`);
  return `${scored}, ${added.join(' ')} = ${some(markers, 'green marker')}.`;
};

const retired: Teller<'retired'> = (match, { rule, unit, to }) => {
  const { cite } = match.rules;
  const who = nameOf(match, unit);
  const where = zoneName(match, to);
  switch (rule) {
    case cite.recoil:
      return `${who} recoiled before the charge to ${where}.`;
    case cite.flee:
      return `${who} limbered up and fled to ${where}.`;
    case cite.shift:
      return `${who} marched behind the lines to ${where}.`;
    default:
      return `${who} fell back to ${where}.`;
  }
};

const routed: Teller<'routed'> = (match, { rule, unit, zone }) => {
  const { cite } = match.rules;
  const who = nameOf(match, unit);
  if (rule === cite.withdraw) return undefined; // told by the withdrawal
  if (rule === cite.overrun || rule === cite.interceptOverrun) return `${who} was lost.`;
  const how =
    rule === cite.allLost
      ? 'with its last stand gone'
      : rule === cite.oneLeft
        ? 'with one stand left of it'
        : rule === cite.shapeLost
          ? 'its ranks too broken to form'
          : 'swept away with its army';
  return `${who} routed from ${zoneName(match, zone)}, ${how}.`;
};

// ---- reactions -------------------------------------------------------------------------------------------------------

const REACTED: Readonly<Record<ReactionKind, string | undefined>> = {
  counterCharge: 'counter-charged',
  recoil: undefined,
  fire: 'stood and gave fire at',
  hastyDefence: 'closed up in haste against',
  evade: undefined,
  flee: undefined,
  intercept: undefined,
  support: 'gave supporting fire at',
};

const reacts: Teller<'reacts'> = (match, { unit, target, reaction, prepared }) => {
  const verb = prepared ? 'stood ready in its defensive formation against' : REACTED[reaction];
  return verb && `${nameOf(match, unit)} ${verb} ${nameOf(match, target)}.`;
};

const tested: Teller<'tested'> = (match, { rule, unit, die, need, needBy, passed }) => {
  const own = match.rules.tells[rule]?.test;
  const threw = `${nameOf(match, unit)} threw ${die} and needed ${own?.wanted ?? `${orLess(need)}${qualified(needBy)}`}`;
  if (own) return `${threw}: ${passed ? own.passed : own.failed}.`;
  if (rule === match.rules.cite.interceptTest) return `${threw}: ${passed ? 'it rode to cut them off' : 'too late'}.`;
  return `${threw}: ${passed ? 'it went in' : 'it hung back'}.`;
};

const pinned: Teller<'pinned'> = (match, { rule, unit, target }) => {
  const { cite } = match.rules;
  const why = target
    ? `${nameOf(match, target)}, in contact with it, was mounted`
    : rule === cite.surrounded
      ? 'all four of its faces were occupied'
      : 'it was engaged when the phase began, and nobody was left to disengage from';
  return `${nameOf(match, unit)} could do nothing: ${why}.`;
};

// ---- the match -------------------------------------------------------------------------------------------------------

/** Why the match ended as it did. */
const reason = (match: ZonalMatch, { rule, winner, zones, points }: Outcome): string => {
  const { cite } = match.rules;
  const loser = winner && armyName(match, enemyOf(winner));
  const score = (both: Both<number>): string =>
    winner ? `${both[winner]} to ${both[enemyOf(winner)]}` : `${both.south} all`;
  if (rule === cite.concede) return `${loser} conceded`;
  if (rule === cite.retreatLoses) return `${loser} left the field in general retreat`;
  if (rule === cite.bothRetreat) return 'both armies left the field';
  if (rule === cite.brokenWins) return `the side with more ${points ? 'points' : 'zones'} was broken`;
  if (points) return `points for the goals ${score(points)}`;
  if (!zones) return 'so the count ended';
  return `zones held ${score(zones)}`;
};

const outcome: Teller<'outcome'> = (match, event) =>
  `${event.result}${event.winner ? ` for ${armyName(match, event.winner)}` : ''}: ${reason(match, event)}.`;

const SENTENCES: { readonly [K in keyof Told]: Teller<K> } = {
  phase: phaseLine,
  initiative: (match, { side }) => `The initiative fell to ${armyName(match, side)}.`,
  quality: (match, { unit, quality }) => `${nameOf(match, unit)} turned out ${quality}.`,
  placed: (match, { unit, zone }) => `${nameOf(match, unit)} took post in ${zoneName(match, zone)}.`,
  setUpReturned: (match, { side }) => `The set-up of ${armyName(match, side)} went back: it is not legal any more.`,
  throw: throws,
  hits,
  fired: () => undefined, // told by the throw
  allocated: (match, { unit, stands }) =>
    `${nameOf(match, unit)} sent ${listed(
      Object.entries(stands)
        .filter(([, letters]) => letters !== '')
        .map(([target, letters]) => `${standsInWords(match, letters)} against ${nameOf(match, target)}`),
    )}.`,
  attacked,
  removed: (match, { unit, stands }) => `${nameOf(match, unit)} lost ${standsInWords(match, stands ?? '')}.`,
  routed,
  retired,
  withdrawn: (match, { unit }) => `${nameOf(match, unit)} left the battle for good on its general's order.`,
  moves: () => undefined, // told when it has moved
  moved: (match, { unit, from, to }) =>
    `${nameOf(match, unit)} ${isAdvance(match, unit, from, to) ? 'advanced' : 'marched'} into ${zoneName(match, to)}.`,
  entered: (match, { unit, to, formation }) =>
    `${nameOf(match, unit)} came up from the reserve into ${zoneName(match, to)} in ${FORMED[formation]}.`,
  leaves: () => undefined, // told when it has left
  turned: (match, { unit, facing }) => `${nameOf(match, unit)} turned to face ${COMPASS[facing]}.`,
  formed: (match, { unit, formation, layout, facing }) =>
    `${nameOf(match, unit)} formed ${FORMED[formation]} (${layout})${facing ? `, facing ${COMPASS[facing]}` : ''}.`,
  mounted: (match, { unit }) => `${nameOf(match, unit)} mounted up.`,
  dismounted: (match, { unit }) => `${nameOf(match, unit)} dismounted.`,
  commanderPlaced: (match, { side, zone }) =>
    `${capital(match.state.sides[side].leader)} took post in ${zoneName(match, zone)}.`,
  testWaived: () => undefined, // told by what follows
  ends: (_match, { by, turn: last }) =>
    by === 'agreement' ? 'Both sides agreed to end the battle.' : `Turn ${last} was the last.`,
  foughtOnFoot: (match, { unit }) => `${nameOf(match, unit)} sent the horses to the rear to fight on foot.`,
  stakesDeployed: (match, { unit }) => `${nameOf(match, unit)} hammered in their stakes.`,
  stakesLost: (match, { unit }) => `${nameOf(match, unit)} left their stakes behind.`,
  disengaged: (match, { unit }) => `${nameOf(match, unit)} broke off the fight.`,
  pinned,
  engages: (match, { unit, target, face }) =>
    `${nameOf(match, unit)} went for ${face ? `the ${FACE[face]}` : 'a flank'} of ${nameOf(match, target)}.`,
  tested,
  reacts,
  intercepts: (match, { unit, target }) => `${nameOf(match, unit)} spurred out to intercept ${nameOf(match, target)}.`,
  flinched: (match, { unit, hits: count }) =>
    `${nameOf(match, unit)} flinched under ${some(count, 'hit')} and stopped.`,
  pulledUp: (match, { rule, unit }) =>
    `${nameOf(match, unit)} pulled up short${match.rules.tells[rule]?.pulledUp ?? ''}.`,
  evaded: (match, { unit, target }) => `${nameOf(match, unit)} slipped away from ${nameOf(match, target)}.`,
  overrun: (match, { unit, target }) => `${nameOf(match, unit)} overran ${nameOf(match, target)}.`,
  rallied: (match, { unit }) => `${nameOf(match, unit)} drew rein and rallied.`,
  contact: (match, { unit, target, face }) =>
    `${nameOf(match, unit)} struck ${nameOf(match, target)} in the ${FACE[face]}.`,
  contactBroken: (match, { unit, target }) => `${nameOf(match, unit)} and ${nameOf(match, target)} came apart.`,
  rebased: () => undefined, // the same stands, counted anew
  markersOff: () => undefined, // at the end of each phase, of no news
  commanderMoved: (match, { side, to }) => `${capital(match.state.sides[side].leader)} rode to ${zoneName(match, to)}.`,
  commanderRemoved: (match, { side, tally }) =>
    `With ${some(tally, 'unit')} of ${armyName(match, side)} routed, ${match.state.sides[side].leader} was swept from the field.`,
  generalRetreat: (match, { side, on, off }) =>
    `${capital(armyName(match, side))} fell into general retreat: ${some(off, 'unit')} gone or in reserve, ${on === 0 ? 'none' : inWords(on)} on the field.`,
  broken: (match, { side, tally }) =>
    tally === 0
      ? `${capital(armyName(match, side))} broke: it never had a unit that counts.`
      : `${capital(armyName(match, side))} broke with ${some(tally, 'unit')} routed.`,
  offersEnd: (match, { side }) => `${capital(armyName(match, side))} offered to end the battle.`,
  conceded: (match, { side }) => `${capital(armyName(match, side))} conceded the field.`,
  ruling: (_match, event) => rulingLine(event),
  outcome,
};

/** One sentence about the event, or undefined where another event tells it. */
export const report = reporter<ZonalMatch, Told>(SENTENCES);
