/** Which elements to lose, and when command leaves a Battle. */
import {
  elementCount,
  isBattle,
  isChief,
  leastOf,
  type Leave,
  type Remove,
  type Placed,
  type GloriousMatch,
} from '@five-victories/engine/glorious';
import { figureOf, unitOf } from '@five-victories/engine/tabletop';
import { enemiesOf, INCH, roughly } from '../tabletop/bearing.js';
import type { AboutOf } from './decisions.js';
import { letterWorth, unitWorth } from './strength.js';

/** The element that is furthest from the enemy is missed least; those in contact go last anyway (GL-LOSS-04). */
const farthest = (match: GloriousMatch, unit: Placed, element: number): number => {
  const stand = figureOf(match, unit).stands[element];
  if (!stand) return 0;
  const away = ({ x, y }: { x: number; y: number }): number =>
    Math.sqrt((x - stand.x) ** 2 + (y - stand.y) ** 2) / INCH;
  return enemiesOf(match, unit).reduce((least, enemy) => Math.min(least, away(figureOf(match, enemy))), 60);
};

export const removalWorth = (
  match: GloriousMatch,
  about: AboutOf<'remove'>,
  { element, gone, elements, commanders = [] }: Remove,
): number => {
  const unit = unitOf(match, about.unit) as Placed;
  if (!isBattle(unit)) return farthest(match, unit, element ?? gone?.[0] ?? 0) / 10;
  let lost = commanders.reduce((sum, id) => sum + unitWorth(match, unitOf(match, id)), 0);
  for (const [letter, n] of Object.entries(elements ?? {})) lost += n * letterWorth(letter);
  return -lost;
};

/** So few elements more than a Battle needs, and command is no longer safe on it; the chief not for a while. */
const LEFT = { sub: 4, chief: 8 } as const;
/** Nearer than this nobody is safer on his own. */
const CLOSE = 8;

/** GL-MERGE-10: only off a Battle that may fall apart, and that does not because of it. */
export const leaveWorth = (match: GloriousMatch, choice: Leave): number => {
  if (choice.do === 'stay') return 0;
  const unit = unitOf(match, choice.unit);
  const battle = unitOf(match, unit.aboard!) as Placed;
  const spare = elementCount(match, battle) - leastOf(match, battle);
  if (spare < 1 && !isChief(unit)) return -1;
  const there = figureOf(match, battle);
  const pressed = enemiesOf(match, battle).some((enemy) => roughly(there, figureOf(match, enemy)) < CLOSE);
  return pressed && spare <= (isChief(unit) ? LEFT.chief : LEFT.sub) ? 1 : -1;
};
