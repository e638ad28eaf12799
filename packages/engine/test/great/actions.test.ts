import { describe, expect, test } from 'vitest';
import { choose, decision, refusal, unit } from './kit.js';
import {
  STOP,
  X,
  Y,
  ask,
  back,
  bent,
  block,
  change,
  charge,
  chief,
  chosen,
  enemyAhead,
  field,
  foot,
  go,
  gun,
  horse,
  house,
  idle,
  legal,
  light,
  order,
  refused,
  relocate,
  rider,
  side,
  square,
  steps,
  turn,
  type Loose,
  type Match,
} from './move-help.js';

const BEND = { bend: { way: 'back', angle: 300 } };
const ROW = /^(?:bentSkirmishLine|skirmishLine)$/;
/** A change every unit of the row could make if it may change at all. */
const other = (match: Match): Loose => {
  const { formation, type } = unit(match, 'S1');
  if (/chariots/.test(type)) return change(formation === 'line' ? 'skirmishLine' : 'line');
  if (/elephants|artillery|commander/.test(type)) return change(formation === 'line' ? 'skirmishLine' : 'line');
  return formation === 'line' ? change('block') : change('line');
};
const ORDERS: Record<string, (match: Match) => Loose> = {
  change: other,
  manoeuvre: () => go(500),
  turn: () => steps(turn(50)),
  stepBack: () => back({ back: 500 }),
  sideStep: () => side({ left: 500 }),
  charge: () => charge(),
  disengage: () => ({ do: 'disengage' }),
  relocate: () => relocate({ ahead: 500 }),
  relocateTurn: () => relocate({ turn: 100 }),
  packUp: () => ({ do: 'packUp' }),
  unpack: () => ({ do: 'unpack' }),
};
const UNITS: Record<string, Loose> = {
  'light foot in skirmish line': light(),
  'light foot in line': light({ formation: 'line' }),
  'light foot in block': light({ formation: 'block' }),
  'light pikes in line': light({ type: 'light foot pikes', formation: 'line' }),
  'medium foot in line': foot(),
  'medium foot in block': block(),
  'heavy foot in line': foot({ type: 'heavy foot pikes' }),
  'heavy foot in block': block({ type: 'heavy foot arms' }),
  'light horse in skirmish line': rider(),
  'light camels in skirmish line': rider({ type: 'light camels bows' }),
  'light chariots in skirmish line': rider({ type: 'light chariots' }),
  commander: chief(),
  'sub-commander': chief({ type: 'sub-commander' }),
  'light horse in line': rider({ formation: 'line' }),
  'light horse in block': rider({ formation: 'block' }),
  'medium horse': horse(),
  'heavy horse in block': horse({ type: 'heavy horse', formation: 'block' }),
  'medium camels': horse({ type: 'medium camels' }),
  'light chariots in line': horse({ type: 'light chariots' }),
  'heavy chariots': horse({ type: 'heavy chariots' }),
  'medium elephants': horse({ type: 'medium elephants' }),
  'heavy elephants': horse({ type: 'heavy elephants bows' }),
  'light artillery': gun(),
  'heavy artillery': gun({ type: 'heavy artillery' }),
  'light artillery, packed': gun({ packed: true }),
  'heavy artillery, packed': gun({ type: 'heavy artillery', packed: true }),
  'defensive block': square(),
  'bent line': bent(),
  'bent horse': bent({ type: 'heavy horse' }),
  'bent skirmish line': bent({ type: 'light foot slings', formation: 'bentSkirmishLine' }),
  'bent skirmish line of horse': bent({ type: 'light horse', formation: 'bentSkirmishLine' }),
};
const at3 = (name: string, more: Loose = {}) => field([UNITS[name]!, enemyAhead(3000)], more);
const give = (match: Match, name: string) => order(match, ORDERS[name]!(match));

describe('GV-MOVE-03 the actions of each row', () => {
  const FOOT = 'change manoeuvre turn stepBack sideStep charge';
  const MOUNTED = 'change manoeuvre turn charge';
  test.each([
    ['light foot in skirmish line', FOOT],
    ['light foot in line', FOOT],
    ['light foot in block', FOOT],
    ['light pikes in line', FOOT],
    ['medium foot in line', FOOT],
    ['medium foot in block', FOOT],
    ['heavy foot in line', FOOT],
    ['heavy foot in block', FOOT],
    ['light horse in skirmish line', MOUNTED],
    ['light camels in skirmish line', MOUNTED],
    ['light chariots in skirmish line', MOUNTED],
    ['commander', 'manoeuvre turn charge'], // it has no other formation
    ['sub-commander', 'manoeuvre turn charge'],
    ['light horse in line', MOUNTED],
    ['light horse in block', MOUNTED],
    ['medium horse', MOUNTED],
    ['heavy horse in block', MOUNTED],
    ['medium camels', MOUNTED],
    ['light chariots in line', MOUNTED],
    ['heavy chariots', 'manoeuvre turn charge'], // always in line
    ['medium elephants', 'manoeuvre turn charge'],
    ['heavy elephants', 'manoeuvre turn charge'],
    ['light artillery', 'relocate relocateTurn packUp'],
    ['heavy artillery', 'relocateTurn packUp'],
    ['light artillery, packed', 'manoeuvre turn unpack'],
    ['heavy artillery, packed', 'manoeuvre turn unpack'],
    ['defensive block', 'change'],
    ['bent line', 'change'],
    ['bent horse', 'change'],
    ['bent skirmish line', 'change'],
    ['bent skirmish line of horse', 'change'],
  ])('GV-MOVE-03 %s: %s', (name, list) => {
    const match = at3(name);
    const found = Object.keys(ORDERS).filter((one) => !ask(match, ORDERS[one]!(match)));
    expect(found).toEqual(Object.keys(ORDERS).filter((one) => list.split(' ').includes(one)));
  });

  test.each([
    ['light foot in skirmish line', 'change manoeuvre'],
    ['light foot in skirmish line', 'manoeuvre change'],
    ['light foot in skirmish line', 'manoeuvre manoeuvre change'],
    ['light foot in skirmish line', 'change manoeuvre manoeuvre'],
    ['light horse in skirmish line', 'change manoeuvre'],
    ['light horse in skirmish line', 'manoeuvre change'],
    ['light camels in skirmish line', 'turn change'],
    ['light chariots in skirmish line', 'change manoeuvre'],
    ['light chariots in skirmish line', 'manoeuvre change'],
    ['bent skirmish line', 'change manoeuvre'],
    ['bent skirmish line of horse', 'change turn manoeuvre'],
    ['medium foot in line', 'manoeuvre turn manoeuvre'],
  ])('GV-MOVE-03 P10 %s may combine: %s', (name, list) => {
    const match = at3(name);
    for (const one of list.split(' ')) {
      expect(unit(match, 'S1').acted, one).toBe(false);
      give(match, one);
    }
  });

  test.each([
    ['light foot in skirmish line', 'change', 'charge'],
    ['light foot in skirmish line', 'change', 'sideStep'],
    ['light foot in skirmish line', 'change', 'stepBack'],
    ['light foot in skirmish line', 'manoeuvre', 'charge'],
    ['light foot in skirmish line', 'manoeuvre', 'sideStep'],
    ['light foot in skirmish line', 'sideStep', 'change'],
    ['light foot in skirmish line', 'stepBack', 'change'],
    ['light foot in skirmish line', 'sideStep', 'manoeuvre'],
    ['light foot in skirmish line', 'change', 'change'],
    ['light foot in skirmish line', 'change manoeuvre', 'change'],
    ['light foot in skirmish line', 'manoeuvre change', 'manoeuvre'],
    ['light foot in line', 'change', 'manoeuvre'],
    ['light foot in line', 'manoeuvre', 'change'],
    ['light foot in block', 'change', 'turn'],
    ['medium foot in line', 'change', 'manoeuvre'],
    ['medium foot in line', 'manoeuvre', 'change'],
    ['medium foot in line', 'sideStep', 'stepBack'],
    ['medium foot in line', 'stepBack', 'manoeuvre'],
    ['medium foot in line', 'manoeuvre', 'charge'],
    ['heavy foot in block', 'sideStep', 'change'],
    ['light horse in skirmish line', 'change', 'charge'],
    ['light horse in skirmish line', 'manoeuvre', 'charge'],
    ['light horse in skirmish line', 'change manoeuvre', 'change'],
    ['light horse in line', 'change', 'manoeuvre'],
    ['light horse in line', 'manoeuvre', 'change'],
    ['light horse in block', 'manoeuvre', 'change'],
    ['medium horse', 'change', 'manoeuvre'],
    ['medium horse', 'manoeuvre', 'change'],
    ['medium horse', 'turn', 'charge'],
    ['light chariots in line', 'change', 'manoeuvre'],
    ['light chariots in line', 'manoeuvre', 'change'],
    ['heavy chariots', 'manoeuvre', 'charge'],
    ['medium elephants', 'manoeuvre', 'charge'],
    ['light artillery', 'relocate', 'packUp'],
    ['light artillery', 'packUp', 'manoeuvre'],
    ['light artillery', 'packUp', 'unpack'],
    ['heavy artillery', 'relocateTurn', 'packUp'],
    ['light artillery, packed', 'manoeuvre', 'unpack'],
    ['light artillery, packed', 'unpack', 'relocate'],
    ['heavy artillery, packed', 'unpack', 'packUp'],
    ['defensive block', 'change', 'manoeuvre'],
    ['bent line', 'change', 'manoeuvre'],
    ['bent horse', 'change', 'turn'],
    ['bent skirmish line', 'change', 'charge'],
    ['bent skirmish line', 'change', 'sideStep'],
    ['bent skirmish line', 'change manoeuvre', 'change'],
  ])('GV-MOVE-03 %s, after %s, may not %s', (name, before, after) => {
    const match = at3(name);
    for (const one of before.split(' ')) give(match, one);
    const next = decision(match)?.kind === 'activity' ? chosen('S1') : ORDERS[after]!(match);
    expect(refusal(match, next)).toBeDefined();
  });

  test.each([
    ['light foot in skirmish line', 'change'],
    ['light foot in skirmish line', 'manoeuvre'],
    ['light horse in skirmish line', 'change'],
    ['bent skirmish line', 'change'],
  ])('GV-MOVE-03 P10 %s may leave out the second half: only %s', (name, first) => {
    const match = at3(name);
    give(match, first);
    choose(match, STOP);
    expect(unit(match, 'S1')).toMatchObject({ acted: true });
    idle(match, 'S1', 'GV-MOVE-01');
  });

  test.each(['light foot in line', 'light horse in line', 'light chariots in line'])(
    'GV-MOVE-03 the formation at the start decides the row: %s, once in skirmish line, has finished',
    (name) => {
      const match = at3(name);
      order(match, change('skirmishLine'));
      expect(unit(match, 'S1')).toMatchObject({ formation: 'skirmishLine', acted: true });
      idle(match, 'S1', 'GV-MOVE-01');
    },
  );

  test.each(['light foot in skirmish line', 'light horse in skirmish line'])(
    'GV-MOVE-03 and a %s that has taken block may still manoeuvre',
    (name) => {
      const match = at3(name);
      order(match, change('block'));
      legal(match, go(1000));
      legal(match, steps(turn(100)));
    },
  );
});

test.each([
  ['medium foot in line', ['changeFormation', 'charge', 'manoeuvre', 'sideStep', 'stepBack']],
  ['light foot in skirmish line', ['changeFormation', 'charge', 'manoeuvre', 'sideStep', 'stepBack']],
  ['light horse in skirmish line', ['changeFormation', 'charge', 'manoeuvre']],
  ['medium elephants', ['charge', 'manoeuvre']],
  ['light artillery', ['packUp', 'relocate']],
  ['heavy artillery', ['packUp', 'relocate']],
  ['heavy artillery, packed', ['manoeuvre', 'unpack']],
  ['defensive block', ['changeFormation']],
  ['bent line', ['changeFormation']],
  ['bent skirmish line', ['changeFormation']],
])('GV-MOVE-03 the order of a %s tells what it may do: %j', (name, list) => {
  const match = at3(name);
  choose(match, chosen('S1'));
  expect([...(decision(match)!.about as { orders: string[] }).orders].sort()).toEqual(list);
});

test('GV-MOVE-03 every event of a movement phase names its rule', () => {
  const match = at3('light foot in skirmish line');
  const told = [give(match, 'turn'), give(match, 'manoeuvre'), give(match, 'change')].flat() as Loose[];
  expect(told.length).toBeGreaterThanOrEqual(3);
  for (const one of told) expect(one['rule']).toMatch(/^GV-/);
});

describe('GV-R-72 bent skirmish lines', () => {
  const NAMES = Object.keys(UNITS).filter((name) => ROW.test(String(UNITS[name]!['formation'])) && /bent/.test(name));
  test.each(NAMES)('GV-R-72 GV-R-08 %s: change of formation, then manoeuvre; not the other way round', (name) => {
    const match = at3(name);
    refused(match, go(1000), 'GV-MOVE-03');
    order(match, change('skirmishLine'));
    legal(match, go(2900));
  });

  test.each(NAMES)('GV-R-72 switch noBentSkirmishDouble: %s changes formation only', (name) => {
    const match = at3(name, house('noBentSkirmishDouble'));
    order(match, change('skirmishLine'));
    expect(unit(match, 'S1').formation).toBe('skirmishLine');
    idle(match, 'S1');
  });

  test('GV-R-72 noBentSkirmishDouble leaves straight skirmish lines their double action', () => {
    const match = at3('light foot in skirmish line', house('noBentSkirmishDouble'));
    order(match, change('line'));
    legal(match, go(1000));
  });
});

test('GV-R-76 camels do what horse of their class do', () => {
  for (const [camels, horses] of [
    ['light camels', 'light horse'],
    ['medium camels', 'medium horse'],
  ]) {
    const may = (type: string) => {
      const match = field([horse({ type }), enemyAhead(14000)]);
      return Object.keys(ORDERS)
        .filter((one) => !ask(match, ORDERS[one]!(match)))
        .concat(
          ['block', 'bentLine', 'skirmishLine', 'defensiveBlock'].filter(
            (one) => !ask(match, change(one, one === 'bentLine' ? BEND : {})),
          ),
        );
    };
    expect(may(camels!)).toEqual(may(horses!));
  }
  expect(() => field(horse({ type: 'heavy camels', x: X, y: Y }))).toThrow('GV-UNIT-04');
});
