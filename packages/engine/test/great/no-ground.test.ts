/** GV-MOVE-14, GV-R-86: turning gains no ground. */
import { describe, expect, test } from 'vitest';
import { choose, decision } from './kit.js';
import {
  ABOUT,
  X,
  Y,
  ahead,
  ask,
  block,
  chief,
  enemyAhead,
  field,
  foot,
  gun,
  horse,
  house,
  legal,
  light,
  order,
  pose,
  refused,
  relocate,
  rider,
  steps,
  turn,
  type Loose,
} from './move-help.js';
import { advanced, facedAbout, from, numbers, round, sin, turned, type Pose } from './pose-help.js';

const RULE = ['GV-MOVE-14', 'GV-R-86'];
const UNITS: [string, Loose, number][] = [
  ['a line of foot', foot(), 2000],
  ['a skirmish line', light(), 2000],
  ['a block of foot', block(), 4000],
  ['a line of horse', horse(), 3000],
  ['a block of horse', horse({ formation: 'block' }), 6000],
  ['elephants', horse({ type: 'heavy elephants' }), 4000],
  ['a commander', chief(), 3000],
  ['packed up artillery', gun({ packed: true }), 4000],
];

describe('GV-MOVE-14 a turn and an about-face on the spot', () => {
  // d sin(a/2) within d cos(a/2): up to 90 degrees and the slack of 0.005 cm
  test.each(UNITS)('GV-MOVE-14 %s %o: up to 90 degrees, in either order and direction', (_, given) => {
    const match = field(given);
    for (const way of [1, -1]) {
      legal(match, steps(turn(way * 900), ABOUT));
      legal(match, steps(ABOUT, turn(way * 900)));
      for (const by of [910, 1200, 1800]) {
        refused(match, steps(turn(way * by), ABOUT), 'GV-MOVE-14');
        refused(match, steps(ABOUT, turn(way * by)), 'GV-MOVE-14');
      }
      legal(match, steps(turn(way * 2700), ABOUT)); // the heading of -90 degrees
      legal(match, steps(turn(way * 1800)));
    }
  });

  test.each([
    ['a line of foot, 2 cm deep', foot(), 901, 904],
    ['a block of horse, 6 cm deep', horse({ formation: 'block' }), 900, 902],
  ])('GV-MOVE-14 GV-GEOM-09 the slack is 0.005 cm: %s %o, %i and %i tenths', (_, given, most, more) => {
    legal(field(given), steps(turn(most), ABOUT));
    refused(field(given), steps(turn(more), ABOUT), 'GV-MOVE-14');
  });

  test('GV-MOVE-14 GV-R-86 the step of its own depth by a half turn and an about-face', () => {
    const match = field(foot());
    refused(match, steps(turn(1800), ABOUT), 'GV-MOVE-14');
    refused(match, steps(ABOUT, turn(1800)), 'GV-MOVE-14');
  });

  test.each(UNITS)('GV-R-86 switch turningGainsGround: %s %o may', (_, given) => {
    const match = field(given, house('turningGainsGround'));
    legal(match, steps(turn(1800), ABOUT));
    legal(match, steps(ABOUT, turn(1800)));
    order(match, steps(turn(1800), ABOUT, ahead(1), turn(1800), ABOUT));
  });
});

describe('GV-MOVE-14 with straight moves between', () => {
  test.each([
    [1000, true],
    [998, true],
    [990, false],
    [100, false],
  ])('GV-MOVE-14 a half turn, %i ahead, an about-face: %s', (by, may) => {
    // foot 2 cm deep: the middle is 2000 - s from where it was, and s may be gone
    const answer = ask(field(foot()), steps(turn(1800), ahead(by), ABOUT));
    if (may) expect(answer).toBeUndefined();
    else expect(RULE).toContain(answer?.rule);
  });

  test('GV-MOVE-14 to and fro is always allowed', () => {
    legal(field(foot()), steps(ABOUT, ahead(500), ABOUT, ahead(500), ABOUT, ahead(500)));
    legal(field(horse()), steps(ahead(1000), ABOUT, ahead(2000), turn(300), ahead(500), ABOUT));
  });

  test('GV-MOVE-14 without an about-face the limit never binds', () => {
    legal(field(foot()), steps(turn(1800), ahead(1), turn(1800), ahead(1), turn(1800), ahead(1), turn(1800)));
    legal(field(horse({ formation: 'block' })), steps(turn(1700), ahead(1), turn(1900)));
  });

  test('GV-MOVE-14 a turn after an earlier about-face is refused too', () => {
    const match = field(foot());
    refused(match, steps(ABOUT, ahead(100), turn(1800)), 'GV-MOVE-14');
    order(match, steps(ABOUT, ahead(100)));
    refused(match, steps(turn(1800)), 'GV-MOVE-14');
    legal(match, steps(turn(900)));
    refused(match, steps(ahead(900), turn(1800)), 'GV-MOVE-14');
    legal(match, steps(ahead(900), turn(900)));
  });

  test('GV-MOVE-14 s counts the straight moves of earlier orders, and the place is that of the start', () => {
    const match = field(foot());
    order(match, steps(turn(1800), ahead(400)));
    refused(match, steps(ABOUT), 'GV-MOVE-14');
    order(match, steps(ahead(600)));
    legal(match, steps(ABOUT));
  });

  test('GV-MOVE-14 a replan is the same manoeuvre', () => {
    const match = field([foot(), enemyAhead(8000, { type: 'medium horse' })], { dice: [4] });
    order(match, steps(ABOUT, ahead(100)));
    choose(match, { do: 'intercept', unit: 'N1', at: 0 });
    choose(match, { do: 'replan' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'order' });
    refused(match, steps(turn(1800)), 'GV-MOVE-14');
    legal(match, steps(turn(900)));
  });

  test('GV-MOVE-14 GV-ARTMOVE-01 relocating artillery too', () => {
    for (const type of ['light artillery', 'heavy artillery']) {
      const match = field(gun({ type }));
      legal(match, relocate(turn(900), ABOUT));
      refused(match, relocate(turn(1800), ABOUT), 'GV-MOVE-14');
    }
  });

  test('GV-MOVE-14 a change of formation first: the manoeuvre starts after it', () => {
    const match = field(rider());
    order(match, { do: 'changeFormation', formation: 'block', other: 'front' });
    legal(match, steps(turn(900), ABOUT));
    refused(match, steps(turn(1200), ABOUT), 'GV-MOVE-14');
  });
});

test('GV-MOVE-14 it does not bind a recoil (GV-RECOIL-02)', () => {
  const match = field([horse(), horse({ id: 'N1', x: X + 1500, y: Y + 14000, heading: 900 })], { dice: [1] });
  order(match, { do: 'charge', target: 'N1' });
  expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
  choose(match, { do: 'recoil', aboutFace: true, turn: 1800, ahead: 12000 });
  expect(pose(match, 'N1')).toEqual({ x: X + 10500, y: Y + 14000, heading: 900 });
});

describe('GV-MOVE-14 against plain trigonometry', () => {
  type Step = { turn: number } | { ahead: number } | { aboutFace: true };
  /** How far over the limit the worst turn or about-face of the list is; -Infinity without an about-face. */
  const excess = (start: Pose, deep: number, list: Step[]): number => {
    const middle = (at: Pose) => from(at, 0, -deep / 2);
    const first = middle(start);
    let [place, gone, worst, faced] = [start, 0, -Infinity, false];
    for (const step of list) {
      if ('ahead' in step) {
        place = advanced(place, step.ahead);
        gone += step.ahead;
        continue;
      }
      place = 'turn' in step ? turned(place, step.turn) : facedAbout(place, deep);
      faced ||= 'aboutFace' in step;
      const apart = round(place.heading - start.heading);
      const delta = Math.min(apart, 3600 - apart);
      const now = middle(place);
      if (faced) worst = Math.max(worst, Math.hypot(now.x - first.x, now.y - first.y) - gone - deep * sin(delta / 2));
    }
    return worst;
  };
  const cases = Array.from({ length: 250 }, (_, i) => {
    const next = numbers(4711 + 104729 * i);
    const [name, given, deep] = UNITS[next(0, UNITS.length - 1)]!;
    const spot = (): Step[] => {
      const both: Step[] = [{ turn: next(-1800, 1800) }, { aboutFace: true }];
      return [both, [...both].reverse(), both.slice(0, 1), both.slice(1), []][next(0, 4)]!;
    };
    const list: Step[] = [...spot(), { ahead: next(1, 1200) }, ...spot(), { ahead: next(1, 1200) }, ...spot()];
    return { i, name, given, deep, heading: next(0, 3599), list };
  });

  test('there are enough of both kinds', () => {
    const found = cases.map(({ deep, heading, list }) => excess({ x: X, y: Y, heading }, deep, list));
    expect(found.filter((one) => one > 6).length).toBeGreaterThan(30);
    expect(found.filter((one) => one < 4 && one > -Infinity).length).toBeGreaterThan(60);
  });

  test.each(cases)('GV-MOVE-14 case $i: $name', ({ given, deep, heading, list }) => {
    const over = excess({ x: X, y: Y, heading }, deep, list);
    if (Math.abs(over - 5) < 2) return; // too near the limit for this way of measuring
    const answer = ask(field({ ...given, heading }), steps(...list));
    if (over < 5) expect(answer).toBeUndefined();
    else expect(RULE, answer?.because).toContain(answer?.rule);
    const free = ask(field({ ...given, heading }, house('turningGainsGround')), steps(...list));
    expect(free).toBeUndefined();
  });
});
