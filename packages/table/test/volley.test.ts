/** A volley in one breath: everybody fires who can hit anybody, and where he hits best. */
import { expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import { majorEdition } from '@five-victories/engine/major';
import { answer, copyOf, expected, isVain, refusal } from '@five-victories/engine/kernel';
import { sizeOf, unitOf, type Edition, type Fire, type ZonalMatch } from '@five-victories/engine/zonal';
import { matchOf } from '../src/match/session.js';
import { closingAfter, heldIn, volleyOf } from '../src/match/volley.js';
import { zoneBook } from '../src/match/zone-book.js';
import { previewOf } from '../src/match/zone-preview.js';
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

const hitting = (match: ZonalMatch): readonly Fire[] =>
  match.decision!.options.filter((option): option is Fire => option.do === 'fire' && !isVain(match, option));

const hopeOf = (match: ZonalMatch, shot: Fire): number => expected(previewOf(match, [shot]).cast!.chances!);

test.each([fineEdition, majorEdition])(
  '$title: all who can hit anybody fire, none where another shot is better',
  (game) => {
    const book = zoneBook(game.id as 'fine' | 'major');
    let [volleys, choices] = [0, 0];
    for (const match of firing(game)) {
      const volley = volleyOf(book, match) as readonly Fire[];
      expect(volley.length).not.toBe(1);
      if (volley.length === 0) continue;
      volleys++;
      const copy = copyOf(match);
      for (const shot of volley) {
        const others = hitting(copy);
        const hope = hopeOf(copy, shot);
        if (others.length > 1) choices++;
        expect(Math.max(...others.map((other) => hopeOf(copy, other)))).toBeCloseTo(hope);
        const alike = others.filter((other) => Math.abs(hopeOf(copy, other) - hope) < 1e-9);
        const fewest = Math.min(...alike.map(({ target }) => sizeOf(unitOf(copy, target))));
        expect(sizeOf(unitOf(copy, shot.target))).toBe(fewest);
        expect(refusal(copy, shot)).toBeUndefined();
        answer(copy, shot);
      }
      expect(
        copy.decision?.kind === 'fire' && copy.decision.side === match.decision!.side ? hitting(copy) : [],
      ).toEqual([]);
    }
    expect(volleys).toBeGreaterThan(0);
    expect(choices).toBeGreaterThan(0);
  },
);

test('whom the player tells otherwise fires there or not at all; with only such left the firing ends', () => {
  const book = zoneBook('fine');
  const seen = { aimed: 0, closed: 0, open: 0 };
  for (const match of firing(fineEdition)) {
    const [first, ...rest] = volleyOf(book, match) as readonly Fire[];
    if (!first) continue;
    const wishes = { [first.unit]: undefined };
    const others = volleyOf(book, match, wishes);
    expect(others.some(({ unit }) => unit === first.unit)).toBe(false);
    expect(heldIn(match, wishes)).toEqual([first.unit]);
    expect(closingAfter(match, volleyOf(book, match), {})).toBeUndefined();
    const closing = closingAfter(match, others, wishes);
    if (closing) expect(closing).toEqual({ do: 'done' });
    seen[closing ? 'closed' : 'open']++;
    for (const shot of rest)
      for (const { target } of book.shotsOf!(match, shot.unit)) {
        const told = volleyOf(book, match, { [shot.unit]: target });
        expect(told.find(({ unit }) => unit === shot.unit)).toMatchObject({ target });
        seen.aimed++;
      }
  }
  expect(seen.aimed).toBeGreaterThan(10);
  expect(seen.closed).toBeGreaterThan(0);
});
