/** Regiments with coats of their own: from the army to the table, and in the files of armies. */
import { describe, expect, test } from 'vitest';
import type { Fault } from '@five-victories/engine/kernel';
import { fineEdition } from '@five-victories/engine/fine';
import { armyBookOf } from '../src/armies/army-book.js';
import { saying } from '../src/armies/own-army.js';
import { GAME_IDS } from '../src/match/game-ids.js';
import { matchOf, openSession } from '../src/match/session.js';
import { loadEdition } from '../src/match/shelf.js';
import { coatOf, coatsOf } from '../src/match/unit-coats.js';
import { armyFile, readArmy } from '../src/store/armies.js';
import { bookFor, opened } from './kit.js';

const SIDES_COATS = { south: '#111111', north: '#eeeeee' };

describe('in a match', () => {
  const armyOf = (id: string) => fineEdition.armies.find((army) => army.id === id)!;
  const fought = (south: object, north: object) => {
    const faults: Fault[] = [];
    const begin = { armies: { south, north }, options: {} };
    const session = openSession(bookFor(fineEdition), begin, { seed: 1 }, faults);
    expect(faults).toEqual([]);
    return session!;
  };

  test('units wear what their army gives them, the others what their side wears', () => {
    const swedes = fineEdition.armies.find(({ units }) => units.some(({ name }) => name === 'Green Brigade'))!;
    const session = fought(swedes, swedes);
    const coats = coatsOf(session, SIDES_COATS);
    const wornBy = (name: string, side: 'south' | 'north') =>
      coatOf(
        coats,
        matchOf(session).state.units.find((unit) => unit.name === name && unit.side === side)!,
      );
    for (const side of ['south', 'north'] as const) {
      for (const { name, coat } of swedes.units) expect(wornBy(name, side)).toBe(coat ?? SIDES_COATS[side]);
      expect(new Set(swedes.units.map(({ name }) => wornBy(name, side))).size).toBeGreaterThan(4);
    }
  });

  test('what is no colour is not worn, and an army without coats has none', () => {
    const { units, ...rest } = armyOf(fineEdition.scenarios[0]!.south);
    const odd = { ...rest, units: units.map((unit) => ({ ...unit, coat: 'url(evil)' })) };
    expect(coatsOf(fought(odd, odd), SIDES_COATS).units).toEqual([]);
    const bare = { ...rest, units: units.map(({ coat: _coat, ...unit }) => unit) };
    expect(coatsOf(fought(bare, bare), SIDES_COATS).units).toEqual([]);
  });

  test('they are worked out once for a match', () => {
    const session = opened(fineEdition);
    expect(coatsOf(session, SIDES_COATS)).toBe(coatsOf({ ...session }, SIDES_COATS));
  });
});

describe.each(GAME_IDS)('armies of %s', (game) => {
  test('a file keeps the coats of units, and a change of type does too', async () => {
    const [book, edition] = await Promise.all([armyBookOf(game), loadEdition(game)]);
    const { units, ...army } = book.armies[0]!;
    const own = { ...army, units: units.map((unit) => saying(unit, 'coat', '#3f7a3c')) };
    const faults: Fault[] = [];
    const read = await readArmy(armyFile(game, own), loadEdition, faults);
    expect(faults).toEqual([]);
    expect(read?.army.units.map(({ coat }) => coat)).toEqual(units.map(() => '#3f7a3c'));
    const other = Object.keys(edition.types).find((type) => type !== units[0]!.type)!;
    expect(book.asType(own.units[0]!, other).coat).toBe('#3f7a3c');
  });

  test('every coat of a ready-made unit is a colour that its figures can be drawn in', async () => {
    for (const { units } of (await loadEdition(game)).armies)
      for (const { name, coat } of units as readonly { name: string; coat?: string }[])
        if (coat !== undefined) expect(coat, name).toMatch(/^#[0-9a-f]{6}$/);
  });
});
