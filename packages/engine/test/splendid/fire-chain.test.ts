import { describe, expect, test } from 'vitest';
import { choose, refusal, unit } from './kit.js';
import { eligible, fireAt, firing, foe, many, moving, shooter, volley, W, X, Y, type Loose } from './fire-help.js';

/** A friend or foe in the way, one pike stand wide. */
const block = (x: number, depth: number, more: Loose = {}) => foe(depth, { id: 'N3', layout: 'P', x, ...more });
const FRIEND = { id: 'S3', heading: 1800 };
const houseRules = (name: string) => ({ options: { houseRules: { [name]: true } } });
/** The middle of the nth stand of a line of four at X. */
const stand = (n: number) => X + (n - 1.5) * W;

describe('direct eligibility', () => {
  test('SV-FIRE-13, SV-R-16 in range is not enough: the target must be partly in the zone', () => {
    // Diagonal, 3.5" off to the side and 3" ahead: about 4" away.
    expect(eligible(firing([shooter('MM'), foe(3000, { x: X + 2 * W + 2500 })]), 'N1')).toEqual([]);
    expect(eligible(firing([shooter('MM'), foe(3000, { x: X + 2 * W - 11 })]), 'N1')).toContain(1);
  });
  test('SV-FIRE-13 the stand in the zone must be in range; a nearer one beside the zone does not help', () => {
    // The two stands of the rear rank, which looks at S1, are nearer by their depth, but left of the zone.
    const hooked = (depth: number) =>
      firing([shooter('M'), foe(depth + W, { layout: 'PPP/PP.', x: X - W, heading: 0 })]);
    expect(eligible(hooked(7005), 'N1')).toEqual([0]);
    expect(eligible(hooked(7006), 'N1')).toEqual([]);
  });
  test('SV-FIRE-13 the second rank of a block has its own front rank before it', () => {
    expect(eligible(firing([shooter('MM/MM'), foe(5000)]), 'N1')).toEqual([0, 1]);
    expect(eligible(firing([shooter('MM/MM'), foe(3000)]), 'N1')).toEqual([0, 1]);
    expect(eligible(firing([shooter('PP/MM'), foe(3000)]), 'N1')).toEqual([]);
  });
  test.each<[string, Loose]>([
    ['a friend', FRIEND],
    ['an enemy', {}],
    ['the Commander', { ...FRIEND, type: 'Cmd', layout: 'C' }],
  ])('SV-FIRE-13 %s between firer and target blocks', (_, who) => {
    const match = firing([shooter('M'), foe(6000), block(X, 2000, who)]);
    expect(eligible(match, 'N1')).toEqual([]);
    expect(eligible(firing([shooter('M'), foe(6000), block(X, 6000 + W + 100, who)]), 'N1')).toEqual([0]);
  });
  test('SV-FIRE-13 other stands of the target are no obstacle', () => {
    expect(eligible(firing([shooter('MM'), foe(4000, { layout: 'PPP/PPP/PPP' })]), 'N1')).toEqual([0, 1]);
  });

  // The target holds the left half of the zone at 6", something else the right half.
  const halves = (depth: number, inside: number, who: Loose = FRIEND) =>
    firing([
      shooter('M'),
      foe(6000, { layout: 'P', x: X - 100 - W / 2 }),
      block(X + W / 2 - inside + W / 2, depth, who),
    ]);
  test('SV-R-17 whatever stands nearer anywhere in the width of the zone is between', () => {
    expect(eligible(halves(3000, 600), 'N1')).toEqual([]);
    expect(eligible(halves(3000, 11), 'N1')).toEqual([]);
    expect(eligible(halves(3000, 10), 'N1')).toEqual([0]); // brushes the side of the zone
  });
  test('SV-R-17 nearer means by more than 0.010"', () => {
    expect(eligible(halves(5990, 600), 'N1')).toEqual([0]);
    expect(eligible(halves(5989, 600), 'N1')).toEqual([]);
    const both = halves(5990, 600, {});
    expect([eligible(both, 'N1'), eligible(both, 'N3')]).toEqual([[0], [0]]);
  });
});

describe('the chain', () => {
  /** A target before stands 0 and 1 of four, beside the rest. */
  const left = (layout: string, others: Loose[] = [], more: Loose = {}) =>
    firing([shooter(layout), foe(5000, { x: stand(0) + W / 2 - 100 }), ...others], more);

  test('SV-X-01 stands 3 and 4 become eligible by their neighbours', () => {
    const match = left('MMMM', [], { dice: many(4, 6) });
    expect(eligible(match, 'N1')).toEqual([0, 1, 2, 3]);
    expect(volley(match, fireAt('N1'))).toHaveLength(4);
  });
  test('SV-X-01, SV-FIRE-14 without the muskets that see it nobody is', () => {
    expect(eligible(left('PPMM'), 'N1')).toEqual([]);
  });
  test('SV-FIRE-14 the chain works both ways, and a link need not fire itself', () => {
    const match = firing([shooter('MMMMM'), foe(5000, { layout: 'P' })], { dice: [6] });
    expect(eligible(match, 'N1')).toEqual([0, 1, 2, 3, 4]);
    expect(volley(match, fireAt('N1', {}, { stands: [4] }))).toEqual([6]);
  });
  test('SV-X-02, SV-FIRE-15 a pike breaks the chain', () => {
    expect(eligible(left('MMPM'), 'N1')).toEqual([0, 1]);
  });
  test('SV-X-02, SV-FIRE-17 the stand outside the chain may have another target', () => {
    const match = left('MMPM', [block(stand(3), 6000)], { dice: [6, 6, 1] });
    expect(eligible(match, 'N3')).toEqual([3]);
    const at = [{ target: 'N1' }, { target: 'N3', stands: [3] }];
    choose(match, { do: 'fire', unit: 'S1', at });
    expect(unit(match, 'N3').hits).toBe(1);
  });

  test.each<[string, Loose, number, number[]]>([
    ['a friend at 3"', FRIEND, 3000, [0, 1]],
    ['a friend beyond the target', FRIEND, 6500, [0, 1]],
    ['an enemy at 7.005"', {}, 7005, [0, 1]],
    ['an enemy at 7.006"', {}, 7006, [0, 1, 2, 3]],
  ])('SV-FIRE-14, SV-R-18 the zone must be clear over the full 7": %s before stand 2', (_, who, depth, expected) => {
    expect(eligible(left('MMMM', [block(stand(2), depth, who)]), 'N1')).toEqual(expected);
  });
  test('SV-FIRE-14 a blocked stand breaks the chain for those beyond it only', () => {
    expect(eligible(left('MMMM', [block(stand(3), 3000)]), 'N1')).toEqual([0, 1, 2]);
  });
  test('SV-FIRE-14 range and angle do not matter to a stand in the chain', () => {
    const match = firing([shooter('MMMMMMMMM'), foe(7000, { layout: 'P', x: X - 4 * W })]);
    expect(eligible(match, 'N1')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]); // stand 8 is more than 12" away
  });
  test('SV-FIRE-14 where no stand is directly eligible there is no chain', () => {
    expect(eligible(firing([shooter('MMMM'), foe(7006)]), 'N1')).toEqual([]);
  });

  // The band of rank 0 only lies before the target, west of a defensive block.
  const west = (layout: string, more: Loose = {}, others: Loose[] = []) =>
    firing(
      [
        shooter(layout, { formation: 'defensiveBlock' }),
        foe(0, { layout: 'P', x: X - W - 4000, y: Y + W / 2 - 100, heading: 900 }),
        ...others,
      ],
      more,
    );
  test('SV-FIRE-15, SV-FIRE-16 directly behind is adjacent; the side is that of the unit, whichever way its rear rank faces', () => {
    expect(eligible(west('MM/MM'), 'N1')).toEqual([0, 2]);
  });
  test('SV-FIRE-15 diagonal stands are not adjacent', () => {
    expect(eligible(west('MM/.M'), 'N1')).toEqual([0]);
    expect(eligible(west('MM/M.'), 'N1')).toEqual([0, 2]);
  });
  test('SV-FIRE-15 a pike behind breaks it too', () => {
    expect(eligible(west('MM/PM/MM'), 'N1')).toEqual([0]);
    expect(eligible(west('MM/MM/MM'), 'N1')).toEqual([0, 2, 4]);
  });
  test('SV-FIRE-16 the zone on that side must be clear', () => {
    const friend = foe(0, { id: 'S3', layout: 'P', x: X - W - 6000, y: Y - 1.5 * W, heading: 900 });
    expect(eligible(west('MM/MM', {}, [friend]), 'N1')).toEqual([0]);
  });

  const open = (more: Loose = {}) =>
    firing(
      [shooter('MMM', { formation: 'openOrder' }), foe(5000, { layout: 'P', x: X - W }), block(X, 6900, FRIEND)],
      more,
    );
  test('SV-FIRE-16, SV-R-18 fire to one side cannot be lent to another', () => {
    expect(eligible(open(), 'N1')).toEqual([0]);
  });
  test('SV-R-18 chainAnySide: any one clear zone will do', () => {
    // Stands 1 and 2 have a clear zone to the rear.
    expect(eligible(open(houseRules('chainAnySide')), 'N1')).toEqual([0, 1, 2]);
  });
  test('SV-R-18 chainAnySide asks for a clear zone all the same', () => {
    const line = firing(
      [shooter('MMMM'), foe(5000, { x: stand(0) }), block(stand(2), 6900)],
      houseRules('chainAnySide'),
    );
    expect(eligible(line, 'N1')).toEqual([0, 1]); // a line has one zone only
  });
});

describe('bent formations', () => {
  /** Two stands face north, the right arm is bent back. */
  const bent = (layout: string, formation: string, angle: number, others: Loose[] = [], more: Loose = {}) =>
    firing(
      [
        shooter(layout, {
          ...(layout.startsWith('D') ? { type: 'D', state: 'dismounted' } : {}),
          formation,
          bend: { after: 2, stays: 'left', way: 'back', angle },
        }),
        foe(5000, { x: X - W / 2 }),
        ...others,
      ],
      more,
    );

  test('SV-FIRE-15, SV-R-19 the chain crosses a bend', () => {
    expect(eligible(bent('MMMM', 'bentLine', 450), 'N1')).toEqual([0, 1, 2, 3]);
    expect(eligible(bent('MMMM', 'bentLine', 900), 'N1')).toEqual([0, 1, 2, 3]);
  });
  test('SV-R-19 noChainAcrossBend: it does not', () => {
    expect(eligible(bent('MMMM', 'bentLine', 450, [], houseRules('noChainAcrossBend')), 'N1')).toEqual([0, 1]);
    const straight = firing([shooter('MMMM'), foe(5000, { x: X - W })], houseRules('noChainAcrossBend'));
    expect(eligible(straight, 'N1')).toEqual([0, 1, 2, 3]);
  });
  test('SV-FIRE-10, SV-FIRE-17 each arm fires its own way', () => {
    const east = foe(0, { id: 'N2', x: X + 2 * W + 5000, y: Y - 2 * W, heading: 2700 });
    const match = bent('MPMM', 'bentLine', 900, [east]);
    expect(eligible(match, 'N1')).toEqual([0]);
    expect(eligible(match, 'N2')).toEqual([2, 3]);
  });

  // Stand 2 faces east; its own front zone counts, not its side to the north.
  const friendEast = foe(0, { id: 'S3', layout: 'P', x: X + 2 * W + 6000, y: Y - 1.5 * W, heading: 900 });
  test('SV-FIRE-16 in bent open order the side is that of the stand itself', () => {
    expect(eligible(bent('DDD', 'bentOpenOrder', 900), 'N1')).toEqual([0, 1, 2]);
    expect(eligible(bent('DDD', 'bentOpenOrder', 900, [friendEast]), 'N1')).toEqual([0, 1]);
    expect(eligible(bent('DDD', 'bentOpenOrder', 900, [friendEast], houseRules('chainAnySide')), 'N1')).toEqual([
      0, 1, 2,
    ]);
  });

  test.each(['bentLine', 'bentOpenOrder'])('SV-FIRE-08 a unit in %s may not pivot before it fires', (formation) => {
    const match = bent('DDDD', formation, 450);
    expect(refusal(match, fireAt('N1'))).toBeUndefined();
    const rules = ['SV-FIRE-08', 'SV-BEND-04', 'SV-FORM-11'];
    expect(rules).toContain(refusal(match, fireAt('N1', { pivot: 10 }))?.rule);
  });
});

describe('pivots before fire', () => {
  const WIDE = { layout: 'PPPPPPPPP' };
  test.each([
    [1, 370],
    [2, 182],
    [3, 121],
    [4, 91],
    [5, 72],
    [6, 60],
    [7, 52],
    [8, 45],
    [9, 40],
  ])('SV-FIRE-08, SV-R-05 %i stands pivot by up to %i tenths of a degree', (stands, limit) => {
    const match = firing([shooter('M'.repeat(stands)), foe(4000, WIDE)], { dice: many(stands, 6) });
    for (const way of [1, -1]) {
      expect(refusal(match, fireAt('N1', { pivot: way * limit })), String(way)).toBeUndefined();
      const refused = refusal(match, fireAt('N1', { pivot: way * (limit + 1) }));
      expect(['SV-FACE-05', 'SV-FIRE-08']).toContain(refused?.rule);
    }
    choose(match, fireAt('N1', { pivot: -limit }));
    expect(unit(match, 'S1')).toMatchObject({ x: X, y: Y, heading: 3600 - limit, fired: true, pivoted: true });
  });
  test('SV-FIRE-08 the zones are those after the pivot', () => {
    const match = firing([shooter('M'), foe(5000, { x: 32000 + W })], { dice: [6] });
    expect(eligible(match, 'N1')).toEqual([]);
    expect(eligible(match, 'N1', { pivot: -300 })).toEqual([]);
    expect(eligible(match, 'N1', { pivot: 300 })).toEqual([0]);
    choose(match, fireAt('N1', { pivot: 300 }));
    expect(unit(match, 'S1').heading).toBe(300);
  });
  test('SV-FIRE-08, SV-R-20 no pivot without fire', () => {
    const match = firing([shooter('M'), foe(5000, { x: 32000 + W })]);
    expect(refusal(match, { do: 'fire', unit: 'S1', pivot: 100, at: [] })?.rule).toBe('SV-FIRE-04');
    expect(refusal(match, fireAt('N1', { pivot: -300 }))?.rule).toBe('SV-FIRE-10');
    expect(unit(match, 'S1').heading).toBe(0);
  });
  test('SV-FIRE-08 one pivot a phase', () => {
    const match = firing([shooter('M', { pivoted: true }), foe(5000)]);
    expect(refusal(match, fireAt('N1'))).toBeUndefined();
    expect(['SV-FACE-04', 'SV-FIRE-08']).toContain(refusal(match, fireAt('N1', { pivot: 10 }))?.rule);
  });
  test('SV-FIRE-08 a pivot needs room and touches no enemy', () => {
    // N2 stands 0.2" before the right front corner; the pivot to the left would carry the corner 0.498" forward.
    const near = foe(200, { id: 'N2', layout: 'P', x: X + 2 * W });
    const match = firing([shooter('MMMM'), foe(5000, { x: X - W }), near]);
    const rules = ['SV-GEO-08', 'SV-MOVE-10', 'SV-FACE-03', 'SV-FACE-05', 'SV-FIRE-08', 'SV-R-07'];
    expect(refusal(match, fireAt('N1', { pivot: 10 }))).toBeUndefined();
    expect(refusal(match, fireAt('N1', { pivot: -10 }))).toBeUndefined();
    expect(rules).toContain(refusal(match, fireAt('N1', { pivot: -91 }))?.rule);
  });

  const DEFENSIVE = { formation: 'defensiveBlock' };
  test.each([
    ['MMM/MMM', undefined, 121],
    ['MMM/MMM', 'front', 121],
    ['MMM/MMM', 'rear', 121],
    ['MMM/MMM', 'left', 182],
    ['MMM/MMM', 'right', 182],
    ['MM/MM/MM', 'front', 182],
    ['MM/MM/MM', 'left', 121],
    ['MMM/MM.', 'left', 182],
    ['M/M', 'left', 182],
    ['M/M', 'rear', 370],
  ])('SV-R-74, SV-R-89 the defensive block %s pivots about its side %s by up to %i', (layout, face, limit) => {
    const match = firing([shooter(layout, DEFENSIVE), foe(4000, WIDE)]);
    const by = (pivot: number) => refusal(match, fireAt('N1', { pivot, ...(face ? { face } : {}) }, { stands: [0] }));
    expect(by(limit)).toBeUndefined();
    expect(by(-limit)).toBeUndefined();
    expect(['SV-FACE-05', 'SV-FACE-06', 'SV-FIRE-08']).toContain(by(limit + 1)?.rule);
    expect(by(-limit - 1)).toBeDefined();
  });
  test('SV-R-74 the middle of the side stays where it is', () => {
    const match = firing([shooter('MMM/MMM', DEFENSIVE), foe(4000, WIDE)], { dice: [6] });
    choose(match, fireAt('N1', { pivot: 100, face: 'left' }, { stands: [0] }));
    const { x, y, heading } = unit(match, 'S1');
    // Middle of the left side (27639, 18426); the front centre lies 2361 right and 1574 ahead of it.
    expect(heading).toBe(100);
    expect(Math.abs(x - 30237)).toBeLessThanOrEqual(1);
    expect(Math.abs(y - 19566)).toBeLessThanOrEqual(1);
  });
  test('SV-R-89 an unengaged defensive block in line of no target may turn its fire by the pivot', () => {
    const match = firing([shooter('MM/MM', DEFENSIVE), foe(5000, { x: X + 2 * W + 200 })]);
    expect(eligible(match, 'N1')).toEqual([]);
    expect(eligible(match, 'N1', { pivot: 180 })).toContain(1);
  });
  test('SV-R-89 or pivots as its whole manoeuvre', () => {
    const match = moving([shooter('MM/MM', DEFENSIVE), foe(20000)]);
    const manoeuvre = (...steps: Loose[]) => refusal(match, { do: 'manoeuvre', steps });
    expect(manoeuvre({ pivot: 182, face: 'left' })).toBeUndefined();
    expect(manoeuvre({ pivot: 183, face: 'left' })).toBeDefined();
    expect(manoeuvre({ pivot: 50 }, { pivot: 50 })).toBeDefined();
    expect(manoeuvre({ pivot: 50 }, { ahead: 1000 })).toBeDefined();
  });
});
