/** What a unit tells on its own ground: strength, hits, markers of the books. */
import type { AnyUnit } from '@five-victories/engine';
import { isOpenOrder, isPlaced, strengthOf, type TabletopMatch, type Unit } from '@five-victories/engine/tabletop';
import type { MarkerName } from '../../art/index.js';

export interface Facts {
  /** Stands or points that are left; a single stand need not be counted. */
  readonly strength: number | undefined;
  /** What is left of its points, 0 to 1. */
  readonly share: number | undefined;
  /** As they are written, those laid aside after a plus; empty: none. */
  readonly hits: string;
  readonly pips: number;
  readonly markers: readonly MarkerName[];
}

/** A single stand need not be counted. */
const countOf = (match: TabletopMatch, unit: Unit): number | undefined =>
  match.rules.strengthIn === 'points' || unit.stands.length > 1 ? strengthOf(match, unit).left : undefined;

/** Stands that are lost are seen to be gone: only points are told by a bar. */
const shareOf = (match: TabletopMatch, unit: Unit): number | undefined => {
  const { whole, left } = strengthOf(match, unit);
  return match.rules.strengthIn === 'points' ? left / (whole || 1) : undefined;
};

const hitsText = ({ hits, aside }: AnyUnit): string =>
  aside ? `${hits > 0 ? hits : ''}+${aside}` : hits > 0 ? `${hits}` : '';

const markersOf = (unit: AnyUnit): MarkerName[] => {
  const found: (MarkerName | false | undefined)[] = [
    unit.fired && 'red',
    unit.reacted && 'yellow',
    unit.chargeFailed && 'failed',
    unit.limbered && 'white',
    isPlaced(unit) && unit.stands.length > 1 && isOpenOrder(unit.place.formation) && 'blue',
    (unit.acted || unit.done) && 'done',
  ];
  return found.filter((name): name is MarkerName => typeof name === 'string');
};

export const isAlike = (a: Facts, b: Facts): boolean => Object.values(a).join() === Object.values(b).join();

export const factsOf = (match: TabletopMatch, unit: AnyUnit): Facts => ({
  strength: countOf(match, unit),
  share: shareOf(match, unit),
  hits: hitsText(unit),
  pips: unit.hits + (unit.aside ?? 0),
  markers: markersOf(unit),
});
