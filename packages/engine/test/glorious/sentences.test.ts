/** Refusals in the words of this book: elements and masses, one reason and the right one (GLH-50). */
import { describe, expect, test } from 'vitest';
import { choose, refusal, situation } from './kit.js';
import { SOUTH_FIRST, formed, plan, setup, type Loose } from './setup-help.js';
import { area, fireAt, firing, foe, terrain, X, Y } from './fire-help.js';
import { battle, change, field, foot, line, shift } from './move-help.js';

/** Words of the sister games. */
const STRANGE = /block|\bstands? \d|(?<![A-Z\d])\d+ stands?|the stands|counted from 0/u;
const sentence = (why: { rule: string; because: string } | undefined, rule: string): string => {
  expect(why?.rule).toBe(rule);
  expect(why!.because).not.toMatch(STRANGE);
  return why!.because;
};

describe('GL-FORM-02 masses are called masses', () => {
  const horse = (more: Loose) => setup(...plan('south'), { unit: 'S7', x: 60000, y: 9000, ...more });
  const match = () => formed(['heavy cavalry'], SOUTH_FIRST);
  test('GL-FORM-02 six cavalry elements as 3 and 3, the formation said or not', () => {
    for (const more of [{ formation: 'mass' }, {}]) {
      const said = sentence(refusal(match(), horse({ layout: 'YYY/YYY', ...more })), 'GL-FORM-02');
      expect(said).toMatch(/mass of 6 elements has ranks of 2, 2, 2/u);
    }
  });
  test('GL-FORM-02 GL-SETUP-04 a mass without its name is a mass', () => {
    expect(refusal(match(), horse({ layout: 'YY/YY/YY' }))).toBeUndefined();
  });
  test('GL-FORM-03 gaps; GL-FORM-01 two ranks are no line; GL-BASE-02 other elements', () => {
    sentence(refusal(match(), horse({ formation: 'mass', layout: 'YY/Y.Y/YY.' })), 'GL-FORM-03');
    sentence(refusal(match(), horse({ formation: 'line', layout: 'YYY/YYY' })), 'GL-FORM-01');
    sentence(refusal(match(), horse({ formation: 'line', layout: 'YYYYYM' })), 'GL-BASE-02');
    sentence(refusal(match(), horse({ formation: 'line', layout: 'YYYYY' })), 'GL-BASE-02');
  });
  test('GL-FACE-10 in a change of formation too', () => {
    const fresh = field(foot());
    choose(fresh, { do: 'choose', unit: 'S1' });
    sentence(refusal(fresh, { ...change('WWW/WWW', 0, [0, 0]), formation: 'mass' }), 'GL-FORM-02');
    sentence(refusal(fresh, { ...change('WW/WWWW', 0, [0, 0]), formation: 'mass' }), 'GL-FORM-03');
  });
});

describe('GL-TERR-06 GL-FIRE-14 a gun has no stand 0', () => {
  const GUN = { id: 'S1', type: 'bombard', x: X, y: Y };
  test('GL-TERR-06 a village hides the target', () => {
    const village = terrain(area('village', X - 3000, Y + 3000, X + 3000, Y + 6000));
    const said = sentence(refusal(firing([GUN, foe(12000)], [], village), fireAt()), 'GL-TERR-06');
    expect(said).toMatch(/village/u);
    expect(said).toMatch(/12/u);
  });
  test('GL-FIRE-14 somebody is before it', () => {
    const units = [GUN, foe(12000), { id: 'N2', type: 'foot pike', x: X, y: Y + 5000 }];
    const said = sentence(refusal(firing(units), fireAt()), 'GL-FIRE-14');
    expect(said).toMatch(/5" ahead/u);
  });
});

describe('GL-BATTLE-09 who is attached is not gone', () => {
  const sub = (more: Loose = {}) => ({ id: 'S2', type: 'sub-commander', aboard: 'S1', ...more });
  const THERE = /stands on .* and is not a formation of its own/u;
  test('GL-RETIRE-01 he does not retreat alone', () => {
    const match = situation({
      phase: 'initiativeRetreat',
      initiative: 'south',
      units: [{ id: 'S1', x: X, y: Y, ...battle() }, sub(), { id: 'N1', type: 'bombard', x: 5000, y: 40000 }],
    });
    expect(sentence(refusal(match, { do: 'retire', unit: 'S2' }), 'GL-RETIRE-01')).toMatch(THERE);
  });
  test('GL-BATTLE-09 nor does he act, nor is he charged or fired at by himself', () => {
    const match = field([battle(), sub()]);
    expect(refusal(match, { do: 'choose', unit: 'S2' })!.because).toMatch(THERE);
    expect(refusal(match, shift('S2'))!.because).toMatch(THERE);
    const charged = field([line(6), battle({ id: 'N1', x: 72000, y: 54000 }), sub({ id: 'N2', aboard: 'N1' })]);
    choose(charged, { do: 'choose', unit: 'S1' });
    expect(sentence(refusal(charged, { do: 'charge', target: 'N2' }), 'GL-BATTLE-09')).toMatch(THERE);
    const shot = firing([
      { id: 'S1', type: 'foot bow', x: X, y: Y },
      battle({ id: 'N1', x: X, y: Y + 5500 }),
      sub({ id: 'N2', aboard: 'N1' }),
    ]);
    expect(sentence(refusal(shot, fireAt('N2')), 'GL-BATTLE-09')).toMatch(THERE);
  });
  test('GL-MERGE-03 nor taken on by another Battle', () => {
    const match = field([battle(), battle({ id: 'S3', x: 90000, y: 48000 }), sub({ aboard: 'S3' })]);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(sentence(refusal(match, { do: 'move', take: ['S2'] }), 'GL-MERGE-03')).toMatch(THERE);
  });
});

describe('GL-FIRE-04, GL-MELEE-02, GL-LOSS-02 numbers and kinds of elements', () => {
  const BOWS = { id: 'S1', type: 'battle', diameter: 7000, elements: 'OPPPPPPPPPPP', x: X, y: Y };
  test('GL-FIRE-04 elements are called by their weapons', () => {
    const match = firing([BOWS, foe(5500)]);
    const shot = { do: 'fire', unit: 'S1', at: [{ target: 'N1', elements: { O: 2 } }] };
    expect(sentence(refusal(match, shot), 'GL-FIRE-04')).toBe('Of its bow elements S1 has 1 left to fire, not 2.');
  });
  test('GL-FIRE-01 pikes do not fire, nor weapons that it does not have', () => {
    const match = firing([BOWS, foe(5500)]);
    for (const [letter, name] of [
      ['P', 'pike'],
      ['G', 'longbow'],
    ] as const) {
      const shot = { do: 'fire', unit: 'S1', at: [{ target: 'N1', elements: { [letter]: 2 } }] };
      expect(sentence(refusal(match, shot), 'GL-FIRE-01')).toBe(`S1 has no ${name} elements that fire.`);
    }
  });
  test('GL-MELEE-02 all of a kind fight, were it one', () => {
    const match = situation({
      phase: 'melee',
      initiative: 'north',
      units: [
        { ...BOWS, hits: 0 },
        { id: 'N1', type: 'foot pike', x: X - 4000, y: Y + 3500, heading: 1800, layout: 'PPPPPP' },
        { id: 'N2', type: 'foot pike', x: X + 3750, y: Y + 3500, heading: 1800, layout: 'PPPPPP' },
      ],
    });
    const some = { do: 'assign', at: [{ target: 'N1', elements: { P: 11 } }] };
    expect(sentence(refusal(match, some), 'GL-MELEE-02')).toBe(
      'All bow elements of S1 fight: it has 1, and 0 are assigned.',
    );
  });
  test('GL-LOSS-02 one element is one', () => {
    const match = situation({
      phase: 'melee',
      initiative: 'north',
      units: [
        { ...BOWS, hits: 2 },
        { id: 'N1', type: 'foot pike', x: 10000, y: 40000 },
      ],
    });
    const two = { do: 'remove', elements: { P: 2 } };
    expect(sentence(refusal(match, two), 'GL-LOSS-02')).toBe('S1 loses 1 element; 2 are named.');
    const none = { do: 'remove', elements: { O: 2 } };
    expect(sentence(refusal(match, none), 'GL-LOSS-08')).toBe('Of bow elements S1 has 1, not 2.');
  });
});

describe('GL-CHARGE-02, GL-MOVE-18, GL-FACE-10 the reason, in words', () => {
  test('GL-CHARGE-02 whom horse does not charge', () => {
    const match = field([line(6, 'knights'), { id: 'N1', ...line(6, 'elephants'), x: 72000, y: 52000, heading: 1800 }]);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(sentence(refusal(match, { do: 'charge', target: 'N1' }), 'GL-CHARGE-02')).toBe(
      'S1 (Knights) may not charge N1: its kind never charges elephants.',
    );
  });
  test('GL-MOVE-18 a mass does not step back; GL-FACE-10 one element changes nothing', () => {
    const mass = field({ ...foot({ formation: 'mass', layout: 'WW/WW/WW' }) });
    choose(mass, { do: 'choose', unit: 'S1' });
    expect(sentence(refusal(mass, { do: 'stepBack', back: 500 }), 'GL-MOVE-18')).toMatch(/is in mass/u);
    const one = field(line(1));
    choose(one, { do: 'choose', unit: 'S1' });
    expect(sentence(refusal(one, change('W', 0, [0, 0])), 'GL-FACE-10')).toMatch(/single element/u);
  });
  test('GL-FACE-10 an element or a cell that is not there', () => {
    const match = field(foot());
    choose(match, { do: 'choose', unit: 'S1' });
    expect(sentence(refusal(match, change('WW/WW/WW', 6, [0, 0])), 'GL-FACE-10')).toMatch(/among the 6 of S1/u);
    expect(sentence(refusal(match, change('WW/WW/WW', 0, [3, 1])), 'GL-FACE-10')).toBe(
      'WW/WW/WW has no element in rank 4, file 2.',
    );
  });
  test('GL-FORM-02 too few for a mass', () => {
    const match = field(line(1));
    choose(match, { do: 'choose', unit: 'S1' });
    const three = field(line(3));
    choose(three, { do: 'choose', unit: 'S1' });
    const mass = { ...change('WW/W.', 0, [0, 0]), formation: 'mass' };
    expect(sentence(refusal(three, mass), 'GL-FORM-02')).toBe('S1 has 3 elements, too few for a mass.');
  });
});
