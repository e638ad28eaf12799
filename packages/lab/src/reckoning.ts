/** What a turn cost: stands and units of both sides, and how they stand after it. */
import { both, SIDES, type Both } from '@five-victories/engine';
import type { GameMatch, Show, SideCount } from './game.js';
import { fit, type Ink } from './ink.js';
import { counted } from './stands.js';

export type Count = Both<SideCount>;

export const sinceThen = (before: Count, now: Count): Count =>
  both((side) => ({
    stands: before[side].stands - now[side].stands,
    routed: now[side].routed - before[side].routed,
  }));

export const reckoning = (show: Show, match: GameMatch, before: Count, now: Count, ink: Ink): string[] => {
  const lost = sinceThen(before, now);
  const thing = show.counted(match);
  return SIDES.map((side) => {
    const { stands, routed } = lost[side];
    const gone = thing !== 'unit' && routed > 0 ? `, ${counted(routed, 'unit')} routed` : '';
    const cost = `${counted(stands, thing)} lost${gone}`;
    const name = fit(match.state.sides[side].name, 24).padEnd(24);
    return ink.of(side, `  ${name} ${cost.padEnd(30)} ${now[side].stands} left, ${show.holdings(match, side)}`);
  });
};
