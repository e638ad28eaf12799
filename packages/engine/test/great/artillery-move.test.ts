import { describe, expect, test } from 'vitest';
import { choose, decision, position, refusal, situation, unit } from './kit.js';
import {
  ABOUT,
  DEEP,
  X,
  Y,
  ahead,
  back,
  change,
  charge,
  chief,
  enemyAhead,
  expectPose,
  field,
  finish,
  foot,
  go,
  gun,
  horse,
  house,
  idle,
  legal,
  order,
  pose,
  refused,
  relocate,
  says,
  side,
  steps,
  turn,
  type Loose,
} from './move-help.js';
import { advanced, facedAbout, turned } from './pose-help.js';

const HEAVY = { type: 'heavy artillery' };
const PACK = { do: 'packUp' };
const UNPACK = { do: 'unpack' };

describe('GV-ARTMOVE-01 relocating', () => {
  test('GV-ARTMOVE-01 light artillery: a manoeuvre of up to 2 cm', () => {
    const match = field(gun());
    says(refused(match, relocate(ahead(2006)), 'GV-MOVE-05'), 2);
    order(match, finish(relocate(turn(300), ahead(1200), turn(-900), ABOUT, ahead(800))));
    const here = { x: X, y: Y, heading: 0 };
    const place = facedAbout(turned(advanced(turned(here, 300), 1200), -900), 4000);
    expectPose(pose(match), advanced(place, 800), 2);
    expect(unit(match, 'S1')).toMatchObject({ packed: false, acted: true });
  });

  test('GV-ARTMOVE-01 unpacked it has no other way to move', () => {
    const match = field([gun(), enemyAhead(3000)]);
    for (const given of [go(500), steps(turn(100)), side({ left: 500 }), back({ back: 500 }), charge(), change('line')])
      refused(match, given);
    refused(match, relocate({ pivot: 50 }));
    refused(match, relocate({ back: 500 }));
  });

  test.each([turn(1), turn(900), turn(-1800), ABOUT])(
    'GV-R-27 GV-ARTMOVE-01 heavy artillery turns on the spot as its action: %o',
    (step) => {
      const match = field(gun(HEAVY));
      order(match, finish(relocate(step)));
      const by = Number(step['turn'] ?? 0);
      expect(pose(match)).toEqual(
        'turn' in step ? { x: X, y: Y, heading: (by + 3600) % 3600 } : facedAbout({ x: X, y: Y, heading: 0 }, 4000),
      );
      idle(match, 'S1', 'GV-MOVE-01');
    },
  );

  test('GV-R-27 GV-ARTMOVE-01 but it does not move', () => {
    const match = field(gun(HEAVY));
    for (const by of [1, 5, 6, 500, 2000])
      refused(match, relocate(ahead(by)), 'GV-ARTMOVE-01', 'GV-MOVE-05', 'GV-R-27');
    refused(match, relocate(turn(100), ahead(100)));
    expect(refused(match, relocate(ahead(1))).because).toBe(
      'S1 may move only 0 cm in this action, so it can only turn.',
    );
  });

  test('GV-R-27 switch heavyArtilleryFixed: it cannot turn', () => {
    const match = field(gun(HEAVY), house('heavyArtilleryFixed'));
    refused(match, relocate(turn(10)), 'GV-MOVE-03');
    refused(match, relocate(ABOUT), 'GV-MOVE-03');
    legal(match, PACK);
    legal(field(gun(), house('heavyArtilleryFixed')), relocate(turn(900)));
    legal(field(gun({ ...HEAVY, packed: true }), house('heavyArtilleryFixed')), steps(turn(900), ahead(4000)));
  });

  test('GV-ARTMOVE-01 it needs room to turn, and keeps away from enemies', () => {
    const beside = (id: string) => field([gun(), foot({ id, x: X - 6000, y: Y, heading: 0 })]);
    refused(beside('S2'), relocate(turn(450)), 'GV-GEOM-15');
    legal(beside('S2'), relocate(ABOUT));
    refused(field([gun(), enemyAhead(1500)]), relocate(ahead(1490)), 'GV-MOVE-04');
    legal(field([gun(), enemyAhead(1500)]), relocate(ahead(1489)));
  });
});

describe('GV-ARTMOVE-02 packing up', () => {
  test.each(['light artillery', 'heavy artillery'])('GV-ARTMOVE-02 %s: the white marker, and nothing else', (type) => {
    const match = field(gun({ type, heading: 700 }));
    order(match, PACK);
    expect(unit(match, 'S1')).toMatchObject({ packed: true, x: X, y: Y, heading: 700, acted: true });
    idle(match, 'S1', 'GV-MOVE-01');
  });

  test('GV-ARTMOVE-02 not twice', () => {
    refused(field(gun({ packed: true })), PACK, 'GV-MOVE-03');
  });

  test('GV-ARTMOVE-02 nobody reacts, however near', () => {
    const match = field([gun(), enemyAhead(3000, { type: 'medium horse' })]);
    order(match, PACK);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });
});

describe('GV-ARTMOVE-03 unpacking', () => {
  test.each([
    ['light artillery', undefined, 0],
    ['heavy artillery', 1234, 1234],
    ['light artillery', -900, 2700],
    ['heavy artillery', 1800, 1800],
  ])('GV-ARTMOVE-03 %s with a turn of %s', (type, by, heading) => {
    const match = field(gun({ type, packed: true }));
    order(match, by === undefined ? UNPACK : { ...UNPACK, turn: by });
    expect(unit(match, 'S1')).toMatchObject({ packed: false, x: X, y: Y, heading, acted: true });
    idle(match, 'S1', 'GV-MOVE-01');
  });

  test('GV-ARTMOVE-03 with room for the turn', () => {
    const match = field([gun({ packed: true }), foot({ id: 'S2', x: X - 6000, y: Y })]);
    refused(match, { ...UNPACK, turn: 450 }, 'GV-GEOM-15');
    refused(match, { ...UNPACK, turn: 900 }, 'GV-GEOM-15');
    legal(match, UNPACK);
    const enemy = field([gun({ packed: true }), enemyAhead(1900)]);
    refused(enemy, { ...UNPACK, turn: 900 }, 'GV-GEOM-15');
    legal(enemy, UNPACK);
  });

  test('GV-ARTMOVE-03 not over the edge of the table', () => {
    refused(field(gun({ packed: true, y: DEEP - 1000 })), { ...UNPACK, turn: 900 });
    legal(field(gun({ packed: true, y: DEEP - 1990 })), { ...UNPACK, turn: 900 });
  });

  test('GV-ARTMOVE-03 not what is unpacked', () => {
    refused(field(gun()), UNPACK, 'GV-MOVE-03');
  });

  /** South unpacks S1 in its phase; then North's phase of the same turn. */
  const unpacked = (enemy: Loose, dice: number[], switches: Loose = {}) => {
    const match = situation({
      phase: 'initiativeMovement',
      initiative: 'south',
      turn: 1,
      options: { houseRules: switches },
      units: [
        gun({ id: 'S1', x: 90000, y: 40000, packed: true }),
        foot({ id: 'S9', x: 20000, y: 10000 }),
        chief({ id: 'N9', x: 90000, y: 57000, heading: 1800 }),
        { ...enemy, id: 'N1', x: 90000, y: 50000, heading: 1800 },
      ],
      dice,
    });
    order(match, UNPACK);
    choose(match, { do: 'end' });
    if (decision(match)?.kind === 'retreat') choose(match, { do: 'finish' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    choose(match, { do: 'choose', unit: 'N1' });
    return match;
  };

  test('GV-ARTMOVE-03 GV-AFIRE-02 GV-R-95 charged in the same turn it fires', () => {
    const match = unpacked(horse(), [1, 2, 6, 6, 6, 6, 6, 6, 6]);
    choose(match, { do: 'charge', target: 'S1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fallBack' });
    expect(unit(match, 'S1')).toMatchObject({ status: 'table', fired: true });
    expect(unit(match, 'N1').hits).toBe(2);
  });

  test('GV-ARTMOVE-03 GV-OPP-01 GV-R-95 at who moves in the same turn it fires', () => {
    const match = unpacked(foot(), [6, 6, 6, 6, 6, 6, 6, 6]);
    choose(match, go(3000));
    choose(match, { do: 'opportunityFire', unit: 'S1', at: 1000 });
    expect(unit(match, 'S1').fired).toBe(true);
  });

  test('GV-R-95 switch unpackedWaits: it fires from the next Firing phase on', () => {
    const passed = unpacked(foot(), [], { unpackedWaits: true });
    choose(passed, go(3000));
    expect(decision(passed)).toMatchObject({ side: 'north', kind: 'order' });
    const charged = unpacked(horse(), [], { unpackedWaits: true });
    choose(charged, { do: 'charge', target: 'S1' });
    expect(unit(charged, 'S1').status).toBe('routed');
  });

  test('GV-ARTMOVE-03 it may fire in the next Firing phase', () => {
    const match = situation({
      phase: 'otherMovement',
      initiative: 'north',
      turn: 1,
      units: [
        gun({ id: 'S1', x: 60000, y: 30000, packed: true }),
        foot({ id: 'N1', x: 60000, y: 50000, heading: 1800 }),
      ],
      // initiative: South 6, North 2
      dice: [3, 3, 1, 1],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, UNPACK);
    if (decision(match)?.kind === 'activity') choose(match, { do: 'end' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
    expect(position(match)).toMatchObject({ turn: 2, phase: 'firing' });
    expect(refusal(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] })).toBeUndefined();
  });
});

describe('GV-ARTMOVE-04 packed up', () => {
  test.each(['light artillery', 'heavy artillery'])('GV-ARTMOVE-04 %s manoeuvres up to 4 cm', (type) => {
    const match = field(gun({ type, packed: true }));
    says(refused(match, go(4006), 'GV-MOVE-05'), 4);
    order(match, finish(steps(turn(900), ahead(3000), turn(-900), ahead(1000))));
    expect(unit(match, 'S1')).toMatchObject({ x: X + 3000, y: Y + 1000, heading: 0, packed: true });
  });

  test('GV-ARTMOVE-04 no relocating, side-step or charge', () => {
    const match = field([gun({ packed: true }), enemyAhead(3000)]);
    for (const given of [relocate(ahead(500)), side({ left: 500 }), back({ back: 500 }), charge()])
      refused(match, given);
  });
});
