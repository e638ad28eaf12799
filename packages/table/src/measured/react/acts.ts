/** Events as the trail reads them: who did what to whom, in a word or two. */
import type { Event } from '@five-victories/engine/kernel';
import type { UnitId } from '@five-victories/engine/tabletop';
import type { Tone } from '../marks.js';
import { m } from '../words/index.js';

export interface Act {
  /** Which of the events tells it. */
  readonly at: number;
  readonly unit: UnitId;
  readonly target?: UnitId | undefined;
  /** Drawn from one to the other, with this text. */
  readonly link?: Tone;
  readonly text?: string;
  /** Written beside the unit. */
  readonly note?: string;
  /** Hits that are written beside who took them: no shot is drawn that tells of them. */
  readonly took?: { readonly unit: UnitId; readonly hits: number };
  /** Stands it lost, now and at other times of the same turn: they are told as one number. */
  readonly lost?: number;
  readonly wrong?: boolean;
  /** How its way is drawn. */
  readonly way?: Tone;
  /** One of the steps of a chain. */
  readonly isStep?: boolean;
  /** It went onto a Battle. */
  readonly isJoining?: boolean;
}

const words = () => m().react.trail;

type Read = Omit<Act, 'at'>;
/** An event with those it speaks of. */
type Told = Event & Pick<Act, 'unit' | 'target'>;
type Reader = (event: Event) => Omit<Read, 'unit' | 'target'> | undefined;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const READERS: Readonly<Record<string, Reader>> = {
  charges: () => ({ link: 'charge', text: words().charges, way: 'charge', isStep: true }),
  chargeFailed: () => ({ note: words().failed }),
  fellShort: () => ({ note: words().short }),
  intercepted: () => ({ link: 'react', text: words().intercepts, way: 'react', isStep: true }),
  interceptFailed: () => ({ link: 'react', text: words().tooLate }),
  stopped: () => ({ note: words().stopped, wrong: true }),
  fired: ({ hits }) => ({ link: 'fire', text: words().hits(numberOf(hits)) }),
  attacked: ({ target, hits }) => ({ took: { unit: target as UnitId, hits: numberOf(hits) } }),
  joined: () => ({ link: 'charge', text: words().joined, way: 'charge', isStep: true }),
  recoil: () => ({ note: words().recoiled, way: 'react' }),
  evade: () => ({ note: words().evaded, way: 'react' }),
  flinched: () => ({ note: words().flinched, way: 'react' }),
  pulledUp: () => ({ note: words().pulledUp, way: 'react' }),
  removed: ({ stands }) => ({ lost: String(stands).length, wrong: true }),
  leftTable: ({ letters }) => ({ lost: String(letters).length, wrong: true }),
  joinedBattle: () => ({ isJoining: true }),
  attached: () => ({ isJoining: true }),
};

const LOST: Readonly<Record<string, () => string>> = {
  overrun: () => words().overrun,
  retired: () => words().retired,
};

/** Why it is gone is told before it goes. */
const lossOf = (events: readonly Event[], at: number): Read => {
  const { unit } = events[at]! as Told;
  const told = events.slice(0, at).find((event) => event['unit'] === unit && LOST[event.event]);
  return { unit, note: told ? LOST[told.event]!() : words().routed, wrong: true };
};

/** Hits that no shot and no blow has told of: impact, haste, the press. */
const isOwnHit = ({ cause }: Event): boolean => cause !== 'fire' && cause !== 'attack';

/** The shot goes on from whom it was aimed at. */
const bounceOf = (events: readonly Event[], at: number): Read => {
  const { unit, target, hits } = events[at]! as Told & { hits: number };
  const first = events.slice(0, at).findLast((event) => event.event === 'fired' && event['unit'] === unit);
  return { unit: (first?.['target'] as UnitId | undefined) ?? unit, target, link: 'fire', text: words().hits(hits) };
};

const actOf = (events: readonly Event[], at: number): Read | undefined => {
  const event = events[at]!;
  const { unit, target } = event as Told;
  if (typeof unit !== 'string') return undefined;
  switch (event.event) {
    case 'routed':
      return lossOf(events, at);
    case 'bounced':
      return bounceOf(events, at);
    case 'hits':
      return isOwnHit(event) ? { unit, took: { unit, hits: numberOf(event['hits']) } } : undefined;
    default: {
      const read = READERS[event.event]?.(event);
      return read && { unit, target, ...read };
    }
  }
};

export const actsOf = (events: readonly Event[]): Act[] =>
  events.flatMap((_, at) => {
    const told = actOf(events, at);
    return told ? [{ at, ...told }] : [];
  });
