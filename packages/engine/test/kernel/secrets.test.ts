/** What lies face down, in every ready-made scenario of the five games with everything hidden that can be. */
import { describe, expect, test } from 'vitest';
import { fineEdition, gloriousEdition, greatEdition, majorEdition, splendidEdition } from '../../src/index.js';
import {
  answer,
  copyOf,
  digest,
  faceDown,
  interrupt,
  isSecret,
  openMatch,
  opens,
  type AnyMatch,
  type Choice,
  type Playable,
  type Said,
  type Side,
} from '../../src/kernel/index.js';

const EDITIONS = [fineEdition, majorEdition, splendidEdition, greatEdition, gloriousEdition] as const;

interface Opening {
  readonly game: Playable;
  readonly name: string;
  readonly given: { readonly armies: object; readonly options: object };
}

const SCENARIOS: Opening[] = EDITIONS.flatMap((game) =>
  game.scenarios.map((scenario) => {
    const army = (id: string) => game.armies.find((each) => each.id === id)!;
    const options = {
      ...scenario.options,
      setupMethod: 'hidden',
      ...(game.id === 'great' ? { dismounting: true } : {}),
    };
    const armies = { south: army(scenario.south), north: army(scenario.north) };
    return { game, name: `${game.id} ${scenario.id}`, given: { armies, options } };
  }),
);

const begun = ({ game, given }: Opening): AnyMatch => openMatch(game, given, { seed: 1 }, 'match', [])!;

/** Says it on a copy: what it led to, and whether it turned up what lay face down. */
const said = (match: AnyMatch, what: Said): { after: AnyMatch; opened: boolean } => {
  const after = copyOf(match);
  if ('by' in what) interrupt(after, what.by, what.choice);
  else answer(after, what.choice);
  return { after, opened: opens(match, what, after) };
};

const first = (match: AnyMatch): Said => ({ choice: match.decision!.options[0]! });

/** A switch on which the two might quarrel. */
const quarrel = (match: AnyMatch): Choice => {
  const [name, value] = Object.entries(match.state.options.houseRules)[0]!;
  return { do: 'dispute', switch: name, value: !value } as Choice;
};

/** The secret questions of a match in their order: who is asked, and what lies face down then. */
const secretsOf = (match: AnyMatch): { side: Side; down: Side[]; opened: boolean }[] => {
  const found = [];
  for (let now = match; isSecret(now);) {
    const { after, opened } = said(now, first(now));
    found.push({ side: now.decision!.side, down: faceDown(now), opened });
    now = after;
  }
  return found;
};

describe('what lies face down', () => {
  test('fifty scenarios are looked at', () => expect(SCENARIOS).toHaveLength(50));

  test.each(SCENARIOS)('$name: an answer lies face down until the last secret of its kind is given', (scenario) => {
    const asked = secretsOf(begun(scenario));
    expect(asked.length).toBeGreaterThanOrEqual(2);
    for (const [i, { side, down, opened }] of asked.entries()) {
      const follows = asked[i + 1];
      // South is asked first; where only one side is asked, its answer is turned up at once.
      expect(down).toEqual(side === 'north' && asked[i - 1]?.opened === false ? ['south'] : []);
      expect(opened).toBe(side === 'north' || follows?.side !== 'north' || follows.down.length === 0);
    }
  });

  test.each(SCENARIOS)('$name: a dispute opens nothing', (scenario) => {
    let match = begun(scenario);
    while (faceDown(match).length === 0) match = said(match, first(match)).after;
    for (const by of ['south', 'north'] as const) {
      const disputed = said(match, { choice: quarrel(match), by });
      expect(isSecret(disputed.after)).toBe(false);
      expect(faceDown(disputed.after)).toEqual(['south']);
      expect(disputed.opened).toBe(false);
      const settled = said(disputed.after, { choice: { do: 'agree' } });
      expect(faceDown(settled.after)).toEqual(['south']);
      expect(settled.opened).toBe(false);
    }
  });

  test.each(SCENARIOS)('$name: giving up turns up what lay there', (scenario) => {
    let match = begun(scenario);
    while (faceDown(match).length === 0) match = said(match, first(match)).after;
    const over = said(match, { choice: { do: 'concede' }, by: 'north' });
    expect(over).toMatchObject({ opened: true });
    expect(faceDown(over.after)).toEqual([]);
  });

  test('an open set-up has no secrets', () => {
    const { game, given } = SCENARIOS.find(({ game }) => game.id === 'fine')!;
    const match = openMatch(game, { ...given, options: { setupMethod: 'agreed' } }, { seed: 1 }, 'match', [])!;
    const { after, opened } = said(match, first(match));
    expect([isSecret(match), faceDown(after), opened]).toEqual([false, [], false]);
  });

  test('looking changes nothing', () => {
    const match = begun(SCENARIOS[0]!);
    const before = digest(match);
    faceDown(match);
    expect(digest(match)).toBe(before);
  });
});
