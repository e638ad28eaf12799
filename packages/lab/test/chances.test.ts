/** What `victory chances` plays, fits and tells. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { chancesFrom, type Facts } from '@five-victories/bots';
import { below, streamOf } from '@five-victories/engine';
import { chances } from '../src/chances/command.js';
import { drawn } from '../src/chances/draw.js';
import { fit } from '../src/chances/fit.js';
import { givenUpIn } from '../src/chances/given-up.js';
import { reliabilityOf } from '../src/chances/reliability.js';
import { sample, type Sampled } from '../src/chances/sample.js';
import { GAMES } from '../src/games.js';
import { paper } from '../src/terminal.js';

const folder = mkdtempSync(join(tmpdir(), 'chances-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Made up: whoever has lost less wins, the more surely the less. */
const madeUp = (count: number, seed: number): readonly Sampled[] => {
  const stream = streamOf(seed);
  const side = (lost: number): Facts['sides']['south'] => ({
    lost,
    of: 20,
    breaksAt: 10,
    strength: 40,
    off: 0,
    worth: 0,
    points: 0,
  });
  return Array.from({ length: count }, (_, at): Sampled => {
    const [south, north] = [below(stream, 10), below(stream, 10)];
    const facts: Facts = {
      sides: { south: side(south), north: side(north) },
      turn: 5,
      turnLimit: undefined,
      acting: below(stream, 2) === 0 ? 'south' : 'north',
      decidedBy: 'losses',
      allPoints: 0,
      leads: undefined,
    };
    const likely = 1 / (1 + Math.exp(-(north - south) / 3));
    const winner = below(stream, 1000) < 1000 * likely ? 'south' : 'north';
    return {
      game: 'fine',
      seed,
      at,
      place: 'nowhere',
      bots: ['a', 'b'],
      winner,
      turns: 9,
      facts: [facts],
      turnEnds: [],
    };
  });
};

describe('fitting', () => {
  const weights = fit(madeUp(3000, 1));
  const others = madeUp(3000, 2);

  test('finds the chances that matches were made with', () => {
    for (const { facts } of others.slice(0, 50)) {
      const { south, north } = facts[0]!.sides;
      const likely = 1 / (1 + Math.exp(-(north.lost - south.lost) / 3));
      expect(Math.abs(chancesFrom(facts[0]!, weights).south - likely)).toBeLessThan(0.08);
    }
  });

  test('and the check says that they are true, and that others are not', () => {
    const good = reliabilityOf(others, weights);
    expect(good.off).toBeLessThan(0.03);
    expect(good.brier).toBeLessThan(good.blind);
    const boastful = reliabilityOf(others, { ...weights, losses: 3 * weights.losses, nearBreaking: 8 });
    expect(boastful.off).toBeGreaterThan(0.06);
    expect(boastful.brier).toBeGreaterThan(good.brier);
  });

  test('positions of one match count once for how sure a share is', () => {
    const [one] = others;
    const same = { ...one!, facts: Array.from({ length: 10 }, () => one!.facts[0]!) };
    const { bins, positions } = reliabilityOf([same], weights);
    expect(positions).toBe(10);
    for (const { matches, won } of bins) expect([matches, won.of]).toEqual([1, 1]);
  });
});

describe('of matches that would have been given up', () => {
  const [some] = madeUp(1, 1);
  const facts = (turn: number, lost: number, leads: 'north' | undefined): Facts => {
    const { sides, ...rest } = some!.facts[0]!;
    return { ...rest, sides: { ...sides, south: { ...sides.south, lost, strength: 40 - 4 * lost } }, turn, leads };
  };
  const weights = { ...fit(madeUp(3000, 1)), strength: 9 };
  const lost = [facts(2, 0, undefined), facts(3, 9, 'north'), facts(4, 9, 'north'), facts(5, 9, 'north')];
  const ending = (winner: Sampled['winner'], turnEnds: readonly Facts[]): Sampled => ({ ...some!, winner, turnEnds });

  test('it is told how they ended, and how long before', () => {
    const matches = [
      ending('north', lost),
      ending('south', lost),
      ending('nobody', lost),
      ending('north', lost.slice(0, 2)),
    ];
    expect(givenUpIn(matches, weights)).toEqual({ matches: 4, conceded: 3, won: 1, drawn: 1, spared: 4 });
  });
});

test('the k-th match of a seed is always the same, and can always be played', () => {
  for (const game of GAMES) expect(drawn(game, 9, 4)).toEqual(drawn(game, 9, 4));
  expect(sample(GAMES[0]!, 9, 0)).toEqual(sample(GAMES[0]!, 9, 0));
});

describe('the command', () => {
  const [file, to] = [join(folder, 'lines.jsonl'), join(folder, 'told')];
  const run = (...args: string[]) => {
    const page = paper();
    const code = chances(['--game', 'fine', '--file', file, '--to', to, ...args], page);
    return { code, text: page.text, complaints: page.complaints };
  };

  test('plays what is missing, and no match twice', () => {
    expect(run('--matches', '2', '--checks', '1').code).toBe(0);
    const lines = readFileSync(file, 'utf8');
    expect(lines.trim().split('\n')).toHaveLength(3);
    expect(run('--matches', '2', '--checks', '1').code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(lines);
    expect(readFileSync(join(to, 'fine.svg'), 'utf8')).toMatch(/^<svg/);
    expect(readFileSync(join(to, 'chances.md'), 'utf8')).toContain('The weights in use.');
  });

  test('leaves out what other code has played, unless it is asked for', () => {
    const [line] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, `${line!.replace(/"code":"[^"]*"/, '"code":"older"')}\n`);
    const { complaints } = run('--matches', '1', '--checks', '0');
    expect(complaints).toMatch(/Left out: 1 line of code older/);
    expect(complaints).toMatch(/0 to play/);
    expect(run('--matches', '1', '--checks', '0', '--code', 'older').complaints).not.toContain('to play');
  });

  test('fits when it is asked to, and writes the weights as the bots have them', () => {
    expect(run('--matches', '2', '--checks', '1', '--fit').code).toBe(0);
    const code = readFileSync(join(to, 'weights.ts'), 'utf8');
    expect(code).toContain('  fine: {');
    expect(code).toContain('  glorious: {');
  });

  test('says what is wrong with what was typed', () => {
    expect(run('--matches', 'many').code).toBe(2);
    expect(run('--game', 'chess').code).toBe(2);
  });
});
