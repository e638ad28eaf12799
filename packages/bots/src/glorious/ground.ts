/** How well a formation stands somewhere. No rule of play in here: it only looks. */
import { headingBetween, turnBetween } from '@five-victories/engine/geometry';
import {
  chargeReach,
  chargerRefusal,
  isArtillery,
  isBattle,
  isCommand,
  reachOf,
  targetRefusal,
  type Placed,
  type GloriousMatch,
} from '@five-victories/engine/glorious';
import { isMounted, type Place } from '@five-victories/engine/tabletop';
import { enemiesOf, friendsOf, gap, INCH, offOf } from '../tabletop/bearing.js';
import { commandAt } from './command.js';
import { edgeGap, exposure } from './danger.js';
import { outlook, outlookNow } from './fight.js';
import { fireFrom } from './fire.js';
import { wayTo, type Way } from './way.js';

const WEIGHT = {
  fire: 0.8,
  /** Each inch between a formation and where it wants to be. */
  distance: 0.08,
  off: 0.6,
  /** A charge it may make in its next movement. */
  charge: 0.2,
  alone: 0.05,
  limbered: 0.3,
  goal: 0.3,
} as const;

/** How much nearer an enemy seems whom it can beat, in inches for each bit of worth. */
const LIKING = { weight: 2, least: -4, most: 8 } as const;

const MOST_AIMS = 3;

const mayCharge = (match: GloriousMatch, unit: Placed): boolean => chargerRefusal(match, unit) === undefined;

const likingOf = (match: GloriousMatch, unit: Placed, target: Placed): number =>
  mayCharge(match, unit) && !targetRefusal(match, unit, target)
    ? LIKING.weight * Math.max(LIKING.least, Math.min(LIKING.most, outlookNow(match, unit, target)))
    : 0;

export interface Aim {
  readonly target: Placed;
  readonly like: number;
  readonly way: Way;
}

/** Whom it might go for, the nearest first, rather those it can beat. */
export const aimsFrom = (match: GloriousMatch, unit: Placed, place: Place, enemies: readonly Placed[]): Aim[] =>
  enemies
    .map((target) => ({ target, like: edgeGap(match, unit, place, target) - likingOf(match, unit, target) }))
    .sort((a, b) => a.like - b.like)
    .slice(0, MOST_AIMS)
    .map(({ target, like }) => {
      const way = wayTo(match, unit, place, target);
      return { target, way, like: like + way.detour };
    })
    .sort((a, b) => a.like - b.like);

/** How near it wants to be to whom it goes for: within its charge, or where its missiles tell. */
export const wantedRange = (match: GloriousMatch, unit: Placed): number => {
  if (isArtillery(unit)) return reachOf(match, unit) / INCH / 2;
  if (mayCharge(match, unit)) return chargeReach(unit) / INCH - 0.5;
  return Math.max(2.5, reachOf(match, unit) / INCH / 2 - 0.2);
};

/** What it may hope for if it charges whom it faces. */
const chargeFrom = (match: GloriousMatch, unit: Placed, place: Place, { target, way }: Aim, far: number): number => {
  const reach = chargeReach(unit) / INCH;
  if (!mayCharge(match, unit) || way.detour > 0 || targetRefusal(match, unit, target)) return 0;
  if (far > reach || offOf(match, place, target) > 25) return 0;
  const value =
    place.formation === unit.place.formation
      ? outlookNow(match, unit, target)
      : outlook(match, { ...unit, place }, target);
  return WEIGHT.charge * Math.max(0, Math.min(10, value));
};

/** Far ahead of its friends a formation is alone. */
const straying = (match: GloriousMatch, unit: Placed, place: Place): number => {
  const way = unit.side === 'south' ? 1 : -1;
  const friends = friendsOf(match, unit).filter((friend) => !isCommand(friend) && !isArtillery(friend));
  if (friends.length === 0) return 0;
  const front = friends.reduce((sum, friend) => sum + friend.place.y, 0) / friends.length;
  const ahead = (way * (place.y - front)) / INCH;
  return -WEIGHT.alone * Math.max(0, ahead - (isMounted(match, unit) ? 10 : 5));
};

/** Places the side wants to hold, the more the later it is. */
const goalsFrom = (match: GloriousMatch, unit: Placed, place: Place): number => {
  const { victory, scenarioGoals, turnLimit = 20 } = match.state.options;
  if (victory !== 'scenario') return 0;
  const late = WEIGHT.goal * (1 + match.state.turn / turnLimit);
  let best = 0;
  for (const { x, y, radius, points } of scenarioGoals[unit.side]) {
    const far = Math.sqrt((place.x - x) ** 2 + (place.y - y) ** 2) - radius / 2;
    best = Math.max(best, late * points * Math.max(0, 1 - Math.max(0, far) / (24 * INCH)));
  }
  return best;
};

const fighterAt = (match: GloriousMatch, unit: Placed, place: Place): number => {
  const enemies = enemiesOf(match, unit);
  const [aim] = aimsFrom(match, unit, place, enemies);
  if (aim === undefined) return 0;
  const far = gap(match, unit, place, aim.target);
  const turn = Math.abs(turnBetween(place.heading, headingBetween(place, aim.way.towards))) / 10;
  const slow = isArtillery(unit) ? 0.2 : 1;
  // A Battle turns and moves slowly; it fights all around, and only its way matters.
  const off = isBattle(unit) ? 1.5 : 1;
  return (
    WEIGHT.fire * fireFrom(match, { ...unit, place, fired: false }, enemies) +
    chargeFrom(match, unit, place, aim, far) -
    slow * WEIGHT.distance * Math.max(0, far + aim.way.detour - wantedRange(match, unit)) -
    (off * slow * WEIGHT.off * turn) / 180 -
    exposure(match, unit, place, enemies) +
    straying(match, unit, place) +
    goalsFrom(match, unit, place) -
    (unit.limbered ? WEIGHT.limbered : 0)
  );
};

export const standingAt = (match: GloriousMatch, unit: Placed, place: Place): number =>
  isCommand(unit) ? commandAt(match, unit, place) : fighterAt(match, unit, place);
