/** Plates with names: beside their units, never over one another, in both families of games. */
import { expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import { majorEdition } from '@five-victories/engine/major';
import { sizeOf } from '@five-victories/engine/zonal';
import { placedUnits, type TabletopMatch } from '@five-victories/engine/tabletop';
import { matchOf } from '../src/match/session.js';
import { planeOf } from '../src/measured/view/plane.js';
import { groundOf, middleOf, stationOf } from '../src/measured/view/station.js';
import { layoutOf } from '../src/view/layout.js';
import { lengthOf } from '../src/view/letters.js';
import { namesFor } from '../src/view/plate-names.js';
import { placePlates } from '../src/view/place-plates.js';
import { platesFor, type Plate, type Wanted } from '../src/view/plates.js';
import { opened, played } from './kit.js';
import { GAMES } from './measured-kit.js';
import { openedMeasured, playOn } from './measured-positions.js';

interface At {
  readonly x: number;
  readonly y: number;
}

const overlaps = (a: Plate, at: At, b: Plate, there: At): boolean =>
  at.x + a.dx < there.x + b.dx + b.width &&
  there.x + b.dx < at.x + a.dx + a.width &&
  at.y + a.dy < there.y + b.dy + b.height &&
  there.y + b.dy < at.y + a.dy + a.height;

const clashesIn = (plates: ReadonlyMap<string, Plate>, placeOf: (id: string) => At): string[] => {
  const all = [...plates.values()];
  return all.flatMap((one, i) =>
    all
      .slice(i + 1)
      .filter((two) => overlaps(one, placeOf(one.id), two, placeOf(two.id)))
      .map((two) => `${one.id} ${two.id}`),
  );
};

test.each([fineEdition, majorEdition])('names of $title never lie over one another, and all units have one', (game) => {
  let [units, plated, count] = [0, 0, 0];
  played(opened(game, 5), 5, 400, (session) => {
    if (count++ % 20 > 0) return;
    const match = matchOf(session);
    const window = { width: 990, height: 760 };
    const layout = layoutOf({ match, near: 'south', window, aimed: new Set(), focus: undefined, wholeOf: sizeOf });
    const plates = placePlates(match, layout, { text: 13, head: 0.35, isNamed: () => true });
    expect(clashesIn(plates, (id) => layout.stations.get(id)!)).toEqual([]);
    units += match.state.units.filter(({ id }) => layout.stations.has(id)).length;
    plated += plates.size;
  });
  expect(plated / units).toBeGreaterThan(0.97);
});

const wantedIn = (match: TabletopMatch, first: (id: string) => boolean): Wanted[] => {
  const plane = planeOf(match, 'south');
  return placedUnits(match).map((unit) => {
    const station = stationOf(match, plane, unit)!;
    const ground = groundOf(station);
    return {
      id: unit.id,
      at: middleOf(ground),
      ground,
      names: namesFor(match, unit),
      head: 2.85,
      first: first(unit.id),
      turn: station.turn,
    };
  });
};

test.each(Object.values(GAMES))('plates of $title lie over no other and not over their own unit', (game) => {
  let count = 0;
  playOn(openedMeasured(game, 3), 3, 300, (match) => {
    if (count++ % 40 !== 20) return;
    for (const text of [5, 12, 24]) {
      const wanted = wantedIn(match, () => false);
      const plates = platesFor(wanted, text);
      const of = new Map(wanted.map((each) => [each.id, each]));
      expect(clashesIn(plates, (id) => of.get(id)!.at)).toEqual([]);
      for (const { id, dx, dy, width, height } of plates.values()) {
        const { at, ground } = of.get(id)!;
        const isIn = ({ x, y }: At): boolean =>
          x > at.x + dx && x < at.x + dx + width && y > at.y + dy && y < at.y + dy + height;
        expect(ground.some(isIn)).toBe(false);
      }
    }
  });
});

const at = (id: string, x: number, y: number, more: Partial<Wanted> = {}): Wanted => ({
  id,
  at: { x, y },
  ground: [
    { x: x - 20, y: y - 10 },
    { x: x + 20, y: y - 10 },
    { x: x + 20, y: y + 10 },
    { x: x - 20, y: y + 10 },
  ],
  names: ['A long name', 'Name', ''],
  head: 1.5,
  first: false,
  turn: 0,
  ...more,
});

test('a plate lies behind the rear of its unit, under who looks up and above who looks down', () => {
  expect(platesFor([at('A', 0, 0)], 10).get('A')).toMatchObject({ name: 'A long name' });
  expect(platesFor([at('A', 0, 0)], 10).get('A')!.dy).toBeGreaterThan(10);
  expect(platesFor([at('A', 0, 0, { turn: 180 })], 10).get('A')!.dy).toBeLessThan(-20);
  expect(platesFor([at('A', 0, 0, { turn: 90 })], 10).get('A')!.dx).toBeLessThan(-20);
});

test('in a crowd names are shorter, and who is looked at comes first', () => {
  const crowd = Array.from({ length: 25 }, (_, i) => at(`U${i}`, (i % 5) * 42, Math.floor(i / 5) * 22));
  const plates = platesFor(crowd, 10);
  expect(plates.get('U12')).toBeUndefined();
  expect(plates.size).toBeGreaterThan(5);
  const looked = platesFor(
    crowd.map((wanted) => ({ ...wanted, first: wanted.id === 'U12' })),
    10,
  );
  expect(looked.get('U12')).toBeDefined();
});

test('a plate is as wide as its name', () => {
  expect(lengthOf('WWW')).toBeGreaterThan(2.5 * lengthOf('iii'));
  const [short, long] = ['il', 'Montmorency'].map((name) =>
    platesFor([at('A', 0, 0, { names: [name] })], 10).get('A')!,
  );
  expect(long!.width - short!.width).toBeCloseTo(10 * (lengthOf('Montmorency') - lengthOf('il')));
});
