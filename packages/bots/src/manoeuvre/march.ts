/** Where orders lead, and orders that the engine's own suggestions leave out. */
import { refusal } from '@five-victories/engine';
import { headingBetween, length, moved, turnBetween, turned, type Angle } from '@five-victories/engine/geometry';
import { steppedOn, type ManoeuvreMatch, type Placed } from '@five-victories/engine/manoeuvre';
import {
  figureOf,
  freeWay,
  isCommand,
  isEngaged,
  isFoot,
  isGun,
  isMounted,
  type March,
  type Order,
  type Place,
  type Step,
} from '@five-victories/engine/tabletop';
import { enemiesOf, friendsOf, gap, INCH, roughly } from '../tabletop/bearing.js';
import { marksmen } from './strength.js';

/** Where a march ends if nobody interferes; of a column, its head. */
export const endOf = (match: ManoeuvreMatch, unit: Placed, { steps }: March): Place =>
  steppedOn(match, unit, unit.place, steps);

const LEAST = 200;
const march = (steps: readonly Step[]): March => ({ do: 'manoeuvre', steps, finish: true });

/** A turn towards a point and so many inches straight on; small turns are spared. */
const towards = ({ place }: Placed, x: number, y: number, inches: number): March | undefined => {
  const turn = turnBetween(place.heading, headingBetween(place, { x, y }));
  const ahead = length(Math.round(inches * INCH));
  if (ahead < LEAST) return undefined;
  return march(Math.abs(turn) < 20 ? [{ ahead }] : [{ turn }, { ahead }]);
};

/** Where weapons reach, and where foot can charge from. */
const haltsOf = (match: ManoeuvreMatch, unit: Placed): number[] => [
  ...(marksmen(match, unit) > 0 || isFoot(match, unit) ? [match.rules.fireRange(unit) / INCH - 0.5] : []),
  ...(isMounted(match, unit) ? [] : [3.5]),
];

/** The straight moves among the suggestions, cut short at a good range of the nearest enemy. */
const halts = (match: ManoeuvreMatch, unit: Placed, nearest: Placed, { steps }: March): March[] => {
  const last = steps.at(-1);
  if (last === undefined || !('ahead' in last)) return [];
  const start = steppedOn(match, unit, unit.place, steps.slice(0, -1));
  const far = gap(match, unit, start, nearest);
  return haltsOf(match, unit)
    .map((range) => length(Math.round((far - range) * INCH)))
    .filter((ahead) => ahead >= LEAST && ahead < last.ahead)
    .map((ahead) => march([...steps.slice(0, -1), { ahead }]));
};

/** Turns that are tried where the way ahead is no way to the enemy. */
const FAN: readonly number[] = [200, -200, 450, -450, 900, -900];
/** Smaller turns at the end are spared. */
const FACING = 50;

const facing = (place: Place, { x, y }: { x: number; y: number }): Step[] => {
  const turn = turnBetween(place.heading, headingBetween(place, { x, y }));
  return Math.abs(turn) < FACING ? [] : [{ turn }];
};

/** Aside, as far as may be and half as far, and there face the enemy again. */
const fanOut = (match: ManoeuvreMatch, unit: Placed, nearest: Placed): March[] => {
  const most = match.rules.allowance(match, unit, 'manoeuvre');
  const there = figureOf(match, nearest);
  return FAN.flatMap((by) => {
    const turn = by as Angle;
    const start = { ...unit.place, heading: turned(unit.place.heading, turn) };
    const free = freeWay(match, unit, start, 'front', most);
    return [free, length(Math.floor(free / 2))].flatMap((ahead) => {
      if (ahead < LEAST) return [];
      const end = { ...start, ...moved(start, 'front', ahead) };
      const last = facing(end, there);
      const faced = march([{ turn }, { ahead }, ...last]);
      if (!refusal(match, faced)) return [faced];
      const plain = march([{ turn }, { ahead }]);
      return last.length > 0 && !refusal(match, plain) ? [plain] : [];
    });
  });
};

const BEHIND = 2.5;
const RIDES = 6;

/** A Commander rides to just behind one of the foremost units. */
const rides = (match: ManoeuvreMatch, unit: Placed): March[] => {
  const most = match.rules.allowance(match, unit, 'manoeuvre') / INCH;
  const enemies = enemiesOf(match, unit).map((enemy) => figureOf(match, enemy));
  const far = (friend: Placed): number =>
    enemies.reduce((least, enemy) => Math.min(least, roughly(enemy, figureOf(match, friend))), Infinity);
  return friendsOf(match, unit)
    .filter((friend) => !isCommand(match, friend) && !isGun(match, friend))
    .map((friend) => ({ friend, near: far(friend) }))
    .sort((a, b) => a.near - b.near)
    .slice(0, RIDES)
    .flatMap(({ friend }) => {
      const { x, y, radius } = figureOf(match, friend);
      const spot = moved(
        { ...friend.place, x: length(Math.round(x)), y: length(Math.round(y)) },
        'rear',
        length(Math.round(radius + BEHIND * INCH)),
      );
      const way = Math.sqrt((spot.x - unit.place.x) ** 2 + (spot.y - unit.place.y) ** 2) / INCH;
      return towards(unit, spot.x, spot.y, Math.min(way, most)) ?? [];
    });
};

export const nearestTo = (match: ManoeuvreMatch, unit: Placed): Placed | undefined => {
  const figure = figureOf(match, unit);
  let found: Placed | undefined;
  let least = Infinity;
  for (const enemy of enemiesOf(match, unit)) {
    const far = roughly(figure, figureOf(match, enemy));
    if (far < least) [found, least] = [enemy, far];
  }
  return found;
};

const isMarch = (choice: Order): choice is March => 'steps' in choice;

/** Orders of our own beside those that are suggested; all of them legal. */
export const moreOrders = (match: ManoeuvreMatch, unit: Placed, options: readonly Order[]): March[] => {
  const nearest = nearestTo(match, unit);
  if (nearest === undefined || unit.activity !== undefined) return [];
  if (isGun(match, unit)) return [];
  const legal = (choice: March): boolean => !refusal(match, choice);
  if (isCommand(match, unit)) return rides(match, unit).filter(legal);
  const marches = options.filter(isMarch).filter(({ do: verb }) => verb === 'manoeuvre');
  const short = marches.slice(0, 2).flatMap((each) => halts(match, unit, nearest, each));
  return [
    ...short.filter(legal),
    ...(unit.tooNearToDouble && mayMarch(match, unit) ? fanOut(match, unit, nearest) : []),
  ];
};

const mayMarch = (match: ManoeuvreMatch, unit: Placed): boolean =>
  match.rules.verbs(match, unit).includes('manoeuvre') && !isEngaged(match, unit);
