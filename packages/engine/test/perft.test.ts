/**
 * Golden counts, after chess programmers' perft: how many sequences of options of a given length a position has, every
 * throw coming from the same seed. A count that changes says that some rule, option or throw has changed: legitimate
 * when a rule was mended (then write the new count here, and say in the commit why), else a bug. `ended` counts the
 * sequences that came to the end of the match.
 */
import { describe, expect, test } from 'vitest';
import { answer, copyOf, openMatch, type AnyMatch } from '../src/kernel/index.js';
import { fine } from '../src/index.js';

interface Count {
  leaves: number;
  ended: number;
}

const perft = (match: AnyMatch, depth: number, count: Count): Count => {
  const { decision } = match;
  if (decision === undefined) count.ended++;
  if (decision === undefined || depth === 0) {
    count.leaves++;
    return count;
  }
  for (const option of decision.options) {
    const copy = copyOf(match);
    answer(copy, option);
    perft(copy, depth - 1, count);
  }
  return count;
};

const at = (given: unknown): AnyMatch => {
  const faults: unknown[] = [];
  const match = openMatch(fine, given, { seed: 1 }, 'match', faults as never);
  expect(faults).toEqual([]);
  return match!;
};

const SIDES = { south: { commander: 'Z(1,1)' }, north: { commander: 'Z(1,1)' } };

/** Foot, horse and a gun on both sides of one zone, about to move. */
const MEETING = {
  position: {
    phase: 'initiativeMovement',
    options: { columns: 3, turnLimit: 2 },
    sides: SIDES,
    units: [
      { id: 'S1', type: 'P&M', zone: 'Z(1,1)', layout: 'PMM/PM.' },
      { id: 'S2', type: 'M', zone: 'Z(1,1)', layout: 'XX/XX' },
      { id: 'S3', type: 'RA', zone: 'Z(1,0)', layout: 'G' },
      { id: 'N1', type: 'P&M', zone: 'Z(1,1)', layout: 'PMM/PM.' },
      { id: 'N2', type: 'HM', zone: 'Z(1,1)', layout: 'YY/Y.' },
      { id: 'N3', type: 'D', zone: 'NR1', layout: 'DDD' },
    ],
  },
};

/** Two fights in one zone, one of them from front and flank, with hits to be worked off. */
const MELEE = {
  position: {
    phase: 'melee',
    options: { columns: 3, turnLimit: 2, unitQuality: 'assigned' },
    sides: { south: { commander: 'Z(1,1)' }, north: { commander: 'Z(1,2)' } },
    units: [
      { id: 'S1', type: 'P&M', zone: 'Z(1,1)', layout: 'PPM/MMM', contacts: [{ with: 'N1', face: 'front' }], hits: 1 },
      { id: 'S2', type: 'M', zone: 'Z(1,1)', facing: 'E', layout: 'XX/XX', contacts: [{ with: 'N1', face: 'front' }] },
      { id: 'S3', type: 'Foot', zone: 'Z(1,1)', layout: 'HL/HL', contacts: [{ with: 'N2', face: 'front' }] },
      { id: 'N1', type: 'P&M', zone: 'Z(1,1)', layout: 'PPM/MM.', hits: 1, quality: 'veteran' },
      { id: 'N2', type: 'M', zone: 'Z(1,1)', layout: 'XX/XX', hits: 2 },
    ],
  },
};

/** A whole match of two units a side, from its set-up on. */
const START = {
  armies: {
    south: {
      name: 'Red',
      units: [
        { name: 'Red Foot', type: 'P&M', stands: 'PPMM' },
        { name: 'Red Horse', type: 'M', stands: 'XXX' },
      ],
    },
    north: {
      name: 'Blue',
      units: [
        { name: 'Blue Foot', type: 'P&M', stands: 'PMM' },
        { name: 'Blue Gun', type: 'GG', stands: 'G' },
      ],
    },
  },
  options: { columns: 3, setupMethod: 'alternate', turnLimit: 1, reserveZones: [1] },
};

describe.each([
  { name: 'a meeting', given: MEETING, depth: 5, leaves: 48529, ended: 10206 },
  { name: 'a melee', given: MELEE, depth: 10, leaves: 2976, ended: 0 },
  { name: 'a set-up', given: START, depth: 8, leaves: 7824, ended: 3136 },
])('$name, $depth decisions deep', ({ given, depth, leaves, ended }) => {
  test(`has ${leaves} sequences, ${ended} of them to the end`, { timeout: 30_000 }, () => {
    const count = perft(at(given), depth, { leaves: 0, ended: 0 });
    expect(count, 'see the head of this file').toEqual({ leaves, ended });
  });
});
