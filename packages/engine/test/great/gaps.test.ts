// A Great Victory: options nobody else tests (moveAgain, moveAfterRetreat, victory scenario, terrainEffects, basing).
import { describe, expect, test } from 'vitest';
import { choose, decision, interrupt, options, outcome, position, refusal, situation, unit } from './kit.js';
import {
  FOOT,
  SPARES,
  W,
  X,
  Y,
  allThrows,
  area,
  foot,
  north,
  south,
  troops,
  type Loose,
  type Match,
} from './melee-help.js';

const field = (units: Loose[], dice: number[] = [], more: Loose = {}): Match =>
  situation({ phase: 'initiativeMovement', initiative: 'south', dice, units: [...units, ...SPARES], ...more });
const go = (by: number, more: Loose = {}): Loose => ({ do: 'manoeuvre', steps: [{ ahead: by }], ...more });
const order = (match: Match, choice: Loose, id = 'S1'): void => {
  choose(match, { do: 'choose', unit: id });
  choose(match, choice);
};
const mayChoose = (match: Match, id = 'S1'): boolean => refusal(match, { do: 'choose', unit: id }) === undefined;
const allowed = (match: Match, choice: Loose): boolean => refusal(match, choice) === undefined;
const tally = (match: Match): number => position(match).sides.south.tally;

describe('option moveAgain', () => {
  const AGAIN = { options: { moveAgain: true } };
  const LINE = south({ type: 'medium foot arms' }); // moves 5 cm
  test('GV-MOVE-01 without it a finished unit is not activated again', () => {
    const match = field([LINE]);
    order(match, go(2000, { finish: true }));
    expect(mayChoose(match)).toBe(false);
  });
  test('GV-MOVE-01, moveAgain foot goes on with what its manoeuvre has left, and with nothing else', () => {
    const match = field([LINE], [], AGAIN);
    order(match, go(3000, { finish: true }));
    choose(match, { do: 'choose', unit: 'S1' });
    expect(allowed(match, go(2006))).toBe(false);
    expect(allowed(match, { do: 'changeFormation', formation: 'block' })).toBe(false);
    expect(allowed(match, { do: 'sideStep', steps: [{ left: 500 }] })).toBe(false);
    expect(allowed(match, { do: 'stepBack', steps: [{ back: 500 }] })).toBe(false);
    choose(match, go(2000, { finish: true }));
    expect(unit(match, 'S1').y).toBe(Y + 5000);
  });
  test('GV-MOVE-01, moveAgain skirmishers that only manoeuvred may still change formation, and no more', () => {
    const match = field([south({ type: 'light horse', formation: 'skirmishLine' })], [], AGAIN);
    order(match, go(18000, { finish: true }));
    order(match, { do: 'changeFormation', formation: 'block' });
    expect(unit(match, 'S1').formation).toBe('block');
    expect(decision(match)?.kind).toBe('activity');
    expect(mayChoose(match)).toBe(false);
  });
  test('GV-MOVE-01, moveAgain an action that is used up leaves nothing', () => {
    const line = field([LINE], [], AGAIN);
    order(line, { do: 'changeFormation', formation: 'block' });
    expect(mayChoose(line)).toBe(false);
    const gun = field([south({ type: 'light artillery' })], [], AGAIN);
    order(gun, { do: 'packUp' });
    expect(mayChoose(gun)).toBe(false);
  });
  test('GV-MOVE-08, moveAgain no rush if it was not declared before the first step', () => {
    const match = field([LINE], [], AGAIN);
    order(match, go(3000, { finish: true }));
    choose(match, { do: 'choose', unit: 'S1' });
    expect(allowed(match, go(4000, { rush: true }))).toBe(false);
    expect(allowed(match, go(2005))).toBe(true);
  });
  test('GV-PIVOT-02, moveAgain a used pivot stays used', () => {
    const match = field([LINE], [], AGAIN);
    order(match, { do: 'sideStep', steps: [{ pivot: 20 }, { left: 2000 }], finish: true });
    expect(mayChoose(match)).toBe(false);
  });
  test('GV-MOVE-01, moveAgain never after a charge: one that fell short is done', () => {
    // Medium horse in line: 3 or less; 18 cm and a die of 2 towards an enemy 21 cm away.
    const match = field([south({ type: 'medium horse' }), north({ ...foot(10), y: Y + 21000 })], [3, 2], AGAIN);
    order(match, { do: 'charge', target: 'N1', extend: true });
    expect(unit(match, 'S1').y).toBe(Y + 20000);
    expect(mayChoose(match)).toBe(false);
  });
  test('GV-MOVE-01, moveAgain never when a reaction stopped it', () => {
    // N1, horse in command, needs no test to intercept.
    const match = field(
      [
        south({ type: 'light horse' }),
        north({ type: 'medium horse', x: X - 9000, y: Y + 1000, heading: 900 }),
        north({ id: 'N2', type: 'commander', x: X - 16000, y: Y }),
      ],
      [],
      AGAIN,
    );
    order(match, go(2000, { finish: true }));
    choose(match, { do: 'intercept', unit: 'N1', at: 1000 });
    expect(unit(match, 'S1').y).toBe(Y + 1000);
    expect(mayChoose(match)).toBe(false);
  });
  test('GV-MOVE-01, moveAgain never after a break-through', () => {
    const match = field(
      [south({ type: 'medium horse' }), north({ type: 'heavy artillery', packed: true, y: Y + 5000 })],
      [1],
      AGAIN,
    );
    order(match, { do: 'charge', target: 'N1' });
    expect(decision(match)?.kind).toBe('breakThrough');
    choose(match, go(2000, { finish: true }));
    expect(unit(match, 'S1').y).toBe(Y + 7000);
    expect(mayChoose(match)).toBe(false);
  });
});

describe('option moveAfterRetreat', () => {
  const COMMANDER = south({ id: 'S7', type: 'commander', x: 20000, y: 10000 });
  const LED = south({ type: 'medium foot arms', x: 20000, y: 12000 + FOOT });
  const AWAY = south({ id: 'S2', type: 'medium foot arms', x: 60000, y: 10000 });
  const WEAK = south({ id: 'S3', ...foot(1), x: 90000, y: 10000 });
  const retire = (id: string): Loose => ({ do: 'retire', unit: id });
  const mayRetire = (match: Match): string[] =>
    options(match)
      .filter((one) => one.do === 'retire')
      .map((one) => one.unit)
      .sort();
  test('GV-RETREAT-01, -02 without it nobody retreats before all movement is finished, and nobody moves after', () => {
    const match = field([COMMANDER, LED, AWAY, WEAK]);
    expect(mayRetire(match)).toEqual([]);
    expect(refusal(match, retire('S3'))?.rule).toBe('GV-RETREAT-02');
    choose(match, { do: 'end' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'retreat' });
    expect(mayRetire(match)).toEqual(['S1', 'S3', 'S7']);
    choose(match, retire('S3'));
    expect(options(match).every((one) => ['retire', 'finish'].includes(one.do))).toBe(true);
    expect(refusal(match, { do: 'choose', unit: 'S2' })?.rule).toBe('GV-TURN-01');
  });
  test('GV-RETREAT-02, moveAfterRetreat units may retreat between the moves of others', () => {
    const match = field([COMMANDER, LED, AWAY, WEAK], [], { options: { moveAfterRetreat: true } });
    expect(mayRetire(match)).toEqual(['S1', 'S3', 'S7']);
    expect(refusal(match, retire('S2'))?.rule).toBe('GV-RETREAT-01');
    choose(match, retire('S3'));
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(tally(match)).toBe(1);
    order(match, go(1000, { finish: true }));
    expect(unit(match, 'S1').y).toBe(13000 + FOOT);
    choose(match, retire('S7'));
    expect(mayRetire(match)).toEqual([]); // S1 has lost its commander
    expect(tally(match)).toBe(2);
  });
});

describe('option victory: scenario', () => {
  const S1 = south({ type: 'medium foot arms', x: 40000, y: 20000 });
  const N1 = north({ type: 'medium foot arms', x: 40000, y: 100000 });
  const goal = (x: number, y: number, points: number, radius = 4000) => ({ x, y, radius, points });
  const OURS = goal(40000, 24000, 10); // exactly 4 cm before S1
  const THEIRS = goal(40000, 96000, 10); // exactly 4 cm before N1
  const FAR = goal(90000, 60000, 10); // nobody near
  type Given = { south?: Loose[]; north?: Loose[]; lost?: [number, number]; units?: Loose[]; more?: Loose };
  /** The Determine Victory phase; South has lost 51 of 100 unless told otherwise. */
  const result = ({ south: ours = [], north: theirs = [], lost = [51, 0], units = [S1, N1], more = {} }: Given) => {
    const { options: chosen, ...rest } = more;
    const match = situation({
      phase: 'victory',
      initiative: 'south',
      units,
      sides: { south: { units: 100, tally: lost[0] }, north: { units: 100, tally: lost[1] } },
      options: { victory: 'scenario', scenarioGoals: { south: ours, north: theirs }, ...chosen },
      ...rest,
    });
    const found = outcome(match);
    return found && `${found.winner ?? 'nobody'}: ${found.result}`;
  };
  test.each<[string, Given, string]>([
    ['the broken side holds its only goal', { south: [OURS] }, 'south: A Great Victory'],
    ['one of two goals', { south: [OURS, FAR] }, 'south: A Narrow Victory'],
    ['fewer points', { south: [OURS], north: [{ ...THEIRS, points: 11 }] }, 'north: A Great Victory'],
    ['the same points', { south: [OURS], north: [THEIRS] }, 'nobody: A Draw'],
    ['nobody holds anything', { south: [FAR], north: [FAR] }, 'nobody: A Draw'],
    ['North broken, South without points', { south: [FAR], north: [THEIRS], lost: [0, 51] }, 'north: A Great Victory'],
  ])('GV-SETUP-01, GV-VICT-04 the scenario’s goals decide: %s', (_, given, expected) => {
    expect(result(given)).toBe(expected);
  });
  test.each([
    [4000, true],
    [3995, true],
    [3994, false],
  ])('GV-GEOM-09 the shortest distance to the place counts: 4 cm and a radius of %i: %s', (radius, holds) => {
    expect(result({ south: [{ ...OURS, radius }] })).toBe(holds ? 'south: A Great Victory' : 'nobody: A Draw');
  });
  test.each<[string, Loose, boolean]>([
    ['foot', foot(5), true],
    ['horse', troops('light horse', 5), true],
    ['elephants', troops('medium elephants', 5), true],
    ['chariots', troops('light chariots', 5), true],
    ['artillery', troops('light artillery', 5), false],
    ['the commander', troops('commander', 5), false],
  ])('GV-VICT-04 who holds a place: %s: %s', (_, who, holds) => {
    const units = [S1, N1, south({ id: 'S2', ...who, x: 90000, y: 60000 })];
    expect(result({ south: [FAR], units })).toBe(holds ? 'south: A Great Victory' : 'nobody: A Draw');
  });
  test('GV-VICT-04 a place with an enemy near is held by nobody', () => {
    const both = [S1, N1, south({ id: 'S2', ...foot(5), x: 90000, y: 60000 })];
    const near = (y: number): Loose => north({ id: 'N2', ...foot(5), x: 90000, y });
    expect(result({ south: [FAR], units: [...both, near(64000)] })).toBe('nobody: A Draw');
    expect(result({ south: [FAR], units: [...both, near(64006)] })).toBe('south: A Great Victory');
  });
  test('GV-VICT-09 the turn limit: points, not shares, decide', () => {
    const more = { turn: 6, options: { turnLimit: 6 } };
    expect(result({ south: [OURS], lost: [40, 0], more })).toBe('south: A Great Victory');
    expect(result({ south: [FAR], lost: [0, 40], more })).toBe('nobody: A Draw');
  });
  test('GV-VICT-04 until then the game goes on; with victory standard goals do nothing', () => {
    expect(result({ south: [OURS], lost: [50, 50], more: { dice: [1, 1, 6, 6] } })).toBeUndefined();
    expect(result({ south: [OURS], more: { options: { victory: 'standard' } } })).toBe('north: A Great Victory');
  });
  test('GV-VICT-07 who concedes has lost, whatever he holds', () => {
    const match = field([S1, N1], [], {
      options: { victory: 'scenario', scenarioGoals: { south: [OURS], north: [] } },
    });
    interrupt(match, 'south', { do: 'concede' });
    expect(outcome(match)).toMatchObject({ winner: 'north', result: 'A Great Victory' });
  });
});

describe('options terrainEffects and terrainTable in movement', () => {
  const ahead = (type: string): Loose => area(type, X - 10000, Y + 1000, X + 10000, Y + 20000);
  const may = (who: Loose, by: number, given: Loose): boolean => {
    const match = field([south(who)], [], { options: given });
    choose(match, { do: 'choose', unit: 'S1' });
    return allowed(match, go(by));
  };
  const HORSE = { type: 'medium horse' };
  test('GV-TERR-03, -05, GV-R-75 standard: woods stop horse in line, rough ground halves its 15 cm, a bog stops all', () => {
    expect(may(HORSE, 2000, { terrain: [ahead('wood')] })).toBe(false);
    expect(may(HORSE, 7505, { terrain: [ahead('rough')] })).toBe(true);
    expect(may(HORSE, 7506, { terrain: [ahead('rough')] })).toBe(false);
    expect(may({ type: 'medium foot arms' }, 2000, { terrain: [ahead('bog')] })).toBe(false);
  });
  test.each(['wood', 'rough', 'bog', 'impassable', 'village', 'hill'])('GV-R-75 off: %s is decoration', (type) => {
    expect(may(HORSE, 15000, { terrain: [ahead(type)], terrainEffects: 'off' })).toBe(true);
  });
  test.each<[string, Loose, Loose, number, boolean]>([
    ['nobody is prohibited in woods', { wood: { prohibited: [], restricted: false } }, HORSE, 15000, true],
    ['horse is, foot is not', { village: { prohibited: ['horse'] } }, HORSE, 2000, false],
    ['horse is, foot is not', { village: { prohibited: ['horse'] } }, { type: 'medium foot arms' }, 5000, true],
    ['mounted means chariots too', { village: { prohibited: ['mounted'] } }, { type: 'heavy chariots' }, 2000, false],
    ['chariots only', { village: { prohibited: ['chariot'], restricted: false } }, HORSE, 15000, true],
    ['elephants', { village: { prohibited: ['elephant'] } }, { type: 'heavy elephants' }, 2000, false],
    ['a unit type', { village: { prohibited: ['medium foot arms'] } }, { type: 'medium foot arms' }, 2000, false],
    ['and no other', { village: { prohibited: ['medium foot arms'] } }, { type: 'heavy foot arms' }, 4000, true],
    ['formed horse', { village: { prohibited: ['formedHorse'] } }, { type: 'light horse' }, 2000, false],
    [
      'but not in skirmish line',
      { village: { prohibited: ['formedHorse'], restricted: false } },
      { type: 'light horse', formation: 'skirmishLine' },
      18000,
      true,
    ],
    ['all', { village: { prohibited: ['all'] } }, { type: 'medium foot arms' }, 2000, false],
  ])('GV-R-75 custom: %s', (_, terrainTable, who, by, expected) => {
    const [type] = Object.keys(terrainTable) as [string];
    expect(may(who, by, { terrain: [ahead(type)], terrainEffects: 'custom', terrainTable })).toBe(expected);
  });
});

describe('option basing', () => {
  test('GV-UNIT-01, GV-GEOM-05 stands of other sizes: contact, outline and joining in follow', () => {
    // Foot 6 x 3 cm: S1 covers 12 cm, so N1's front of 12 cm beside it meets it corner to corner only.
    const big = { options: { basing: { foot: { frontage: 6000, depth: 3000 } } } };
    const match = (x: number): Match =>
      situation({
        phase: 'losses',
        initiative: 'south',
        units: [south(foot(5)), north({ ...foot(5), x }), ...SPARES],
        ...big,
      });
    expect(unit(match(X + 12000), 'S1').hits).toBe(4); // recovered: not in contact
    expect(unit(match(X + 11900), 'S1').hits).toBe(5);
    expect(() => match(X + 11900 - 4000)).not.toThrow();
  });
  test('GV-UNIT-01 units that overlap with these stands are refused', () => {
    const place = (basing: Loose) => () =>
      field([south({ type: 'medium foot arms' }), south({ id: 'S2', type: 'medium foot arms', x: X + 2 * W })], [], {
        options: { basing },
      });
    expect(place({})).not.toThrow();
    expect(place({ foot: { frontage: 4020 } })).toThrow('GV-SETUP-02');
    expect(place({ horse: { frontage: 6000 } })).not.toThrow();
  });
});

describe('GV-GEN-01, -02', () => {
  test('GV-GEN-01 every die thrown is a six-sided one', () => {
    const far = [south({ id: 'S2', ...foot(9), y: 20000 }), north({ id: 'N2', ...foot(9), y: 110000 })];
    const match = situation({
      phase: 'initiative',
      units: [south(foot(2)), north(foot(2)), ...far],
      dice: [1, 1, 6, 6, 6, 6, 6, 6],
    });
    expect(allThrows(match).map((one) => [one.count, one.sides])).toEqual([
      [2, 6],
      [2, 6],
      [2, 6],
      [2, 6],
    ]);
  });
  test('GV-GEN-02 strengths, markers, weapons and qualities of both sides are open', () => {
    const match = field(
      [
        south({ type: 'medium foot arms', hits: 3, thrown: true, quality: 'elite' }),
        north({ type: 'light foot bows', y: 110000, fired: true, quality: 'green' }),
        north({ id: 'N2', type: 'light artillery', x: 60000, y: 110000, packed: true, hits: 2 }),
        north({ id: 'N3', type: 'commander', x: 40000, y: 110000, command: 'charismatic' }),
      ],
      [],
      { options: { unitQuality: 'assigned', commandQuality: 'assigned' } },
    );
    const seen = (id: string): Loose => position(match).units.find((one: Loose) => one.id === id);
    expect(seen('S1')).toMatchObject({ type: 'medium foot arms', hits: 3, thrown: true, quality: 'elite' });
    expect(seen('N1')).toMatchObject({ type: 'light foot bows', fired: true, quality: 'green' });
    expect(seen('N2')).toMatchObject({ packed: true, hits: 2 });
    expect(seen('N3')).toMatchObject({ command: 'charismatic' });
  });
  test('GV-GEN-02 a position tells what the next side needs: it can be placed again as it is', () => {
    const match = field([south(foot(7)), north({ ...foot(6), y: 110000 })]);
    const { game, ...again } = position(match);
    expect(game).toBe('great');
    expect(position(situation({ ...again, dice: [] }))).toEqual(position(match));
  });
});

describe('reactions', () => {
  test('GV-ICPT-05 an intercept that fails its test: the unit stays, and has used its reaction', () => {
    const hunter = north({ type: 'medium horse', x: X - 9000, y: Y + 3000, heading: 900 });
    const match = field([south({ type: 'medium foot arms' }), hunter], [4]);
    order(match, go(4000, { finish: true }));
    choose(match, { do: 'intercept', unit: 'N1', at: 1000 });
    expect(unit(match, 'N1')).toMatchObject({ x: X - 9000, y: Y + 3000, hits: 0, reacted: true });
    expect(unit(match, 'S1').hits).toBe(0);
    choose(match, { do: 'goOn' });
    if (decision(match)?.kind === 'order') choose(match, { do: 'stop' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' }); // not asked again on the rest of the way
    expect(unit(match, 'S1').y).toBe(Y + 4000);
  });
  test.each<[string, Loose, number]>([
    ['out of line: one marker', {}, 1],
    ['out of block: none', { formation: 'block' }, 0],
  ])('GV-DBLOCK-02 a defensive block in haste %s', (_, more, markers) => {
    // A foot charger, so there is no impact.
    const match = field(
      [
        south({ type: 'medium foot arms', formation: 'block', y: Y - 4000 }),
        north({ type: 'medium foot arms', ...more }),
      ],
      [4],
    );
    order(match, { do: 'charge', target: 'N1' });
    choose(match, { do: 'hastyBlock' });
    if (decision(match)?.kind === 'hastyBlock') choose(match, options(match)[0]);
    expect(unit(match, 'N1')).toMatchObject({ formation: 'defensiveBlock', hits: markers });
  });
});
