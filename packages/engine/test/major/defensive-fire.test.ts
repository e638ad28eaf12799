// A Major Victory, DEFFIRE: artillery and foot that fire at whoever engages them, over-run (MV-DEFFIRE-01 to -12,
// MV-R-38, -39, -45 and the switches footFightsArtillery, noZeroDiceFire, strictHoldingFire).
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';
const { situation, choose, refusal, decision, options, unit, position, events } = kitFor(major);

type Fields = Record<string, unknown>;
type Match = ReturnType<typeof situation>;

const Z = 'Z(2,1)';
const away = { sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(0,2)' } } };

/** South is active and his Commander is in Z(2,1), so that nobody there tests to engage. */
function place(units: Fields[], more: Fields = {}): Match {
  return situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    sides: { south: { commander: Z }, north: { commander: 'Z(0,2)' } },
    units: units.map((fields) => ({ zone: Z, ...fields })),
    ...more,
  });
}
const house = (...names: string[]): Fields => ({
  options: { houseRules: Object.fromEntries(names.map((name) => [name, true])) },
});

/** Every option of the waiting decision as words: `fire N1`, `rally E`, `done`. */
function answers(match: Match): string[] {
  return (options(match) as Fields[])
    .map((option) => [option.do, option.unit, option.target, option.to, option.face].filter(Boolean).join(' '))
    .sort();
}

function engage(match: Match, id: string, target: string): void {
  choose(match, { do: 'choose', unit: id });
  choose(match, { do: 'engage', target });
}

/** The contacts of a unit as words: `N1 front` is a contact with N1 on the unit's own front. */
function touching(match: Match, id: string): string[] {
  return (unit(match, id).contacts as Fields[]).map((contact) => `${contact.with} ${contact.face}`).sort();
}

/** South's main decision waits again, and the unit can do no more in this phase. */
function expectDone(match: Match, id: string): void {
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  expect(answers(match)).not.toContain(`choose ${id}`);
}

/** So many hits among so many dice. */
const throws = (count: number, hits: number): number[] => Array.from({ length: count }, (_, i) => (i < hits ? 2 : 3));

const pikes: Fields = { id: 'S1', type: 'MF', weapon: 'pikes', layout: 'FF/FF' };
const horse: Fields = { id: 'S1', type: 'MM', layout: 'MM/MM' };
const levy: Fields = { id: 'N2', type: 'MF', weapon: 'hand', layout: 'FF/FF' };
const gun: Fields = { id: 'N1', type: 'Gun', layout: 'G' };
const rallies = ['rally E', 'rally N', 'rally S', 'rally W'];

const engagers: Record<string, Fields> = {
  'Medium Foot': pikes,
  'Heavy Foot': { id: 'S1', type: 'HF', weapon: 'hand', layout: 'FF/FF' },
  'Light Foot in open order': { id: 'S1', type: 'LF', weapon: 'light', layout: 'FF/FF', formation: 'open' },
  'Medium Mounted': horse,
  'Heavy Mounted': { id: 'S1', type: 'HM', layout: 'MM/MM' },
  'Light Mounted in open order': { id: 'S1', type: 'LM', layout: 'MM/MM', formation: 'open' },
};

describe('reaction 2: artillery defensive fire', () => {
  // Dice by MV-FIRE-16 and -17; armour does not count against artillery (MV-R-16).
  const dice: [string, string, number][] = [
    ['Organ Gun', 'Medium Foot', 1],
    ['Organ Gun', 'Heavy Foot', 1],
    ['Organ Gun', 'Light Foot in open order', 0],
    ['Organ Gun', 'Medium Mounted', 2],
    ['Organ Gun', 'Heavy Mounted', 2],
    ['Organ Gun', 'Light Mounted in open order', 1],
    ['Gun', 'Medium Foot', 2],
    ['Gun', 'Heavy Foot', 2],
    ['Gun', 'Light Foot in open order', 1],
    ['Gun', 'Medium Mounted', 3],
    ['Gun', 'Heavy Mounted', 3],
    ['Gun', 'Light Mounted in open order', 2],
    ['Bombard', 'Medium Foot', 4],
    ['Bombard', 'Heavy Foot', 4],
    ['Bombard', 'Light Foot in open order', 3],
    ['Bombard', 'Medium Mounted', 5],
    ['Bombard', 'Heavy Mounted', 5],
    ['Bombard', 'Light Mounted in open order', 4],
  ];
  test.each(dice)(
    'MV-DEFFIRE-01 MV-DEFFIRE-02 MV-DEFFIRE-03 MV-R-38 %s engaged by %s: %i dice',
    (type, name, count) => {
      for (const hits of [0, 1, 2, 3].filter((n) => n <= count)) {
        const match = place([engagers[name]!, { ...gun, type }], { dice: throws(count, hits) });
        engage(match, 'S1', 'N1');
        expect(unit(match, 'S1')).toMatchObject({ hits, contacts: [], zone: Z, facing: 'N' });
        if (hits >= 2) {
          expect(unit(match, 'N1')).toMatchObject({ zone: Z, fired: true, reacted: true, contacts: [] });
          expectDone(match, 'S1');
        } else {
          expect(unit(match, 'N1').zone).toBe('routed');
          expect(decision(match)).toMatchObject({
            side: 'south',
            kind: name.includes('Mounted') ? 'followUp' : 'activity',
          });
        }
      }
    },
  );

  test('MV-DEFFIRE-01 the gun that must fire fires without being asked', () => {
    const match = place([pikes, gun], { dice: [1, 1] });
    engage(match, 'S1', 'N1');
    expect((events(match) as Fields[]).filter((event) => event.event === 'throw')).toMatchObject([
      { side: 'north', unit: 'N1', dice: [1, 1] },
    ]);
    expect(unit(match, 'N1').fired).toBe(true);
  });

  test.each(['Organ Gun', 'Gun', 'Bombard'])(
    'MV-DEFFIRE-03 %s with a red or a yellow marker is over-run without firing',
    (type) => {
      for (const marker of [{ fired: true }, { reacted: true }])
        for (const engager of [pikes, horse]) {
          const match = place([
            { ...engager, facing: 'W' },
            { ...gun, type, ...marker },
          ]);
          engage(match, 'S1', 'N1');
          expect(unit(match, 'N1').zone).toBe('routed');
          expect(unit(match, 'S1')).toMatchObject({ hits: 0, contacts: [], facing: 'W', zone: Z });
        }
    },
  );

  test('MV-DEFFIRE-03 a gun that may not fire any more does not keep others from helping', () => {
    const match = place([pikes, { ...gun, fired: true }, { ...gun, id: 'N2' }], { dice: [1, 6] });
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['done', 'support N2']);
    choose(match, { do: 'support', unit: 'N2' });
    expect(unit(match, 'N1').zone).toBe('routed');
    expectDone(match, 'S1');
  });

  test('MV-DEFFIRE-03 a gun over-run does not count in the tally', () => {
    const match = place([pikes, { ...gun, fired: true }, levy]);
    engage(match, 'S1', 'N1');
    expect(position(match).sides.north.tally).toBe(0);
  });

  test('MV-DEFFIRE-02 a gun that has fired once is done: the next engager over-runs it', () => {
    const match = place([pikes, { ...pikes, id: 'S2' }, gun], { dice: [1, 2] });
    engage(match, 'S1', 'N1');
    expectDone(match, 'S1');
    engage(match, 'S2', 'N1');
    expect(unit(match, 'N1').zone).toBe('routed');
    expectDone(match, 'S2');
  });

  test.each(['LM', 'MM', 'HM'])('MV-DEFFIRE-04 after an over-run %s must engage another unit or rally', (type) => {
    const match = place([{ ...horse, type }, { ...gun, fired: true }, levy]);
    engage(match, 'S1', 'N1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'followUp', about: { unit: 'S1' } });
    expect(answers(match)).toEqual(['engage N2', ...rallies]);
    choose(match, { do: 'rally', to: 'W' });
    expect(unit(match, 'S1')).toMatchObject({ facing: 'W', contacts: [] });
    expectDone(match, 'S1');
  });

  test('MV-DEFFIRE-04 two over-runs in a row, the second gun fires in vain too', () => {
    const match = place([horse, { ...gun, type: 'Organ Gun' }, { ...gun, id: 'N2' }], { dice: [1, 6, 6, 2, 6] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'N1').zone).toBe('routed');
    choose(match, { do: 'engage', target: 'N2' });
    expect(unit(match, 'N2').zone).toBe('routed');
    expect(unit(match, 'S1').hits).toBe(2);
    expect(answers(match)).toEqual(rallies);
  });

  test('MV-DEFFIRE-04 out of command each follow-on is tested, and a failure ends it', () => {
    const spent = ['N1', 'N2', 'N3'].map((id) => ({ ...gun, id, fired: true }));
    const match = place([horse, ...spent], { ...away, dice: [3, 3, 4] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'engage', target: 'N2' });
    choose(match, { do: 'engage', target: 'N3' });
    expect(unit(match, 'N2').zone).toBe('routed');
    expect(unit(match, 'N3').zone).toBe(Z);
    expectDone(match, 'S1');
  });

  test('MV-DEFFIRE-04 a follow-on that flinches from the second gun ends without a rally', () => {
    const match = place([horse, { ...gun, fired: true }, { ...gun, id: 'N2' }], { dice: [1, 1, 6] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    choose(match, { do: 'engage', target: 'N2' });
    expect(unit(match, 'N2')).toMatchObject({ zone: Z, fired: true });
    expectDone(match, 'S1');
  });

  test('MV-DEFFIRE-05 MV-R-39 after an over-run foot stays, unengaged, and is done', () => {
    const match = place([{ ...pikes, facing: 'E' }, { ...gun, fired: true }, levy]);
    engage(match, 'S1', 'N1');
    expect(unit(match, 'S1')).toMatchObject({ zone: Z, facing: 'E', contacts: [], formation: 'attack' });
    expectDone(match, 'S1');
  });

  test.each([
    ['over-runs: lost', [1, 6], false],
    ['flinches: kept', [1, 2], true],
  ])('MV-STAKE-04 MV-R-27 the stakes of foot that %s', (_name, fire, kept) => {
    const match = place([{ ...pikes, stakes: true }, gun], { dice: fire });
    engage(match, 'S1', 'N1');
    expect(Boolean(unit(match, 'S1').stakes)).toBe(kept);
  });

  test('MV-DEFFIRE-01 village cover of the engaging foot takes two dice', () => {
    const match = place([pikes, { ...gun, type: 'Bombard' }], {
      options: { terrain: { [Z]: ['village'] } },
      dice: [1, 2],
    });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'S1').hits).toBe(2);
    expectDone(match, 'S1');
  });

  test('MV-DEFFIRE-01 the quality of the gun counts', () => {
    const quality = (value: string, dice2: number[]): Match => {
      const match = place([pikes, { ...gun, quality: value }], { options: { unitQuality: 'assigned' }, dice: dice2 });
      engage(match, 'S1', 'N1');
      return match;
    };
    expect(unit(quality('green', [1, 2]), 'N1').zone).toBe('routed');
    expect(unit(quality('veteran', [2, 3]), 'N1').zone).toBe(Z);
  });

  test.each([
    ['default', {}],
    ['noZeroDiceFire', house('noZeroDiceFire')],
  ])('MV-R-13 compulsory fire with no dice is no hit, the gun is over-run: %s', (_name, more) => {
    const match = place([engagers['Light Foot in open order']!, { ...gun, type: 'Organ Gun' }], more);
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1').zone).toBe('routed');
    expect(unit(match, 'S1').hits).toBe(0);
    expectDone(match, 'S1');
  });

  test('MV-R-13 compulsory fire with no dice is still owed', () => {
    const match = place([engagers['Light Foot in open order']!, { ...gun, type: 'Organ Gun' }, { ...gun, id: 'N2' }]);
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['fire N1', 'support N2']);
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'N1').zone).toBe('routed');
  });

  test('MV-R-74 artillery engaged in the firing phase and free now fires; with strictHoldingFire it is over-run', () => {
    const held = { ...gun, engagedInFiring: true };
    const fires = place([pikes, held], { dice: [1, 1] });
    engage(fires, 'S1', 'N1');
    expect(unit(fires, 'N1')).toMatchObject({ zone: Z, fired: true });
    const silent = place([pikes, held], house('strictHoldingFire'));
    engage(silent, 'S1', 'N1');
    expect(unit(silent, 'N1').zone).toBe('routed');
    expect(unit(silent, 'S1').hits).toBe(0);
  });
});

describe('MV-R-38 footFightsArtillery', () => {
  const fights = house('footFightsArtillery');

  test.each(['Organ Gun', 'Gun', 'Bombard'])('MV-R-38 with the switch foot makes ordinary contact with %s', (type) => {
    for (const marker of [{}, { fired: true }, { reacted: true }]) {
      const match = place([pikes, { ...gun, type, facing: 'E', ...marker }], fights);
      engage(match, 'S1', 'N1');
      expect(touching(match, 'S1')).toEqual(['N1 front']);
      expect(touching(match, 'N1')).toEqual(['S1 right']);
      expect(unit(match, 'N1')).toMatchObject({ zone: Z, hits: 0, fired: false, reacted: false, ...marker });
      expect(unit(match, 'S1').hits).toBe(0);
      expectDone(match, 'S1');
    }
  });

  test('MV-R-38 with the switch foot leaves its stakes in the contact', () => {
    const match = place([{ ...pikes, stakes: true }, gun], fights);
    engage(match, 'S1', 'N1');
    expect(Boolean(unit(match, 'S1').stakes)).toBe(false);
  });

  test('MV-R-38 with the switch mounted still over-run artillery that cannot fire', () => {
    for (const marker of [{ fired: true }, { reacted: true }]) {
      const match = place([horse, { ...gun, ...marker }], fights);
      engage(match, 'S1', 'N1');
      expect(unit(match, 'N1').zone).toBe('routed');
    }
  });

  test('MV-R-38 with the switch artillery still fires at mounted and is over-run by them', () => {
    const flinch = place([horse, gun], { ...fights, dice: [1, 2, 3] });
    engage(flinch, 'S1', 'N1');
    expect(unit(flinch, 'N1')).toMatchObject({ zone: Z, fired: true });
    expectDone(flinch, 'S1');
    const overrun = place([horse, gun], { ...fights, dice: [1, 3, 3] });
    engage(overrun, 'S1', 'N1');
    expect(unit(overrun, 'N1').zone).toBe('routed');
    expect(decision(overrun)?.kind).toBe('followUp');
  });

  test('MV-R-38 with the switch others may still fire in support against foot', () => {
    const match = place([pikes, gun, { ...gun, id: 'N2' }], { ...fights, dice: [1, 2] });
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['done', 'support N2']);
    choose(match, { do: 'support', unit: 'N2' });
    expect(touching(match, 'N1')).toEqual([]);
    expectDone(match, 'S1');
  });

  test('MV-R-38 with the switch mounted make ordinary contact with artillery already engaged', () => {
    const match = place(
      [{ ...horse, facing: 'W' }, { ...pikes, id: 'S2', contacts: [{ with: 'N1', face: 'front' }] }, gun],
      fights,
    );
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 left', 'S2 front']);
    expect(unit(match, 'N1')).toMatchObject({ zone: Z, fired: false, reacted: false });
    expect(unit(match, 'S1').hits).toBe(0);
    expectDone(match, 'S1');
  });

  const combat = (die: number): Match =>
    place([{ ...pikes, contacts: [{ with: 'N1', face: 'front' }] }, gun, { ...levy, zone: 'Z(4,2)' }], {
      phase: 'melee',
      ...away,
      ...fights,
      dice: [die, 6, 6, 6, 6],
    });

  test('MV-R-38 with the switch artillery fights with CV 1: a 1 is a second hit, a 2 is none', () => {
    expect(decision(combat(1))).toMatchObject({ side: 'south', kind: 'remove', about: { unit: 'S1', lose: 1 } });
    const missed = combat(2);
    expect(decision(missed)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(missed, 'S1').layout).toBe('FF/FF');
    expect(touching(missed, 'N1')).toEqual(['S1 front']);
  });

  test('MV-R-38 with the switch an interceptor still over-runs artillery', () => {
    const match = place(
      [
        { id: 'S1', type: 'Gun', layout: 'G' },
        { id: 'N1', type: 'HM', layout: 'MM/MM' },
      ],
      fights,
    );
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'move' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1').zone).toBe('routed');
  });
});

describe('reaction 3: foot defensive fire', () => {
  const archers: Fields = { id: 'N1', type: 'MF', weapon: 'bows', layout: 'FF/FF' };
  const fire = (units: Fields[], more: Fields = {}): Match => {
    const match = place(units, more);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'fire', unit: 'N1' });
    return match;
  };

  test.each([
    ['attack formation', archers, 4],
    ['defensive formation', { ...archers, formation: 'defensive' }, 2],
    ['open order', { ...archers, layout: 'F/F', formation: 'open' }, 2],
    ['Light Foot in open order', { ...archers, type: 'LF', formation: 'open' }, 4],
    ['spears', { ...archers, weapon: 'hand', spears: true }, 3],
  ])('MV-DEFFIRE-06 MV-DEFFIRE-08 MV-DEFFIRE-09 MV-DEFFIRE-10 the three results: %s', (_name, target, count) => {
    for (const hits of [0, 1, 2]) {
      const match = fire([pikes, target], { dice: throws(count, hits) });
      expect(unit(match, 'S1').hits).toBe(hits);
      expect(unit(match, 'N1')).toMatchObject({ fired: true, reacted: true, hits: hits === 0 ? 1 : 0, zone: Z });
      expect(touching(match, 'S1')).toEqual(hits === 2 ? [] : ['N1 front']);
      expectDone(match, 'S1');
    }
  });

  test('MV-DEFFIRE-08 more than two hits are a flinch as well', () => {
    const match = fire([pikes, archers], { dice: [1, 1, 2, 2] });
    expect(unit(match, 'S1')).toMatchObject({ hits: 4, contacts: [] });
    expect(unit(match, 'N1')).toMatchObject({ hits: 0, contacts: [] });
  });

  // MV-FIRE-13 with the lines that can apply to engaging foot.
  const bow = (weapon: string, more: Fields = {}): Fields => ({
    id: 'N1',
    type: 'MF',
    weapon,
    layout: 'FF/FF',
    ...more,
  });
  const spears = (more: Fields = {}): Fields => bow('hand', { spears: true, ...more });
  const counts: [string, Fields, string, number][] = [
    ['bows', bow('bows'), 'Medium Foot', 4],
    ['longbows', bow('longbows'), 'Medium Foot', 5],
    ['crossbows', bow('crossbows'), 'Medium Foot', 5],
    ['firearms', bow('firearms'), 'Medium Foot', 4],
    ['spears', spears(), 'Medium Foot', 3],
    ['spears of two stands', spears({ layout: 'F/F' }), 'Medium Foot', 1],
    ['bows', bow('bows'), 'Heavy Foot', 3],
    ['longbows', bow('longbows'), 'Heavy Foot', 4],
    ['firearms', bow('firearms'), 'Heavy Foot', 4],
    ['spears', spears(), 'Heavy Foot', 2],
    ['bows', bow('bows'), 'Light Foot in open order', 3],
    ['crossbows', bow('crossbows'), 'Light Foot in open order', 4],
    ['spears', spears(), 'Light Foot in open order', 2],
    ['longbows in a defensive formation', bow('longbows', { formation: 'defensive' }), 'Medium Foot', 3],
    ['spears in a defensive formation', spears({ formation: 'defensive' }), 'Medium Foot', 1],
  ];
  test.each(counts)('MV-DEFFIRE-07 dice of %s at %s', (...[, target, name, count]) => {
    const match = fire([engagers[name]!, target], { dice: throws(count, 1) });
    expect(unit(match, 'S1').hits).toBe(1);
    expect(unit(match, 'N1')).toMatchObject({ fired: true, hits: 0 });
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });

  test.each(['LM', 'MM', 'HM'])('MV-DEFFIRE-06 mounted are never fired at by foot they engage: %s', (type) => {
    for (const target of [archers, spears()]) {
      const match = place([{ ...horse, type }, target]);
      engage(match, 'S1', 'N1');
      expect(answers(match)).toEqual(['done', 'hastyDefence N1']);
      expect(refusal(match, { do: 'fire', unit: 'N1' })?.rule).toBe('MV-DEFFIRE-06');
    }
  });

  test.each([
    ['a red marker', { fired: true }],
    ['hand-to-hand weapons without spears', { weapon: 'hand' }],
    ['light weapons', { weapon: 'light' }],
    ['pikes', { weapon: 'pikes' }],
  ])('MV-DEFFIRE-06 no fire with %s', (_name, fields) => {
    const match = place([pikes, { ...archers, ...fields }]);
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['done', 'hastyDefence N1']);
    expect(refusal(match, { do: 'fire', unit: 'N1' })).toBeDefined();
  });

  test.each([
    ['E', 'right'],
    ['W', 'left'],
    ['N', 'rear'],
  ])('MV-DEFFIRE-09 contact goes by the headings, the firer does not turn: %s', (facing, face) => {
    const match = fire([pikes, { ...archers, facing }], { dice: [1, 6, 6, 6] });
    expect(touching(match, 'N1')).toEqual([`S1 ${face}`]);
    expect(unit(match, 'N1')).toMatchObject({ facing, formation: 'attack' });
  });

  test('MV-DEFFIRE-08 both are done: a second engager is neither fired at nor evaded', () => {
    const match = fire([pikes, { ...pikes, id: 'S2' }, { ...archers, layout: 'F/F', formation: 'open' }], {
      dice: [1, 1],
    });
    expectDone(match, 'S1');
    engage(match, 'S2', 'N1');
    expect(touching(match, 'S2')).toEqual(['N1 front']);
  });

  test('MV-DEFFIRE-11 MV-R-45 earlier hits on the engager do not make it flinch, nor save the firer from the impact', () => {
    const match = place([{ ...pikes, hits: 5 }, archers, { ...gun, id: 'N2' }], { dice: [1, 6, 6, 6, 6, 6] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    choose(match, { do: 'fire', unit: 'N1' });
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expect(unit(match, 'S1').hits).toBe(6);
    expect(unit(match, 'N1').hits).toBe(1);
  });

  test.each([
    ['front, one hit', 'S', 1, 3, 0],
    ['front, no hit', 'S', 0, 2, 1],
    ['flank, one hit', 'E', 1, 1, 0],
    ['rear, one hit', 'N', 1, 1, 0],
    ['front, flinch', 'S', 2, 2, 0],
  ])('MV-DEFFIRE-12 stakes of the firer: %s', (_name, facing, hits, engager, firer) => {
    const match = fire([pikes, { ...archers, facing, stakes: true }], { dice: throws(4, hits) });
    expect(unit(match, 'S1').hits).toBe(engager);
    expect(unit(match, 'N1')).toMatchObject({ hits: firer, stakes: true });
  });

  test.each([
    [2, [], true],
    [1, ['N1 front'], false],
  ])('MV-STAKE-04 MV-R-27 %i hits on a staked engager: contacts %j, stakes kept %s', (hits, contacts, kept) => {
    const match = fire([{ ...pikes, stakes: true }, archers], { dice: throws(4, hits) });
    expect(touching(match, 'S1')).toEqual(contacts);
    expect(Boolean(unit(match, 'S1').stakes)).toBe(kept);
  });

  const village = { terrain: { [Z]: ['village'] } };
  test('MV-DEFFIRE-07 cover of the engager takes two dice', () => {
    const match = fire([pikes, archers], { options: village, dice: [1, 1] });
    expect(unit(match, 'S1')).toMatchObject({ hits: 2, contacts: [] });
  });

  test('MV-R-13 fire with no dice left is legal and fire without a hit', () => {
    const match = fire([pikes, { ...archers, layout: 'F/F' }], { options: village });
    expect(unit(match, 'N1')).toMatchObject({ fired: true, reacted: true, hits: 1 });
    expect(unit(match, 'S1').hits).toBe(0);
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });

  test.each([
    ['F/F', ['done', 'hastyDefence N1']],
    ['FF/F.', ['done', 'fire N1', 'hastyDefence N1']],
  ])('MV-R-13 with noZeroDiceFire fire with no dice left is not offered: %s', (layout, list) => {
    const match = place([pikes, { ...archers, layout }], {
      options: { ...village, houseRules: { noZeroDiceFire: true } },
    });
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(list);
  });

  test.each([
    ['green', [1, 2, 2, 2]],
    ['seasoned', [2, 3, 3, 3]],
    ['veteran', [3, 4, 4, 4]],
  ])('MV-DEFFIRE-07 the quality of the firer counts: %s throws %j, one hit', (quality, dice) => {
    const match = fire([pikes, { ...archers, quality }], { options: { unitQuality: 'assigned' }, dice });
    expect(unit(match, 'S1').hits).toBe(1);
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });

  test.each([
    ['default', {}, ['done', 'fire N1', 'hastyDefence N1']],
    ['strictHoldingFire', house('strictHoldingFire'), ['done', 'hastyDefence N1']],
  ])('MV-R-74 foot that was engaged in the firing phase and is free now: %s', (_name, more, list) => {
    for (const target of [archers, spears()]) {
      const match = place([pikes, { ...target, engagedInFiring: true }], more);
      engage(match, 'S1', 'N1');
      expect(answers(match)).toEqual(list);
    }
  });

  test('MV-DEFFIRE-07 after the phase the red marker stays, the yellow one does not', () => {
    const match = fire([pikes, archers], { dice: throws(4, 2) });
    choose(match, { do: 'end' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    expect(unit(match, 'N1')).toMatchObject({ fired: true, reacted: false });
  });
});
