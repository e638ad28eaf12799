/** Catalogues that are told together: an id that stands in two of them speaks of the same facts in both. */
import { FINE, FINE_ARMY, FINE_MODIFIERS } from '@five-victories/engine/fine';
import { GLORIOUS, GLORIOUS_EVENTS, GLORIOUS_MODIFIERS } from '@five-victories/engine/glorious';
import { GREAT, GREAT_EVENTS, GREAT_MODIFIERS } from '@five-victories/engine/great';
import { FAULTS, KERNEL } from '@five-victories/engine/kernel';
import { MAJOR, MAJOR_ARMY, MAJOR_MODIFIERS } from '@five-victories/engine/major';
import { MANOEUVRE, MANOEUVRE_EVENTS, MANOEUVRE_MODIFIERS } from '@five-victories/engine/manoeuvre';
import { SPLENDID, SPLENDID_EVENTS, SPLENDID_MODIFIERS } from '@five-victories/engine/splendid';
import { TABLETOP, TABLETOP_EVENTS, TABLETOP_MODIFIERS } from '@five-victories/engine/tabletop';
import { ARMY, EVENTS, MODIFIERS, OPTIONS, POSITION, REFUSALS } from '@five-victories/engine/zonal';
import { expect, test } from 'vitest';

type Catalogues = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** Refusals and faults of all games: readers of a message need not know its family (`together`). */
const MESSAGES: Catalogues = {
  KERNEL,
  FAULTS,
  REFUSALS,
  ARMY,
  OPTIONS,
  POSITION,
  FINE,
  FINE_ARMY,
  MAJOR,
  MAJOR_ARMY,
  TABLETOP,
  MANOEUVRE,
  SPLENDID,
  GREAT,
  GLORIOUS,
};

/** Summands and events are told by the words of one game. */
const GAMES: Readonly<Record<string, Catalogues>> = {
  'summands of Fine': { MODIFIERS, FINE_MODIFIERS },
  'summands of Major': { MODIFIERS, MAJOR_MODIFIERS },
  'summands of Splendid': { TABLETOP_MODIFIERS, MANOEUVRE_MODIFIERS, SPLENDID_MODIFIERS },
  'summands of Great': { TABLETOP_MODIFIERS, MANOEUVRE_MODIFIERS, GREAT_MODIFIERS },
  'summands of Glorious': { TABLETOP_MODIFIERS, GLORIOUS_MODIFIERS },
  'events of the zone games': { EVENTS },
  'events of Splendid': { TABLETOP_EVENTS, MANOEUVRE_EVENTS, SPLENDID_EVENTS },
  'events of Great': { TABLETOP_EVENTS, MANOEUVRE_EVENTS, GREAT_EVENTS },
  'events of Glorious': { TABLETOP_EVENTS, GLORIOUS_EVENTS },
};

/** Ids that two catalogues have, with their facts in each where these differ. */
const atOdds = (catalogues: Catalogues): string[] => {
  const all = Object.entries(catalogues);
  return all.flatMap(([name, one], i) =>
    all.slice(i + 1).flatMap(([otherName, other]) =>
      Object.keys(one)
        .filter(
          (id) => Object.hasOwn(other, id) && JSON.stringify(sorted(one[id]!)) !== JSON.stringify(sorted(other[id]!)),
        )
        .map((id) => `${id}: ${name} ${JSON.stringify(one[id])}, ${otherName} ${JSON.stringify(other[id])}`),
    ),
  );
};
const sorted = (facts: object): object => Object.fromEntries(Object.entries(facts).sort());

test('refusals and faults of all games', () => {
  expect(atOdds(MESSAGES)).toEqual([]);
});

test.each(Object.entries(GAMES))('%s', (_name, catalogues) => {
  expect(atOdds(catalogues)).toEqual([]);
});

/** What one reader of one game is told from: the first catalogue that has an id tells it, so no other may have it. */
const READERS: Readonly<Record<string, Catalogues>> = {
  'refusals of Fine': { KERNEL, REFUSALS, FINE },
  'faults of Fine': { FAULTS, ARMY, OPTIONS, POSITION, FINE_ARMY },
  'refusals of Major': { KERNEL, REFUSALS, MAJOR },
  'faults of Major': { FAULTS, ARMY, OPTIONS, POSITION, MAJOR_ARMY },
  'messages of Splendid': { KERNEL, FAULTS, TABLETOP, MANOEUVRE, SPLENDID },
  'messages of Great': { KERNEL, FAULTS, TABLETOP, MANOEUVRE, GREAT },
  'messages of Glorious': { KERNEL, FAULTS, TABLETOP, GLORIOUS },
  ...GAMES,
};

test.each(Object.entries(READERS))('%s: no id stands twice', (_name, catalogues) => {
  const ids = Object.values(catalogues).flatMap(Object.keys);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test('two catalogues at odds are found', () => {
  const one = { twoUnits: { id: 'name' }, far: { by: 'length', unit: 'unit' } };
  const other = { twoUnits: { unit: 'unit' }, far: { unit: 'unit', by: 'length' } };
  expect(atOdds({ one, other })).toEqual(['twoUnits: one {"id":"name"}, other {"unit":"unit"}']);
});
