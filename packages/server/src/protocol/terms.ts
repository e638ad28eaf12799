/** What two players agree on besides armies and rules. */
import { wire } from '@five-victories/engine/kernel';
import { PER, type TimeControl } from '@five-victories/engine/fair';

export type { TimeControl } from '@five-victories/engine/fair';

const { fields, flag, integer, oneOf, optional } = wire;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Terms {
  /** Undefined: nobody counts. */
  readonly time?: TimeControl | undefined;
  /** Whatever was done can be taken back if the other agrees; otherwise not beyond dice and opened secrets. */
  readonly friendly: boolean;
  /** It changes ratings: for those whose names are their own, and never a friendly one. */
  readonly rated?: boolean | undefined;
  /** A bot of the hall fights on, however lost the match is. */
  readonly toTheEnd?: boolean | undefined;
}

/** Played over weeks: time is added when the turn goes over to the other, and holidays count. */
export const isByTurns = (time: TimeControl | undefined): boolean => time?.per === 'handOver';

export const timeShape: wire.Shape<TimeControl> = fields(
  { bank: integer(MINUTE, 60 * DAY), plus: integer(0, 14 * DAY) },
  { per: oneOf(PER), most: integer(MINUTE, 120 * DAY) },
);

export const termsShape: wire.Shape<Terms> = fields(
  { friendly: flag },
  {
    time: optional(timeShape),
    rated: flag,
    toTheEnd: flag,
  },
);

const byTurns = (bank: number, plus: number, most: number): TimeControl => ({
  bank: bank * HOUR,
  plus: plus * HOUR,
  most: most * HOUR,
  per: 'handOver',
});

/** What the table offers: a quick match, an evening, a long evening; by turns: some days, a brisk exchange, weeks. */
export const TIME_CONTROLS = {
  quick: { bank: 10 * MINUTE, plus: MINUTE / 6 },
  evening: { bank: 25 * MINUTE, plus: MINUTE / 3 },
  long: { bank: 60 * MINUTE, plus: MINUTE / 2 },
  turns: byTurns(72, 12, 120),
  brisk: byTurns(24, 6, 36),
  leisurely: byTurns(7 * 24, 48, 14 * 24),
} as const satisfies Readonly<Record<string, TimeControl>>;
