/** Matches of A Glorious Victory for the tests of its table: played by chance among lively options. */
import {
  answer,
  begin,
  below,
  copyOf,
  diceFrom,
  streamOf,
  type Choice,
  type Fault,
} from '@five-victories/engine/kernel';
import { glorious, gloriousEdition as edition, type GloriousMatch } from '@five-victories/engine/glorious';
import type { UnitId } from '@five-victories/engine/tabletop';
import { askedIn, unitAsked } from '../src/measured/decisions.js';
import type { GloriousDesk as Desk } from '../src/measured/maker.js';

export const begun = (scenario: string, seed: number, options: object = {}): GloriousMatch => {
  const { south, north, options: given } = edition.scenarios.find(({ id }) => id === scenario)!;
  const armyOf = (wanted: string): unknown => edition.armies.find(({ id }) => id === wanted)!;
  const faults: Fault[] = [];
  const from = { armies: { south: armyOf(south), north: armyOf(north) }, options: { ...given, ...options } };
  const match = glorious.open(from, diceFrom({ seed }), 'test', faults);
  if (!match || faults.length > 0) throw new Error(JSON.stringify(faults));
  begin(match);
  return match;
};

/** A position as it is on the wire, with dice of its own. */
export const placed = (position: object, seed = 1): GloriousMatch => {
  const faults: Fault[] = [];
  const match = glorious.open({ position: { game: 'glorious', ...position } }, diceFrom({ seed }), 'test', faults);
  if (!match || faults.length > 0) throw new Error(JSON.stringify(faults));
  begin(match);
  return match;
};

const QUIET = new Set(['end', 'done', 'stop', 'retire', 'shift', 'leave']);

/** Plays options by chance, at most so many; `each` sees every decision before it is answered. */
export const played = (
  match: GloriousMatch,
  seed: number,
  most: number,
  each: (match: GloriousMatch) => void,
): void => {
  const stream = streamOf(seed);
  for (let i = 0; i < most && match.decision; i++) {
    each(match);
    const { options } = match.decision;
    const lively = options.filter((option) => !QUIET.has(option.do));
    const from = lively.length > 0 && below(stream, 10) > 0 ? lively : options;
    answer(match, from[below(stream, from.length)]!);
  }
};

/** The desk of a maker at the decision of a match. */
export const deskAt = (match: GloriousMatch, unit?: UnitId): Desk => ({
  match: copyOf(match),
  before: [],
  asked: askedIn(match)!,
  unit: unit ?? unitAsked(askedIn(match)!),
  grain: 30,
});

/** A copy on which these have been said, the listener hearing all. */
export const saying = (match: GloriousMatch, choices: readonly Choice[]): GloriousMatch => {
  const copy = copyOf(match);
  for (const choice of choices) answer(copy, choice);
  return copy;
};
