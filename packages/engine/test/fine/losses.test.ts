// A Fine Victory: the Remove Losses phase (FV-LOSS).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, refusal, situation, unit } from '../kit.js';

// Both Commanders stand far away, so that play stops in the next movement phase.
const sides = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const losses = (units: object[], more: object = {}) =>
  situation({ phase: 'losses', initiative: 'south', sides, units, ...more });
const switched = (name: string) => ({ options: { houseRules: { [name]: true } } });

const foot = (id: string, layout: string, hits = 0, more: object = {}) => ({
  id,
  type: 'P&M',
  zone: 'Z(2,1)',
  layout,
  hits,
  ...more,
});
const touching = (enemy: string, line?: string) => ({
  contacts: [{ with: enemy, face: 'front', ...(line ? { line } : {}) }],
});

const asked = (match: ReturnType<typeof losses>) => {
  const now = decision(match);
  return [now?.side, now?.kind, (now?.about as { unit?: string } | undefined)?.unit];
};
const letters = (layout: string) =>
  [...layout]
    .filter((c) => c >= 'A' && c <= 'Z')
    .sort()
    .join('');

describe('order of the phase', () => {
  test('FV-LOSS-01 small units come before large ones, whichever side they belong to', () => {
    const match = losses([foot('S1', 'MM/M.', 2), foot('N1', 'MM/MM', 2), foot('S2', 'MMM/MM.', 2)]);
    expect(asked(match)).toEqual(['south', 'remove', 'S1']);
    choose(match, { do: 'remove', cells: [[0, 1]] });
    expect(asked(match)).toEqual(['north', 'remove', 'N1']);
    choose(match, { do: 'remove', cells: [[1, 1]] });
    expect(asked(match)).toEqual(['south', 'remove', 'S2']);
  });

  test('FV-LOSS-01 sizes 1 and 2 are settled before size 3, sizes 4 and 9 after it', () => {
    const match = losses([
      foot('N1', 'MMM/MMM/MMM', 18),
      foot('N2', 'MM/MM', 8),
      foot('S1', 'MM/M.', 2),
      foot('S2', 'M/M', 2),
      { id: 'S3', type: 'RA', zone: 'Z(2,1)', layout: 'G', hits: 2 },
    ]);
    expect(asked(match)).toEqual(['south', 'remove', 'S1']);
    expect([unit(match, 'S3').zone, unit(match, 'S2').zone]).toEqual(['routed', 'routed']);
    expect([unit(match, 'N2').zone, unit(match, 'N1').zone]).toEqual(['Z(2,1)', 'Z(2,1)']);
    choose(match, { do: 'remove', cells: [[0, 1]] });
    expect([unit(match, 'N2').zone, unit(match, 'N1').zone]).toEqual(['routed', 'routed']);
  });

  test('FV-LOSS-02 a unit is dealt with once, by its size at the start of the phase', () => {
    // S1 shrinks from five to four; the four-stand step lies behind it and S2 of size six is next.
    const match = losses([foot('S2', 'MMM/MMM', 2), foot('S1', 'MMM/MM.', 3), foot('S3', 'MM/MM', 2)]);
    expect(asked(match)).toEqual(['south', 'remove', 'S3']);
    choose(match, { do: 'remove', cells: [[1, 1]] });
    expect(asked(match)).toEqual(['south', 'remove', 'S1']);
    choose(match, { do: 'remove', cells: [[0, 2]] });
    expect(asked(match)).toEqual(['south', 'remove', 'S2']);
    choose(match, { do: 'remove', cells: [[1, 2]] });
    expect(asked(match)[1]).toBe('activity');
    expect(['S1', 'S2', 'S3'].map((id) => unit(match, id).layout)).toEqual(['MM/MM', 'MMM/MM.', 'MM/M.']);
  });

  test('FV-LOSS-03 in each step the other side deals with its units before the initiative side', () => {
    const match = losses([foot('S1', 'MM/MM', 2), foot('N1', 'MM/MM', 2)]);
    expect(asked(match)).toEqual(['north', 'remove', 'N1']);
    choose(match, { do: 'remove', cells: [[1, 0]] });
    expect(asked(match)).toEqual(['south', 'remove', 'S1']);
  });

  test('FV-LOSS-03 with the initiative the order is turned round', () => {
    const match = losses([foot('S1', 'MM/MM', 2), foot('N1', 'MM/MM', 2)], { initiative: 'north' });
    expect(asked(match)).toEqual(['south', 'remove', 'S1']);
    choose(match, { do: 'remove', cells: [[1, 0]] });
    expect(asked(match)).toEqual(['north', 'remove', 'N1']);
  });

  test('FV-LOSS-03 the owner picks the order of his units of one size', () => {
    const match = losses([
      foot('N1', 'MM/MM', 2),
      foot('N2', 'MM/MM', 2),
      foot('S1', 'MM/MM', 2),
      foot('N3', 'MMM/MM.', 2),
    ]);
    expect(asked(match).slice(0, 2)).toEqual(['north', 'lossesOf']);
    expect(options(match)).toHaveLength(2);
    expect(options(match)).toContainEqual({ do: 'lossesOf', unit: 'N1' });
    expect(options(match)).toContainEqual({ do: 'lossesOf', unit: 'N2' });
    expect(refusal(match, { do: 'lossesOf', unit: 'N3' })?.rule).toBe('FV-LOSS-01');
    choose(match, { do: 'lossesOf', unit: 'N2' });
    expect(asked(match)).toEqual(['north', 'remove', 'N2']);
    choose(match, { do: 'remove', cells: [[1, 0]] });
    expect(asked(match)).toEqual(['north', 'remove', 'N1']);
    choose(match, { do: 'remove', cells: [[1, 0]] });
    expect(asked(match)).toEqual(['south', 'remove', 'S1']);
  });
});

describe('how many stands', () => {
  test.each([
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
    [7, 3],
  ])('FV-LOSS-04 nine stands with %i hits lose %i', (hits, lost) => {
    const match = losses([foot('S1', 'MMM/MMM/MMM', hits)]);
    const lastStands = [
      [2, 2],
      [2, 1],
      [2, 0],
      [1, 2],
    ];
    expect(refusal(match, { do: 'remove', cells: lastStands.slice(0, lost) })).toBeUndefined();
    expect(refusal(match, { do: 'remove', cells: lastStands.slice(0, lost - 1) })?.rule).toBe('FV-LOSS-04');
    expect(refusal(match, { do: 'remove', cells: lastStands.slice(0, lost + 1) })?.rule).toBe('FV-LOSS-04');
    choose(match, { do: 'remove', cells: lastStands.slice(0, lost) });
    expect(letters(unit(match, 'S1').layout)).toHaveLength(9 - lost);
  });

  test('FV-LOSS-04 one stand too few or too many is refused by that rule', () => {
    const match = losses([foot('S1', 'MMM/MMM/MMM', 4)]);
    expect(refusal(match, { do: 'remove', cells: [[2, 2]] })?.rule).toBe('FV-LOSS-04');
    expect(
      refusal(match, {
        do: 'remove',
        cells: [
          [2, 2],
          [2, 1],
          [2, 0],
        ],
      })?.rule,
    ).toBe('FV-LOSS-04');
  });

  test('FV-LOSS-04 FV-LOSS-05 one hit costs no stand, and the marker goes', () => {
    const match = losses([foot('S1', 'MM/MM', 1)]);
    expect(asked(match)[1]).toBe('activity');
    expect([unit(match, 'S1').layout, unit(match, 'S1').hits]).toEqual(['MM/MM', 0]);
  });

  test('FV-LOSS-04 FV-LOSS-10 a unit cannot lose more stands than it has', () => {
    const match = losses([foot('S1', 'MM/MM', 20), foot('S2', 'MM/MM')]);
    expect(asked(match)[1]).toBe('activity');
    expect(unit(match, 'S1').zone).toBe('routed');
    expect(position(match).sides.south.tally).toBe(1);
  });

  test('FV-LOSS-05 the odd hit goes with the others', () => {
    const match = losses([foot('S1', 'MM/MM', 3)]);
    choose(match, { do: 'remove', cells: [[1, 1]] });
    expect([unit(match, 'S1').layout, unit(match, 'S1').hits]).toEqual(['MM/M.', 0]);
  });

  test('FV-LOSS-05 surplus hits never pass to another unit', () => {
    const match = losses([foot('S1', 'M/M', 9), foot('S2', 'MM/MM', 1)]);
    expect(unit(match, 'S1').zone).toBe('routed');
    expect([unit(match, 'S2').layout, unit(match, 'S2').hits]).toEqual(['MM/MM', 0]);
  });
});

describe('which stands', () => {
  test.each([
    ['a pike', [[1, 0]], 'PM/.M'],
    ['a musket', [[1, 1]], 'PM/P.'],
  ])('FV-LOSS-06 the owner may lose %s', (_what, cells, left) => {
    const match = losses([foot('S1', 'PM/PM', 2)]);
    expect(asked(match)).toEqual(['south', 'remove', 'S1']);
    choose(match, { do: 'remove', cells });
    expect(unit(match, 'S1').layout).toBe(left);
  });

  test('FV-LOSS-06 only stands that are there, each once', () => {
    const match = losses([foot('S1', 'PMM/PM.', 4)]);
    expect(
      refusal(match, {
        do: 'remove',
        cells: [
          [1, 1],
          [1, 2],
        ],
      })?.rule,
    ).toMatch(/^FV-/);
    expect(
      refusal(match, {
        do: 'remove',
        cells: [
          [1, 1],
          [1, 1],
        ],
      })?.rule,
    ).toMatch(/^FV-/);
    expect(
      refusal(match, {
        do: 'remove',
        cells: [
          [1, 1],
          [2, 0],
        ],
      })?.rule,
    ).toMatch(/^FV-/);
    expect(
      refusal(match, {
        do: 'remove',
        cells: [
          [0, 2],
          [1, 1],
        ],
      }),
    ).toBeUndefined();
  });

  test.each([
    ['MM/MM', 2, [[1, 0]], 'MM/.M'], // mirrored
    [
      'MMM/MMM',
      4,
      [
        [0, 0],
        [1, 0],
      ],
      'MM/MM',
    ], // shifted to the side
    [
      'MM/MM/MM',
      4,
      [
        [0, 0],
        [0, 1],
      ],
      'MM/MM',
    ], // shifted back
    [
      'MM/MM',
      4,
      [
        [0, 1],
        [1, 1],
      ],
      'M/M',
    ],
    [
      'MMM/MMM/MMM',
      4,
      [
        [2, 0],
        [2, 2],
      ],
      'MMM/MMM/.M.',
    ],
    ['MMM/MMM/MM.', 2, [[2, 0]], 'MMM/MMM/.M.'],
  ])('FV-LOSS-07 %s with %i hits may lose %j and leaves %s', (layout, hits, cells, left) => {
    const match = losses([foot('S1', layout, hits)]);
    choose(match, { do: 'remove', cells });
    expect([unit(match, 'S1').zone, unit(match, 'S1').layout]).toEqual(['Z(2,1)', left]);
  });

  test.each([
    ['MM/MM', 2, [[0, 0]], 'one before two'],
    [
      'MM/MM',
      4,
      [
        [0, 0],
        [0, 1],
      ],
      'two abreast: the column turned by 90 degrees',
    ],
    [
      'MM/MM',
      4,
      [
        [0, 0],
        [1, 1],
      ],
      'corner to corner',
    ],
    ['MMM/MM.', 2, [[1, 1]], 'three and one'],
    [
      'MMM/MMM',
      4,
      [
        [0, 1],
        [1, 1],
      ],
      'a gap in the middle',
    ],
    [
      'MM/MM/MM',
      4,
      [
        [1, 0],
        [1, 1],
      ],
      'a gap between the ranks',
    ],
    ['MMM/MMM/MMM', 2, [[2, 1]], 'a rear rank that is not side by side'],
    ['MMM/MMM/MMM', 2, [[1, 1]], 'a hole in the middle'],
    ['MM/MM/MM', 2, [[0, 1]], 'one before two and two'],
    [
      'MMM/MMM',
      6,
      [
        [1, 0],
        [1, 1],
        [1, 2],
      ],
      'three abreast',
    ],
  ])('FV-LOSS-07 FV-R-05 %s with %i hits routs if it loses %j: %s', (layout, hits, cells) => {
    const match = losses([foot('S1', layout, hits)]);
    choose(match, { do: 'remove', cells });
    expect(unit(match, 'S1').zone).toBe('routed');
  });

  test('FV-LOSS-08 FV-R-05 a removal is asked for even if only one is valid, since the other means rout', () => {
    const match = losses([foot('S1', 'MM/M.', 2)]);
    expect(asked(match)).toEqual(['south', 'remove', 'S1']);
    choose(match, { do: 'remove', cells: [[1, 0]] });
    expect(unit(match, 'S1').zone).toBe('routed');
  });

  test('FV-R-04 stands keep their places: a loss closes no gap and moves no other stand forward', () => {
    const match = losses([{ id: 'S1', type: 'Foot', zone: 'Z(2,1)', layout: 'LH/HL', hits: 2 }]);
    choose(match, { do: 'remove', cells: [[1, 0]] });
    expect(unit(match, 'S1').layout).toBe('LH/.L');
  });

  test('FV-R-04 normally the kind lost is the kind in the cell', () => {
    const match = losses([{ id: 'S1', type: 'Foot', zone: 'Z(2,1)', layout: 'LH/LH', hits: 2 }]);
    expect(refusal(match, { do: 'remove', cells: [[1, 1]], stands: 'L' })?.rule).toBe('FV-R-04');
    choose(match, { do: 'remove', cells: [[1, 1]] });
    expect(unit(match, 'S1').layout).toBe('LH/L.');
  });

  test('FV-R-04 freeNonPikeStands: cell and kind are picked separately', () => {
    const match = losses(
      [{ id: 'S1', type: 'Foot', zone: 'Z(2,1)', layout: 'LH/LH', hits: 2 }],
      switched('freeNonPikeStands'),
    );
    choose(match, { do: 'remove', cells: [[1, 1]], stands: 'L' });
    const left = unit(match, 'S1').layout;
    expect(letters(left)).toBe('HHL');
    expect(left.replace(/[A-Z]/g, 'x')).toBe('xx/x.');
  });

  test('FV-R-04 freeNonPikeStands: the kind of the cell itself may still be lost, but not a kind the unit lacks', () => {
    const match = losses(
      [{ id: 'S1', type: 'Foot', zone: 'Z(2,1)', layout: 'LH/LH', hits: 2 }],
      switched('freeNonPikeStands'),
    );
    expect(refusal(match, { do: 'remove', cells: [[1, 1]], stands: 'P' })?.rule).toBe('FV-R-04');
    expect(refusal(match, { do: 'remove', cells: [[1, 1]], stands: 'LH' })?.rule).toBe('FV-R-04');
    choose(match, { do: 'remove', cells: [[1, 1]], stands: 'H' });
    expect(letters(unit(match, 'S1').layout)).toBe('HLL');
  });

  test('FV-R-04 freeNonPikeStands: pikes stay where they are', () => {
    const match = losses([foot('S1', 'PM/PM', 2)], switched('freeNonPikeStands'));
    expect(refusal(match, { do: 'remove', cells: [[1, 0]], stands: 'M' })?.rule).toBe('FV-R-04');
    expect(refusal(match, { do: 'remove', cells: [[1, 1]], stands: 'P' })?.rule).toBe('FV-R-04');
    choose(match, { do: 'remove', cells: [[1, 0]], stands: 'P' });
    expect(unit(match, 'S1').layout).toBe('PM/.M');
  });

  test('FV-R-05 forbidVoluntaryRout: only removals that leave a valid shape', () => {
    const match = losses([foot('S1', 'MM/MM', 2)], switched('forbidVoluntaryRout'));
    expect(refusal(match, { do: 'remove', cells: [[0, 0]] })?.rule).toBe('FV-R-05');
    expect(refusal(match, { do: 'remove', cells: [[0, 1]] })?.rule).toBe('FV-R-05');
    expect(refusal(match, { do: 'remove', cells: [[1, 1]] })).toBeUndefined();
    choose(match, { do: 'remove', cells: [[1, 0]] });
    expect(unit(match, 'S1').layout).toBe('MM/.M');
  });

  test('FV-R-05 forbidVoluntaryRout: the only valid removal is made without asking', () => {
    const match = losses([foot('S1', 'MM/M.', 2)], switched('forbidVoluntaryRout'));
    expect(asked(match)[1]).toBe('activity');
    expect([unit(match, 'S1').zone, unit(match, 'S1').layout]).toEqual(['Z(2,1)', 'M/M']);
  });

  test('FV-R-05 FV-LOSS-09 forbidVoluntaryRout does not save a unit left with one stand', () => {
    const match = losses([foot('S1', 'MM/M.', 4)], switched('forbidVoluntaryRout'));
    expect(unit(match, 'S1').zone).toBe('routed');
  });
});

describe('rout', () => {
  test.each([
    ['M/M', 2],
    ['MM/M.', 4],
    ['MM/MM', 6],
    ['MM/MM', 7],
    ['MMM/MMM/MMM', 16],
  ])('FV-LOSS-09 FV-EX-09 %s with %i hits is left with one stand and routs without a choice', (layout, hits) => {
    const match = losses([foot('S1', layout, hits)]);
    expect(asked(match)[1]).toBe('activity');
    expect(unit(match, 'S1').zone).toBe('routed');
  });

  test('FV-LOSS-09 two stands left do not rout', () => {
    const match = losses([foot('S1', 'MM/MM', 5)]);
    choose(match, {
      do: 'remove',
      cells: [
        [0, 0],
        [1, 0],
      ],
    });
    expect([unit(match, 'S1').zone, unit(match, 'S1').layout]).toEqual(['Z(2,1)', 'M/M']);
  });

  test('FV-LOSS-10 FV-R-06 a unit that loses all its stands at once is routed and counts in the tally', () => {
    const match = losses([foot('S1', 'MM/MM', 8), foot('S2', 'MM/MM')]);
    expect(unit(match, 'S1').zone).toBe('routed');
    expect(position(match).sides.south.tally).toBe(1);
    expect(position(match).sides.north.tally).toBe(0);
  });

  test('FV-LOSS-11 FV-EX-08 a single stand with one hit loses nothing and is rid of its marker', () => {
    const match = losses([foot('S1', 'M', 1), { id: 'N1', type: 'HA', zone: 'Z(2,1)', layout: 'G', hits: 1 }]);
    expect([unit(match, 'S1').zone, unit(match, 'S1').layout, unit(match, 'S1').hits]).toEqual(['Z(2,1)', 'M', 0]);
    expect([unit(match, 'N1').zone, unit(match, 'N1').layout, unit(match, 'N1').hits]).toEqual(['Z(2,1)', 'G', 0]);
  });

  test.each([2, 3, 4])('FV-LOSS-11 a single stand with %i hits is routed', (hits) => {
    const match = losses([foot('S1', 'M', hits), { id: 'N1', type: 'HA', zone: 'Z(2,1)', layout: 'G', hits }]);
    expect([unit(match, 'S1').zone, unit(match, 'N1').zone]).toEqual(['routed', 'routed']);
  });

  test('FV-LOSS-15 routing takes the unit, its markers and its contacts off for good', () => {
    const match = losses([
      foot('S1', 'MM/MM', 8, { facing: 'N', fired: true }),
      foot('N1', 'PP/PP', 0, { facing: 'S', ...touching('S1') }),
      foot('N2', 'PP/PP', 0, { facing: 'E', ...touching('S1') }),
    ]);
    const gone = unit(match, 'S1');
    expect([gone.zone, gone.hits, gone.fired, gone.contacts]).toEqual(['routed', 0, false, []]);
    expect(unit(match, 'N1').contacts).toEqual([]);
    expect(unit(match, 'N2').contacts).toEqual([]);
    expect(options(match)).not.toContainEqual({ do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-LOSS-15');
  });

  test('FV-LOSS-15 a contact of the other enemy is not touched by the rout of one', () => {
    const match = losses([
      foot('S1', 'MM/MM', 8, { facing: 'N' }),
      foot('S2', 'MM/MM', 0, { facing: 'W', ...touching('N1') }),
      foot('N1', 'PP/PP', 0, { facing: 'S', ...touching('S1') }),
    ]);
    expect(unit(match, 'S1').zone).toBe('routed');
    expect(unit(match, 'N1').contacts).toEqual([{ with: 'S2', face: 'left', line: 'file 0' }]);
  });
});

describe('contacts', () => {
  // S1 faces north; N1 meets its front, N2 its rear, N3 its left and N4 its right flank.
  const ring = (layout: string, hits: number) =>
    losses([
      foot('S1', layout, hits, { facing: 'N' }),
      foot('N1', 'PP/PP', 0, { facing: 'S', ...touching('S1') }),
      foot('N2', 'PP/PP', 0, { facing: 'N', ...touching('S1') }),
      foot('N3', 'PP/PP', 0, { facing: 'E', ...touching('S1') }),
      foot('N4', 'PP/PP', 0, { facing: 'W', ...touching('S1') }),
    ]);
  const faces = (match: ReturnType<typeof losses>, id = 'S1') =>
    unit(match, id)
      .contacts.map((c: { face: string }) => c.face)
      .sort();

  test('FV-LOSS-12 a contact breaks for both when the file it lies on is empty', () => {
    const match = losses([
      foot('S1', 'MM/MM', 4, { facing: 'N' }),
      foot('N3', 'PP/PP', 0, { facing: 'E', ...touching('S1') }),
    ]);
    expect(unit(match, 'S1').contacts).toEqual([{ with: 'N3', face: 'left', line: 'file 0' }]);
    choose(match, {
      do: 'remove',
      cells: [
        [0, 0],
        [1, 0],
      ],
    });
    expect(unit(match, 'S1').contacts).toEqual([]);
    expect(unit(match, 'N3').contacts).toEqual([]);
  });

  test('FV-LOSS-12 a contact stays while one stand is left on its line', () => {
    const match = losses([
      foot('S1', 'MM/MM', 2, { facing: 'N' }),
      foot('N3', 'PP/PP', 0, { facing: 'E', ...touching('S1') }),
    ]);
    choose(match, { do: 'remove', cells: [[1, 0]] });
    expect(unit(match, 'S1').contacts).toEqual([{ with: 'N3', face: 'left', line: 'file 0' }]);
    expect(unit(match, 'N3').contacts).toEqual([{ with: 'S1', face: 'front', line: 'rank 0' }]);
  });

  test('FV-LOSS-12 the engaging unit breaks contact by losing its front rank', () => {
    const match = losses([
      foot('S1', 'PP/PP', 0, { facing: 'N' }),
      foot('N3', 'MM/MM/MM', 4, { facing: 'E', ...touching('S1') }),
    ]);
    choose(match, {
      do: 'remove',
      cells: [
        [0, 0],
        [0, 1],
      ],
    });
    expect(unit(match, 'N3').layout).toBe('MM/MM');
    expect(unit(match, 'N3').contacts).toEqual([]);
    expect(unit(match, 'S1').contacts).toEqual([]);
  });

  test('FV-LOSS-12 the engaging unit keeps contact if it loses its rear rank', () => {
    const match = losses([
      foot('S1', 'PP/PP', 0, { facing: 'N' }),
      foot('N3', 'MM/MM/MM', 4, { facing: 'E', ...touching('S1') }),
    ]);
    choose(match, {
      do: 'remove',
      cells: [
        [2, 0],
        [2, 1],
      ],
    });
    expect(faces(match, 'N3')).toEqual(['front']);
    expect(faces(match)).toEqual(['left']);
  });

  test.each([
    [
      'MM/MM',
      4,
      [
        [0, 1],
        [1, 1],
      ],
      ['front', 'left', 'rear'],
    ],
    [
      'MM/MM',
      4,
      [
        [0, 0],
        [1, 0],
      ],
      ['front', 'rear', 'right'],
    ],
    [
      'MMM/MMM',
      4,
      [
        [0, 0],
        [1, 0],
      ],
      ['front', 'rear', 'right'],
    ],
    [
      'MM/MM/MM',
      4,
      [
        [2, 0],
        [2, 1],
      ],
      ['front', 'left', 'right'],
    ],
    [
      'MM/MM/MM',
      4,
      [
        [0, 0],
        [0, 1],
      ],
      ['left', 'rear', 'right'],
    ],
    [
      'MMM/MMM/MMM',
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
  ])('FV-LOSS-13 %s with %i hits, %j lost: contact stays on %j', (layout, hits, cells, stay) => {
    const match = ring(layout, hits);
    choose(match, { do: 'remove', cells });
    expect(faces(match)).toEqual(stay);
  });

  test('FV-LOSS-14 a contact broken by the other side is gone when the initiative side chooses', () => {
    // S1 touches the right flank of N1. Both have four stands; North deals with N1 first.
    const match = losses([
      foot('N1', 'MM/MM', 4, { facing: 'S' }),
      foot('S1', 'MM/MM', 2, { facing: 'E', ...touching('N1') }),
    ]);
    expect(unit(match, 'N1').contacts).toEqual([{ with: 'S1', face: 'right', line: 'file 1' }]);
    choose(match, {
      do: 'remove',
      cells: [
        [0, 1],
        [1, 1],
      ],
    });
    expect(asked(match)).toEqual(['south', 'remove', 'S1']);
    expect(unit(match, 'S1').contacts).toEqual([]);
    choose(match, { do: 'remove', cells: [[1, 1]] });
    expect(options(match)).toContainEqual({ do: 'choose', unit: 'S1' });
  });

  test('FV-LOSS-14 while the contact lasts the foot cannot be chosen', () => {
    const match = losses([
      foot('N1', 'MM/MM', 4, { facing: 'S' }),
      foot('S1', 'MM/MM', 2, { facing: 'E', ...touching('N1') }),
    ]);
    choose(match, {
      do: 'remove',
      cells: [
        [0, 0],
        [1, 0],
      ],
    });
    choose(match, { do: 'remove', cells: [[1, 1]] });
    expect(unit(match, 'S1').contacts).toEqual([{ with: 'N1', face: 'front', line: 'rank 0' }]);
    expect(options(match)).not.toContainEqual({ do: 'choose', unit: 'S1' });
  });

  test('FV-LOSS-16 a unit in contact keeps its grid', () => {
    const match = losses([
      foot('S1', 'MMM/MMM', 4, { facing: 'N' }),
      foot('N1', 'PP/PP', 0, { facing: 'S', ...touching('S1') }),
    ]);
    choose(match, {
      do: 'remove',
      cells: [
        [0, 0],
        [1, 0],
      ],
    });
    expect(unit(match, 'S1').layout).toBe('.MM/.MM');
  });

  test('FV-LOSS-16 a unit without contact is re-based', () => {
    const match = losses([
      foot('S1', 'MMM/MMM', 4, { facing: 'N' }),
      foot('N1', 'PP/PP', 0, { facing: 'E', ...touching('S1') }),
    ]);
    choose(match, {
      do: 'remove',
      cells: [
        [0, 0],
        [1, 0],
      ],
    });
    expect(unit(match, 'S1').contacts).toEqual([]);
    expect(unit(match, 'S1').layout).toBe('MM/MM');
  });

  test('FV-LOSS-16 the rout of the last enemy in contact re-bases as well', () => {
    const match = losses([
      foot('S1', 'MM/MM', 4, { facing: 'N' }),
      foot('N1', 'PPP/PPP/PPP', 18, { facing: 'S', ...touching('S1') }),
    ]);
    choose(match, {
      do: 'remove',
      cells: [
        [0, 0],
        [1, 0],
      ],
    });
    expect(unit(match, 'N1').zone).toBe('routed');
    expect(unit(match, 'S1').layout).toBe('M/M');
  });

  test('FV-R-03 a contact lies on the line that touched when it was made', () => {
    // S1 lost its left file while engaged in front. The old left line would be file 0; a new contact takes file 1.
    const match = situation({
      phase: 'initiativeMovement',
      initiative: 'north',
      sides,
      units: [
        foot('S1', '.MM/.MM', 0, { facing: 'N' }),
        foot('N1', 'PP/PP', 0, { facing: 'S', ...touching('S1') }),
        foot('N3', 'PP/PP', 0, { facing: 'E' }),
      ],
    });
    choose(match, { do: 'choose', unit: 'N3' });
    choose(match, { do: 'engage', target: 'S1' });
    expect(unit(match, 'S1').contacts).toContainEqual({ with: 'N3', face: 'left', line: 'file 1' });
    expect(unit(match, 'N3').contacts).toEqual([{ with: 'S1', face: 'front', line: 'rank 0' }]);
  });

  test('FV-R-03 an older contact does not move to the next line', () => {
    const flanked = (line: string, cells: number[][]) => {
      const match = losses([
        foot('S1', '.MM/.MM', 2 * cells.length, {
          facing: 'N',
          contacts: [
            { with: 'N1', face: 'front' },
            { with: 'N3', face: 'left', line },
          ],
        }),
        foot('N1', 'PP/PP', 0, { facing: 'S' }),
        foot('N3', 'PP/PP', 0, { facing: 'E' }),
      ]);
      choose(match, { do: 'remove', cells });
      return faces(match);
    };
    expect(flanked('file 1', [[1, 1]])).toEqual(['front', 'left']);
    expect(
      flanked('file 1', [
        [0, 1],
        [1, 1],
      ]),
    ).toEqual(['front']);
  });

  test('FV-R-03 a rear contact on rank 2 does not pass to rank 1 when rank 2 is lost', () => {
    const match = losses([
      foot('S1', 'MM/MM/MM', 4, { facing: 'N', contacts: [{ with: 'N2', face: 'rear', line: 'rank 2' }] }),
      foot('N2', 'PP/PP', 0, { facing: 'N' }),
    ]);
    choose(match, {
      do: 'remove',
      cells: [
        [2, 0],
        [2, 1],
      ],
    });
    expect(unit(match, 'S1').contacts).toEqual([]);
    expect(unit(match, 'N2').contacts).toEqual([]);
  });
});

describe('other shapes', () => {
  // Three stands must stand abreast here, so four stands in a square cannot lose one and keep a valid shape.
  const abreast = { shapes: { 3: [[3]] } };

  test('FV-LOSS-07 FV-LOSS-08 with no valid removal at all a unit routs without a choice', () => {
    const match = losses([foot('S1', 'MM/MM', 2)], { options: abreast });
    expect(asked(match)[1]).toBe('activity');
    expect(unit(match, 'S1').zone).toBe('routed');
  });

  test('FV-R-05 forbidVoluntaryRout binds only while there is a valid removal', () => {
    const match = losses([foot('S1', 'MM/MM', 2)], {
      options: { ...abreast, houseRules: { forbidVoluntaryRout: true } },
    });
    expect(unit(match, 'S1').zone).toBe('routed');
  });
});

describe('formations and reserves', () => {
  test.each([
    [
      'the front rank',
      [
        [0, 0],
        [0, 1],
      ],
      'MM/M.',
    ],
    [
      'the rear',
      [
        [2, 0],
        [1, 1],
      ],
      'MM/M.',
    ],
  ])('FV-LOSS-17 a defensive formation that loses %s stays defensive', (_what, cells, left) => {
    const match = losses([foot('S1', 'MM/MM/M.', 4, { formation: 'defensive' })]);
    choose(match, { do: 'remove', cells });
    expect([unit(match, 'S1').formation, unit(match, 'S1').layout]).toEqual(['defensive', left]);
  });

  test('FV-LOSS-17 losses leave attack formation and open order as they were', () => {
    const match = losses([
      foot('S1', 'MM/MM', 4),
      { id: 'S2', type: 'D', zone: 'Z(2,1)', formation: 'open', layout: 'DDD/DD.', hits: 4 },
    ]);
    choose(match, {
      do: 'remove',
      cells: [
        [0, 1],
        [1, 1],
      ],
    });
    choose(match, {
      do: 'remove',
      cells: [
        [0, 2],
        [1, 1],
      ],
    });
    expect([unit(match, 'S1').formation, unit(match, 'S1').layout]).toEqual(['attack', 'M/M']);
    expect([unit(match, 'S2').formation, unit(match, 'S2').layout]).toEqual(['open', 'DD/D.']);
  });

  test('FV-LOSS-18 FV-R-20 a unit in reserve loses stands by kind, and its shape is not checked', () => {
    const match = losses([foot('S1', 'MMPP', 4, { zone: 'SR2' })]);
    expect(asked(match)).toEqual(['south', 'remove', 'S1']);
    expect(refusal(match, { do: 'remove', stands: 'P' })?.rule).toBe('FV-LOSS-18');
    expect(refusal(match, { do: 'remove', stands: 'PPP' })?.rule).toBe('FV-LOSS-18');
    expect(refusal(match, { do: 'remove', stands: 'PX' })?.rule).toBe('FV-LOSS-18');
    for (const stands of ['PP', 'MM', 'PM']) expect(refusal(match, { do: 'remove', stands })).toBeUndefined();
    choose(match, { do: 'remove', stands: 'PP' });
    expect([unit(match, 'S1').zone, unit(match, 'S1').layout, unit(match, 'S1').hits]).toEqual(['SR2', 'MM', 0]);
  });

  test('FV-LOSS-18 FV-R-20 in reserve nothing is asked when all stands are alike', () => {
    const match = losses([foot('S1', 'MMMM', 3, { zone: 'SR2' })]);
    expect(asked(match)[1]).toBe('activity');
    expect([unit(match, 'S1').zone, unit(match, 'S1').layout, unit(match, 'S1').hits]).toEqual(['SR2', 'MMM', 0]);
  });

  test.each([
    ['MM', 2],
    ['MMMM', 6],
    ['MMMM', 8],
    ['M', 2],
    ['MP', 2],
  ])('FV-LOSS-18 in reserve %s with %i hits routs', (layout, hits) => {
    const match = losses([foot('S1', layout, hits, { zone: 'SR2' })]);
    expect(asked(match)[1]).toBe('activity');
    expect(unit(match, 'S1').zone).toBe('routed');
  });

  test('FV-LOSS-18 FV-LOSS-11 a single stand in reserve with one hit stays', () => {
    const match = losses([foot('S1', 'M', 1, { zone: 'SR2' })]);
    expect([unit(match, 'S1').zone, unit(match, 'S1').hits]).toEqual(['SR2', 0]);
  });

  test('FV-LOSS-18 FV-LOSS-01 reserves take their turn by size with the others', () => {
    const match = losses([
      foot('S1', 'MMP', 2, { zone: 'SR2' }),
      foot('N1', 'MM/MM', 2),
      foot('S2', 'PMMMM', 2, { zone: 'SR1' }),
    ]);
    expect(asked(match)).toEqual(['south', 'remove', 'S1']);
    choose(match, { do: 'remove', stands: 'P' });
    expect(asked(match)).toEqual(['north', 'remove', 'N1']);
    choose(match, { do: 'remove', cells: [[1, 1]] });
    expect(asked(match)).toEqual(['south', 'remove', 'S2']);
  });

  test('FV-R-20 reserveKeepsHits: units in reserve are left out and keep their markers', () => {
    const match = losses(
      [foot('S1', 'MMPP', 5, { zone: 'SR2' }), foot('S2', 'MM', 2, { zone: 'SR1' }), foot('S3', 'M/M', 2)],
      switched('reserveKeepsHits'),
    );
    expect(asked(match)[1]).toBe('activity');
    expect([unit(match, 'S1').zone, unit(match, 'S1').layout, unit(match, 'S1').hits]).toEqual(['SR2', 'MMPP', 5]);
    expect([unit(match, 'S2').zone, unit(match, 'S2').layout, unit(match, 'S2').hits]).toEqual(['SR1', 'MM', 2]);
    expect(unit(match, 'S3').zone).toBe('routed');
  });
});
