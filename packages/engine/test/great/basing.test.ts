import { describe, expect, test } from 'vitest';
import { unit } from './kit.js';
import {
  ABOUT,
  X,
  Y,
  back,
  block,
  change,
  chief,
  enemyAhead,
  field,
  foot,
  gun,
  horse,
  legal,
  light,
  order,
  pose,
  refused,
  rider,
  side,
  square,
  steps,
  type Loose,
} from './move-help.js';

const based = (basing: Loose): Loose => ({ options: { basing } });

describe('GV-UNIT-01 GV-R-13 option basing', () => {
  /** Category, a unit of it, how often its depth counts. */
  const KINDS: [string, Loose, number][] = [
    ['foot', foot(), 1],
    ['foot', block(), 2],
    ['foot', light(), 1],
    ['horse', horse(), 1],
    ['horse', horse({ type: 'medium camels', formation: 'block' }), 2],
    ['chariot', horse({ type: 'heavy chariots' }), 1],
    ['elephant', horse({ type: 'medium elephants' }), 1],
    ['artillery', gun({ packed: true }), 1],
    ['command', chief(), 1],
  ];
  test.each(KINDS)('GV-UNIT-01 %s: %o has the depth agreed, %i times', (name, given, times) => {
    const match = field(given, based({ [name]: { frontage: 5000, depth: 1700 } }));
    order(match, steps(ABOUT));
    expect(pose(match)).toEqual({ x: X, y: Y - times * 1700, heading: 1800 });
  });

  test.each(KINDS)('GV-UNIT-01 %s: %o keeps its own depth if another kind is given (%i)', (name, given, times) => {
    const other = name === 'foot' ? 'horse' : 'foot';
    const match = field(given, based({ [other]: { frontage: 6000, depth: 1000 } }));
    order(match, steps(ABOUT));
    const deep = { foot: 2000, horse: 3000, command: 3000 }[name] ?? 4000;
    expect(pose(match).y).toBe(Y - times * deep);
  });

  test.each([
    ['a line', foot(), 5000],
    ['a block', block(), 2500],
  ])('GV-UNIT-01 GV-GEOM-05 %s %o of stands 5 cm wide reaches %i to each side', (_, given, half) => {
    const beside = (gap: number) => () =>
      field(
        [given, chief({ id: 'S2', x: X + half + gap + 2000, y: Y })],
        based({ foot: { frontage: 5000, depth: 2000 } }),
      );
    expect(beside(0)).not.toThrow();
    expect(beside(-10)).not.toThrow();
    expect(beside(-11)).toThrow('GV-SETUP-02');
  });

  test('GV-CHANGE-02 places of stands follow the basing', () => {
    const match = field(foot(), based({ foot: { frontage: 5000, depth: 1500 } }));
    order(match, change('block', { stand: 1, other: 'front' }));
    expect(unit(match, 'S1')).toMatchObject({ x: X + 2500, y: Y + 1500, heading: 0 });
  });

  test('GV-GEOM-05 a defensive block of other stands need not be square', () => {
    const match = field(square(), based({ foot: { frontage: 5000, depth: 1500 } }));
    order(match, change('line', { stand: 1, other: 'right' }));
    expect(unit(match, 'S1')).toMatchObject({ x: X - 2500, y: Y - 3000, heading: 1800 });
  });

  test('GV-MOVE-05 GV-MOVE-08 distances are not scaled', () => {
    const match = field([foot(), enemyAhead(30000)], based({ foot: { frontage: 2000, depth: 1000 } }));
    legal(match, side({ left: 2000 }));
    refused(match, side({ left: 2006 }));
    legal(match, back({ back: 2000 }));
  });

  test.each([1000, 20000])('GV-UNIT-01 from 1 to 20 cm: %i', (length) => {
    for (const name of ['chariot', 'elephant', 'command'])
      expect(() => field(rider(), based({ [name]: { frontage: length, depth: length } }))).not.toThrow();
  });

  test.each<[string, Loose]>([
    ['too narrow', { foot: { frontage: 999, depth: 2000 } }],
    ['too wide', { chariot: { frontage: 20001, depth: 2000 } }],
    ['too thin', { horse: { frontage: 4000, depth: 999 } }],
    ['too deep', { artillery: { frontage: 4000, depth: 20001 } }],
    ['no such kind', { camels: { frontage: 4000, depth: 3000 } }],
    ['no whole thousandths', { foot: { frontage: 4000.5, depth: 2000 } }],
  ])('GV-UNIT-01 basing refused: %s %o', (_, basing) => {
    expect(() => field(foot(), based(basing))).toThrow(/basing/);
  });
});
