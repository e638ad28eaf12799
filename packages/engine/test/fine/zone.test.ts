import { describe, expect, test } from 'vitest';
import { choose, decision, options, refusal, situation, start, unit } from '../kit.js';

const sides = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const N1 = { id: 'N1', type: 'P&M', zone: 'Z(2,2)', layout: 'PP/PP' };
const foot = (id: string, zone: string, more: object = {}) => ({ id, type: 'P&M', zone, layout: 'PP/PP', ...more });
const horse = (id: string, zone: string, more: object = {}) => ({ id, type: 'M', zone, layout: 'XX/XX', ...more });
const reserve = (id: string, zone: string) => ({ id, type: 'P&M', zone, layout: 'MMPP' });

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
  units: Array.from({ length: n }, (_, i) => ({ name: `Red ${i + 1}`, type: 'P&M', stands: 'PPPP' })),
});

/** Is this zone good for the only unit of the side that sets up first? `#` is the side's row, `R` its reserve zones. */
function maySetUp(zone: string, chosen: object = {}): boolean {
  const match = start({ armies: { south: army(), north: army() }, options: chosen });
  const [letter, row] = decision(match)?.side === 'south' ? ['S', '0'] : ['N', '2'];
  const named = zone.replace('#', row).replace(/^R/, `${letter}R`);
  const off = zone.startsWith('R');
  const placed = { unit: `${letter}1`, zone: named, ...(off ? {} : { formation: 'attack', layout: 'PP/PP' }) };
  return refusal(match, { do: 'setup', units: [placed], commander: `Z(1,${row})` }) === undefined;
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
  ] as const)('FV-ZONE-01 five columns, three rows: a Move from %s to the %s is possible: %s', (zone, facing, may) => {
    expect(mayMove([foot('S1', zone, { facing })])).toBe(may);
  });

  test.each(['Z(5,0)', 'Z(0,3)', 'Z(-1,0)'])('FV-ZONE-01 there is no zone %s', (zone) => {
    expect(() => moving([foot('S1', zone)])).toThrow();
  });

  test.each([
    [3, 'Z(2,1)', false],
    [3, 'Z(1,1)', true],
    [7, 'Z(4,1)', true],
    [7, 'Z(6,1)', false],
    [9, 'Z(7,1)', true],
    [9, 'Z(8,1)', false],
  ] as const)('FV-ZONE-01 columns %i: a Move from %s to the east is possible: %s', (columns, zone, may) => {
    const north = { sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(0,2)' } } };
    expect(mayMove([foot('S1', zone, { facing: 'E' })], { options: { columns }, ...north })).toBe(may);
  });

  test.each([2, 10])('FV-ZONE-01 columns %i is outside 3 to 9', (columns) => {
    expect(() => start({ armies: { south: army(), north: army() }, options: { columns } })).toThrow();
  });

  test('FV-ZONE-01 the rows are always three: no option changes them', () => {
    expect(() => start({ armies: { south: army(), north: army() }, options: { rows: 4 } })).toThrow();
  });

  test.each([
    ['Z(0,#)', false],
    ['Z(1,#)', true],
    ['Z(2,#)', true],
    ['Z(3,#)', true],
    ['Z(4,#)', false],
  ] as const)(
    'FV-ZONE-02 Centre Left, Centre and Centre Right take the first units, Left and Right do not: %s %s',
    (zone, may) => {
      expect(maySetUp(zone)).toBe(may);
    },
  );

  test.each([
    ['R0', false],
    ['R1', true],
    ['R2', true],
    ['R3', true],
    ['R4', false],
  ] as const)('FV-ZONE-03 three reserve zones behind the three middle rear zones: %s %s', (zone, may) => {
    expect(maySetUp(zone)).toBe(may);
  });

  test.each([
    ['south', 'SR1', 'Z(1,0)', 'N'],
    ['south', 'SR3', 'Z(3,0)', 'N'],
    ['north', 'NR1', 'Z(1,2)', 'S'],
    ['north', 'NR3', 'Z(3,2)', 'S'],
  ] as const)('FV-ZONE-03 FV-R-01 %s enters from %s into %s, facing %s', (side, from, zone, facing) => {
    const id = side === 'south' ? 'S1' : 'N1';
    const other = side === 'south' ? foot('N1', 'Z(2,1)') : foot('S1', 'Z(2,1)');
    const match = situation({
      phase: 'initiativeMovement',
      initiative: side,
      sides,
      units: [reserve(id, from), other],
    });
    choose(match, { do: 'enter', unit: id });
    choose(match, { do: 'form', formation: 'attack', layout: 'PP/MM' });
    expect(unit(match, id)).toMatchObject({ zone, facing });
  });

  test('FV-ZONE-03 option reserveZones: none at all', () => {
    for (const zone of ['R1', 'R2', 'R3']) expect(maySetUp(zone, { reserveZones: [] })).toBe(false);
    expect(maySetUp('Z(1,#)', { reserveZones: [] })).toBe(true);
  });

  test('FV-ZONE-03 option reserveZones: at the flanks', () => {
    const chosen = { reserveZones: [0, 4] };
    for (const zone of ['R0', 'R4']) expect(maySetUp(zone, chosen)).toBe(true);
    for (const zone of ['R1', 'R2', 'R3']) expect(maySetUp(zone, chosen)).toBe(false);
  });

  test('FV-ZONE-03 with reserve zones at the flanks a unit leaves the table there', () => {
    const match = moving([foot('S1', 'Z(0,0)'), foot('S2', 'Z(1,0)')], { options: { reserveZones: [0] } });
    expect(refusal(match, { do: 'leave', unit: 'S2' })?.rule).toBe('FV-RESERVE-07');
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR0');
  });

  test.each([
    [3, [1]],
    [4, [1, 2]],
    [5, [1, 2, 3]],
    [7, [1, 2, 3, 4, 5]],
  ] as const)('FV-R-10 %i columns: set-up and reserve zones in the columns %j', (columns, own) => {
    for (let c = 0; c < columns; c++) {
      const may = own.some((column) => column === c);
      expect(maySetUp(`Z(${c},#)`, { columns }), `column ${c}`).toBe(may);
      expect(maySetUp(`R${c}`, { columns }), `reserve ${c}`).toBe(may);
    }
  });

  test('FV-R-10 option setupZones moves the set-up zones, and the reserve zones with them', () => {
    const chosen = { setupZones: [0, 4] };
    for (const zone of ['Z(0,#)', 'Z(4,#)', 'R0', 'R4']) expect(maySetUp(zone, chosen), zone).toBe(true);
    for (const zone of ['Z(1,#)', 'Z(2,#)', 'R1', 'R2']) expect(maySetUp(zone, chosen), zone).toBe(false);
    const apart = { setupZones: [0, 4], reserveZones: [2] };
    expect(maySetUp('R2', apart)).toBe(true);
    expect(maySetUp('R0', apart)).toBe(false);
  });

  test('FV-R-10 there must be a set-up zone', () => {
    expect(() => start({ armies: { south: army(), north: army() }, options: { setupZones: [] } })).toThrow(
      'FV-SETUP-02',
    );
  });
});

describe('The limit of four', () => {
  const three = ['S2', 'S3', 'S4'].map((id) => foot(id, 'Z(2,1)'));
  const gun = { id: 'S5', type: 'GG', zone: 'Z(2,1)', layout: 'G' };

  test('FV-ZONE-04 the fourth unit may enter, the fifth may not; all classes count', () => {
    expect(mayMove([foot('S1', 'Z(2,0)'), ...three])).toBe(true);
    expect(mayMove([foot('S1', 'Z(2,0)'), ...three, gun])).toBe(false);
    expect(mayMove([foot('S1', 'Z(2,0)'), ...three, horse('S5', 'Z(2,1)')])).toBe(false);
    expect(mayMove([horse('S1', 'Z(2,0)'), ...three, gun])).toBe(false);
  });

  test('FV-ZONE-04 the Commander does not count', () => {
    const here = { sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(2,1)' } } };
    expect(mayMove([foot('S1', 'Z(2,0)'), ...three], here)).toBe(true);
  });

  test('FV-ZONE-04 he may go where four units are', () => {
    const match = moving([...three, gun], {
      sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(4,2)' } },
    });
    choose(match, { do: 'moveCommander', to: 'Z(2,1)' });
    expect(decision(match)?.side).toBe('north');
  });

  test('FV-ZONE-04 five units of a side in a zone are no position', () => {
    expect(() => moving([foot('S1', 'Z(2,1)'), ...three, gun])).toThrow('FV-ZONE-04');
  });

  test('FV-ZONE-04 reserve zones hold four too', () => {
    const full = ['S2', 'S3', 'S4', 'S5'].map((id) => reserve(id, 'SR2'));
    const match = moving([foot('S1', 'Z(2,0)'), reserve('S6', 'SR1'), foot('S7', 'Z(3,0)'), ...full]);
    expect(refusal(match, { do: 'shift', unit: 'S6', to: 'SR2' })?.rule).toBe('FV-ZONE-04');
    expect(refusal(match, { do: 'shift', unit: 'S6', to: 'SR3' })).toBeUndefined();
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('FV-ZONE-04');
    expect(refusal(match, { do: 'leave', unit: 'S7' })).toBeUndefined();
  });

  test('FV-ZONE-04 nobody enters a full rear zone from its reserve zone', () => {
    const full = ['S2', 'S3', 'S4', 'S5'].map((id) => foot(id, 'Z(2,0)'));
    const match = moving([reserve('S1', 'SR2'), reserve('S6', 'SR1'), ...full]);
    expect(refusal(match, { do: 'enter', unit: 'S1' })?.rule).toBe('FV-RESERVE-03');
    expect(refusal(match, { do: 'enter', unit: 'S6' })).toBeUndefined();
  });

  test.each([
    [1, 0, true],
    [1, 1, false],
    [2, 1, true],
    [2, 2, false],
    [5, 4, true],
    [12, 5, true],
  ] as const)('FV-ZONE-04 unitLimitPerZone %i with %i units there: %s', (unitLimitPerZone, there, may) => {
    const units = [foot('S1', 'Z(2,0)'), ...Array.from({ length: there }, (_, i) => foot(`S${i + 2}`, 'Z(2,1)'))];
    expect(mayMove(units, { options: { unitLimitPerZone } })).toBe(may);
  });

  test.each([0, 13])('FV-ZONE-04 unitLimitPerZone %i is outside 1 to 12', (unitLimitPerZone) => {
    expect(() => start({ armies: { south: army(), north: army() }, options: { unitLimitPerZone } })).toThrow();
  });

  test('FV-ZONE-05 nor may it pass through a full zone with the first of two Moves', () => {
    expect(mayMove([horse('S1', 'Z(2,0)'), ...three, gun])).toBe(false);
    expect(mayMove([horse('S1', 'Z(2,0)'), ...three])).toBe(true);
  });

  test('FV-ZONE-05 the second Move is checked as well', () => {
    const full = ['S2', 'S3', 'S4', 'S5'].map((id) => foot(id, 'Z(2,2)'));
    const match = moving([horse('S1', 'Z(2,0)'), ...full]);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    expect(refusal(match, { do: 'move' })?.rule).toBe('FV-ZONE-04');
  });

  test('FV-ZONE-06 enemies do not count: both sides share a zone', () => {
    const enemies = ['N2', 'N3', 'N4', 'N5'].map((id) => foot(id, 'Z(2,1)'));
    const match = moving([foot('S1', 'Z(2,0)'), ...three, ...enemies]);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
  });

  test('FV-ZONE-06 the place inside a zone has no meaning: any unengaged enemy there may be engaged', () => {
    const match = moving([foot('S1', 'Z(2,1)'), foot('N2', 'Z(2,1)'), foot('N3', 'Z(2,1)', { facing: 'E' })]);
    choose(match, { do: 'choose', unit: 'S1' });
    for (const target of ['N2', 'N3']) expect(refusal(match, { do: 'engage', target })).toBeUndefined();
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('FV-ENGAGE-04');
  });
});

describe('Facings', () => {
  test('FV-ZONE-07 a unit faces N, E, S or W', () => {
    const match = moving([foot('S1', 'Z(2,1)')]);
    choose(match, { do: 'choose', unit: 'S1' });
    const turns = options(match).filter((o) => o.do === 'turn');
    expect(turns.map((o) => o.to).sort()).toEqual(['E', 'S', 'W']);
    expect(refusal(match, { do: 'turn', to: 'NE' })?.rule).toBe('shape');
    expect(() => moving([foot('S1', 'Z(2,1)', { facing: 'NW' })])).toThrow();
  });

  test('FV-R-01 zero degrees is towards the opponent: N for South, S for North', () => {
    const match = moving([foot('S1', 'Z(2,1)')]);
    expect(unit(match, 'S1').facing).toBe('N');
    expect(unit(match, 'N1').facing).toBe('S');
  });

  test.each([
    ['N', 'Z(2,2)'],
    ['E', 'Z(3,1)'],
    ['S', 'Z(2,0)'],
    ['W', 'Z(1,1)'],
  ])(
    "FV-R-01 columns count from South's left, rows from its rear: facing %s from Z(2,1) leads to %s",
    (facing, zone) => {
      const match = moving([foot('S1', 'Z(2,1)', { facing })]);
      choose(match, { do: 'choose', unit: 'S1' });
      choose(match, { do: 'move' });
      expect(unit(match, 'S1').zone).toBe(zone);
    },
  );

  const clockwise = ['N', 'E', 'S', 'W'];
  // the target's facing counted clockwise from the engaging unit's
  const touched = ['rear', 'right', 'front', 'left'];
  const meetings = clockwise.flatMap((own, i) =>
    clockwise.map((theirs, j) => ({ own, theirs, face: touched[(j - i + 4) % 4] })),
  );

  test.each(meetings)(
    'FV-ZONE-08 FV-ZONE-09 FV-R-01 facing $own it meets the $face of an enemy facing $theirs',
    ({ own, theirs, face }) => {
      const match = situation({
        phase: 'initiativeMovement',
        sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
        units: [
          foot('S1', 'Z(2,1)', { facing: own }),
          foot('N1', 'Z(2,1)', { facing: theirs, formation: 'defensive' }),
        ],
      });
      choose(match, { do: 'choose', unit: 'S1' });
      choose(match, { do: 'engage', target: 'N1' });
      expect(unit(match, 'S1')).toMatchObject({ facing: own, contacts: [{ with: 'N1', face: 'front' }] });
      expect(unit(match, 'N1')).toMatchObject({ facing: theirs, contacts: [{ with: 'S1', face }] });
    },
  );

  test.each(['Z(1,1)', 'Z(3,1)'])(
    'FV-ZONE-08 where the unit came from does not matter: from %s it meets the rear all the same',
    (from) => {
      // S1 comes from the flank in turn 1, turns north in turn 2, and engages in turn 3
      const match = situation({
        phase: 'initiativeMovement',
        sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
        dice: [1, 1, 6, 6, 1, 1, 6, 6],
        units: [
          foot('S1', from, { facing: from === 'Z(1,1)' ? 'E' : 'W' }),
          foot('N1', 'Z(2,1)', { facing: 'N', formation: 'defensive' }),
        ],
      });
      choose(match, { do: 'choose', unit: 'S1' });
      choose(match, { do: 'move' });
      choose(match, { do: 'end' });
      choose(match, { do: 'end' });
      choose(match, { do: 'choose', unit: 'S1' });
      choose(match, { do: 'turn', to: 'N' });
      choose(match, { do: 'end' });
      choose(match, { do: 'end' });
      choose(match, { do: 'choose', unit: 'S1' });
      choose(match, { do: 'engage', target: 'N1' });
      expect(unit(match, 'N1').contacts).toMatchObject([{ with: 'S1', face: 'rear' }]);
    },
  );
});
