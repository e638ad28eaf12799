// A Splendid Victory: the rulings SV-R-107 to -114 where the catalogue was silent, SV-GEO-14, option terrainTable.
import { describe, expect, test } from 'vitest';
import { choose, decision, options, refusal, unit } from './kit.js';
import { box, eligible, fireAt, firing, foe, many, shooter, volley } from './fire-help.js';
import { fray, hitsOn, losses, melee, throwsOf } from './melee-help.js';
import { block, cos, field, go, horse, order, sin } from './move-help.js';
import { movement, type Loose } from './setup-help.js';

const W = 1574;
const H = W / 2;
const X = 30000;
const Y = 20000;

describe('SV-R-107 SV-R-108 SV-R-113 SV-R-114 fire', () => {
  /** Six stands askew: their near end is outside the gun's zone, 2.552" to the side and 3.339" nearer than their middle. */
  const askew = (middle: number) => foe(middle, { layout: 'PPPPPP', heading: 2250 });
  const gun = shooter('G', { type: 'RA' });
  test('SV-R-107 the range of a gun is the shortest distance, in its zone or not', () => {
    // in the zone the target is 11.7" away, its near end 9.51"
    const close = firing([gun, askew(12500)], { dice: many(2, 6) });
    expect(volley(close, fireAt('N1'))).toHaveLength(2);
    const further = firing([gun, askew(13100)], { dice: many(1, 6) }); // 10.09"
    expect(volley(further, fireAt('N1'))).toHaveLength(1);
  });
  test('SV-R-107 so is the range of mist', () => {
    const mist = { options: { weather: 'mist' } };
    expect(refusal(firing([gun, askew(14500)], mist), fireAt('N1'))).toBeUndefined(); // 11.45", in the zone 13.7"
    expect(refusal(firing([gun, askew(15200)], mist), fireAt('N1'))?.rule).toBe('SV-TERR-14'); // 12.13"
  });

  const DEFENSIVE = { formation: 'defensiveBlock' };
  test('SV-R-108 a stand lends only the side of the zone by which it is eligible', () => {
    const ahead = foe(5000, { layout: 'P', x: X - H });
    const fire = (more: Loose = {}) => eligible(firing([shooter('MM/MM', DEFENSIVE), ahead], more), 'N1');
    expect(fire()).toEqual([0, 1]); // stand 2 sees nobody to the left, but nobody fires that way
    expect(fire({ options: { houseRules: { chainAnySide: true } } })).toEqual([0, 1, 2, 3]);
  });
  test('SV-R-108 another side only in its own right', () => {
    // N1 stands askew from the left zone of stand 0, and of no other, to the front zones of both files
    const round = foe(0, { layout: 'PPPPPP', x: X - 2661, y: Y + 2339, heading: 1350 });
    expect(eligible(firing([shooter('MM/MM', DEFENSIVE), round]), 'N1')).toEqual([0, 1, 2]);
  });

  const GUN_Y = 4000;
  const strip = (from: number, to: number) => box(20000, from, 40000, to);
  const hills = [
    { type: 'hill', points: strip(0, GUN_Y - 100) },
    { type: 'hill', points: strip(29100, 32300) },
  ];
  const overhead = (terrain: Loose[], more: Loose = {}) => {
    const units = [
      shooter('G', { type: 'RA', y: GUN_Y }),
      foe(0, { layout: 'PP/PP', y: GUN_Y + 25000 }),
      { id: 'S2', type: 'P&M', layout: 'PP', x: X, y: 15000 },
    ];
    const match = firing(units, { options: { terrain: [...hills, ...terrain], ...more } });
    return refusal(match, fireAt('N1', {}, { overhead: true }));
  };
  const village = (from: number, to: number) => [{ type: 'village', points: strip(from, to) }];
  test('SV-R-113 an area that the gun or the target claims is not in between', () => {
    expect(overhead([])).toBeUndefined();
    expect(overhead(village(0, 8000))).toBeUndefined(); // the gun's own
    expect(overhead(village(4100, 8000))?.rule).toBe('SV-TERR-13');
    expect(overhead(village(27000, 32000))).toBeUndefined(); // the target's
    expect(overhead(village(27000, 28900))?.rule).toBe('SV-TERR-13');
  });
  test('SV-R-113 without terrain effects every hill has level 0', () => {
    expect(overhead([], { terrainEffects: 'off' })?.rule).toBe('SV-TERR-13');
    expect(overhead([], { terrainEffects: 'off', overheadFire: 'eitherHigher' })?.rule).toMatch(
      /SV-TERR-13|SV-FIRE-13/,
    );
  });

  test.each([
    [1674, 100, false], // the left rear corner would be 0.15" outside
    [1674, -100, true],
    [2674, 100, true],
  ])('SV-R-114 at x = %i the pivot by %i before fire: %o', (x, pivot, may) => {
    const match = firing([shooter('MM', { x, y: 20000 }), foe(5000, { x })]);
    const found = refusal(match, fireAt('N1', { pivot }));
    if (may) expect(found).toBeUndefined();
    else expect(['SV-R-114', 'SV-MOVE-11', 'SV-FIRE-08']).toContain(found?.rule);
  });
});

describe('SV-R-109 SV-GEO-14 hand-to-hand', () => {
  const limits = { options: { unitQuality: 'assigned', houseRules: { cvLimits: true } } };
  const VETERAN = { quality: 'veteran' };
  test('SV-R-109 cvLimits come after the veterans’ bonus', () => {
    const heavy = { type: 'HM', layout: 'YY', ...VETERAN };
    expect(hitsOn(fray(heavy, { type: 'RA', layout: 'G' }, [5, 6], limits), 'S1')).toBe(1); // 5 + 1 + 1, at most 5
    const dragoons = { type: 'D', layout: 'DD', formation: 'openOrder', ...VETERAN };
    const pikes = { type: 'P&M', layout: 'PM/MM', formation: 'defensiveBlock' };
    expect(hitsOn(fray(dragoons, pikes, [1, 2], limits), 'S1')).toBe(1); // 3 - 1 - 2 + 1
  });

  const outflanks = (attacker: Loose, target: Loose, yes: boolean, more: Loose = {}) => {
    const dice = many(yes ? 4 : 2, 6);
    const match = fray({ type: 'Foot', layout: 'H/H', ...attacker }, { type: 'Foot', ...target }, dice, more);
    expect(throwsOf(match, 'N1')).toEqual([dice]);
  };
  const REAR = Y - W;
  test.each([
    [0, false],
    [50, false],
    [51, true],
    [300, true],
  ])('SV-R-109 noCornerOutflank: a rear corner %i thousandths from the end of the front edge: %s', (past, yes) => {
    const onEast = { x: X + 1.5 * W, y: REAR + H - past, heading: 2700 };
    outflanks(onEast, { layout: 'HHH' }, yes, { options: { houseRules: { noCornerOutflank: true } } });
    outflanks(onEast, { layout: 'HHH' }, true);
  });

  /** Two stands face north, two are bent back by 90° on the one side or the other; the hinge is at the rear corners. */
  const bent = (stays: string) => ({
    layout: 'HHHH',
    formation: 'bentLine',
    bend: { after: 2, stays, way: 'back', angle: 900 },
  });
  test.each([
    ['left', 1, 0],
    ['left', 1, 5],
    ['left', 1, 300],
    ['right', -1, 0],
    ['right', -1, 5],
    ['right', -1, 300],
  ])(
    'SV-GEO-14 bent back: a front in the gap reaches no rear corner at the hinge (%s arm stays)',
    (stays, way, off) => {
      outflanks({ x: X + way * (W + H + off), y: REAR, heading: 1800 }, bent(stays), false);
    },
  );
  test.each([
    ['left', 1],
    ['right', -1],
  ])('SV-GEO-14 bent back: from behind the hinge is part of the rear edges (%s arm stays)', (stays, way) => {
    // in the angle behind the unit, its side along the bent arm
    outflanks({ x: X + way * (W - H), y: REAR, heading: 0 }, bent(stays), true);
  });
});

describe('SV-R-110 what is left of a unit', () => {
  const off = (given: Loose) => ({ ...given, leaveTable: true, finish: true });
  test('SV-R-110 a single stand of a block is a line', () => {
    const match = field(block('M/P', { y: 1000, heading: 1800 }));
    order(match, off(go(1500)));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'line', layout: 'P', y: 1074, status: 'table' });
  });
  test('SV-R-110 of open order it stays in open order', () => {
    const match = field(horse('XX', { formation: 'openOrder', x: 2000, y: 20000 }));
    order(match, { ...off({ do: 'manoeuvre', steps: [{ turn: -900 }, { ahead: 1000 }, { turn: 900 }] }) });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'openOrder', layout: 'X', status: 'table' });
  });
  test('SV-R-110 the rank that is left of a block is no block: it re-forms, while a loss would make it a line', () => {
    const match = field(block('PP/MM', { y: 1000, heading: 1800 }));
    order(match, off(go(1500)));
    expect(decision(match)?.kind).toBe('reform');
    for (const one of options(match)) expect(one).toMatchObject({ formation: 'block', layout: 'M/M' });
    expect(refusal(match, { do: 'reform', formation: 'line', layout: 'MM' })?.rule).toBe('SV-R-72');
    const lost = losses([{ id: 'S1', type: 'P&M', formation: 'block', layout: 'PP/MM', x: X, y: Y, hits: 4 }]);
    choose(lost, { do: 'remove', stands: [0, 1] });
    expect(unit(lost, 'S1')).toMatchObject({ formation: 'line', layout: 'MM' });
  });
});

describe('SV-R-111 neighbours within the tolerance of a lane', () => {
  const HEADING = 100;
  const F = { x: sin(HEADING), y: cos(HEADING) };
  const R = { x: cos(HEADING), y: -sin(HEADING) };
  type Point = { x: number; y: number };
  const S1 = { x: X, y: Y };
  const from = (p: Point, right: number, forward: number): Point => ({
    x: Math.round(p.x + R.x * right + F.x * forward),
    y: Math.round(p.y + R.y * right + F.y * forward),
  });
  const rightOf = (p: Point, q: Point) => (q.x - p.x) * R.x + (q.y - p.y) * R.y;
  const aheadOf = (p: Point, q: Point) => (q.x - p.x) * F.x + (q.y - p.y) * F.y;
  /** A limbered gun on the right of the way, 0.0095" to 0.010" inside the lane of two stands: not in it. */
  const APART = W + H;
  const GUN = Array.from({ length: 60 }, (_, i) => from(S1, APART - 9.8, 3200 + i)).find((p) => {
    const inside = APART - rightOf(S1, p);
    return inside > 9.6 && inside < 9.99;
  })!;
  const friend = { id: 'S2', type: 'RA', layout: 'G', limbered: true, ...GUN, heading: HEADING };
  const mover = (more: Loose = {}) => ({ id: 'S1', type: 'P&M', layout: 'PP', ...S1, heading: HEADING, ...more });
  /** How far the stored pose after so long a move is inside the gun; undefined if too near to 0.010" to tell. */
  const clashes = (length: number): boolean | undefined => {
    const inside = APART - rightOf(from(S1, 0, length), GUN);
    return Math.abs(inside - 10) < 0.02 ? undefined : inside > 10;
  };
  const lengths = (least: number) => Array.from({ length: 60 }, (_, i) => least + 7 * i);
  const bothWays = (list: number[]) =>
    expect(new Set(list.map(clashes))).toEqual(
      new Set([true, false, ...(list.some((n) => clashes(n) === undefined) ? [undefined] : [])]),
    );

  test('SV-R-111 a move whose stored end overlaps a neighbour is refused', () => {
    const match = movement([mover(), friend, { id: 'N9', type: 'P&M', layout: 'MM', x: 60000, y: 46000 }]);
    choose(match, { do: 'choose', unit: 'S1' });
    const list = lengths(2000);
    bothWays(list);
    for (const length of list) {
      const clash = clashes(length);
      if (clash === undefined) continue;
      const found = refusal(match, { do: 'manoeuvre', steps: [{ ahead: length }] });
      expect(found !== undefined, `${length}: ${found?.because}`).toBe(clash);
    }
  });
  test('SV-R-111 so is a charge', () => {
    const list: number[] = [];
    for (const length of lengths(3400)) {
      const enemy = from(S1, 0, length);
      const match = movement([
        mover(),
        friend,
        { id: 'N1', type: 'P&M', layout: 'PP', ...enemy, heading: HEADING + 1800 },
      ]);
      choose(match, { do: 'choose', unit: 'S1' });
      const way = Math.floor(aheadOf(S1, enemy));
      const clash = clashes(way);
      if (clash === undefined) continue;
      list.push(way);
      const found = refusal(match, { do: 'charge', target: 'N1' });
      expect(found !== undefined, `${way}: ${found?.because}`).toBe(clash);
    }
    bothWays(list);
  });
  test('SV-R-111 and nobody can join in so', () => {
    const list: number[] = [];
    for (const length of lengths(2500)) {
      const enemy = from(S1, -5000, length);
      const way = Math.floor(aheadOf(S1, enemy));
      const clash = clashes(way);
      if (clash === undefined) continue;
      list.push(way);
      const fighter = from(enemy, -4000, 0);
      const match = melee([
        mover(),
        friend,
        { id: 'S3', type: 'P&M', layout: 'PP', ...fighter, heading: HEADING },
        { id: 'N1', type: 'P&M', layout: 'PPPPPPPP', ...enemy, heading: HEADING + 1800 },
      ]);
      expect(decision(match)?.kind, `${way}`).toBe(clash ? 'fight' : 'join');
    }
    bothWays(list);
  });
});

describe('SV-R-112 losses at a skew heading', () => {
  /** S1 in line, N1 before its two right stands, the gap as near to 0.010" as whole thousandths allow. */
  const cases = Array.from({ length: 90 }, (_, i) => 7 + 40 * i).flatMap((heading) => {
    const f = { x: sin(heading), y: cos(heading) };
    const r = { x: cos(heading), y: -sin(heading) };
    const gapOf = (x: number, y: number, fromX: number, fromY: number) => (x - fromX) * f.x + (y - fromY) * f.y;
    for (let right = W; right < W + 40; right++)
      for (let gap = 9; gap < 10; gap += 0.1) {
        const x = Math.round(X + r.x * right + f.x * gap);
        const y = Math.round(Y + r.y * right + f.y * gap);
        const real = gapOf(x, y, X, Y);
        const left = { x: X + r.x * H, y: Y + r.y * H }; // the front centre of stands 1 to 3
        const naive = gapOf(x, y, Math.round(left.x), Math.round(left.y));
        if (real < 9.99 && naive > 10.01)
          return [{ heading, x, y, left, gap: (a: number, b: number) => gapOf(x, y, a, b) }];
      }
    return [];
  });
  test('SV-R-112 a neighbouring thousandth keeps the contact', () => {
    expect(cases.length).toBeGreaterThan(20);
    for (const { heading, x, y, left, gap } of cases) {
      const match = losses([
        { id: 'S1', type: 'P&M', layout: 'PPMM', x: X, y: Y, heading, hits: 2 },
        { id: 'N1', type: 'P&M', layout: 'PP', x, y, heading: (heading + 1800) % 3600 },
      ]);
      choose(match, { do: 'remove', stands: [0] });
      const after = unit(match, 'S1');
      expect(after, `heading ${heading}`).toMatchObject({ status: 'table', layout: 'PMM', heading, hits: 0 });
      expect(gap(after.x, after.y)).toBeLessThanOrEqual(10.001);
      expect(Math.hypot(after.x - left.x, after.y - left.y)).toBeLessThan(2);
    }
  });

  /** S2 beside the right end of S1, as far inside it as touching allows; stored carelessly the rest would overlap it. */
  const beside = Array.from({ length: 90 }, (_, i) => 7 + 40 * i).flatMap((heading) => {
    const r = { x: cos(heading), y: -sin(heading) };
    const f = { x: sin(heading), y: cos(heading) };
    const insideOf = (x: number, y: number, fromX: number, fromY: number, apart: number) =>
      apart - ((x - fromX) * r.x + (y - fromY) * r.y);
    for (let forward = 0; forward < 40; forward++)
      for (let inside = 9; inside < 10; inside += 0.1) {
        const apart = 2 * W + H;
        const x = Math.round(X + r.x * (apart - inside) + f.x * forward);
        const y = Math.round(Y + r.y * (apart - inside) + f.y * forward);
        const left = { x: X + r.x * H, y: Y + r.y * H };
        const naive = insideOf(x, y, Math.round(left.x), Math.round(left.y), apart - H);
        if (insideOf(x, y, X, Y, apart) < 9.99 && naive > 10.01)
          return [{ heading, x, y, inside: (a: number, b: number) => insideOf(x, y, a, b, apart - H) }];
      }
    return [];
  });
  test('SV-R-112 and overlaps nobody', () => {
    expect(beside.length).toBeGreaterThan(20);
    for (const { heading, x, y, inside } of beside) {
      const match = losses([
        { id: 'S1', type: 'P&M', layout: 'PPMM', x: X, y: Y, heading, hits: 2 },
        { id: 'S2', type: 'P&M', layout: 'M', x, y, heading },
      ]);
      choose(match, { do: 'remove', stands: [0] });
      const after = unit(match, 'S1');
      expect(after, `heading ${heading}`).toMatchObject({ status: 'table', layout: 'PMM', heading });
      expect(inside(after.x, after.y)).toBeLessThanOrEqual(10.001);
    }
  });
});

describe('terrainTable', () => {
  const AHEAD = box(20000, 12000, 40000, 16000);
  const march = (who: Loose, chosen: Loose) => {
    const match = movement(
      [
        { id: 'S1', x: X, y: 10000, ...who },
        { id: 'N1', type: 'P&M', layout: 'PP', x: X, y: 46000 },
      ],
      { options: chosen },
    );
    choose(match, { do: 'choose', unit: 'S1' });
    return (length: number) => refusal(match, { do: 'manoeuvre', steps: [{ ahead: length }] })?.rule;
  };
  const custom = (type: string, entryOf: Loose, terrainEffects = 'custom') => ({
    terrain: [{ type, points: AHEAD }],
    terrainEffects,
    terrainTable: { [type]: entryOf },
  });
  const HORSE = { type: 'M', layout: 'XX' };
  const GUN = { type: 'RA', layout: 'G', limbered: true };
  test('SV-R-82 SV-TERR-04 what is not named stays as in the book', () => {
    expect(march(HORSE, custom('wood', { cover: [] }))(4000)).toMatch(/SV-TERR-0[34]/); // prohibited still
    const open = { ...HORSE, formation: 'openOrder' };
    expect(march(open, custom('wood', { prohibited: [] }))(7006)).toBe('SV-TERR-05'); // restricted still
    expect(march(open, custom('wood', { prohibited: [] }))(7000)).toBeUndefined();
    expect(march(HORSE, custom('wood', { prohibited: [] }))(7000)).toBeUndefined();
    expect(march(HORSE, custom('rough', { restricted: false }))(14000)).toBeUndefined();
    expect(march(GUN, custom('rough', { restricted: false }))(3000)).toMatch(/SV-TERR-0[34]/);
  });
  test.each<[string, string[], Loose, boolean]>([
    ['all', ['all'], { type: 'P&M', layout: 'MM' }, false],
    ['foot', ['foot'], { type: 'P&M', layout: 'MM' }, false],
    ['foot', ['foot'], HORSE, true],
    ['mounted', ['mounted'], HORSE, false],
    ['mounted', ['mounted'], { type: 'P&M', layout: 'MM' }, true],
    ['artillery', ['artillery'], GUN, false],
    ['command', ['command'], { type: 'Cmd', layout: 'C' }, false],
    ['formedMounted', ['formedMounted'], HORSE, false],
    ['formedMounted', ['formedMounted'], { ...HORSE, formation: 'openOrder' }, true],
    ['a type', ['RA'], GUN, false],
    ['a type', ['HA'], GUN, true],
  ])('SV-TERR-03 SV-TERR-04 prohibited to %s: %j, %j: %o', (_, prohibited, who, may) => {
    const rule = march(who, custom('hill', { prohibited, restricted: false }))(3500);
    if (may) expect(rule).toBeUndefined();
    else expect(rule).toMatch(/SV-TERR-0[34]/);
  });
  test.each([
    ['an unknown effect', { hill: { charm: true } }],
    ['an unknown way to block fire', { hill: { blocksFire: 'yes' } }],
    ['an unknown terrain', { moor: { level: 1 } }],
    ['somebody unknown', { hill: { prohibited: ['dragons'] } }],
  ])('SV-TERR-04 refused: %s', (_, terrainTable) => {
    expect(() => march(HORSE, { terrainEffects: 'custom', terrainTable })).toThrow();
  });
});
