/** What is at stake, as the table tells it: aims and facts of all ready-made scenarios, in both languages. */
import { describe, expect, test } from 'vitest';
import { both, diceFrom, SIDES, type Fault } from '@five-victories/engine/kernel';
import { knownAmong, nextAmong, type KnownScenario } from '../src/app/known-scenario.js';
import { aimsOf } from '../src/briefing/aims.js';
import { difficultyFor, factsOf } from '../src/briefing/facts.js';
import { goalSign } from '../src/briefing/goal-sign.js';
import { briefingWordsIn } from '../src/briefing/words/index.js';
import { sideTone } from '../src/art/side-tones.js';
import { beginningOf, ownOf } from '../src/editor/scenario.js';
import { GAME_IDS } from '../src/match/game-ids.js';
import { loadEdition } from '../src/match/shelf.js';
import { bookOf } from './story-kit.js';

const tones = both((side) => sideTone(side, undefined));

describe.each(GAME_IDS)('%s', (game) => {
  test('every scenario tells how it is won, its goals with their points, and what losses bring', async () => {
    const book = bookOf(game);
    const edition = await loadEdition(game);
    let withGoals = 0;
    for (const scenario of edition.scenarios) {
      const faults: Fault[] = [];
      const match = book.game.open(beginningOf(edition, ownOf(scenario)), diceFrom({ seed: 1 }), 'm', faults)!;
      expect([scenario.id, faults]).toEqual([scenario.id, []]);
      const goals = book.standing.goalsOf(match);
      const given = (scenario.options as { scenarioGoals?: Record<'south' | 'north', { points: number }[]> })
        .scenarioGoals;
      for (const side of SIDES)
        expect(goals.reduce((sum, { worth }) => sum + worth[side], 0)).toBe(
          (given?.[side] ?? []).reduce((sum, { points }) => sum + points, 0),
        );
      if (goals.length > 0) withGoals++;
      for (const goal of goals) {
        const name = book.standing.goalName(match, goal.goal);
        expect(name ?? '').not.toMatch(/^$|undefined/);
        const sign = goalSign(goal, tones);
        for (const side of SIDES) if (goal.worth[side] > 0) expect(sign).toContain(`>${goal.worth[side]}<`);
        expect(sign).not.toMatch(/NaN|undefined/);
      }
      const { turnLimit } = match.state.options as { turnLimit?: number };
      for (const language of ['en', 'de'] as const)
        for (const you of [undefined, ...SIDES]) {
          const aims = aimsOf(briefingWordsIn(language), book.standing, match, you);
          const all = aims.map(({ title, text }) => `${title} ${text ?? ''}`).join(' ');
          expect(all).not.toMatch(/undefined|NaN|null/);
          for (const side of SIDES)
            for (const { at } of book.standing.lossesOf(match, side).marks)
              if (you === undefined || side === you) expect(all).toContain(String(at));
          if (turnLimit) expect(all).toContain(String(turnLimit));
        }
      const { body } = book.mapOf(match, tones);
      expect(body).not.toMatch(/NaN|undefined|Infinity/);
      expect(body.split('class="goal-sign"').length - 1).toBe(goals.length);
    }
    expect(withGoals).toBeGreaterThan(0);
  });

  test('size and strength are those of the armies', async () => {
    const book = bookOf(game);
    const edition = await loadEdition(game);
    const scenario = edition.scenarios[0]!;
    const match = book.game.open(beginningOf(edition, ownOf(scenario)), diceFrom({ seed: 1 }), 'm', [])!;
    const facts = factsOf(book, match);
    for (const side of SIDES) {
      const army = edition.armies.find(({ id }) => id === scenario[side])!;
      expect(facts.units[side]).toBe(army.units.length);
      expect(facts.strength[side]).toBeGreaterThanOrEqual(army.units.length);
    }
    expect(difficultyFor({ ...facts, strength: { south: 50, north: 40 } }, 'south')).toBe('easy');
    expect(difficultyFor({ ...facts, strength: { south: 50, north: 40 } }, 'north')).toBe('hard');
    expect(difficultyFor({ ...facts, strength: { south: 50, north: 48 } }, 'north')).toBe('even');
    expect(difficultyFor({ ...facts, strength: { south: 0, north: 48 } }, 'north')).toBeUndefined();
  });

  test('a match knows its scenario by its ground, whatever was agreed about rules', async () => {
    const edition = await loadEdition(game);
    const all = edition.scenarios.map(({ id, name, story, south, north, options }): KnownScenario => ({
      id,
      name,
      story,
      own: false,
      armies: { south, north },
      options,
    }));
    for (const [i, scenario] of all.entries()) {
      const begin = { options: { ...scenario.options, houseRules: { any: true } } };
      expect(knownAmong(all, begin, `${scenario.name} (3)`)?.id).toBe(scenario.id);
      expect(nextAmong(all, scenario)?.id).toBe(all[(i + 1) % all.length]!.id);
    }
    expect(knownAmong(all, { options: {} }, 'Some other match')).toBeUndefined();
    expect(nextAmong(all, undefined)?.id).toBe(all[0]!.id);
  });
});
