/** What a turn cost: stands and units of both sides, and who holds the ground. */
import { both, SIDES, type Both } from '@five-victories/engine';
import { breakpoint, sizeOf, uncontestedZones, type ZonalMatch } from '@five-victories/engine/zonal';
import { fit, type Ink } from './ink.js';

export interface SideCount {
  readonly stands: number;
  readonly most: number;
  readonly routed: number;
}
export type Count = Both<SideCount>;

const most = new WeakMap<object, Both<number>>();

const standsOf = (match: ZonalMatch): Both<number> =>
  both((side) =>
    match.state.units.reduce((sum, unit) => sum + (unit.side === side && unit.zone !== 'routed' ? sizeOf(unit) : 0), 0),
  );

/** The first count of a match is remembered as what it began with. */
export const countOf = (match: ZonalMatch): Count => {
  const stands = standsOf(match);
  const first = most.get(match) ?? stands;
  most.set(match, first);
  return both((side) => ({ stands: stands[side], most: first[side], routed: match.state.sides[side].tally }));
};

export const sinceThen = (before: Count, now: Count): Count =>
  both((side) => ({
    stands: before[side].stands - now[side].stands,
    most: now[side].stands,
    routed: now[side].routed - before[side].routed,
  }));

/** In figures, since this is a table. */
const counted = (n: number, thing: string): string => `${n === 0 ? 'no' : n} ${thing}${n === 1 ? '' : 's'}`;

export const reckoning = (match: ZonalMatch, lost: Count, ink: Ink): string[] =>
  SIDES.map((side) => {
    const { name, tally, counted: all } = match.state.sides[side];
    const { stands, routed, most: left } = lost[side];
    const cost = `${counted(stands, 'stand')} lost${routed > 0 ? `, ${counted(routed, 'unit')} routed` : ''}`;
    const held = counted(uncontestedZones(match, side).length, 'zone');
    const edge = `breaks at ${breakpoint(all)}: ${tally} so far`;
    return ink.of(side, `  ${fit(name, 25).padEnd(25)} ${cost.padEnd(29)} ${left} left, ${held}, ${edge}`);
  });
