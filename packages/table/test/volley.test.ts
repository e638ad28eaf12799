/** A volley in one breath: only of those whom the engine offers a single target. */
import { expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import { majorEdition } from '@five-victories/engine/major';
import { answer, copyOf, isVain, refusal } from '@five-victories/engine/kernel';
import type { Edition, ZonalMatch } from '@five-victories/engine/zonal';
import { matchOf } from '../src/match/session.js';
import { volleyOf } from '../src/match/volley.js';
import { opened, played } from './kit.js';

/** Moments at which somebody may fire. */
const firing = (game: Edition): ZonalMatch[] => {
  const found: ZonalMatch[] = [];
  for (let seed = 1; seed <= 4; seed++)
    played(opened(game, seed), seed, 400, (session) => {
      if (matchOf(session).decision?.kind === 'fire') found.push(matchOf(session));
    });
  return found;
};

test.each([fineEdition, majorEdition])('$title: each of a volley has one target, and all are fired', (game) => {
  let volleys = 0;
  for (const match of firing(game)) {
    const volley = volleyOf(match);
    if (volley.length === 0) continue;
    volleys++;
    expect(volley.length).toBeGreaterThan(1);
    const copy = copyOf(match);
    for (const shot of volley) {
      const { unit } = shot as typeof shot & { unit: string };
      const own = match.decision!.options.filter((option) => 'unit' in option && option.unit === unit);
      expect(own.filter((option) => !isVain(match, option))).toEqual([shot]);
      expect(refusal(copy, shot)).toBeUndefined();
      answer(copy, shot);
    }
  }
  expect(volleys).toBeGreaterThan(0);
});

test('nobody is left out of those who can fire at one enemy only', () => {
  for (const match of firing(fineEdition)) {
    const shots = match.decision!.options.flatMap((option) =>
      option.do === 'fire' && !isVain(match, option) ? [option.unit] : [],
    );
    const single = shots.filter((unit) => shots.indexOf(unit) === shots.lastIndexOf(unit));
    expect(volleyOf(match)).toHaveLength(single.length > 1 ? single.length : 0);
  }
});
