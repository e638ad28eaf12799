/**
 * Nothing that the other side or a watcher is sent depends on what lies face down: not the lines, not who is asked what,
 * not what is refused, also with a dispute in between. Compared byte for byte, in every scenario that has a secret.
 */
import { describe, expect, test } from 'vitest';
import { enemyOf, isSecret, refusal, type AnyMatch, type Choice, type Side } from '@five-victories/engine';
import { aheadFor, askedNow } from '@five-victories/engine/fair';
import { isNo, judgeSay, openingOf as openingDice, type Judged } from '../src/log/judge.js';
import { shownLine } from '../src/log/shown.js';
import { beginning, digestOf, type Standing } from '../src/log/standing.js';
import { EDITIONS, givenOf, openingOf, secretOf, type AnyEdition } from './kit.js';

const saying = (by: Side) => ({ by, at: 7, salt: () => secretOf('salt') });

const after = (judged: Judged): Standing => {
  if (isNo(judged)) throw new Error(`${judged.code} ${judged.refusal?.id ?? ''}`);
  return judged.after;
};

/** A head is a hash over a number nobody knows: that it differs tells nothing. */
const masked = (shown: object): object => ({ ...shown, head: 'head' });

/** All that a viewer can know of a match: what he is shown of its lines, and what he may be asked and answered. */
const knownBy = (viewer: Side | undefined, now: Standing): object => {
  const lines = now.counted.map(({ line }): object =>
    masked(shownLine(viewer, now.down, { line, head: now.head, digest: digestOf(now) })),
  );
  const { match } = now;
  const mine = viewer && (match.decision?.side === viewer ? match : aheadFor(match, viewer, []));
  return {
    lines,
    digest: digestOf(now),
    asked: askedNow(match),
    kind: match.decision?.kind,
    side: match.decision?.side,
    mine: mine && { kind: mine.decision!.kind, options: mine.decision!.options, refusals: refusalsIn(mine) },
  };
};

/** Some answers that no side may give, with the reasons that are told. */
const refusalsIn = (match: AnyMatch): unknown[] =>
  match
    .decision!.options.flatMap((option): Choice[] => {
      const { do: verb, ...rest } = option as Choice & Record<string, unknown>;
      const half = Object.fromEntries(
        Object.entries(rest).map(([key, value]) => [key, Array.isArray(value) ? value.slice(1) : value]),
      );
      return [{ do: verb }, { do: verb, ...half }];
    })
    .map((choice) => {
      try {
        return refusal(match, choice) ?? 'taken';
      } catch (error) {
        return String(error);
      }
    });

/** The match before its first secret that stays face down, if it has one. */
const secretOfMatch = (edition: AnyEdition, scenario: number): Standing | undefined => {
  const begin = openingOf(edition, scenario, { setupMethod: 'hidden' });
  let { after: now } = openingDice(beginning(givenOf(edition, begin), [])!, 0);
  for (let i = 0; i < 20 && now.match.decision; i++) {
    if (isSecret(now.match) && askedNow(now.match).length === 2) return now;
    now = after(judgeSay(now, saying(now.match.decision.side), [now.match.decision.options[0]!]));
  }
  return undefined;
};

/** A dispute over the first house rule, so that another question lies above the secret one. */
const disputed = (now: Standing, by: Side): Standing => {
  const { houseRules } = (now.match.state as { options: { houseRules: Record<string, boolean> } }).options;
  const [name, value] = Object.entries(houseRules)[0]!;
  return after(judgeSay(now, saying(by), [{ do: 'dispute', switch: name, value: !value }], true));
};

describe.each(EDITIONS)('$id', (edition) => {
  const found = edition.scenarios.map((each, i) => ({ name: each.name, now: secretOfMatch(edition, i) }));

  test('there is a secret to keep', () => {
    expect(found.some(({ now }) => now !== undefined)).toBe(true);
  });

  test.each(found.filter(({ now }) => now !== undefined))('$name', ({ now: first }) => {
    const now = first!;
    const owner = now.match.decision!.side;
    const other = enemyOf(owner);
    const plans = now.match.decision!.options;
    const laid = plans.slice(0, 4).map((plan) => after(judgeSay(now, saying(owner), [plan])));
    for (const viewer of [other, undefined]) {
      const known = laid.map((each) => JSON.stringify(knownBy(viewer, each)));
      expect(new Set(known).size).toBe(1);
      const asked = laid.map((each) => JSON.stringify(knownBy(viewer, disputed(each, other))));
      expect(new Set(asked).size).toBe(1);
    }
    const { line } = laid[0]!.counted.at(-1)!;
    expect(shownLine(owner, laid[0]!.down, { line, head: '' })).toMatchObject({ choice: plans[0] });
    expect(shownLine(other, laid[0]!.down, { line, head: '' })).not.toHaveProperty('choice');
  });
});
