// What is different with A Great Victory.
import { describe, expect, test } from 'vitest';
import { playOn, session, type Answered, type Ask } from './kit.js';
import { BANDS, bands, line, shoot, shot } from './great-kit.js';

const great = (ask: Ask): Answered => ask({ ask: 'games', game: 'great' })['games'][0];

describe('armies', () => {
  test('every ready-made army is legal in some scenario of its own, and every scenario can be begun', () => {
    const ask = session();
    for (const { id, south, north, options } of great(ask)['scenarios']) {
      for (const army of [south, north])
        expect(ask({ ask: 'checkArmy', game: 'great', army, options }), army).toMatchObject({ ok: true, errors: [] });
      expect(ask({ ask: 'begin', game: 'great', scenario: id }), id).toMatchObject({ ok: true });
    }
  });

  test('types and options are told with their schemas', () => {
    const { types, options, switches } = great(session());
    expect(types['medium foot pikes']).toMatchObject({ name: 'Medium foot with pikes', strength: 12, cost: 10 });
    expect(options).toContainEqual(expect.objectContaining({ name: 'armyPoints', standard: 150 }));
    expect(switches).toContainEqual(expect.objectContaining({ name: 'heavyLongbows', ruling: 'GV-R-01' }));
  });
});

describe('answers', () => {
  test('a refusal has names and numbers in its sentence, ids in its facts, and changes nothing', () => {
    const ask = session();
    ask({ ask: 'place', position: { ...shot, phase: 'initiativeMovement' }, dice: [] });
    ask({ ask: 'answer', choice: { do: 'choose', unit: 'S1' } });
    const { digest } = ask({ ask: 'decision' });
    const choice = { do: 'manoeuvre', steps: [{ ahead: 5100 }] };
    expect(ask({ ask: 'answer', choice })).toMatchObject({
      ok: false,
      refusal: { because: 'Blue Bows may move 5 cm, and this path is 5.1 cm.', facts: { unit: 'S1' } },
    });
    expect(ask({ ask: 'decision' })['digest']).toBe(digest);
  });

  test('an event has its sentence', () => {
    const ask = session();
    ask({ ask: 'place', position: shot, dice: [1, 6] });
    expect(ask({ ask: 'answer', choice: shoot })['events'][0].text).toBe(
      'Red Bows fired at Blue Bows: 4 strength points -1 target medium -1 suppressed by Blue Bows = 2 dice, hits on 1-2: 1 6, one hit.',
    );
  });

  test('dice that run out change nothing', () => {
    const ask = session();
    const { digest } = ask({ ask: 'place', position: shot, dice: [1] });
    expect(ask({ ask: 'answer', choice: shoot })).toMatchObject({
      ok: false,
      error: { path: 'dice', rule: 'GV-FIRE-20', wanted: { count: 2, unit: 'N1' } },
    });
    expect(ask({ ask: 'decision' })).toMatchObject({ digest, diceLeft: 1 });
  });

  test('who dismounts is a secret until both have said so', () => {
    const ask = session();
    const { decision } = ask({ ask: 'begin', game: 'great', armies: bands, options: BANDS });
    expect(decision).toMatchObject({ side: 'south', kind: 'dismount', secret: true });
    const { events } = ask({ ask: 'answer', choice: { do: 'dismount', units: ['S2'] } });
    expect(events).toEqual([]);
    const told = ask({ ask: 'answer', choice: { do: 'dismount', units: [] } })['events'];
    expect(told[0]).toMatchObject({ event: 'dismounted', unit: 'S2', type: 'light foot javelins' });
  });
});

describe('dice by hand', () => {
  test('a whole match ends like any other', () => {
    const ask = session();
    ask({ ask: 'begin', game: 'great', armies: bands, options: BANDS, hand: true });
    const over = playOn(ask, 'main', 2000);
    expect(over).toMatchObject({ ok: true, outcome: { result: expect.any(String) } });
    const { record } = ask({ ask: 'record' });
    expect(ask({ ask: 'replay', record })).toMatchObject({ ok: true, digest: over['digest'] });
  });
});

describe('position', () => {
  test('placed again it gives the same digest and decision, all through a match', () => {
    const ask = session();
    ask({ ask: 'begin', game: 'great', scenario: 'marathon', seed: 3 });
    for (let i = 0; i < 40; i++) {
      playOn(ask, 'main', 9, i);
      const { position } = ask({ ask: 'position' });
      const first = ask({ ask: 'place', match: 'one', position, dice: [] });
      expect(first, JSON.stringify(first)).toMatchObject({ ok: true });
      const again = ask({ ask: 'position', match: 'one' });
      expect(again['position']).toEqual(position);
      expect(first['decision']).toEqual(ask({ ask: 'decision' })['decision']);
    }
  });
});

describe('advise', () => {
  test.each(['steady', 'random'])('%s gives a legal choice and changes nothing', (bot) => {
    const ask = session();
    ask({ ask: 'begin', game: 'great', armies: bands, options: BANDS });
    for (let i = 0; i < 20; i++) {
      const { digest } = ask({ ask: 'decision' });
      const { choice, side } = ask({ ask: 'advise', bot, seed: i });
      expect(ask({ ask: 'decision' })['digest']).toBe(digest);
      expect(ask({ ask: 'answer', side, choice })).toMatchObject({ ok: true });
    }
  });
});

describe('query', () => {
  const field = {
    game: 'great',
    phase: 'initiativeMovement',
    units: [
      line('S1', { name: 'Blue Bows' }),
      { id: 'S2', name: 'Blue Horse', type: 'medium horse', x: 110000, y: 50000 },
      { id: 'S3', name: 'Blue Chief', type: 'commander', x: 110000, y: 41500 },
      { id: 'S4', name: 'Blue Scorpions', type: 'light artillery', x: 60000, y: 50000 },
      line('N1', { name: 'Red Pikes', type: 'heavy foot pikes', formation: 'block', y: 56000 }),
      { id: 'N2', name: 'Red Horse', type: 'light horse bows', x: 110000, y: 62000 },
    ],
  };
  const asked = () => {
    const ask = session();
    ask({ ask: 'place', position: field, dice: [] });
    return ask;
  };

  test('nothing is changed', () => {
    const ask = asked();
    const before = ask({ ask: 'decision' });
    for (const what of ['reach', 'area', 'targets', 'charges', 'command'])
      for (const unit of ['S1', 'S2', 'S3', 'S4', 'N1', 'N2'])
        expect(ask({ ask: 'query', what, unit }), `${what} ${unit}`).toMatchObject({ ok: true });
    expect(ask({ ask: 'decision' })).toEqual(before);
  });

  test.each([{}, { turn: 450 }, { turn: -900 }])('how far is far enough and no further: %j', (turned) => {
    const ask = asked();
    const { far, stop, allowance } = ask({ ask: 'query', what: 'reach', unit: 'S1', ...turned })['answer'];
    expect(allowance).toBe(5000);
    ask({ ask: 'answer', choice: { do: 'choose', unit: 'S1' } });
    const go = (ahead: number) => {
      const steps = 'turn' in turned ? [{ turn: turned.turn }, { ahead }] : [{ ahead }];
      return ask({ ask: 'check', choice: { do: 'manoeuvre', steps } });
    };
    expect(go(far)).toEqual({ ok: true });
    if (far < allowance) expect(go(far + 1)).toEqual({ ok: false, refusal: stop });
    else expect(go(far + 10)).toMatchObject({ ok: false, refusal: { rule: 'GV-MOVE-05' } });
  });

  test('a rush, and artillery that relocates', () => {
    const ask = asked();
    const reach = (unit: string, more: object) => ask({ ask: 'query', what: 'reach', unit, ...more })['answer'];
    expect(reach('S4', { verb: 'relocate' })).toMatchObject({ allowance: 2000, far: 2000 });
    expect(reach('S1', { rush: true })).toMatchObject({ allowance: 10000, far: 0, stop: { rule: 'GV-MOVE-08' } });
  });

  test('targets with strength points and dice, or why not; a charge as it is to be answered', () => {
    const ask = asked();
    expect(ask({ ask: 'query', what: 'targets', unit: 'S1' })['answer']).toMatchObject([
      { target: 'N1', points: 6, dice: 5, needs: 2, modifiers: [{ by: 6 }, { by: 1 }, { by: -2 }] },
      { target: 'N2', refusal: { rule: 'GV-FIRE-08' } },
    ]);
    const [first] = ask({ ask: 'query', what: 'charges', unit: 'S2' })['answer'];
    expect(first).toMatchObject({ distance: 12000, tests: false, interceptors: [{ unit: 'N2', do: 'intercept' }] });
    ask({ ask: 'answer', choice: { do: 'choose', unit: 'S2' } });
    const charged = ask({ ask: 'answer', choice: first.charge });
    expect(charged).toMatchObject({ decision: { kind: 'intercept', about: { chances: first.interceptors } } });
  });

  test('who is in command', () => {
    expect(asked()({ ask: 'query', what: 'command', unit: 'S1' })['answer']).toEqual({
      commanders: [{ unit: 'S3', range: 6000 }],
      inCommand: ['S2', 'S3'],
    });
  });
});
