/** Whom to strike, and which stands to lose. */
import { about, type Choice } from '@five-victories/engine';
import type { ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import { unitOf, type Placed, type UnitId } from '@five-victories/engine/tabletop';
import { blowsOf, chancesOf, expectedHarm } from './strength.js';
import { isBehind } from './bearing.js';

/** Stands or strength points, as the book divides them. */
interface Share {
  readonly target: UnitId;
  readonly stands?: readonly number[];
  readonly points?: number;
}

/** The letters of a unit's stands as they are numbered. */
const lettersOf = ({ place }: Placed): string => place.layout.replace(/[^A-Z]/g, '');

/** Ways to share strength points between two of the enemies, beside those that are offered. */
export const moreShares = (match: ManoeuvreMatch): { do: 'allocate'; at: Share[] }[] => {
  const { points, targets = [] } = about(match) as { points?: number; targets?: readonly UnitId[] };
  if (points === undefined) return [];
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
export const allocationWorth = (match: ManoeuvreMatch, { at }: { readonly at: readonly Share[] }): number => {
  const unit = unitOf(match, (about(match) as { unit: UnitId }).unit) as Placed;
  const letters = lettersOf(unit);
  let value = 0;
  for (const { target: id, stands = [], points = 0 } of at) {
    const target = unitOf(match, id) as Placed;
    const sent = stands.map((stand) => letters[stand]).join('') + letters[0]!.repeat(points);
    value += expectedHarm(match, target, chancesOf(blowsOf(match, unit, target, isBehind(unit.place, target), sent)));
  }
  return value;
};

/** Marksmen are worth something besides their blows. */
const MARKSMAN = 1.5;

/** Stands that are lost weigh against the removal. */
export const removalWorth = (match: ManoeuvreMatch, { stands }: { readonly stands: readonly number[] }): number => {
  const unit = unitOf(match, (about(match) as { unit: UnitId }).unit) as Placed;
  const letters = lettersOf(unit);
  let lost = 0;
  for (const stand of stands) {
    const letter = letters[stand]!;
    lost += match.rules.basicValue(unit, letter) + (match.rules.isMusket(unit, letter) ? MARKSMAN : 0);
  }
  return -lost;
};

/** Of two units that a shot may go on to, the one that is hurt less. */
export const bounceWorth = (match: ManoeuvreMatch, { unit }: Choice & { readonly unit: UnitId }): number =>
  -expectedHarm(match, unitOf(match, unit), [0, 1]);
