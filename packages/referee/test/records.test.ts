// Saves and records: nothing is lost, and nothing can be slipped in.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playOn, session, small, type Answered } from './kit.js';
import { BANDS, bands } from './great-kit.js';
import { FEW, few } from './measured-kit.js';

const GAMES = [
  {
    game: 'fine',
    armies: { south: 'royalists', north: 'swedes' },
    options: { turnLimit: 2 },
    tiny: { armies: small, options: {} },
    houseRule: 'preparedDefence',
  },
  {
    game: 'splendid',
    armies: { south: 'royalists', north: 'new-model' },
    options: { turnLimit: 2 },
    tiny: { armies: few, options: FEW },
    houseRule: 'fullFlinch',
  },
  {
    game: 'great',
    armies: { south: 'athenians-small', north: 'persians-small' },
    options: { armyPoints: 75, turnLimit: 2 },
    tiny: { armies: bands, options: BANDS },
    houseRule: 'fullFlinch',
  },
];

describe.each(GAMES)('$game', ({ game, armies, options, tiny, houseRule }) => {
  const begin = { ask: 'begin', game, armies, options, seed: 11 };
  const played = () => {
    const ask = session();
    ask(begin);
    return ask;
  };

  test('a record is played again to the same digest and outcome', () => {
    const ask = played();
    const over = playOn(ask, 'main', 5000);
    expect(over).toHaveProperty('outcome');
    const { record } = ask({ ask: 'record' });
    expect(record).toMatchObject({ digest: expect.any(String), outcome: over['outcome'] });
    const other = session();
    expect(other({ ask: 'replay', record })).toMatchObject({
      ok: true,
      digest: over['digest'],
      outcome: over['outcome'],
      played: record.said.length,
    });
    expect(other({ ask: 'decision' })).toMatchObject({ error: { path: 'match' } }); // looked at, not kept
  });

  test('a tampered record is found out', () => {
    const ask = played();
    playOn(ask, 'main', 40);
    const { record } = ask({ ask: 'record' });
    const tamper = (change: (copy: Answered) => void): Answered => {
      const copy = structuredClone(record) as Answered;
      change(copy);
      return ask({ ask: 'replay', match: 'forged', record: copy });
    };
    for (const [change, path] of [
      [(copy) => (copy['dice'] = { seed: 12 }), 'record.'],
      [(copy) => (copy['digest'] = '0123456789abcdef'), 'record.digest'],
      [(copy) => copy['said'].pop(), 'record.digest'],
      [(copy) => (copy['said'][3].choice = { do: 'dance' }), 'record.said[3].choice.do'],
      [(copy) => (copy['said'][3].choice = { do: 'fire', unit: 'S1', target: 'N99' }), 'record.said[3]'],
      [(copy) => (copy['begin'].armies.south.units[0].stands = 'PPPPPPPPP'), 'record.'],
      [(copy) => (copy['begin'].options.turnLimit = 3), 'record.'],
      [(copy) => (copy['game'] = 'chess'), 'record.game'],
      [(copy) => (copy['format'] = 'other'), 'record.format'],
      [(copy) => (copy['extra'] = 1), 'record.extra'],
    ] as [(copy: Answered) => void, string][]) {
      const answered = tamper(change);
      expect(answered['ok']).toBe(false);
      expect(answered['error'].path.startsWith(path), `${answered['error'].path}, not ${path}`).toBe(true);
    }
    expect(ask({ ask: 'decision', match: 'forged' })).toMatchObject({ error: { path: 'match' } });
  });

  test('up to a line, then another way', () => {
    const ask = played();
    playOn(ask, 'main', 30);
    const { record } = ask({ ask: 'record' });
    expect(ask({ ask: 'replay', record, upTo: 10, match: 'branch' })).toMatchObject({ ok: true, played: 10 });
    playOn(ask, 'branch', 5, 99);
    const branch = ask({ ask: 'record', match: 'branch' })['record'];
    expect(branch.said).toHaveLength(15);
    expect(ask({ ask: 'replay', record: branch })).toMatchObject({ ok: true });
  });

  test('interrupts are in the record', () => {
    const ask = session();
    ask({ ...begin, ...tiny });
    playOn(ask, 'main', 3);
    ask({ ask: 'interrupt', side: 'north', choice: { do: 'dispute', switch: houseRule, value: true } });
    ask({ ask: 'answer', choice: { do: 'throw' } });
    ask({ ask: 'interrupt', side: 'south', choice: { do: 'concede' } });
    const { record } = ask({ ask: 'record' });
    expect(record.said.at(-1)).toEqual({ by: 'south', choice: { do: 'concede' } });
    expect(ask({ ask: 'replay', record })).toMatchObject({ ok: true, outcome: { winner: 'north' } });
  });

  test('saved and loaded in the middle a match goes on as if nothing had happened', () => {
    const ask = played();
    for (let i = 0; i < 25; i++) {
      playOn(ask, 'main', 9, i);
      const { save, digest } = ask({ ask: 'save' });
      expect(ask({ ask: 'load', match: 'loaded', save })).toEqual(ask({ ask: 'decision' }));
      expect(ask({ ask: 'save', match: 'loaded' })).toEqual({ ok: true, save, digest });
      expect(playOn(ask, 'loaded', 12, 100 + i)['ok']).toBe(true);
    }
    const { save } = ask({ ask: 'save' });
    ask({ ask: 'load', match: 'loaded', save });
    const [one, two] = ['main', 'loaded'].map((match) => playOn(ask, match, 5000, 7));
    expect(two).toEqual(one);
    const { record } = ask({ ask: 'record', match: 'loaded' });
    expect(ask({ ask: 'replay', record })).toMatchObject({ ok: true, digest: one!['digest'] });
  });

  test('a faulty save names the place and replaces nothing', () => {
    const ask = played();
    const { save, digest } = ask({ ask: 'save' });
    for (const [change, path] of [
      [{ format: 'x' }, 'save.format'],
      [{ dice: { from: 'seed', stream: [1] } }, 'save.dice.stream'],
      [{ format: 'five-victories/save/99' }, 'save.format'],
      [{ dice: { from: 'list', list: [1], next: 2 } }, 'save.dice'],
      [{ position: 3 }, 'save.position'],
      [{ position: { ...save.position, stack: [{ procedure: 'fight', step: 'next' }] } }, 'save.position.stack'],
      [{ log: { begin: 1, dice: {}, said: [] } }, 'save.log.dice'],
    ] as [object, string][])
      expect(ask({ ask: 'load', save: { ...save, ...change } })).toMatchObject({ ok: false, error: { path } });
    expect(ask({ ask: 'decision' })['digest']).toBe(digest);
  });
});

test('a save of older rules loads, and is told what was mended since', () => {
  const file = new URL('../../engine/test/saves/great-1-mended.json', import.meta.url);
  const { save, decision } = JSON.parse(readFileSync(file, 'utf8'));
  const ask = session();
  const reply = ask({ ask: 'load', save });
  expect(reply).toMatchObject({ ok: true, version: '1', decision: { kind: decision.kind, side: decision.side } });
  expect(reply['mended']).toContain('GV-CHANGE-01');
  playOn(ask, 'main', 5);
  const { record } = ask({ ask: 'record' });
  expect(record.said).toHaveLength(5);
  expect(ask({ ask: 'replay', record })).toMatchObject({ ok: true, played: 5 });
});
