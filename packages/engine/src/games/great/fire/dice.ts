/** The dice of one shot and what comes of them: GV-FIRE-13..16, -19..21, GV-ARTY-01..03, GV-TERR-08. */
import { inches as centimetres, isMoreThan } from '../../../geometry/index.js';
import type { Summand } from '../../../kernel/event.js';
import { effectOf } from '../../../manoeuvre/army/quality.js';
import { coverOf, hitsAmong, rangeTo, throwToHit, total } from '../../../manoeuvre/fire/fire-dice.js';
import { isMounted, isOn } from '../../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../../manoeuvre/rules.js';
import { patch } from '../../../tabletop/store.js';
import { isBlock, type Place, type UnitId } from '../../../tabletop/unit.js';
import type { Placed, Unit } from '../../../manoeuvre/unit.js';
import { modify } from '../messages/index.js';
import { isArtillery, isHeavy, isSkirmishing, strengthOf } from '../strength.js';
import { typeNamed } from '../units.js';
import { isPair } from './zones.js';

/** GV-ARTY-02, GV-R-25: of light artillery; heavy artillery has none. */
const BANDS = [centimetres(12), centimetres(25)];
const RANGE_DICE = [2, 0, -2];
const QUICK_SHEET = [1, 0, -1];

/** GV-FIRE-16, GV-ARTY-03. */
const BY = { skirmishing: -1, block: 1, defensiveBlock: 2, mounted: 1, suppressed: -1 } as const;
const CLASS = { light: 0, medium: -1, heavy: -2 } as const;

/** GV-FIRE-13, GV-R-18, GV-GEN-04: the most strength a unit may put into fire with so many of its stands. */
export const mostPoints = (match: ManoeuvreMatch, unit: Unit, place: Place, stands: number): number => {
  const strength = Math.max(0, strengthOf(unit));
  const half = isPair(match, unit, place) && stands < 2 && !isOn(match, 'wholeUnitFires');
  return half ? Math.floor(strength / 2) : strength;
};

const bandOf = (range: number): number => {
  const band = BANDS.findIndex((far) => !isMoreThan(range, far));
  return band < 0 ? BANDS.length : band;
};

const rangeDice = (match: ManoeuvreMatch, firer: Placed, place: Place, target: Placed): Summand[] => {
  if (!isArtillery(firer) || isHeavy(firer)) return [];
  const dice = isOn(match, 'quickSheetArtillery') ? QUICK_SHEET : RANGE_DICE;
  const by = dice[bandOf(rangeTo(match, firer, place, target))]!;
  return by === 0 ? [] : [modify('GV-ARTY-02', by, by > 0 ? 'near' : 'far')];
};

/** GV-R-06: artillery shoots all classes alike; with `artilleryHasNoClass` missiles do so at artillery. */
const classDice = (match: ManoeuvreMatch, firer: Unit, target: Unit): Summand[] => {
  const { weight } = typeNamed(target);
  if (isArtillery(firer) || (isArtillery(target) && isOn(match, 'artilleryHasNoClass'))) return [];
  return CLASS[weight] === 0 ? [] : [modify('GV-FIRE-16', CLASS[weight], 'targetOfWeight', { weight })];
};

const targetDice = (match: ManoeuvreMatch, firer: Unit, target: Placed): Summand[] => {
  const rule = isArtillery(firer) ? 'GV-ARTY-03' : 'GV-FIRE-16';
  const found: Summand[] = [];
  const { formation } = target.place;
  if (isSkirmishing(target)) found.push(modify(rule, BY.skirmishing, 'targetSkirmishing'));
  if (formation === 'block') found.push(modify(rule, BY.block, 'targetInBlock'));
  if (formation === 'defensiveBlock') found.push(modify(rule, BY.defensiveBlock, 'targetInDefensiveBlock'));
  if (isMounted(match, target)) found.push(modify(rule, BY.mounted, 'targetMounted'));
  else if (typeNamed(target).what === 'elephants') found.push(modify(rule, BY.mounted, 'targetElephants'));
  return found;
};

/** GV-FIRE-19, GV-R-19, GV-GEN-04: halved for who fires from a block, and cover after that. */
const halved = (place: Place, summands: readonly Summand[]): Summand[] => {
  const dice = total(summands);
  const lost = dice - Math.floor(dice / 2);
  return isBlock(place.formation) && lost > 0
    ? [modify('GV-FIRE-19', Math.floor(dice / 2) - sum(summands), 'firedFromBlock')]
    : [];
};

const sum = (summands: readonly Summand[]): number => summands.reduce((all, { by }) => all + by, 0);

export const summandsOf = (
  match: ManoeuvreMatch,
  firer: Placed,
  place: Place,
  target: Placed,
  points: number,
  suppressor: UnitId | undefined,
): Summand[] => {
  const rule = isArtillery(firer) ? 'GV-ARTY-01' : 'GV-FIRE-15';
  const summands: Summand[] = [
    modify(rule, points, 'strengthPoints'),
    ...rangeDice(match, firer, place, target),
    ...targetDice(match, firer, target),
    ...classDice(match, firer, target),
  ];
  if (suppressor !== undefined) summands.push(modify('GV-FIRE-17', BY.suppressed, 'suppressed', { suppressor }));
  summands.push(...halved(place, summands));
  if (match.table.features.length > 0) summands.push(...coverOf(match, target));
  return summands;
};

/** GV-FIRE-20, GV-QUAL-02, -03. */
export const fireHits = (match: ManoeuvreMatch, firer: Unit): number => effectOf(match, firer).fire;

export interface Shot {
  readonly target: UnitId;
  readonly stands: readonly number[];
  readonly points: number;
  readonly overhead?: true | undefined;
}

/** One shot: red marker, dice; says how many hit. Without dice nothing is thrown (GV-FIRE-21). */
export const shoot = (
  match: ManoeuvreMatch,
  firer: Placed,
  target: Placed,
  { stands, points, overhead }: Omit<Shot, 'target'>,
  suppressor: UnitId | undefined,
): number => {
  const rule = match.rules.cite.fireHits;
  const modifiers = summandsOf(match, firer, firer.place, target, points, suppressor);
  const count = total(modifiers);
  const need = fireHits(match, firer);
  patch(match, firer.id, { fired: true });
  const facts = match.tell && {
    target: target.id,
    stands,
    points,
    ...(overhead ? { overhead } : {}),
    modifiers,
    ...(need === 2 ? {} : { needBy: { rule: need < 2 ? 'GV-QUAL-02' : 'GV-QUAL-03', quality: firer.quality } }),
  };
  const hits = hitsAmong(throwToHit(match, firer, count, need, rule, 'fire', facts), need);
  match.tell?.({ event: 'fired', rule, unit: firer.id, ...facts, count, hits });
  return hits;
};
