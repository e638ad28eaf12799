import { describe, expect, test } from 'vitest';
import { choose, decision, position, refusal, unit } from './kit.js';
import {
  commander,
  fireAt,
  firing,
  foe,
  many,
  moving,
  shooter,
  thrown,
  volley,
  W,
  X,
  type Loose,
} from './fire-help.js';

const under = (weather: string) => ({ options: { weather } });
const GUN_Y = 4000;
const gun = (type: string) => shooter('G', { type, y: GUN_Y });
const target = (distance: number, more: Loose = {}) => foe(0, { y: GUN_Y + distance, ...more });

describe('fire', () => {
  test.each<[string, string, Loose, number]>([
    ['clear', 'MMMM', {}, 4],
    ['rain', 'MMMM', {}, 2],
    ['rain', 'MMMM', { layout: 'PP/PP' }, 3],
    ['rain', 'MMM', { type: 'M', layout: 'XX' }, 2],
    ['rain', 'MM', {}, 0],
    ['mist', 'MMMM', {}, 4],
    ['mud', 'MMMM', {}, 4],
  ])('SV-TERR-14, SV-R-85 in %s the muskets %s throw at %o: %i dice', (weather, layout, n1, n) => {
    const match = firing([shooter(layout), foe(5000, n1)], { dice: many(n, 6), ...under(weather) });
    expect(volley(match, fireAt('N1'))).toHaveLength(n);
  });
  test('SV-TERR-14 rain costs every volley two dice', () => {
    const units = [
      shooter('MMMMMM'),
      foe(5000, { layout: 'PPP', x: X - 1.5 * W }),
      foe(5000, { id: 'N2', layout: 'PPP', x: X + 1.5 * W }),
    ];
    const at = [
      { target: 'N1', stands: [0, 1, 2] },
      { target: 'N2', stands: [3, 4, 5] },
    ];
    const match = firing(units, { dice: [6, 6], ...under('rain') });
    expect(thrown(choose(match, { do: 'fire', unit: 'S1', at }))).toEqual([[6], [6]]);
  });
  test('SV-TERR-14 in heavy rain muskets cannot fire', () => {
    const gunners = { id: 'S7', type: 'RA', layout: 'G', x: 5000, y: 15000, heading: 1800 }; // keep the phase going
    const fire = (who: Loose) =>
      refusal(firing([shooter('', who), foe(5000), gunners], under('heavyRain')), fireAt('N1'));
    expect(fire({ layout: 'MMMM' })?.rule).toBe('SV-TERR-14');
    expect(fire({ type: 'D', state: 'dismounted', layout: 'DD' })?.rule).toBe('SV-TERR-14');
    const match = firing([shooter('MMMM'), foe(5000)], under('heavyRain')); // nobody can fire
    expect(position(match).phase).toBe('initiativeMovement');
  });
  test.each([
    ['clear', 'RA', 2],
    ['rain', 'RA', 2],
    ['heavyRain', 'RA', 1],
    ['heavyRain', 'HA', 3],
    ['heavyRain', 'FG', 0],
    ['mud', 'RA', 2],
  ])('SV-TERR-14 in %s the gun %s throws %i dice at point blank', (weather, type, n) => {
    const match = firing([gun(type), target(9000)], { dice: many(n, 6), ...under(weather) });
    expect(volley(match, fireAt('N1'))).toHaveLength(n);
  });
  test('SV-TERR-14 in mist nobody fires beyond 12"', () => {
    expect(refusal(firing([gun('RA'), target(12005)], under('mist')), fireAt('N1'))).toBeUndefined();
    const refused = refusal(firing([gun('RA'), target(12006)], under('mist')), fireAt('N1'));
    expect(refused?.rule).toBe('SV-TERR-14');
    expect(refused?.because).toContain('12');
    expect(refusal(firing([shooter('MM'), foe(7000)], under('mist')), fireAt('N1'))).toBeUndefined();
  });
  test('SV-TERR-14 no bounce in mud; heavy rain does not lessen the bounce itself', () => {
    const units = [gun('HA'), target(25000, { type: 'M', layout: 'XX/XX' }), target(35000, { id: 'N2' })];
    const shots = (weather: string, dice: number[]) =>
      thrown(choose(firing(units, { dice, ...under(weather) }), fireAt('N1'))).map((one) => one.length);
    expect(shots('clear', many(6, 6))).toEqual([3, 3]);
    expect(shots('mud', many(3, 6))).toEqual([3]);
    expect(shots('heavyRain', many(4, 6))).toEqual([2, 2]);
  });

  const charged = (weather: string, dice: number[]) => {
    const match = moving([shooter('XXX', { type: 'M' }), commander(), foe(5000, { layout: 'MMMM' })], {
      dice,
      ...under(weather),
    });
    choose(match, { do: 'charge', target: 'N1' });
    expect(decision(match)?.kind).toBe('react');
    return match;
  };
  test('SV-TERR-14 weather holds for defensive fire too', () => {
    const match = charged('rain', [1, 6, 6]); // four stands, mounted +1, rain -2
    choose(match, { do: 'fire' });
    expect(unit(match, 'S1').hits).toBe(1);
    expect(refusal(charged('heavyRain', []), { do: 'fire' })?.rule).toBe('SV-REACT-33');
  });
  test.each([
    ['raw', 1],
    ['regular', 2],
    ['veteran', 3],
  ])('SV-R-90 quality holds for defensive fire: %s', (quality, hits) => {
    const match = moving([shooter('XXX', { type: 'M' }), commander(), foe(5000, { layout: 'MMMM', quality })], {
      dice: [1, 2, 3, 4, 5],
      options: { unitQuality: 'assigned' },
    });
    choose(match, { do: 'charge', target: 'N1' });
    choose(match, { do: 'fire' });
    expect(unit(match, 'S1').hits).toBe(hits);
  });
});

describe('mud', () => {
  const FAR = { id: 'N1', type: 'P&M', layout: 'PP', x: X, y: 46000 };
  const march = (who: Loose, by: number, weather: string, order = 'manoeuvre') =>
    refusal(moving([shooter('', { y: 10000, ...who }), FAR], under(weather)), { do: order, steps: [{ ahead: by }] });

  test.each<[string, Loose, number, string]>([
    ['Mounted', { type: 'M', layout: 'XX' }, 14000, 'manoeuvre'],
    ['Heavy Mounted', { type: 'HM', layout: 'YY' }, 10000, 'manoeuvre'],
    ['mounted Dragoons', { type: 'D', layout: 'DD' }, 18000, 'manoeuvre'],
    ['the Commander', { type: 'Cmd', layout: 'C' }, 22000, 'manoeuvre'],
    ['limbered guns', { type: 'HA', layout: 'G', limbered: true }, 4000, 'manoeuvre'],
    ['Frame Guns prolonged', { type: 'FG', layout: 'G' }, 4000, 'prolong'],
    ['Regular guns prolonged', { type: 'RA', layout: 'G' }, 2000, 'prolong'],
    ['Heavy guns prolonged', { type: 'HA', layout: 'G' }, 1000, 'prolong'],
  ])('SV-TERR-14 mud halves the move of %s', (_, who, move, order) => {
    expect(march(who, move, 'clear', order)).toBeUndefined();
    expect(march(who, move / 2, 'mud', order)).toBeUndefined();
    const rules = ['SV-TERR-14', 'SV-MOVE-06', 'SV-MOVE-07'];
    expect(rules).toContain(march(who, move / 2 + 6, 'mud', order)?.rule);
  });
  test.each<[string, Loose, number]>([
    ['Pike and Musket', { layout: 'PP' }, 4000],
    ['Foot', { type: 'Foot', layout: 'HH' }, 5000],
    ['dismounted Dragoons', { type: 'D', state: 'dismounted', layout: 'DD' }, 4000],
  ])('SV-TERR-14 but not that of %s', (_, who, move) => {
    expect(march(who, move, 'mud')).toBeUndefined();
  });
  test('SV-TERR-14 nor the charge', () => {
    const match = moving([shooter('XX', { type: 'M' }), commander(), foe(18000)], under('mud'));
    expect(refusal(match, { do: 'charge', target: 'N1' })).toBeUndefined();
  });
});
