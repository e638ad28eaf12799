// Each request of docs/referee.md beyond its examples there.
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../src/limits.js';
import { foot, playOn, session, small, volley } from './kit.js';

describe('games', () => {
  test('all games with all that can be looked up', () => {
    const { ok, games } = session()({ ask: 'games' });
    expect(ok).toBe(true);
    expect(games.map((game: { id: string }) => game.id)).toEqual(['fine', 'major', 'splendid', 'great', 'glorious']);
    for (const game of games)
      for (const field of ['options', 'switches', 'types', 'stands', 'terrain', 'armies', 'scenarios'])
        expect(Object.keys(game[field]).length, field).toBeGreaterThan(2);
    expect(games[0].switches).toContainEqual(expect.objectContaining({ name: 'preparedDefence', ruling: 'FV-R-40' }));
  });

  test('a game that is not there', () => {
    expect(session()({ ask: 'games', game: 'chess' })).toMatchObject({ ok: false, error: { path: 'game' } });
  });
});

describe('checkArmy', () => {
  test('every ready-made army is legal', () => {
    const ask = session();
    for (const { id } of ask({ ask: 'games' })['games'][0].armies) {
      const options = id.endsWith('-large') ? { columns: 7 } : {};
      expect(ask({ ask: 'checkArmy', army: id, options }), id).toMatchObject({ ok: true, errors: [] });
    }
  });

  test('warnings leave an army legal, options turn them into errors', () => {
    const ask = session();
    const army = { name: 'A', units: [{ name: 'D', type: 'D', stands: 'DDD' }, ...small.south.units] };
    expect(ask({ ask: 'checkArmy', army })).toMatchObject({ ok: true, warnings: [{ rule: 'FV-ARMY-14' }] });
    expect(ask({ ask: 'checkArmy', army, options: { dragoonsFewer: true } })).toMatchObject({
      ok: false,
      errors: [{ rule: 'FV-ARMY-14' }],
    });
  });

  test('an army that finds no room is found out', () => {
    const units = Array.from({ length: 60 }, (_, i) => ({ name: `R${i}`, type: 'P&M', stands: 'PPMM' }));
    const { ok, errors } = session()({ ask: 'checkArmy', army: { name: 'Xerxes', units } });
    expect(ok).toBe(false);
    expect(errors).toMatchObject([{ path: 'army' }]);
  });
});

describe('begin', () => {
  test('the seed is 1 when none is given', () => {
    const ask = session();
    const digestOf = (more: object) => ask({ ask: 'begin', armies: small, ...more })['digest'];
    expect(digestOf({})).toBe(digestOf({ seed: 1 }));
    expect(digestOf({ seed: 2 })).not.toBe(digestOf({}));
  });

  test('every scenario can be begun, and options come before its own', () => {
    const ask = session();
    for (const { id } of ask({ ask: 'games' })['games'][0].scenarios) {
      expect(ask({ ask: 'begin', scenario: id, options: { turnLimit: 3 } }), id).toMatchObject({ ok: true });
      expect(ask({ ask: 'position' })['position'].options.turnLimit).toBe(3);
    }
  });

  test('thrown qualities are told', () => {
    const { events } = session()({ ask: 'begin', armies: small, options: { unitQuality: 'thrown' }, dice: [1, 6] });
    expect(events.filter(({ event }: { event: string }) => event === 'quality')).toHaveLength(2);
  });

  test.each([
    [{}, 'armies'],
    [{ armies: small, scenario: 'rocroi' }, 'scenario'],
    [{ scenario: 'nowhere' }, 'scenario'],
    [{ scenario: 'rocroi', options: 5 }, 'options'],
    [{ armies: { south: small.south } }, 'armies.north'],
    [{ armies: small, options: { columns: 99 } }, 'options.columns'],
    [{ armies: small, options: { houseRules: { flying: true } } }, 'options.houseRules.flying'],
    [{ armies: small, dice: [0] }, 'dice[0]'],
    [{ armies: small, hand: false }, 'hand'],
    [{ armies: small, seed: 1, dice: [] }, 'dice'],
    [{ armies: { ...small, south: { name: 'Guns', units: [] } } }, 'armies.south.units'],
  ])('%j is faulty at %s', (request, path) => {
    const ask = session();
    expect(ask({ ask: 'begin', ...request })).toMatchObject({ ok: false, error: { path } });
    expect(ask({ ask: 'decision' })).toMatchObject({ error: { path: 'match' } });
  });
});

describe('answer and check', () => {
  test('a refusal has names in its sentence, ids in its facts, and changes nothing', () => {
    const ask = session();
    const { digest } = ask({ ask: 'place', position: volley, dice: [1, 1, 1, 1] });
    const choice = { do: 'fire', unit: 'S1', target: 'N1' };
    const answered = ask({ ask: 'answer', choice });
    expect(answered).toEqual(ask({ ask: 'check', choice }));
    expect(answered).toMatchObject({
      ok: false,
      refusal: { rule: 'FV-GEN-04', because: 'Blue Regiment is not yours.', facts: { unit: 'S1' }, also: [] },
    });
    expect(ask({ ask: 'decision' })).toMatchObject({ digest, diceLeft: 4 });
  });

  test('check plays nothing, answer does, and dice are counted', () => {
    const ask = session();
    const { digest } = ask({ ask: 'place', position: volley, dice: [1, 2, 3, 4, 5] });
    const choice = { do: 'fire', unit: 'N1', target: 'S1' };
    expect(ask({ ask: 'check', choice })).toEqual({ ok: true });
    expect(ask({ ask: 'decision' })['digest']).toBe(digest);
    const played = ask({ ask: 'answer', side: 'north', choice });
    expect(played).toMatchObject({ ok: true, diceLeft: 1 });
    expect(played['events'][0]).toMatchObject({ event: 'throw', dice: [1, 2, 3, 4], text: expect.any(String) });
    expect(played['digest']).not.toBe(digest);
  });

  test('a throw beyond the listed dice says what was wanted and changes nothing', () => {
    const ask = session();
    const { digest } = ask({ ask: 'place', position: volley, dice: [1, 2, 3] });
    expect(ask({ ask: 'answer', choice: { do: 'fire', unit: 'N1', target: 'S1' } })).toMatchObject({
      ok: false,
      error: { path: 'dice', rule: 'FV-FIRE-19', wanted: { count: 4, unit: 'N1', side: 'north' } },
    });
    expect(ask({ ask: 'decision' })).toMatchObject({ digest, diceLeft: 3 });
    expect(ask({ ask: 'answer', choice: { do: 'done' } })).toMatchObject({ ok: true });
  });

  test('a die that shows too much changes nothing either', () => {
    const ask = session();
    const { digest } = ask({ ask: 'place', position: volley, dice: [1, 2, 3, 7] });
    expect(ask({ ask: 'answer', choice: { do: 'fire', unit: 'N1', target: 'S1' } })).toMatchObject({
      ok: false,
      error: { path: 'dice' },
    });
    expect(ask({ ask: 'decision' })).toMatchObject({ digest, diceLeft: 4 });
  });

  test('a match that cannot be placed for want of dice replaces none', () => {
    const ask = session();
    const { digest } = ask({ ask: 'place', position: volley });
    const position = { ...volley, phase: 'initiative' };
    expect(ask({ ask: 'place', position, dice: [1, 2] })).toMatchObject({ ok: false, error: { path: 'dice' } });
    expect(ask({ ask: 'decision' })['digest']).toBe(digest);
  });
});

describe('interrupt', () => {
  test('the side that is not asked may concede', () => {
    const ask = session();
    ask({ ask: 'place', position: volley });
    const over = ask({ ask: 'interrupt', side: 'south', choice: { do: 'concede' } });
    expect(over).toMatchObject({ ok: true, outcome: { winner: 'north' } });
    expect(over).not.toHaveProperty('decision');
    expect(ask({ ask: 'answer', choice: { do: 'done' } })).toMatchObject({ ok: false, refusal: {} });
    expect(ask({ ask: 'interrupt', side: 'south', choice: { do: 'concede' } })).toMatchObject({ refusal: {} });
    expect(ask({ ask: 'decision' })).toMatchObject({ ok: true, outcome: { winner: 'north' } });
  });

  test('an order is no interrupt', () => {
    const ask = session();
    ask({ ask: 'place', position: volley });
    expect(ask({ ask: 'interrupt', side: 'south', choice: { do: 'end' } })).toMatchObject({ ok: false, refusal: {} });
  });
});

describe('dice by hand', () => {
  test('each throw is asked for, and the match ends like any other', () => {
    const ask = session();
    ask({ ask: 'begin', armies: small, options: { turnLimit: 2 }, hand: true });
    const over = playOn(ask, 'main', 500);
    expect(over).toMatchObject({ ok: true, outcome: { result: expect.any(String) } });
    const { record } = ask({ ask: 'record' });
    expect(ask({ ask: 'replay', record })).toMatchObject({ ok: true, digest: over['digest'] });
  });

  test('nothing has happened until they are entered', () => {
    const ask = session();
    ask({ ask: 'place', position: volley, hand: true });
    const { position } = ask({ ask: 'position' });
    const asked = ask({ ask: 'answer', choice: { do: 'fire', unit: 'N1', target: 'S1' } });
    expect(asked).toMatchObject({ events: [], decision: { kind: 'dice', about: { throw: { count: 4 } } } });
    expect(ask({ ask: 'position' })).toMatchObject({ position });
    for (const dice of [[1], [1, 2, 3, 4, 5], [1, 2, 3, 7]])
      expect(ask({ ask: 'answer', choice: { do: 'dice', dice } })).toMatchObject({ ok: false, refusal: {} });
    const dispute = { do: 'dispute', switch: 'strictHoldingFire', value: true };
    expect(ask({ ask: 'interrupt', side: 'south', choice: dispute })).toMatchObject({ refusal: {} });
    expect(ask({ ask: 'advise' })).toMatchObject({ error: { path: 'match' } });
    const fired = ask({ ask: 'answer', choice: { do: 'dice', dice: [1, 2, 3, 4] } });
    expect(fired).toMatchObject({ ok: true, decision: { side: 'south', kind: 'fire' } });
    expect(fired['events'][0].dice).toEqual([1, 2, 3, 4]);
  });

  test('the match can be given up while they are wanted', () => {
    const ask = session();
    ask({ ask: 'place', position: volley, hand: true });
    ask({ ask: 'answer', choice: { do: 'fire', unit: 'N1', target: 'S1' } });
    const over = ask({ ask: 'interrupt', side: 'south', choice: { do: 'concede' } });
    expect(over).toMatchObject({ ok: true, outcome: { winner: 'north' } });
    expect(over['decision']).toBeUndefined();
    expect(ask({ ask: 'replay', record: ask({ ask: 'record' })['record'] })).toMatchObject({ ok: true, played: 2 });
  });

  test('save and load while dice are wanted', () => {
    const ask = session();
    ask({ ask: 'place', position: volley, hand: true });
    ask({ ask: 'answer', choice: { do: 'fire', unit: 'N1', target: 'S1' } });
    const { save } = ask({ ask: 'save' });
    expect(ask({ ask: 'load', match: 'two', save })).toMatchObject({ decision: { kind: 'dice' } });
    const choice = { do: 'dice', dice: [1, 2, 3, 4] };
    expect(ask({ ask: 'answer', match: 'two', choice })['digest']).toBe(ask({ ask: 'answer', choice })['digest']);
  });
});

describe('advise', () => {
  test('a level that plans advises alike whenever it is asked alike', () => {
    const ask = session();
    ask({ ask: 'begin', armies: small });
    const kindOf = (): string => (ask({ ask: 'decision' })['decision'] as { kind: string }).kind;
    for (let i = 0; i < 60 && kindOf() !== 'activity'; i++) {
      const { side, choice } = ask({ ask: 'advise', bot: 'captain', seed: i });
      ask({ ask: 'answer', side, choice });
    }
    expect(kindOf()).toBe('activity');
    const { digest } = ask({ ask: 'decision' });
    const advice = ask({ ask: 'advise', bot: 'colonel', seed: 5 });
    expect(advice).toMatchObject({ ok: true, choice: { do: expect.any(String) as string } });
    expect(ask({ ask: 'advise', bot: 'colonel', seed: 5 })).toEqual(advice);
    expect(ask({ ask: 'decision' })['digest']).toBe(digest);
  });

  test.each(['steady', 'random', 'recruit', 'captain'])('%s gives a legal choice and changes nothing', (bot) => {
    const ask = session();
    ask({ ask: 'begin', armies: small });
    for (let i = 0; i < 20; i++) {
      const { digest } = ask({ ask: 'decision' });
      const { choice, side } = ask({ ask: 'advise', bot, seed: i });
      expect(ask({ ask: 'decision' })['digest']).toBe(digest);
      expect(ask({ ask: 'answer', side, choice })).toMatchObject({ ok: true });
    }
  });
});

describe('several matches', () => {
  test('they do not touch one another', () => {
    const ask = session();
    ask({ ask: 'place', match: 'a', position: volley, dice: [1, 1, 1, 1] });
    ask({ ask: 'place', match: 'b', position: volley, dice: [6, 6, 6, 6] });
    const before = ask({ ask: 'decision', match: 'b' });
    ask({ ask: 'answer', match: 'a', choice: { do: 'fire', unit: 'N1', target: 'S1' } });
    expect(ask({ ask: 'decision', match: 'b' })).toEqual(before);
    expect(ask({ ask: 'drop', match: 'a' })).toEqual({ ok: true, matches: ['b'] });
    expect(ask({ ask: 'decision', match: 'a' })).toMatchObject({ ok: false, error: { path: 'match' } });
  });

  test('so many and no more; a name that is there is replaced', () => {
    const ask = session();
    const place = (match: string) => ask({ ask: 'place', match, position: volley });
    for (let i = 0; i < LIMITS.matches; i++) expect(place(`m${i}`)['ok']).toBe(true);
    expect(place('one more')).toMatchObject({ ok: false, error: { path: 'match' } });
    expect(place('m5')['ok']).toBe(true);
    ask({ ask: 'drop', match: 'm6' });
    expect(place('one more')['ok']).toBe(true);
  });
});

describe('position', () => {
  test('placed again it gives the same digest, all through a match', () => {
    const ask = session();
    ask({ ask: 'begin', scenario: 'lutzen', seed: 3 });
    for (let i = 0; i < 60; i++) {
      playOn(ask, 'main', 7, i);
      const { position } = ask({ ask: 'position' });
      const first = ask({ ask: 'place', match: 'one', position, dice: [] });
      expect(first, JSON.stringify(first)).toMatchObject({ ok: true });
      const again = ask({ ask: 'position', match: 'one' });
      expect(ask({ ask: 'place', match: 'two', position: again['position'], dice: [] })['digest']).toBe(
        first['digest'],
      );
      expect(again['position']).toEqual(position);
      expect(first['decision']).toEqual(ask({ ask: 'decision' })['decision']);
    }
  });

  test('options written back are the same options', () => {
    const ask = session();
    const options = {
      columns: 7,
      terrainLimits: { village: null },
      terrain: { 'Z(1,1)': ['village'], 'Z(5,1)': ['village'] },
      houseRules: { preparedDefence: true },
      unitQuality: 'assigned',
      shapes: { 2: [[2], [1, 1]] },
      turnLimit: 4,
    };
    const placed = ask({ ask: 'place', position: { ...volley, options }, dice: [] });
    expect(placed).toMatchObject({ ok: true });
    const { position } = ask({ ask: 'position' });
    expect(ask({ ask: 'place', position, dice: [] })).toEqual(placed);
  });

  test('contacts given once are there on both units', () => {
    const ask = session();
    const units = [foot('S1', { contacts: [{ with: 'N1', face: 'front' }] }), foot('N1', { facing: 'W' })];
    ask({ ask: 'place', position: { phase: 'initiativeMovement', units }, seed: 1 });
    const [, enemy] = ask({ ask: 'position' })['position'].units;
    expect(enemy.contacts).toMatchObject([{ with: 'S1', face: 'left' }]);
  });
});
