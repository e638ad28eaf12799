// A Glorious Victory: losses of many units in contact, step by step, against a reckoning by hand (P8, GL-LOSS-02..-07, GL-R-55).
import { describe, expect, test } from 'vitest';
import {
  cellsOf,
  chance,
  contactOf,
  elementOf,
  gapOf,
  overlapOf,
  pick,
  type Cell,
  type Shape,
} from './contact-oracle-help.js';
import { choose, options, unit } from './kit.js';
import { X, Y, asked, gone, kind, losses, switches, tally, type Loose, type Match } from './melee-help.js';

type Next = () => number;
const LAYOUTS = ['PP', 'PPP', 'PPPP', 'PPPPP', 'PPPPPP', 'PP/PP', 'PP/PP/P.', 'PP/PP/.P', 'PP/PP/PP'];
const PIKES = { w: 1250, e: 750 };
const foe = (next: Next): Shape => ({
  ...PIKES,
  layout: pick(next, ['P', 'P', 'PP', 'PPPPPP']),
  heading: pick(next, [0, 900, 1800, 2700]),
  x: X + Math.round(Math.floor(next() * 33 - 16) * 312.5),
  y: Y + Math.floor(next() * 17 - 6) * 125 + Math.round((next() - 0.5) * 8),
});
/** Up to three enemies that touch the unit, not each other's ground. */
const foesOf = (next: Next, own: Shape): Shape[] => {
  const found: Shape[] = [];
  const wanted = Math.floor(next() * 4);
  for (let i = 0; i < 400 && found.length < wanted; i++) {
    const one = foe(next);
    const free = [own, ...found].every((other) => overlapOf(one, other) < 9.5);
    if (free && gapOf(one, own) < 9.5) found.push(one);
  }
  return found;
};

/** The contact elements by number; nothing if the terms leave it open or it is too close to call. */
const contactsOf = (own: Shape, foes: Shape[]): Set<number> | undefined => {
  const cells = cellsOf(own.layout);
  const held = foes.filter((one) => contactOf(own, one) <= 10);
  const near = (value: number): boolean => Math.abs(value - 10) < 0.5;
  const elements = cells.map((cell) => elementOf(own, cell));
  if (
    foes.some(
      (one) =>
        near(contactOf(own, one)) || elements.some((part) => near(contactOf(part, one)) || near(gapOf(part, one))),
    )
  )
    return undefined;
  const by = held.map((one) => elements.flatMap((part, i) => (contactOf(part, one) <= 10 ? [i] : [])));
  if (by.some((list) => list.length > 0)) return by.every((list) => list.length > 0) ? new Set(by.flat()) : undefined;
  return new Set(held.flatMap((one) => elements.flatMap((part, i) => (gapOf(part, one) <= 10 ? [i] : []))));
};

const isLine = (cells: Cell[]): boolean =>
  new Set(cells.map(([rank]) => rank)).size === 1 &&
  Math.max(...cells.map(([, file]) => file)) - Math.min(...cells.map(([, file]) => file)) === cells.length - 1;
const isMass = (cells: Cell[]): boolean => {
  const first = Math.min(...cells.map(([rank]) => rank));
  const ranks = [0, 1, 2].map((i) => cells.filter(([rank]) => rank === first + i).length);
  return ['2,2,0', '2,2,1', '2,2,2'].includes(ranks.join(',')) && ranks.reduce((a, b) => a + b, 0) === cells.length;
};
type Left = { cell: Cell; contact: boolean };
const parts = <T>(list: T[], count: number): T[][] =>
  count === 0 ? [[]] : list.flatMap((one, i) => parts(list.slice(i + 1), count - 1).map((rest) => [one, ...rest]));

/** Which of these, by number, may go next. */
const allowed = (left: Left[], fits: (cells: Cell[]) => boolean): number[] => {
  const free = left.flatMap(({ contact }, i) => (contact ? [] : [i]));
  const permitted = free.length > 0 ? free : left.map((_, i) => i);
  return permitted.filter((gone1) => fits(left.filter((_, i) => i !== gone1).map(({ cell }) => cell)));
};
/** With `lenientRemoval`: which sets of numbers may go. */
const allowedSets = (left: Left[], count: number, mass: boolean): number[][] => {
  const all = parts(
    left.map((_, i) => i),
    count,
  ).filter((set) => {
    const rest = left.filter((_, i) => !set.includes(i)).map(({ cell }) => cell);
    return isLine(rest) || (mass && isMass(rest));
  });
  const price = (set: number[]): number => set.filter((i) => left[i]!.contact).length;
  const least = Math.min(...all.map(price));
  return all.filter((set) => price(set) === least);
};

type Case = { own: Shape; foes: Shape[]; left: Left[]; markers: number; told: string };
const caseOf = (next: Next): Case | undefined => {
  const own: Shape = { ...PIKES, layout: pick(next, LAYOUTS), heading: 1800, x: X, y: Y };
  const foes = foesOf(next, own);
  const contact = contactsOf(own, foes);
  if (!contact) return undefined;
  const left = cellsOf(own.layout).map((cell, i) => ({ cell, contact: contact.has(i) }));
  const markers = Math.floor(next() * (2 * left.length + 3));
  return { own, foes, left, markers, told: JSON.stringify({ own, foes, markers, contact: [...contact] }) };
};
const placed = ({ own, foes, markers }: Case, more: Loose = {}): Match => {
  const onWire = (id: string, { layout, x, y, heading }: Shape): Loose => ({
    id,
    type: 'foot pike',
    formation: layout.includes('/') ? 'mass' : 'line',
    layout,
    x,
    y,
    heading,
  });
  // South is asked about S9 when North is through: nothing of the hand-to-hand phase has happened yet.
  const last = { id: 'S9', type: 'foot pike', x: 60000, y: 8000, hits: 2 };
  return losses(
    [{ ...onWire('N1', own), hits: markers }, ...foes.map((one, i) => onWire(`S${5 + i}`, one)), last],
    more,
  );
};
/** Where the middle of an element stands: nothing may have moved. */
const places = (shape: Shape): string[] =>
  cellsOf(shape.layout).map((cell) => {
    const { x, y } = elementOf(shape, cell);
    return `${Math.round(x)} ${Math.round(y)}`;
  });
const stands = (match: Match, given: Case, left: Left[]): void => {
  expect(asked(match), given.told).toBe('south remove');
  if (left.length === 0) {
    expect(gone(match), given.told).toBe(true);
    expect(tally(match), given.told).toEqual([0, given.left.length]);
    return;
  }
  const { x, y, heading, layout, formation } = unit(match, 'N1');
  const before = places(given.own);
  const kept = left.map((one) => before[given.left.findIndex(({ cell }) => cell === one.cell)]!);
  expect(places({ ...PIKES, x, y, heading, layout }).toSorted(), given.told).toEqual(kept.toSorted());
  expect(formation, given.told).toBe(isLine(left.map(({ cell }) => cell)) ? 'line' : 'mass');
  expect(tally(match), given.told).toEqual([0, given.left.length - left.length]);
};

describe('P8 as reckoned by hand', () => {
  test.each(Array.from({ length: 60 }, (_, i) => i + 1))(
    'GL-LOSS-02, -04..-06, GL-R-55 seed %i, one at a time',
    (seed) => {
      const next = chance(seed * 17);
      for (let made = 0; made < 4;) {
        const given = caseOf(next);
        if (!given) continue;
        made++;
        const match = placed(given);
        const fits = given.own.layout.includes('/') ? isMass : isLine;
        let left = given.left;
        const lose = Math.floor(given.markers / 2);
        if (lose >= left.length) left = [];
        for (let n = 0; n < lose && left.length > 0; n++) {
          const may = allowed(left, fits);
          let goes = may[0];
          if (may.length > 1) {
            expect(kind(match), given.told).toBe('remove');
            expect(
              options(match).map((one) => one.element),
              given.told,
            ).toEqual(may);
            goes = pick(next, may);
            choose(match, { do: 'remove', element: goes });
          }
          left = goes === undefined ? [] : left.filter((_, i) => i !== goes);
        }
        stands(match, given, left);
      }
    },
  );
  test.each(Array.from({ length: 40 }, (_, i) => i + 1))('GL-R-55 lenientRemoval, seed %i', (seed) => {
    const next = chance(seed * 19);
    for (let made = 0; made < 4;) {
      const given = caseOf(next);
      if (!given) continue;
      made++;
      const match = placed(given, switches('lenientRemoval'));
      const lose = Math.floor(given.markers / 2);
      let left = given.left;
      if (lose >= left.length) left = [];
      else if (lose > 0) {
        const may = allowedSets(left, lose, given.own.layout.includes('/'));
        let goes = may[0];
        if (may.length > 1) {
          expect(kind(match), given.told).toBe('remove');
          const offered = options(match).map((one) => (one.gone ?? [one.element]).join());
          expect(offered.toSorted(), given.told).toEqual(may.map((one) => one.join()).toSorted());
          goes = pick(next, may);
          choose(match, { do: 'remove', gone: goes });
        }
        left = goes ? left.filter((_, i) => !goes.includes(i)) : [];
      }
      stands(match, given, left);
    }
  });
});
