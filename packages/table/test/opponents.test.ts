/** The bots to choose, and what they mean to do from one question to the next. */
import { BOTS, LEVELS as ALL, QUICK, type Plan } from '@five-victories/bots';
import { players as german } from '@five-victories/words/de/players';
import { players as english } from '@five-victories/words/en/players';
import { fineEdition } from '@five-victories/engine/fine';
import { describe, expect, test } from 'vitest';
import { createBotPlans } from '../src/app/bot-plans.js';
import { matchOf, upTo, type Session } from '../src/match/session.js';
import { botIn, isBot, isBotSeat, isLevel, LEVELS, withBot } from '../src/match/seats.js';
import { readSettings } from '../src/store/settings.js';
import { opened, said } from './kit.js';

describe('the bots to choose', () => {
  test('are the six levels, the weakest first; every bot has its name and sentence in both languages', () => {
    expect(LEVELS).toEqual(ALL);
    const names = BOTS.map(({ name }) => name).sort();
    expect(Object.keys(english).sort()).toEqual(names);
    expect(Object.keys(german).sort()).toEqual(names);
    for (const name of names) {
      expect(isBotSeat(name)).toBe(true);
      for (const player of [english, german].map((all) => all[name as keyof typeof all]))
        expect([player.name.length > 2, player.text.length > 10]).toEqual([true, true]);
    }
    expect(isLevel(QUICK)).toBe(true);
  });

  test('old matches keep their bots, and another can take their seat', () => {
    const seats = { south: 'person', north: 'steady' } as const;
    expect([isBot(seats, 'south'), isBot(seats, 'north'), botIn(seats)]).toEqual([false, true, 'steady']);
    expect(withBot(seats, 'marshal')).toEqual({ south: 'person', north: 'marshal' });
    expect(botIn({ south: 'person', north: 'remote' })).toBeUndefined();
  });

  test('a first match is against an ensign; the settings remember who was chosen, and nobody unknown', () => {
    expect(readSettings(undefined).opponent).toBe('ensign');
    expect(readSettings({ opponent: 'colonel' }).opponent).toBe('colonel');
    expect(readSettings({ opponent: 'steady' }).opponent).toBe('ensign');
  });
});

describe('a plan', () => {
  const plan: Plan = { phase: '1 initiativeMovement south', parts: [], orders: [] };
  const answered = (session: Session, n: number): Session => said(session, matchOf(session).decision!.options[n]!);

  test('is handed back as long as the answer it came with stands, also after redo', () => {
    const before = opened(fineEdition);
    const { side, options } = matchOf(before).decision!;
    const plans = createBotPlans();
    expect(plans.of(before, side)).toBeUndefined();
    plans.keep(before, side, options[0]!, plan);
    // What was said is not yet heard of.
    expect(plans.of(before, side)).toBeUndefined();
    const after = answered(before, 0);
    expect(plans.of(after, side)).toBe(plan);
    expect(plans.of(upTo(after, before.moments.length - 1), side)).toBeUndefined();
    expect(plans.of({ ...after }, side)).toBe(plan);
  });

  test('is dropped where another answer was given, and in another match', () => {
    const before = opened(fineEdition);
    const { side, options } = matchOf(before).decision!;
    const plans = createBotPlans();
    plans.keep(before, side, options[0]!, plan);
    const other = answered(opened(fineEdition), 0);
    expect(plans.of(other, side)).toBeUndefined();
    plans.keep(before, side, { do: 'another' }, plan);
    expect(plans.of(answered(before, 0), side)).toBeUndefined();
    plans.keep(before, side, options[0]!, undefined);
    expect(plans.of(answered(before, 0), side)).toBeUndefined();
  });
});
