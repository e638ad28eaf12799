/** The coat of a unit is for whoever draws it: an army may give it, and a match with it is the same match. */
import { describe, expect, test } from 'vitest';
import {
  begin,
  diceFrom,
  digest,
  type AnyMatch,
  fineEdition,
  gloriousEdition,
  greatEdition,
  majorEdition,
  splendidEdition,
  type Fault,
} from '../src/index.js';

const EDITIONS = [fineEdition, majorEdition, splendidEdition, greatEdition, gloriousEdition] as const;

interface Given {
  readonly units: readonly { readonly name: string }[];
}

describe.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s', (_id, edition) => {
  const scenario = edition.scenarios[0]!;
  const armyOf = (id: string): Given => edition.armies.find((army) => army.id === id)!;
  const opened = (dress: (unit: object) => object): { match: AnyMatch | undefined; faults: Fault[] } => {
    const dressed = ({ units, ...army }: Given) => ({ ...army, units: units.map(dress) });
    const armies = { south: dressed(armyOf(scenario.south)), north: dressed(armyOf(scenario.north)) };
    const faults: Fault[] = [];
    const match = edition.open({ armies, options: scenario.options }, diceFrom({ seed: 5 }), 'match', faults);
    if (match) begin(match);
    return { match, faults };
  };
  const bare = ({ coat: _coat, ...unit }: { coat?: string }): object => unit;

  test('an army with coats and one without come to the same match', () => {
    const [plain, coated] = [opened(bare), opened((unit) => ({ ...unit, coat: '#d9b02f' }))];
    expect([plain.faults, coated.faults]).toEqual([[], []]);
    expect(digest(coated.match!)).toBe(digest(plain.match!));
  });

  test('what is no coat is refused, and so is a word that nobody knows', () => {
    expect(opened((unit) => ({ ...unit, coat: 7 })).faults[0]?.path).toMatch(/units\[0\]\.coat$/);
    expect(opened((unit) => ({ ...unit, jacket: '#d9b02f' })).faults.length).toBeGreaterThan(0);
  });
});
