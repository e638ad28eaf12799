/** Two matches that differ in one unit at most, and there only as a thing differs from its mirror image. */
import type { AnyMatch } from '../../src/kernel/index.js';
import { framesOf } from '../../src/kernel/match.js';
import { alike, differenceOf, holds } from './holds.js';

interface Standing {
  readonly id: string;
  readonly layout: string;
  readonly contacts: readonly { readonly with: string; readonly face: string; readonly line: string }[];
}

const SWAPPED: Readonly<Record<string, string>> = { left: 'right', right: 'left' };

/** Stands and contact lines from the first rank and file on, the files counted from the left or from the right. */
const pictureOf = ({ layout, contacts }: Standing, flipped: boolean) => {
  const stands = layout
    .split('/')
    .flatMap((row, rank) => [...row].flatMap((letter, file) => (letter === '.' ? [] : [{ letter, rank, file }])));
  const across = (file: number): number => (flipped ? 0 - file : file);
  const rank = Math.min(...stands.map((stand) => stand.rank));
  const file = Math.min(...stands.map((stand) => across(stand.file)));
  const line = (text: string): string => {
    const at = Number(text.slice(5));
    return text.startsWith('rank') ? `rank ${at - rank}` : `file ${across(at) - file}`;
  };
  return {
    stands: stands.map((each) => `${each.rank - rank} ${across(each.file) - file} ${each.letter}`).sort(),
    contacts: contacts.map((each) => ({
      with: each.with,
      face: flipped ? (SWAPPED[each.face] ?? each.face) : each.face,
      line: line(each.line),
    })),
  };
};

const unitIn = (match: AnyMatch, id: string): Standing =>
  (match.state as { units: readonly Standing[] }).units.find((unit) => unit.id === id)!;

const without = ({ state }: AnyMatch, id: string): unknown => ({
  ...state,
  units: (state as { units: readonly Standing[] }).units.map((unit) =>
    unit.id === id ? { ...unit, layout: '', contacts: [] } : unit,
  ),
});

export const alikeButFor = (one: AnyMatch, two: AnyMatch, id: string, what: string): void => {
  alike(framesOf(one), framesOf(two), `the stack ${what}`);
  alike(without(one, id), without(two, id), `the state ${what}`);
  const other = pictureOf(unitIn(two, id), false);
  holds(
    [false, true].some((flipped) => differenceOf(pictureOf(unitIn(one, id), flipped), other) === undefined),
    () => `${id} is neither the same nor its mirror image ${what}`,
  );
};
