/** Positions of A Fine Victory with one right answer, which the planner finds with few tries. */
import { describe, expect, test } from 'vitest';
import { answer, fine, fineEdition, majorEdition, refusal, streamOf } from '@five-victories/engine';
import { type ZonalMatch } from '@five-victories/engine/zonal';
import { botNamed, playerOf } from '@five-victories/bots';
import { begun, planner, told } from './kit.js';
import { goalAt, now, replyTo, situation as of, towards, verbs, type More } from './zone-kit.js';

const situation = (phase: string, units: readonly object[], more?: More): ZonalMatch => of(fine, phase, units, more);
const movement = (units: readonly object[], more?: More): ZonalMatch => situation('otherMovement', units, more);

const foot = (id: string, zone: string, more: object = {}) => ({ id, type: 'P&M', layout: 'PPM/MMM', zone, ...more });
const horse = (id: string, zone: string, more: object = {}) => ({ id, type: 'M', layout: 'XX/XX', zone, ...more });
const gun = (id: string, zone: string, more: object = {}) => ({ id, type: 'RA', layout: 'G', zone, ...more });

describe('in A Fine Victory the planner', () => {
  test('turns no back on the enemy before the fight', () => {
    const match = movement([
      foot('S1', 'Z(1,0)'),
      foot('S2', 'Z(2,0)'),
      foot('S3', 'Z(2,0)'),
      horse('S4', 'Z(3,0)'),
      gun('S5', 'Z(2,0)'),
      foot('N1', 'Z(1,2)'),
      foot('N2', 'Z(2,2)'),
      foot('N3', 'Z(3,2)'),
      horse('N4', 'Z(3,2)'),
    ]);
    told(match, planner);
    for (const id of ['S1', 'S2', 'S3', 'S4', 'S5']) expect([id, now(match, id).facing]).not.toContain(towards.south);
  });

  test('takes foot that is nearly done in the rear', () => {
    const match = movement(
      [
        horse('S1', 'Z(2,1)'),
        foot('N1', 'Z(2,1)', { layout: 'P/M', hits: 1, facing: 'N' }),
        foot('N2', 'Z(4,2)'),
        foot('N3', 'Z(4,2)'),
      ],
      { commander: 'Z(2,1)' },
    );
    expect(told(match, planner)['S1']).toMatchObject([{ do: 'engage', target: 'N1' }]);
  });

  test('does not ride at the front of fresh pikes', () => {
    const match = movement(
      [horse('S1', 'Z(2,1)', { layout: 'X/X' }), foot('N1', 'Z(2,1)', { layout: 'PPP/PPM' }), foot('N2', 'Z(4,2)')],
      { commander: 'Z(2,1)' },
    );
    expect(verbs(told(match, planner)['S1'])).not.toContain('engage');
  });

  test('rides over a gun that has fired and that nobody guards', () => {
    const match = movement(
      [horse('S1', 'Z(2,1)'), gun('N1', 'Z(2,1)', { fired: true }), foot('N2', 'Z(4,2)'), foot('N3', 'Z(4,2)')],
      {
        commander: 'Z(2,1)',
      },
    );
    expect(told(match, planner)['S1']).toMatchObject([{ do: 'engage', target: 'N1' }]);
  });

  test('a lone rider does not ride into a crowd', () => {
    const match = movement([
      horse('S1', 'Z(2,0)'),
      foot('S2', 'Z(1,0)'),
      foot('S3', 'Z(3,0)'),
      foot('N1', 'Z(2,1)'),
      foot('N2', 'Z(2,1)'),
      horse('N3', 'Z(2,1)'),
    ]);
    told(match, planner);
    expect(now(match, 'S1').zone).not.toBe('Z(2,1)');
  });

  test('holds its goal on the last turn', () => {
    const match = movement(
      [foot('S1', 'Z(2,1)'), foot('N1', 'Z(4,2)', { hits: 1 }), foot('N2', 'Z(4,2)')],
      goalAt('Z(2,1)'),
    );
    told(match, planner);
    expect(now(match, 'S1').zone).toBe('Z(2,1)');
  });

  test('goes to a goal that it can reach on the last turn', () => {
    const match = movement([foot('S1', 'Z(2,0)'), foot('N1', 'Z(4,2)'), foot('N2', 'Z(4,2)')], goalAt('Z(2,1)'));
    told(match, planner);
    expect(now(match, 'S1').zone).toBe('Z(2,1)');
  });

  test('fires at whom a hit costs most', () => {
    const match = situation('firing', [
      foot('S1', 'Z(2,1)', { layout: 'MMM/MMM' }),
      foot('N1', 'Z(2,1)', { hits: 1, layout: 'PP/M.' }),
      foot('N2', 'Z(2,1)', { layout: 'PPP/MMM' }),
    ]);
    expect(planner.choose(match, streamOf(1))).toMatchObject({ do: 'fire', unit: 'S1', target: 'N1' });
  });

  test('a gun that has a target stays as it stands', () => {
    const match = movement([
      gun('S1', 'Z(2,0)'),
      foot('S2', 'Z(2,0)'),
      foot('N1', 'Z(2,1)'),
      foot('N2', 'Z(3,2)'),
      foot('N3', 'Z(1,2)'),
    ]);
    told(match, planner);
    expect(now(match, 'S1')).toMatchObject({ zone: 'Z(2,0)', facing: towards.north });
  });

  test('the Commander rides to where the fight is', () => {
    const match = movement(
      [
        foot('S1', 'Z(2,1)', { contacts: [{ with: 'N1', face: 'front' }] }),
        foot('S2', 'Z(2,1)'),
        foot('S3', 'Z(0,0)'),
        foot('N1', 'Z(2,1)', { contacts: [{ with: 'S1', face: 'front' }] }),
        foot('N2', 'Z(4,2)'),
      ],
      { commander: 'Z(1,0)' },
    );
    told(match, planner);
    expect(match.state.sides.south.commander).toBe('Z(2,1)');
  });

  test('sends nobody home, and keeps more units on the table than off it', () => {
    const match = movement([
      foot('S1', 'Z(2,0)', { layout: 'P/M' }),
      foot('S2', 'Z(1,0)', { layout: 'P/M' }),
      foot('N1', 'Z(2,1)'),
      foot('N2', 'Z(1,1)'),
      foot('N3', 'Z(3,1)'),
    ]);
    told(match, planner);
    for (const id of ['S1', 'S2']) expect(now(match, id).zone).toMatch(/^Z/);
    expect(match.state.outcome).toBeUndefined();
  });

  test('brings up its reserve', () => {
    const match = movement([
      foot('S1', 'Z(2,0)'),
      foot('S2', 'SR2'),
      foot('S3', 'SR2'),
      foot('N1', 'Z(2,1)'),
      foot('N2', 'Z(2,2)'),
    ]);
    told(match, planner);
    expect(['S2', 'S3'].filter((id) => now(match, id).zone.startsWith('Z'))).not.toEqual([]);
  });

  test('horse meets a charge of horse at the gallop', () => {
    const match = situation(
      'initiativeMovement',
      [horse('S1', 'Z(2,1)', { layout: 'XXX/XX.' }), foot('S2', 'Z(0,0)'), horse('N1', 'Z(2,1)'), foot('N2', 'Z(4,2)')],
      { acting: 'north', sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(2,1)' } } },
    );
    for (const choice of [
      { do: 'choose', unit: 'N1' },
      { do: 'engage', target: 'S1' },
    ])
      answer(match, choice);
    expect(replyTo(match, match.decision!.kind)).toMatchObject({ do: 'counterCharge', unit: 'S1' });
  });

  test('uses every unit that has a way to go', () => {
    const match = movement([
      foot('S1', 'Z(1,0)'),
      foot('S2', 'Z(2,0)'),
      horse('S3', 'Z(3,0)'),
      foot('N1', 'Z(1,2)'),
      foot('N2', 'Z(2,2)'),
      foot('N3', 'Z(3,2)'),
    ]);
    const orders = told(match, planner);
    expect(Object.keys(orders).sort()).toEqual(['S1', 'S2', 'S3']);
    expect(Object.values(orders).flatMap(verbs)).not.toContain('withdraw');
  });
});

test('whoever errs turns no back on an enemy who is all ahead', () => {
  const erring = playerOf('erring', () => ({ noise: 4 }));
  for (let seed = 1; seed <= 20; seed++) {
    const match = movement([
      foot('S1', 'Z(1,0)'),
      foot('S2', 'Z(2,0)'),
      foot('S3', 'Z(3,0)'),
      foot('N1', 'Z(1,2)'),
      foot('N2', 'Z(2,2)'),
      foot('N3', 'Z(3,2)'),
    ]);
    told(match, erring, seed);
    for (const id of ['S1', 'S2', 'S3']) expect([seed, id, now(match, id).facing]).not.toContain(towards.south);
  }
});

test.each([fineEdition, majorEdition])(
  'a level that errs a little sets up differently almost every time: $title',
  (game) => {
    const [south, north] = game.armies as readonly [object, object];
    const plans = Array.from({ length: 6 }, (_, seed) => {
      const match: ZonalMatch = begun<ZonalMatch>(game, { armies: { south, north } }, 1);
      const stream = streamOf(seed + 1);
      while (match.decision!.kind !== 'setup') answer(match, botNamed('ensign')!.choose(match, stream));
      const choice = botNamed('ensign')!.choose(match, stream);
      expect(refusal(match, choice)).toBeUndefined();
      return JSON.stringify(choice);
    });
    expect(new Set(plans).size).toBeGreaterThanOrEqual(5);
  },
);
