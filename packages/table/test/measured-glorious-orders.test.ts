import { expect, test } from 'vitest';
import { answer, copyOf, refusal, type Choice } from '@five-victories/engine/kernel';
import { findUnit } from '@five-victories/engine/tabletop';
import {
  judgeOrder,
  NO_PINS,
  verbsOf,
  type Order,
  type Placed,
  type GloriousMatch,
} from '@five-victories/engine/glorious';
import type { Gesture } from '../src/measured/gesture.js';
import type { GloriousDesk as Desk } from '../src/measured/maker.js';
import { cellsOf, firstChange, shapesFor, withShape } from '../src/measured/glorious/orders/changes.js';
import { bestCharge, chargesAt } from '../src/measured/glorious/orders/charging.js';
import type { OrderDraft } from '../src/measured/glorious/orders/draft.js';
import { goneFar, newOrder, riding, turnedBy } from '../src/measured/glorious/orders/edits.js';
import { order } from '../src/measured/glorious/orders/order.js';
import { planOf, type Post } from '../src/measured/glorious/orders/plan.js';
import { reasonsOf } from '../src/measured/glorious/orders/reasons.js';
import type { Spot } from '../src/measured/marks.js';
import { m } from '../src/measured/words/index.js';
import { begun, deskAt, placed, played } from './glorious-kit.js';

const POSITION = {
  phase: 'initiativeMovement',
  initiative: 'south',
  units: [
    { id: 'S1', type: 'foot bill', x: 20000, y: 20000, layout: 'BBBBBB' },
    { id: 'S2', type: 'mounted foot crossbow', x: 30000, y: 20000, layout: 'XX/XX/XX' },
    { id: 'S3', type: 'commander', x: 42000, y: 9000 },
    { id: 'S5', type: 'light bombard', x: 58000, y: 14000, limbered: true },
    { id: 'S6', type: 'foot pike', x: 42000, y: 25000, layout: 'PP/PP/P.' },
    { id: 'S7', type: 'heavy cavalry', x: 26000, y: 31000, layout: 'YY/YY/YY' },
    { id: 'SB1', type: 'battle', diameter: 8000, elements: 'PPPPPPBBBBBBGGGGGG', x: 42000, y: 16000 },
    { id: 'N1', type: 'foot bill', x: 28500, y: 38000, layout: 'BB/BB/BB', heading: 1800 },
    { id: 'N3', type: 'commander', x: 36000, y: 44000, heading: 1800 },
  ],
};

/** At the order of a unit. */
const deskOf = (unit: string): Desk => {
  const match = placed(POSITION);
  answer(match, { do: 'choose', unit } as Choice);
  return deskAt(match);
};
const postOf = ({ match, unit }: Desk): Post => planOf(match, unit!, []).next!;

const press = (desk: Desk, draft: OrderDraft, ...keys: string[]): OrderDraft =>
  keys.reduce((now, pressed) => {
    const shift = pressed.startsWith('Shift+');
    const key = { key: pressed.replace('Shift+', ''), shift, alt: false, ctrl: false };
    return order.key!(desk, now, key)?.draft ?? now;
  }, draft);

const said = (desk: Desk, draft: OrderDraft): Order[] => (order.choices(desk, draft) ?? []) as unknown as Order[];

const carried = (match: GloriousMatch, choices: readonly Order[]): GloriousMatch => {
  const copy = copyOf(match);
  for (const choice of choices) {
    expect(refusal(copy, choice), JSON.stringify(choice)).toBeUndefined();
    answer(copy, choice);
  }
  return copy;
};

test('by keys: so far, so much turned, taken back one by one', () => {
  const desk = deskOf('S1');
  let draft = press(desk, order.begin(desk), 'Shift+ArrowRight', 'ArrowRight');
  expect(said(desk, draft)).toMatchObject([{ do: 'turn', by: 110, corner: 'right' }]);
  draft = press(desk, draft, 'Shift+ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown');
  // Up and down after a wheel is a move; it follows it.
  expect(said(desk, draft)).toMatchObject([{ do: 'turn' }, { do: 'move', ahead: 1100 }]);
  carried(desk.match, said(desk, draft));
  expect(said(desk, press(desk, draft, 'Backspace'))).toHaveLength(1);
  expect(said(desk, press(desk, draft, 'Backspace', 'Escape'))).toEqual([]);
  expect(said(desk, press(desk, order.begin(desk), 'Shift+ArrowDown'))).toMatchObject([{ do: 'stepBack', back: 1000 }]);
  expect(said(desk, press(desk, order.begin(desk), 'a', 'Shift+ArrowUp'))).toMatchObject([
    { do: 'aboutFace' },
    { do: 'move', ahead: 1000 },
  ]);
});

test('no key makes more of an allowance than it is', () => {
  const desk = deskOf('S1');
  const keys = Array.from({ length: 9 }, () => 'Shift+ArrowUp');
  expect(said(desk, press(desk, order.begin(desk), ...keys))).toMatchObject([{ do: 'move', ahead: 5000 }]);
});

test('every function that is offered comes with values the engine accepts', () => {
  let seen = 0;
  for (const [i, scenario] of ['bosworth', 'talikota'].entries())
    played(begun(scenario, 41 + i), 6 + i, 70, (match) => {
      if (match.decision!.kind !== 'order') return;
      const desk = deskAt(match);
      const post = postOf(desk);
      for (const verb of verbsOf(post.match, post.unit).filter((each) => each !== 'charge')) {
        const made = newOrder(post, verb, NO_PINS);
        if (!made) continue;
        seen++;
        const isLegal = refusal(match, made) === undefined;
        const isBarred = reasonsOf(post).some((reason) => reason.verb === verb);
        // What cannot be done at all is told why; everything else begins legal.
        expect(isLegal || isBarred || verb === 'turn', JSON.stringify(made)).toBe(true);
      }
      for (const { verb, other, refusal: why } of reasonsOf(post)) {
        expect(why.rule, verb).toMatch(/^GL-/);
        if (other !== undefined) expect(findUnit(match, other)).toBeDefined();
      }
    });
  expect(seen).toBeGreaterThan(25);
}, 60_000);

test('every element can keep its place in a change of formation, and then does', () => {
  const desk = deskOf('S6');
  const { match, unit } = postOf(desk);
  const [line] = shapesFor(match, unit);
  expect(line).toBe('PPPPP');
  expect(cellsOf('PP/PP/.P')).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
    [2, 1],
  ]);
  const change = firstChange(match, unit)!;
  let draft: OrderDraft = { ...order.begin(desk), orders: [change] };
  const tap: Gesture = { is: 'tap', at: unit.place, over: { unit: 'S6', stand: 4 }, shift: false, alt: false };
  draft = order.gesture!(desk, draft, tap)!.draft!;
  expect(said(desk, draft)).toMatchObject([{ do: 'changeFormation', element: 4 }]);
  expect(withShape({ ...change, cell: [2, 1] }, 'PP/PP/P.').cell).toEqual([0, 0]);
});

test('riding is a longer move, and walking again a shorter one', () => {
  const desk = deskOf('S2');
  const post = postOf(desk);
  const walk = newOrder(post, 'move', NO_PINS)!;
  expect(walk).toMatchObject({ ahead: 5000 });
  const ride = riding(post, walk, true);
  expect(ride).toMatchObject({ ahead: 10_000, byHorse: true });
  expect(riding(post, ride, false)).toMatchObject({ ahead: 5000 });
  expect(goneFar(ride, 8000)).toMatchObject({ ahead: 8000, byHorse: true });
  expect(turnedBy(post, walk, -20, undefined)).toMatchObject({ pivot: { corner: 'left', by: -20 } });
  expect(turnedBy(post, turnedBy(post, walk, -20, undefined), 0, undefined)).not.toHaveProperty('pivot');
});

test('a unit dropped on a Battle joins it, a Battle dropped on a unit takes it on, a gun is turned by its heading', () => {
  const dropped = (desk: Desk, over: string): OrderDraft => {
    const held = { unit: desk.unit! };
    const at = (findUnit(desk.match, over) as Placed).place;
    let draft = order.begin(desk);
    for (const is of ['grab', 'drag', 'drop'] as const)
      draft = order.gesture!(desk, draft, { is, at, held, over: { unit: over }, shift: false, alt: false })!.draft!;
    return draft;
  };
  const chief = deskOf('S3');
  expect(said(chief, dropped(chief, 'SB1'))).toMatchObject([{ do: 'move', join: 'SB1' }]);
  expect(findUnit(carried(chief.match, said(chief, dropped(chief, 'SB1'))), 'S3')).toMatchObject({ aboard: 'SB1' });
  const battle = deskOf('SB1');
  const after = carried(battle.match, said(battle, dropped(battle, 'S6')));
  expect(findUnit(after, 'SB1')?.stands).toHaveLength(23);
  const gun = deskOf('S5');
  const unlimbered = press(gun, order.begin(gun), 'l');
  expect(said(gun, unlimbered)).toEqual([{ do: 'unlimber' }]);
});

test('charges differ in whom they meet and outflank, and each is legal', () => {
  const desk = deskOf('S7');
  const post = postOf(desk);
  const found = bestCharge(post, 'N1');
  expect('order' in found).toBe(true);
  const { ways } = chargesAt(post, 'N1');
  expect(ways.length).toBeGreaterThan(0);
  for (const { order: charge } of ways) expect(judgeOrder(post.match, post.unit, charge).refusal).toBeUndefined();
  expect(new Set(ways.map(({ met, outflanked }) => JSON.stringify([met, outflanked]))).size).toBe(ways.length);
  expect('order' in bestCharge(postOf(deskOf('S1')), 'N3')).toBe(false);
});

test.each([
  ['let go at once', {}, false],
  ['by a hand that rested', { rested: true }, true],
  ['with Shift', { shift: true }, true],
] as const)('a charge %s: ordered by letting go, or only planned', (_, how, isSure) => {
  const desk = deskOf('S7');
  const from = findUnit(desk.match, 'S7')!.place!;
  const made = (is: Gesture['is'], at: Spot, rest: Partial<Gesture> = {}): Gesture => ({
    is,
    at,
    held: { unit: 'S7' },
    shift: false,
    alt: false,
    ...rest,
  });
  const over = { over: { unit: 'N1' }, ...how };
  const held = order.gesture!(desk, order.begin(desk), made('grab', from))!.draft!;
  const carriedTo = order.gesture!(desk, held, made('drag', { x: 28500, y: 38000 }, over))!.draft!;
  const texts = order.marks(desk, carriedTo).flatMap((mark) => (mark.is === 'text' ? [mark.text] : []));
  const outcome = order.gesture!(desk, carriedTo, made('drop', { x: 28500, y: 38000 }, over))!;
  expect(said(desk, outcome.draft!)).toEqual([expect.objectContaining({ do: 'charge', target: 'N1' })]);
  expect(texts.includes(m().orders.sure)).toBe(isSure);
  expect([outcome.meant, outcome.sure]).toEqual([true, isSure]);
});
