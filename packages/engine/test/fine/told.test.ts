/** What players are told: the rule behind a number, the reason of a refusal, one of a thing. */
import { describe, expect, test } from 'vitest';
import type { Event, Fault } from '../../src/kernel/index.js';
import { optionsOf, type ZonalMatch } from '../../src/zonal/index.js';
import { faultText } from '@five-victories/words';
import { englishZonal } from '@five-victories/words/en/zonal';
import { checkArmy, choose, events, fine, refusal, situation } from '../kit.js';

const { report } = englishZonal;

const QUALITY = { options: { unitQuality: 'assigned' } };
type Loose = Record<string, unknown>;
const pikes = (id: string, more: Loose = {}) => ({ id, type: 'P&M', zone: 'Z(2,1)', layout: 'PP/PP', ...more });
const horse = (id: string, more: Loose = {}) => ({ id, type: 'M', zone: 'Z(2,1)', layout: 'XX/XX', ...more });
const gun = (id: string, more: Loose = {}) => ({ id, type: 'GG', zone: 'Z(2,1)', layout: 'G', ...more });
const touching = (id: string, face = 'front') => ({ contacts: [{ with: id, face }] });
/** Commanders who are elsewhere and may ride, so that phases do not end by themselves. */
const sides = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const moving = (units: Loose[], more: Loose = {}) => situation({ phase: 'initiativeMovement', sides, units, ...more });
const heard = (match: ZonalMatch, kind?: string): Event[] =>
  events(match).filter(({ event }) => kind === undefined || event === kind);
const lines = (match: ZonalMatch, kind?: string): string[] =>
  heard(match, kind).flatMap((event) => report(match, event) ?? []);

describe('the markers of an attack (FVH-46)', () => {
  const attacked = (quality: string, dice: number[]): ZonalMatch =>
    situation({
      phase: 'melee',
      initiative: 'north',
      sides,
      units: [pikes('S1', { quality, ...touching('N1') }), pikes('N1')],
      dice: [...dice, 5, 5, 6, 6],
      ...QUALITY,
    });
  test.each([
    ['veteran', [1, 2, 6, 6], 'FV-QUAL-06', '+1 for being veteran = three green markers', 2, 3],
    ['green', [1, 2, 6, 6], 'FV-QUAL-05', '-1 for being green = one green marker', 2, 1],
    ['green', [1, 5, 6, 6], 'FV-QUAL-05', '-1 for being green = no green markers', 1, 0],
  ] as const)('FV-QUAL-05, -06 %s, dice %j: %s', (quality, dice, rule, sum, hits, markers) => {
    const match = attacked(quality, [...dice]);
    const [attack] = heard(match, 'attacked');
    expect(attack).toMatchObject({
      hits,
      markers,
      modifiers: [{ rule, by: markers - hits, id: 'quality', facts: { quality } }],
    });
    expect(lines(match, 'attacked')[0]).toBe(`S1 scored ${hits === 1 ? 'one hit' : 'two hits'} on N1, ${sum}.`);
  });
  test('FV-QUAL-01 the seasoned need no sum', () =>
    expect(lines(attacked('seasoned', [1, 2, 6, 6]), 'attacked')).toEqual([
      'S1 scored two hits on N1.',
      'N1 did not hurt S1.',
    ]));
});

describe('the number needed (FVH-47)', () => {
  test.each([
    ['veteran', { layout: 'X/X', formation: 'open' }, 4, 5],
    ['green', {}, 1, 5],
  ])('FV-QUAL-04 FV-ENGAGE-11 a test to engage of %s names its quality', (quality, more, need, die) => {
    const match = moving([horse('S1', { quality, ...more }), pikes('N1')], { dice: [die], ...QUALITY });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    const needBy = { rule: 'FV-QUAL-04', quality };
    expect(heard(match, 'tested')).toMatchObject([{ rule: 'FV-ENGAGE-11', need, needBy, passed: false }]);
    expect(heard(match, 'throw')).toMatchObject([{ rule: 'FV-ENGAGE-11', needs: [need], needBy }]);
    expect(lines(match, 'tested')).toEqual([
      `S1 threw 5 and needed ${need === 1 ? 'a 1' : '4 or less'} (${quality}): it hung back.`,
    ]);
  });
  test('FV-ENGAGE-11 where quality changes nothing it is not named', () => {
    const match = moving([horse('S1'), pikes('N1')], { dice: [5], ...QUALITY });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(heard(match, 'tested')[0]).not.toHaveProperty('needBy');
    expect(lines(match, 'tested')).toEqual(['S1 threw 5 and needed 3 or less: it hung back.']);
  });
  test('FV-R-21 a test to intercept names it only by agreement', () => {
    const match = moving([horse('S1'), horse('N1', { quality: 'veteran' })], {
      dice: [4],
      options: { unitQuality: 'assigned', houseRules: { qualityAffectsIntercept: true } },
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'move' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(heard(match, 'tested')).toMatchObject([{ need: 4, needBy: { rule: 'FV-R-21', quality: 'veteran' } }]);
    expect(lines(match, 'tested')[0]).toMatch(/needed 4 or less \(veteran\)/);
  });
  test('FV-QUAL-03 FV-FIRE-15 a shot says from what its dice come and who needs so much', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      units: [gun('S1', { quality: 'green' }), horse('N1')],
      dice: [1, 2, 2],
      ...QUALITY,
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(lines(match, 'throw')).toContain(
      'S1 fired at N1: 2 from the gun, same zone +1 target mounted = 3 dice, hits on 1 (green): 1 2 2, one hit.',
    );
  });
});

describe('pinned cavalry (FVH-48)', () => {
  const chosen = (units: Loose[]): ZonalMatch => {
    const match = moving(units);
    choose(match, { do: 'choose', unit: 'S1' });
    return match;
  };
  test('FV-DISENG-02 is told who holds it', () => {
    const match = chosen([horse('S1', touching('N1')), horse('N1')]);
    expect(heard(match, 'pinned')).toMatchObject([{ rule: 'FV-DISENG-02', unit: 'S1', target: 'N1' }]);
    expect(lines(match, 'pinned')).toEqual(['S1 could do nothing: N1, in contact with it, was mounted.']);
  });
  test('FV-DISENG-03 is told that all its faces are taken', () => {
    const faces = { N1: 'front', N2: 'left', N3: 'right', N4: 'rear' };
    const facings = { N1: 'S', N2: 'E', N3: 'W', N4: 'N' };
    const contacts = Object.entries(faces).map(([id, face]) => ({ with: id, face }));
    const match = chosen([
      horse('S1', { contacts }),
      ...Object.entries(facings).map(([id, facing]) => pikes(id, { facing })),
    ]);
    expect(heard(match, 'pinned')).toMatchObject([{ rule: 'FV-DISENG-03', unit: 'S1' }]);
    expect(lines(match, 'pinned')).toEqual(['S1 could do nothing: all four of its faces were occupied.']);
  });
  test('FV-MOVE-05 who may disengage and does nothing is not told anything', () => {
    const match = chosen([horse('S1', touching('N1')), pikes('N1')]);
    choose(match, { do: 'nothing' });
    expect(heard(match, 'pinned')).toEqual([]);
  });
});

describe('limits of an army (FVH-50, -51)', () => {
  const regiment = (type: string, stands: string) => ({ name: `A ${type}`, type, stands });
  const army = (...types: [string, string][]) => ({ name: 'Red', units: types.map((each) => regiment(...each)) });
  const because = (rule: string, given: ReturnType<typeof army>, options: object = {}) => {
    const { errors, warnings } = checkArmy(given, options);
    const found = (faults: readonly Fault[]) => {
      const fault = faults.find((each) => each.rule === rule);
      return fault && faultText(englishZonal, {}, fault);
    };
    return { error: found(errors), warning: found(warnings) };
  };
  const HORSE = army(['D', 'DD'], ['M', 'XX'], ['P&M', 'PM']);
  test('FV-ARMY-14 what is usual is a warning, what is demanded an error', () => {
    expect(because('FV-ARMY-14', HORSE)).toEqual({
      error: undefined,
      warning: '1 Dragoon unit and 1 Mounted unit: more Mounted is usual.',
    });
    expect(because('FV-ARMY-14', HORSE, { dragoonsFewer: true })).toEqual({
      error: '1 Dragoon unit and 1 Mounted unit: there must be more Mounted.',
      warning: undefined,
    });
  });
  test('FV-ARMY-06, -07 one of a kind, and none', () => {
    const one = army(['P&M', 'PM'], ['Foot', 'HL'], ['HM', 'YY']);
    expect(because('FV-ARMY-06', one).error).toBe(
      '1 Pike and Musket unit and 1 Foot unit: there must be more Pike and Musket.',
    );
    expect(because('FV-ARMY-06', one, { enforceComposition: false }).warning).toBe(
      '1 Pike and Musket unit and 1 Foot unit: more Pike and Musket is usual.',
    );
    expect(because('FV-ARMY-06', army(['Foot', 'HL'], ['Foot', 'HL'])).error).toBe(
      '0 Pike and Musket units and 2 Foot units: there must be more Pike and Musket.',
    );
    const two = army(['HM', 'YY'], ['HM', 'YY']);
    expect(because('FV-ARMY-07', one, { maxHeavyMounted: 0 }).error).toBe('1 Heavy Mounted unit, and none is allowed.');
    expect(because('FV-ARMY-07', two, { maxHeavyMounted: 1 }).error).toBe(
      '2 Heavy Mounted units, and at most 1 is allowed.',
    );
  });
  test('FV-TERR-10 one wood where none is allowed', () => {
    const faults: Fault[] = [];
    optionsOf(fine, { terrain: { 'Z(1,1)': ['wood'] }, terrainLimits: { wood: 0 } }, 'options', faults);
    expect(faults.map((fault) => faultText(englishZonal, {}, fault))).toEqual([
      '1 zone with wood, and none is allowed.',
    ]);
  });
});

describe('one stand to lose (FVH-51)', () => {
  const losing = (more: Loose = {}): ZonalMatch =>
    situation({ phase: 'losses', units: [pikes('S1', { layout: 'PM/PM', hits: 2, ...more }), pikes('N1')] });
  test('FV-LOSS-06 an empty cell, or a kind instead of a cell', () => {
    const match = losing();
    expect(refusal(match, { do: 'remove', cells: [[5, 5]] })?.because).toBe(
      'S1 (PM/PM) has no stand in the cell [5,5].',
    );
    expect(refusal(match, { do: 'remove', stands: 'M' })?.because).toBe('S1 loses 1 stand: name the cell.');
    expect(refusal(match, { do: 'remove', cells: [[1, 1]], stands: 'P' })?.because).toBe(
      'The cell holds M, and stands keep their place: not P.',
    );
  });
  test('FV-LOSS-06 two of them', () => {
    const match = losing({ hits: 4 });
    expect(refusal(match, { do: 'remove', stands: 'MM' })?.because).toBe('S1 loses 2 stands: name the cells.');
    expect(
      refusal(match, {
        do: 'remove',
        cells: [
          [1, 1],
          [5, 5],
        ],
      })?.because,
    ).toBe('S1 (PM/PM) has no 2 different stands in the cells [1,1] [5,5].');
  });
  test('FV-LOSS-18 in reserve the kind', () => {
    const match = losing({ zone: 'SR1', layout: 'PPMM' });
    expect(refusal(match, { do: 'remove', cells: [[0, 0]] })?.because).toBe(
      'S1 is in reserve: name the kind of its 1 lost stand.',
    );
  });
});

describe('reasons in the words of the game', () => {
  const engaged = (target: Loose, by: Loose = horse('S1')): ZonalMatch => {
    const match = moving([by, target, horse('N2')], { sides: { south: { commander: 'Z(2,1)' } } });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    return match;
  };
  const why = (match: ZonalMatch, verb: string) => {
    const refused = refusal(match, { do: verb, unit: 'N1' });
    return `${refused?.rule} ${refused?.because}`;
  };
  test('FV-REACT-15, -17, -28, -35 foot that is engaged by mounted', () => {
    const match = engaged(pikes('N1'));
    expect(
      ['counterCharge', 'recoil', 'fire', 'evade', 'flee', 'intercept', 'support'].map((verb) => why(match, verb)),
    ).toEqual([
      'FV-REACT-15 N1 is not mounted and cannot counter-charge.',
      'FV-REACT-17 N1 is not mounted and cannot recoil.',
      'FV-REACT-28 S1 is mounted, and N1 fires only at foot that engages it.',
      'FV-REACT-35 N1 is not in open order and cannot evade.',
      'FV-REACT-49 N1 is not among those that may flee.',
      'FV-REACT-09 N1 is the target itself and cannot intercept.',
      'FV-REACT-09 N1 is the target itself and cannot give supporting fire.',
    ]);
  });
  test('FV-REACT-28, -30, -35 mounted that are engaged', () => {
    const match = engaged(horse('N1'));
    expect(['fire', 'hastyDefence', 'evade'].map((verb) => why(match, verb))).toEqual([
      'FV-REACT-28 N1 is mounted: it counter-charges or recoils.',
      'FV-REACT-30 N1 is not foot, and only foot form a defensive formation.',
      'FV-REACT-35 N1 is not foot and cannot evade.',
    ]);
  });
  test('FV-REACT-27, -49 a gun that is engaged by foot, and by mounted', () => {
    expect(why(engaged(gun('N1'), pikes('S1')), 'fire')).toBe(
      'FV-REACT-27 S1 is foot, and N1 fires only at mounted that engage it.',
    );
    expect(why(engaged(gun('N1')), 'flee')).toBe('FV-REACT-49 S1 is not foot, and N1 flees only from foot.');
  });
  test('FV-REACT-35 open order does not evade mounted', () => {
    const match = engaged({ id: 'N1', type: 'Foot', zone: 'Z(2,1)', layout: 'H/H', formation: 'open' });
    expect(why(match, 'evade')).toBe('FV-REACT-35 S1 is mounted, and N1 evades only foot.');
  });
  test('FV-TERR-20 the Commander is told whether it is the ground or an escarpment', () => {
    const match = moving([pikes('S1'), pikes('N1')], {
      sides: { south: { commander: 'Z(2,0)' } },
      options: { terrain: { 'Z(1,0)': ['impassable'] }, escarpments: ['Z(2,0)-Z(3,0)'] },
    });
    const ride = (to: string) => refusal(match, { do: 'moveCommander', to })?.because;
    expect([ride('Z(1,0)'), ride('Z(3,0)')]).toEqual([
      'Z(1,0) (impassable) is closed to the Commander.',
      'An escarpment keeps the Commander in Z(2,0) out of Z(3,0).',
    ]);
    expect([ride('Z(4,0)'), ride('__proto__')]).toEqual([
      'The Commander in Z(2,0) cannot reach Z(4,0), which is not an adjacent zone.',
      'The Commander in Z(2,0) cannot reach __proto__, which is not an adjacent zone.',
    ]);
  });
  test('FV-MOVE-06 one action, and two', () => {
    const after = (unit: Loose, ...turns: string[]) => {
      const match = moving([unit, pikes('N1', { zone: 'Z(2,2)' })], {
        options: { houseRules: { reserveAfterActions: true } },
      });
      choose(match, { do: 'choose', unit: 'S1' });
      for (const to of turns) choose(match, { do: 'turn', to });
      return refusal(match, { do: 'move' })?.because;
    };
    const atHome = { zone: 'Z(2,0)' };
    expect(after(pikes('S1', atHome), 'E')).toBe('S1 has used its one action.');
    expect(after(horse('S1', atHome), 'E', 'S')).toBe('S1 has used both its actions.');
  });
});

test('FV-ENGAGE-16 joining in is announced for the face it will take, or for a flank that is picked later', () => {
  const joined = (contacts: Loose[], others: Loose[]): string[] => {
    const match = moving([pikes('S1'), pikes('N1', { contacts }), ...others]);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    if (match.decision?.kind === 'flank') choose(match, { do: 'flank', face: 'left' });
    expect(heard(match, 'testWaived')).toMatchObject([{ rule: 'FV-ENGAGE-10' }]);
    return [...lines(match, 'engages'), ...lines(match, 'contact')];
  };
  const ahead = { with: 'S2', face: 'front' };
  expect(joined([ahead], [pikes('S2')])).toEqual(['S1 went for a flank of N1.', 'S1 struck N1 in the left flank.']);
  expect(joined([ahead, { with: 'S3', face: 'left' }], [pikes('S2'), pikes('S3', { facing: 'W' })])).toEqual([
    'S1 went for the right flank of N1.',
    'S1 struck N1 in the right flank.',
  ]);
});

describe('reactions and the reckoning', () => {
  test('FV-R-40 a formation that was there before is not made in haste', () => {
    const agreed = { options: { houseRules: { preparedDefence: true } }, sides: { south: { commander: 'Z(2,1)' } } };
    const match = moving([horse('S1'), pikes('N1', { formation: 'defensive' })], agreed);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'hastyDefence', unit: 'N1' });
    expect(lines(match).slice(1)).toEqual([
      'N1 stood ready in its defensive formation against S1.',
      'S1 pulled up short.',
      'S1 took one hit pulling up.',
    ]);
  });
  test('FV-VICT-10 whose Commander is gone', () => {
    const lost = { counted: 4, tally: 2 };
    const match = situation({
      phase: 'victory',
      sides: { south: { ...lost, commander: 'Z(2,0)' }, north: { ...lost, commander: 'Z(2,2)' } },
      units: [pikes('S1'), pikes('S2'), pikes('N1'), pikes('N2')],
    });
    expect(lines(match, 'commanderRemoved')).toEqual([
      "With two units of South routed, South's Commander was swept from the field.",
      "With two units of North routed, North's Commander was swept from the field.",
    ]);
  });
});

describe('the reason of the case, and no other', () => {
  const dragoons = (id: string, more: Loose = {}) => ({ id, type: 'D', zone: 'Z(2,1)', layout: 'DD/D.', ...more });
  const wood = { options: { terrain: { 'Z(2,1)': ['wood'] } } };

  test('FV-FIRE-04 mounted dragoons have firearms, but must dismount to use them', () => {
    const units = [dragoons('N1'), pikes('N2', { layout: 'MM/MM' }), pikes('N3'), pikes('S1')];
    const match = situation({ phase: 'firing', sides, units });
    expect(refusal(match, { do: 'fire', unit: 'N1', target: 'S1' })).toMatchObject({
      rule: 'FV-FIRE-04',
      because: 'N1 is mounted and fires only dismounted.',
    });
    expect(refusal(match, { do: 'fire', unit: 'N3', target: 'S1' })).toMatchObject({
      rule: 'FV-FIRE-04',
      because: 'N3 has nothing to fire with.',
    });
  });

  test('FV-TERR-13 who is dismounted is not said to be mounted', () => {
    const match = moving([dragoons('S1', { state: 'dismounted' })], wood);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'mountUp' })).toMatchObject({
      rule: 'FV-TERR-13',
      because: 'S1 cannot mount up in Z(2,1) (wood), where mounted are in open order only.',
    });
  });

  test('FV-TERR-13 woods keep mounted from an attack formation: it is not that there is none', () => {
    const match = moving([horse('S1', { layout: 'X/X', formation: 'open' }), horse('S2', { zone: 'Z(1,1)' })], wood);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'changeFormation' })).toMatchObject({
      rule: 'FV-TERR-13',
      because: 'S1 is mounted and may be in Z(2,1) (wood) in open order only.',
    });
    choose(match, { do: 'nothing' });
    choose(match, { do: 'choose', unit: 'S2' });
    expect(refusal(match, { do: 'changeFormation' })).toMatchObject({
      rule: 'FV-MOVE-13',
      because: 'S2 has no other formation or arrangement to take.',
    });
  });

  test('FV-REACT-02 FV-REACT-07 who is not the target, not there, or not theirs', () => {
    const match = moving([pikes('S1'), pikes('N1'), horse('N2'), pikes('N3'), pikes('N4', { zone: 'Z(4,2)' })], {
      dice: [1],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    const why = (unit: string) => refusal(match, { do: 'hastyDefence', unit });
    expect(why('N3')).toMatchObject({
      rule: 'FV-REACT-07',
      because: 'N3 is not the target; others can only intercept or give supporting fire.',
    });
    expect(why('N4')).toMatchObject({ rule: 'FV-REACT-02', because: 'N4 is not in Z(2,1).' });
    expect(why('S1')).toMatchObject({ rule: 'FV-GEN-04', because: 'S1 is not yours.' });
    choose(match, { do: 'done' });
  });

  test('FV-LOSS-01 FV-LOSS-03 the smaller unit, or the other side of two alike', () => {
    const three = { layout: 'PP/P.', hits: 2 };
    const match = situation({
      phase: 'losses',
      initiative: 'south',
      sides,
      units: [pikes('S1', three), pikes('N1', three), pikes('N2', three), pikes('N3', { hits: 2 })],
    });
    expect(refusal(match, { do: 'lossesOf', unit: 'N3' })).toMatchObject({
      rule: 'FV-LOSS-01',
      because: 'N3 has 4 stands, and units of 3 stands come before it.',
    });
    expect(refusal(match, { do: 'lossesOf', unit: 'S1' })).toMatchObject({
      rule: 'FV-LOSS-01',
      because: 'Among units of the same size, those of the side without the initiative come before S1.',
    });
  });
});

test('FV-MOVE-15 only who goes towards the enemy advances', () => {
  const told = (unit: Loose): string[] => {
    const match = moving([unit, pikes('S2', { zone: 'Z(0,0)' })], {
      initiative: (unit['id'] as string).startsWith('S') ? 'south' : 'north',
    });
    choose(match, { do: 'choose', unit: unit['id'] as string });
    choose(match, { do: 'move' });
    return lines(match, 'moved');
  };
  expect(told(pikes('S1'))).toEqual(["S1 advanced into North's centre Z(2,2)."]);
  expect(told(pikes('S1', { facing: 'S' }))).toEqual(["S1 marched into South's centre Z(2,0)."]);
  expect(told(pikes('S1', { facing: 'E' }))).toEqual(['S1 marched into the east Z(3,1).']);
  expect(told(pikes('N1'))).toEqual(["N1 advanced into South's centre Z(2,0)."]);
  expect(told(pikes('N1', { facing: 'N' }))).toEqual(["N1 marched into North's centre Z(2,2)."]);
});
