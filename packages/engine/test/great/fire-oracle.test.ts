// A Great Victory: who may fire at whom, and with how many dice, against a second computation.
import { expect, test } from 'vitest';
import { options as offered } from './kit.js';
import { box, dice, fireAt, firing, many, most, refused, type Loose } from './fire-help.js';
import {
  TYPES,
  diceOf,
  eligible,
  gap,
  mostPoints,
  rangeOf,
  strengthOf,
  type Feature,
  type Slack,
} from './fire-oracle-help.js';

/** Numbers by chance, always the same ones. */
const chance = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
};
type Any = ReturnType<typeof chance>;
const pick = <T>(list: readonly T[], any: Any): T => list[any(list.length)]!;

/** Formations of a type, as in GV-FORM-02. */
const formationsOf = (type: string): string[] => {
  const loose = /^light (?:foot|horse|camels)/u.test(type) ? ['skirmishLine', 'bentSkirmishLine'] : [];
  if (/foot/u.test(type)) return ['line', 'line', 'block', 'defensiveBlock', 'bentLine', ...loose];
  if (/horse|camels/u.test(type)) return ['line', 'block', 'bentLine', ...loose];
  if (type.startsWith('light chariots')) return ['line', 'skirmishLine'];
  return [/chariots|elephants/u.test(type) ? 'line' : 'skirmishLine'];
};
const SHOOTERS = TYPES.filter((type) => rangeOf({ type }) > 0);
const [MIDDLE_X, MIDDLE_Y] = [120000, 60000];

const anyUnit = (id: string, types: readonly string[], spread: number, any: Any): Loose => {
  const type = pick(types, any);
  const formation = pick(formationsOf(type), any);
  const bend = { after: 1, stays: any(2) ? 'left' : 'right', way: any(2) ? 'back' : 'forward', angle: 1 + any(900) };
  return {
    id,
    type,
    formation,
    x: MIDDLE_X + any(2 * spread) - spread,
    y: MIDDLE_Y + any(2 * spread) - spread,
    heading: any(3600),
    hits: any(4),
    ...(formation.startsWith('bent') ? { bend } : {}),
  };
};
const anyFeature = (x: number, y: number, any: Any): Feature => {
  const type = pick(['wood', 'village', 'hill', 'hill', 'rough'], any);
  const points = box(x, y, x + 500 + any(9000), y + 500 + any(9000));
  return { type, points, ...(type === 'hill' ? { level: 1 + any(2) } : {}) };
};
/** Units about S1, the nearer the shorter it shoots, most of them before its front; some terrain. */
const anyField = (any: Any) => {
  const first = anyUnit('S1', SHOOTERS, 1, any);
  const spread = Math.min(45000, Math.max(9000, rangeOf(first)));
  const angle = (first['heading'] * Math.PI) / 1800;
  const ahead = () => {
    const [far, side] = [any(spread), any(14000) - 7000];
    return [
      Math.round(MIDDLE_X + far * Math.sin(angle) + side * Math.cos(angle)),
      Math.round(MIDDLE_Y + far * Math.cos(angle) - side * Math.sin(angle)),
    ] as const;
  };
  const others = ['N1', 'N2', 'N3', 'S2'].map((id) => {
    const unit = anyUnit(id, TYPES, spread, any);
    const [x, y] = ahead();
    return any(4) === 0 ? unit : { ...unit, x, y };
  });
  const terrain = Array.from({ length: any(5) }, () => {
    // Under S1, under another unit, or somewhere before the front of S1.
    const under = pick([first, ...others], any);
    const [x, y] = any(2) ? ahead() : [under['x'] - any(8000), under['y'] - any(8000)];
    return anyFeature(x, y, any);
  });
  return { units: [first, ...others], terrain };
};

const SLACKS: Slack[] = [
  [0, 0, 0],
  ...[-3, 3].flatMap((a) => [-3, 3].flatMap((b) => [-3, 3].map((c) => [a, b, c] as const))),
];
/** The answer, if it does not hang on a few thousandths. */
const sure = <T>(ask: (slack: Slack) => T): T | undefined => {
  const [first, ...others] = SLACKS.map(ask);
  return others.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : undefined;
};
const apart = (units: Loose[]): boolean =>
  units.every((one) => units.every((other) => one['id'][0] === other['id'][0] || gap(one, other) > 60));
/** Refused for want of room, which is no matter of this file. */
const ROOM = /^GV-(?:PIVOT|GEN|GEOM|MOVE)/u;

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'GV-FIRE-05..19, GV-ARTY-01..07, GV-TERR-07, -08 against a second computation (%i)',
  (seed) => {
    const any = chance(seed);
    let [compared, hit, shots] = [0, 0, 0];
    for (let tried = 0; compared < 40 && tried < 2000; tried++) {
      const { units, terrain } = anyField(any);
      if (!apart(units)) continue;
      const options = { terrain, tableWidth: 240, tableDepth: 120 };
      let match;
      try {
        match = firing(units, { options });
      } catch {
        continue; // on each other, off the table or on ground they may not be on
      }
      compared += 1;
      const pivot = any(3) === 0 ? any(281) - 140 : 0;
      const pivots = pivot !== 0 && !units[0]!['bend'];
      const firer = pivots ? { ...units[0]!, heading: (units[0]!['heading'] + pivot + 3600) % 3600 } : units[0]!;
      const field = (slack: Slack) => ({ units: [firer, ...units.slice(1)], terrain, slack });
      const order = pivots ? { pivot } : {};
      for (const target of units.slice(1, 4)) {
        const note = JSON.stringify({ target: target['id'], ...order, units, terrain });
        const answer = sure((slack) => eligible(firer, target, field(slack)));
        if (answer === undefined) continue;
        const points = mostPoints(firer, answer.count);
        const guns = /artillery/u.test(firer['type']);
        const shot = refused(match, fireAt(target['id'], order));
        if (shot && ROOM.test(shot.rule)) continue;
        expect(shot === undefined, note).toBe(points > 0);
        if (!guns) expect(most(match, target['id'], order), note).toBe(points);
        if (points === 0) continue;
        hit += 1;
        const count = sure((slack) => diceOf(firer, target, points, field(slack)));
        if (count === undefined) continue;
        shots += 1;
        expect(dice(firing(units, { options, dice: many(count, 6) }), fireAt(target['id'], order)), note).toBe(count);
        expect(strengthOf(firer)).toBeGreaterThan(0);
      }
    }
    expect(compared).toBe(40);
    expect(hit).toBeGreaterThan(15);
    expect(shots).toBeGreaterThan(15);
  },
);

test.each([21, 22, 23, 24])(
  'P4.2 every shot that is offered is legal, and a unit that sees a target is offered (%i)',
  (seed) => {
    const any = chance(seed);
    for (let compared = 0, tried = 0; compared < 30 && tried < 2000; tried++) {
      const { units, terrain } = anyField(any);
      if (!apart(units)) continue;
      const options = { terrain, tableWidth: 240, tableDepth: 120 };
      let match;
      try {
        match = firing(units, { options });
      } catch {
        continue;
      }
      compared += 1;
      const note = JSON.stringify({ units, terrain });
      for (const option of offered(match))
        expect(refused(match, option)?.because, `${JSON.stringify(option)} ${note}`).toBeUndefined();
      const [firer] = units as [Loose];
      const seen = units.slice(1, 4).some((target) => {
        const answer = sure((slack) => eligible(firer, target, { units, terrain, slack }));
        const points = answer === undefined ? 0 : mostPoints(firer, answer.count);
        // A shot that comes to no dice is legal, but nothing to propose.
        return points > 0 && (sure((slack) => diceOf(firer, target, points, { units, terrain, slack })) ?? 0) > 0;
      });
      if (seen)
        expect(
          offered(match).some((option) => option.unit === 'S1'),
          note,
        ).toBe(true);
    }
  },
);
