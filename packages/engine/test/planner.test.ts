/**
 * What is foretold against what comes of it, in matches played by chance: where a march leads, which charges there are,
 * and where an intercept would meet its mover.
 */
import { describe, expect, test } from 'vitest';
import {
  about,
  answer,
  below,
  copyOf,
  openMatch,
  refusal,
  streamOf,
  type Choice,
  type Event,
  isRefusal,
  type Fault,
  type Stream,
} from '../src/kernel/index.js';
import { gloriousEdition, greatEdition, splendidEdition } from '../src/index.js';
import {
  asMuchOf,
  bestCharge,
  chargeWays as gloriousCharges,
  judgeOrder,
  type FunctionOrder,
  type GloriousMatch,
  type Placed as Formation,
} from '../src/games/glorious/index.js';
import {
  blows,
  chargeEnd,
  chargeWay,
  chargeWays,
  meetingAt,
  moverAt,
  steppedOn,
  underWay,
  walk,
  type ManoeuvreMatch,
  type Placed,
} from '../src/manoeuvre/index.js';
import {
  areInContact,
  findUnit,
  isPlaced,
  MARCHES,
  query,
  type Chance,
  type Charge,
  type March,
  type TabletopMatch,
} from '../src/tabletop/index.js';

type Edition = typeof splendidEdition | typeof gloriousEdition;

const begun = (game: Edition, seed: number): TabletopMatch => {
  const faults: Fault[] = [];
  const [south, north] = [game.armies[seed % 5]!, game.armies[(seed + 1) % 5]!];
  const match = openMatch(game, { armies: { south, north } }, { seed }, '', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return match;
};

/** Rather towards the enemy: a match by chance alone comes to nothing. */
const chosen = (options: readonly Choice[], stream: Stream): Choice => {
  const charges = options.filter(({ do: verb }) => verb === 'charge');
  const ahead = options.filter((option) => JSON.stringify(option).includes('ahead'));
  const rather = charges.length > 0 ? charges : ahead.length > 0 && below(stream, 4) > 0 ? ahead : options;
  return rather[below(stream, rather.length)]!;
};

const played = <M extends TabletopMatch>(
  game: Edition,
  seed: number,
  turns: number,
  look: (match: M) => void,
): void => {
  const match = begun(game, seed) as M;
  const stream = streamOf(seed);
  while (match.decision && match.state.turn <= turns) {
    look(match);
    answer(match, chosen(match.decision.options, stream));
  }
};

const toldIn = (match: TabletopMatch) => about(match) as { readonly unit: string; readonly chances: readonly Chance[] };

/** The dice of every attack are those that were foretold, as Splendid counts them by stands and Great by points. */
const attacksAreKept = (match: ManoeuvreMatch, event: Event): number => {
  if (event.event !== 'throw' || event.rule !== match.rules.cite.attackDice) return 0;
  const { unit, target, needs, stands, points, values, outflanking } = event as unknown as Attacked;
  const [attacker, enemy] = [findUnit(match, unit) as Placed, findUnit(match, target) as Placed];
  const letters = stands?.map((i) => attacker.place.layout.replace(/[^A-Z]/g, '')[i]!);
  expect(blows(match, attacker, enemy, outflanking === true, letters ?? values[0]!.stand.repeat(points!))).toEqual(
    needs,
  );
  return 1;
};

interface Attacked {
  readonly unit: string;
  readonly target: string;
  readonly needs: readonly number[];
  readonly stands?: readonly number[];
  readonly points?: number;
  readonly values: readonly { readonly stand: string }[];
  readonly outflanking?: boolean;
}

const isMarch = (option: Choice): option is March => MARCHES.some((verb) => verb === option.do);

/** The march is carried out; somebody who could stop it on the way is looked away from. */
const marchIsKept = (match: ManoeuvreMatch, unit: Placed, march: March): number => {
  const { place, legs, wanted, whole, refusal: why, left } = walk(match, unit, march);
  expect([whole, why, legs.length]).toEqual([true, undefined, march.steps.length]);
  expect(wanted).toEqual(place);
  expect(left).toBeGreaterThanOrEqual(0);
  const after = copyOf(match);
  answer(after, march);
  const there = findUnit(after, unit.id)!;
  if (after.decision?.kind === 'intercept' || !isPlaced(there)) return 0;
  expect(there.place).toEqual(place);
  return 1;
};

/** A step too many is foretold as refused, and its wish goes on from where the unit is. */
const stepTooMany = (match: ManoeuvreMatch, unit: Placed, march: March): void => {
  const far = { ahead: 90_000 } as March['steps'][number];
  const { legs, whole, refusal: why, head, wanted } = walk(match, unit, { ...march, steps: [...march.steps, far] });
  expect([whole, legs.length]).toEqual([false, march.steps.length]);
  expect(why).toBeDefined();
  expect(wanted).toEqual(steppedOn(match, unit, head, [far]));
};

const chargeIsKept = (match: ManoeuvreMatch, unit: Placed, charge: Charge): void => {
  const { refusal: why, path, needs } = chargeWay(match, unit, charge);
  expect([why, refusal(match, charge)]).toEqual([undefined, undefined]);
  expect(path!.to).toEqual(chargeEnd(match, unit, charge));
  const target = findUnit(match, charge.target) as Placed;
  expect(areInContact(match, { ...unit, place: path!.to }, target)).toBe(true);
  const after = copyOf(match);
  const rules: string[] = [];
  after.tell = (event) => (event.event === 'throw' ? rules.push(event.rule) : 0);
  answer(after, charge);
  expect(rules.includes(match.rules.cite.chargeTest)).toBe(needs !== undefined);
};

const chargesAreKept = (match: ManoeuvreMatch, unit: Placed, options: readonly Choice[]): number => {
  const charges = options.filter((option): option is Charge => option.do === 'charge');
  for (const target of new Set(charges.map((charge) => charge.target))) {
    const ways = chargeWays(match, unit, findUnit(match, target) as Placed);
    const pivots = ways.map(({ pivot = 0 }) => Math.abs(pivot));
    expect(pivots).toEqual([...pivots].sort((a, b) => a - b));
    for (const charge of charges.filter((each) => each.target === target)) expect(ways).toContainEqual(charge);
    for (const way of ways) chargeIsKept(match, unit, way);
  }
  return charges.length;
};

const meetingsAreKept = (match: ManoeuvreMatch): number => {
  const { unit: mover, chances } = toldIn(match);
  const { unit, gone, length } = underWay(match);
  expect(unit).toBe(mover);
  let met = 0;
  for (const chance of chances) {
    expect(chance.from).toBeGreaterThanOrEqual(gone);
    expect(chance.to).toBeLessThanOrEqual(length);
    if (chance.do === 'opportunityFire' || chance.leaveTable) continue;
    const own = findUnit(match, chance.unit) as Placed;
    const meeting = meetingAt(match, own, chance.from)!;
    const there = { ...(findUnit(match, mover) as Placed), place: moverAt(match, chance.from)! };
    expect(areInContact(match, { ...own, place: meeting.place }, there)).toBe(true);
    met++;
  }
  return met;
};

describe.each([
  ['Splendid', splendidEdition],
  ['Great', greatEdition],
])('%s', (_name, game) => {
  test('marches, charges and intercepts come out as they are foretold', () => {
    const count = { marches: 0, charges: 0, meetings: 0, attacks: 0 };
    const look = (match: ManoeuvreMatch): void => {
      const { kind, options } = match.decision!;
      match.tell ??= (event) => (count.attacks += attacksAreKept(match, event));
      if (kind === 'intercept') count.meetings += meetingsAreKept(match);
      if (kind !== 'order' && kind !== 'breakThrough') return;
      const unit = findUnit(match, toldIn(match).unit) as Placed;
      const marches = options.filter(isMarch);
      for (const march of marches) count.marches += marchIsKept(match, unit, march);
      const onward = marches.find(({ do: verb, leaveTable }) => verb === 'manoeuvre' && !leaveTable);
      if (onward) stepTooMany(match, unit, onward);
      count.charges += chargesAreKept(match, unit, options);
    };
    for (const seed of [1, 2, 3]) played(game, seed, 4, look);
    expect(count.marches).toBeGreaterThan(100);
    expect(count.charges).toBeGreaterThan(3);
    expect(count.meetings).toBeGreaterThan(3);
    expect(count.attacks).toBeGreaterThan(3);
  });
});

describe('Glorious', () => {
  const WISHES: readonly FunctionOrder[] = [
    ...[2_000, 9_000, 40_000].map((ahead) => ({ do: 'move', ahead }) as FunctionOrder),
    ...[200, -450, 1700].map((by) => ({ do: 'turn', by, corner: by < 0 ? 'left' : 'right' }) as FunctionOrder),
    { do: 'stepBack', back: 5_000 } as FunctionOrder,
  ];
  const muchOf = (order: FunctionOrder): number =>
    'back' in order ? order.back! : 'ahead' in order ? order.ahead! : 'by' in order ? Math.abs(order.by) : 0;

  /** It is legal, all of the wish or why not, and for a move no less than the furthest that a query names. */
  const wishIsKept = (match: GloriousMatch, unit: Formation, wish: FunctionOrder): number => {
    const { order, refusal: why, can } = { can: undefined, ...asMuchOf(match, unit, wish) };
    const whole = judgeOrder(match, unit, wish);
    expect(why).toEqual(whole.refusal);
    if (!order) return 0;
    expect(judgeOrder(match, unit, order).can).toEqual(can);
    expect(muchOf(order)).toBeLessThanOrEqual(muchOf(wish));
    if (wish.do === 'move' && whole.refusal) {
      const { far, allowance } = query(match, unit, 'reach');
      expect(muchOf(order)).toBeGreaterThanOrEqual(Math.min(far, muchOf(wish)));
      expect(muchOf(order)).toBeLessThanOrEqual(allowance);
    }
    return why ? 1 : 0;
  };

  /** Straight on first where that is offered; otherwise after a pivot, or in another formation. */
  const chargesAreFound = (match: GloriousMatch, unit: Formation, options: readonly Choice[]): number => {
    const offered = options.filter((option): option is Charge => option.do === 'charge').map(({ target }) => target);
    let found = 0;
    for (const target of match.state.units) {
      if (target.side === unit.side || !isPlaced(target)) continue;
      const { ways, refusal: why } = gloriousCharges(match, unit, target);
      const best = bestCharge(match, unit, target);
      expect(why === undefined).toBe(offered.includes(target.id));
      expect(best).toEqual(ways[0] ?? (isRefusal(best) ? why : best));
      for (const { order, to, met } of isRefusal(best) ? [] : [best, ...ways]) {
        expect(refusal(match, order)).toBeUndefined();
        for (const enemy of met)
          expect(areInContact(match, { ...unit, place: to }, findUnit(match, enemy) as Formation)).toBe(true);
      }
      found += ways.length;
    }
    return found;
  };

  test('as much of a wish as may be had, and charges as they are found, are legal', () => {
    const count = { less: 0, charges: 0 };
    for (let seed = 1; seed <= 12; seed++)
      played<GloriousMatch>(gloriousEdition, seed, 20, (match) => {
        if (match.decision!.kind !== 'order') return;
        const unit = findUnit(match, toldIn(match).unit) as Formation;
        for (const wish of WISHES) count.less += wishIsKept(match, unit, wish);
        count.charges += chargesAreFound(match, unit, match.decision.options);
      });
    expect(count.less).toBeGreaterThan(100);
    expect(count.charges).toBeGreaterThan(3);
  });
});
