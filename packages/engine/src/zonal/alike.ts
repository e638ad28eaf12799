/** When two ways to take stands away come to the same: the same stands in the same contacts, or the mirror image of both. */
import {
  holdsLine,
  rebased,
  standsOf,
  without,
  type Cell,
  type Face,
  type Layout,
  type Line,
} from '../formation/layout.js';
import type { Contact, Unit } from './unit.js';

const MIRRORED: Readonly<Record<Face, Face>> = { front: 'front', rear: 'rear', left: 'right', right: 'left' };

export const mirrored = (layout: Layout): Layout =>
  layout
    .split('/')
    .map((rank) => [...rank].reverse().join(''))
    .join('/');

const contactText = (contacts: readonly Contact[]): string =>
  contacts.map(({ with: enemy, face, line }) => `${enemy} ${face} ${line}`).join(', ');

/** A line of a grid that is moved so that its first stands are in rank 0 and file 0, and then perhaps mirrored. */
const movedLine = (line: Line, rank: number, file: number, width: number | undefined): Line => {
  const at = Number(line.slice(5));
  if (line.startsWith('rank')) return `rank ${at - rank}`;
  return `file ${width === undefined ? at - file : width - 1 - (at - file)}`;
};

/** What is left without these stands, wherever it is on the grid: as it is, and its mirror image. */
const leftWithout = ({ layout, contacts }: Unit, gone: readonly Cell[]): readonly [asIs: string, mirror: string] => {
  const left = without(layout, gone);
  const { cells } = standsOf(left);
  const rank = Math.min(...cells.map(([r]) => r));
  const file = Math.min(...cells.map(([, f]) => f));
  const rest = rebased(left);
  const width = rest.split('/')[0]!.length;
  const kept = contacts.filter(({ line }) => holdsLine(left, line));
  const asIs = kept.map((each) => ({ ...each, line: movedLine(each.line, rank, file, undefined) }));
  const mirror = kept.map((each) => ({
    ...each,
    face: MIRRORED[each.face],
    line: movedLine(each.line, rank, file, width),
  }));
  return [`${rest}: ${contactText(asIs)}`, `${mirrored(rest)}: ${contactText(mirror)}`];
};

/** FV-LOSS-06, -12, MV-LOSS-05, -11: whether it is all the same which of these stands a unit loses. */
export const areAlike = (unit: Unit, removals: readonly (readonly Cell[])[]): boolean => {
  const [first, ...others] = removals.map((gone) => leftWithout(unit, gone));
  return first !== undefined && others.every(([asIs]) => first.includes(asIs));
};

/** Whether all of these layouts are one, or its mirror image. */
export const areMirrored = (layouts: readonly Layout[]): boolean => {
  const [first = '', ...others] = layouts.map(rebased);
  return others.every((layout) => layout === first || layout === mirrored(first));
};
