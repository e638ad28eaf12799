/** How much one player, table or address may ask of the hall. */
import type { Millis } from '../protocol/index.js';

export interface Limits {
  readonly messagesPerSecond: number;
  readonly talkPerMinute: number;
  readonly backsPerMinute: number;
  readonly requestsPerSecond: number;
  readonly socketsPerAddress: number;
  readonly openChallenges: number;
  /** Of one organiser. */
  readonly openTournaments: number;
  readonly matchesPerTable: number;
  /** Bytes a table has not read yet before the hall hangs up. */
  readonly unsent: number;
  readonly guestsPerHour: number;
  /** That a player may ask for himself: to see whether they come, to say that an address is his. */
  readonly lettersPerHour: number;
  /** Days of a year. */
  readonly holidayDays: number;
  /** Passwords tried from one address, and three times as many for one name. */
  readonly triesPerQuarter: number;
  /** Reports, exports, new programs of a player; entries into tournaments apart from these. */
  readonly errandsPerHour: number;
  /** The binary logarithm of what scrypt calls N: one more takes twice as long and twice the memory. */
  readonly passwordCost: number;
}

export const LIMITS: Limits = {
  messagesPerSecond: 20,
  talkPerMinute: 10,
  backsPerMinute: 60,
  requestsPerSecond: 20,
  socketsPerAddress: 30,
  openChallenges: 5,
  openTournaments: 3,
  matchesPerTable: 10,
  unsent: 1_000_000,
  guestsPerHour: 60,
  lettersPerHour: 10,
  holidayDays: 28,
  triesPerQuarter: 10,
  errandsPerHour: 10,
  passwordCost: 15,
};

/** So many in so long, all at once if need be; whoever waits may again. */
export interface Allowance {
  readonly most: number;
  readonly span: Millis;
  left: number;
  at: Millis;
}

export const allowanceOf = (most: number, span: Millis, now: Millis): Allowance => ({
  most,
  span,
  left: most,
  at: now,
});

/** Whether one more is allowed; then it is spent. */
export const spend = (allowance: Allowance, now: Millis): boolean => {
  const { most, span, left, at } = allowance;
  allowance.left = Math.min(most, left + (Math.max(0, now - at) * most) / span);
  allowance.at = now;
  if (allowance.left < 1) return false;
  allowance.left--;
  return true;
};

/** Allowances by name, as many as there are names in use: full ones are forgotten. */
export const allowancesOf = (most: number, span: Millis, now: () => Millis) => {
  const kept = new Map<string, Allowance>();
  return {
    spend(name: string): boolean {
      const allowance = kept.get(name) ?? allowanceOf(most, span, now());
      kept.set(name, allowance);
      return spend(allowance, now());
    },
    sweep(): void {
      for (const [name, { at }] of kept) if (now() - at >= span) kept.delete(name);
    },
  };
};
