/** Where a Commander does good. */
import { type ManoeuvreMatch, commandRange, type Placed } from '@five-victories/engine/manoeuvre';
import { figureIn, figureOf, isCommand, isMounted, type Place } from '@five-victories/engine/tabletop';
import type { Footprint } from '@five-victories/engine/geometry';
import { enemiesOf, friendsOf, INCH, roughly } from '../tabletop/bearing.js';
import { isFighter } from './strength.js';

const WEIGHT = { inCommand: 0.4, already: 0.3, far: 0.01, danger: 0.15, quiet: 0.4 } as const;
/** Nearer to foot, and to horse, nobody is safe. */
const SAFE = { foot: 8, horse: 12 } as const;
/** With an enemy so near a unit needs its Commander. */
const PRESSED = 12;

const isReached = (match: ManoeuvreMatch, stand: Placed, figure: Footprint, friend: Placed): boolean => {
  const there = figureOf(match, friend);
  return roughly(figure, there) - (there.radius / INCH) * 0.7 <= commandRange(match, stand) / INCH;
};

const nearestOf = (figure: Footprint, others: readonly Footprint[]): number =>
  others.reduce((least, other) => Math.min(least, roughly(figure, other)), 60);

/** Near those who need him and have nobody else, out of reach of those who want him. */
export const commandAt = (match: ManoeuvreMatch, unit: Placed, place: Place): number => {
  const figure = figureIn(match, unit, place);
  const enemies = enemiesOf(match, unit);
  const figures = enemies.map((enemy) => figureOf(match, enemy));
  const friends = friendsOf(match, unit);
  const others = friends.filter((friend) => isCommand(match, friend));
  let value = 0;
  for (const friend of friends) {
    if (!isFighter(match, friend) || match.rules.types[friend.type]!.commands) continue;
    const there = figureOf(match, friend);
    const led = others.some((other) => isReached(match, other, figureOf(match, other), friend));
    const need = nearestOf(there, figures) < PRESSED ? 1 : WEIGHT.quiet;
    const good = isReached(match, unit, figure, friend)
      ? led
        ? WEIGHT.already
        : WEIGHT.inCommand
      : -WEIGHT.far * roughly(figure, there);
    value += good * need;
  }
  enemies.forEach((enemy, i) => {
    const safe = isMounted(match, enemy) ? SAFE.horse : SAFE.foot;
    value -= WEIGHT.danger * Math.max(0, safe - roughly(figure, figures[i]!));
  });
  return value;
};
