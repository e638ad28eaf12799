/** What two players agree on besides armies and rules. */
import { wire } from '@five-victories/engine/kernel';
import type { Millis } from './ids.js';

const { fields, flag, integer, optional } = wire;

const MINUTE = 60_000;

/** A bank of time for each side, and what every answer adds to it; nobody's bank gets fuller than it was at first. */
export interface TimeControl {
  readonly bank: Millis;
  readonly plus: Millis;
}

export interface Terms {
  /** Undefined: nobody counts. */
  readonly time?: TimeControl | undefined;
  /** Whatever was done can be taken back if the other agrees; otherwise not beyond dice and opened secrets. */
  readonly friendly: boolean;
  /** It changes ratings: for those whose names are their own, and never a friendly one. */
  readonly rated?: boolean | undefined;
}

export const timeShape: wire.Shape<TimeControl> = fields({
  bank: integer(MINUTE, 24 * 60 * MINUTE),
  plus: integer(0, 60 * MINUTE),
});

export const termsShape: wire.Shape<Terms> = fields({ friendly: flag }, { time: optional(timeShape), rated: flag });

/** What the table offers: a quick match, an evening, a long evening. */
export const TIME_CONTROLS: Readonly<Record<'quick' | 'evening' | 'long', TimeControl>> = {
  quick: { bank: 10 * MINUTE, plus: MINUTE / 6 },
  evening: { bank: 25 * MINUTE, plus: MINUTE / 3 },
  long: { bank: 60 * MINUTE, plus: MINUTE / 2 },
};
