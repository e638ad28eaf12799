// A Glorious Victory: what is asked before a player decides. Nothing is promised that the order is refused.
import { describe, expect, test } from 'vitest';
import { queryOf, type Query } from '../query-of.js';
import { choose, refusal, situation } from './kit.js';
import {
  X,
  Y,
  area,
  ask,
  battle,
  charge,
  chosen,
  enemyAhead,
  field,
  foot,
  friendAhead,
  go,
  ground,
  gun,
  horse,
  house,
  line,
  order,
  ride,
  riders,
  turn,
  type Loose,
  type Match,
} from './move-help.js';

const asked = (match: Match, what: string, more: Loose = {}, id = 'S1'): Loose => {
  const unit = match.state.units.find((one) => one.id === id)!;
  return queryOf(match, unit as never, { what, unit: id, ...more } as Query) as Loose;
};
const reach = (match: Match, more: Loose = {}, id = 'S1') => asked(match, 'reach', more, id);
/** What is promised is accepted, and a thousandth more refused for the reason that is told. */
const kept = (match: Match, told: Loose, to: (far: number) => Loose, id = 'S1') => {
  if (told['far'] > 0) expect(ask(match, to(told['far']), id)).toBeUndefined();
  if (told['stop']) expect(ask(match, to(told['far'] + 1), id)?.rule).toBe(told['stop'].rule);
};

describe('reach', () => {
  test('GL-MOVE-15, -16 by horse: up to 10 inches', () => {
    const match = field(riders());
    expect(reach(match)).toMatchObject({ allowance: 5000, far: 5000 });
    expect(reach(match, { byHorse: true })).toMatchObject({ allowance: 10000, far: 10000 });
    expect(ask(match, ride(10000))).toBeUndefined();
  });
  test('GL-MOVE-16 by horse: as far as friends leave room, but at least 5 inches', () => {
    const match = field([riders(), friendAhead(7000)]);
    const told = reach(match, { byHorse: true });
    expect(told['far']).toBe(6989);
    kept(match, told, (far) => ride(far));
    const near = field([riders(), friendAhead(5010)]);
    expect(reach(near, { byHorse: true })).toMatchObject({ far: 0, stop: { rule: 'GL-MOVE-16' } });
    expect(reach(near)).toMatchObject({ far: 4999 });
  });
  test('GL-MOVE-15 who has no horses does not ride', () => {
    expect(reach(field(foot()), { byHorse: true })).toMatchObject({ far: 0, stop: { rule: 'GL-MOVE-15' } });
  });
  test('GL-R-20 the first move decides for the phase', () => {
    const match = field(riders());
    order(match, ride(5000));
    expect(reach(match)).toMatchObject({ allowance: 10000, far: 10000 });
    expect(reach(match, { byHorse: false })).toMatchObject({ far: 0, stop: { rule: 'GL-R-20' } });
  });
  test('GL-MOVE-03 nobody in contact goes anywhere', () => {
    const match = field([foot(), enemyAhead(0)]);
    expect(reach(match)).toMatchObject({ far: 0, stop: { rule: 'GL-MOVE-03' } });
    expect(asked(match, 'charges')).toEqual([]);
    expect(asked(match, 'area').every(({ x, y }: Loose) => x === X && y === Y)).toBe(true);
  });
  test('GL-MOVE-02 nor who has acted', () => {
    const match = field([foot(), enemyAhead(9000)]);
    order(match, go(5000));
    choose(match, { do: 'stop' });
    expect(reach(match)).toMatchObject({ far: 0, stop: { rule: 'GL-MOVE-02' } });
    expect(asked(match, 'charges')).toEqual([]);
  });
  test('GL-FACE-05 a turn goes about the corner that is named', () => {
    const match = field(foot());
    const [right, left] = [reach(match, { turn: 300 }), reach(match, { turn: 300, corner: 'left' })];
    expect(right['to']).not.toEqual(left['to']);
    for (const corner of ['left', 'right'] as const) {
      const played = field(foot());
      order(played, turn(300, corner));
      choose(played, go(5000));
      expect(reach(match, { turn: 300, corner })['to']).toMatchObject({
        x: played.state.units[0]!.place!.x,
        y: played.state.units[0]!.place!.y,
      });
    }
  });
  test('GL-TERR-04 slower on restricted ground', () => {
    const match = field(horse(), ground(area('hill', X - 9000, Y + 7000, X + 9000, Y + 9000)));
    const told = reach(match);
    kept(match, told, (far) => go(far));
    expect(told).toMatchObject({ far: 7010, stop: { rule: 'GL-TERR-04' } });
  });
  test('GL-MOVE-07 a Battle turns or moves', () => {
    expect(reach(field(battle()), { turn: 300 })).toMatchObject({ far: 0, stop: { rule: 'GL-MOVE-04' } });
  });
});

describe('area', () => {
  test('GL-MOVE-16 by horse it is larger, and each point of it is reached', () => {
    const match = field([riders(), friendAhead(8000)]);
    const points = asked(match, 'area', { byHorse: true }) as Loose[];
    expect(points[18]).toEqual({ x: X, y: Y + 7989 });
    expect(ask(match, ride(7989))).toBeUndefined();
    expect(ask(match, ride(7990))).toBeDefined();
  });
});

describe('charges', () => {
  test('GL-R-60 none where both functions are wanting', () => {
    const hill = ground(area('hill', X - 9000, Y - 5000, X + 9000, Y - 1000));
    const units = [horse(), enemyAhead(5000)];
    expect(asked(field(units, hill), 'charges')).toHaveLength(1);
    const match = field(units, { options: { ...hill['options'], ...house('restrictedOneFunction')['options'] } });
    expect(ask(match, charge())).toBeDefined();
    expect(asked(match, 'charges')).toEqual([]);
  });
  test('GL-CHARGE-01 none after a move', () => {
    const match = field([foot(), enemyAhead(9000)]);
    order(match, go(4000));
    expect(refusal(match, charge())?.rule).toBe('GL-MOVE-04');
    expect(asked(match, 'charges')).toEqual([]);
  });
});

describe('targets', () => {
  const shooting = (): Match =>
    situation({
      phase: 'firing',
      initiative: 'north',
      units: [
        { id: 'S1', ...gun({ type: 'bombard' }), x: 30000, y: 10000 },
        { id: 'N1', ...line(1, 'foot pike'), x: 31700, y: 30000, heading: 1800 },
        { id: 'N9', ...line(6, 'foot pike'), x: 60000, y: 40000, heading: 1800 },
        { id: 'S9', ...line(6, 'foot longbow'), x: 60000, y: 36000 },
      ],
      dice: [],
    });
  test('GL-FIRE-22 a pivot goes about the corner that is named, or the one on that side', () => {
    const match = shooting();
    const fire = (by: number, corner: string) =>
      refusal(match, {
        do: 'fire',
        unit: 'S1',
        pivot: { corner, by },
        at: [{ target: 'N1' }],
      });
    for (const by of [-20, 10, 20, 30, 40, 60, 81, 82])
      for (const corner of ['left', 'right', undefined]) {
        const found = asked(match, 'targets', { pivot: by, ...(corner ? { corner } : {}) }) as unknown as Loose[];
        const told = found.find(({ target }) => target === 'N1')!;
        const usual = by < 0 ? 'left' : 'right';
        expect(told['refusal']?.rule, `${by} ${corner}`).toBe(fire(by, corner ?? usual)?.rule);
      }
  });
});

test('GL-FACE-11 a change of formation that changes nothing is refused and costs nothing', () => {
  const wood = ground(area('wood', X - 9000, Y - 9000, X + 9000, Y + 9000));
  const match = field(line(6, 'light cavalry'), wood);
  choose(match, chosen('S1'));
  for (let element = 0; element < 6; element++) {
    const same = { do: 'changeFormation', formation: 'line', layout: 'VVVVVV', element, cell: [0, element] };
    expect(refusal(match, same)?.rule).toBe('GL-FACE-11');
  }
});
