/** A goal as it lies on the ground: a shield with its points, and the pennant of who holds it. */
import { SIDES, type Both, type GoalStanding, type Side } from '@five-victories/engine/kernel';
import type { SideTone } from '../art/side-tones.js';
import type { AnyGoal } from '../match/book.js';

const SHIELD = 'M-9 -10H9V2Q9 9 0 13Q-9 9 -9 2Z';
const PURPLE = '#5b3a80';
const CREAM = '#fff6e0';
const INK = '#1d120a';

const shield = (x: number, points: number, of: SideTone | undefined): string => {
  const top = of ? `<path d="M-9 -10H9V-6H-9Z" fill="${of.ground}" stroke="${of.sign}" stroke-width=".8"/>` : '';
  const number = `<text y="${of ? 6.5 : 5}" text-anchor="middle" font-size="12.5" font-weight="700" fill="#fff" font-family="var(--sans)">${points}</text>`;
  const field = `<path d="${SHIELD}" fill="${PURPLE}" stroke="${CREAM}" stroke-width="1.6"/>`;
  return `<g transform="translate(${x} 0)">${field}${top}${number}</g>`;
};

const pennant = (x: number, side: Side, { ground, sign }: SideTone): string =>
  `<g transform="translate(${x} -11)"><path d="M0 0V-15" stroke="${INK}" stroke-width="1.6"/>` +
  `<path d="M0 -15H15L11 -10.5L15 -6H0Z" fill="${ground}" stroke="${sign}" stroke-width="1"/>` +
  `<text x="5.6" y="-7.4" text-anchor="middle" font-size="8" font-weight="700" fill="${sign}" font-family="var(--sans)">${side === 'south' ? 'S' : 'N'}</text></g>`;

/** One shield where both want it alike; one for each where they do not, with the side's colour at its top. */
export const goalSign = ({ worth, holder }: GoalStanding<AnyGoal>, tones: Both<SideTone>): string => {
  const wanted = SIDES.filter((side) => worth[side] > 0);
  const isSame = wanted.length === 2 && worth.south === worth.north;
  const shields = isSame
    ? shield(0, worth.south, undefined)
    : wanted.map((side, i) => shield(wanted.length === 1 ? 0 : i * 21 - 10.5, worth[side], tones[side])).join('');
  const edge = isSame || wanted.length === 1 ? 9 : 19.5;
  return shields + (holder ? pennant(edge, holder, tones[holder]) : '');
};

export const placedSign = (
  x: number,
  y: number,
  scale: number,
  goal: GoalStanding<AnyGoal>,
  tones: Both<SideTone>,
): string => `<g class="goal-sign" transform="translate(${x} ${y}) scale(${scale})">${goalSign(goal, tones)}</g>`;
