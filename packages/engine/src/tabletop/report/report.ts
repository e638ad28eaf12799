/** The battle report: one sentence for each event that deserves one, in the past tense, as a witness would tell it. */
import { enemyOf, type Both } from '../../kernel/side.js';
import { inWords, listed, some } from '../../words/english.js';
import { armyName, nameOf } from '../../words/names.js';
import { phaseLine, reporter, rulingLine } from '../../words/telling.js';
import {
  allocated,
  attacked,
  bouncedOn,
  fellBack,
  fired,
  hits,
  leftTable,
  recovered,
  routed,
  throws,
} from './report-combat.js';
import { armOf } from '../questions.js';
import type { Outcome, TabletopMatch } from '../rules.js';
import { unitOf } from '../store.js';
import type { Teller, Told } from './told.js';
import { basesInWords, degreeText, FORMED, lengthText, WAY } from '../words.js';

// ---- armies ----------------------------------------------------------------------------------------------------------

/** Types are names of kinds, one or many: `1 × Dragoons`. */
const typesInWords = ({ rules }: TabletopMatch, types: readonly string[]): string =>
  listed(
    [...new Set(types)].map(
      (type) => `${types.filter((each) => each === type).length} × ${rules.types[type]?.name ?? type}`,
    ),
  );

const generated: Teller<'generated'> = (match, { side, total, units }) => {
  const got = units.length > 0 ? typesInWords(match, units) : undefined;
  if (total === undefined) return `${armyName(match, side)} chose ${got}.`;
  return `${armyName(match, side)} threw ${total}${got ? ` and got ${got}` : ''}.`;
};

/** Guns on the road and ready to fire, as each book says it. */
const PACKED = {
  limbered: ['limbered', 'limbered up', 'unlimbered'],
  packed: ['packed up', 'packed up', 'unpacked'],
} as const;

/** Artillery, command and Battles have one formation only, and it goes without saying. */
const posture = (match: TabletopMatch, { unit, formation, limbered }: Told['placed']): string => {
  if (limbered) return ` ${PACKED[match.rules.words.limbered][0]}`;
  const goesWithoutSaying =
    formation === 'battle' || ['artillery', 'command'].includes(armOf(match, unitOf(match, unit)));
  return goesWithoutSaying ? '' : ` in ${FORMED[formation]}`;
};

const placed: Teller<'placed'> = (match, event) =>
  `${nameOf(match, event.unit)} took post${posture(match, event)} at ${lengthText(match, event.x)}, ${lengthText(match, event.y)}.`;

const dismounted: Teller<'dismounted'> = (match, { unit, type }) =>
  type === undefined
    ? `${nameOf(match, unit)} dismounted.`
    : `${nameOf(match, unit)} dismounted to fight as ${match.rules.types[type]?.name.toLowerCase() ?? type}.`;

// ---- movement --------------------------------------------------------------------------------------------------------

const turnedBy = (by: number, corner?: 'left' | 'right'): string =>
  `${degreeText(Math.abs(by))}° to the ${by < 0 ? 'left' : 'right'}${corner ? ` about the ${corner} corner` : ''}`;

/** Where units are whole or gone the layout follows from the formation. */
const formed: Teller<'formed'> = (match, { rule, unit, formation, layout, bend }) => {
  const { cite, strengthIn } = match.rules;
  const shape = strengthIn === 'points' ? '' : ` (${layout})`;
  const bent = bend ? `, bent ${bend.way} ${degreeText(bend.angle)}°` : '';
  const how =
    rule === cite.hasty ? 'closed up in haste into' : rule === cite.noReform ? 'closed up again in' : 'formed';
  return `${nameOf(match, unit)} ${how} ${FORMED[formation]}${shape}${bent}.`;
};

const REACTED: Readonly<Record<Told['reacted']['how'], string | undefined>> = {
  stand: 'stood to meet',
  fire: 'stood and gave fire at',
  hastyBlock: 'closed up in haste against',
  aboutFace: 'faced about in haste to meet',
  recoil: undefined, // told when it has gone
  evade: undefined,
};

const reacted: Teller<'reacted'> = (match, { unit, target, how }) =>
  REACTED[how] && `${nameOf(match, unit)} ${REACTED[how]} ${nameOf(match, target)}.`;

// ---- Battles ---------------------------------------------------------------------------------------------------------

/** A unit that joins a Battle is no unit any more, so the events carry its name. */
const within = (name: string): string => name.replace(/^The /, 'the ');

const joinedBattle: Teller<'joinedBattle'> = (match, { name, target, elements, lost: left }) => {
  const { base } = match.rules.words;
  const rest = left > 0 ? `; for ${some(left, base)} there was no room` : '';
  return `${within(name)} joined ${nameOf(match, target)} with ${basesInWords(match, elements)}${rest}.`;
};

const battleFormed: Teller<'battleFormed'> = (match, { unit, side, elements, diameter, surplus }) => {
  const rest = surplus === undefined ? '' : `; for ${basesInWords(match, surplus)} there was no room`;
  return `${armyName(match, side)} formed ${nameOf(match, unit)} of ${basesInWords(match, elements)} on a base of ${lengthText(match, diameter)}${rest}.`;
};

/** Where strong formations are counted, the counts say why. */
const initiative: Teller<'initiative'> = (match, { side, counts, kept }) => {
  const army = armyName(match, side);
  if (!counts) return `The initiative fell to ${army}.`;
  const [ours, theirs] = [counts[side], counts[enemyOf(side)]];
  if (ours !== theirs)
    return `The initiative fell to ${army}, with ${some(ours, 'strong formation')} to ${theirs === 0 ? 'none' : inWords(theirs)}.`;
  const each = `With ${some(ours, 'strong formation')} each`;
  return kept ? `${each}, ${army} kept the initiative.` : `${each}, the initiative fell to ${army} by throw.`;
};

// ---- the end ---------------------------------------------------------------------------------------------------------

/** Losses, in stands or in units as the book counts them. */
const lost = ({ rules: { words } }: TabletopMatch, tally: number): string =>
  `${some(tally, words.counted.slice(0, -1))} lost`;

/** Why the match ended as it did. */
const reason = (match: TabletopMatch, { rule, winner, tallies, points }: Outcome): string => {
  const score = (both: Both<number>): string =>
    winner ? `${both[winner]} to ${both[enemyOf(winner)]}` : `${both.south} to ${both.north}`;
  if (winner && rule === match.rules.cite.concede) return `${armyName(match, enemyOf(winner))} conceded`;
  if (points) return `points for the goals ${score(points)}`;
  const ending = match.rules.words.endings?.[rule];
  if (ending !== undefined) return ending;
  return tallies ? `${match.rules.words.counted} lost ${score(tallies)}` : 'so the count ended';
};

const outcome: Teller<'outcome'> = (match, event) =>
  `${event.result}${event.winner ? ` for ${armyName(match, event.winner)}` : ''}: ${reason(match, event)}.`;

type OfUnit = { readonly unit: string };
type OfPair = OfUnit & { readonly target: string };

/** Sentences of a unit and a verb, and of a unit that does something to another. */
const did =
  (what: string) =>
  (match: TabletopMatch, { unit }: OfUnit): string =>
    `${nameOf(match, unit)} ${what}.`;
const didTo =
  (what: string) =>
  (match: TabletopMatch, { unit, target }: OfPair): string =>
    `${nameOf(match, unit)} ${what} ${nameOf(match, target)}.`;
const wentBy =
  (what: string) =>
  (match: TabletopMatch, { unit, by }: OfUnit & { by: number }): string =>
    `${nameOf(match, unit)} ${what} ${lengthText(match, by)}.`;

/** Why a gun kept silent. */
const SILENT = {
  fired: 'it had fired already',
  weak: 'it had no strength left',
  blind: 'the enemy came from outside its zone of fire',
  waits: 'it had only just been unpacked',
  engaged: 'another enemy was in contact with it',
} as const;

export const report = reporter<TabletopMatch, Told>({
  generated,
  mustered: (match, { side, units }) =>
    `${armyName(match, side)} fielded ${typesInWords(
      match,
      units.map(({ type }) => type),
    )}.`,
  quality: (match, { unit, quality }) => `${nameOf(match, unit)} turned out ${quality}.`,
  commandQuality: (match, { unit, command }) => `${nameOf(match, unit)} proved ${command}.`,
  placed,
  phase: phaseLine,
  initiative,
  battleFormed,
  joinedBattle,
  attached: didTo('took his place in'),
  leftBattle: (match, { unit, target, stays }) =>
    stays
      ? `${nameOf(match, unit)} stayed behind when ${nameOf(match, target)} left.`
      : `${nameOf(match, unit)} stepped out of ${nameOf(match, target)}.`,
  shifted: (match, { unit, layout }) =>
    `${nameOf(match, unit)} shifted its odd ${match.rules.words.base} to the ${layout.endsWith('.') ? 'left' : 'right'}.`,
  throw: throws,
  fired,
  bounced: bouncedOn,
  opportunityFire: (match, { unit, target }) => `${nameOf(match, unit)} caught ${nameOf(match, target)} on the move.`,
  stopped: (match, { unit, target }) => `${nameOf(match, unit)} stopped under the fire of ${nameOf(match, target)}.`,
  combat: () => 'Where the lines had met they came to blows.',
  immediateCombat: (match, { unit, target }) =>
    `${nameOf(match, unit)} and ${nameOf(match, target)} came to blows at once.`,
  joined: (match, { unit, target, by }) =>
    `${nameOf(match, unit)} joined in against ${nameOf(match, target)}, ${lengthText(match, by)} on.`,
  heldBack: did('held back from the fight'),
  allocated,
  attacked,
  hits,
  recovered,
  unmarked: () => undefined,
  redMarkersOff: () => undefined,
  removed: (match, { unit, stands, outflanked }) =>
    `${nameOf(match, unit)}${outflanked ? ', outflanked,' : ''} lost ${basesInWords(match, stands)}.`,
  routed,
  retired: did('left the battle for good'),
  leftTable,
  moved: (match, { unit, name, towards, by, byHorse }) =>
    `${name === undefined ? nameOf(match, unit) : within(name)} ${byHorse ? 'rode' : 'moved'} ${lengthText(match, by)} ${WAY[towards]}.`,
  turned: (match, { unit, turn, corner }) => `${nameOf(match, unit)} turned ${turnedBy(turn, corner)}.`,
  facedAbout: (match, { rule, unit }) =>
    rule === match.rules.cite.emergency ? undefined : `${nameOf(match, unit)} faced about.`, // told before
  closedUp: didTo('closed up again to'),
  pivoted: (match, { unit, name, pivot, by, corner }) =>
    `${name === undefined ? nameOf(match, unit) : within(name)} pivoted ${turnedBy(pivot ?? by ?? 0, corner)}.`,
  setDown: did('marched on in column'),
  formed,
  mounted: did('mounted up'),
  dismounted,
  limbered: (match, { unit }) => `${nameOf(match, unit)} ${PACKED[match.rules.words.limbered][1]}.`,
  unlimbered: (match, { unit }) => `${nameOf(match, unit)} ${PACKED[match.rules.words.limbered][2]}.`,
  acted: () => undefined,
  done: () => undefined,
  goesOn: () => undefined,
  disengages: did('broke off the fight'),
  staysEngaged: did('did not get clear of the enemy'),
  charges: (match, { unit, target, distance }) =>
    `${nameOf(match, unit)} set out to charge ${nameOf(match, target)}, ${lengthText(match, distance)} away.`,
  chargeFailed: didTo('hung back and did not charge'),
  fellShort: didTo('fell short of'),
  contact: didTo('came into contact with'),
  intercepted: (match, { unit, target, counter }) =>
    `${nameOf(match, unit)} ${counter ? 'counter-charged' : 'came out and intercepted'} ${nameOf(match, target)}.`,
  interceptFailed: didTo('came too late to intercept'),
  reacted,
  recoil: wentBy('recoiled'),
  evade: wentBy('slipped away'),
  overrun: (match, { unit, by }) => `${nameOf(match, by)} overran ${nameOf(match, unit)}.`,
  flinched: fellBack('flinched before'),
  pulledUp: fellBack('pulled up before'),
  breakThrough: didTo('broke through past'),
  breakThroughLost: did('was held by another enemy and could not break through'),
  noRoomForBlock: did('found no room to form a defensive block'),
  noWayBack: didTo('found no way back from'),
  silentGun: (match, { unit, target, why = 'blind' }) =>
    `${nameOf(match, unit)} could not fire at ${nameOf(match, target)}: ${SILENT[why]}.`,
  commandRemoved: (match, { unit, tally, value }) =>
    `With ${lost(match, tally)} and ${value} the limit, ${nameOf(match, unit)} left the field.`,
  broken: (match, { rule, side, tally, breakpoint }) =>
    rule === match.rules.cite.noUnits
      ? `${armyName(match, side)} had nobody left on the field.`
      : `${armyName(match, side)} broke with ${lost(match, tally)}; the breakpoint was ${breakpoint}.`,
  ends: (_match, { turn }) => `Turn ${turn} was the last.`,
  outcome,
  setUpReturned: (match, { side, clash }) =>
    `The set-up of ${armyName(match, side)} went back: ${clash ? 'it would touch an enemy' : 'it is not legal any more'}.`,
  conceded: (match, { side }) => `${armyName(match, side)} conceded the field.`,
  ruling: (_match, event) => rulingLine(event),
});
