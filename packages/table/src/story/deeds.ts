/** What each unit did and suffered, from what was told. */
import type { Event } from '@five-victories/engine/kernel';
import type { TableMatch } from '../match/book.js';
import type { Session } from '../match/session.js';
import type { Tracked } from './course.js';
import type { Fate, UnitStory } from './story.js';

interface Blow {
  readonly unit: string;
  readonly target: string;
  readonly hits: number;
  readonly is: 'attack' | 'fire' | 'overrun';
}

/** Events that tell what a unit did to another; markers are hits with what quality adds to them. */
export const blowOf = (event: Event): Blow | undefined => {
  const { unit, target, by, hits, markers } = event as Event & {
    unit?: string;
    target?: string;
    by?: string;
    hits?: number;
    markers?: number;
  };
  switch (event.event) {
    case 'fired':
    case 'bounced':
      return { unit: unit!, target: target!, hits: hits!, is: 'fire' };
    case 'attacked':
      return { unit: unit!, target: target!, hits: markers ?? hits!, is: 'attack' };
    case 'overrun':
      // Told of who over-runs a target, or of a unit that is over-run by somebody.
      return target === undefined
        ? { unit: by!, target: unit!, hits: 0, is: 'overrun' }
        : { unit: unit!, target, hits: 0, is: 'overrun' };
    default:
      return undefined;
  }
};

/** Reasons to be gone that are no enemy's work. */
const LEAVING = new Set(['withdrawn', 'swept', 'retired', 'lostHeart', 'leftWith', 'offTable']);

export const fateOf = (cause: string): 'left' | 'overrun' | 'routed' => {
  if (LEAVING.has(cause)) return 'left';
  return cause === 'overrun' ? 'overrun' : 'routed';
};

interface Deeds {
  made: number;
  taken: number;
  broke: number;
  fate: Fate;
  struckBy: string | undefined;
}

/** What each unit did up to each event; ids that are not asked for are forgotten. */
const createLedger = () => {
  const deeds = new Map<string, Deeds>();
  const of = (id: string): Deeds => {
    const known = deeds.get(id);
    if (known) return known;
    const none: Deeds = { made: 0, taken: 0, broke: 0, fate: { is: 'stood' }, struckBy: undefined };
    deeds.set(id, none);
    return none;
  };
  const strike = ({ unit, target, hits, is }: Blow): void => {
    of(unit).made += hits;
    if (hits > 0 || is === 'overrun') of(target).struckBy = unit;
  };
  const lose = (unit: string, cause: string, turn: number, at: number): void => {
    const is = fateOf(cause);
    const by = is === 'left' ? undefined : of(unit).struckBy;
    of(unit).fate = { is, turn, at, by };
    if (by !== undefined) of(by).broke += 1;
  };
  return { of, strike, lose };
};

export const deedsOf = <M extends TableMatch>({ moments }: Session<M>, units: readonly Tracked[]): UnitStory[] => {
  const ledger = createLedger();
  for (const [at, { match, lines }] of moments.entries())
    for (const { event } of lines) {
      const blow = blowOf(event);
      if (blow) ledger.strike(blow);
      else if (event.event === 'hits') ledger.of(event['unit'] as string).taken += event['hits'] as number;
      else if (event.event === 'routed')
        ledger.lose(event['unit'] as string, event['cause'] as string, match.state.turn, at);
    }
  return units.flatMap(({ id, name, side, type, had, left, joinedAt }) => {
    const { made, taken, broke, fate } = ledger.of(id);
    const joined: Fate | undefined =
      joinedAt === undefined ? undefined : { is: 'joined', turn: moments[joinedAt]!.match.state.turn, at: joinedAt };
    // Who joined others whole and unnoticed is told of with them.
    if (joined && had === 0 && made === 0) return [];
    return [{ id, name, side, type, had, lost: had - left, made, taken, broke, fate: joined ?? fate }];
  });
};
