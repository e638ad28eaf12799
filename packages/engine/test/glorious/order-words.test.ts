/** Orders that say more than they may, and refusals that name their own deed. */
import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, refusal, unit } from './kit.js';
import { battle, field, foot, house, X, Y, type Loose } from './move-help.js';

const chosen = (...given: Parameters<typeof field>) => {
  const match = field(...given);
  choose(match, { do: 'choose', unit: 'S1' });
  return match;
};
const why = (match: ReturnType<typeof field>, order: Loose) => {
  const { rule, because } = refusal(match, order)!;
  return `${rule}: ${because}`;
};

describe('what only others need', () => {
  test('GL-FACE-06 a Battle turns about its centre: no corner', () => {
    const match = chosen(battle());
    expect(refusal(match, { do: 'turn', by: 100, corner: 'left' })?.rule).toBe('GL-FACE-06');
    expect(refusal(match, { do: 'turn', by: 100 })).toBeUndefined();
    const pivots = chosen(battle(), house('battlePivot'));
    const move = { do: 'move', ahead: 1000 };
    expect(refusal(pivots, { ...move, pivot: { by: 40, corner: 'left' } })?.rule).toBe('GL-FACE-06');
    expect(refusal(pivots, { ...move, pivot: { by: 40 } })).toBeUndefined();
  });
  test('GL-FACE-08 a Battle has no odd element: no file', () => {
    expect(refusal(chosen(battle()), { do: 'aboutFace', file: 'left' })?.rule).toBe('GL-FACE-08');
  });
  test('GL-FACE-06 GL-FACE-09 what a Battle does is told under its own rules', () => {
    for (const [order, event, rule] of [
      [{ do: 'turn', by: 100 }, 'turned', 'GL-FACE-06'],
      [{ do: 'aboutFace' }, 'facedAbout', 'GL-FACE-09'],
    ] as const) {
      const match = chosen(battle());
      choose(match, order);
      expect(events(match).find((one) => one.event === event)).toMatchObject({ rule });
    }
  });
});

describe('too far, in the word for it', () => {
  test('GL-MOVE-14 a step back, a ride, a gun prolonged, a move', () => {
    expect(why(chosen(foot()), { do: 'stepBack', back: 1006 })).toMatch(/^GL-MOVE-14: .* may step back 1", .* 1\.01"/u);
    const rider = chosen({ type: 'mounted foot bill' });
    expect(why(rider, { do: 'move', ahead: 10006, byHorse: true })).toMatch(/^GL-MOVE-14: .* may ride 10", /u);
    const gun = chosen({ type: 'organ gun' });
    expect(why(gun, { do: 'prolong', ahead: 1006 })).toMatch(/^GL-MOVE-14: .* may be dragged 1", /u);
    expect(why(chosen(foot()), { do: 'move', ahead: 5006 })).toMatch(/^GL-MOVE-14: .* may move 5", /u);
  });
  test('GL-MOVE-18 GL-FACE-10 why not in this formation', () => {
    const mass = chosen(foot({ formation: 'mass', layout: 'WW/WW/WW' }));
    expect(why(mass, { do: 'stepBack', back: 500 })).toMatch(/^GL-MOVE-18: .* in mass, .* line steps back/u);
    const one = chosen(foot({ layout: 'W' }));
    const change = { do: 'changeFormation', formation: 'line', layout: 'W', element: 0, cell: [0, 0] };
    expect(why(one, change)).toMatch(/^GL-FACE-10: .* has a single element/u);
  });
});

describe('who never charges', () => {
  const N1 = { id: 'N1', type: 'foot bill', x: X, y: Y + 4000 };
  test('GL-CHARGE-02 is not told that he may, and why not', () => {
    const BOWS = 'O'.repeat(12);
    for (const mine of [
      { type: 'foot bow' },
      { type: 'bombard' },
      { type: 'organ gun', limbered: true },
      { type: 'battle', diameter: 7000, elements: BOWS },
    ]) {
      const match = chosen([mine, N1]);
      expect(decision(match)!.about['orders']).not.toContain('charge');
      expect(refusal(match, { do: 'charge', target: 'N1' })?.rule).toBe('GL-CHARGE-02');
    }
    expect(decision(chosen([foot(), N1]))!.about['orders']).toContain('charge');
  });
  test('GL-MOVE-11 a friend in the way is no enemy in the way', () => {
    const friend = { id: 'S2', type: 'foot pike', layout: 'P', x: X, y: Y + 2000 };
    expect(refusal(chosen([foot(), N1, friend]), { do: 'charge', target: 'N1' })?.rule).toBe('GL-MOVE-11');
    const enemy = { id: 'N2', type: 'foot pike', layout: 'P', x: X, y: Y + 2000 };
    expect(refusal(chosen([foot(), N1, enemy]), { do: 'charge', target: 'N1' })?.rule).toBe('GL-CHARGE-04');
  });
});

describe('GL-R-08 a charger that ends off the table', () => {
  test('GL-R-08 is lost, and was in contact with nobody', () => {
    const units = [
      { type: 'foot pike', x: 3750, y: Y },
      { id: 'N1', type: 'foot bill', x: 3750, y: Y + 4000 },
    ];
    const match = chosen(units, house('offTableRemoves'));
    choose(match, { do: 'charge', target: 'N1', pivot: { corner: 'right', by: -10 } });
    expect(unit(match, 'S1').status).toBe('routed');
    const told = events(match).map(({ event }) => event);
    expect(told).toEqual(expect.arrayContaining(['charges', 'pivoted', 'moved', 'routed']));
    expect(told).not.toContain('contact');
  });
});

describe('what is left of an allowance is offered', () => {
  const aheads = (match: ReturnType<typeof field>): number[] =>
    (options(match) as Loose[]).filter((one) => one['do'] === 'move').map((one) => one['ahead'] as number);
  test('GL-R-19 the second move of foot and of knights', () => {
    for (const type of ['foot pike', 'knights']) {
      const match = chosen({ type }, house('allowancePerPhase'));
      choose(match, { do: 'move', ahead: 3000 });
      expect(aheads(match)).toEqual([2000, 1000]);
    }
  });
  test('GL-R-60 a second move that stops before the difficult ground', () => {
    const rough = {
      type: 'rough',
      points: [
        [X - 9000, Y + 2000],
        [X + 9000, Y + 2000],
        [X + 9000, Y + 6000],
        [X - 9000, Y + 6000],
      ],
    };
    const match = chosen(
      { type: 'heavy cavalry' },
      { options: { houseRules: { restrictedOneFunction: true }, terrain: [rough] } },
    );
    choose(match, { do: 'move', ahead: 1000 });
    expect(aheads(match)).toEqual([625]);
  });
});

describe('closed ground, and where it begins', () => {
  const ground = (type: string, points: number[][]): Loose => ({ terrain: [{ type, points }] });
  const across = (type: string, y: number) =>
    ground(type, [
      [X - 20000, y],
      [X + 20000, y],
      [X + 20000, y + 6000],
      [X - 20000, y + 6000],
    ]);
  test('GL-TERR-03 an escarpment is met 0.010 before it', () => {
    const line = [
      [X - 20000, Y + 2000],
      [X + 20000, Y + 2000],
    ];
    const match = chosen(foot(), { options: ground('escarpment', line) });
    expect(refusal(match, { do: 'move', ahead: 1989 })).toBeUndefined();
    expect(why(match, { do: 'move', ahead: 1990 })).toMatch(/^GL-TERR-02: .* \(escarpment\) after 1\.99"\.$/u);
  });
  test('GL-MOVE-16 closed to it by horse, or closed to it', () => {
    const ride = { do: 'move', ahead: 6000, byHorse: true };
    const rider = (type: string) => chosen({ type: 'mounted foot bill' }, { options: across(type, Y + 2000) });
    expect(why(rider('wood'), ride)).toMatch(/^GL-MOVE-16: .* closed to it by horse \(wood\) after 2"\.$/u);
    expect(why(rider('bog'), ride)).toMatch(/^GL-TERR-02: .* closed to it \(bog\) after 2"\.$/u);
  });
});

describe('GL-R-60 one function', () => {
  const rough = (y: number): Loose => ({
    options: {
      houseRules: { restrictedOneFunction: true },
      terrain: [
        {
          type: 'rough',
          points: [
            [X - 9000, y],
            [X + 9000, y],
            [X + 9000, y + 3000],
            [X - 9000, y + 3000],
          ],
        },
      ],
    },
  });
  const HORSE = { type: 'heavy cavalry' };
  const N1 = { id: 'N1', type: 'foot bill', x: X, y: Y + 9000 };
  const charge = { do: 'charge', target: 'N1' };
  test('GL-R-60 is the reason where the ground takes the other, GL-MOVE-04 where it is spent', () => {
    expect(why(chosen([HORSE, N1], rough(Y - 2000)), charge)).toMatch(/^GL-R-60: .* ground is difficult\.$/u);
    const spent = chosen([HORSE, N1], rough(Y - 9000));
    choose(spent, { do: 'move', ahead: 1000 });
    expect(why(spent, charge)).toMatch(/^GL-MOVE-04: .* that costs 2 functions, and it has 1 left\.$/u);
  });
});
