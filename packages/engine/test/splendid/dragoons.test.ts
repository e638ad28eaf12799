import { describe, expect, test } from 'vitest';
import { decision, refusal, unit } from './kit.js';
import {
  X,
  Y,
  ask,
  block,
  change,
  enemyAhead,
  field,
  go,
  horse,
  house,
  legal,
  line,
  order,
  refused,
  type Loose,
} from './move-help.js';

const MOUNTED = horse('DDD', { type: 'D' });
const DISMOUNTED = { ...MOUNTED, state: 'dismounted' };
const ranks = (one: Loose, formation: string): Loose => ({ ...one, formation, layout: 'DD/D.' });
const BEND = { after: 2, stays: 'left', way: 'back', angle: 450 };

describe('SV-DRAG-01 mounting and dismounting', () => {
  const KINDS: [string, Loose][] = [
    ['line', {}],
    ['block', { formation: 'block', layout: 'DD/D.' }],
    ['open order', { formation: 'openOrder' }],
    ['road column', { formation: 'roadColumn', layout: 'D/D/D' }],
    ['bent line', { formation: 'bentLine', bend: BEND }],
  ];
  test.each(KINDS)('SV-DRAG-01 in %s: every stand in its place', (_, more) => {
    for (const [state, act, after] of [
      ['mounted', 'dismount', 'dismounted'],
      ['dismounted', 'mount', 'mounted'],
    ]) {
      const match = field({ ...MOUNTED, heading: 300, ...more, state });
      order(match, { do: act });
      const { formation = 'line', layout = 'DDD' } = more as { formation?: string; layout?: string };
      expect(unit(match, 'S1')).toMatchObject({ state: after, formation, layout, x: X, y: Y, heading: 300 });
    }
  });

  test('SV-DRAG-01 it may then change formation but not move', () => {
    const match = field(MOUNTED);
    order(match, { do: 'dismount' });
    expect(decision(match)).toMatchObject({ kind: 'order', about: { unit: 'S1' } });
    refused(match, go(1000));
    refused(match, { do: 'sideStep', steps: [{ left: 1000 }] });
    refused(match, { do: 'mount' });
    order(match, change('defensiveBlock', 'DD/D.'));
    expect(unit(match, 'S1')).toMatchObject({ state: 'dismounted', formation: 'defensiveBlock', done: true });
  });

  test('SV-DRAG-01 not in contact', () => {
    const match = field([MOUNTED, enemyAhead(0)]);
    refused(match, { do: 'dismount' });
    const foot = field([DISMOUNTED, enemyAhead(0)]);
    expect(refusal(foot, { do: 'choose', unit: 'S1' })?.rule).toBe('SV-MOVE-03');
  });

  test('SV-DRAG-01 however near the enemy is', () => {
    legal(field([MOUNTED, enemyAhead(11)]), { do: 'dismount' });
  });

  test('SV-DRAG-01 what it is already it cannot become', () => {
    refused(field(MOUNTED), { do: 'mount' });
    refused(field(DISMOUNTED), { do: 'dismount' });
  });

  test('SV-ARMY-12 only Dragoons do', () => {
    refused(field(horse()), { do: 'dismount' });
    refused(field(line('MM')), { do: 'mount' });
  });
});

test('SV-DRAG-02 SV-R-77 a defensive block cannot mount; any other block can', () => {
  refused(field(ranks(DISMOUNTED, 'defensiveBlock')), { do: 'mount' }, 'SV-DRAG-02');
  legal(field(ranks(DISMOUNTED, 'block')), { do: 'mount' });
});

describe('SV-DRAG-03 what they are', () => {
  test('SV-DRAG-03 dismounted they are foot: 4", no flowing around in line, a defensive block', () => {
    const match = field(DISMOUNTED);
    legal(match, go(4000));
    refused(match, go(4006), 'SV-MOVE-07');
    legal(match, change('defensiveBlock', 'DD/D.'));
  });

  test('SV-DRAG-03 mounted they are mounted: 18" and no defensive block', () => {
    const match = field(MOUNTED);
    legal(match, go(18000));
    refused(match, go(18006), 'SV-MOVE-07');
    refused(match, change('defensiveBlock', 'DD/D.'), 'SV-FORM-01');
  });

  test('SV-DRAG-03 the formations of the new state hold after dismounting', () => {
    const match = field(ranks(MOUNTED, 'block'));
    refused(match, change('defensiveBlock', 'DD/D.'));
    order(match, { do: 'dismount' });
    legal(match, change('defensiveBlock', 'DD/D.'));
  });

  test('SV-DRAG-03 of any number in open order', () => {
    legal(field(horse('DDDDDDD', { type: 'D' })), change('openOrder', 'DDDDDDD'));
    legal(field(horse('DDDDDDD', { type: 'D', state: 'dismounted' })), change('openOrder', 'DDDDDDD'));
  });

  test('SV-DRAG-03 dismounted without pikes they do not charge horse in front', () => {
    const at = (riders: boolean) => field([DISMOUNTED, enemyAhead(2000, riders ? { type: 'M', layout: 'XX' } : {})]);
    expect(ask(at(true), { do: 'charge', target: 'N1' })?.rule).toBe('SV-CHARGE-09');
    expect(ask(at(false), { do: 'charge', target: 'N1' })).toBeUndefined();
  });
});

describe('SV-R-47 side-step and step-back', () => {
  const SIDE = { do: 'sideStep', steps: [{ right: 2000 }] };
  const BACK = { do: 'stepBack', steps: [{ back: 2000 }] };

  test('SV-R-47 dismounted Dragoons may, mounted ones may not', () => {
    for (const given of [SIDE, BACK]) {
      legal(field(DISMOUNTED), given);
      legal(field(ranks(DISMOUNTED, 'block')), given);
      refused(field(MOUNTED), given);
    }
  });

  test('SV-R-47 switch noDragoonSideStep: they may not; other foot may', () => {
    const strict = house('noDragoonSideStep');
    for (const given of [SIDE, BACK]) {
      refused(field(DISMOUNTED, strict), given, 'SV-MOVE-04');
      legal(field(line('MM'), strict), given);
      legal(field(block('MM/MM'), strict), given);
    }
  });
});
