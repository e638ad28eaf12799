/** What an answer is put together on: the match at a decision, or a copy at the order of the unit in hand. */
import { refusal } from '@five-victories/engine/kernel';
import type { TabletopMatch, UnitId } from '@five-victories/engine/tabletop';
import { tried } from '../match/preview.js';
import { askedIn, optionsFor, optionsIn, unitAsked, unitIn, type MeasuredChoice } from './decisions.js';
import type { Desk } from './maker.js';

export type Base = Omit<Desk, 'grain'>;

/** Where the next unit is chosen: in the match as it is, or after what is said first. */
export interface Choosing {
  readonly match: TabletopMatch;
  readonly before: readonly MeasuredChoice[];
}

const STOP = { do: 'stop' } as const;
const choosings = new WeakMap<TabletopMatch, Choosing | null>();

/** A unit with movement left holds nobody up: who takes the next one in hand has done with it. */
const afterLast = (match: TabletopMatch): Choosing | null => {
  const { decision } = match;
  if (decision?.kind !== 'order' || refusal(match, STOP)) return null;
  const copy = tried(match, [STOP]);
  const isNext = copy.decision?.kind === 'activity' && copy.decision.side === decision.side;
  return isNext ? { match: copy, before: [STOP] } : null;
};

/** Where the next unit can be chosen; undefined: none can be. */
export const choosingIn = (match: TabletopMatch): Choosing | undefined => {
  if (match.decision?.kind === 'activity') return { match, before: [] };
  let known = choosings.get(match);
  if (known === undefined) choosings.set(match, (known = afterLast(match)));
  return known ?? undefined;
};

/** Decisions in which a unit is chosen first; the engine is told when the order is given. */
export const orderOf = (match: TabletopMatch, unit: UnitId): Base | undefined => {
  const asks = askedIn(match);
  // Who is asked already goes on with what it does.
  if (asks?.kind === 'order' && unitAsked(asks) === unit) return undefined;
  const choosing = choosingIn(match);
  const options = choosing ? optionsFor(choosing.match, 'activity') : [];
  const choose = options.find((option) => option.do === 'choose' && option.unit === unit);
  if (!choosing || !choose) return undefined;
  const copy = tried(choosing.match, [choose]);
  const asked = copy.decision?.kind === 'order' ? askedIn(copy) : undefined;
  return asked && { match: copy, before: [...choosing.before, choose], asked, unit };
};

/** The units that options are about; those that may be taken in hand next included. */
export const unitsIn = (match: TabletopMatch): ReadonlySet<UnitId> => {
  const next = match.decision?.kind === 'order' ? choosingIn(match) : undefined;
  return new Set([match, ...(next ? [next.match] : [])].flatMap(optionsIn).flatMap((option) => unitIn(option) ?? []));
};
