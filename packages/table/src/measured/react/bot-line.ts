/** All that was done with a unit, in one sentence. */
import type { Event } from '@five-victories/engine/kernel';
import type { Formation, TabletopMatch, UnitId } from '@five-victories/engine/tabletop';
import { m } from '../words/index.js';
import { formationName, lengthIn, unitName } from '../words/names.js';

const words = () => m().react.line;

type Part = (match: TabletopMatch, event: Event, target: string) => string | undefined;

const far = (match: TabletopMatch, { by }: Event): string => lengthIn(match, Number(by ?? 0));
const hitsOf = ({ hits }: Event): string => m().react.trail.hits(Number(hits ?? 0));

const REACTED: Readonly<Record<string, 'stood' | 'block' | 'faced'>> = {
  stand: 'stood',
  hastyBlock: 'block',
  aboutFace: 'faced',
};

const reacted: Part = (_match, { how }, target) => {
  const word = REACTED[String(how)];
  return word && words()[word](target);
};

/** By event; those that others tell are left out. */
const PARTS: Readonly<Record<string, Part>> = {
  turned: () => words().turned,
  facedAbout: () => words().facedAbout,
  formed: (_match, { formation }) => words().formed(formationName(formation as Formation)),
  fired: (_match, event, target) => words().fired(target, hitsOf(event)),
  attacked: (_match, event, target) => words().attacked(target, hitsOf(event)),
  charges: (_match, _event, target) => words().charged(target),
  chargeFailed: (_match, _event, target) => words().chargeFailed(target),
  fellShort: (_match, _event, target) => words().fellShort(target),
  intercepted: (_match, _event, target) => words().intercepted(target),
  interceptFailed: (_match, _event, target) => words().tooLate(target),
  recoil: (match, event) => words().recoil(far(match, event)),
  evade: (match, event) => words().evade(far(match, event)),
  reacted,
  flinched: (_match, _event, target) => words().flinched(target),
  pulledUp: (_match, _event, target) => words().pulledUp(target),
  breakThrough: () => words().brokeThrough,
  joined: (_match, _event, target) => words().joined(target),
  removed: (_match, { stands }) => words().lost(Number(stands)),
  routed: () => words().routed,
  retired: () => words().retired,
  limbered: () => words().limbered,
  unlimbered: () => words().unlimbered,
  mounted: () => words().mounted,
  dismounted: () => words().dismounted,
  disengages: () => words().disengages,
  joinedBattle: (_match, _event, target) => words().joinedBattle(target),
  leftBattle: (_match, _event, target) => words().leftBattle(target),
};

/** A charge that was not made is told by that; who retired is not told to rout. */
const OVERRIDES: Readonly<Record<string, string>> = { chargeFailed: 'charges', retired: 'routed' };

/** What is lost bit by bit is told as one loss, where the first of it was told. */
const lossesAsOne = (events: readonly Event[]): Event[] => {
  const losses = events.filter(({ event }) => event === 'removed');
  const stands = losses.reduce((sum, each) => sum + String(each['stands']).length, 0);
  return events.flatMap((event) =>
    event.event !== 'removed' ? [event] : event === losses[0] ? [{ ...event, stands }] : [],
  );
};

/** The sentence for one unit, or undefined when nothing worth it was done with it. */
const unitLine = (match: TabletopMatch, events: readonly Event[], unit: UnitId): string | undefined => {
  const own = lossesAsOne(events.filter((event) => event['unit'] === unit));
  const hidden: string[] = own.flatMap(({ event }) => OVERRIDES[event] ?? []);
  const isCharge = own.some(({ event }) => event === 'charges');
  const moved = isCharge ? 0 : own.reduce((sum, { event, by }) => sum + (event === 'moved' ? Number(by) : 0), 0);
  // Turns on the way are part of it.
  if (moved > 0 || isCharge) hidden.push('turned');
  const parts = own.flatMap((event) => {
    if (event.event === 'moved') return moved > 0 ? [words().moved(lengthIn(match, moved))] : [];
    const target = typeof event['target'] === 'string' ? unitName(match, event['target']) : '';
    return hidden.includes(event.event) ? [] : (PARTS[event.event]?.(match, event, target) ?? []);
  });
  const all = [...new Set(parts)];
  const name = unitName(match, unit);
  const deeds = all.map((deed) => words().deed(name, deed));
  return deeds.length === 0 ? undefined : words().sentence(name, m().names.list(deeds));
};

export interface Line {
  readonly text: string;
  /** It only moved, and nothing came of it. */
  readonly isPlain: boolean;
}

const PLAIN = new Set(['turned', 'facedAbout', 'formed', 'limbered', 'unlimbered', 'mounted', 'dismounted']);

const isEventful = ({ event }: Event): boolean => event in PARTS && !PLAIN.has(event);

/** One sentence for each unit that did something, in the order in which they did. */
export const botLines = (match: TabletopMatch, events: readonly Event[]): Line[] => {
  const units = [...new Set(events.flatMap(({ unit }) => (typeof unit === 'string' ? [unit] : [])))];
  return units.flatMap((unit): Line[] => {
    const text = unitLine(match, events, unit);
    if (text === undefined) return [];
    return [{ text, isPlain: !events.some((event) => event['unit'] === unit && isEventful(event)) }];
  });
};
