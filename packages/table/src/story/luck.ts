/** Luck: hits thrown against hits expected. Every die counts as it fell, those that were thrown again included. */
import { both, expected, hitChances, SIDES, type Both, type Event, type Side } from '@five-victories/engine/kernel';
import type { TableMatch } from '../match/book.js';
import type { Session } from '../match/session.js';

/** One throw to hit. */
export interface Cast {
  readonly at: number;
  readonly turn: number;
  readonly side: Side;
  readonly dice: number;
  readonly hits: number;
  readonly expected: number;
}

export interface SideLuck {
  readonly dice: number;
  readonly hits: number;
  readonly expected: number;
}

export interface Luck {
  readonly casts: readonly Cast[];
  readonly sides: Both<SideLuck>;
  /** The chance that the luck of the two sides, with these dice, lies as far apart or further. */
  readonly lopsided: number;
}

interface Thrown extends Event {
  readonly cause: string;
  readonly side: Side;
  readonly sides: number;
  readonly dice: readonly number[];
  readonly needs: readonly number[];
}

const isThrown = (event: Event, toHit: readonly string[]): event is Thrown =>
  event.event === 'throw' && toHit.includes(event['cause'] as string) && Array.isArray(event['needs']);

export const luckIn = (casts: readonly Cast[], side: Side): number =>
  casts.reduce((sum, cast) => sum + (cast.side === side ? cast.hits - cast.expected : 0), 0);

const NEARLY = 1e-9;

/** How likely it is that two sides with dice of these chances differ in luck by so much, in whichever favour. */
const lopsidedBy = (chances: Both<readonly number[]>, difference: number): number => {
  const ways = both((side) => hitChances(chances[side], 1));
  const mean = both((side) => expected(ways[side]));
  let sum = 0;
  for (const [south, p] of ways.south.entries())
    for (const [north, q] of ways.north.entries())
      if (Math.abs(south - mean.south - (north - mean.north)) >= Math.abs(difference) - NEARLY) sum += p * q;
  return Math.min(1, sum);
};

export const luckOf = <M extends TableMatch>({ book, moments }: Session<M>): Luck => {
  const casts: Cast[] = [];
  const chances: Both<number[]> = { south: [], north: [] };
  for (const [at, { match, lines }] of moments.entries())
    for (const { event } of lines) {
      if (!isThrown(event, book.standing.thrownToHit)) continue;
      const { side, sides, dice, needs } = event;
      casts.push({
        at,
        turn: match.state.turn,
        side,
        dice: dice.length,
        hits: dice.filter((die, i) => die <= needs[i]!).length,
        expected: expected(hitChances(needs, sides)),
      });
      for (const need of needs) chances[side].push(Math.min(1, Math.max(0, need / sides)));
    }
  const sides = both((side): SideLuck => {
    const own = casts.filter((cast) => cast.side === side);
    const sumOf = (what: 'dice' | 'hits' | 'expected'): number => own.reduce((sum, cast) => sum + cast[what], 0);
    return { dice: sumOf('dice'), hits: sumOf('hits'), expected: sumOf('expected') };
  });
  const [south, north] = SIDES.map((side) => luckIn(casts, side));
  return { casts, sides, lopsided: lopsidedBy(chances, south! - north!) };
};
