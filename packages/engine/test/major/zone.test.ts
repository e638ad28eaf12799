// A Major Victory: zones (MV-ZONE).
import { describe, expect, test } from 'vitest';
import { major } from '../../src/games/major/major.js';
import { kitFor } from '../kit.js';

const { choose, decision, options, refusal, situation, start, unit } = kitFor(major);

const sides = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const foot = (id: string, zone: string, more: object = {}) => ({
  id,
  type: 'MF',
  weapon: 'hand',
  zone,
  layout: 'FF/FF',
  ...more,
});
const horse = (id: string, zone: string, more: object = {}) => ({ id, type: 'MM', zone, layout: 'MM/MM', ...more });
const gun = (id: string, zone: string, type = 'Gun') => ({ id, type, zone, layout: 'G' });
const reserve = (id: string, zone: string) => ({ id, type: 'MF', weapon: 'hand', zone, layout: 'FFFF' });
const N1 = foot('N1', 'Z(2,2)');

const moving = (units: object[], more: object = {}) =>
  situation({ phase: 'initiativeMovement', sides, units: [...units, N1], ...more });

/** Chooses S1 and says whether it may move on. */
function mayMove(units: object[], more: object = {}): boolean {
  const match = moving(units, more);
  choose(match, { do: 'choose', unit: 'S1' });
  return refusal(match, { do: 'move' }) === undefined;
}

const army = (n = 1) => ({
  name: 'Red',
  commander: 'Sir X',
  units: Array.from({ length: n }, (_, i) => ({ name: `Red ${i + 1}`, type: 'MF', weapon: 'hand', stands: 'FFFF' })),
});
const armies = { south: army(), north: army() };

/** Is this zone good for South's only unit? */
function maySetUp(zone: string, chosen: object = {}): boolean {
  const match = start({ armies, options: chosen });
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
  const placed = { unit: 'S1', zone, ...(zone.startsWith('SR') ? {} : { formation: 'attack', layout: 'FF/FF' }) };
  return refusal(match, { do: 'setup', units: [placed], commander: 'Z(1,0)' }) === undefined;
}

describe('The table', () => {
  test.each([
    ['Z(0,0)', 'W', false],
    ['Z(4,1)', 'E', false],
    ['Z(4,0)', 'W', true],
    ['Z(0,1)', 'E', true],
    ['Z(2,0)', 'S', false],
    ['Z(2,2)', 'N', false],
    ['Z(2,1)', 'N', true],
    ['Z(2,1)', 'S', true],
  ] as const)('MV-ZONE-01 five columns, three rows: a move from %s to the %s is possible: %s', (zone, facing, may) => {
    expect(mayMove([foot('S1', zone, { facing })])).toBe(may);
  });

  test.each(['Z(5,0)', 'Z(0,3)', 'Z(-1,0)'])('MV-ZONE-01 there is no zone %s', (zone) => {
    expect(() => moving([foot('S1', zone)])).toThrow();
  });

  test.each([
    ['SR0', false],
    ['SR1', true],
    ['SR2', true],
    ['SR3', true],
    ['SR4', false],
    ['NR1', false],
  ] as const)('MV-ZONE-02 three reserve zones behind the three middle Rear zones: %s %s', (zone, may) => {
    expect(maySetUp(zone)).toBe(may);
  });

  test.each([
    ['south', 'SR1', 'Z(1,0)', 'N'],
    ['south', 'SR2', 'Z(2,0)', 'N'],
    ['south', 'SR3', 'Z(3,0)', 'N'],
    ['north', 'NR1', 'Z(1,2)', 'S'],
    ['north', 'NR2', 'Z(2,2)', 'S'],
    ['north', 'NR3', 'Z(3,2)', 'S'],
  ] as const)('MV-ZONE-02 %s comes on from %s into %s, heading %s', (side, from, zone, facing) => {
    const id = side === 'south' ? 'S1' : 'N1';
    const other = side === 'south' ? foot('N1', 'Z(2,1)') : foot('S1', 'Z(2,1)');
    const match = situation({
      phase: 'initiativeMovement',
      initiative: side,
      sides,
      units: [reserve(id, from), other],
    });
    choose(match, { do: 'enter', unit: id });
    if (decision(match)?.kind === 'enter') choose(match, { do: 'form', formation: 'attack', layout: 'FF/FF' });
    expect(unit(match, id)).toMatchObject({ zone, facing });
  });
});

describe('Another table', () => {
  test.each([
    [3, 'Z(2,1)', false],
    [3, 'Z(1,1)', true],
    [7, 'Z(4,1)', true],
    [7, 'Z(6,1)', false],
    [9, 'Z(7,1)', true],
    [9, 'Z(8,1)', false],
  ] as const)('MV-ZONE-09 columns %i: a move from %s to the east is possible: %s', (columns, zone, may) => {
    const north = { sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(0,2)' } } };
    expect(mayMove([foot('S1', zone, { facing: 'E' })], { options: { columns }, ...north })).toBe(may);
  });

  test.each([2, 10])('MV-ZONE-09 columns %i is outside 3 to 9', (columns) => {
    expect(() => start({ armies, options: { columns } })).toThrow();
  });

  test('MV-ZONE-09 there are always three rows: no option changes them', () => {
    expect(() => start({ armies, options: { rows: 4 } })).toThrow();
    expect(mayMove([foot('S1', 'Z(2,1)')], { options: { columns: 9 } })).toBe(true);
    expect(() => moving([foot('S1', 'Z(2,3)')], { options: { columns: 9 } })).toThrow();
  });

  test('MV-ZONE-09 option reserveZones: none at all', () => {
    for (const zone of ['SR1', 'SR2', 'SR3']) expect(maySetUp(zone, { reserveZones: [] })).toBe(false);
    expect(maySetUp('Z(1,0)', { reserveZones: [] })).toBe(true);
  });

  test('MV-ZONE-09 option reserveZones: at the flanks', () => {
    const chosen = { reserveZones: [0, 4] };
    for (const zone of ['SR0', 'SR4']) expect(maySetUp(zone, chosen)).toBe(true);
    for (const zone of ['SR1', 'SR2', 'SR3']) expect(maySetUp(zone, chosen)).toBe(false);
  });

  test('MV-ZONE-09 with a reserve zone at the flank a unit goes off there', () => {
    const match = moving([foot('S1', 'Z(0,0)'), foot('S2', 'Z(1,0)')], { options: { reserveZones: [0] } });
    expect(refusal(match, { do: 'leave', unit: 'S2' })?.rule).toBe('MV-RESERVE-08');
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR0');
  });

  test.each([
    [3, [1]],
    [4, [1, 2]],
    [5, [1, 2, 3]],
    [7, [1, 2, 3, 4, 5]],
    [9, [1, 2, 3, 4, 5, 6, 7]],
  ] as const)('MV-R-72 MV-ZONE-09 %i columns: set-up and reserve zones in the columns %j', (columns, own) => {
    for (let c = 0; c < columns; c++) {
      const may = own.some((column) => column === c);
      expect(maySetUp(`Z(${c},0)`, { columns }), `column ${c}`).toBe(may);
      expect(maySetUp(`SR${c}`, { columns }), `reserve ${c}`).toBe(may);
    }
  });

  test('MV-R-72 option setupZones moves the set-up zones, and the reserve zones with them', () => {
    const chosen = { setupZones: [0, 4] };
    for (const zone of ['Z(0,0)', 'Z(4,0)', 'SR0', 'SR4']) expect(maySetUp(zone, chosen), zone).toBe(true);
    for (const zone of ['Z(1,0)', 'Z(2,0)', 'SR1', 'SR2']) expect(maySetUp(zone, chosen), zone).toBe(false);
    const apart = { setupZones: [0, 4], reserveZones: [2] };
    expect(maySetUp('SR2', apart)).toBe(true);
    expect(maySetUp('SR0', apart)).toBe(false);
  });

  test('MV-R-72 there must be a set-up zone, and it must be on the table', () => {
    expect(() => start({ armies, options: { setupZones: [] } })).toThrow('MV-SETUP-01');
    expect(() => start({ armies, options: { setupZones: [5] } })).toThrow('MV-SETUP-01');
    expect(() => start({ armies, options: { reserveZones: [5] } })).toThrow('MV-ZONE-09');
  });
});

describe('The limit of four', () => {
  const three = ['S2', 'S3', 'S4'].map((id) => foot(id, 'Z(2,1)'));

  test('MV-ZONE-03 MV-ZONE-04 the fourth unit may come, the fifth may not; all units count', () => {
    expect(mayMove([foot('S1', 'Z(2,0)'), ...three])).toBe(true);
    for (const fourth of [
      foot('S5', 'Z(2,1)'),
      horse('S5', 'Z(2,1)'),
      gun('S5', 'Z(2,1)'),
      gun('S5', 'Z(2,1)', 'Bombard'),
    ]) {
      expect(mayMove([foot('S1', 'Z(2,0)'), ...three, fourth])).toBe(false);
      expect(mayMove([horse('S1', 'Z(2,0)'), ...three, fourth])).toBe(false);
      expect(mayMove([gun('S1', 'Z(2,0)'), ...three, fourth])).toBe(false);
    }
  });

  test('MV-ZONE-03 MV-ARMY-17 the Commanders do not count', () => {
    const here = { sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(2,1)' } } };
    expect(mayMove([foot('S1', 'Z(2,0)'), ...three], here)).toBe(true);
  });

  test('MV-ZONE-03 MV-ARMY-17 he may go where four units are', () => {
    const match = moving([...three, gun('S5', 'Z(2,1)')], {
      sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(4,2)' } },
    });
    choose(match, { do: 'moveCommander', to: 'Z(2,1)' });
    expect(decision(match)?.side).toBe('north');
  });

  test('MV-ZONE-03 each side counts on its own', () => {
    const enemies = ['N2', 'N3', 'N4', 'N5'].map((id) => foot(id, 'Z(2,1)'));
    expect(mayMove([foot('S1', 'Z(2,0)'), ...three, ...enemies])).toBe(true);
  });

  test('MV-ZONE-03 five units of a side in a zone are no position', () => {
    expect(() => moving([foot('S1', 'Z(2,1)'), ...three, gun('S5', 'Z(2,1)')])).toThrow('MV-ZONE-04');
    expect(() => moving(['S1', 'S2', 'S3', 'S4', 'S5'].map((id) => reserve(id, 'SR1')))).toThrow('MV-ZONE-04');
  });

  test('MV-ZONE-03 MV-ZONE-04 reserve zones hold four too', () => {
    const full = ['S2', 'S3', 'S4', 'S5'].map((id) => reserve(id, 'SR2'));
    const match = moving([foot('S1', 'Z(2,0)'), reserve('S6', 'SR1'), foot('S7', 'Z(3,0)'), ...full]);
    expect(refusal(match, { do: 'shift', unit: 'S6', to: 'SR2' })?.rule).toBe('MV-ZONE-04');
    expect(refusal(match, { do: 'shift', unit: 'S6', to: 'SR3' })).toBeUndefined();
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('MV-ZONE-04');
    expect(refusal(match, { do: 'leave', unit: 'S7' })).toBeUndefined();
  });

  test('MV-ZONE-04 nobody comes on into a full Rear zone', () => {
    const full = ['S2', 'S3', 'S4', 'S5'].map((id) => foot(id, 'Z(2,0)'));
    const match = moving([reserve('S1', 'SR2'), reserve('S6', 'SR1'), ...full]);
    expect(refusal(match, { do: 'enter', unit: 'S1' })?.rule).toBe('MV-RESERVE-03');
    expect(refusal(match, { do: 'enter', unit: 'S6' })).toBeUndefined();
  });

  test('MV-ZONE-04 the second move of mounted is checked as well', () => {
    const full = ['S2', 'S3', 'S4', 'S5'].map((id) => foot(id, 'Z(2,2)'));
    const match = moving([horse('S1', 'Z(2,0)'), ...full]);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    expect(refusal(match, { do: 'move' })?.rule).toBe('MV-ZONE-04');
  });

  const recoiling = (...full: string[]) => {
    const held = full.flatMap((zone, i) => [0, 1, 2, 3].map((j) => reserve(`N${10 * (i + 1) + j}`, zone)));
    const match = situation({
      phase: 'initiativeMovement',
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
      units: [horse('S1', 'Z(2,1)'), horse('N1', 'Z(2,1)'), ...held],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    return match;
  };

  test('MV-ZONE-04 a recoil goes past a full reserve zone', () => {
    const near = recoiling('NR1', 'NR3');
    choose(near, { do: 'recoil', unit: 'N1' });
    expect(unit(near, 'N1').zone).toBe('NR2');
    const past = recoiling('NR2', 'NR3');
    choose(past, { do: 'recoil', unit: 'N1' });
    expect(unit(past, 'N1').zone).toBe('NR1');
  });

  test('MV-ZONE-04 with all of them full there is no recoil', () => {
    const match = recoiling('NR1', 'NR2', 'NR3');
    expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(2,1)', contacts: [{ with: 'S1', face: 'front' }] });
  });

  test.each([
    [1, 0, true],
    [1, 1, false],
    [2, 1, true],
    [2, 2, false],
    [5, 4, true],
    [12, 5, true],
  ] as const)('MV-ZONE-03 unitLimitPerZone %i with %i units there: %s', (unitLimitPerZone, there, may) => {
    const units = [foot('S1', 'Z(2,0)'), ...Array.from({ length: there }, (_, i) => foot(`S${i + 2}`, 'Z(2,1)'))];
    expect(mayMove(units, { options: { unitLimitPerZone } })).toBe(may);
  });

  test('MV-ZONE-03 unitLimitPerZone holds for reserve zones', () => {
    const units = [reserve('S1', 'SR1'), reserve('S2', 'SR2')];
    const one = moving([...units, foot('S3', 'Z(4,0)')], { options: { unitLimitPerZone: 1 } });
    expect(refusal(one, { do: 'shift', unit: 'S1', to: 'SR2' })?.rule).toBe('MV-ZONE-04');
    const two = moving([...units, foot('S3', 'Z(4,0)')], { options: { unitLimitPerZone: 2 } });
    expect(refusal(two, { do: 'shift', unit: 'S1', to: 'SR2' })).toBeUndefined();
  });

  test.each([0, 13])('MV-ZONE-03 unitLimitPerZone %i is outside 1 to 12', (unitLimitPerZone) => {
    expect(() => start({ armies, options: { unitLimitPerZone } })).toThrow();
  });
});

describe('Inside a zone', () => {
  test('MV-ZONE-05 the place inside a zone has no meaning: any unengaged enemy there may be engaged', () => {
    const match = moving([
      foot('S1', 'Z(2,1)'),
      foot('N2', 'Z(2,1)'),
      foot('N3', 'Z(2,1)', { facing: 'E' }),
      gun('N4', 'Z(2,1)'),
    ]);
    choose(match, { do: 'choose', unit: 'S1' });
    for (const target of ['N2', 'N3', 'N4']) expect(refusal(match, { do: 'engage', target })).toBeUndefined();
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('MV-ENGAGE-04');
  });

  test('MV-ZONE-06 both sides may hold units in a zone without contact', () => {
    const match = moving([foot('S1', 'Z(2,0)'), foot('N2', 'Z(2,1)')]);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', contacts: [] });
    expect(unit(match, 'N2')).toMatchObject({ zone: 'Z(2,1)', contacts: [] });
  });

  test('MV-ZONE-07 a unit heads N, E, S or W', () => {
    const match = moving([foot('S1', 'Z(2,1)')]);
    choose(match, { do: 'choose', unit: 'S1' });
    const turns = options(match).filter((o) => o.do === 'turn');
    expect(turns.map((o) => o.to).sort()).toEqual(['E', 'S', 'W']);
    expect(refusal(match, { do: 'turn', to: 'NE' })?.rule).toBe('shape');
    expect(() => moving([foot('S1', 'Z(2,1)', { facing: 'NW' })])).toThrow();
  });

  test('MV-ZONE-07 zero degrees is towards the opponent: N for South, S for North', () => {
    const match = moving([foot('S1', 'Z(2,1)')]);
    expect(unit(match, 'S1').facing).toBe('N');
    expect(unit(match, 'N1').facing).toBe('S');
  });
});

describe('From zone to zone', () => {
  test.each([
    ['N', 'Z(2,2)'],
    ['E', 'Z(3,1)'],
    ['S', 'Z(2,0)'],
    ['W', 'Z(1,1)'],
  ])('MV-ZONE-08 units move orthogonally: heading %s from Z(2,1) leads to %s', (facing, zone) => {
    const match = moving([foot('S1', 'Z(2,1)', { facing })]);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(options(match).filter((o) => o.do === 'move')).toEqual([{ do: 'move' }]);
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe(zone);
  });

  const around = [0, 1, 2]
    .flatMap((r) => [0, 1, 2, 3, 4].map((c) => `Z(${c},${r})`))
    .filter((zone) => zone !== 'Z(2,1)');
  const adjacent = (zone: string) => /^Z\([123],/.test(zone);

  test.each(around.map((zone) => ({ zone, near: adjacent(zone) })))(
    'MV-ZONE-08 $zone is adjacent to Z(2,1) for Gun fire: $near',
    ({ zone, near }) => {
      const match = situation({
        phase: 'firing',
        initiative: 'north',
        sides,
        units: [gun('S1', 'Z(2,1)'), foot('N1', zone), foot('N2', 'Z(2,1)'), foot('S2', 'Z(0,0)')],
      });
      expect(refusal(match, { do: 'fire', unit: 'S1', target: 'N1' }) === undefined).toBe(near);
    },
  );

  test('MV-ZONE-08 MV-R-11 the Commander reaches the eight adjacent zones, and no other', () => {
    const match = moving([foot('S1', 'Z(0,0)')], {
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
    });
    const reached = options(match).flatMap((o) => (o.do === 'moveCommander' ? [o.to] : []));
    expect(reached.sort()).toEqual(around.filter(adjacent).sort());
    for (const to of ['Z(0,1)', 'Z(4,0)', 'Z(2,1)'])
      expect(refusal(match, { do: 'moveCommander', to })?.rule).toBe('MV-MOVE-16');
  });

  test('MV-R-11 the Commander never enters a reserve zone', () => {
    const match = moving([foot('S1', 'Z(0,0)')], {
      sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(4,2)' } },
    });
    const reached = options(match).flatMap((o) => (o.do === 'moveCommander' ? [o.to] : []));
    expect(reached.sort()).toEqual(['Z(1,0)', 'Z(1,1)', 'Z(2,1)', 'Z(3,0)', 'Z(3,1)']);
    for (const to of ['SR1', 'SR2', 'SR3'])
      expect(refusal(match, { do: 'moveCommander', to })?.rule).toBe('MV-MOVE-16');
    expect(() => moving([foot('S1', 'Z(0,0)')], { sides: { south: { commander: 'SR2' } } })).toThrow('MV-MOVE-16');
  });
});
