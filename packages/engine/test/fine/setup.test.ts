import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, outcome, position, refusal, situation, start, unit } from '../kit.js';

type Side = 'south' | 'north';
type Entry = readonly [type: string, stands: string];
type Match = ReturnType<typeof start>;
type Place = { unit: string; zone: string; formation?: string; layout?: string; state?: string };

const army = (...units: Entry[]) => ({
  name: 'Army',
  commander: 'Sir X',
  units: units.map(([type, stands], i) => ({ name: `Unit ${i + 1}`, type, stands })),
});
const times = (n: number, entry: Entry): Entry[] => Array.from({ length: n }, () => entry);
const PM: Entry = ['P&M', 'PPPP'];
const RA: Entry = ['RA', 'G'];

const foot = (unit: string, zone: string): Place => ({ unit, zone, formation: 'attack', layout: 'PP/PP' });
const gun = (unit: string, zone: string): Place => ({ unit, zone, formation: 'open', layout: 'G' });
const setup = (commander: string, ...units: Place[]) => ({ do: 'setup', commander, units });

/** The set-up of a one-regiment army. */
const plain: Record<Side, object> = {
  south: setup('Z(2,0)', foot('S1', 'Z(2,0)')),
  north: setup('Z(2,2)', foot('N1', 'Z(2,2)')),
};

/** Lets each side answer its next set-up decisions from its list, whoever is asked. */
function play(match: Match, answers: Record<Side, object[]>): void {
  const left = { south: [...answers.south], north: [...answers.north] };
  for (;;) {
    const side = decision(match)?.side;
    const next = side && left[side].shift();
    if (!next) break;
    choose(match, next);
  }
  expect(left).toEqual({ south: [], north: [] });
}

/** South's hidden set-up is asked; North is one regiment. */
function southSetsUp(units: Entry[], chosen: object = {}): Match {
  const match = start({ armies: { south: army(...units), north: army(PM) }, options: chosen });
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup', open: true });
  return match;
}
const judged = (units: Entry[], places: Place[], chosen: object = {}, commander = 'Z(2,0)') =>
  refusal(southSetsUp(units, chosen), setup(commander, ...places));

/** Full regiments S1.. in the given zones, four each unless told. */
const fill = (from: number, zones: string[], each = 4): Place[] =>
  zones.flatMap((zone, i) => Array.from({ length: each }, (_, j) => foot(`S${from + i * each + j}`, zone)));
const middle = ['Z(1,0)', 'Z(2,0)', 'Z(3,0)'];

describe('Where units start', () => {
  test.each([
    ['Z(1,0)', true],
    ['Z(2,0)', true],
    ['Z(3,0)', true],
    ['Z(0,0)', false],
    ['Z(4,0)', false],
    ['Z(2,1)', false],
    ['Z(2,2)', false],
  ] as const)("FV-SETUP-02 South's first regiment in %s: %s", (zone, may) => {
    expect(judged([PM], [foot('S1', zone)]) === undefined).toBe(may);
  });

  test.each(['Z(0,0)', 'Z(4,0)'])(
    'FV-SETUP-03 the thirteenth regiment may stand in %s, when the twelve others fill the set-up zones',
    (zone) => {
      expect(judged(times(13, PM), [...fill(1, middle), foot('S13', zone)])).toBeUndefined();
    },
  );

  test('FV-SETUP-03 the order of the list does not matter, the finished set-up does', () => {
    expect(judged(times(13, PM), [foot('S13', 'Z(0,0)'), ...fill(1, middle)])).toBeUndefined();
  });

  test('FV-SETUP-03 with one place free in a set-up zone the other rear zones are closed', () => {
    const places = [...fill(1, middle).slice(0, 11), foot('S12', 'Z(0,0)')];
    expect(judged(times(12, PM), places)?.rule).toBe('FV-SETUP-03');
  });

  test('FV-SETUP-03 a unit in reserve does not fill a set-up zone', () => {
    const places = [...fill(1, middle).slice(0, 11), { unit: 'S12', zone: 'SR1' }, foot('S13', 'Z(0,0)')];
    expect(judged(times(13, PM), places)?.rule).toBe('FV-SETUP-03');
  });

  test('FV-SETUP-03 even then the middle row is closed', () => {
    expect(judged(times(13, PM), [...fill(1, middle), foot('S13', 'Z(0,1)')])).toBeDefined();
  });

  test('FV-SETUP-03 unitLimitPerZone counts as the maximum', () => {
    const places = [...fill(1, middle, 1), foot('S4', 'Z(4,0)')];
    expect(judged(times(4, PM), places, { unitLimitPerZone: 1 })).toBeUndefined();
    expect(judged(times(4, PM), places, { unitLimitPerZone: 2 })?.rule).toBe('FV-SETUP-03');
  });

  test.each([
    ['SR1', true],
    ['SR2', true],
    ['SR3', true],
    ['NR2', false],
  ] as const)('FV-SETUP-04 a unit held back in %s: %s', (zone, may) => {
    expect(judged([PM, PM], [foot('S1', 'Z(2,0)'), { unit: 'S2', zone }]) === undefined).toBe(may);
  });

  test('FV-FORM-11 FV-SETUP-04 what is held back are the stands of the unit, in whatever shape', () => {
    const held = (layout: string) => judged([PM, PM], [foot('S1', 'Z(2,0)'), { unit: 'S2', zone: 'SR1', layout }]);
    expect(held('PPPP')).toBeUndefined();
    expect(held('PP/PP')).toBeUndefined();
    expect(held('XXXX')).toMatchObject({
      rule: 'FV-FORM-11',
      because: 'S2 has the stands PPPP, and XXXX does not show just these.',
    });
    expect(held('PPP')).toMatchObject({ rule: 'FV-FORM-11' });
  });

  test('FV-SETUP-04 a reserve zone has room for four', () => {
    const held = (n: number) => Array.from({ length: n }, (_, i) => ({ unit: `S${i + 1}`, zone: 'SR1' }));
    expect(judged(times(4, PM), held(4))).toBeUndefined();
    expect(judged(times(5, PM), held(5))?.rule).toBe('FV-ZONE-04');
    expect(judged(times(5, PM), fill(1, ['Z(2,0)'], 5))?.rule).toBe('FV-ZONE-04');
  });

  test('FV-SETUP-04 an army that finds no room at all cannot play', () => {
    const large = (n: number) => start({ armies: { south: army(...times(n, PM)), north: army(PM) } });
    // five rear zones and three reserve zones hold 32
    expect(decision(large(32))).toMatchObject({ kind: 'setup' });
    expect(() => large(33)).toThrow('FV-SETUP-04');
  });

  test('FV-SETUP-02 every unit is placed, and once', () => {
    expect(judged([PM, PM], [foot('S1', 'Z(2,0)')])).toBeDefined();
    expect(judged([PM], [foot('S1', 'Z(2,0)'), foot('S1', 'Z(1,0)')])).toBeDefined();
    expect(judged([PM], [foot('S1', 'Z(2,0)'), foot('N1', 'Z(2,2)')])).toBeDefined();
  });

  test('FV-SETUP-05 units start facing the opponent, in the formation chosen', () => {
    const match = start({
      armies: { south: army(PM, ['M', 'XX'], ['RA', 'G']), north: army(PM) },
      dice: [1, 1, 6, 6],
    });
    play(match, {
      south: [
        setup(
          'Z(1,0)',
          foot('S1', 'Z(2,0)'),
          { unit: 'S2', zone: 'Z(3,0)', formation: 'open', layout: 'X/X' },
          gun('S3', 'Z(1,0)'),
        ),
      ],
      north: [plain.north],
    });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,0)', facing: 'N', formation: 'attack', layout: 'PP/PP' });
    expect(unit(match, 'S2')).toMatchObject({ zone: 'Z(3,0)', facing: 'N', formation: 'open', layout: 'X/X' });
    expect(unit(match, 'S3')).toMatchObject({ zone: 'Z(1,0)', facing: 'N', formation: 'open', layout: 'G' });
    expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(2,2)', facing: 'S', formation: 'attack' });
    expect(position(match)).toMatchObject({
      turn: 1,
      sides: { south: { commander: 'Z(1,0)' }, north: { commander: 'Z(2,2)' } },
    });
  });

  test.each([
    ['P&M', 'PPPP', 'attack', 'PP/PP', true],
    ['P&M', 'PPPP', 'defensive', 'PP/PP', false],
    ['P&M', 'PPPP', 'open', 'PP/PP', false],
    ['P&M', 'PPPP', 'attack', 'PPPP', false],
    ['P&M', 'MM', 'open', 'M/M', true],
    ['P&M', 'MM', 'attack', 'M/M', true],
    ['M', 'XXX', 'open', 'XX/X.', false],
    ['D', 'DDDDD', 'open', 'DDD/.DD', true],
    ['Foot', 'LH', 'open', 'H/L', true],
    ['HM', 'YY', 'open', 'Y/Y', false],
  ] as const)('FV-SETUP-05 %s %s in %s %s: %s', (type, stands, formation, layout, may) => {
    const state = type === 'D' ? { state: 'mounted' } : {};
    const places = [
      { unit: 'S1', zone: 'Z(2,0)', formation, layout, ...state },
      foot('S2', 'Z(2,0)'),
      foot('S3', 'Z(2,0)'),
    ];
    expect(judged([[type, stands], PM, PM], places) === undefined).toBe(may);
  });

  test.each([
    ['wood', 'RA', 'G', 'open', 'G', false],
    ['wood', 'M', 'XX', 'attack', 'X/X', false],
    ['wood', 'M', 'XX', 'open', 'X/X', true],
    ['wood', 'P&M', 'PPPP', 'attack', 'PP/PP', true],
    ['rough', 'RA', 'G', 'open', 'G', false],
    ['rough', 'GG', 'G', 'open', 'G', true],
    ['impassable', 'P&M', 'PPPP', 'attack', 'PP/PP', false],
    ['bog', 'P&M', 'PPPP', 'attack', 'PP/PP', false],
    ['hill', 'RA', 'G', 'open', 'G', true],
  ] as const)('FV-SETUP-06 %s and %s %s in %s %s: %s', (terrain, type, stands, formation, layout, may) => {
    const places = [{ unit: 'S1', zone: 'Z(1,0)', formation, layout }, foot('S2', 'Z(2,0)')];
    expect(judged([[type, stands], PM], places, { terrain: { 'Z(1,0)': [terrain] } }) === undefined).toBe(may);
  });

  test('FV-SETUP-06 a mounted dragoon unit in attack formation may not start in woods, dismounted it may', () => {
    const place = (state: string, formation: string) =>
      judged(
        [['D', 'DDDD'], PM],
        [{ unit: 'S1', zone: 'Z(1,0)', formation, layout: 'DD/DD', state }, foot('S2', 'Z(2,0)')],
        {
          terrain: { 'Z(1,0)': ['wood'] },
        },
      );
    expect(place('mounted', 'attack')).toBeDefined();
    expect(place('mounted', 'open')).toBeUndefined();
    expect(place('dismounted', 'attack')).toBeUndefined();
  });
});

describe('The Commander', () => {
  test.each([
    ['Z(0,0)', true],
    ['Z(1,0)', true],
    ['Z(2,0)', true],
    ['Z(4,0)', true],
    ['Z(2,1)', false],
    ['Z(2,2)', false],
    ['SR2', false],
  ] as const)('FV-SETUP-07 FV-R-08 he starts in %s: %s', (zone, may) => {
    expect(judged([PM], [foot('S1', 'Z(2,0)')], {}, zone) === undefined).toBe(may);
  });

  test.each([
    ['wood', false],
    ['impassable', false],
    ['bog', false],
    ['hill', true],
    ['village', true],
    ['rough', true],
  ] as const)('FV-SETUP-07 FV-R-08 he starts in a zone he may enter: %s %s', (terrain, may) => {
    expect(judged([PM], [foot('S1', 'Z(2,0)')], { terrain: { 'Z(4,0)': [terrain] } }, 'Z(4,0)') === undefined).toBe(
      may,
    );
  });

  test('FV-SETUP-07 FV-R-08 the limit of four does not touch him', () => {
    expect(judged(times(4, PM), fill(1, ['Z(2,0)']))).toBeUndefined();
  });
});

describe('Set-up zones closed by terrain', () => {
  const wood = { terrain: { 'Z(1,0)': ['wood'] } };
  const two = ['Z(2,0)', 'Z(3,0)'];

  test('FV-R-09 an impassable set-up zone counts as full', () => {
    const places = [...fill(1, two), foot('S9', 'Z(0,0)')];
    expect(judged(times(9, PM), places, { terrain: { 'Z(1,0)': ['impassable'] } })).toBeUndefined();
    expect(judged(times(9, PM), places)?.rule).toBe('FV-SETUP-03');
  });

  test.each([
    ['RA', 'G', 'open', 'G', true],
    ['M', 'XXX', 'attack', 'XX/X.', true],
    // two mounted stands and dragoons could stand in the woods in open order
    ['M', 'XX', 'attack', 'X/X', false],
    ['M', 'XX', 'open', 'X/X', false],
    ['D', 'DDDD', 'attack', 'DD/DD', false],
    ['P&M', 'PPPP', 'attack', 'PP/PP', false],
  ] as const)('FV-R-09 woods count as full for %s %s in %s %s: %s', (type, stands, formation, layout, may) => {
    const state = type === 'D' ? { state: 'mounted' } : {};
    const places = [...fill(1, two), { unit: 'S9', zone: 'Z(0,0)', formation, layout, ...state }];
    expect(judged([...times(8, PM), [type, stands]], places, wood) === undefined).toBe(may);
  });

  test('FV-R-09 the other set-up zones must be full all the same', () => {
    const places = [...fill(1, two).slice(0, 7), gun('S8', 'Z(0,0)')];
    expect(judged([...times(7, PM), RA], places, wood)?.rule).toBe('FV-SETUP-03');
  });
});

describe('Hidden set-up', () => {
  test('FV-SETUP-01 FV-R-07 by default both set up in secret and reveal together', () => {
    const match = start({ armies: { south: army(PM), north: army(PM) }, dice: [1, 1, 6, 6] });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
    const told = choose(match, setup('Z(4,0)', foot('S1', 'Z(3,0)')));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'setup' });
    expect(JSON.stringify([told, events(match)])).not.toMatch(/Z\([34],0\)/);
    const revealed = choose(match, plain.north);
    expect(JSON.stringify(revealed)).toMatch(/Z\(3,0\)/);
    expect(unit(match, 'S1').zone).toBe('Z(3,0)');
    expect(unit(match, 'N1').zone).toBe('Z(2,2)');
  });

  test('FV-SETUP-01 FV-R-07 no throw comes before a hidden set-up', () => {
    const match = start({ armies: { south: army(PM), north: army(PM) } });
    expect(events(match).filter((e) => e.event === 'throw')).toEqual([]);
  });

  test('FV-R-07 an illegal set-up goes back to its owner', () => {
    const match = southSetsUp([PM]);
    const refused = refusal(match, setup('Z(2,0)', foot('S1', 'Z(2,1)')));
    expect(refused?.because).toBeTruthy();
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
    expect(refusal(match, plain.south)).toBeUndefined();
  });

  test('FV-SETUP-01 an unknown setupMethod is refused', () => {
    expect(() => start({ armies: { south: army(PM), north: army(PM) }, options: { setupMethod: 'random' } })).toThrow();
  });
});

describe('Dragoons at the start', () => {
  const dragoons: Entry = ['D', 'DDD'];
  const place = (zone: string, state: string): Place =>
    zone.startsWith('SR')
      ? { unit: 'S2', zone, state }
      : { unit: 'S2', zone, formation: 'attack', layout: 'DD/D.', state };

  test.each([
    ['Z(1,0)', 'mounted'],
    ['Z(1,0)', 'dismounted'],
    ['SR1', 'mounted'],
    ['SR1', 'dismounted'],
  ])('FV-R-11 FV-ARMY-09 the owner chooses the state, in %s %s', (zone, state) => {
    const match = start({ armies: { south: army(PM, dragoons), north: army(PM) }, dice: [1, 1, 6, 6] });
    play(match, { south: [setup('Z(2,0)', foot('S1', 'Z(2,0)'), place(zone, state))], north: [plain.north] });
    expect(unit(match, 'S2')).toMatchObject({ zone, state });
  });

  test.each(['mounted', 'dismounted'])('FV-R-11 entering from reserve keeps the state: %s', (state) => {
    const match = start({ armies: { south: army(PM, dragoons), north: army(PM) }, dice: [1, 1, 6, 6] });
    play(match, { south: [setup('Z(2,0)', foot('S1', 'Z(2,0)'), place('SR1', state))], north: [plain.north] });
    choose(match, { do: 'enter', unit: 'S2' });
    choose(match, { do: 'form', formation: 'attack', layout: 'DD/D.' });
    expect(unit(match, 'S2')).toMatchObject({ zone: 'Z(1,0)', state, layout: 'DD/D.' });
  });
});

describe('Open set-up, unit by unit', () => {
  const place = (unit: string, zone: string) => ({ do: 'place', ...foot(unit, zone) });
  const placeGun = (unit: string, zone: string) => ({ do: 'place', ...gun(unit, zone) });
  const begin = (setupMethod: string, south: Entry[], north: Entry[], dice: number[], more: object = {}) =>
    start({ armies: { south: army(...south), north: army(...north) }, options: { setupMethod, ...more }, dice });
  const commander = (to: string) => ({ do: 'placeCommander', to });

  test('FV-R-76 sequential: the higher total places its whole army first, the Commanders last in the same order', () => {
    const match = begin('sequential', [PM, PM], [PM, PM], [1, 1, 6, 6, /* initiative */ 1, 1, 6, 6]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'place', open: true });
    choose(match, place('N2', 'Z(2,2)'));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'place' });
    choose(match, place('N1', 'Z(1,2)'));
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'place' });
    choose(match, place('S1', 'Z(2,0)'));
    choose(match, place('S2', 'Z(3,0)'));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'placeCommander', open: false });
    expect(options(match)).toHaveLength(5);
    choose(match, commander('Z(0,2)'));
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'placeCommander' });
    choose(match, commander('Z(4,0)'));
    expect(position(match)).toMatchObject({
      turn: 1,
      sides: { south: { commander: 'Z(4,0)' }, north: { commander: 'Z(0,2)' } },
    });
    expect(unit(match, 'N2')).toMatchObject({ zone: 'Z(2,2)', facing: 'S', formation: 'attack' });
    expect(unit(match, 'S2')).toMatchObject({ zone: 'Z(3,0)', facing: 'N' });
  });

  test.each(['sequential', 'alternate'])(
    'FV-R-76 %s: South throws 2D6, then North; a tie is thrown again',
    (method) => {
      const dice = [3, 3, 2, 4, 5, 5, 4, 5];
      const match = begin(method, [PM], [PM], dice);
      expect(
        events(match)
          .filter((e) => e.event === 'throw')
          .flatMap((e) => e.dice),
      ).toEqual(dice);
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'place' });
    },
  );

  test('FV-R-76 alternate: one unit each in turn, and who has nothing left is passed over', () => {
    const match = begin('alternate', [PM, PM, PM], [PM], [6, 6, 1, 1, /* initiative */ 1, 1, 6, 6]);
    const asked: (string | undefined)[] = [];
    const answer = (choice: object) => {
      asked.push(`${decision(match)?.side} ${decision(match)?.kind}`);
      choose(match, choice);
    };
    answer(place('S1', 'Z(1,0)'));
    answer(place('N1', 'Z(2,2)'));
    answer(place('S2', 'Z(2,0)'));
    answer(place('S3', 'Z(3,0)'));
    answer(commander('Z(2,0)'));
    answer(commander('Z(2,2)'));
    expect(asked).toEqual([
      'south place',
      'north place',
      'south place',
      'south place',
      'south placeCommander',
      'north placeCommander',
    ]);
    expect(position(match).turn).toBe(1);
  });

  test('FV-R-76 a side places only its own units, each once', () => {
    const match = begin('alternate', [PM, PM], [PM, PM], [6, 6, 1, 1]);
    expect(refusal(match, place('N1', 'Z(2,2)'))?.rule).toBe('FV-GEN-04');
    choose(match, place('S1', 'Z(1,0)'));
    choose(match, place('N1', 'Z(1,2)'));
    expect(refusal(match, place('S1', 'Z(2,0)'))?.rule).toBe('FV-SETUP-04');
    expect(refusal(match, place('S2', 'Z(2,0)'))).toBeUndefined();
  });

  test('FV-R-76 FV-SETUP-03 another rear zone only when every set-up zone is full at that moment', () => {
    const match = begin('sequential', times(4, PM), [PM], [6, 6, 1, 1], { unitLimitPerZone: 1 });
    expect(refusal(match, place('S1', 'Z(0,0)'))?.rule).toBe('FV-SETUP-03');
    choose(match, place('S1', 'Z(1,0)'));
    choose(match, place('S2', 'Z(2,0)'));
    expect(refusal(match, place('S3', 'Z(0,0)'))?.rule).toBe('FV-SETUP-03');
    choose(match, place('S3', 'Z(3,0)'));
    expect(refusal(match, place('S4', 'Z(3,0)'))?.rule).toBe('FV-ZONE-04');
    expect(refusal(match, place('S4', 'Z(0,0)'))).toBeUndefined();
    expect(refusal(match, { do: 'place', unit: 'S4', zone: 'SR1' })).toBeUndefined();
  });

  test('FV-R-76 FV-R-09 a set-up zone closed to the unit counts as full', () => {
    const more = { unitLimitPerZone: 1, terrain: { 'Z(1,0)': ['wood'] } };
    const match = begin('sequential', [PM, PM, RA], [PM], [6, 6, 1, 1], more);
    choose(match, place('S1', 'Z(2,0)'));
    expect(refusal(match, placeGun('S3', 'Z(0,0)'))?.rule).toBe('FV-SETUP-03');
    choose(match, place('S2', 'Z(3,0)'));
    expect(refusal(match, placeGun('S3', 'Z(1,0)'))?.rule).toBe('FV-TERR-02');
    expect(refusal(match, placeGun('S3', 'Z(0,0)'))).toBeUndefined();
  });

  test('FV-R-76 a placing that leaves no place for the rest of the army is refused', () => {
    // the gun can stand only in Z(2,0) and Z(3,0)
    const more = {
      unitLimitPerZone: 1,
      reserveZones: [],
      terrain: { 'Z(0,0)': ['impassable'], 'Z(1,0)': ['wood'], 'Z(4,0)': ['impassable'] },
    };
    const match = begin('sequential', [PM, PM, RA], [PM], [6, 6, 1, 1], more);
    choose(match, place('S1', 'Z(2,0)'));
    expect(refusal(match, place('S2', 'Z(3,0)'))?.rule).toBe('FV-R-76');
    expect(refusal(match, place('S2', 'Z(1,0)'))).toBeUndefined();
    expect(refusal(match, placeGun('S3', 'Z(3,0)'))).toBeUndefined();
  });

  test('FV-R-76 FV-SETUP-05 an open placing keeps the rules of formation', () => {
    const match = begin('alternate', [PM, PM], [PM], [6, 6, 1, 1]);
    expect(
      refusal(match, { do: 'place', unit: 'S1', zone: 'Z(2,0)', formation: 'defensive', layout: 'PP/PP' }),
    ).toBeDefined();
    expect(
      refusal(match, { do: 'place', unit: 'S1', zone: 'Z(2,0)', formation: 'attack', layout: 'PPPP' }),
    ).toBeDefined();
    expect(
      refusal(match, { do: 'place', unit: 'S1', zone: 'Z(2,1)', formation: 'attack', layout: 'PP/PP' }),
    ).toBeDefined();
    expect(refusal(match, place('S1', 'Z(2,0)'))).toBeUndefined();
  });

  test('FV-R-76 FV-R-08 the Commander is not offered zones he may not enter', () => {
    const match = begin('sequential', [PM], [PM], [6, 6, 1, 1], {
      terrain: { 'Z(0,0)': ['wood'], 'Z(4,0)': ['impassable'] },
    });
    choose(match, place('S1', 'Z(2,0)'));
    choose(match, place('N1', 'Z(2,2)'));
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'placeCommander' });
    expect(
      options(match)
        .map((o) => o.to)
        .sort(),
    ).toEqual(['Z(1,0)', 'Z(2,0)', 'Z(3,0)']);
  });
});

describe('Agreed set-up', () => {
  const begin = (dice?: number[]) =>
    start({ armies: { south: army(PM), north: army(PM) }, options: { setupMethod: 'agreed' }, ...(dice && { dice }) });

  test('FV-R-76 agreed: both place openly and may change until both confirm', () => {
    const match = begin([1, 1, 6, 6]);
    expect(decision(match)).toMatchObject({ kind: 'setup' });
    expect(refusal(match, { do: 'confirm' })?.rule).toBe('FV-SETUP-01');
    const confirm = { do: 'confirm' };
    play(match, {
      south: [plain.south, setup('Z(0,0)', foot('S1', 'Z(1,0)')), confirm],
      north: [plain.north, setup('Z(4,2)', foot('N1', 'Z(3,2)')), confirm],
    });
    expect(unit(match, 'S1').zone).toBe('Z(1,0)');
    expect(unit(match, 'N1').zone).toBe('Z(3,2)');
    expect(position(match)).toMatchObject({
      turn: 1,
      sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } },
    });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('FV-R-76 agreed: the placing of the other side is seen at once', () => {
    const match = begin();
    const side = decision(match)!.side;
    choose(match, plain[side]);
    const id = side === 'south' ? 'S1' : 'N1';
    expect(decision(match)?.side).not.toBe(side);
    expect(unit(match, id).zone).toBe(side === 'south' ? 'Z(2,0)' : 'Z(2,2)');
  });

  test('FV-R-76 agreed: one side alone cannot begin the match', () => {
    const match = begin();
    play(match, { south: [plain.south, { do: 'confirm' }], north: [plain.north] });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'setup' });
  });

  test('FV-R-76 agreed: who has confirmed is asked again when the other side changes', () => {
    const match = begin();
    play(match, {
      south: [plain.south, { do: 'confirm' }],
      north: [plain.north, setup('Z(2,2)', foot('N1', 'Z(3,2)'))],
    });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
    expect(refusal(match, { do: 'confirm' })).toBeUndefined();
    expect(refusal(match, plain.south)).toBeUndefined();
  });

  test('FV-R-76 agreed: checked like a hidden set-up', () => {
    const match = begin();
    const [id, row] = decision(match)?.side === 'south' ? ['S1', 0] : ['N1', 2];
    expect(refusal(match, setup(`Z(2,${row})`, foot(id, `Z(0,${row})`)))?.rule).toBe('FV-SETUP-03');
    expect(refusal(match, setup('Z(2,1)', foot(id, `Z(2,${row})`)))?.rule).toBe('FV-SETUP-07');
  });
});

describe('The values fixed before the game', () => {
  const zones = [0, 1, 2, 3, 4].flatMap((c) => [0, 1].map((r) => `Z(${c},${r})`));
  /** Turn 5 ends for South with that many units on the table and that tally. */
  const ending = (onTable: number, tally: number, counted: number, dice?: number[]) =>
    situation({
      phase: 'victory',
      turn: 5,
      ...(dice && { dice }),
      sides: { south: { commander: 'Z(0,0)', counted, tally }, north: { commander: 'Z(4,2)' } },
      units: [
        ...Array.from({ length: onTable }, (_, i) => ({
          id: `S${i + 1}`,
          type: 'P&M',
          zone: zones[i >> 2],
          layout: 'PP/PP',
        })),
        { id: 'N1', type: 'P&M', zone: 'Z(4,2)', layout: 'PP/PP' },
      ],
    });
  const nextTurn = [1, 1, 6, 6];

  test('FV-EX-14 FV-SETUP-08 31 counted units: the third value is 11', () => {
    const ten = ending(21, 10, 31, nextTurn);
    expect(position(ten).sides.south.commander).toBe('Z(0,0)');
    const eleven = ending(20, 11, 31, nextTurn);
    expect(position(eleven).sides.south.commander).toBeUndefined();
    expect(outcome(eleven)).toBeUndefined();
  });

  test('FV-EX-14 FV-SETUP-08 31 counted units: the Breakpoint Value is 16', () => {
    expect(outcome(ending(16, 15, 31, nextTurn))).toBeUndefined();
    // sixteen on the table, so that no general retreat comes before
    expect(outcome(ending(16, 16, 31))).toMatchObject({ zones: { south: 4, north: 1 } });
  });

  test('FV-SETUP-08 the full army counts, reserves included', () => {
    const match = start({ armies: { south: army(...times(6, PM), RA), north: army(PM) }, dice: nextTurn });
    const held = ['S5', 'S6'].map((id) => ({ unit: id, zone: 'SR1' }));
    play(match, {
      south: [setup('Z(2,0)', ...fill(1, ['Z(2,0)']), ...held, gun('S7', 'Z(1,0)'))],
      north: [plain.north],
    });
    expect(position(match).sides.south).toMatchObject({ counted: 6, tally: 0 });
  });
});
