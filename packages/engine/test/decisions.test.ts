/** What the engine says of its decisions is true of every decision met in random play of all five games. */
import { describe, expect, test } from 'vitest';
import {
  about,
  answer,
  asked,
  askedAs,
  below,
  closes,
  declines,
  fork,
  openMatch,
  ownerOf,
  streamOf,
  type AnyMatch,
  type Fault,
} from '../src/kernel/index.js';
import { fineEdition, gloriousEdition, greatEdition, majorEdition, splendidEdition } from '../src/index.js';
import type { ZonalAsked, ZonalMatch } from '../src/zonal/index.js';

const EDITIONS = [fineEdition, majorEdition, splendidEdition, greatEdition, gloriousEdition];

const opened = (edition: (typeof EDITIONS)[number], seed: number): AnyMatch => {
  const scenario = edition.scenarios[seed % edition.scenarios.length]!;
  const army = (id: string) => edition.armies.find((each) => each.id === id);
  const faults: Fault[] = [];
  const armies = { south: army(scenario.south), north: army(scenario.north) };
  const match = openMatch<AnyMatch>(edition, { armies, options: scenario.options }, { seed }, '', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return match;
};

const HOME = ['withdraw', 'retire'];

/** Plays at random and shows every decision. */
const walked = (
  edition: (typeof EDITIONS)[number],
  seed: number,
  most: number,
  see: (match: AnyMatch) => void,
): void => {
  const match = opened(edition, seed);
  const stream = streamOf(seed);
  for (let i = 0; i < most && match.decision; i++) {
    see(match);
    const { options } = match.decision;
    // Few end things, and nobody goes home, so that much happens.
    const acting = options.filter((option) => !closes(match.decision!, option) && !HOME.includes(option.do));
    const from = acting.length > 0 && below(stream, 9) > 0 ? acting : options;
    answer(match, from[below(stream, from.length)]!);
  }
};

describe.each(EDITIONS)('$title', (edition) => {
  test('every option has a verb that the question takes and offers', () => {
    const kinds = new Set<string>();
    walked(edition, 1, 600, ({ decision }) => {
      const { kind, options, takes } = decision!;
      kinds.add(kind);
      for (const { do: verb } of options) expect([kind, verb, takes[verb] ?? 'none']).not.toContain('none');
      for (const { do: verb } of options) expect([kind, verb, takes[verb]]).not.toContain('explained');
    });
    expect(kinds.size).toBeGreaterThan(4);
  });

  test('whom a decision calls the owner of its answers is one of his units', () => {
    let owned = 0;
    walked(edition, 2, 600, (match) => {
      const { nature, side } = match.decision!;
      if (nature.of === undefined) return;
      const owner = ownerOf({ nature, about: about(match) });
      owned++;
      expect(match.state.units.find(({ id }: { id: string }) => id === owner)).toMatchObject({ side });
    });
    expect(owned).toBeGreaterThan(10);
  });

  test('what closes the share of a side in a phase is not followed by the same question to it', () => {
    let closed = 0;
    walked(edition, 3, 400, (match) => {
      const { decision } = match;
      const { turn, phase } = match.state;
      const last = decision!.options.find((option) => closes(decision!, option) && declines(decision!, option));
      if (!last) return;
      const copy = fork(match, 1);
      answer(copy, last);
      closed++;
      const same =
        copy.decision?.kind === decision!.kind &&
        copy.decision.side === decision!.side &&
        copy.state.turn === turn &&
        copy.state.phase === phase;
      expect([decision!.kind, same]).toEqual([decision!.kind, false]);
    });
    expect(closed).toBeGreaterThan(5);
  });
});

test('who handles one kind of decision has its fields, and a kind that is not there does not compile', () => {
  const match = opened(fineEdition, 6) as ZonalMatch;
  const question = asked(match);
  expect(question).toMatchObject({ kind: 'setup', about: about(match) });
  expect(askedAs(question, 'setup')?.about.placed).toBe(false);
  expect(askedAs(question, 'fire')).toBeUndefined();
  const shotsIn = (given: ZonalAsked): number => {
    // @ts-expect-error There is no such decision.
    if (given.kind === 'parley') return 0;
    // @ts-expect-error What it is about is known by its kind.
    if (given.kind === 'activity') return given.about.shots;
    return given.kind === 'fire' ? Object.keys(given.about.shots).length : 0;
  };
  expect(shotsIn(question!)).toBe(0);
});
