// What is different with A Glorious Victory.
import { describe, expect, test } from 'vitest';
import { playOn, session, type Answered, type Ask } from './kit.js';
import { BANDS, bands, chief, line, shoot, shot } from './glorious-kit.js';

const glorious = (ask: Ask): Answered => ask({ ask: 'games', game: 'glorious' })['games'][0];

describe('armies', () => {
  test('every ready-made army is legal in some scenario of its own, and every scenario can be begun', () => {
    const ask = session();
    for (const { id, south, north, options } of glorious(ask)['scenarios']) {
      for (const army of [south, north])
        expect(ask({ ask: 'checkArmy', game: 'glorious', army, options }), army).toMatchObject({
          ok: true,
          errors: [],
        });
      expect(ask({ ask: 'begin', game: 'glorious', scenario: id }), id).toMatchObject({ ok: true });
    }
  });

  test('types and options are told with their schemas', () => {
    const { types, options, switches } = glorious(session());
    expect(types['foot pike']).toMatchObject({ name: 'Foot with pikes', elements: 6 });
    expect(options).toContainEqual(expect.objectContaining({ name: 'breakFraction', standard: 50 }));
    expect(switches).toContainEqual(expect.objectContaining({ name: 'lenientRemoval', ruling: 'GL-R-55' }));
  });

  test('presets need no armies', () => {
    const options = { armySource: 'preset', armyPreset: { south: 'roses', north: 'swiss' } };
    expect(session()({ ask: 'begin', game: 'glorious', options })).toMatchObject({ decision: { kind: 'form' } });
  });
});

describe('answers', () => {
  test('a refusal has names and numbers in its sentence, ids in its facts, and changes nothing', () => {
    const ask = session();
    ask({ ask: 'place', position: { ...shot, phase: 'initiativeMovement' }, dice: [] });
    ask({ ask: 'answer', choice: { do: 'choose', unit: 'S1' } });
    const { digest } = ask({ ask: 'decision' });
    expect(ask({ ask: 'answer', choice: { do: 'move', ahead: 5100 } })).toMatchObject({
      ok: false,
      refusal: { because: 'Blue Bows may move 5", and this move is 5.1".', facts: { unit: 'S1' } },
    });
    expect(ask({ ask: 'decision' })['digest']).toBe(digest);
  });

  test('a refusal tells namesakes apart, as events do', () => {
    const ask = session();
    const at = (id: string, name: string, y: number, heading: number) =>
      line(id, { name, type: 'foot pike', layout: 'PPPP', x: 30000, y, heading });
    const units = [
      at('S1', 'The Vanguard', 20000, 0),
      at('S2', 'The Rear', 10000, 0),
      at('N1', 'The Vanguard', 23000, 1800),
      chief('S9'),
      chief('N9'),
    ];
    ask({ ask: 'place', position: { game: 'glorious', phase: 'initiativeMovement', units }, dice: [] });
    ask({ ask: 'answer', choice: { do: 'choose', unit: 'S1' } });
    const because = (choice: object) => ask({ ask: 'check', choice })['refusal'].because;
    expect(because({ do: 'move', ahead: 2995 })).toBe(
      'The Vanguard (S1) would touch the Vanguard (N1) after 2.99", and only a charge may do that.',
    );
    expect(because({ do: 'charge', target: 'S2' })).toBe('The Rear is not an enemy of the Vanguard (S1).');
  });

  test('an event has its sentence', () => {
    const ask = session();
    ask({ ask: 'place', position: shot, dice: [1, 6, 12] });
    expect(ask({ ask: 'answer', choice: shoot })['events'][0].text).toBe(
      'Red Bows fired at Blue Bows: 4 longbow elements -1 target in line = 3 dice, hits on 1-2: 1 6 12, one hit.',
    );
  });

  test('dice that run out change nothing', () => {
    const ask = session();
    const { digest } = ask({ ask: 'place', position: shot, dice: [1, 12] });
    expect(ask({ ask: 'answer', choice: shoot })).toMatchObject({
      ok: false,
      error: { path: 'dice', rule: 'GL-FIRE-21', wanted: { count: 3, sides: 12, unit: 'N1' } },
    });
    expect(ask({ ask: 'decision' })).toMatchObject({ digest, diceLeft: 2 });
  });

  test('with a hidden set-up the Battles are a secret until both have formed them', () => {
    const ask = session();
    const options = { ...BANDS, setupMethod: 'hidden' };
    const { decision } = ask({ ask: 'begin', game: 'glorious', armies: bands, options });
    expect(decision).toMatchObject({ side: 'south', kind: 'form', secret: true });
    const form = (side: string) => ({ do: 'form', battles: [{ units: [1, 2, 3].map((n) => `${side}${n}`) }] });
    expect(ask({ ask: 'answer', choice: form('S') })['events']).toEqual([]);
    const told = ask({ ask: 'answer', choice: form('N') })['events'];
    expect(told.slice(0, 2)).toMatchObject([
      { event: 'battleFormed', unit: 'SB1' },
      { event: 'battleFormed', unit: 'NB1' },
    ]);
  });

  test('a unit that joins a Battle is told by its name, though it is gone', () => {
    const battle = { id: 'SB1', name: 'Blue Battle', type: 'battle', diameter: 7000, elements: 'P'.repeat(12) };
    const units = [
      { ...battle, x: 30000, y: 20000 },
      line('S1', { name: 'The Archers', y: 14000 }),
      line('N1'),
      chief('S9'),
      chief('N9'),
    ];
    const ask = session();
    ask({ ask: 'place', position: { game: 'glorious', phase: 'initiativeMovement', units }, dice: [] });
    ask({ ask: 'answer', choice: { do: 'choose', unit: 'S1' } });
    const choice = { do: 'move', join: 'SB1', pivot: { corner: 'left', by: 5 } };
    const { events } = ask({ ask: 'answer', choice });
    expect(events.map(({ text }: Answered) => text)).toEqual([
      'The Archers pivoted 0.5° to the right about the left corner.',
      expect.stringMatching(/^The Archers moved 2\.\d+" ahead\.$/),
      'The Archers joined Blue Battle with six longbow elements.',
    ]);
  });
});

describe('dice by hand', () => {
  test('a whole match ends like any other', () => {
    const ask = session();
    ask({ ask: 'begin', game: 'glorious', armies: bands, options: BANDS, hand: true });
    const over = playOn(ask, 'main', 2000);
    expect(over).toMatchObject({ ok: true, outcome: { result: expect.any(String) } });
    const { record } = ask({ ask: 'record' });
    expect(ask({ ask: 'replay', record })).toMatchObject({ ok: true, digest: over['digest'] });
  });
});

describe('position', () => {
  test('placed again it gives the same digest and decision, all through a match', () => {
    const ask = session();
    ask({ ask: 'begin', game: 'glorious', scenario: 'bosworth', seed: 3 });
    for (let i = 0; i < 30; i++) {
      playOn(ask, 'main', 9, i);
      const { position } = ask({ ask: 'position' });
      const first = ask({ ask: 'place', match: 'one', position, dice: [] });
      expect(first, JSON.stringify(first)).toMatchObject({ ok: true });
      expect(ask({ ask: 'position', match: 'one' })['position']).toEqual(position);
      expect(first['decision']).toEqual(ask({ ask: 'decision' })['decision']);
    }
  });
});

describe('advise', () => {
  test.each(['steady', 'random'])('%s gives a legal choice and changes nothing', (bot) => {
    const ask = session();
    ask({ ask: 'begin', game: 'glorious', armies: bands, options: BANDS });
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
    game: 'glorious',
    phase: 'initiativeMovement',
    units: [
      line('S1', { name: 'Blue Bows', y: 20000 }),
      { id: 'S2', name: 'Blue Horse', type: 'heavy cavalry', x: 45000, y: 20000 },
      { id: 'S3', name: 'Blue Chief', type: 'commander', x: 30000, y: 14000 },
      { id: 'S4', name: 'Blue Gun', type: 'organ gun', x: 15000, y: 20000 },
      { id: 'SB1', name: 'Blue Battle', type: 'battle', diameter: 7000, elements: 'P'.repeat(12), x: 30000, y: 6000 },
      line('N1', { name: 'Red Bills', type: 'foot bill', layout: 'BB/BB/BB', y: 24000 }),
      { id: 'N2', name: 'Red Horse', type: 'light cavalry', x: 45000, y: 30000 },
      chief('N9'),
    ],
  };
  const IDS = field.units.map(({ id }) => id);
  const asked = () => {
    const ask = session();
    ask({ ask: 'place', position: field, dice: [] });
    return ask;
  };

  test('GL-GEN-03, GL-R-03 everybody may measure everything at any time, and nothing is changed', () => {
    const ask = asked();
    for (const phase of ['initiativeMovement', 'firing', 'otherRetreat']) {
      ask({ ask: 'place', position: { ...field, phase }, dice: [] });
      const before = ask({ ask: 'decision' });
      for (const what of ['reach', 'area', 'targets', 'charges', 'command'])
        for (const unit of IDS)
          expect(ask({ ask: 'query', what, unit }), `${what} ${unit}`).toMatchObject({ ok: true });
      expect(ask({ ask: 'decision' })).toEqual(before);
    }
  });

  test.each([{}, { turn: 300 }, { turn: -150 }])('how far is far enough and no further: %j', (turned) => {
    const ask = asked();
    const { far, stop, allowance, to } = ask({ ask: 'query', what: 'reach', unit: 'S1', ...turned })['answer'];
    expect(allowance).toBe(5000);
    ask({ ask: 'answer', choice: { do: 'choose', unit: 'S1' } });
    const by = 'turn' in turned ? turned.turn : 0;
    if (by !== 0) ask({ ask: 'answer', choice: { do: 'turn', by, corner: by < 0 ? 'left' : 'right' } });
    const go = (ahead: number) => ask({ ask: 'check', choice: { do: 'move', ahead } });
    if (far < allowance) expect(go(far + 1)).toEqual({ ok: false, refusal: stop });
    else expect(go(far + 10)).toMatchObject({ ok: false, refusal: { rule: 'GL-MOVE-14' } });
    expect(go(far)).toEqual({ ok: true });
    ask({ ask: 'answer', choice: { do: 'move', ahead: far } });
    const { units } = ask({ ask: 'position' })['position'];
    const there = units.find(({ id }: Answered) => id === 'S1');
    expect(there).toMatchObject({ x: to.x, y: to.y });
  });

  test('a step back, a gun that is prolonged, a Battle that cannot turn and move', () => {
    const ask = asked();
    const reach = (unit: string, more: object) => ask({ ask: 'query', what: 'reach', unit, ...more })['answer'];
    expect(reach('S1', { verb: 'stepBack' })).toMatchObject({ allowance: 1000, far: 1000, to: { y: 19000 } });
    expect(reach('S4', { verb: 'prolong' })).toMatchObject({ far: 1000 });
    expect(reach('S4', {})).toMatchObject({ far: 0, stop: { rule: expect.stringMatching(/^GL-/) } });
    expect(reach('SB1', { turn: 100 })).toMatchObject({ far: 0, stop: { rule: 'GL-MOVE-04' } });
  });

  test('targets with elements and dice, or why not; a charge as it is to be answered', () => {
    const ask = asked();
    const [first, second] = ask({ ask: 'query', what: 'targets', unit: 'S1' })['answer'];
    expect(first).toMatchObject({ target: 'N1', elements: { G: 6 }, dice: 7, modifiers: [{ by: 6 }, { by: 1 }] });
    expect(second).toMatchObject({ target: 'N2', refusal: { rule: 'GL-FIRE-07' } });
    const [charge] = ask({ ask: 'query', what: 'charges', unit: 'S2' })['answer'];
    expect(charge).toMatchObject({ distance: 10000, to: { y: 30000 } });
    ask({ ask: 'answer', choice: { do: 'choose', unit: 'S2' } });
    expect(ask({ ask: 'answer', choice: charge.charge })).toMatchObject({ ok: true });
  });

  test('who may throw again', () => {
    expect(asked()({ ask: 'query', what: 'command', unit: 'S1' })['answer']).toEqual({
      commanders: [{ unit: 'S3', range: 6000 }],
      inCommand: ['S1'],
    });
  });
});
