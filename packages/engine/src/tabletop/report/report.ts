/** The battle report: one sentence for each event that deserves one, in the past tense, as a witness would tell it. */
import { enemyOf, type Both } from '../../kernel/side.js';
import { listed, some } from '../../words/english.js';
import { armyName, nameOf, standsInWords } from '../../words/names.js';
import { phaseLine, reporter, rulingLine } from '../../words/telling.js';
import { allocated, attacked, bouncedOn, fellBack, fired, hits, leftTable, routed, throws } from './report-combat.js';
import type { Outcome, TabletopMatch } from '../rules.js';
import type { Teller, Told } from './told.js';
import { degreeText, FORMED, lengthText, WAY } from '../words.js';

// ---- armies ----------------------------------------------------------------------------------------------------------

const typesInWords = ({ rules }: TabletopMatch, types: readonly string[]): string =>
  listed(
    [...new Set(types)].map(
      (type) => `${types.filter((each) => each === type).length} ${rules.types[type]?.name ?? type}`,
    ),
  );

const generated: Teller<'generated'> = (match, { side, total, units }) => {
  const got = units.length > 0 ? typesInWords(match, units) : undefined;
  if (total === undefined) return `${armyName(match, side)} chose ${got}.`;
  return `${armyName(match, side)} threw ${total}${got ? ` and got ${got}` : ''}.`;
};

const placed: Teller<'placed'> = (match, { unit, formation, x, y, limbered }) =>
  `${nameOf(match, unit)} took post ${limbered ? 'limbered' : `in ${FORMED[formation]}`} at ${lengthText(match, x)}, ${lengthText(match, y)}.`;

// ---- movement --------------------------------------------------------------------------------------------------------

const turnedBy = (by: number): string => `${degreeText(Math.abs(by))}° to the ${by < 0 ? 'left' : 'right'}`;

const formed: Teller<'formed'> = (match, { rule, unit, formation, layout }) => {
  const { cite } = match.rules;
  const how =
    rule === cite.hasty ? 'closed up in haste into' : rule === cite.noReform ? 'closed up again in' : 'formed';
  return `${nameOf(match, unit)} ${how} ${FORMED[formation]} (${layout}).`;
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

// ---- the end ---------------------------------------------------------------------------------------------------------

/** Why the match ended as it did. */
const reason = (match: TabletopMatch, { rule, winner, tallies, points }: Outcome): string => {
  const score = (both: Both<number>): string =>
    winner ? `${both[winner]} to ${both[enemyOf(winner)]}` : `${both.south} to ${both.north}`;
  if (winner && rule === match.rules.cite.concede) return `${armyName(match, enemyOf(winner))} conceded`;
  if (points) return `points for the goals ${score(points)}`;
  return tallies ? `stands lost ${score(tallies)}` : 'so the count ended';
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
  initiative: (match, { side }) => `The initiative fell to ${armyName(match, side)}.`,
  throw: throws,
  fired,
  bounced: bouncedOn,
  joined: (match, { unit, target, by }) =>
    `${nameOf(match, unit)} joined in against ${nameOf(match, target)}, ${lengthText(match, by)} on.`,
  heldBack: did('held back from the fight'),
  allocated,
  attacked,
  hits,
  removed: (match, { unit, stands }) => `${nameOf(match, unit)} lost ${standsInWords(match, stands)}.`,
  routed,
  retired: did('left the battle for good'),
  leftTable,
  moved: (match, { unit, towards, by }) => `${nameOf(match, unit)} moved ${lengthText(match, by)} ${WAY[towards]}.`,
  turned: (match, { unit, turn }) => `${nameOf(match, unit)} turned ${turnedBy(turn)}.`,
  facedAbout: did('faced about'),
  pivoted: (match, { unit, pivot, by }) => `${nameOf(match, unit)} pivoted ${turnedBy(pivot ?? by ?? 0)}.`,
  setDown: did('marched on in column'),
  formed,
  mounted: did('mounted up'),
  dismounted: did('dismounted'),
  limbered: did('limbered up'),
  unlimbered: did('unlimbered'),
  disengages: did('broke off the fight'),
  staysEngaged: did('did not get clear of the enemy'),
  charges: (match, { unit, target, distance }) =>
    `${nameOf(match, unit)} was sent to charge ${nameOf(match, target)}, ${lengthText(match, distance)} away.`,
  chargeFailed: didTo('hung back and did not charge'),
  fellShort: didTo('fell short of'),
  contact: didTo('came into contact with'),
  intercepted: didTo('came out and intercepted'),
  interceptFailed: didTo('came too late to intercept'),
  reacted,
  recoil: wentBy('recoiled'),
  evade: wentBy('slipped away'),
  overrun: (match, { unit, by }) => `${nameOf(match, by)} overran ${nameOf(match, unit)}.`,
  flinched: fellBack('flinched before'),
  pulledUp: fellBack('pulled up before'),
  breakThrough: didTo('broke through past'),
  commandRemoved: (match, { unit, tally, value }) =>
    `With ${some(tally, 'stand')} lost and ${value} the limit, ${nameOf(match, unit)} left the field.`,
  broken: (match, { side, tally, breakpoint }) =>
    `${armyName(match, side)} broke with ${some(tally, 'stand')} lost; its breakpoint was ${breakpoint}.`,
  ends: (_match, { turn }) => `Turn ${turn} was the last.`,
  outcome,
  conceded: (match, { side }) => `${armyName(match, side)} conceded the field.`,
  ruling: (_match, event) => rulingLine(event),
});
