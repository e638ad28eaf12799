// A Major Victory: set-up (MV-SETUP).
import { describe, expect, test } from 'vitest';
import { major } from '../../src/games/major/major.js';
import { englishZonal } from '@five-victories/words/en/zonal';
import { kitFor } from '../kit.js';

const { report } = englishZonal;

const { choose, decision, events, interrupt, options, outcome, position, refusal, situation, start, unit } =
  kitFor(major);

type Side = 'south' | 'north';
interface Entry {
  readonly type: string;
  readonly stands: string;
  readonly weapon?: string;
}
type Match = ReturnType<typeof start>;
interface Place {
  readonly unit: string;
  readonly zone: string;
  readonly formation?: string;
  readonly layout?: string;
}

const army = (...units: Entry[]) => ({
  name: 'Army',
  commander: 'Sir X',
  units: units.map((entry, i) => ({ name: `Unit ${i + 1}`, ...entry })),
});
const times = (n: number, entry: Entry): Entry[] => Array.from({ length: n }, () => entry);
const MF: Entry = { type: 'MF', weapon: 'hand', stands: 'FFFF' };
const HM: Entry = { type: 'HM', stands: 'MMMM' };
const GUN: Entry = { type: 'Gun', stands: 'G' };
const BOMBARD: Entry = { type: 'Bombard', stands: 'G' };

const foot = (unit: string, zone: string): Place => ({ unit, zone, formation: 'attack', layout: 'FF/FF' });
const gun = (unit: string, zone: string): Place => ({ unit, zone, formation: 'open', layout: 'G' });
const held = (unit: string, zone: string): Place => ({ unit, zone });
const setup = (commander: string, ...units: Place[]) => ({ do: 'setup', commander, units });

/** The set-up of an army of one unit. */
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

/** South's hidden set-up is asked, nobody having dismounted; North is one unit of foot. */
function southSetsUp(units: Entry[], chosen: object = {}): Match {
  const match = start({ armies: { south: army(...units), north: army(MF) }, options: chosen });
  if (decision(match)?.kind === 'dismount') choose(match, { do: 'dismount', units: [] });
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup', open: true });
  return match;
}
const judged = (units: Entry[], places: Place[], chosen: object = {}, commander = 'Z(2,0)') =>
  refusal(southSetsUp(units, chosen), setup(commander, ...places));

/** Foot units S1.. in the given zones, four each unless told. */
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
  ] as const)("MV-SETUP-01 South's first unit in %s: %s", (zone, may) => {
    expect(judged([MF], [foot('S1', zone)]) === undefined).toBe(may);
  });

  test('MV-SETUP-01 North in its own Rear row', () => {
    const match = southSetsUp([MF]);
    choose(match, plain.south);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'setup' });
    for (const [zone, may] of [
      ['Z(1,2)', true],
      ['Z(3,2)', true],
      ['Z(0,2)', false],
      ['Z(2,0)', false],
    ] as const)
      expect(refusal(match, setup('Z(2,2)', foot('N1', zone))) === undefined, zone).toBe(may);
  });

  test('MV-SETUP-01 every unit is placed, and once', () => {
    expect(judged([MF, MF], [foot('S1', 'Z(2,0)')])).toBeDefined();
    expect(judged([MF], [foot('S1', 'Z(2,0)'), foot('S1', 'Z(1,0)')])).toBeDefined();
    expect(judged([MF], [foot('S1', 'Z(2,0)'), foot('N1', 'Z(2,2)')])).toBeDefined();
  });

  test.each(['Z(0,0)', 'Z(4,0)'])(
    'MV-SETUP-02 the thirteenth unit may stand in %s, when twelve others fill the set-up zones',
    (zone) => {
      expect(judged(times(13, MF), [...fill(1, middle), foot('S13', zone)])).toBeUndefined();
    },
  );

  test('MV-SETUP-02 the order of the list does not matter, the finished set-up does', () => {
    expect(judged(times(13, MF), [foot('S13', 'Z(0,0)'), ...fill(1, middle)])).toBeUndefined();
  });

  test('MV-SETUP-02 with one place free in a set-up zone the Left and Right Rear zones are closed', () => {
    const places = [...fill(1, middle).slice(0, 11), foot('S12', 'Z(0,0)')];
    expect(judged(times(12, MF), places)?.rule).toBe('MV-SETUP-02');
  });

  test('MV-SETUP-02 a unit in reserve does not fill a set-up zone', () => {
    const places = [...fill(1, middle).slice(0, 11), held('S12', 'SR1'), foot('S13', 'Z(0,0)')];
    expect(judged(times(13, MF), places)?.rule).toBe('MV-SETUP-02');
  });

  test('MV-SETUP-02 even then the Middle row is closed', () => {
    expect(judged(times(13, MF), [...fill(1, middle), foot('S13', 'Z(0,1)')])).toBeDefined();
  });

  test('MV-SETUP-02 unitLimitPerZone counts as the maximum', () => {
    const places = [...fill(1, middle, 1), foot('S4', 'Z(4,0)')];
    expect(judged(times(4, MF), places, { unitLimitPerZone: 1 })).toBeUndefined();
    expect(judged(times(4, MF), places, { unitLimitPerZone: 2 })?.rule).toBe('MV-SETUP-02');
  });

  test.each([
    ['SR1', true],
    ['SR2', true],
    ['SR3', true],
    ['NR2', false],
  ] as const)('MV-SETUP-03 a unit held back in %s: %s', (zone, may) => {
    expect(judged([MF, MF], [foot('S1', 'Z(2,0)'), held('S2', zone)]) === undefined).toBe(may);
  });

  test('MV-SETUP-03 a reserve zone has room for four', () => {
    const back = (n: number) => Array.from({ length: n }, (_, i) => held(`S${i + 1}`, 'SR1'));
    expect(judged(times(4, MF), back(4))).toBeUndefined();
    expect(judged(times(5, MF), back(5))).toBeDefined();
    expect(judged(times(5, MF), [...back(4), held('S5', 'SR2')])).toBeUndefined();
    expect(judged(times(5, MF), fill(1, ['Z(2,0)'], 5))).toBeDefined();
  });

  test('MV-SETUP-03 an army that finds no room at all cannot play', () => {
    const large = (n: number) => start({ armies: { south: army(...times(n, MF)), north: army(MF) } });
    // five Rear zones and three reserve zones hold 32
    expect(decision(large(32))).toMatchObject({ kind: 'setup' });
    expect(() => large(33)).toThrow('MV-SETUP-03');
  });
});

describe('How units start', () => {
  test('MV-SETUP-04 heading zero degrees, in the formation chosen, without stakes', () => {
    const match = start({
      armies: { south: army(MF, { type: 'LM', stands: 'MMM' }, GUN, MF), north: army(MF) },
      dice: [1, 1, 6, 6],
    });
    play(match, {
      south: [
        { do: 'dismount', units: [] },
        setup(
          'Z(1,0)',
          foot('S1', 'Z(2,0)'),
          { unit: 'S2', zone: 'Z(3,0)', formation: 'open', layout: 'MM/.M' },
          gun('S3', 'Z(1,0)'),
          { unit: 'S4', zone: 'Z(1,0)', formation: 'defensive', layout: 'FF/FF' },
        ),
      ],
      north: [plain.north],
    });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,0)', facing: 'N', formation: 'attack', layout: 'FF/FF' });
    expect(unit(match, 'S2')).toMatchObject({ zone: 'Z(3,0)', facing: 'N', formation: 'open', layout: 'MM/.M' });
    expect(unit(match, 'S3')).toMatchObject({ zone: 'Z(1,0)', facing: 'N', formation: 'open', layout: 'G' });
    expect(unit(match, 'S4')).toMatchObject({ zone: 'Z(1,0)', facing: 'N', formation: 'defensive', layout: 'FF/FF' });
    expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(2,2)', facing: 'S', formation: 'attack' });
    for (const id of ['S1', 'S2', 'S3', 'S4', 'N1']) {
      expect(unit(match, id).stakes).toBeFalsy();
      expect(unit(match, id)).toMatchObject({ hits: 0, fired: false, reacted: false });
    }
    expect(position(match)).toMatchObject({
      turn: 1,
      sides: { south: { commander: 'Z(1,0)' }, north: { commander: 'Z(2,2)' } },
    });
  });

  test('MV-SETUP-04 no stakes are deployed at set-up', () => {
    const staked = { ...foot('S1', 'Z(2,0)'), stakes: true };
    expect(judged([MF], [staked])).toBeDefined();
  });

  test.each([
    [MF, 'attack', 'FF/FF', true],
    [MF, 'defensive', 'FF/FF', true],
    [MF, 'open', 'FF/FF', false],
    [MF, 'attack', 'FFFF', false],
    [MF, 'defensive', 'FFF/F..', false],
    [{ ...MF, stands: 'FF' }, 'open', 'F/F', true],
    [{ ...MF, weapon: 'pikes', stands: 'FF' }, 'open', 'F/F', true],
    [{ ...MF, type: 'LF', stands: 'FFFFF' }, 'open', 'FFF/.FF', true],
    [{ ...MF, type: 'LF', stands: 'FFFFF' }, 'defensive', 'FF/FF/F.', true],
    [{ type: 'MM', stands: 'MMM' }, 'open', 'MM/M.', false],
    [{ type: 'MM', stands: 'MM' }, 'open', 'M/M', true],
    [{ type: 'MM', stands: 'MM' }, 'defensive', 'M/M', false],
    [{ type: 'LM', stands: 'MMMMM' }, 'open', 'MMM/.MM', true],
    [{ type: 'LM', stands: 'MMMMM' }, 'defensive', 'MMM/MM.', false],
    [{ type: 'HM', stands: 'MM' }, 'open', 'M/M', false],
    [{ type: 'HM', stands: 'MM' }, 'attack', 'M/M', true],
  ] as [Entry, string, string, boolean][])('MV-SETUP-04 %j in %s %s: %s', (entry, formation, layout, may) => {
    const places = [{ unit: 'S1', zone: 'Z(2,0)', formation, layout }, foot('S2', 'Z(2,0)')];
    expect(judged([entry, MF], places) === undefined).toBe(may);
  });

  test.each([
    ['wood', GUN, 'open', 'G', false],
    ['wood', BOMBARD, 'open', 'G', false],
    ['wood', { type: 'Organ Gun', stands: 'G' }, 'open', 'G', false],
    ['wood', { type: 'LM', stands: 'MMM' }, 'attack', 'MM/M.', false],
    ['wood', { type: 'LM', stands: 'MMM' }, 'open', 'MM/M.', true],
    ['wood', HM, 'attack', 'MM/MM', false],
    ['wood', MF, 'defensive', 'FF/FF', true],
    ['rough', GUN, 'open', 'G', false],
    ['rough', BOMBARD, 'open', 'G', false],
    ['rough', { type: 'Organ Gun', stands: 'G' }, 'open', 'G', true],
    ['rough', HM, 'attack', 'MM/MM', true],
    ['impassable', MF, 'attack', 'FF/FF', false],
    ['bog', MF, 'attack', 'FF/FF', false],
    ['hill', BOMBARD, 'open', 'G', true],
    ['village', HM, 'attack', 'MM/MM', true],
  ] as [string, Entry, string, string, boolean][])(
    'MV-SETUP-05 %s and %j in %s %s: %s',
    (terrain, entry, formation, layout, may) => {
      const places = [{ unit: 'S1', zone: 'Z(1,0)', formation, layout }, foot('S2', 'Z(2,0)')];
      expect(judged([entry, MF], places, { terrain: { 'Z(1,0)': [terrain] } }) === undefined).toBe(may);
    },
  );

  test('MV-SETUP-05 MV-ARMY-13 a dismounted unit may start in woods in attack formation', () => {
    const place = (units: string[], layout: string) => {
      const match = start({
        armies: { south: army(HM, MF), north: army(MF) },
        options: { terrain: { 'Z(1,0)': ['wood'] } },
      });
      choose(match, { do: 'dismount', units });
      return refusal(
        match,
        setup('Z(2,0)', { unit: 'S1', zone: 'Z(1,0)', formation: 'attack', layout }, foot('S2', 'Z(2,0)')),
      );
    };
    expect(place([], 'MM/MM')).toBeDefined();
    expect(place(['S1'], 'FF/FF')).toBeUndefined();
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
  ] as const)('MV-SETUP-06 MV-R-07 MV-R-11 he starts in %s: %s', (zone, may) => {
    expect(judged([MF], [foot('S1', 'Z(2,0)')], {}, zone) === undefined).toBe(may);
  });

  test.each([
    ['wood', false],
    ['impassable', false],
    ['bog', false],
    ['hill', true],
    ['village', true],
    ['rough', true],
  ] as const)('MV-SETUP-06 MV-R-07 he starts in a zone he may enter: %s %s', (terrain, may) => {
    expect(judged([MF], [foot('S1', 'Z(2,0)')], { terrain: { 'Z(4,0)': [terrain] } }, 'Z(4,0)') === undefined).toBe(
      may,
    );
  });

  test('MV-SETUP-06 MV-ARMY-17 the limit of four does not touch him', () => {
    expect(judged(times(4, MF), fill(1, ['Z(2,0)']))).toBeUndefined();
  });
});

describe('Set-up zones closed by terrain', () => {
  const wood = { terrain: { 'Z(1,0)': ['wood'] } };
  const two = ['Z(2,0)', 'Z(3,0)'];

  test('MV-R-10 MV-SETUP-02 an impassable set-up zone counts as full', () => {
    const places = [...fill(1, two), foot('S9', 'Z(0,0)')];
    expect(judged(times(9, MF), places, { terrain: { 'Z(1,0)': ['impassable'] } })).toBeUndefined();
    expect(judged(times(9, MF), places)?.rule).toBe('MV-SETUP-02');
  });

  test.each([
    [GUN, 'open', 'G', true],
    [BOMBARD, 'open', 'G', true],
    [HM, 'attack', 'MM/MM', true],
    [{ type: 'MM', stands: 'MMM' }, 'attack', 'MM/M.', true],
    // these could stand in the woods in open order
    [{ type: 'MM', stands: 'MM' }, 'attack', 'M/M', false],
    [{ type: 'MM', stands: 'MM' }, 'open', 'M/M', false],
    [{ type: 'LM', stands: 'MMMM' }, 'attack', 'MM/MM', false],
    [MF, 'attack', 'FF/FF', false],
  ] as [Entry, string, string, boolean][])(
    'MV-R-10 MV-SETUP-02 woods count as full for %j in %s %s: %s',
    (entry, formation, layout, may) => {
      const places = [...fill(1, two), { unit: 'S9', zone: 'Z(0,0)', formation, layout }];
      expect(judged([...times(8, MF), entry], places, wood) === undefined).toBe(may);
    },
  );

  test('MV-R-10 the other set-up zones must be full all the same', () => {
    const places = [...fill(1, two).slice(0, 7), gun('S8', 'Z(0,0)')];
    expect(judged([...times(7, MF), GUN], places, wood)?.rule).toBe('MV-SETUP-02');
  });
});

describe('Bombards', () => {
  const switched = { houseRules: { bombardsSetUpOnly: true } };
  const rough = (...columns: number[]) => ({
    terrain: Object.fromEntries(columns.map((c) => [`Z(${c},0)`, ['rough']])),
  });

  test('MV-SETUP-08 MV-R-09 a Bombard is set up on the table or held in reserve', () => {
    expect(judged([BOMBARD, MF], [gun('S1', 'Z(1,0)'), foot('S2', 'Z(2,0)')])).toBeUndefined();
    expect(judged([BOMBARD, MF], [held('S1', 'SR1'), foot('S2', 'Z(2,0)')])).toBeUndefined();
  });

  test('MV-R-09 bombardsSetUpOnly: it must be on the table while a legal zone has room', () => {
    expect(judged([BOMBARD, MF], [gun('S1', 'Z(1,0)'), foot('S2', 'Z(2,0)')], switched)).toBeUndefined();
    expect(judged([BOMBARD, MF], [held('S1', 'SR1'), foot('S2', 'Z(2,0)')], switched)).toBeDefined();
    // other units may be held back as before
    expect(
      judged([GUN, MF, BOMBARD], [held('S1', 'SR1'), held('S2', 'SR2'), gun('S3', 'Z(2,0)')], switched),
    ).toBeUndefined();
  });

  test('MV-R-09 bombardsSetUpOnly: with the whole Rear row full it goes into reserve', () => {
    const chosen = { unitLimitPerZone: 1, ...switched };
    const row = [0, 1, 2, 3, 4].map((c) => foot(`S${c + 1}`, `Z(${c},0)`));
    expect(judged([...times(5, MF), BOMBARD], [...row, held('S6', 'SR1')], chosen)).toBeUndefined();
    // with the Right Rear zone free it must stand there
    expect(judged([...times(4, MF), BOMBARD], [...row.slice(0, 4), held('S5', 'SR1')], chosen)).toBeDefined();
    expect(judged([...times(4, MF), BOMBARD], [...row.slice(0, 4), gun('S5', 'Z(4,0)')], chosen)).toBeUndefined();
  });

  test('MV-R-09 bombardsSetUpOnly: zones it may not enter do not count', () => {
    const places = [held('S1', 'SR1'), foot('S2', 'Z(2,0)')];
    expect(judged([BOMBARD, MF], places, { ...switched, ...rough(0, 1, 2, 3, 4) })).toBeUndefined();
    expect(judged([BOMBARD, MF], places, { ...switched, ...rough(0, 1, 2, 3) })).toBeDefined();
    expect(judged([BOMBARD, MF], places, { ...switched, ...rough(1, 2, 4) })).toBeDefined();
  });

  const playing = (S1: object, chosen: object = {}) =>
    situation({
      phase: 'initiativeMovement',
      sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } },
      options: chosen,
      dice: [1, 1, 6, 6],
      units: [
        { id: 'S1', type: 'Bombard', layout: 'G', ...S1 },
        { id: 'S2', type: 'MF', weapon: 'hand', zone: 'Z(4,0)', layout: 'FF/FF' },
        { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(4,2)', layout: 'FF/FF' },
      ],
    });

  test('MV-SETUP-08 MV-R-09 a Bombard in reserve comes on once, and then stands', () => {
    const match = playing({ zone: 'SR2' });
    expect(refusal(match, { do: 'shift', unit: 'S1', to: 'SR3' })).toBeUndefined();
    choose(match, { do: 'enter', unit: 'S1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,0)', facing: 'N' });
    choose(match, { do: 'end' });
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ turn: 2, phase: 'initiativeMovement' });
    expect(options(match).filter((o) => o.unit === 'S1')).toEqual([]);
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('MV-RESERVE-09');
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-05');
  });

  test('MV-R-09 MV-SETUP-08 it may change its reserve zone and come on there later', () => {
    const match = playing({ zone: 'SR2' });
    choose(match, { do: 'shift', unit: 'S1', to: 'SR3' });
    expect(unit(match, 'S1').zone).toBe('SR3');
    choose(match, { do: 'end' });
    choose(match, { do: 'end' });
    choose(match, { do: 'enter', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('Z(3,0)');
  });

  test('MV-R-09 bombardsSetUpOnly: one left in reserve makes no reserve move', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } },
      options: switched,
      units: [
        { id: 'S1', type: 'Bombard', zone: 'SR2', layout: 'G' },
        { id: 'S2', type: 'Gun', zone: 'SR2', layout: 'G' },
        { id: 'S3', type: 'MF', weapon: 'hand', zone: 'Z(4,0)', layout: 'FF/FF' },
        { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(4,2)', layout: 'FF/FF' },
      ],
    });
    expect(options(match).filter((o) => o.unit === 'S1')).toEqual([]);
    expect(refusal(match, { do: 'enter', unit: 'S1' })?.rule).toBe('MV-R-09');
    expect(refusal(match, { do: 'shift', unit: 'S1', to: 'SR1' })?.rule).toBe('MV-R-09');
    expect(refusal(match, { do: 'enter', unit: 'S2' })).toBeUndefined();
    expect(refusal(match, { do: 'shift', unit: 'S2', to: 'SR1' })).toBeUndefined();
  });
});

describe('Hidden set-up', () => {
  test('MV-SETUP-07 MV-R-08 by default both set up in secret and reveal together', () => {
    const match = start({ armies: { south: army(MF), north: army(MF) }, dice: [1, 1, 6, 6] });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
    const told = choose(match, setup('Z(4,0)', foot('S1', 'Z(3,0)')));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'setup' });
    expect(JSON.stringify([told, events(match)])).not.toMatch(/Z\([34],0\)/);
    const revealed = choose(match, plain.north);
    expect(JSON.stringify(revealed)).toMatch(/Z\(3,0\)/);
    expect(unit(match, 'S1').zone).toBe('Z(3,0)');
    expect(unit(match, 'N1').zone).toBe('Z(2,2)');
  });

  test('MV-SETUP-07 MV-R-08 no throw comes before a hidden set-up', () => {
    const match = start({ armies: { south: army(MF), north: army(MF) } });
    expect(events(match).filter((e) => e.event === 'throw')).toEqual([]);
  });

  test('MV-R-08 an illegal set-up goes back to its owner with the reason', () => {
    const match = southSetsUp([MF]);
    const refused = refusal(match, setup('Z(2,0)', foot('S1', 'Z(2,1)')));
    expect(refused?.because).toBeTruthy();
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
    expect(refusal(match, plain.south)).toBeUndefined();
  });

  test('MV-SETUP-07 an unknown setupMethod is refused', () => {
    expect(() => start({ armies: { south: army(MF), north: army(MF) }, options: { setupMethod: 'random' } })).toThrow();
  });
});

describe('Set-up in the open', () => {
  const place = (unit: string, zone: string) => ({ do: 'place', ...foot(unit, zone) });
  const placeGun = (unit: string, zone: string) => ({ do: 'place', ...gun(unit, zone) });
  const commander = (to: string) => ({ do: 'placeCommander', to });
  const begin = (setupMethod: string, south: Entry[], north: Entry[], dice: number[], more: object = {}) =>
    start({ armies: { south: army(...south), north: army(...north) }, options: { setupMethod, ...more }, dice });

  test.each([
    ['sequential', 'setup', [1, 1, 6, 6], 'north'],
    ['sequential', 'setup', [6, 6, 1, 1], 'south'],
    ['alternate', 'place', [1, 1, 1, 2], 'north'],
    ['alternate', 'place', [6, 6, 6, 5], 'south'],
    ['sequential', 'setup', [3, 3, 2, 4, 5, 5, 4, 5], 'south'],
    ['alternate', 'place', [3, 3, 2, 4, 4, 5, 5, 5], 'north'],
  ] as const)(
    'MV-SETUP-07 MV-R-77 MV-R-08 %s (%s): South throws 2D6, then North, ties again: %j, %s places first',
    (method, kind, dice, side) => {
      const match = begin(method, [MF], [MF], [...dice]);
      expect(events(match).flatMap((e) => (e.event === 'throw' ? e.dice : []))).toEqual(dice);
      expect(decision(match)).toMatchObject({ side, kind, open: true });
    },
  );

  const armyOnly = (...units: object[]) => ({ do: 'setup', units });

  test('MV-R-77 sequential: one whole army, then the other, which sees it, and the Commanders last in the same order', () => {
    const match = begin('sequential', [MF, MF], [MF, MF], [1, 1, 6, 6, /* initiative */ 1, 1, 6, 6]);
    expect(refusal(match, setup('Z(0,2)', foot('N2', 'Z(2,2)'), foot('N1', 'Z(1,2)')))?.rule).toBe('MV-R-77');
    choose(match, armyOnly(foot('N2', 'Z(2,2)'), foot('N1', 'Z(1,2)')));
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
    expect(unit(match, 'N2')).toMatchObject({ zone: 'Z(2,2)', facing: 'S', formation: 'attack' });
    choose(match, armyOnly(foot('S1', 'Z(2,0)'), foot('S2', 'Z(3,0)')));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'placeCommander' });
    choose(match, commander('Z(0,2)'));
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'placeCommander' });
    choose(match, commander('Z(4,0)'));
    expect(position(match)).toMatchObject({
      turn: 1,
      sides: { south: { commander: 'Z(4,0)' }, north: { commander: 'Z(0,2)' } },
    });
    expect(unit(match, 'S2')).toMatchObject({ zone: 'Z(3,0)', facing: 'N' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('MV-R-77 MV-SETUP-02 sequential: each army is judged as a whole, like a hidden set-up', () => {
    const match = begin('sequential', times(4, MF), [MF], [6, 6, 1, 1], { unitLimitPerZone: 1 });
    const three = fill(1, middle, 1);
    expect(refusal(match, armyOnly(foot('S4', 'Z(0,0)'), ...three))).toBeUndefined();
    expect(refusal(match, armyOnly(foot('S4', 'Z(0,0)'), ...three.slice(0, 2), held('S3', 'SR1')))?.rule).toBe(
      'MV-SETUP-02',
    );
  });

  test('MV-R-77 alternate: one unit each in turn, who has nothing left is passed over, Commanders last', () => {
    const match = begin('alternate', [MF, MF, MF], [MF], [6, 6, 1, 1, /* initiative */ 1, 1, 6, 6]);
    const asked: string[] = [];
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
    expect(position(match)).toMatchObject({
      turn: 1,
      sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(2,2)' } },
    });
  });

  test('MV-R-77 alternate: a side places only its own units, each once', () => {
    const match = begin('alternate', [MF, MF], [MF, MF], [6, 6, 1, 1]);
    expect(refusal(match, place('N1', 'Z(2,2)'))?.rule).toBe('MV-MOVE-01');
    choose(match, place('S1', 'Z(1,0)'));
    choose(match, place('N1', 'Z(1,2)'));
    expect(refusal(match, place('S1', 'Z(2,0)'))?.rule).toBe('MV-SETUP-03');
    expect(refusal(match, place('S2', 'Z(2,0)'))).toBeUndefined();
  });

  test('MV-R-77 MV-SETUP-02 alternate: another Rear zone only when every set-up zone is full at that moment', () => {
    const match = begin('alternate', times(4, MF), [MF], [6, 6, 1, 1], { unitLimitPerZone: 1 });
    expect(refusal(match, place('S1', 'Z(0,0)'))?.rule).toBe('MV-SETUP-02');
    choose(match, place('S1', 'Z(1,0)'));
    choose(match, place('N1', 'Z(2,2)'));
    choose(match, place('S2', 'Z(2,0)'));
    expect(refusal(match, place('S3', 'Z(0,0)'))?.rule).toBe('MV-SETUP-02');
    choose(match, place('S3', 'Z(3,0)'));
    expect(refusal(match, place('S4', 'Z(3,0)'))?.rule).toBe('MV-ZONE-04');
    expect(refusal(match, place('S4', 'Z(0,0)'))).toBeUndefined();
    expect(refusal(match, { do: 'place', unit: 'S4', zone: 'SR1' })).toBeUndefined();
  });

  test('MV-R-77 MV-R-10 alternate: a set-up zone closed to the unit counts as full', () => {
    const more = { unitLimitPerZone: 1, terrain: { 'Z(1,0)': ['wood'] } };
    const match = begin('alternate', [MF, MF, GUN], [MF], [6, 6, 1, 1], more);
    choose(match, place('S1', 'Z(2,0)'));
    choose(match, place('N1', 'Z(2,2)'));
    expect(refusal(match, placeGun('S3', 'Z(0,0)'))?.rule).toBe('MV-SETUP-02');
    choose(match, place('S2', 'Z(3,0)'));
    expect(refusal(match, placeGun('S3', 'Z(1,0)'))?.rule).toBe('MV-TERR-03');
    expect(refusal(match, placeGun('S3', 'Z(0,0)'))).toBeUndefined();
  });

  test('MV-R-77 alternate: a placing that leaves no place for the rest of the own army is refused', () => {
    // the gun can stand only in Z(2,0) and Z(3,0)
    const more = {
      unitLimitPerZone: 1,
      reserveZones: [],
      terrain: { 'Z(0,0)': ['impassable'], 'Z(1,0)': ['wood'], 'Z(4,0)': ['impassable'] },
    };
    const match = begin('alternate', [MF, MF, GUN], [MF], [6, 6, 1, 1], more);
    choose(match, place('S1', 'Z(2,0)'));
    choose(match, place('N1', 'Z(2,2)'));
    expect(refusal(match, place('S2', 'Z(3,0)'))?.rule).toBe('MV-R-77');
    expect(refusal(match, place('S2', 'Z(1,0)'))).toBeUndefined();
    expect(refusal(match, placeGun('S3', 'Z(3,0)'))).toBeUndefined();
  });

  test('MV-R-77 MV-SETUP-04 alternate: any valid formation, also defensive', () => {
    const match = begin('alternate', [MF, MF], [MF], [6, 6, 1, 1]);
    const form = (formation: string, layout: string, zone = 'Z(2,0)') =>
      refusal(match, { do: 'place', unit: 'S1', zone, formation, layout });
    expect(form('attack', 'FFFF')).toBeDefined();
    expect(form('open', 'FF/FF')).toBeDefined();
    expect(form('attack', 'FF/FF', 'Z(2,1)')).toBeDefined();
    expect(form('attack', 'FF/FF')).toBeUndefined();
    expect(form('defensive', 'FF/FF')).toBeUndefined();
  });

  test('MV-R-77 MV-R-07 alternate: the Commander is not offered zones he may not enter', () => {
    const match = begin('alternate', [MF], [MF], [6, 6, 1, 1], {
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

  test('MV-R-77 MV-R-05 the throw for who places first comes after dismounting', () => {
    const match = begin('alternate', [HM], [MF], [6, 6, 1, 1]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'dismount' });
    expect(events(match).filter((e) => e.event === 'throw')).toEqual([]);
    choose(match, { do: 'dismount', units: ['S1'] });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'place' });
    expect(refusal(match, place('S1', 'Z(2,0)'))).toBeUndefined();
  });

  test.each(['sequential', 'alternate'])(
    'MV-R-09 bombardsSetUpOnly: %s, the Bombard stands on the table while there is room',
    (method) => {
      const match = begin(method, [MF, BOMBARD], [MF], [6, 6, 1, 1], { houseRules: { bombardsSetUpOnly: true } });
      if (method === 'sequential') {
        const army = (bombard: object) => ({ do: 'setup', units: [foot('S1', 'Z(2,0)'), bombard] });
        expect(refusal(match, army(held('S2', 'SR1')))?.rule).toBe('MV-R-09');
        expect(refusal(match, army(gun('S2', 'Z(2,0)')))).toBeUndefined();
      } else {
        expect(refusal(match, { do: 'place', unit: 'S2', zone: 'SR1' })?.rule).toBe('MV-R-09');
        expect(refusal(match, placeGun('S2', 'Z(2,0)'))).toBeUndefined();
      }
    },
  );
});

describe('A set-up that a dispute has made illegal', () => {
  const withBombard = (setupMethod: string, dice: number[] = []) =>
    start({ armies: { south: army(MF, BOMBARD), north: army(MF) }, options: { setupMethod }, dice });
  const heldBack = setup('Z(2,0)', foot('S1', 'Z(2,0)'), held('S2', 'SR1'));
  const REASON = { rule: 'MV-R-09', id: 'mustStartOnTable', facts: { unit: 'S2', free: 'Z(1,0)' } };
  const agreeOn = (match: Match, value: boolean) => {
    interrupt(match, 'north', { do: 'dispute', switch: 'bombardsSetUpOnly', value });
    choose(match, { do: 'agree' });
  };

  test('MV-SETUP-07, MV-R-09 hidden: it goes back with the reasons', () => {
    const match = withBombard('hidden', [1, 1, 6, 6]);
    choose(match, heldBack);
    agreeOn(match, true);
    choose(match, plain.north);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup', about: { reasons: [REASON] } });
    const returned = events(match).find(({ event }) => event === 'setUpReturned')!;
    expect(report(match, returned)).toBe('The set-up of Army (south) went back: it is not legal any more.');
    choose(match, setup('Z(2,0)', foot('S1', 'Z(2,0)'), gun('S2', 'Z(1,0)')));
    expect(decision(match)).toMatchObject({ kind: 'activity' });
  });

  test('MV-R-77 agreed: it cannot be confirmed', () => {
    const match = withBombard('agreed');
    choose(match, heldBack);
    choose(match, plain.north);
    agreeOn(match, true);
    expect(refusal(match, { do: 'confirm' })?.rule).toBe('MV-R-09');
    expect(options(match)).not.toContainEqual({ do: 'confirm' });
  });

  test('MV-R-77 agreed: who has confirmed it before is asked again', () => {
    const match = withBombard('agreed');
    choose(match, heldBack);
    choose(match, plain.north);
    choose(match, { do: 'confirm' });
    agreeOn(match, true);
    choose(match, { do: 'confirm' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
  });
});

describe('Agreed set-up', () => {
  const confirm = { do: 'confirm' };
  const begin = (dice?: number[]) =>
    start({ armies: { south: army(MF), north: army(MF) }, options: { setupMethod: 'agreed' }, ...(dice && { dice }) });

  test('MV-R-77 agreed: both place openly and may change until both confirm', () => {
    const match = begin([1, 1, 6, 6]);
    expect(decision(match)).toMatchObject({ kind: 'setup' });
    expect(refusal(match, confirm)?.rule).toBe('MV-SETUP-07');
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

  test('MV-R-77 agreed: the placing of the other side is seen at once', () => {
    const match = begin();
    const side = decision(match)!.side;
    choose(match, plain[side]);
    expect(decision(match)?.side).not.toBe(side);
    expect(unit(match, side === 'south' ? 'S1' : 'N1').zone).toBe(side === 'south' ? 'Z(2,0)' : 'Z(2,2)');
  });

  test('MV-R-77 agreed: one side alone cannot begin the match', () => {
    const match = begin();
    play(match, { south: [plain.south, confirm], north: [plain.north] });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'setup' });
  });

  test('MV-R-77 agreed: checked like a hidden set-up', () => {
    const match = begin();
    const [id, row] = decision(match)?.side === 'south' ? ['S1', 0] : ['N1', 2];
    expect(refusal(match, setup(`Z(2,${row})`, foot(id, `Z(0,${row})`)))?.rule).toBe('MV-SETUP-02');
    expect(refusal(match, setup('Z(2,1)', foot(id, `Z(2,${row})`)))?.rule).toBe('MV-SETUP-06');
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
          type: 'MF',
          weapon: 'hand',
          zone: zones[i >> 2],
          layout: 'FF/FF',
        })),
        { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(4,2)', layout: 'FF/FF' },
      ],
    });
  const nextTurn = [1, 1, 6, 6];

  test('MV-X-13 MV-SETUP-09 N = 31: the one-third value is 11', () => {
    expect(position(ending(21, 10, 31, nextTurn)).sides.south.commander).toBe('Z(0,0)');
    const eleven = ending(20, 11, 31, nextTurn);
    expect(position(eleven).sides.south.commander).toBeUndefined();
    expect(outcome(eleven)).toBeUndefined();
  });

  test('MV-X-13 MV-SETUP-09 N = 31: the Breakpoint Value is 16', () => {
    expect(outcome(ending(16, 15, 31, nextTurn))).toBeUndefined();
    // sixteen on the table, so that no general retreat comes before
    expect(outcome(ending(16, 16, 31))).toMatchObject({ zones: { south: 4, north: 1 } });
  });

  test('MV-SETUP-09 foot and mounted count, dismounted and reserves included; artillery and Commander do not', () => {
    const match = start({
      armies: { south: army(...times(4, MF), HM, HM, GUN, BOMBARD), north: army(MF) },
      dice: nextTurn,
    });
    play(match, {
      south: [
        { do: 'dismount', units: ['S5'] },
        setup(
          'Z(2,0)',
          ...fill(1, ['Z(2,0)']),
          held('S5', 'SR1'),
          held('S6', 'SR1'),
          gun('S7', 'Z(1,0)'),
          gun('S8', 'Z(1,0)'),
        ),
      ],
      north: [plain.north],
    });
    expect(position(match).sides.south).toMatchObject({ counted: 6, tally: 0 });
    expect(position(match).sides.north).toMatchObject({ counted: 1, tally: 0 });
  });
});
