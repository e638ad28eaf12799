/** The dice of one volley with how they come about: SV-FIRE-18..20, SV-ARTY-01, -02, SV-TERR-07, -14. */
import { distance, isMoreThan } from '../../geometry/index.js';
import type { Summand } from '../../kernel/event.js';
import { throwDice } from '../../kernel/match.js';
import { COVER, RAIN_ON_GUNS, RAIN_ON_MUSKETS } from '../melee/combat-numbers.js';
import { modify } from '../messages/index.js';
import { claimsAt, isAmong } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import { figureIn, figureOf } from '../../tabletop/store.js';
import type { Place } from '../../tabletop/unit.js';
import type { Placed, Unit } from '../unit.js';
import { D6 } from '../../tabletop/verbs.js';
import { gunOf } from '../../tabletop/fire/zones-of-fire.js';

/** SV-TERR-07, GV-ARTY-07: each area that gives the target cover; also for what bounces through. */
export const coverOf = (match: ManoeuvreMatch, target: Placed): Summand[] => {
  const found: Summand[] = [];
  for (const feature of match.table.features)
    if (isAmong(match, target, feature.effect.cover) && claimsAt(figureOf(match, target), feature))
      found.push(modify(match.rules.cite.cover, COVER, 'cover', { ground: feature.type }));
  return found;
};

/** SV-TERR-14, SV-R-85. */
const addWeather = (match: ManoeuvreMatch, firer: Placed, to: Summand[]): void => {
  const { weather } = match.state.options;
  const rule = match.rules.cite.fireWeather;
  const gun = gunOf(match, firer) !== undefined;
  if (weather === 'rain' && !gun) to.push(modify(rule, RAIN_ON_MUSKETS, 'rain'));
  else if (weather === 'heavyRain' && gun) to.push(modify(rule, RAIN_ON_GUNS, 'heavyRain'));
};

/** SV-R-24, -107, GV-R-26: the range of a gun is the shortest distance to the target unit. */
export const rangeTo = (match: ManoeuvreMatch, firer: Placed, place: Place, target: Placed): number =>
  distance(figureIn(match, firer, place), figureOf(match, target));

/** All summands; `stands` fire from `place`. */
export const summandsOf = (
  match: ManoeuvreMatch,
  firer: Placed,
  place: Place,
  target: Placed,
  stands: number,
): Summand[] => {
  const range = gunOf(match, firer) ? rangeTo(match, firer, place, target) : 0;
  const summands = match.rules.fireDice(match, firer, target, stands, range);
  if (match.table.features.length > 0) summands.push(...coverOf(match, target));
  addWeather(match, firer, summands);
  return summands;
};

/** SV-FIRE-20, GV-GEN-03: never below none. */
export const total = (summands: readonly Summand[]): number => {
  let sum = 0;
  for (const { by } of summands) sum += by;
  return sum > 0 ? sum : 0;
};

/** SV-ARTY-01: the band of a range; a boundary belongs to the shorter one. */
export const bandOf = (match: ManoeuvreMatch, range: number): number => {
  const bands = match.rules.fire?.bands ?? [];
  let band = 0;
  while (band < bands.length && isMoreThan(range, bands[band]!)) band++;
  return band;
};

const NO_DICE: readonly number[] = [];

/** SV-FIRE-20: no dice, no throw. */
export const throwToHit = (
  match: ManoeuvreMatch,
  firer: Unit,
  count: number,
  need: number,
  rule: string,
  cause: 'fire' | 'bounce',
  facts: Readonly<Record<string, unknown>> | undefined,
): readonly number[] =>
  count === 0
    ? NO_DICE
    : throwDice(
        match,
        { rule, side: firer.side, unit: firer.id, count, sides: D6, needs: Array<number>(count).fill(need) },
        facts && { cause, ...facts },
      );

export const hitsAmong = (dice: readonly number[], need: number): number => {
  let hits = 0;
  for (const die of dice) if (die <= need) hits++;
  return hits;
};
