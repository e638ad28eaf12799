// A Major Victory: the remove losses phase (MV-LOSS).
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';

const { situation, choose, refusal, decision, options, unit, position } = kitFor(major);

type Loose = Record<string, unknown>;
type Match = ReturnType<typeof situation>;

// Both Commanders stand far away, so that play stops in the next movement phase.
const sides = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const losses = (units: Loose[], more: Loose = {}): Match =>
  situation({ phase: 'losses', initiative: 'south', sides, units, ...more });
const switched = (name: string) => ({ options: { houseRules: { [name]: true } } });

const foot = (id: string, layout: string, hits = 0, more: Loose = {}) => ({
  id,
  type: 'MF',
  weapon: 'hand',
  zone: 'Z(2,1)',
  layout,
  hits,
  ...more,
});
const gun = (id: string, type: string, hits: number, more: Loose = {}) => ({
  id,
  type,
  zone: 'Z(2,1)',
  layout: 'G',
  hits,
  ...more,
});
const touching = (enemy: string) => ({ contacts: [{ with: enemy, face: 'front' }] });

const remove = (...cells: number[][]) => ({ do: 'remove', cells });
const asked = (match: Match) => {
  const now = decision(match);
  return [now?.side, now?.kind, (now?.about as { unit?: string } | undefined)?.unit];
};
const phaseIsOver = (match: Match) => expect(asked(match)[1]).toBe('activity');
const stands = (match: Match, id: string): number => unit(match, id).layout.replace(/[^A-Z]/g, '').length;

describe('order of the phase', () => {
  test('MV-LOSS-01 small units come before large ones, whichever side they belong to', () => {
    const match = losses([foot('S1', 'FF/F.', 2), foot('N1', 'FF/FF', 2), foot('S2', 'FFF/FF.', 2)]);
    expect(asked(match)).toEqual(['south', 'remove', 'S1']);
    choose(match, remove([0, 1]));
    expect(asked(match)).toEqual(['north', 'remove', 'N1']);
    choose(match, remove([1, 1]));
    expect(asked(match)).toEqual(['south', 'remove', 'S2']);
    choose(match, remove([0, 2]));
    phaseIsOver(match);
  });

  test('MV-LOSS-01 sizes 1 and 2 are settled before size 3, sizes 4 and 9 after it', () => {
    const match = losses([
      foot('N1', 'FFF/FFF/FFF', 18),
      foot('N2', 'FF/FF', 8),
      foot('S1', 'FF/F.', 2),
      foot('S2', 'F/F', 2),
      gun('S3', 'Gun', 2),
    ]);
    expect(asked(match)).toEqual(['south', 'remove', 'S1']);
    expect(['S3', 'S2', 'N2', 'N1'].map((id) => unit(match, id).zone)).toEqual([
      'routed',
      'routed',
      'Z(2,1)',
      'Z(2,1)',
    ]);
    choose(match, remove([0, 1]));
    expect([unit(match, 'N2').zone, unit(match, 'N1').zone]).toEqual(['routed', 'routed']);
  });

  test('MV-LOSS-01 MV-R-22 a unit is handled once, by its size at the start of the phase', () => {
    // S1 shrinks from five to four; that step lies behind it, and S2 of size six is next.
    const match = losses([foot('S2', 'FFF/FFF', 2), foot('S1', 'FFF/FF.', 3), foot('S3', 'FF/FF', 2)]);
    expect(asked(match)).toEqual(['south', 'remove', 'S3']);
    choose(match, remove([1, 1]));
    expect(asked(match)).toEqual(['south', 'remove', 'S1']);
    choose(match, remove([0, 2]));
    expect(asked(match)).toEqual(['south', 'remove', 'S2']);
    choose(match, remove([1, 2]));
    phaseIsOver(match);
    expect(['S1', 'S2', 'S3'].map((id) => unit(match, id).layout)).toEqual(['FF/FF', 'FFF/FF.', 'FF/F.']);
  });

  test('MV-R-22 three stands that fall to two are not handled again', () => {
    const match = losses([foot('S1', 'FF/F.', 3)]);
    choose(match, remove([0, 1]));
    phaseIsOver(match);
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', layout: 'F/F', hits: 0 });
  });

  test.each([
    ['south', ['N1', 'S1']],
    ['north', ['S1', 'N1']],
  ])('MV-LOSS-02 in a step, with the initiative %s, the order is %j', (initiative, [first, second]) => {
    const match = losses([foot('S1', 'FF/FF', 2), foot('N1', 'FF/FF', 2)], { initiative });
    expect(asked(match)[2]).toBe(first);
    choose(match, remove([1, 0]));
    expect(asked(match)[2]).toBe(second);
  });

  test('MV-LOSS-02 the owner picks the order of his units of one size', () => {
    const match = losses([
      foot('N1', 'FF/FF', 2),
      foot('N2', 'FF/FF', 2),
      foot('S1', 'FF/FF', 2),
      foot('N3', 'FFF/FF.', 2),
    ]);
    expect(asked(match).slice(0, 2)).toEqual(['north', 'lossesOf']);
    expect(options(match)).toHaveLength(2);
    for (const id of ['N1', 'N2']) expect(options(match)).toContainEqual({ do: 'lossesOf', unit: id });
    expect(refusal(match, { do: 'lossesOf', unit: 'N3' })?.rule).toBe('MV-LOSS-01');
    choose(match, { do: 'lossesOf', unit: 'N2' });
    expect(asked(match)).toEqual(['north', 'remove', 'N2']);
    choose(match, remove([1, 0]));
    expect(asked(match)).toEqual(['north', 'remove', 'N1']);
    choose(match, remove([1, 0]));
    expect(asked(match)).toEqual(['south', 'remove', 'S1']);
  });
});

describe('how many stands', () => {
  const LAST = [
    [2, 2],
    [2, 1],
    [2, 0],
    [1, 2],
  ];
  test.each([
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
    [7, 3],
  ])('MV-LOSS-03 nine stands with %i hits lose %i', (hits, lost) => {
    const match = losses([foot('S1', 'FFF/FFF/FFF', hits)]);
    expect(refusal(match, remove(...LAST.slice(0, lost - 1)))?.rule).toBe('MV-LOSS-03');
    expect(refusal(match, remove(...LAST.slice(0, lost + 1)))?.rule).toBe('MV-LOSS-03');
    choose(match, remove(...LAST.slice(0, lost)));
    expect(stands(match, 'S1')).toBe(9 - lost);
    expect(unit(match, 'S1').hits).toBe(0);
  });

  test.each([
    ['foot', foot('S1', 'FF/FF', 1)],
    ['mounted', { id: 'S1', type: 'HM', zone: 'Z(2,1)', layout: 'MM/MM', hits: 1 }],
  ])('MV-LOSS-03 MV-LOSS-10 one hit costs %s no stand, and the marker goes', (_name, one) => {
    const match = losses([one]);
    phaseIsOver(match);
    expect([stands(match, 'S1'), unit(match, 'S1').hits]).toEqual([4, 0]);
  });

  test('MV-LOSS-03 a mounted unit loses one stand for two hits as well', () => {
    const match = losses([{ id: 'S1', type: 'HM', zone: 'Z(2,1)', layout: 'MM/MM', hits: 3 }]);
    choose(match, remove([1, 0]));
    expect(unit(match, 'S1').layout).toBe('MM/.M');
  });

  test.each([
    [1, 'Z(2,1)'],
    [2, 'Z(2,1)'],
    [3, 'routed'],
    [4, 'routed'],
    [6, 'routed'],
  ])('MV-LOSS-04 MV-LOSS-10 a Bombard with %i hits: %s, and no marker is left', (hits, zone) => {
    const match = losses([gun('S1', 'Bombard', hits), foot('S2', 'FF/FF')]);
    phaseIsOver(match);
    expect(unit(match, 'S1')).toMatchObject({ zone, hits: 0 });
    expect(position(match).sides.south.tally).toBe(0);
  });

  test.each(['Organ Gun', 'Gun'])('MV-LOSS-04 a %s is lost with two hits, not with one', (type) => {
    const match = losses([gun('S1', type, 1), gun('N1', type, 2), foot('S2', 'FF/FF'), foot('N2', 'FF/FF')]);
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', layout: 'G', hits: 0 });
    expect(unit(match, 'N1').zone).toBe('routed');
  });

  test('MV-LOSS-04 MV-LOSS-10 two hits on a Bombard in one turn and one in the next do not add up', () => {
    const match = losses([gun('S1', 'Bombard', 2), foot('S2', 'FF/FF'), foot('N1', 'FF/FF', 0, { weapon: 'bows' })], {
      dice: [1, 1, 6, 6, 1, 6], // initiative, then four bows less two dice
    });
    expect(unit(match, 'S1').hits).toBe(0);
    choose(match, { do: 'end' });
    choose(match, { do: 'end' });
    choose(match, { do: 'fire', unit: 'N1', target: 'S1' });
    expect(unit(match, 'S1').hits).toBe(1);
    choose(match, { do: 'done' });
    expect(position(match)).toMatchObject({ turn: 2, phase: 'initiativeMovement' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', hits: 0 });
  });

  test('MV-LOSS-10 the odd hit goes with the others', () => {
    const match = losses([foot('S1', 'FF/FF', 3)]);
    choose(match, remove([1, 1]));
    expect(unit(match, 'S1')).toMatchObject({ layout: 'FF/F.', hits: 0 });
  });

  test('MV-LOSS-10 over-kill never passes to another unit', () => {
    const match = losses([foot('S1', 'F/F', 9), foot('S2', 'FF/FF', 1)]);
    expect(unit(match, 'S1').zone).toBe('routed');
    expect(unit(match, 'S2')).toMatchObject({ layout: 'FF/FF', hits: 0 });
  });
});

describe('which stands', () => {
  test('MV-LOSS-05 the owner picks the stands: only those that are there, each once', () => {
    const match = losses([foot('S1', 'FFF/FF.', 4)]);
    expect(asked(match)).toEqual(['south', 'remove', 'S1']);
    expect(refusal(match, remove([1, 1], [1, 2]))?.rule).toBe('MV-LOSS-05');
    expect(refusal(match, remove([1, 1], [1, 1]))?.rule).toBe('MV-LOSS-05');
    expect(refusal(match, remove([1, 1], [2, 0]))?.rule).toBe('MV-LOSS-05');
    expect(refusal(match, remove([0, 2], [1, 1]))).toBeUndefined();
    expect(refusal(match, remove([0, 0], [1, 0]))).toBeUndefined();
  });

  test.each([
    ['FF/FF', 2, [[1, 0]], 'FF/.F'], // mirrored
    ['FF/FF', 2, [[1, 1]], 'FF/F.'],
    [
      'FFF/FFF',
      4,
      [
        [0, 0],
        [1, 0],
      ],
      'FF/FF',
    ], // shifted to the side
    [
      'FF/FF/FF',
      4,
      [
        [0, 0],
        [0, 1],
      ],
      'FF/FF',
    ], // shifted back
    [
      'FF/FF',
      4,
      [
        [0, 1],
        [1, 1],
      ],
      'F/F',
    ],
    [
      'FFF/FFF/FFF',
      4,
      [
        [2, 0],
        [2, 2],
      ],
      'FFF/FFF/.F.',
    ],
    ['FFF/FFF/FF.', 2, [[2, 0]], 'FFF/FFF/.F.'],
    ['FFF/FFF/FF.', 2, [[1, 2]], 'FFF/FF./FF.'],
    ['FFF/FF.', 2, [[0, 2]], 'FF/FF'],
    ['FF/FF/FF', 2, [[2, 0]], 'FF/FF/.F'],
  ])('MV-LOSS-06 %s with %i hits may lose %j and leaves %s', (layout, hits, cells, left) => {
    const match = losses([foot('S1', layout, hits)]);
    choose(match, remove(...cells));
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', layout: left });
  });

  test.each([
    ['FF/FF', 2, [[0, 0]], 'one before two'],
    [
      'FF/FF',
      4,
      [
        [0, 0],
        [0, 1],
      ],
      'two abreast: the column turned by 90 degrees',
    ],
    [
      'FF/FF',
      4,
      [
        [0, 0],
        [1, 1],
      ],
      'corner to corner',
    ],
    ['FFF/FF.', 2, [[1, 1]], 'three and one'],
    [
      'FFF/FFF',
      4,
      [
        [0, 1],
        [1, 1],
      ],
      'a gap in the middle',
    ],
    [
      'FF/FF/FF',
      4,
      [
        [1, 0],
        [1, 1],
      ],
      'a gap between the ranks',
    ],
    ['FFF/FFF/FFF', 2, [[2, 1]], 'a rear rank that is not contiguous'],
    ['FFF/FFF/FFF', 2, [[1, 1]], 'a hole in the middle'],
    ['FF/FF/FF', 2, [[0, 1]], 'one before two and two'],
    [
      'FFF/FFF',
      6,
      [
        [1, 0],
        [1, 1],
        [1, 2],
      ],
      'three abreast',
    ],
    [
      'FFF/FFF',
      6,
      [
        [0, 2],
        [1, 0],
        [1, 1],
      ],
      'a rear stand that is not behind the front rank',
    ],
  ])('MV-LOSS-06 MV-R-73 %s with %i hits may lose %j but then routs: %s', (layout, hits, cells) => {
    const match = losses([foot('S1', layout, hits), foot('S2', 'FF/FF')]);
    choose(match, remove(...cells));
    expect(unit(match, 'S1').zone).toBe('routed');
    expect(position(match).sides.south.tally).toBe(1);
  });

  test('MV-LOSS-06 MV-R-73 a removal is asked for even if only one is valid, since the other means rout', () => {
    const match = losses([foot('S1', 'FF/F.', 2)]);
    expect(asked(match)).toEqual(['south', 'remove', 'S1']);
    choose(match, remove([1, 0]));
    expect(unit(match, 'S1').zone).toBe('routed');
  });

  test('MV-LOSS-06 MV-R-24 stands stay in place: no gap is closed', () => {
    const match = losses([foot('S1', 'FF/FF', 2)]);
    choose(match, remove([1, 0]));
    expect(unit(match, 'S1').layout).toBe('FF/.F');
  });

  test('MV-R-73 forbidVoluntaryRout: only removals that leave a valid shape', () => {
    const match = losses([foot('S1', 'FF/FF', 2)], switched('forbidVoluntaryRout'));
    expect(refusal(match, remove([0, 0]))?.rule).toBe('MV-R-73');
    expect(refusal(match, remove([0, 1]))?.rule).toBe('MV-R-73');
    expect(refusal(match, remove([1, 1]))).toBeUndefined();
    choose(match, remove([1, 0]));
    expect(unit(match, 'S1').layout).toBe('FF/.F');
  });

  test('MV-R-73 forbidVoluntaryRout: the only valid removal is made without asking', () => {
    const match = losses([foot('S1', 'FF/F.', 2)], switched('forbidVoluntaryRout'));
    phaseIsOver(match);
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', layout: 'F/F' });
  });

  test('MV-R-73 MV-LOSS-07 forbidVoluntaryRout does not save a unit left with one stand', () => {
    const match = losses([foot('S1', 'FF/F.', 4)], switched('forbidVoluntaryRout'));
    expect(unit(match, 'S1').zone).toBe('routed');
  });

  // Three stands must stand abreast here, so a square of four cannot lose one and keep a valid shape.
  const abreast = { 3: [[3]] };

  test.each([false, true])(
    'MV-LOSS-06 MV-R-73 with other shapes and no valid removal the unit routs unasked (forbidVoluntaryRout %s)',
    (forbidVoluntaryRout) => {
      const match = losses([foot('S1', 'FF/FF', 2)], {
        options: { shapes: abreast, houseRules: { forbidVoluntaryRout } },
      });
      phaseIsOver(match);
      expect(unit(match, 'S1').zone).toBe('routed');
    },
  );
});

describe('rout', () => {
  test.each([
    ['F/F', 2],
    ['FF/F.', 4],
    ['FF/FF', 6],
    ['FF/FF', 7],
    ['FFF/FFF/FFF', 16],
  ])('MV-LOSS-07 %s with %i hits is left with one stand and routs without a choice', (layout, hits) => {
    const match = losses([foot('S1', layout, hits), foot('S2', 'FF/FF')]);
    phaseIsOver(match);
    expect(unit(match, 'S1').zone).toBe('routed');
    expect(position(match).sides.south.tally).toBe(1);
  });

  test('MV-LOSS-07 two stands left do not rout', () => {
    const match = losses([foot('S1', 'FF/FF', 5)]);
    choose(match, remove([0, 0], [1, 0]));
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', layout: 'F/F' });
  });

  test.each([
    ['FF/FF', 8],
    ['FF/FF', 20],
    ['F/F', 4],
    ['F', 2],
  ])('MV-LOSS-08 MV-R-23 %s with %i hits has no stand left and counts as routed', (layout, hits) => {
    const match = losses([foot('S1', layout, hits), foot('S2', 'FF/FF')]);
    expect(unit(match, 'S1').zone).toBe('routed');
    expect(position(match).sides.south.tally).toBe(1);
  });

  test('MV-LOSS-09 a single stand with one hit stays', () => {
    const match = losses([foot('S1', 'F', 1), gun('N1', 'Gun', 1)]);
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', layout: 'F', hits: 0 });
    expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(2,1)', layout: 'G', hits: 0 });
  });

  test('MV-LOSS-09 a single stand without hits stays too', () => {
    const match = losses([foot('S1', 'F'), { id: 'S2', type: 'HM', zone: 'Z(2,1)', layout: 'M' }]);
    expect([unit(match, 'S1').zone, unit(match, 'S2').zone]).toEqual(['Z(2,1)', 'Z(2,1)']);
  });

  test('MV-LOSS-12 MV-LOSS-15 rout takes the unit, its markers and its contacts off', () => {
    const match = losses([
      foot('S1', 'FF/FF', 8, { facing: 'N', weapon: 'bows', fired: true, stakes: true }),
      foot('N1', 'FF/FF', 0, { facing: 'S', ...touching('S1') }),
      foot('N2', 'FF/FF', 0, { facing: 'E', ...touching('S1') }),
    ]);
    const gone = unit(match, 'S1');
    expect([gone.zone, gone.hits, gone.fired, gone.contacts]).toEqual(['routed', 0, false, []]);
    expect(gone.stakes ?? false).toBe(false);
    expect([unit(match, 'N1').contacts, unit(match, 'N2').contacts]).toEqual([[], []]);
  });

  test('MV-LOSS-12 an enemy freed by the rout still handles its own hits in its own step', () => {
    const match = losses([
      foot('S1', 'F/F', 2, { facing: 'N' }),
      foot('N1', 'FF/FF', 2, { facing: 'S', ...touching('S1') }),
    ]);
    expect(unit(match, 'S1').zone).toBe('routed');
    expect(unit(match, 'N1').contacts).toEqual([]);
    expect(asked(match)).toEqual(['north', 'remove', 'N1']);
  });

  test('MV-LOSS-12 a contact with another enemy is not touched by the rout of one', () => {
    const match = losses([
      foot('S1', 'FF/FF', 8, { facing: 'N' }),
      foot('S2', 'FF/FF', 0, { facing: 'W', ...touching('N1') }),
      foot('N1', 'FF/FF', 0, { facing: 'S', ...touching('S1') }),
    ]);
    expect(unit(match, 'S1').zone).toBe('routed');
    expect(unit(match, 'N1').contacts).toEqual([{ with: 'S2', face: 'left', line: 'file 0' }]);
  });

  test('MV-LOSS-13 what is removed never comes back', () => {
    const match = losses([foot('S1', 'F/F', 2), foot('S2', 'FF/FF', 2), foot('S3', 'FF/FF'), foot('N1', 'FF/FF')], {
      dice: [1, 1, 6, 6],
    });
    choose(match, remove([1, 1]));
    for (const choice of ['choose', 'enter', 'withdraw'])
      expect(refusal(match, { do: choice, unit: 'S1' }), choice).toBeDefined();
    choose(match, { do: 'end' });
    choose(match, { do: 'end' });
    expect(position(match).turn).toBe(2);
    expect([unit(match, 'S1').zone, stands(match, 'S2')]).toEqual(['routed', 3]);
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-LOSS-13');
  });

  test('MV-LOSS-15 the tally grows by one for foot and for mounted, not for artillery', () => {
    const match = losses([
      foot('S1', 'F/F', 2),
      { id: 'S2', type: 'LM', zone: 'Z(2,1)', layout: 'M/M', hits: 2 },
      gun('S3', 'Gun', 2),
      gun('S4', 'Bombard', 3, { zone: 'Z(3,1)' }),
      gun('S5', 'Organ Gun', 2, { zone: 'Z(3,1)' }),
      foot('S6', 'FF/FF', 0, { zone: 'Z(3,1)' }),
      foot('N1', 'FF/FF'),
    ]);
    while (asked(match)[1] === 'lossesOf') choose(match, options(match)[0]);
    expect(['S1', 'S2', 'S3', 'S4', 'S5'].map((id) => unit(match, id).zone)).toEqual(Array(5).fill('routed'));
    expect([position(match).sides.south.tally, position(match).sides.north.tally]).toEqual([2, 0]);
  });

  test('MV-LOSS-15 rout in a movement phase counts as well', () => {
    const match = situation({
      phase: 'initiativeMovement',
      initiative: 'south',
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
      units: [foot('S1', 'FF/FF', 3, { facing: 'N' }), foot('N1', 'FF/FF', 0, { facing: 'S', ...touching('S1') })],
    });
    choose(match, { do: 'withdraw', unit: 'S1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'routed', hits: 0, contacts: [] });
    expect(unit(match, 'N1').contacts).toEqual([]);
    expect(position(match).sides.south.tally).toBe(1);
  });
});

describe('contacts', () => {
  // S1 faces north; N1 meets its front, N2 its rear, N3 its left and N4 its right flank.
  const ring = (layout: string, hits: number) =>
    losses([
      foot('S1', layout, hits, { facing: 'N' }),
      foot('N1', 'FF/FF', 0, { facing: 'S', ...touching('S1') }),
      foot('N2', 'FF/FF', 0, { facing: 'N', ...touching('S1') }),
      foot('N3', 'FF/FF', 0, { facing: 'E', ...touching('S1') }),
      foot('N4', 'FF/FF', 0, { facing: 'W', ...touching('S1') }),
    ]);
  const faces = (match: Match, id = 'S1') =>
    unit(match, id)
      .contacts.map((c: { face: string }) => c.face)
      .sort();

  test.each([
    ['FF/FF', 2, [[1, 0]], ['front', 'left', 'rear', 'right']],
    [
      'FF/FF',
      4,
      [
        [0, 1],
        [1, 1],
      ],
      ['front', 'left', 'rear'],
    ],
    [
      'FF/FF',
      4,
      [
        [0, 0],
        [1, 0],
      ],
      ['front', 'rear', 'right'],
    ],
    ['FFF/FF.', 2, [[0, 2]], ['front', 'left', 'rear']],
    [
      'FFF/FFF',
      4,
      [
        [0, 0],
        [1, 0],
      ],
      ['front', 'rear', 'right'],
    ],
    [
      'FF/FF/FF',
      4,
      [
        [2, 0],
        [2, 1],
      ],
      ['front', 'left', 'right'],
    ],
    [
      'FF/FF/FF',
      4,
      [
        [0, 0],
        [0, 1],
      ],
      ['left', 'rear', 'right'],
    ],
    [
      'FFF/FFF/FFF',
      10,
      [
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 0],
        [2, 0],
      ],
      ['rear', 'right'],
    ],
    [
      'FFF/FFF/FFF',
      10,
      [
        [0, 2],
        [1, 2],
        [2, 0],
        [2, 1],
        [2, 2],
      ],
      ['front', 'left'],
    ],
  ])('MV-LOSS-11 MV-R-24 %s with %i hits, %j lost: contact stays on %j', (layout, hits, cells, stay) => {
    const match = ring(layout, hits);
    choose(match, remove(...cells));
    expect(faces(match)).toEqual(stay);
    const enemies: [string, string][] = [
      ['N1', 'front'],
      ['N2', 'rear'],
      ['N3', 'left'],
      ['N4', 'right'],
    ];
    for (const [id, face] of enemies) expect(unit(match, id).contacts.length, id).toBe(stay.includes(face) ? 1 : 0);
  });

  test('MV-LOSS-11 the engaging unit breaks contact by losing its front rank', () => {
    const match = losses([
      foot('S1', 'FF/FF', 0, { facing: 'N' }),
      foot('N3', 'FF/FF/FF', 4, { facing: 'E', ...touching('S1') }),
    ]);
    choose(match, remove([0, 0], [0, 1]));
    expect([unit(match, 'N3').contacts, unit(match, 'S1').contacts]).toEqual([[], []]);
  });

  test('MV-LOSS-11 the engaging unit keeps contact if it loses its rear rank', () => {
    const match = losses([
      foot('S1', 'FF/FF', 0, { facing: 'N' }),
      foot('N3', 'FF/FF/FF', 4, { facing: 'E', ...touching('S1') }),
    ]);
    choose(match, remove([2, 0], [2, 1]));
    expect([faces(match, 'N3'), faces(match)]).toEqual([['front'], ['left']]);
  });

  test('MV-LOSS-11 a contact broken by one side is gone when the other handles its unit', () => {
    // S1 touches the right flank of N1. Both have four stands; North handles N1 first.
    const match = losses([
      foot('N1', 'FF/FF', 4, { facing: 'S' }),
      foot('S1', 'FF/FF', 2, { facing: 'E', ...touching('N1') }),
    ]);
    expect(unit(match, 'N1').contacts).toEqual([{ with: 'S1', face: 'right', line: 'file 1' }]);
    choose(match, remove([0, 1], [1, 1]));
    expect(asked(match)).toEqual(['south', 'remove', 'S1']);
    expect(unit(match, 'S1').contacts).toEqual([]);
    choose(match, remove([1, 1]));
    expect(options(match)).toContainEqual({ do: 'choose', unit: 'S1' });
  });

  test('MV-R-24 a contact lies on the line that touched when it was made', () => {
    // S1 lost its left file while engaged in front: a new contact on the left takes file 1.
    const match = situation({
      phase: 'initiativeMovement',
      initiative: 'north',
      sides,
      units: [
        foot('S1', '.FF/.FF', 0, { facing: 'N' }),
        foot('N1', 'FF/FF', 0, { facing: 'S', ...touching('S1') }),
        foot('N3', 'FF/FF', 0, { facing: 'E' }),
      ],
    });
    choose(match, { do: 'choose', unit: 'N3' });
    choose(match, { do: 'engage', target: 'S1' }); // joining in: no test, no reaction
    expect(unit(match, 'S1').contacts).toContainEqual({ with: 'N3', face: 'left', line: 'file 1' });
    expect(unit(match, 'N3').contacts).toEqual([{ with: 'S1', face: 'front', line: 'rank 0' }]);
  });

  test('MV-R-24 a contact on an inner file holds by that file', () => {
    const flanked = (cells: number[][]) => {
      const match = losses([
        foot('S1', '.FF/.FF', 2 * cells.length, {
          facing: 'N',
          contacts: [
            { with: 'N1', face: 'front' },
            { with: 'N3', face: 'left', line: 'file 1' },
          ],
        }),
        foot('N1', 'FF/FF', 0, { facing: 'S' }),
        foot('N3', 'FF/FF', 0, { facing: 'E' }),
      ]);
      choose(match, remove(...cells));
      return faces(match);
    };
    expect(flanked([[1, 1]])).toEqual(['front', 'left']);
    expect(
      flanked([
        [0, 1],
        [1, 1],
      ]),
    ).toEqual(['front']);
  });

  test('MV-R-24 a rear contact on rank 2 does not pass to rank 1 when rank 2 is lost', () => {
    const match = losses([
      foot('S1', 'FF/FF/FF', 4, { facing: 'N', contacts: [{ with: 'N2', face: 'rear', line: 'rank 2' }] }),
      foot('N2', 'FF/FF', 0, { facing: 'N' }),
    ]);
    choose(match, remove([2, 0], [2, 1]));
    expect([unit(match, 'S1').contacts, unit(match, 'N2').contacts]).toEqual([[], []]);
  });

  test('MV-LOSS-14 a unit in contact keeps its grid', () => {
    const match = losses([
      foot('S1', 'FFF/FFF', 4, { facing: 'N' }),
      foot('N1', 'FF/FF', 0, { facing: 'S', ...touching('S1') }),
    ]);
    choose(match, remove([0, 0], [1, 0]));
    expect(unit(match, 'S1').layout).toBe('.FF/.FF');
  });

  test('MV-LOSS-14 a unit without contact is re-based, files and ranks', () => {
    const match = losses([
      foot('S1', 'FFF/FFF', 4, { facing: 'N' }),
      foot('N1', 'FF/FF', 0, { facing: 'E', ...touching('S1') }),
    ]);
    choose(match, remove([0, 0], [1, 0]));
    expect(unit(match, 'S1')).toMatchObject({ contacts: [], layout: 'FF/FF' });
    const deep = losses([foot('S1', 'FF/FF/FF', 4)]);
    choose(deep, remove([0, 0], [0, 1]));
    expect(unit(deep, 'S1').layout).toBe('FF/FF');
  });

  test('MV-LOSS-14 the rout of the last enemy in contact re-bases as well', () => {
    const match = losses([
      foot('S1', 'FF/FF', 4, { facing: 'N' }),
      foot('N1', 'FFF/FFF/FFF', 18, { facing: 'S', ...touching('S1') }),
    ]);
    choose(match, remove([0, 0], [1, 0]));
    expect(unit(match, 'N1').zone).toBe('routed');
    expect(unit(match, 'S1').layout).toBe('F/F');
  });

  test('MV-LOSS-14 a unit that becomes unengaged later is re-based then', () => {
    const match = situation({
      phase: 'initiativeMovement',
      initiative: 'south',
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
      units: [foot('S1', 'FF/FF', 0, { facing: 'N' }), foot('N1', '.FF/.FF', 0, { facing: 'S', ...touching('S1') })],
    });
    expect(unit(match, 'N1').layout).toBe('.FF/.FF');
    choose(match, { do: 'withdraw', unit: 'S1' });
    expect(unit(match, 'N1')).toMatchObject({ contacts: [], layout: 'FF/FF' });
  });
});

describe('formations', () => {
  test.each([
    [
      'the front rank',
      [
        [0, 0],
        [0, 1],
      ],
    ],
    [
      'the rear',
      [
        [2, 0],
        [1, 1],
      ],
    ],
  ])('MV-LOSS-06 MV-FORM-11 a defensive formation that loses %s stays defensive', (_what, cells) => {
    const match = losses([foot('S1', 'FF/FF/F.', 4, { formation: 'defensive', facing: 'E' })]);
    choose(match, remove(...cells));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'defensive', facing: 'E', layout: 'FF/F.' });
  });

  test('MV-FORM-11 losses leave attack formation, open order and stakes as they were', () => {
    const match = losses([
      foot('S1', 'FF/FF', 4, { stakes: true }),
      { id: 'S2', type: 'LF', weapon: 'bows', zone: 'Z(2,1)', formation: 'open', layout: 'FFF/FF.', hits: 4 },
    ]);
    choose(match, remove([0, 1], [1, 1]));
    choose(match, remove([0, 2], [1, 1]));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'attack', layout: 'F/F', stakes: true });
    expect(unit(match, 'S2')).toMatchObject({ formation: 'open', layout: 'FF/F.' });
  });
});

describe('reserves', () => {
  const reserve = (id: string, layout: string, hits: number, zone = 'SR2') => foot(id, layout, hits, { zone });

  test.each([
    ['FFFF', 1, 'FFFF'],
    ['FFFF', 2, 'FFF'],
    ['FFFF', 3, 'FFF'],
    ['FFFF', 5, 'FF'],
    ['FFFFFFF', 8, 'FFF'],
    ['F', 1, 'F'],
  ])(
    'MV-LOSS-01 MV-R-25 in reserve %s with %i hits keeps %s, unasked and with no shape check',
    (layout, hits, left) => {
      const match = losses([reserve('S1', layout, hits)]);
      phaseIsOver(match);
      expect(unit(match, 'S1')).toMatchObject({ zone: 'SR2', layout: left, hits: 0 });
    },
  );

  test.each([
    ['FF', 2],
    ['FFFF', 6],
    ['FFFF', 8],
    ['F', 2],
  ])('MV-R-25 MV-LOSS-07 MV-LOSS-08 in reserve %s with %i hits routs', (layout, hits) => {
    const match = losses([reserve('S1', layout, hits), foot('S2', 'FF/FF')]);
    phaseIsOver(match);
    expect(unit(match, 'S1').zone).toBe('routed');
    expect(position(match).sides.south.tally).toBe(1);
  });

  test.each([
    ['Bombard', 2, 'SR2'],
    ['Bombard', 3, 'routed'],
    ['Gun', 1, 'SR2'],
    ['Gun', 2, 'routed'],
  ])('MV-LOSS-04 MV-R-25 a %s in reserve with %i hits: %s', (type, hits, zone) => {
    const match = losses([gun('S1', type, hits, { zone: 'SR2' }), foot('S2', 'FF/FF')]);
    expect(unit(match, 'S1')).toMatchObject({ zone, hits: 0 });
  });

  test('MV-LOSS-01 MV-R-25 reserves take their turn by size with the others', () => {
    const match = losses([reserve('S1', 'FFFFF', 2), foot('N1', 'FF/FF', 2)]);
    expect(asked(match)).toEqual(['north', 'remove', 'N1']);
    expect(unit(match, 'S1')).toMatchObject({ layout: 'FFFFF', hits: 2 }); // five stands, so not yet
    choose(match, remove([1, 1]));
    expect(unit(match, 'S1')).toMatchObject({ layout: 'FFFF', hits: 0 });
  });
});
