/** How a battle report is put together, and sentences that every game tells alike. */
import type { Event } from '../kernel/event.js';
import type { Side } from '../kernel/side.js';
import { capital } from './english.js';
import { armyName, type Cast } from './names.js';

export type Teller<M, Facts> = (match: M, event: Facts & { rule: string }) => string | undefined;

/** One sentence about an event, or undefined where another event tells it. */
export const reporter =
  <M, Told>(tellers: { readonly [K in keyof Told]: Teller<M, Told[K]> }) =>
  (match: M, event: Event): string | undefined => {
    if (!Object.hasOwn(tellers, event.event)) return undefined;
    const teller = tellers[event.event as keyof Told] as unknown as Teller<M, Event>;
    const told = teller(match, event);
    return told && capital(told);
  };

const PHASE: Readonly<Record<string, string>> = {
  setup: 'the armies set up',
  initiative: 'the initiative',
  firing: 'firing',
  melee: 'hand-to-hand combat',
  losses: 'losses',
  victory: 'the reckoning',
};

const RETREATS = ['otherRetreat', 'initiativeRetreat'];

/** Any other phase is the movement or the retreat of a side. */
export const phaseLine = (match: Cast, { phase, acting, turn }: { phase: string; acting: Side; turn: number }) =>
  `Turn ${turn}: ${PHASE[phase] ?? `${armyName(match, acting)} ${RETREATS.includes(phase) ? 'could retreat' : 'moved'}`}.`;

export const rulingLine = ({ switch: name, value, by }: { switch: string; value: boolean; by: string }): string =>
  `By ${by} the house rule ${name} ${value ? 'holds' : 'does not hold'} for the rest of the match.`;
