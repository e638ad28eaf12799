// The worked examples of movement: FV-EX-10 to FV-EX-13.
import { describe, expect, test } from 'vitest';
import { choose, decision, situation, unit } from '../kit.js';

const field = (...units: object[]) =>
  situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } },
    units,
  });
const dragoons = (more: object = {}) => ({ id: 'S1', type: 'D', layout: 'DDD/DDD', zone: 'Z(2,0)', ...more });
const regiment = (id: string, facing: string, more: object = {}) => ({
  id,
  type: 'P&M',
  layout: 'MM/PP',
  zone: 'Z(2,0)',
  facing,
  contacts: [{ with: 'S1', face: 'front' }],
  ...more,
});
const company = (id: string, facing: string) => regiment(id, facing, { layout: 'M/M', formation: 'open' });

describe('mounted dragoons and their two actions', () => {
  test('FV-EX-10 Turn, then Move', () => {
    const match = field(dragoons());
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'turn', to: 'W' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(1,0)', facing: 'W', state: 'mounted' });
  });

  test('FV-EX-10 Move, then Move', () => {
    const match = field(dragoons());
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'move' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,2)', facing: 'N', state: 'mounted' });
  });

  test('FV-EX-10 engaged with foot: Disengage, then Dismount', () => {
    const match = field(dragoons(), regiment('N1', 'S'));
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'disengage' });
    choose(match, { do: 'dismount' });
    expect(unit(match, 'S1')).toMatchObject({
      zone: 'Z(2,0)',
      facing: 'N',
      state: 'dismounted',
      contacts: [],
      hits: 1,
    });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });
});

describe('a mounted unit disengages from two foot units', () => {
  test.each([
    ['FV-EX-11 both in attack formation', 2, [regiment('N1', 'S'), regiment('N2', 'W')]],
    ['FV-EX-12 one in attack formation, one in open order', 1, [regiment('N1', 'S'), company('N2', 'W')]],
    ['FV-EX-12 one in open order, one in attack formation', 1, [company('N1', 'S'), regiment('N2', 'E')]],
    ['FV-EX-13 both in open order', 0, [company('N1', 'S'), company('N2', 'W')]],
  ])('%s: %i green markers', (_, markers, enemies) => {
    const match = field({ id: 'S1', type: 'M', layout: 'XX/XX', zone: 'Z(2,0)' }, ...enemies);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'disengage' });
    expect(unit(match, 'S1')).toMatchObject({ hits: markers, contacts: [] });
  });
});
