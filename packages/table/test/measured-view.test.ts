/** What lies over a measured table, the tape measure, and positions told in words. */
import { expect, test } from 'vitest';
import { answer, copyOf } from '@five-victories/engine/kernel';
import {
  distanceBetween,
  figureOf,
  findUnit,
  goalsOf,
  placedUnits,
  type Placed,
  type TabletopMatch,
  type UnitId,
} from '@five-victories/engine/tabletop';
import type { Gesture } from '../src/measured/gesture.js';
import type { Mark, Spot } from '../src/measured/marks.js';
import { endingOf, menuOf } from '../src/measured/menu.js';
import { homeOf } from '../src/measured/view/home.js';
import type { Paper } from '../src/measured/view/marks/props.js';
import { drawnAt, planeOf } from '../src/measured/view/plane.js';
import { groundsOf, titleSpot } from '../src/measured/view/terrain.js';
import { scaleFor, type Part } from '../src/table/view-window.js';
import { layersOf, OF_SIDE, OF_UNIT, pinned, switched } from '../src/measured/view/layers.js';
import { namesWanted, outlinesOf } from '../src/measured/view/slips/names.js';
import { keptFree, saidByMarks } from '../src/measured/view/slips/said-by-marks.js';
import { layOut, underButtons, type Slip } from '../src/measured/view/slips/slips.js';
import { takenBy } from '../src/measured/view/slips/taken-ground.js';
import { beginTape, measuredBy, tapeGesture, tapeMarks, tapeText, type Tape } from '../src/measured/view/tape.js';
import { around, describe, hourOf, nearestSentence, whereSentences } from '../src/measured/view/where.js';
import { messagesIn } from '../src/measured/words/index.js';
import { OVERLAYS } from '../src/store/settings.js';
import { GAMES, placed, scenario } from './measured-kit.js';
import { openedMeasured, playOn } from './measured-positions.js';

/** Each game soon after its set-up, and when the lines have met. */
const MOMENTS = Object.values(GAMES).flatMap((game) => {
  const moments: TabletopMatch[] = [];
  let count = 0;
  playOn(openedMeasured(game, 2), 2, 260, (match) => {
    if (count === 20 || count === 250) moments.push(copyOf(match));
    count++;
  });
  return moments;
});

/** Bows ten centimetres before pikes, a chief behind them, scorpions off to the left of the pikes. */
const before = (): TabletopMatch =>
  placed('great', {
    phase: 'initiativeMovement',
    options: {
      terrain: [
        {
          type: 'wood',
          points: [
            [100000, 40000],
            [110000, 40000],
            [110000, 52000],
            [100000, 52000],
          ],
        },
      ],
    },
    units: [
      { id: 'S1', type: 'medium foot bows', name: 'Bows', x: 90000, y: 50000 },
      { id: 'S2', type: 'commander', name: 'Chief', x: 80000, y: 44000 },
      { id: 'N1', type: 'medium foot pikes', formation: 'block', name: 'Pikes', x: 90000, y: 60000 },
      { id: 'N2', type: 'light artillery', name: 'Scorpions', x: 120000, y: 62000 },
    ],
  });
const unitIn = (match: TabletopMatch, id: UnitId): Placed => findUnit(match, id) as Placed;

// ---- tape ------------------------------------------------------------------------------------------------------------

const made = (is: Gesture['is'], at: Spot, unit?: UnitId): Gesture => ({
  is,
  at,
  ...(unit === undefined ? {} : { over: { unit } }),
  shift: false,
  alt: false,
});
const laid = (...gestures: readonly Gesture[]): Tape => gestures.reduce(tapeGesture, beginTape());

test('the tape lies from edge to edge between units, wherever they were pointed at', () => {
  const match = before();
  const tape = laid(made('tap', { x: 89000, y: 49500 }, 'S1'), made('tap', { x: 91000, y: 61000 }, 'N1'));
  expect(measuredBy(match, tape)?.length).toBe(10000);
  expect(tapeMarks(match, tape)).toMatchObject([{ is: 'ruler', from: { y: 50000 }, to: { y: 60000 }, text: '10 cm' }]);
  expect(tapeText(match, tape)).toBe('From Bows to Pikes: 10 cm.');
});

test('the tape agrees with the distances of the rules for every pair of units', () => {
  for (const match of MOMENTS) {
    const units = placedUnits(match);
    for (const from of units)
      for (const to of units.filter((other) => other !== from)) {
        const tape = { ...beginTape({ at: from.place, unit: from.id }), to: { at: to.place, unit: to.id } };
        const { length, ...ends } = measuredBy(match, tape)!;
        expect(length).toBe(distanceBetween(match, from, to));
        // What is drawn is as long as what is said; units that touch may overlap by as much as the rules bear.
        expect(Math.abs(Math.hypot(ends.to.x - ends.from.x, ends.to.y - ends.from.y) - length)).toBeLessThan(
          length === 0 ? 50 : 2,
        );
      }
  }
});

test('the tape lies between a unit and a spot, and between two spots', () => {
  const match = before();
  const toSpot = laid(made('tap', { x: 90000, y: 49000 }, 'S1'), made('tap', { x: 90000, y: 57000 }));
  expect(measuredBy(match, toSpot)).toMatchObject({ from: { x: 90000, y: 50000 }, length: 7000 });
  const toUnit = laid(made('tap', { x: 90000, y: 57000 }), made('tap', { x: 90000, y: 49000 }, 'S1'));
  expect(measuredBy(match, toUnit)).toMatchObject({ to: { x: 90000, y: 50000 }, length: 7000 });
  const spots = laid(made('grab', { x: 0, y: 0 }), made('drag', { x: 1, y: 1 }), made('drop', { x: 3000, y: 4000 }));
  expect(measuredBy(match, spots)?.length).toBe(5000);
  expect(spots.laid).toBe(true);
});

test('a pointer stretches the tape until it is laid; the next tap begins another', () => {
  const begun = laid(made('tap', { x: 0, y: 0 }));
  const stretched = tapeGesture(begun, made('hover', { x: 9, y: 0 }));
  expect(stretched).toMatchObject({ from: { at: { x: 0 } }, to: { at: { x: 9 } }, laid: false });
  const down = tapeGesture(stretched, made('tap', { x: 20, y: 0 }));
  expect(tapeGesture(down, made('hover', { x: 50, y: 0 }))).toBe(down);
  expect(tapeGesture(down, made('tap', { x: 7, y: 7 }))).toMatchObject({ from: { at: { x: 7 } }, to: undefined });
  expect(tapeGesture(stretched, made('cancel', { x: 0, y: 0 }))).toEqual(beginTape());
});

// ---- where -----------------------------------------------------------------------------------------------------------

test('a position is told without sight: how far, which way, who looks at whom', () => {
  const match = before();
  expect(around(match, unitIn(match, 'S1')).map(({ unit, ahead, facesIt }) => [unit.id, ahead, facesIt])).toEqual([
    ['S2', false, false],
    ['N1', true, true],
    ['N2', false, false],
  ]);
  const told = whereSentences(match, unitIn(match, 'S1')).join(' ');
  expect(told).toContain('Nearest enemies: Pikes, 10 cm straight ahead; Scorpions, ');
  expect(told).toContain('Enemies straight before its front: Pikes (10 cm).');
  expect(told).toContain('It stands straight before the front of: Pikes (10 cm).');
  expect(told).toMatch(/Nearest friends: Chief, \d+(\.\d+)? cm behind, \d+° to the left \(\d o'clock\)\./);
  expect(told).toMatch(/Ground near by: [Ww]ood, \d+(\.\d+)? cm to the right\./);
  expect(told).toMatch(/4\d(\.\d+)? cm from the south edge of the table, 8\d(\.\d+)? cm from the east edge\./);
});

test('who looks north has the east to the right, who looks south has it to the left', () => {
  const match = before();
  const turnOf = (of: UnitId, to: UnitId): number =>
    around(match, unitIn(match, of)).find(({ unit }) => unit.id === to)!.turn;
  expect(turnOf('S1', 'N2')).toBeGreaterThan(0);
  expect(turnOf('N1', 'N2')).toBeLessThan(0);
});

test('hours of the clock', () => {
  expect([0, 30, 90, 180, -90, -30, -14, 14, -16].map(hourOf)).toEqual([12, 1, 3, 6, 9, 11, 12, 12, 11]);
});

test('every unit of every game can be described in both languages', () => {
  for (const match of MOMENTS)
    for (const unit of match.state.units)
      for (const language of ['en', 'de'] as const) {
        const text = `${describe(match, unit, messagesIn(language))} ${nearestSentence(match, unit, messagesIn(language))}`;
        expect(text).not.toMatch(/undefined|NaN|\[object/);
        if (language === 'de') expect(text).not.toMatch(/\d\.\d|straight|nearest|edge/i);
      }
});

// ---- layers ----------------------------------------------------------------------------------------------------------

const spotsOf = (mark: Mark): readonly Spot[] => (mark.is === 'area' ? mark.points : []);

test('the zone of fire is as wide as the front and as long as the range', () => {
  const [zone, ...others] = layersOf(before(), { on: ['fire'], pins: [], side: 'south' }, 'S1');
  expect(others).toEqual([]);
  const ys = spotsOf(zone!).map(({ y }) => y);
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([50000, 66000]);
  expect(layersOf(before(), { on: ['fire'], pins: [], side: 'south' }, undefined)).toEqual([]);
});

test('fire of the enemy has a look of its own, and command ranges are those of the side', () => {
  const match = before();
  const zones = layersOf(match, { on: ['enemyFire'], pins: [], side: 'south' }, undefined);
  expect(zones.length).toBeGreaterThan(0);
  expect(zones.every((mark) => mark.is === 'area' && mark.tone === 'charge')).toBe(true);
  expect(layersOf(match, { on: ['command'], pins: [], side: 'south' }, undefined)).toMatchObject([
    { is: 'range', unit: 'S2', far: 6000 },
  ]);
  expect(layersOf(match, { on: ['command'], pins: [], side: 'north' }, undefined)).toEqual([]);
});

test('who may stop an enemy on the way shows where: intercepts straight ahead, engines by fire', () => {
  const match = before();
  const depths = (unit: UnitId): number[] =>
    layersOf(match, { on: ['stops'], pins: [], side: 'south' }, unit).map((mark) => {
      const ys = spotsOf(mark).map(({ y }) => y);
      return Math.max(...ys) - Math.min(...ys);
    });
  expect(['S1', 'S2', 'N1', 'N2'].map(depths)).toEqual([[], [9000], [], [12000]]);
  const enemies = layersOf(match, { on: ['enemyStops'], pins: [], side: 'south' }, undefined);
  expect(enemies).toMatchObject([{ is: 'area', tone: 'react' }]);
});

test('distances go to all units, with lines to the nearest enemies', () => {
  const marks = layersOf(before(), { on: ['distances'], pins: [], side: 'south' }, 'S1');
  expect(marks).toHaveLength(3);
  expect(marks).toContainEqual({ is: 'link', from: 'S1', to: 'N1', tone: 'quiet', text: '10 cm' });
});

test('a layer that is pinned stays when another unit is in hand, and is not drawn twice', () => {
  const match = before();
  const on = switched(switched({ on: [], pins: [] }, 'fire'), 'command');
  const kept = pinned(on, 'S1');
  expect(kept.pins).toEqual([{ layer: 'fire', unit: 'S1' }]);
  const off = switched(kept, 'fire');
  const drawn = (chosen: typeof kept, unit: UnitId | undefined): number =>
    layersOf(match, { ...chosen, side: 'south' }, unit).filter(({ is }) => is === 'area').length;
  expect([drawn(off, undefined), drawn(off, 'N1'), drawn(kept, 'S1')]).toEqual([1, 1, 1]);
  expect(pinned(kept, 'S1').pins).toEqual([]);
});

test('all layers of all units of all games are on the table or near it', () => {
  expect([...OVERLAYS]).toEqual([...OF_UNIT, ...OF_SIDE]);
  for (const match of MOMENTS) {
    const { width, depth } = match.table;
    const isNear = ({ x, y }: Spot): boolean => Math.abs(x) < 2 * width && Math.abs(y) < 2 * depth;
    for (const unit of placedUnits(match))
      for (const mark of layersOf(match, { on: OF_UNIT, pins: [], side: unit.side }, unit.id))
        expect(spotsOf(mark).every(isNear)).toBe(true);
    for (const mark of layersOf(match, { on: OF_SIDE, pins: [], side: 'north' }, undefined))
      expect(spotsOf(mark).every(isNear)).toBe(true);
  }
});

// ---- texts of marks --------------------------------------------------------------------------------------------------

const paperOf = (match: TabletopMatch): Paper => ({ match, plane: planeOf(match, 'south'), px: 1, text: 12 });
const say = (text: string, tone: 'move' | 'quiet' | 'wrong' = 'move'): Mark => ({
  is: 'text',
  at: { x: 90000, y: 40000 },
  text,
  tone,
});
const WINDOW = { width: 2000, height: 1400 };
const asDrawn = (at: Spot): Spot => at;
const idsOf = (match: TabletopMatch): UnitId[] => match.state.units.map(({ id }) => id);

/** A window in which a pixel is a unit of the drawing. */
const slipsOf = (match: TabletopMatch, marks: readonly Mark[]): Slip[] => {
  const paper = paperOf(match);
  const taken = takenBy(outlinesOf({ ...paper, pixels: asDrawn, ids: idsOf(match) }), WINDOW);
  return layOut(saidByMarks(paper, marks, asDrawn), WINDOW, taken, keptFree(paper, marks, asDrawn));
};

type Boxed = Pick<Slip, 'box'>;
const doShare = ({ box: a }: Boxed, { box: b }: Boxed): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('texts at the same spot give way to each other, what is wrong stays, and what is quiet is silent', () => {
  const slips = slipsOf(before(), [say('one'), say('two'), say('three'), say('four', 'wrong')]);
  expect(slips[0]!.lines).toEqual(['four']);
  expect(slips).toHaveLength(4);
  slips.forEach((slip, i) => expect(slips.slice(i + 1).some((other) => doShare(slip, other))).toBe(false));
  const quiet = Array.from({ length: 40 }, (_, i) => say(`quiet ${'and long '.repeat(3)}${i}`, 'quiet'));
  expect(slipsOf(before(), quiet).length).toBeLessThan(40);
});

test('a long text has several lines, and lies beside a unit as it would stand, with a leader where it lies apart', () => {
  const match = before();
  const { place } = unitIn(match, 'S1');
  const text = 'Bows may move 5 cm, and this way is as long as the table. (GV-MOVE-05)';
  const marks: Mark[] = [
    { is: 'ghost', unit: 'S1', place, tone: 'wrong' },
    { is: 'text', at: place, text, tone: 'wrong' },
  ];
  const [slip] = slipsOf(match, marks);
  expect(slip!.lines.join(' ')).toBe(text);
  expect(slip!.lines.length).toBeGreaterThan(1);
  const [ghost] = keptFree(paperOf(match), marks, asDrawn);
  expect(doShare(slip!, { box: ghost! })).toBe(false);
  const about = slip!.about;
  const gap = Math.max(
    slip!.box.left - about.right,
    about.left - slip!.box.right,
    slip!.box.top - about.bottom,
    about.top - slip!.box.bottom,
  );
  expect(slip!.leader !== undefined).toBe(gap > 8);
});

test.each(MOMENTS.map((match) => [match.rules.id, match] as const))(
  'in %s names of commanders and of who is looked at lie on no unit and over no other name',
  (_, match) => {
    const paper = paperOf(match);
    const asked = { ...paper, pixels: asDrawn, ids: idsOf(match) };
    const [first] = placedUnits(match).map(({ id }) => id);
    const taken = takenBy(outlinesOf(asked), WINDOW);
    const wanted = namesWanted({ ...asked, first: [first!], all: false, tooth: 6 });
    const chiefs = match.state.units.filter((unit) => match.rules.types[unit.type]!.arm === 'command' && unit.place);
    expect(wanted.map(({ key }) => key)).toEqual(expect.arrayContaining([first!, ...chiefs.map(({ id }) => id)]));
    expect(wanted.length).toBeLessThan(placedUnits(match).length);
    const slips = layOut(wanted, WINDOW, taken);
    expect(slips.map(({ key }) => key)).toContain(first);
    slips.forEach((slip, i) => {
      expect(taken.under(slip.box)).toBe(0);
      expect(slips.slice(i + 1).some((other) => doShare(slip, other))).toBe(false);
    });
    expect(namesWanted({ ...asked, first: [], all: true, tooth: 6 }).length).toBeGreaterThan(wanted.length);
  },
);

test('a name keeps off the buttons of the camera, though there is room under them', () => {
  const free = { under: () => 0 } as unknown as Parameters<typeof layOut>[2];
  const { right, bottom } = underButtons(WINDOW);
  const about = { left: right - 90, right: right - 50, top: bottom - 70, bottom: bottom - 60 };
  const wanted = [{ key: 'S1', kind: 'name', tone: 'quiet', lines: ['Prehirwenemef'], about, quiet: false }] as const;
  const [before] = layOut(wanted, WINDOW, free);
  const [after] = layOut(wanted, WINDOW, free, [underButtons(WINDOW)]);
  expect(doShare(before!, { box: underButtons(WINDOW) })).toBe(true);
  expect(doShare(after!, { box: underButtons(WINDOW) })).toBe(false);
});

const HOME = { table: { width: 1000, height: 730 }, phone: { width: 380, height: 300 } };

test('the window opens on both armies, and where they would be too small on one\u2019s own', () => {
  const at = GAMES.great.scenarios.findIndex(({ name }) => name.includes('Kadesh'));
  const match = scenario('great', 1, at);
  expect(homeOf(match, planeOf(match, 'south'), 'south', HOME.table)).toBeUndefined();
  while (match.decision && match.state.phase === 'setup') answer(match, match.decision.options[0]!);
  const plane = planeOf(match, 'south');
  const isIn = (part: Part, unit: Placed): boolean => {
    const { x, y } = drawnAt(plane, figureOf(match, unit));
    return x > part.left && x < part.right && y > part.top && y < part.bottom;
  };
  const both = homeOf(match, plane, 'south', HOME.table)!;
  expect(placedUnits(match).every((unit) => isIn(both, unit))).toBe(true);
  const own = homeOf(match, plane, 'south', HOME.phone)!;
  expect(placedUnits(match).some((unit) => unit.side === 'north' && isIn(own, unit))).toBe(false);
  const ours = placedUnits(match).filter(({ side }) => side === 'south');
  expect(ours.filter((unit) => isIn(own, unit)).length).toBeGreaterThan(ours.length * 0.5);
  const stand = match.table.stand.frontage * plane.mm * scaleFor(own, HOME.phone);
  expect(stand).toBeCloseTo(26);
});

test('the name of ground lies on no goal', () => {
  const at = GAMES.great.scenarios.findIndex(({ name }) => name.includes('Kadesh'));
  const match = scenario('great', 1, at);
  const plane = planeOf(match, 'south');
  const goals = goalsOf(match).map(({ goal }) => ({ ...drawnAt(plane, goal), radius: goal.radius * plane.mm }));
  const mound = groundsOf(match.state.options, 'great', plane).find(({ name }) => name === 'The mound')!;
  const awayFrom = (spot: Spot): number =>
    Math.min(...goals.map(({ x, y, radius }) => Math.hypot(x - spot.x, y - spot.y) - radius));
  expect(awayFrom(titleSpot(mound))).toBeLessThan(8);
  expect(awayFrom(titleSpot(mound, goals, 8))).toBeGreaterThanOrEqual(8);
});

test('who can fire at one enemy only is listed with the shot; enough is known whoever is in hand', () => {
  const match = before();
  const fires = copyOf(match);
  const shot = { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] };
  const cease = { do: 'end' };
  const other = [
    { do: 'fire', unit: 'S3', at: [{ target: 'N1' }] },
    { do: 'fire', unit: 'S3', at: [{ target: 'N2' }] },
  ];
  const nature = { again: true };
  fires.decision = { ...match.decision!, kind: 'fire', nature, options: [shot, ...other, cease] } as never;
  expect(menuOf(fires, undefined)).toEqual([
    { is: 'option', option: shot },
    { is: 'unit', unit: 'S3' },
    { is: 'option', option: cease },
  ]);
  expect(endingOf(fires, menuOf(fires, 'S3'))).toEqual(cease);
});
