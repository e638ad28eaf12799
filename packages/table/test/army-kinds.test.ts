/** The armies of a briefing by kinds: everybody once, with all his strength. */
import { SIDES } from '@five-victories/engine/kernel';
import { expect, test } from 'vitest';
import { armyBookOf } from '../src/armies/army-book.js';
import { kindsIn } from '../src/briefing/army-kinds.js';
import { factsOf } from '../src/briefing/facts.js';
import { GAME_IDS } from '../src/match/game-ids.js';
import { recordedSession } from './story-kit.js';

test.each(GAME_IDS)('%s: every unit is in one row, and the rows add up to the army', async (game) => {
  const { book, moments } = recordedSession(game, 'alternate');
  const { match } = moments[0]!;
  const armies = await armyBookOf(game);
  const facts = factsOf(book, match);
  for (const side of SIDES) {
    const rows = kindsIn(book, match, side);
    const ids = match.state.units.flatMap((unit) => (unit.side === side ? [unit.id] : []));
    expect(rows.flatMap(({ units }) => units).toSorted()).toEqual(ids.toSorted());
    expect(rows.reduce((sum, { strength }) => sum + strength, 0)).toBe(facts.strength[side]);
    expect(new Set(rows.map(({ type }) => armies.typeName(type))).size).toBe(rows.length);
    for (const { type } of rows) expect(armies.typeName(type)).not.toBe(type);
  }
});
