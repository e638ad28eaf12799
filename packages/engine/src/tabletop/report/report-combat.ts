/** The battle report: throws, hits, losses. */
import { againstNeeds, blowLine, shotLine } from '../../words/dice.js';
import { listed, orLess, some } from '../../words/english.js';
import { nameOf } from '../../words/names.js';
import { throwLine } from '../../words/telling.js';
import { standsOf } from '../../formation/layout.js';
import type { TabletopMatch } from '../rules.js';
import { armOf } from '../questions.js';
import { findUnit, unitOf } from '../store.js';
import type { Share, Teller, Told } from './told.js';
import { basesInWords, lengthText } from '../words.js';

/** What a unit tests for, by the rule of the test. */
const testOf = ({ rules: { cite } }: TabletopMatch, rule: string): string | undefined => {
  switch (rule) {
    case cite.chargeTest:
      return 'to charge';
    case cite.interceptTest:
      return 'to intercept';
    case cite.holdBack:
      return 'to hold back';
    case cite.pullUpTest:
      return 'to pull up';
    case cite.chargingHome:
      return 'to soften the impact';
    default:
      return undefined;
  }
};

const test = (
  match: TabletopMatch,
  what: string,
  { unit = '', dice: [die = 0], needs: [need = 0] = [], needBy }: Throw,
) => {
  const wanted = `${orLess(need)}${needBy ? ` (${needBy.why})` : ''} ${what}`;
  return `${nameOf(match, unit)} threw ${die} and needed ${wanted}: ${die <= need ? 'passed' : 'failed'}.`;
};

type Throw = Told['throw'] & { rule: string };

/** What changes the number needed and not the dice; the dice a sum begins with may be none. */
const isNote = ({ by }: { by: number }, i: number): boolean => by === 0 && i > 0;

const shot = (match: TabletopMatch, event: Throw): string => {
  const { unit = '', overhead, needBy, modifiers = [] } = event;
  const notes = [...(needBy ? [needBy] : []), ...modifiers.filter(isNote)].map(({ why }) => why);
  return shotLine(
    match,
    { ...event, modifiers: modifiers.filter((each, i) => !isNote(each, i)) },
    `${nameOf(match, unit)} fired ${overhead ? 'overhead at' : 'at'}`,
    notes.length > 0 ? ` (${notes.join(', ')})` : '',
  );
};

const bounced = (match: TabletopMatch, shown: Parameters<typeof shotLine>[1]): string =>
  shotLine(match, shown, `The shot of ${nameOf(match, shown.unit ?? '')} bounced on into`);

export const throws: Teller<'throw'> = (match, event) => {
  const { cite } = match.rules;
  const { rule, unit = '', dice, sides, needs = [] } = event;
  switch (rule) {
    case cite.fireHits:
      return shot(match, event);
    case cite.bounceDice:
      return bounced(match, event);
    case cite.attackDice:
      return blowLine(
        match,
        event,
        event.outflanking ? `, outflanking with two dice a ${event.points ? 'point' : 'stand'}` : '',
      );
    case cite.rethrow:
      return `${nameOf(match, unit)} took heart and threw everything again, hits ${againstNeeds(dice, needs, sides)}.`;
    case cite.extension:
      return `${nameOf(match, unit)} threw ${dice[0]} and had ${lengthText(match, 1000 * dice[0]!)} more to reach the enemy.`;
    case cite.unitQuality:
    case cite.commandQuality:
    case cite.generated:
      return undefined; // told by what came of it
    default: {
      const what = testOf(match, rule);
      return what === undefined ? throwLine(match, event) : test(match, what, event);
    }
  }
};

/** Without dice nothing is thrown, and this alone tells of the shot. */
export const fired: Teller<'fired'> = (match, event) =>
  event.count === 0 ? shotLine(match, { ...event, dice: [] }) : undefined;
export const bouncedOn: Teller<'bounced'> = (match, event) =>
  event.count === 0 ? bounced(match, { ...event, dice: [] }) : undefined;

const lettersOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([letter, n]) => letter.repeat(n))
    .join('');

/** What went against one enemy: stands by their kinds, or strength points. */
const shareInWords = (match: TabletopMatch, letters: string, { stands, points = 0, elements }: Share): string => {
  if (typeof elements === 'number') return some(elements, match.rules.words.base);
  if (elements) return basesInWords(match, lettersOf(elements));
  if (!stands) return some(points, 'strength point');
  const kinds = stands.map((stand) => letters[stand] ?? '').join('');
  // Who was lost by the same answer has no stands any more.
  return kinds.length === stands.length ? basesInWords(match, kinds) : some(stands.length, 'stand');
};

export const allocated: Teller<'allocated'> = (match, { unit, at }) => {
  const { letters } = standsOf(findUnit(match, unit)?.place?.layout ?? '');
  const shares = at
    .filter(({ stands }) => stands?.length !== 0)
    .map((share) => `${shareInWords(match, letters, share)} against ${nameOf(match, share.target)}`);
  return `${nameOf(match, unit)} sent ${listed(shares)}.`;
};

export const attacked: Teller<'attacked'> = (match, { unit, target, count, hits: scored }) => {
  const [who, whom] = [nameOf(match, unit), nameOf(match, target)];
  if (count === 0) return `${who} fought ${whom}, but the ground left no dice.`;
  return scored === 0 ? `${who} did not hurt ${whom}.` : `${who} scored ${some(scored, 'hit')} on ${whom}.`;
};

/** What brought hits that no shot and no blow did. */
const causeOf = ({ rules: { cite } }: TabletopMatch, rule: string): string => {
  switch (rule) {
    case cite.openingHit:
      return ' in the press';
    case cite.interceptHits:
      return ' in the clash';
    case cite.lightImpact:
    case cite.heavyImpact:
    case cite.fireImpact:
    case cite.facingImpact:
      return ' from the impact of the charge';
    case cite.hastyHits:
      return ' forming up in haste';
    case cite.emergencyHits:
      return ' facing about in haste';
    case cite.recoilHit:
      return ' in giving way';
    case cite.disengageHits:
      return ' breaking away';
    case cite.extensionHit:
      return ' straining to reach the enemy';
    default:
      return '';
  }
};

export const hits: Teller<'hits'> = (match, { rule, unit, hits: count }) => {
  const { cite } = match.rules;
  if (rule === cite.fireHits || rule === cite.bounceDice || rule === cite.attackHits) return undefined; // told before
  return `${nameOf(match, unit)} took ${some(count, 'hit')}${causeOf(match, rule)}.`;
};

/** A command unit on a Battle: lost with it, gone with it, or alone of all who stood there. */
const lostAboard = (match: TabletopMatch, rule: string, unit: string, battle: string): string => {
  const whole = findUnit(match, battle)?.routed === true;
  const how = rule === match.rules.cite.retire ? 'left with' : whole ? 'was lost with' : 'fell in the ranks of';
  return `${nameOf(match, unit)} ${how} ${nameOf(match, battle)}.`;
};

export const routed: Teller<'routed'> = (match, { rule, unit, aboard, outflanked }) => {
  const { cite, words } = match.rules;
  if (aboard !== undefined) return lostAboard(match, rule, unit, aboard);
  const who = nameOf(match, unit);
  if (words.routs?.[rule] !== undefined) return `${who}${outflanked ? ', outflanked,' : ''} ${words.routs[rule]}.`;
  switch (rule) {
    case cite.retire:
    case cite.overrun:
    case cite.overrunMissed:
    case cite.overrunUnfired:
    case cite.thresholds:
      return undefined; // told before
    case cite.interceptGuns:
      return `${who} went down on the march, overrun.`;
    case cite.allLost:
      if (match.rules.strengthIn === 'points') return `${who} routed with no strength left.`;
      if (armOf(match, unitOf(match, unit)) === 'command') return `${who} fell.`;
      return armOf(match, unitOf(match, unit)) === 'artillery'
        ? `${who} was lost.`
        : `${who} routed with the last ${words.base} gone.`;
    case cite.contactLost:
      return `${who} routed: what was left could not keep up the fight.`;
    case cite.singleRetreats:
      return `${who} fled, too few to fight on.`;
    case cite.offTable:
      return `${who} left the table for good.`;
    default:
      return `${who} routed with ranks too broken to form.`;
  }
};

export const recovered: Teller<'recovered'> = (match, { unit, left }) =>
  `${nameOf(match, unit)} recovered from a hit and had ${some(left, 'hit')} left.`;

export const leftTable: Teller<'leftTable'> = (match, { unit, letters }) =>
  `${nameOf(match, unit)} lost ${basesInWords(match, letters)} off the table.`;

export const fellBack =
  (why: string): Teller<'flinched'> =>
  (match, { unit, target, by }) =>
    `${nameOf(match, unit)} ${why} ${nameOf(match, target)} and fell back ${lengthText(match, by)}.`;
