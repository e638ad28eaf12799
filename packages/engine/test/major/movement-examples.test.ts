// The worked examples of movement: MV-X-08 to MV-X-11.
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';
const { situation, choose, decision, unit } = kitFor(major);

const field = (...units: object[]) =>
  situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } },
    units,
  });
const formed = (id: string, facing: string) => ({
  id,
  type: 'MF',
  weapon: 'hand',
  layout: 'FF/FF',
  zone: 'Z(2,0)',
  facing,
  contacts: [{ with: 'S1', face: 'front' }],
});
const loose = (id: string, facing: string) => ({ ...formed(id, facing), type: 'LF', formation: 'open' });

describe.each(['LM', 'MM', 'HM'])('%s', (type) => {
  const riders = { id: 'S1', type, layout: 'MM/MM', zone: 'Z(2,0)' };

  test.each([
    ['MV-X-08 both in attack formation', 2, [formed('N1', 'S'), formed('N2', 'W')]],
    ['MV-X-09 one in attack formation, one in open order', 1, [formed('N1', 'S'), loose('N2', 'W')]],
    ['MV-X-09 one in open order, one in attack formation', 1, [loose('N1', 'S'), formed('N2', 'E')]],
    ['MV-X-10 both in open order', 0, [loose('N1', 'S'), loose('N2', 'W')]],
  ])('%s: disengaging costs %i hits', (_, hits, enemies) => {
    const match = field(riders, ...enemies);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'disengage' });
    expect(unit(match, 'S1')).toMatchObject({ hits, contacts: [] });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
  });

  test('MV-X-11 turn, then move', () => {
    const match = field(riders);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'turn', to: 'W' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(1,0)', facing: 'W' });
  });

  test('MV-X-11 move, then move', () => {
    const match = field(riders);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'move' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,2)', facing: 'N' });
  });
});
