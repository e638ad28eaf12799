// What is different with a measured game.
import { describe, expect, test } from 'vitest';
import { playOn, session, volley, type Answered, type Ask } from './kit.js';
import { FEW, few, shoot, shot, square } from './measured-kit.js';

const splendid = (ask: Ask): Answered => ask({ ask: 'games', game: 'splendid' })['games'][0];

describe('armies', () => {
  test('every ready-made army is legal in some scenario of its own, and every scenario can be begun', () => {
    const ask = session();
    for (const { id, south, north, options } of splendid(ask)['scenarios']) {
      for (const army of [south, north])
        expect(ask({ ask: 'checkArmy', game: 'splendid', army, options }), army).toMatchObject({
          ok: true,
          errors: [],
        });
      expect(ask({ ask: 'begin', game: 'splendid', scenario: id }), id).toMatchObject({ ok: true });
    }
  });

  test('an army that finds no room is found out', { timeout: 30_000 }, () => {
    const units = Array.from({ length: 60 }, (_, i) => ({ name: `R${i}`, type: 'P&M', stands: 'PPPMMM' }));
    const army = { name: 'Xerxes', units: [...units, ...few.south.units] };
    const answered = session()({ ask: 'checkArmy', game: 'splendid', army, options: FEW });
    expect(answered).toMatchObject({ ok: false, errors: [{ path: 'army' }] });
  });

  test.each([
    ['no armies', {}, ['South', 'North']],
    [
      'names only',
      { armies: { south: { name: 'Blue', units: [] }, north: { name: 'Red', units: [] } } },
      ['Blue', 'Red'],
    ],
  ])('generated from %s', (_, given, names) => {
    const ask = session();
    const options = { armySource: 'generated', armyThrows: 4, turnLimit: 2 };
    expect(ask({ ask: 'begin', game: 'splendid', options, ...given, seed: 3 })).toMatchObject({ ok: true });
    const over = playOn(ask, 'main', 5000);
    expect(over).toMatchObject({ ok: true, outcome: {} });
    const { position } = ask({ ask: 'position' });
    expect([position.sides.south.name, position.sides.north.name]).toEqual(names);
    const { record } = ask({ ask: 'record' });
    expect(ask({ ask: 'replay', record })).toMatchObject({ ok: true, digest: over['digest'] });
  });
});

describe('answers', () => {
  test('a refusal has names and numbers in its sentence, ids in its facts, and changes nothing', () => {
    const ask = session();
    ask({ ask: 'place', position: { ...shot, phase: 'initiativeMovement' }, dice: [] });
    ask({ ask: 'answer', choice: { do: 'choose', unit: 'S1' } });
    const { digest } = ask({ ask: 'decision' });
    const choice = { do: 'manoeuvre', steps: [{ ahead: 4100 }] };
    expect(ask({ ask: 'answer', choice })).toMatchObject({
      ok: false,
      refusal: { because: 'Blue Regiment may move 4", and this path is 4.1".', facts: { unit: 'S1' } },
    });
    expect(ask({ ask: 'decision' })['digest']).toBe(digest);
  });

  test('an event has its sentence', () => {
    const ask = session();
    ask({ ask: 'place', position: shot, dice: [1, 6] });
    expect(ask({ ask: 'answer', choice: shoot })['events'][0].text).toBe(
      'Red Regiment fired at Blue Regiment: 1 musket stand +1 target in block = 2 dice, hits on 1-2: 1 6, one hit.',
    );
  });

  test('dice that run out change nothing', () => {
    const ask = session();
    const { digest } = ask({ ask: 'place', position: shot, dice: [1] });
    expect(ask({ ask: 'answer', choice: shoot })).toMatchObject({
      ok: false,
      error: { path: 'dice', rule: 'SV-FIRE-18', wanted: { count: 2, unit: 'N1' } },
    });
    expect(ask({ ask: 'decision' })).toMatchObject({ digest, diceLeft: 1 });
  });
});

describe('dice by hand', () => {
  test('nothing has happened until they are entered, and a save keeps them waiting', () => {
    const ask = session();
    ask({ ask: 'place', position: shot, hand: true });
    const { position } = ask({ ask: 'position' });
    expect(ask({ ask: 'answer', choice: shoot })).toMatchObject({
      events: [],
      decision: { kind: 'dice', about: { throw: { count: 2, needs: [2, 2] } } },
    });
    expect(ask({ ask: 'position' })).toMatchObject({ position });
    expect(ask({ ask: 'answer', choice: { do: 'dice', dice: [1] } })).toMatchObject({ refusal: {} });
    const { save } = ask({ ask: 'save' });
    expect(ask({ ask: 'load', match: 'two', save })).toMatchObject({ decision: { kind: 'dice' } });
    const choice = { do: 'dice', dice: [1, 2] };
    const fired = ask({ ask: 'answer', choice });
    expect(fired).toMatchObject({ ok: true, decision: { side: 'south', kind: 'fire' } });
    expect(ask({ ask: 'answer', match: 'two', choice })['digest']).toBe(fired['digest']);
  });

  test('a whole match ends like any other', () => {
    const ask = session();
    ask({ ask: 'begin', game: 'splendid', armies: few, options: FEW, hand: true });
    const over = playOn(ask, 'main', 2000);
    expect(over).toMatchObject({ ok: true, outcome: { result: expect.any(String) } });
    const { record } = ask({ ask: 'record' });
    expect(ask({ ask: 'replay', record })).toMatchObject({ ok: true, digest: over['digest'] });
  });
});

describe('position', () => {
  test('placed again it gives the same digest and decision, all through a match', () => {
    const ask = session();
    ask({ ask: 'begin', game: 'splendid', scenario: 'hopton-heath', seed: 3 });
    for (let i = 0; i < 40; i++) {
      playOn(ask, 'main', 7, i);
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
    ask({ ask: 'begin', game: 'splendid', armies: few, options: FEW });
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
    game: 'splendid',
    phase: 'initiativeMovement',
    units: [
      square('S1', { name: 'Blue Regiment' }),
      { id: 'S2', name: 'Blue Horse', type: 'M', layout: 'XXX', x: 40000, y: 20000 },
      { id: 'S3', name: 'Sir Blue', type: 'Cmd', layout: 'C', x: 40000, y: 14500 },
      square('N1', { name: 'Red Regiment', y: 23000 }),
      { id: 'N2', name: 'Red Horse', type: 'M', layout: 'XX', x: 40000, y: 30000 },
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
      for (const unit of ['S1', 'S2', 'S3', 'N1', 'N2'])
        expect(ask({ ask: 'query', what, unit }), `${what} ${unit}`).toMatchObject({ ok: true });
    expect(ask({ ask: 'decision' })).toEqual(before);
    expect(ask({ ask: 'record' })['record'].said).toEqual([]);
  });

  test.each([{}, { turn: 450 }, { turn: -900 }])('how far is far enough and no further: %j', (turned) => {
    const ask = asked();
    const { far, stop, allowance } = ask({ ask: 'query', what: 'reach', unit: 'S1', ...turned })['answer'];
    ask({ ask: 'answer', choice: { do: 'choose', unit: 'S1' } });
    const go = (ahead: number) => {
      const steps = 'turn' in turned ? [{ turn: turned.turn }, { ahead }] : [{ ahead }];
      return ask({ ask: 'check', choice: { do: 'manoeuvre', steps } });
    };
    expect(go(far)).toEqual({ ok: true });
    if (far < allowance) expect(go(far + 1)).toEqual({ ok: false, refusal: stop });
    else expect(go(far + 10)).toMatchObject({ ok: false, refusal: { rule: 'SV-MOVE-07' } });
  });

  test('what stops a unit is told with names', () => {
    const { stop } = asked()({ ask: 'query', what: 'reach', unit: 'S1' })['answer'];
    expect(stop.because).toContain('Red Regiment');
    expect(stop.facts).toMatchObject({ unit: 'S1', other: 'N1' });
  });

  test('targets with dice, or why not; a charge as it is to be answered, and who could intercept it', () => {
    const ask = asked();
    const targets = ask({ ask: 'query', what: 'targets', unit: 'S1' })['answer'];
    expect(targets).toMatchObject([
      { target: 'N1', dice: 2, needs: 2, modifiers: [{ by: 1 }, { by: 1 }] },
      { target: 'N2', refusal: { rule: 'SV-FIRE-12', because: expect.stringMatching(/^Red Horse is 1.* away/) } },
    ]);
    const [first] = ask({ ask: 'query', what: 'charges', unit: 'S2' })['answer'];
    expect(first).toMatchObject({ distance: 10000, tests: false, interceptors: [{ unit: 'N2' }] });
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

  test('a unit that is not on the table, and a game without anything to measure', () => {
    const ask = session();
    ask({ ask: 'begin', game: 'splendid', armies: few, options: FEW });
    expect(ask({ ask: 'query', what: 'reach', unit: 'S1' })).toMatchObject({
      ok: false,
      error: { path: 'unit', because: 'Blue Regiment is not on the table.' },
    });
    ask({ ask: 'place', position: volley });
    expect(ask({ ask: 'query', what: 'reach', unit: 'S1' })).toMatchObject({ ok: false, error: { path: 'ask' } });
  });
});
