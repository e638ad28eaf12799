/** Whom to strike, and which stands to lose. */
import { blows, type ManoeuvreMatch, type Placed } from '@five-victories/engine/manoeuvre';
import { unitOf, type AllocatePoints } from '@five-victories/engine/tabletop';
import type { AboutOf, ChoiceOf } from './decisions.js';
import { chancesOf, expectedHarm } from './strength.js';
import { isBehind } from '../tabletop/bearing.js';

/** The letters of a unit's stands as they are numbered. */
const lettersOf = ({ place }: Placed): string => place.layout.replace(/[^A-Z]/g, '');

/** Ways to share strength points between two of the enemies, beside those that are offered. */
export const moreShares = (about: AboutOf<'allocate'>): AllocatePoints[] => {
  if (!('points' in about)) return [];
  const { points, targets } = about;
  return targets.flatMap((target, i) =>
    targets.slice(i + 1).flatMap((other) =>
      Array.from({ length: points - 1 }, (_, n) => ({
        do: 'allocate' as const,
        at: [
          { target, points: n + 1 },
          { target: other, points: points - n - 1 },
        ],
      })),
    ),
  );
};

/** The harm an allocation may be expected to do. */
export const allocationWorth = (
  match: ManoeuvreMatch,
  { unit: id }: AboutOf<'allocate'>,
  { at }: ChoiceOf<'allocate'>,
): number => {
  const unit = unitOf(match, id) as Placed;
  const letters = lettersOf(unit);
  let value = 0;
  for (const share of at) {
    const target = unitOf(match, share.target) as Placed;
    const sent =
      'points' in share ? letters[0]!.repeat(share.points) : share.stands.map((stand) => letters[stand]).join('');
    value += expectedHarm(match, target, chancesOf(blows(match, unit, target, isBehind(unit.place, target), sent)));
  }
  return value;
};

/** Marksmen are worth something besides their blows. */
const MARKSMAN = 1.5;

/** Stands that are lost weigh against the removal. */
export const removalWorth = (
  match: ManoeuvreMatch,
  { unit: id }: AboutOf<'remove'>,
  { stands }: ChoiceOf<'remove'>,
): number => {
  const unit = unitOf(match, id) as Placed;
  const letters = lettersOf(unit);
  let lost = 0;
  for (const stand of stands) {
    const letter = letters[stand]!;
    lost += match.rules.basicValue(unit, letter) + (match.rules.isMusket(unit, letter) ? MARKSMAN : 0);
  }
  return -lost;
};

/** Of two units that a shot may go on to, the one that is hurt less. */
export const bounceWorth = (match: ManoeuvreMatch, { unit }: ChoiceOf<'bounce'>): number =>
  -expectedHarm(match, unitOf(match, unit), [0, 1]);
