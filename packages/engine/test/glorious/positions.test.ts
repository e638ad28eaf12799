// A Glorious Victory: positions that no play comes to are not taken.
import { describe, expect, test } from 'vitest';
import { situation } from './kit.js';
import { battle, line, north, south, type Loose } from './melee-help.js';

/** Two formations, so that nobody throws for the initiative. */
const FOES = ['N8', 'N9'].map((id, i) => north({ id, ...line('foot pike'), x: 50000 + 9000 * i, y: 40000 }));
const place = (units: Loose[], more: Loose = {}) => situation({ phase: 'firing', units: [...units, ...FOES], ...more });
const wrong = (rule: string, units: Loose[], more: Loose = {}) => expect(() => place(units, more)).toThrow(rule);
const right = (units: Loose[], more: Loose = {}) => expect(() => place(units, more)).not.toThrow();
const MOVING = { phase: 'initiativeMovement', initiative: 'south' };

describe('markers', () => {
  test.each(['initiative', 'otherMovement', 'initiativeMovement', 'otherRetreat', 'initiativeRetreat', 'victory'])(
    'GL-LOSS-03 no hit markers in phase %s',
    (phase) => {
      right([south(line('foot bow'))], { phase });
      wrong('GL-LOSS-03', [south({ ...line('foot bow'), hits: 1 })], { phase });
    },
  );
  test('GL-LOSS-03 hit markers while there is fire and combat', () => {
    right([south({ ...line('foot bow'), hits: 3 })]);
    right([south({ ...line('foot bow'), hits: 3 })], { phase: 'melee' });
  });
  test('GL-FIRE-04, GL-FIRE-01 only shooters have fired, and only in the firing phase', () => {
    right([south({ ...line('foot bow'), fired: true })]);
    right([south({ ...line('bombard'), fired: true })]);
    wrong('GL-FIRE-04', [south({ ...line('foot bow'), fired: true })], { phase: 'melee' });
    wrong('GL-FIRE-01', [south({ ...line('foot pike'), fired: true })]);
    wrong('GL-FIRE-01', [south({ ...line('bombard'), fired: true, limbered: true })]);
  });
});

describe('what was done in a movement phase', () => {
  test('GL-MOVE-02 who has acted has no functions left', () => {
    right([south({ ...line('foot bow'), acted: true })], MOVING);
    wrong('GL-MOVE-02', [south({ ...line('foot bow'), acted: true, functions: 1 })], MOVING);
  });
  test('GL-MOVE-04 nobody has more than two functions', () => {
    right([south({ ...line('foot bow'), functions: 2 })], MOVING);
    wrong('GL-MOVE-04', [south({ ...line('foot bow'), functions: 3 })], MOVING);
  });
  test('GL-MOVE-15 riders are mounted foot; GL-MERGE-06 Battles are reinforced; GL-FORM-06 odd elements shift', () => {
    right([south({ ...line('mounted foot bow'), byHorse: true })], MOVING);
    wrong('GL-MOVE-15', [south({ ...line('knights'), byHorse: true })], MOVING);
    right([south({ ...battle(), stationary: true })], MOVING);
    wrong('GL-MERGE-06', [south({ ...line('foot bow'), stationary: true })], MOVING);
    wrong('GL-FORM-06', [south({ ...line('foot bow', 5), shifted: true })], MOVING);
  });
});

describe('Battles and command', () => {
  const chief = (more: Loose = {}): Loose => ({ id: 'S2', type: 'commander', aboard: 'S1', ...more });
  test('GL-BATTLE-09 who is attached is not hit by himself, and who is lost stands nowhere', () => {
    right([south(battle()), chief()]);
    wrong('GL-BATTLE-09', [south(battle()), chief({ hits: 1 })]);
    wrong('GL-BATTLE-09', [south(battle()), chief({ status: 'routed' })]);
    wrong('GL-BATTLE-09', [south({ ...battle(), status: 'routed' }), chief()]);
  });
  test('GL-BATTLE-05, GL-FORM-05 a Battle has elements and a base, a unit has a layout', () => {
    expect(() => place([south({ ...line('foot bow'), diameter: 7000 })])).toThrow('no round base');
    expect(() => place([south({ ...line('foot bow'), elements: 'OOOOOO' })])).toThrow('no round base');
    expect(() => place([south({ ...battle(), layout: 'PP/PP' })])).toThrow('no layout');
  });
  test('GL-VICT-02 with the chief the match is lost, unless nobody concedes for that', () => {
    const lost = [south(line('foot bow')), chief({ aboard: undefined, status: 'routed' })];
    wrong('GL-VICT-02', lost);
    right(lost, { options: { concedeOnChiefLost: false } });
    right(lost, { options: { houseRules: { bothChiefsDraw: true } } });
    wrong('GL-VICT-02', lost, { ...MOVING, options: { houseRules: { bothChiefsDraw: true } } });
  });
});
